/** How battles are fought out at a server: by the ways of campaigns, machines at the level that is usual in the page. */
import {
  chairsOf,
  followedCareers,
  isPrinted,
  type Mapping,
  mappingHash,
  mappingIn,
  PRINTED_MAPPING,
  partsOf,
  reportOn,
  WAYS,
  wayFor,
  withMapping,
} from '@weathergage/campaign';
import { BATTLE_MACHINES } from '@weathergage/campaign/house-machines.ts';
import type { FightingOut, Game } from '@weathergage/kernel';
import type { BattleWays } from '@weathergage/server';

/** `games`: those that are played here; `mapping`: the host's, for matches that are made from now on. */
export const battleWays = (games: readonly Game[], mapping: Mapping = PRINTED_MAPPING): BattleWays => ({
  ...(mapping === PRINTED_MAPPING ? {} : { mapping: { hash: mappingHash(mapping), table: mapping } }),
  bound(game, options) {
    const { foughtOut } = options as { readonly foughtOut?: FightingOut };
    if (foughtOut === undefined) return null;
    const { ways, below, mapping: named, table } = foughtOut;
    // One by name alone must be known here. What was taken over from an earlier match gives way to today's.
    const isKnown = named === undefined || isPrinted(named) || named === mappingHash(mapping);
    if (table === undefined && !isKnown) return null;
    const known = WAYS.filter(({ child }) => games.some(({ id }) => id === child));
    const first = ways.map((way) => known.find(({ parent, id }) => parent === game && id === way));
    const children = new Set(first.map((way) => way?.child));
    const isBelow = (way: string): boolean =>
      known.some(({ parent, id }) => children.has(parent) && id === way);
    const leads = !first.includes(undefined) && (below?.ways ?? []).every(isBelow);
    return leads ? withMapping(options as object, mapping) : null;
  },
  partsOf: ({ game, options }, engagement) =>
    partsOf(wayFor(game, engagement), engagement, mappingIn(options)) as ReturnType<BattleWays['partsOf']>,
  ownersOf: (game, engagement, chairs) => chairsOf(wayFor(game, engagement), engagement, chairs),
  reportOn: ({ game, options }, engagement, parts) =>
    reportOn(
      wayFor(game, engagement),
      engagement,
      parts as Parameters<typeof reportOn>[2],
      mappingIn(options),
    ),
  botOf: (game) => BATTLE_MACHINES[game] ?? 'commodore',
  async careersIn(fought) {
    const following = followedCareers(fought, new Map(games.map((game) => [game.id, game])));
    for (;;) {
      const { done, value } = following.next();
      if (done) return value;
      await new Promise((resolve) => setImmediate(resolve));
    }
  },
});
