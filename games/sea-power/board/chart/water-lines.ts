/**
 * The engraver's lines along the coast: contours of equal distance from the land. They are found once on a grid, by a
 * distance transform and marching squares, since strokes as broad as the band itself would be drawn anew at every frame.
 */
import { HEIGHT, WIDTH } from './projection.ts';
import type { Ring } from './tiles.ts';

const CELL = 2.5;
/** Beyond both edges the grid shows what lies on the other side, so that lines run on over the seam. */
const PAD = 40;
const COLUMNS = Math.round((WIDTH + 2 * PAD) / CELL);
const ROWS = Math.round(HEIGHT / CELL) + 2;
const FAR = 1e6;

/** Distances of the lines from the land, in units; the last also bounds the wash of shallow water. */
export const DISTANCES = [3.6, 7.2, 11.4, 16.4] as const;

/** 0 on land, far away elsewhere: row by row, between the crossings of the coast. */
function landGrid(rings: readonly Ring[]): Float32Array {
  const grid = new Float32Array(COLUMNS * ROWS).fill(FAR);
  const crossings: number[][] = Array.from({ length: ROWS }, () => []);
  for (const ring of rings)
    for (const [i, [x1, y1]] of ring.entries()) {
      const [x2, y2] = ring[(i + 1) % ring.length]!;
      const [top, bottom] = y1 < y2 ? [y1, y2] : [y2, y1];
      for (let row = Math.ceil(top / CELL - 0.5); row <= bottom / CELL - 0.5; row++) {
        const y = (row + 0.5) * CELL;
        if (y >= top && y < bottom) crossings[row + 1]?.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
      }
    }
  for (const [row, at] of crossings.entries()) {
    at.sort((a, b) => a - b);
    for (let i = 0; i + 1 < at.length; i += 2)
      for (const shift of [-WIDTH, 0, WIDTH]) {
        const from = Math.max(0, Math.ceil((at[i]! + shift + PAD) / CELL - 0.5));
        const to = Math.min(COLUMNS - 1, Math.floor((at[i + 1]! + shift + PAD) / CELL - 0.5));
        for (let column = from; column <= to; column++) grid[row * COLUMNS + column] = 0;
      }
  }
  return grid;
}

/** Squared distances by two passes over each row and column, as far as a line can lie. */
function distances(grid: Float32Array): Float32Array {
  const reach = Math.ceil(DISTANCES.at(-1)! / CELL) + 2;
  const across = new Float32Array(grid.length).fill(FAR);
  for (let row = 0; row < ROWS; row++) {
    let since = FAR;
    const start = row * COLUMNS;
    for (let i = start; i < start + COLUMNS; i++) across[i] = since = grid[i] === 0 ? 0 : since + 1;
    since = FAR;
    for (let i = start + COLUMNS - 1; i >= start; i--) {
      since = grid[i] === 0 ? 0 : since + 1;
      if (since < across[i]!) across[i] = since;
    }
  }
  const found = new Float32Array(grid.length).fill(reach);
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++) {
      const at = row * COLUMNS + column;
      let least = Math.min(reach, across[at]!) ** 2;
      for (let d = 1; d * d < least; d++) {
        if (row >= d) least = Math.min(least, across[at - d * COLUMNS]! ** 2 + d * d);
        if (row + d < ROWS) least = Math.min(least, across[at + d * COLUMNS]! ** 2 + d * d);
      }
      found[at] = Math.sqrt(least);
    }
  // The border of the grid counts as open sea: every line closes.
  for (let row = 0; row < ROWS; row++) found[row * COLUMNS] = found[row * COLUMNS + COLUMNS - 1] = reach;
  for (let column = 0; column < COLUMNS; column++)
    found[column] = found[(ROWS - 1) * COLUMNS + column] = reach;
  return found;
}

/** Marching squares: pieces from edge to edge of the cells, joined to closed lines. An edge is named by its number. */
function contours(field: Float32Array, level: number): [number, number][][] {
  const next = new Map<number, number>();
  const lower = (at: number): boolean => field[at]! < level;
  for (let row = 0; row < ROWS - 1; row++)
    for (let column = 0; column < COLUMNS - 1; column++) {
      const at = row * COLUMNS + column;
      const [a, b, c, d] = [lower(at), lower(at + 1), lower(at + COLUMNS + 1), lower(at + COLUMNS)];
      if (a === b && b === c && c === d) continue;
      const [top, left] = [2 * at, 2 * at + 1];
      const [bottom, right] = [2 * (at + COLUMNS), 2 * (at + 1) + 1];
      // Land on the left hand.
      if (a && !b) next.set(top, c ? right : d ? bottom : left);
      if (b && !c) next.set(right, d ? bottom : a ? left : top);
      if (c && !d) next.set(bottom, a ? left : b ? top : right);
      if (d && !a) next.set(left, b ? top : c ? right : bottom);
    }
  const place = (edge: number): [number, number] => {
    const at = edge >> 1;
    const other = edge & 1 ? at + COLUMNS : at + 1;
    const t = (level - field[at]!) / (field[other]! - field[at]!);
    const [column, row] = [at % COLUMNS, Math.floor(at / COLUMNS)];
    const [x, y] = edge & 1 ? [column, row + t] : [column + t, row];
    return [(x + 0.5) * CELL - PAD, (y - 0.5) * CELL];
  };
  const lines: [number, number][][] = [];
  for (const start of next.keys()) {
    if (!next.has(start)) continue;
    const line: [number, number][] = [];
    for (let edge: number | undefined = start; edge !== undefined; ) {
      line.push(place(edge));
      const following: number | undefined = next.get(edge);
      next.delete(edge);
      edge = following;
    }
    if (line.length > 5) lines.push(line);
  }
  return lines;
}

/** The steps of the grid rubbed off, and every second point left out. */
function softened(line: readonly [number, number][]): [number, number][] {
  const at = (points: readonly [number, number][], i: number) => points[(i + points.length) % points.length]!;
  let smooth: readonly [number, number][] = line;
  for (let pass = 0; pass < 2; pass++) {
    const before = smooth;
    smooth = before.map(([x, y], i): [number, number] => {
      const [[px, py], [nx, ny]] = [at(before, i - 1), at(before, i + 1)];
      return [(px + 2 * x + nx) / 4, (py + 2 * y + ny) / 4];
    });
  }
  return smooth.filter((_, i) => i % 2 === 0);
}

/** Closed lines for each distance, nearest first. */
export function waterLines(rings: readonly Ring[]): Ring[][] {
  const field = distances(landGrid(rings));
  return DISTANCES.map((distance) => contours(field, distance / CELL).map(softened));
}
