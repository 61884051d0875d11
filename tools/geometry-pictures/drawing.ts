// Lines, bases and words of the pictures, in the thousandths of an inch of the table itself.
import { type Base, corners } from '../../games/table-action/rules/geometry/base.ts';
import type { Point } from '../../games/table-action/rules/geometry/point.ts';

export const INK = '#1f2d44';
export const BRASS = '#8a611f';
export const RED = '#b3261e';
export const SEA = '#5f8f9a';
const PAPER = '#f3ecd9';
const LAND = '#d9c9a0';
const SHOAL = '#cfe0dc';

/** How a shape is drawn. */
export interface Pen {
  readonly line?: string;
  readonly fill?: string;
  readonly dashed?: true;
  readonly faint?: true;
}

function attributes({ line = INK, fill = 'none', dashed, faint }: Pen): string {
  const parts = [`fill="${fill}"`, `stroke="${line}"`, 'stroke-width="40"', 'stroke-linejoin="round"'];
  if (dashed) parts.push('stroke-dasharray="160 110"');
  if (faint) parts.push('opacity="0.45"');
  return parts.join(' ');
}

const list = (points: readonly Point[]): string => points.map(({ x, y }) => `${x},${y}`).join(' ');

export const drawShape = (points: readonly Point[], pen: Pen = {}): string =>
  `<polygon points="${list(points)}" ${attributes(pen)}/>`;

export const drawPath = (points: readonly Point[], pen: Pen = {}): string =>
  `<polyline points="${list(points)}" ${attributes(pen)}/>`;

export const dot = ({ x, y }: Point, colour = INK, radius = 70): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;

export const words = ({ x, y }: Point, text: string, colour = INK, anchor = 'middle'): string =>
  `<text x="${x}" y="${y}" fill="${colour}" text-anchor="${anchor}">${text}</text>`;

/** A base with a line from its centre to its bow. */
export function drawShip(base: Base, pen: Pen = {}): string {
  const [larboard, starboard] = corners(base);
  const bow = { x: (larboard.x + starboard.x) / 2, y: (larboard.y + starboard.y) / 2 };
  return (
    drawShape(corners(base), { fill: '#fffaf0', ...pen }) +
    drawPath([base.at, bow], pen) +
    dot(base.at, pen.line)
  );
}

export const ground = (kind: 'land' | 'shoal', points: readonly Point[]): string =>
  drawShape(points, kind === 'land' ? { fill: LAND } : { fill: SHOAL, dashed: true });

/** A picture of a stretch of the table; its words are as large in every picture of the same width. */
export function picture(
  title: string,
  left: number,
  top: number,
  width: number,
  height: number,
  parts: readonly string[],
): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" width="480" height="${Math.round((480 * height) / width)}" role="img" font-family="Georgia, serif" font-size="${Math.round(width / 28)}">`,
    `<title>${title}</title>`,
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${PAPER}"/>`,
    ...parts,
    '</svg>',
    '',
  ].join('\n');
}
