/** From the table's thousandths of an inch and tenths of a degree to the chart's own units. */
import type { Point } from '../../rules/geometry/point.ts';

export { inchesText } from '../../attention/names.ts';

/** Units of the chart to an inch of the table. */
export const INCH = 40;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A length of the table on the chart, and back. */
export const chartUnits = (thousandths: number): number => (thousandths * INCH) / 1000;
export const tableLength = (length: number): number => Math.round((length * 1000) / INCH);

export const onChart = ({ x, y }: Point): Point => ({ x: chartUnits(x), y: chartUnits(y) });
export const onTable = ({ x, y }: Point): Point => ({ x: tableLength(x), y: tableLength(y) });

/** Degrees clockwise from up the chart. */
export const degrees = (heading: number): number => heading / 10;

/** The way from one angle to another by the shorter turn, so that a drawing never spins the long way round. */
export const turnBetween = (from: number, to: number): number => ((((to - from) % 360) + 540) % 360) - 180;

/** The point `distance` from another, in degrees clockwise from up. */
export function outwards(from: Point, angle: number, distance: number): Point {
  const radians = (angle * Math.PI) / 180;
  return { x: from.x + Math.sin(radians) * distance, y: from.y - Math.cos(radians) * distance };
}

const fixed = (value: number): string => (Math.round(value * 10) / 10).toString();

export const pointText = ({ x, y }: Point): string => `${fixed(x)} ${fixed(y)}`;

export const closedPath = (points: readonly Point[]): string => `M${points.map(pointText).join('L')}Z`;

/** A part of a ring round a point, clockwise from one angle to another. */
export function arcPath(middle: Point, radius: number, from: number, to: number): string {
  const large = (((to - from) % 360) + 360) % 360 > 180 ? 1 : 0;
  return `M${pointText(outwards(middle, from, radius))}A${fixed(radius)} ${fixed(radius)} 0 ${large} 1 ${pointText(outwards(middle, to, radius))}`;
}

/** The smallest box round points, with some water about them. */
export function boxRound(points: readonly Point[], margin: number): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}
