/** Points that are to be seen together on a sheet that goes round the world. */
import type { Bounds, Point } from '@weathergage/web/toolkit/stage.tsx';
import { HEIGHT, nearestX, wayThrough } from './projection.ts';

/** The first in the copy of the sheet that is nearest to `x`, each other nearest to the one before it. */
export function inCopyOf(points: readonly Point[], x: number): Point[] {
  const [first, ...more] = points;
  return first === undefined ? [] : wayThrough([{ x: nearestX(first.x, x), y: first.y }, ...more]);
}

/** Room about a place, in units of the sheet: an area is more than its middle. */
const ROOM = 45;

export function boxAround(points: readonly Point[]): Bounds {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - ROOM, Math.min(...ys) - ROOM];
  return { x: left, y: top, width: Math.max(...xs) + ROOM - left, height: Math.max(...ys) + ROOM - top };
}

/** Pixels of the table that are seen beside the sheet. */
export const RIM = 14;

/** So that no more than a rim of the table is seen beside the sheet: where the window's upper edge may lie. */
export function onSheet(y: number, free: Bounds, scale: number): number {
  const least = -(free.y + RIM) / scale;
  const most = HEIGHT - (free.y + free.height - RIM) / scale;
  return most < least ? (least + most) / 2 : Math.min(most, Math.max(least, y));
}
