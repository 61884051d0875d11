/** Ways as they end where drift is due: who lies still is carried along (8.2). */
import { type Direction, neighbour } from '../../rules/sea/hex.ts';
import type { Ship } from '../../rules/sea/ship.ts';
import type { Course, Placed } from '../courses.ts';
import type { Way } from './ways.ts';

const moved = (at: Placed, q: number, r: number): Placed => ({
  q: at.q + q,
  r: at.r + r,
  heading: at.heading,
  sternQ: at.sternQ + q,
  sternR: at.sternR + r,
});

/** A way from where her bow really lies. */
export const movedBy = (way: Way, q: number, r: number): Course => ({
  ...way,
  path: way.path.map((at) => moved(at, q, r)),
  end: moved(way.end, q, r),
});

const DRIFTING = new WeakMap<readonly Way[], readonly Way[]>();

/** Ships of the line drift every other turn (8.2.2). */
export function driftingWays(
  ways: readonly Way[],
  { spec }: Ship,
  still: number,
  wind: Direction,
): readonly Way[] {
  const phases = still + 1;
  if (phases < 2 || (spec.class <= 2 && phases % 2 !== 0)) return ways;
  let drifting = DRIFTING.get(ways);
  if (drifting === undefined) {
    const { q, r } = neighbour({ q: 0, r: 0 }, wind);
    drifting = ways.map((way) => (way.hexes > 0 ? way : { ...way, end: moved(way.end, q, r) }));
    DRIFTING.set(ways, drifting);
  }
  return drifting;
}
