/** Tide: a stream that carries on whatever the wind has set adrift. */
import type { Direction } from '../sea/hex.ts';
import { specialOf } from '../sea/special-rules.ts';
import type { Sea } from '../sea/state.ts';

/** The hexes a drifting ship is carried in this phase, one after the other: down the wind, then with the tide. */
export function driftCourse(sea: Sea): readonly Direction[] {
  const course: Direction[] = [sea.wind];
  for (const { direction, hexes } of specialOf(sea.advanced?.special, 'tide'))
    for (let hex = 0; hex < hexes; hex++) course.push(direction as Direction);
  return course;
}

export const tideHexes = (sea: Sea): number => driftCourse(sea).length - 1;
