/** The chart: squares of land, shoal and sea, written as rows of letters with the north on top. */

export interface Square {
  readonly x: number;
  readonly y: number;
}

/**
 * `#` is land and `~` a shoal; a small letter is a cove, a digit a landfall and `R` the brig's station, all three of them
 * water like `.`.
 */
export type Chart = readonly string[];

export type ShipId = 'cutter' | 'brig';

export const markAt = (chart: Chart, { x, y }: Square): string => chart[y]?.[x] ?? '#';

export const isCove = (mark: string): boolean => /^[a-z]$/.test(mark);
export const isLandfall = (mark: string): boolean => /^[0-9]$/.test(mark);

/** The cutter draws so little that shoals and coves are open to her; the brig needs deep water. */
export function canFloat(chart: Chart, ship: ShipId, square: Square): boolean {
  const mark = markAt(chart, square);
  return mark !== '#' && (ship === 'cutter' || !(mark === '~' || isCove(mark)));
}

export const isSame = (one: Square, other: Square): boolean => one.x === other.x && one.y === other.y;

/** Squares from one to the other, a slanting one counting like any. */
export const distance = (one: Square, other: Square): number =>
  Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));

/** All squares that hold the mark looked for. */
export function squaresWhere(chart: Chart, isWanted: (mark: string, square: Square) => boolean): Square[] {
  return chart.flatMap((row, y) =>
    [...row].flatMap((mark, x) => (isWanted(mark, { x, y }) ? [{ x, y }] : [])),
  );
}
