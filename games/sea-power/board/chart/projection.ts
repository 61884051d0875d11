/**
 * Board coordinates on the sheet: Mercator, 3600 units from edge to edge, the edge at 147° East. The sheet goes round
 * the world, so a place has an x in every copy of it; `nearestX` and `wayThrough` pick the copy that is close by.
 */
import type { Point } from '@weathergage/web/toolkit/stage.tsx';
import { northing } from '@weathergage/web/toolkit/theatre/mercator.ts';
import type { Place } from '../../data/areas.ts';
import { CHART } from '../../data/map.ts';

export const WIDTH = 3600;
const PER_DEGREE = WIDTH / 360;
const RADIUS = WIDTH / (2 * Math.PI);

const TOP = RADIUS * northing(CHART.north);
export const HEIGHT = TOP - RADIUS * northing(CHART.south);

/** Where the line stands, for the projection that draws the land. */
export const EQUATOR = TOP;
export const SCALE = RADIUS;

export const project = ([lon, lat]: Place): Point => ({
  x: (lon - CHART.west) * PER_DEGREE,
  y: TOP - RADIUS * northing(lat),
});

/** Into the first copy: 0 up to, not including, the width. */
export const wrapX = (x: number): number => ((x % WIDTH) + WIDTH) % WIDTH;

/** The copy of x that is nearest to another. */
export const nearestX = (x: number, to: number): number => x + Math.round((to - x) / WIDTH) * WIDTH;

/** Points in a row, each in the copy that is nearest to the one before: a way that does not jump at the edge. */
export function wayThrough(points: readonly Point[]): Point[] {
  const way: Point[] = [];
  for (const point of points) {
    const last = way.at(-1);
    way.push(last === undefined ? point : { x: nearestX(point.x, last.x), y: point.y });
  }
  return way;
}

/** A point that a share of the way lies behind. */
export function pointAlong(way: readonly Point[], share: number): Point {
  const lengths = way.slice(1).map((point, i) => Math.hypot(point.x - way[i]!.x, point.y - way[i]!.y));
  let rest = lengths.reduce((sum, length) => sum + length, 0) * Math.min(1, Math.max(0, share));
  for (const [i, length] of lengths.entries()) {
    const [from, to] = [way[i]!, way[i + 1]!];
    if (rest <= length && length > 0) {
      const t = rest / length;
      return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
    }
    rest -= length;
  }
  return way.at(-1) ?? { x: 0, y: 0 };
}
