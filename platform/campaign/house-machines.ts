/** Which machine of each game fights where nobody has chosen one. */
type ByGame = Readonly<Record<string, string>>;

/** In battles of a match: strong enough to be worth an evening, and quick enough for one that nobody looks at. */
export const BATTLE_MACHINES: ByGame = {
  'hex-action': 'midshipman',
  'table-action': 'midshipman',
  station: 'commodore',
};

/** In campaigns by machines alone: the cheapest that know a broadside from a rake, since there are battles by the dozen. */
export const CAMPAIGN_MACHINES: ByGame = {
  'hex-action': 'captain',
  'table-action': 'captain',
  station: 'commodore',
  'sea-power': 'nearest',
};
