/**
 * The sea as hexes: flat-topped, in axial coordinates, so that the sea has no edge of its own (15.0).
 * Names are those of the printed grid: columns A to Z, AA to ZZ, rows counted downwards, odd columns half a hex lower.
 */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** 1 is up the board, then clockwise: 2 upper right, 3 lower right, 4 down, 5 lower left, 6 upper left. */
export const DIRECTIONS = [1, 2, 3, 4, 5, 6] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Where a ship lies: her bow, and where it points. */
export interface Position {
  readonly bow: Hex;
  readonly heading: Direction;
}

const DELTAS: Readonly<Record<Direction, Hex>> = {
  1: { q: 0, r: -1 },
  2: { q: 1, r: -1 },
  3: { q: 1, r: 0 },
  4: { q: 0, r: 1 },
  5: { q: -1, r: 1 },
  6: { q: -1, r: 0 },
};

export const neighbour = (hex: Hex, direction: Direction): Hex => {
  const delta = DELTAS[direction];
  return { q: hex.q + delta.q, r: hex.r + delta.r };
};

/** Turned by so many sixty-degree steps, clockwise if positive. */
export const turnedBy = (direction: Direction, steps: number): Direction =>
  (((((direction - 1 + steps) % 6) + 6) % 6) + 1) as Direction;

export const opposite = (direction: Direction): Direction => turnedBy(direction, 3);

export const sameHex = (a: Hex, b: Hex): boolean => a.q === b.q && a.r === b.r;
export const hexKey = (hex: Hex): string => `${hex.q},${hex.r}`;

export const distance = (a: Hex, b: Hex): number =>
  (Math.abs(a.q - b.q) + Math.abs(a.r - b.r) + Math.abs(a.q + a.r - b.q - b.r)) / 2;

/** Column and row as printed: both may run past the board where the sea is open. */
export const columnOf = (hex: Hex): number => hex.q;
export const rowOf = (hex: Hex): number => hex.r + Math.floor(hex.q / 2);
export const hexAt = (column: number, row: number): Hex => ({ q: column, r: row - Math.floor(column / 2) });

/** `K24`; past the left edge the columns run -A, -B … away from the board, and rows above the top are 0, -1 … */
export function hexName(hex: Hex): string {
  const column = columnOf(hex);
  const index = column >= 0 ? column : -column - 1;
  const letter = String.fromCharCode(65 + (index % 26)).repeat(Math.floor(index / 26) + 1);
  return `${column < 0 ? '-' : ''}${letter}${rowOf(hex)}`;
}

const NAME = /^(-?)([A-Z])(\2*)(-?\d{1,4})$/;

export function parseHex(name: string): Hex | null {
  const match = NAME.exec(name);
  if (match === null) return null;
  const [, sign, letter, more, row] = match;
  const index = letter!.charCodeAt(0) - 65 + 26 * more!.length;
  return hexAt(sign === '-' ? -index - 1 : index, Number(row));
}
