/** Two who choose in secret: what each should do when neither can know what the other chose. */

/** `pay[row * columns + column]` is what the row player wins and the column player loses. */
export interface SecretGame {
  readonly rows: number;
  readonly columns: number;
  readonly pay: Float64Array;
}

export interface SecretSolution {
  /** How often each row and each column should be chosen. */
  readonly rows: Float64Array;
  readonly columns: Float64Array;
  readonly value: number;
}

/**
 * Regret matching, with later rounds weighing more. Both players' average play comes near to the best that can be
 * done against a player who knows the habits but not the choice. A fixed number of rounds, so that it repeats exactly.
 */
export function solveSecretGame({ rows, columns, pay }: SecretGame, rounds: number): SecretSolution {
  const rowRegret = new Float64Array(rows);
  const columnRegret = new Float64Array(columns);
  const rowSum = new Float64Array(rows);
  const columnSum = new Float64Array(columns);
  const rowPay = new Float64Array(rows);
  const columnPay = new Float64Array(columns);
  const rowMix = new Float64Array(rows).fill(1 / rows);
  const columnMix = new Float64Array(columns).fill(1 / columns);
  for (let round = 1; round <= rounds; round++) {
    payAll(pay, rowMix, columnMix, rowPay, columnPay);
    let value = 0;
    for (let i = 0; i < rows; i++) value += rowMix[i]! * rowPay[i]!;
    for (let i = 0; i < rows; i++) {
      rowRegret[i] = Math.max(0, rowRegret[i]! + rowPay[i]! - value);
      rowSum[i]! += rowMix[i]! * round;
    }
    for (let j = 0; j < columns; j++) {
      columnRegret[j] = Math.max(0, columnRegret[j]! + value - columnPay[j]!);
      columnSum[j]! += columnMix[j]! * round;
    }
    share(rowRegret, rowMix);
    share(columnRegret, columnMix);
  }
  share(rowSum, rowMix);
  share(columnSum, columnMix);
  payAll(pay, rowMix, columnMix, rowPay, columnPay);
  let value = 0;
  for (let i = 0; i < rows; i++) value += rowMix[i]! * rowPay[i]!;
  return { rows: rowMix, columns: columnMix, value };
}

/** What each row and each column is worth against the other side's present mixture. */
function payAll(
  pay: Float64Array,
  rowMix: Float64Array,
  columnMix: Float64Array,
  rowPay: Float64Array,
  columnPay: Float64Array,
): void {
  columnPay.fill(0);
  const columns = columnMix.length;
  for (let i = 0; i < rowMix.length; i++) {
    const weight = rowMix[i]!;
    const start = i * columns;
    let sum = 0;
    for (let j = 0; j < columns; j++) {
      const each = pay[start + j]!;
      sum += columnMix[j]! * each;
      columnPay[j]! += weight * each;
    }
    rowPay[i] = sum;
  }
}

/** Weights made into shares of one; even shares where there is no weight at all. */
function share(weights: Float64Array, into: Float64Array): void {
  let sum = 0;
  for (const weight of weights) sum += weight;
  if (sum <= 0) into.fill(1 / into.length);
  else for (let i = 0; i < into.length; i++) into[i] = weights[i]! / sum;
}
