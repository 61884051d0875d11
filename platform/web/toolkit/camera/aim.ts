/** Where the eye is turned: as near as it can be with everything that must be seen in sight, and not at all without need. */
import type { Bounds, Look, Point } from '../stage.tsx';
import { type Cover, freeRectangle, windowFor, withinRim } from './free-rectangle.ts';
import { freeIn, isInSight, isSmall, largeIn, lookOn, type Sight } from './look.ts';

export type Limits = readonly [number, number];

/** What a board says of its chart. */
export interface Ground {
  /** Pixels to a unit, at the least and at the most. */
  readonly scales: Limits;
  /** Pixels between what must be seen and the window's edge: to the sides, above and below. */
  readonly rim: Limits;
  /** Units that a ship reaches from her middle: she is out of sight where only a part of her is seen. */
  readonly reach?: number;
  /** Nobody is brought nearer to a single place than this. */
  readonly nearest: number;
  /** The box round places, with the room that a place takes. */
  around(points: readonly Point[]): Bounds;
  /** A chart that fills the window may not be looked at from farther off than it does. */
  least?(free: Bounds): number;
  /** A chart that goes round the world: the places as they lie nearest to `x`. */
  near?(points: readonly Point[], x: number): readonly Point[];
  /** The same chart at another place: where the middle of the window should be of all that look alike. */
  wrap?(x: number): number;
  /** The window moved so that no more than a rim beside the chart is seen. */
  onSheet?(window: Bounds, free: Bounds, scale: number): Bounds;
}

export interface Aim {
  /** What is to be seen, with the room that it needs. */
  readonly box: Bounds;
  /** Places of which none may lie under anything. */
  readonly points: readonly Point[];
  /** The eye rests while all of them are in sight. */
  readonly rests?: boolean;
  /** Unless it would be brought so much nearer. */
  readonly patience?: number;
  /** Pixels to a unit, within those of the ground. */
  readonly scales?: Limits;
  /** What matters most, where all of the box cannot be seen. */
  readonly foremost?: Foremost | undefined;
}

export interface Foremost {
  readonly box: Bounds;
  readonly points: readonly Point[];
}

/** The eye fits to the whole of the rim, and moves again only when half of it is lost. */
const LEFT = 0.5;

export const limitsOf = (ground: Ground, sight: Sight): Limits => {
  const [least, most] = ground.scales;
  return [Math.max(least, ground.least?.(freeIn(sight)) ?? least), most];
};

/** Whether all of what stands in a place is seen. */
export function isSeen(
  point: Point,
  look: Look,
  sight: Sight,
  { rim: [across, down], reach = 0 }: Ground,
): boolean {
  const whole = reach * look.scale;
  const rim = [Math.max(across * LEFT, whole), Math.max(down * LEFT, whole)] as const;
  return isInSight(point, look, sight, rim, whole);
}

function* subsets(all: readonly Cover[]): Generator<readonly Cover[]> {
  for (let bits = 0; bits < 1 << all.length; bits++) yield all.filter((_, i) => (bits >> i) & 1);
}

/**
 * What the whole window must show. Panels and bars are never looked through; the small things in the corners only take
 * room where somebody would lie under one.
 */
export function windowOn({ box, points, scales, foremost }: Aim, sight: Sight, ground: Ground): Bounds {
  const { size, covers } = sight;
  const [least, most] = limitsOf(ground, sight);
  const limits = [Math.max(least, scales?.[0] ?? least), Math.min(most, scales?.[1] ?? most)] as const;
  const large = largeIn(sight);
  let best: { readonly shown: Bounds; readonly hidden: number } | null = null;
  for (const avoided of subsets(covers.filter((cover) => isSmall(cover, size)))) {
    const free = withinRim(freeRectangle(size, [...large, ...avoided]), ground.rim);
    const wanted = windowFor(box, size, free, [Math.min(...limits), limits[1]]);
    const shown = ground.onSheet?.(wanted, freeIn(sight), lookOn(wanted, size).scale) ?? wanted;
    const look = lookOn(shown, size);
    const hidden = points
      .filter((point) => !isSeen(point, look, sight, ground))
      .reduce((sum, point) => sum + (foremost?.points.includes(point) ? points.length : 1), 0);
    if (
      best === null ||
      hidden < best.hidden ||
      (hidden === best.hidden && shown.width < best.shown.width - 1e-6)
    )
      best = { shown, hidden };
  }
  return best!.shown;
}

const fits = ({ box, scales }: Aim, sight: Sight, ground: Ground): boolean => {
  const { width, height } = withinRim(freeIn(sight), ground.rim);
  const least = Math.max(limitsOf(ground, sight)[0], scales?.[0] ?? 0);
  return Math.min(width / box.width, height / box.height) >= least;
};

/** The window that the eye is turned to; null where it may rest as it is. */
export function turned(all: Aim, look: Look | null, sight: Sight, ground: Ground): Bounds | null {
  const aim = all.foremost === undefined || fits(all, sight, ground) ? all : { ...all, ...all.foremost };
  const shown = windowOn(aim, sight, ground);
  if (!aim.rests || look === null) return shown;
  const nearer = lookOn(shown, sight.size).scale / look.scale;
  const rests =
    look.scale >= (aim.scales?.[0] ?? 0) * 0.99 &&
    nearer <= (aim.patience ?? Number.POSITIVE_INFINITY) &&
    aim.points.every((point) => isSeen(point, look, sight, ground));
  return rests ? null : shown;
}
