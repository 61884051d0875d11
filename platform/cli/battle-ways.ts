/** How battles are fought out at a server: by the ways of campaigns, machines at the level that is usual in the page. */
import {
  chairsOf,
  mappingHash,
  PRINTED_MAPPING,
  partsOf,
  reportOn,
  WAYS,
  wayFor,
} from '@weathergage/campaign';
import type { FightingOut } from '@weathergage/kernel';
import type { BattleWays } from '@weathergage/server';

/** Strong enough to be worth an evening, and quick enough for one that nobody looks at. */
const BOTS: Readonly<Record<string, string>> = {
  'hex-action': 'midshipman',
  'table-action': 'midshipman',
  station: 'commodore',
};

/** `games`: the ids of those that are played here. */
export const battleWays = (games: readonly string[]): BattleWays => ({
  leads(game, options) {
    const { foughtOut } = options as { readonly foughtOut?: FightingOut };
    if (foughtOut === undefined) return false;
    const { ways, below, mapping } = foughtOut;
    // Battles are made by the printed mapping here: by another they would prove nothing afterwards.
    if (mapping !== undefined && mapping !== mappingHash(PRINTED_MAPPING)) return false;
    const known = WAYS.filter(({ child }) => games.includes(child));
    const first = ways.map((way) => known.find(({ parent, id }) => parent === game && id === way));
    const children = new Set(first.map((way) => way?.child));
    const isBelow = (way: string): boolean =>
      known.some(({ parent, id }) => children.has(parent) && id === way);
    return !first.includes(undefined) && (below?.ways ?? []).every(isBelow);
  },
  partsOf: (game, engagement) =>
    partsOf(wayFor(game, engagement), engagement) as ReturnType<BattleWays['partsOf']>,
  ownersOf: (game, engagement, chairs) => chairsOf(wayFor(game, engagement), engagement, chairs),
  reportOn: (game, engagement, parts) =>
    reportOn(wayFor(game, engagement), engagement, parts as Parameters<typeof reportOn>[2]),
  botOf: (game) => BOTS[game] ?? 'commodore',
});
