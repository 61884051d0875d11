/** The closed lists of words that the tables, the roster and the scenarios of Table Action are written in. */

export const SIZES = ['large', 'medium', 'small'] as const;
export type Size = (typeof SIZES)[number];

export const SAILS = ['easy', 'battle', 'full'] as const;
export type Sail = (typeof SAILS)[number];

export const RANGES = ['pointBlank', 'close', 'effective', 'long'] as const;
export type Range = (typeof RANGES)[number];

export const QUALITIES = ['good', 'average', 'poor'] as const;
export type Quality = (typeof QUALITIES)[number];

export const NATIONS = ['British', 'French', 'Spanish', 'American', 'Dutch', 'Danish'] as const;
export type Nation = (typeof NATIONS)[number];
export const NAVIES: Readonly<Record<Nation, string>> = {
  British: 'Royal Navy',
  French: 'French Navy',
  Spanish: 'Spanish Navy',
  American: 'United States Navy',
  Dutch: 'Dutch Navy',
  Danish: 'Danish Navy',
};

export const SPECIALS = ['flagship', 'marines', 'signals'] as const;
export type Special = (typeof SPECIALS)[number];

/** `sheet`: printed on the rules sheet; `public`: generally known history; `constructed`: made for this game. */
export const PROVENANCES = ['sheet', 'public', 'constructed'] as const;
export type Provenance = (typeof PROVENANCES)[number];

export const RATES = [
  '1st',
  '2nd',
  '3rd-large',
  '3rd-small',
  '4th',
  '5th',
  '6th',
  'sloop',
  'gun-vessel',
] as const;
export type Rate = (typeof RATES)[number];

/** How many dice at each range, from point blank to long. */
export type DiceByRange = readonly [number, number, number, number];
