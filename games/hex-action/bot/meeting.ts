/** What happens where two courses cross (8.3), closely enough to plan by. */
import type { Course, Placed } from './courses.ts';

export interface Meeting {
  readonly a: Placed;
  readonly b: Placed;
  readonly collided: boolean;
}

const holds = (ship: Placed, q: number, r: number): boolean =>
  (ship.q === q && ship.r === r) || (ship.sternQ === q && ship.sternR === r);

const overlap = (a: Placed, b: Placed): boolean => holds(a, b.q, b.r) || holds(a, b.sternQ, b.sternR);

/** Whether one of the hexes of `mover` is held by a ship that was in it already. */
const runsInto = (mover: Placed, before: Placed, after: Placed): boolean =>
  (holds(mover, before.q, before.r) && holds(after, before.q, before.r)) ||
  (holds(mover, before.sternQ, before.sternR) && holds(after, before.sternQ, before.sternR));

/** Both courses step by step: whoever runs into the other is moved back, and both stop there (8.3.2, 8.3.4). */
export function coursesMeet(a: Course, b: Course): Meeting {
  const steps = Math.max(a.path.length, b.path.length);
  let lastA = a.path[0]!;
  let lastB = b.path[0]!;
  for (let step = 1; step < steps; step++) {
    const nextA = a.path[Math.min(step, a.path.length - 1)]!;
    const nextB = b.path[Math.min(step, b.path.length - 1)]!;
    if (overlap(nextA, nextB)) {
      if (runsInto(nextA, lastB, nextB))
        return { a: lastA, b: overlap(lastA, nextB) ? lastB : nextB, collided: true };
      if (runsInto(nextB, lastA, nextA))
        return { a: overlap(nextA, lastB) ? lastA : nextA, b: lastB, collided: true };
      return { a: lastA, b: lastB, collided: true };
    }
    lastA = nextA;
    lastB = nextB;
  }
  if (overlap(a.end, b.end)) return { a: lastA, b: lastB, collided: true };
  return { a: a.end, b: b.end, collided: false };
}

/** Whether two courses of the same side would get in each other's way. */
export const crosses = (a: Course, b: Course): boolean => coursesMeet(a, b).collided;
