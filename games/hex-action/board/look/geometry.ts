/** From hexes to the chart's own units and back. The chart is flat: x to the right, y down, one hex 80 across. */
import { type Direction, type Hex, hexAt, neighbour, opposite, type Position } from '../../rules/sea/hex.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Centre to corner. */
export const HEX = 40;
/** Centre to centre of neighbours: the length of one step. */
export const STEP = HEX * Math.sqrt(3);

export const centreOf = (hex: Hex): Point => ({ x: HEX * 1.5 * hex.q, y: STEP * (hex.r + hex.q / 2) });

/** The hex that holds a place between hexes, by rounding in cube coordinates. */
export function hexNearest(q: number, r: number): Hex {
  const s = -q - r;
  let [rq, rr] = [Math.round(q), Math.round(r)];
  const rs = Math.round(s);
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)];
  if (dq > dr && dq > ds) rq = -rr - rs;
  else if (dr > ds) rr = -rq - rs;
  return { q: rq === 0 ? 0 : rq, r: rr === 0 ? 0 : rr };
}

/** The hex under a point of the chart. */
export function hexUnder({ x, y }: Point): Hex {
  const q = x / (HEX * 1.5);
  return hexNearest(q, y / STEP - q / 2);
}

/** Degrees clockwise from up the chart. */
export const angleOf = (heading: Direction): number => (heading - 1) * 60;

/** The way from `from` to `to` by the shorter turn, so that a drawing never spins the long way round. */
export const turnBetween = (from: number, to: number): number => ((((to - from) % 360) + 540) % 360) - 180;

/** A ship lies over two hexes; her drawing is centred on the hexside between them. */
export function middleOf({ bow, heading }: Position): Point {
  const b = centreOf(bow);
  const s = centreOf(neighbour(bow, opposite(heading)));
  return { x: (b.x + s.x) / 2, y: (b.y + s.y) / 2 };
}

const CORNERS: readonly Point[] = [0, 1, 2, 3, 4, 5].map((i) => {
  const angle = (Math.PI / 3) * i;
  return { x: Math.cos(angle), y: Math.sin(angle) };
});

const round = (value: number): number => Math.round(value * 100) / 100;

/** The outline of one hex, drawn in by `inset`. */
export function hexPath(hex: Hex, inset = 0): string {
  const { x, y } = centreOf(hex);
  const size = HEX - inset;
  return `M${CORNERS.map((c) => `${round(x + c.x * size)} ${round(y + c.y * size)}`).join('L')}Z`;
}

/** Half of a hex's sides: over a whole grid every inner line is drawn once. */
function halfPath(hex: Hex): string {
  const { x, y } = centreOf(hex);
  const corner = (i: number): string => `${round(x + CORNERS[i]!.x * HEX)} ${round(y + CORNERS[i]!.y * HEX)}`;
  return `M${corner(3)}L${corner(4)}L${corner(5)}L${corner(0)}`;
}

/** Columns and rows, inclusive, as the printed grid counts them. */
export interface Span {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export function* hexesIn({ left, right, top, bottom }: Span): Generator<Hex> {
  for (let column = left; column <= right; column++)
    for (let row = top; row <= bottom; row++) yield hexAt(column, row);
}

/** The whole grid as one path. */
export function gridPath(span: Span): string {
  let path = '';
  for (const hex of hexesIn(span)) path += halfPath(hex);
  return path;
}

/** What the hexes of a span cover. */
export function boxOf({ left, right, top, bottom }: Span): Box {
  const x = HEX * (1.5 * left - 1);
  const y = STEP * (top - 0.5);
  return {
    x,
    y,
    width: HEX * (1.5 * right + 1) - x,
    height: STEP * (bottom + 1) - y,
  };
}

/** The point `distance` from another, in degrees clockwise from up. */
export function outwards(from: Point, degrees: number, distance: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: from.x + Math.sin(angle) * distance, y: from.y - Math.cos(angle) * distance };
}

/** A smooth curve through points: quadratic steps from middle to middle. */
export function curveThrough(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  let path = `M${round(first.x)} ${round(first.y)}`;
  rest.forEach((point, i) => {
    const next = rest[i + 1];
    if (next === undefined) path += `L${round(point.x)} ${round(point.y)}`;
    else
      path += `Q${round(point.x)} ${round(point.y)} ${round((point.x + next.x) / 2)} ${round((point.y + next.y) / 2)}`;
  });
  return path;
}
