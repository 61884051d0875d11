/** What a course promises against the nearest enemy, over all that she is likely to sail. */
import { expectedOf, expectedOfAll } from '../../attention/expected-hits.ts';
import { RANGES } from '../../data/tables.ts';
import { computeAdvanced } from '../../rules/gunnery/advanced-broadside.ts';
import { computeBroadside } from '../../rules/gunnery/broadside.ts';
import { isAdvanced, isAdvancedShip } from '../../rules/sea/edition.ts';
import type { Ship } from '../../rules/sea/ship.ts';
import type { View } from '../../rules/sea/state.ts';
import { BROADSIDES, type Broadside } from '../../rules/sea/words.ts';
import { BEARS, bearingSeen, type Pose, poseOf, RAKES } from '../bearing.ts';
import type { Course } from '../courses.ts';
import { loadedness } from '../fire-worth.ts';
import type { Rival } from '../helm.ts';
import { coursesMeet } from '../meeting.ts';

/** One ship's fire into another, by what it is likely to be. */
export interface Firing {
  /** Hits of all kinds to be expected. */
  readonly hits: number;
  /** How likely anything bears, and how likely it rakes. */
  readonly bears: number;
  readonly rakes: number;
  /** The side that bears most, and the range at which it does on the average. */
  readonly side: Broadside | null;
  readonly range: number;
}

export interface CourseOutlook {
  readonly given: Firing;
  readonly taken: Firing;
}

const moved = (ship: Ship, { q, r, heading }: Pose): Ship => ({ ...ship, bow: { q, r }, heading });

function hitsFrom(view: View, firer: Ship, side: Broadside, target: Ship): { hits: number; range: number } {
  const aimAt = (aim: 'hull' | 'rigging') => {
    if (isAdvanced(view) && isAdvancedShip(firer)) {
      const laid = computeAdvanced(view, firer, side, target, { aim });
      return laid === null ? null : { hits: expectedOfAll(laid.faces), range: laid.range };
    }
    const laid = computeBroadside(view, firer, side, target, aim);
    return laid === null ? null : { hits: expectedOf(laid.faces), range: laid.range };
  };
  const hull = aimAt('hull');
  if (hull === null) return { hits: 0, range: 0 };
  return hull.range >= RANGES.data.riggingOnly ? (aimAt('rigging') ?? hull) : hull;
}

class FiringSum {
  #hits = 0;
  #bears = 0;
  #rakes = 0;
  #ranges = 0;
  readonly #sides: Record<Broadside, number> = { L: 0, R: 0 };

  add(view: View, firer: Ship, target: Ship, share: number): void {
    const there = bearingSeen(poseOf(firer), poseOf(target));
    let any = false;
    for (const side of BROADSIDES) {
      if ((there & BEARS[side]) === 0 || loadedness(firer, side) === 0) continue;
      const { hits, range } = hitsFrom(view, firer, side, target);
      if (range === 0 || hits === 0) continue;
      this.#hits += share * hits * loadedness(firer, side);
      this.#sides[side] += share;
      if (any) continue;
      any = true;
      this.#bears += share;
      this.#ranges += share * range;
      if ((there & RAKES[side]) !== 0) this.#rakes += share;
    }
  }

  get sum(): Firing {
    const [hits, bears, rakes] = [this.#hits, this.#bears, this.#rakes];
    const side = bears === 0 ? null : this.#sides.L > this.#sides.R ? 'L' : 'R';
    return { hits, bears, rakes, side, range: bears === 0 ? 0 : this.#ranges / bears };
  }
}

/** Likely enough to be reckoned with. */
const LIKELY = 0.005;

export function outlookOn(
  view: View,
  ship: Ship,
  course: Course,
  { ship: foe, courses, shares }: Rival,
): CourseOutlook {
  const given = new FiringSum();
  const taken = new FiringSum();
  for (const [j, foeCourse] of courses.entries()) {
    const share = shares[j]!;
    if (share < LIKELY) continue;
    const { a, b } = coursesMeet(course, foeCourse);
    const [own, other] = [moved(ship, a), moved(foe, b)];
    given.add(view, own, other, share);
    taken.add(view, other, own, share);
  }
  return { given: given.sum, taken: taken.sum };
}
