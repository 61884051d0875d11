/** Courses of one's own ships: as far as they can be foreseen without knowing what the enemy will do. */
import { startOf } from '../rules/sailing/held.ts';
import { judgePlot } from '../rules/sailing/plot.ts';
import { parsePlot, writeSteps } from '../rules/sailing/plot-notation.ts';
import { type Hex, hexKey, neighbour, opposite, type Position, turnedBy } from '../rules/sea/hex.ts';
import { hexesOf, type Ship } from '../rules/sea/ship.ts';
import type { Sea } from '../rules/sea/state.ts';

export interface Course {
  readonly ship: Ship;
  /** Where she lies after each step; nothing for a ship that stays. */
  readonly path: readonly Position[];
}

export const courseOf = (sea: Sea, ship: Ship, plot: string): Course => ({
  ship,
  path: plot === '' ? [] : judgePlot(sea, ship, plot).path,
});

/** No more hexes than this are in any ship's reach: full sails, speed 7. */
const FARTHEST = 7;

/** As far straight on as she can; 0 where she can't stir. */
export function straightOn(sea: Sea, ship: Ship): string {
  for (let hexes = FARTHEST; hexes > 0; hexes--)
    if (judgePlot(sea, ship, `${hexes}`).legal) return `${hexes}`;
  return '0';
}

/** What she may carry out of a plot, from the most to nothing. */
export function prefixesOf(sea: Sea, ship: Ship, plot: string): string[] {
  const { steps } = judgePlot(sea, ship, plot);
  const parts: string[] = [];
  for (let length = steps.length; length > 0; length--) parts.push(writeSteps(steps.slice(0, length)));
  return [...parts, '0'];
}

/** As much of a plot as she may carry out; 0 if nothing of it. */
export function asFarAsLegal(sea: Sea, ship: Ship, plot: string): string {
  const judgement = judgePlot(sea, ship, plot);
  if (judgement.legal) return plot;
  return writeSteps(judgement.steps) || '0';
}

/** Last turn's plot once more, as far as it is legal now. Drifting is not copied: the wind sees to it. */
export const copied = (sea: Sea, ship: Ship): string =>
  ship.lastPlot === null || ship.lastPlot === 'D' ? '0' : asFarAsLegal(sea, ship, ship.lastPlot);

/** Where she came from: last turn's course retraced, the oldest place first, where she lies now at the end. */
export function wakeOf(ship: Ship): Position[] {
  const wake: Position[] = [startOf(ship)];
  if (ship.lastPlot === null || ship.advanced?.anchor?.state === 'holding') return wake;
  const steps = parsePlot(ship.lastPlot).tokens.flatMap(({ sign, hexes }) =>
    sign === 'hexes'
      ? Array.from({ length: hexes }, () => 'F' as const)
      : sign === 'L' || sign === 'R'
        ? [sign]
        : [],
  );
  for (const step of steps.toReversed()) {
    const { bow, heading } = wake[0]!;
    wake.unshift(
      step === 'F'
        ? { bow: neighbour(bow, opposite(heading)), heading }
        : { bow, heading: turnedBy(heading, step === 'L' ? 1 : -1) },
    );
  }
  return wake;
}

/** Two of one's own that would be in one hex at one step if nobody else were there (8.3.1). */
export interface Crossing {
  readonly ships: readonly [string, string];
  readonly hex: Hex;
  readonly step: number;
}

const placeAt = ({ ship, path }: Course, step: number): Position =>
  step === 0 ? startOf(ship) : (path[Math.min(step, path.length) - 1] ?? startOf(ship));

/** Each pair once, at the first step at which they meet. Ships that have met already (fouled, grappled) are left alone. */
export function crossingsOf(courses: readonly Course[]): Crossing[] {
  const found = new Map<string, Crossing>();
  const longest = Math.max(0, ...courses.map(({ path }) => path.length));
  for (let step = 1; step <= longest; step++) {
    const taken = new Map<string, string>();
    for (const course of courses) {
      const { id } = course.ship;
      for (const hex of hexesOf(placeAt(course, step))) {
        const other = taken.get(hexKey(hex));
        if (other === undefined) taken.set(hexKey(hex), id);
        else if (other !== id) {
          const pair = other < id ? `${other} ${id}` : `${id} ${other}`;
          if (!found.has(pair)) found.set(pair, { ships: [other, id], hex, step });
        }
      }
    }
  }
  return [...found.values()];
}

/** Whether one more course would cross any of those laid. */
export const crossesAny = (course: Course, laid: readonly Course[]): boolean =>
  laid.some((other) => crossingsOf([other, course]).length > 0);
