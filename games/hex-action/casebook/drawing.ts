/** Hexes, hulls and arrows of the casebook's pictures as SVG paths. One hex is 40 from centre to corner. */
import { type Direction, type Hex, hexAt, neighbour, opposite } from '../rules/sea/hex.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Columns and rows, inclusive, as the printed grid counts them. */
export interface Span {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Lying {
  readonly bow: Hex;
  readonly heading: Direction;
}

export const SIZE = 40;
/** Half the root of three: half a hex's height for a size of one. */
const RISE = 0.866;
/** From centre to centre. */
export const STEP = 2 * SIZE * RISE;

export const centreOf = ({ q, r }: Hex): Point => ({ x: 1.5 * SIZE * q, y: STEP * (r + q / 2) });

/** One step up the board and one across it to the right, for a ship that heads so. */
const AHEAD: Readonly<Record<Direction, Point>> = {
  1: { x: 0, y: -1 },
  2: { x: RISE, y: -0.5 },
  3: { x: RISE, y: 0.5 },
  4: { x: 0, y: 1 },
  5: { x: -RISE, y: 0.5 },
  6: { x: -RISE, y: -0.5 },
};

/** So far ahead of a point and so far to the right of it. */
export function offset(from: Point, heading: Direction, ahead: number, right: number): Point {
  const { x, y } = AHEAD[heading];
  return { x: from.x + x * ahead - y * right, y: from.y + y * ahead + x * right };
}

/** Whole units are fine enough: a hex is 80 of them across. */
export const pointText = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;

export function hexPath(hex: Hex, inset = 0): string {
  const { x, y } = centreOf(hex);
  const size = SIZE - inset;
  const [half, rise] = [size / 2, Math.round(size * RISE)];
  return `M${pointText({ x: x + size, y })}l-${half} ${rise}h-${size}l-${half}-${rise}l${half}-${rise}h${size}Z`;
}

/** Half the sides of each hex, so that every inner line is drawn once; one hex beyond the span on each side. */
export function gridPath({ left, right, top, bottom }: Span): string {
  const half = SIZE / 2;
  const rise = Math.round(SIZE * RISE);
  let path = '';
  for (let column = left - 1; column <= right + 1; column++)
    for (let row = top - 1; row <= bottom + 1; row++) {
      const { x, y } = centreOf(hexAt(column, row));
      path += `M${pointText({ x: x - SIZE, y })}l${half}-${rise}h${SIZE}l${half} ${rise}`;
    }
  return path;
}

export const middleOf = ({ bow, heading }: Lying): Point => {
  const [b, s] = [centreOf(bow), centreOf(neighbour(bow, opposite(heading)))];
  return { x: (b.x + s.x) / 2, y: (b.y + s.y) / 2 };
};

/** A hull over two hexes, sharp at the bow. */
export function hullPath(ship: Lying): string {
  const middle = middleOf(ship);
  const point = (ahead: number, right: number): string =>
    pointText(offset(middle, ship.heading, ahead, right));
  return (
    `M${point(60, 0)}Q${point(38, 17)} ${point(12, 17)}L${point(-42, 14)}` +
    `Q${point(-56, 12)} ${point(-56, 0)}Q${point(-56, -12)} ${point(-42, -14)}L${point(12, -17)}Q${point(38, -17)} ${point(60, 0)}Z`
  );
}

/** An arrow from a point the way of a direction. */
export function arrowPath(from: Point, heading: Direction, length: number): string {
  const tip = offset(from, heading, length, 0);
  return (
    `M${pointText(from)}L${pointText(tip)}M${pointText(offset(tip, heading, -12, 7))}` +
    `L${pointText(tip)}L${pointText(offset(tip, heading, -12, -7))}`
  );
}

/** An anchor: ring, shank and flukes. */
export const anchorPath = ({ x, y }: Point): string =>
  `M${pointText({ x: x - 3.5, y: y - 11 })}a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 1 -7 0` +
  `M${pointText({ x, y: y - 7.5 })}V${Math.round(y + 11)}M${pointText({ x: x - 6, y: y - 3 })}h12` +
  `M${pointText({ x: x - 10, y: y + 4 })}Q${pointText({ x: x - 8, y: y + 11 })} ${pointText({ x, y: y + 11 })}` +
  `Q${pointText({ x: x + 8, y: y + 11 })} ${pointText({ x: x + 10, y: y + 4 })}`;
