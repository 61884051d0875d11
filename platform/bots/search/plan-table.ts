/** Plan against plan: what each pair has come to in the worlds where it was tried. */
import type { SearchHabits } from './craft.ts';
import { type SecretSolution, solveSecretGame } from './regret-matching.ts';

const ROUNDS = 200;
/** Plans with a greater share than this are tried on, however they stand. */
const IN_PLAY = 0.04;
const FEWEST_LIVE = 3;
/** The part of the plans that is still tried after each sweep. */
const KEPT = 0.75;

export interface TableReading {
  readonly solution: SecretSolution;
  /** Row by row: what is believed of every pair, few trials leaning on what row and column come to as a whole. */
  readonly pay: Float64Array;
  /** What each row is worth against the rival's mixture, and each column against ours. */
  readonly rowWorth: Float64Array;
  readonly columnWorth: Float64Array;
}

export class PlanTable {
  readonly rows: number;
  readonly columns: number;
  readonly #sums: Float64Array;
  readonly #counts: Uint32Array;
  readonly #lean: Float64Array;
  readonly #likely: Float64Array;

  /** `lean` is added to every pair; `likely` is how often each column is chosen by who thinks plainly, in all one. */
  constructor(rows: number, lean: Float64Array, likely: Float64Array) {
    const columns = likely.length;
    this.rows = rows;
    this.columns = columns;
    this.#lean = lean;
    this.#likely = likely;
    this.#sums = new Float64Array(rows * columns);
    this.#counts = new Uint32Array(rows * columns);
  }

  add(row: number, column: number, worth: number): void {
    const at = row * this.columns + column;
    this.#sums[at]! += worth;
    this.#counts[at]!++;
  }

  read({ faith, plainness, prudence }: SearchHabits): TableReading {
    const { rows, columns } = this;
    const pay = this.#believed(faith, prudence);
    const mixed = withLikely(pay, this.#likely, plainness);
    const solution = solveSecretGame({ rows, columns, pay: mixed }, ROUNDS);
    const rowWorth = new Float64Array(rows);
    const columnWorth = new Float64Array(columns);
    for (let i = 0; i < rows; i++)
      for (let j = 0; j < columns; j++) {
        const each = mixed[i * columns + j]!;
        rowWorth[i]! += solution.columns[j]! * each;
        columnWorth[j]! += solution.rows[i]! * each;
      }
    return { solution, pay, rowWorth, columnWorth };
  }

  /** A pair that was tried seldom is believed to be much as its row and its column are. */
  #believed(faith: number, prudence: number): Float64Array {
    const { rows, columns } = this;
    const [byRow, byColumn, whole] = this.#means(prudence);
    const pay = new Float64Array(rows * columns);
    for (let i = 0; i < rows; i++)
      for (let j = 0; j < columns; j++) {
        const at = i * columns + j;
        // With one column a pair is its row: what was drawn in must not come back by the pair.
        const base = byRow[i]! + byColumn[j]! - whole;
        const own = columns === 1 ? base : (faith * base + this.#sums[at]!) / (faith + this.#counts[at]!);
        pay[at] = this.#lean[at]! + own;
      }
    return pay;
  }

  #means(prudence: number): [Float64Array, Float64Array, number] {
    const { rows, columns } = this;
    const meanOf = (cells: readonly number[]): { readonly mean: number; readonly trials: number } => {
      let [sum, count, trials] = [0, 0, 0];
      for (const at of cells)
        if (this.#counts[at]! > 0) {
          sum += this.#sums[at]! / this.#counts[at]!;
          trials += this.#counts[at]!;
          count++;
        }
      return { mean: count === 0 ? 0.5 : sum / count, trials };
    };
    const { mean: whole } = meanOf(Array.from({ length: rows * columns }, (_, at) => at));
    const drawnIn = (cells: readonly number[]): number => {
      const { mean, trials } = meanOf(cells);
      return whole + (trials === 0 ? 0 : ((mean - whole) * trials) / (trials + prudence));
    };
    const row = (i: number) => Array.from({ length: columns }, (_, j) => i * columns + j);
    const column = (j: number) => Array.from({ length: rows }, (_, i) => i * columns + j);
    return [
      Float64Array.from({ length: rows }, (_, i) => drawnIn(row(i))),
      Float64Array.from({ length: columns }, (_, j) => drawnIn(column(j))),
      whole,
    ];
  }
}

function withLikely(pay: Float64Array, likely: Float64Array, share: number): Float64Array {
  const columns = likely.length;
  const mixed = new Float64Array(pay.length);
  for (let start = 0; start < pay.length; start += columns) {
    let plain = 0;
    for (let j = 0; j < columns; j++) plain += likely[j]! * pay[start + j]!;
    for (let j = 0; j < columns; j++) mixed[start + j] = (1 - share) * pay[start + j]! + share * plain;
  }
  return mixed;
}

/** Which rows and columns are worth another sweep: fewer and fewer, and always those that are played. */
export function stillLive(
  { solution, rowWorth, columnWorth }: TableReading,
  sweeps: number,
): { readonly rows: number[]; readonly columns: number[] } {
  const live = (worths: Float64Array, shares: Float64Array, sign: number): number[] => {
    const most = Math.max(FEWEST_LIVE, Math.ceil(worths.length * KEPT ** sweeps));
    const order = [...worths.keys()].sort((x, y) => sign * (worths[y]! - worths[x]!) || x - y);
    return order.filter((index, rank) => rank < most || shares[index]! >= IN_PLAY).sort((x, y) => x - y);
  };
  return { rows: live(rowWorth, solution.rows, 1), columns: live(columnWorth, solution.columns, -1) };
}
