/** What the eye must know of a sheet that goes round the world. */
import type { Ground } from '@weathergage/web/toolkit/camera/aim.ts';
import { alongSheet, boxRound } from '@weathergage/web/toolkit/camera/look.ts';
import type { Bounds, Point } from '@weathergage/web/toolkit/stage.tsx';
import { SCALES } from './eye.ts';
import { HEIGHT, nearestX, WIDTH, wayThrough, wrapX } from './projection.ts';

/** What the stage may be moved over; beyond it on both sides there is half a world more to be seen. */
export const BOUNDS: Bounds = { x: -0.39 * WIDTH, y: 0, width: 1.78 * WIDTH, height: HEIGHT };

/** The whole of it, once. */
export const WORLD: Bounds = { x: 0, y: 0, width: WIDTH, height: HEIGHT };

/** The first in the copy of the sheet that is nearest to `x`, each other nearest to the one before it. */
export function inCopyOf(points: readonly Point[], x: number): Point[] {
  const [first, ...more] = points;
  return first === undefined ? [] : wayThrough([{ x: nearestX(first.x, x), y: first.y }, ...more]);
}

/** Room about a place, in units of the sheet: an area is more than its middle. */
const ROOM = 45;

/** Pixels of the table that are seen beside the sheet. */
const RIM = 14;

/** So that no more than a rim of the table is seen beside the sheet: where the window's upper edge may lie. */
export const onSheet = (y: number, free: Bounds, scale: number): number =>
  alongSheet(y, { from: free.y, size: free.height }, { from: 0, size: HEIGHT }, scale, RIM);

export const GROUND: Ground = {
  scales: SCALES,
  rim: [34, 34],
  nearest: SCALES[1],
  around: (points) => boxRound(points, ROOM),
  // The sheet fills what is free of the window from north to south, or nearly.
  least: (free) => Math.max(SCALES[0], Math.min(1, (free.height - 2 * RIM) / HEIGHT)),
  near: inCopyOf,
  wrap: wrapX,
  onSheet: (window, free, scale) => ({ ...window, y: onSheet(window.y, free, scale) }),
};
