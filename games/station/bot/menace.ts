/** Where the Enemy might be met, as far as his counters tell. */
import { atPeace } from '../rules/chart/politics.ts';
import type { FormationId, LocationId } from '../rules/module/vocabulary.ts';
import type { Token } from '../rules/world/state.ts';
import { type Desk, lineIn, squadronsOf } from './desk.ts';

/** Line Sail that a counter face down, or a Squadron of one face up, is taken for. */
const UNKNOWN = 4;
const PER_SQUADRON = 3;

/** What stands behind an Enemy counter, in line Sail. */
export const strengthOf = ({ face }: Token): number =>
  face === null ? UNKNOWN : face.squadrons * PER_SQUADRON;

/** Enemy counters that may be fought. */
export const hostile = ({ view, side, enemy }: Desk): Token[] =>
  view.tokens.filter((token) => token.side === enemy && !atPeace(view, side, token.command));

/** The chance that somebody too strong is met at a place, by what is there now. */
export function menace(desk: Desk, id: FormationId, at: LocationId): number {
  const own =
    desk.forces.formations[id] === undefined ? squadronsOf(desk, id).length * PER_SQUADRON : lineIn(desk, id);
  const there = hostile(desk)
    .filter(({ place }) => place.at === at)
    .reduce((sum, token) => sum + strengthOf(token), 0);
  if (there === 0) return 0;
  return desk.temper.scales.fear * (there > 2 * own ? 0.4 : there > own ? 0.25 : 0.08);
}
