/** How near the eye comes to the ship that is taken in hand: her hexes can be pressed, and the enemy stays in sight if he can. */
import type { Ground } from '@weathergage/web/toolkit/camera/aim.ts';
import type { Size } from '@weathergage/web/toolkit/camera/free-rectangle.ts';
import { boxRound } from '@weathergage/web/toolkit/camera/look.ts';
import { HEX, type Point } from '../look/geometry.ts';

/** Farther out ships are specks, closer in a hull is larger than the window. */
export const GROUND = {
  scales: [0.12, 5],
  rim: [26, 26],
  reach: 1.2 * HEX,
  nearest: 1.4,
  around: (points) => boxRound(points, 2.5 * HEX),
} satisfies Ground;

/** Pixels to a unit at which hexes are large enough to press. */
const STEERING = 0.6;

/** Pixels to a unit at which a fingertip tells one hex from the next: 24 pixels from one to the next. */
export const TOUCHING = 0.35;

/** And at which every lit hex, drawn within its edges, is 24 pixels high. */
const LIT = 0.38;

/** She and the enemy lie in the open, not at the window's edge. */
const SEA_ROOM = 4 * HEX;

export interface Steering {
  readonly points: readonly Point[];
  /** Pixels to a unit, at the least. */
  readonly least: number;
}

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** With what is asked about as many of the enemy as fit, the nearest first; nobody is worth hexes that can't be pressed. */
export function steeringFor(asked: readonly Point[], enemies: readonly Point[], free: Size): Steering {
  const scaleOf = (points: readonly Point[]): number => {
    const { width, height } = boxRound(points, SEA_ROOM);
    return Math.min(free.width / width, free.height / height);
  };
  const [hers] = asked;
  if (hers === undefined) return { points: asked, least: STEERING };
  let points = asked;
  for (const enemy of enemies.toSorted((a, b) => apart(a, hers) - apart(b, hers))) {
    const more = [...points, enemy];
    if (scaleOf(more) < LIT) break;
    points = more;
  }
  return { points, least: Math.min(STEERING, Math.max(LIT, scaleOf(points))) };
}
