/** Where the mark of a gale stands: beside its place, as free of other places as it can be. */
import type { Point } from '@weathergage/web/toolkit/stage.tsx';
import { distance, pointOf, type Sheet } from './projection.ts';

/** So far a gale's mark reaches, in pixels of the marks. */
export const GALE_ACROSS = 36;

/** Spots beside a place, in pixels of the marks. */
const BESIDE = [
  { x: -25, y: -25 },
  { x: -25, y: 25 },
  { x: 25, y: 25 },
  { x: 0, y: 36 },
  { x: -36, y: 0 },
] as const;

export function galeSpot(sheet: Sheet, at: string, unit: number): Point {
  const here = pointOf(sheet, at);
  const others = [...sheet.points].filter(([id]) => id !== at).map(([, point]) => point);
  const spots = BESIDE.map(({ x, y }) => ({ x: here.x + x * unit, y: here.y + y * unit }));
  const room = (spot: Point): number => Math.min(...others.map((other) => distance(spot, other)));
  return spots.reduce((best, one) => (room(one) > room(best) ? one : best));
}
