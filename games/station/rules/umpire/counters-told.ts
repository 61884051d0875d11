/** Counters that come off the map or onto it are seen by all; whatever the reason, it is told. */
import type { Happening } from '@weathergage/kernel';
import type { LocationId, SideId } from '../module/vocabulary.ts';
import type { StationTold } from '../told/index.ts';
import type { State, Token } from '../world/state.ts';
import { type Context, sidesOf } from './phase.ts';

/** What everybody sees of a side's counters; double-blind only what is Spotted or found. */
const seenOf = (world: State, side: SideId): Token[] =>
  world.tokens.filter(
    ({ id, side: owner, face }) =>
      owner === side &&
      (world.options.movement !== 'blind' || face !== null || world.sighted?.includes(id) === true),
  );

const toAll = ({ news, shown }: Happening<StationTold>): boolean =>
  news === true && (shown === undefined || shown.others !== null);

/**
 * A Squadron laid up or gone down in a Gale is its owner's affair, but its counter is missed. Nothing is said where
 * something has been told to all that accounts for it.
 */
export function tellCounters(
  before: State,
  after: State,
  context: Context,
  happenings: readonly Happening<StationTold>[],
): void {
  if (happenings.some(toAll)) return;
  const places = (tokens: readonly Token[]): LocationId[] => [
    ...new Set(tokens.map(({ place }) => place.at)),
  ];
  for (const side of sidesOf(after)) {
    const [old, now] = [seenOf(before, side), seenOf(after, side)];
    const gone = old.filter(({ id }) => !now.some((one) => one.id === id));
    const come = now.filter(({ id }) => !old.some((one) => one.id === id));
    if (gone.length + come.length === 0) continue;
    context.tell({ kind: 'counters', rule: '2.3', side, come: places(come), gone: places(gone) });
  }
}
