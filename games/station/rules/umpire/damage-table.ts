/** The Combat Damage Table (8.33, charts): nine columns of Damage Level by ten faces of the die. */

export interface DamageResult {
  readonly dp: number;
  /** Sail Sunk outright. */
  readonly sunk: number;
  /** A leader in the Squadron hit may be a casualty. */
  readonly star: boolean;
}

export const NO_DAMAGE: DamageResult = { dp: 0, sunk: 0, star: false };

/** 8.337: rows by die; each S is a Sail Sunk, beside what DPs there are, a star a possible casualty. */
const ROWS = [
  ['1', '3', '4', 'S', 'S*', 'S*', '2S*', 'SS*', 'SS*'],
  ['1', '2', '3', '4', '5', '6', '2S', '7', '8'],
  ['0', '2', '3', '4', '5', '5', '6', '2S', '3S'],
  ['0', '1', '2', '3', '4', '4', '6', '6', '7'],
  ['0', '1', '2', '3', '4', '4', '5*', '5*', '6*'],
  ['0', '1', '1', '3', '3', '4', '4', '5*', '2S'],
  ['0', '1', '1', '2', '3', '3', '4', '4', '5'],
  ['0', '0', '1', '2', '3', '3', '3', '4', '4*'],
  ['0', '0', '1', '1', '2', '3', '3', '3', '4*'],
  ['0', '0', '0', '1', '1', '2', '2', '3', '3'],
] as const;

export const COLUMNS = ROWS[0].length;

/** A cell as the chart prints it. Dice beyond the table read as its last row. */
export const cellOf = (column: number, die: number): string =>
  ROWS[Math.min(Math.max(die, 0), ROWS.length - 1)]![Math.min(Math.max(column, 0), COLUMNS - 1)]!;

export function damageResult(column: number, die: number): DamageResult {
  const cell = cellOf(column, die);
  const dp = Number.parseInt(cell, 10);
  return { dp: Number.isNaN(dp) ? 0 : dp, sunk: cell.split('S').length - 1, star: cell.endsWith('*') };
}
