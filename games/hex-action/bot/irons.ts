/** Chances of the throws that bind ships together or part them: fouling, grappling, ungrappling. */
import { entanglementNeeded, FOULING, GRAPPLING } from '../data/tables.ts';
import { grappleModifiers } from '../rules/boarding/grappling.ts';
import type { Ship } from '../rules/sea/ship.ts';
import type { Sea } from '../rules/sea/state.ts';
import type { Course } from './courses.ts';

/** The chance of so much or more on two dice, with a bare throw that always succeeds. */
function twoDice(atLeast: number, always: number): number {
  let ways = 0;
  for (let x = 1; x <= 6; x++) for (let y = 1; y <= 6; y++) if (x + y >= atLeast || x + y === always) ways++;
  return ways / 36;
}

// Asked for in every cell of a table of courses, so each is counted once.
const CHANCES = new Map<number, number>();

function chanceOf(atLeast: number, always: number): number {
  const key = atLeast * 16 + always;
  let chance = CHANCES.get(key);
  if (chance === undefined) {
    chance = twoDice(atLeast, always);
    CHANCES.set(key, chance);
  }
  return chance;
}

/** 8.3.5: how likely two ships that run into each other hang together. */
export function collisionFouls(sea: Sea, own: Ship, foe: Ship, course: Course, foeCourse: Course): number {
  const { quality, motionless, fast, always } = FOULING.data;
  let sum = quality[own.quality] + quality[foe.quality];
  if (course.hexes === 0 || foeCourse.hexes === 0) sum += motionless;
  if (course.factors >= 3 || foeCourse.factors >= 3) sum += fast;
  return chanceOf(entanglementNeeded(sea.options).atLeast - sum, always);
}

/** How likely irons hold between two ships that end alongside: whoever gains by it throws them. */
export function grappleChance(
  sea: Sea,
  own: Ship,
  foe: Ship,
  course: Course,
  foeCourse: Course,
  held: number,
): number {
  if (Math.abs(held) < 0.1) return 0;
  const ownAfter = { ...own, noted: { factors: course.factors, hexes: course.hexes } };
  const foeAfter = { ...foe, noted: { factors: foeCourse.factors, hexes: foeCourse.hexes } };
  return held > 0 ? thrownBy(sea, ownAfter, foeAfter) : thrownBy(sea, foeAfter, ownAfter);
}

/** 9.1.4: the chance of one throw at a ship alongside. */
export function thrownBy(sea: Sea, ship: Ship, target: Ship): number {
  const sum = grappleModifiers(ship, target).reduce((total, { by }) => total + by, 0);
  return chanceOf(entanglementNeeded(sea.options).atLeast - sum, GRAPPLING.data.always);
}
