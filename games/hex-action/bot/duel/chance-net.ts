/** A small net that was taught by duels imagined against captains: her chance by both logs and by how the ships lie. */
import type { Pose } from '../bearing.ts';
import { countLieFeatures, seeLie } from './lie-features.ts';
import { LOG_FEATURES, readLogs } from './log-features.ts';
import type { Duel, End } from './logs.ts';

/** Beyond this a chance is as good as certain, and one is never quite sure. */
const SURE = 12;
export const chanceOf = (evidence: number): number =>
  1 / (1 + Math.exp(-Math.max(-SURE, Math.min(SURE, evidence))));

/** Everything that is learnt, one after another in one block. */
export class ChanceNet {
  readonly cells: number;
  readonly block: Float32Array;
  /** What a feature of the lie, and one of the logs, says to each cell, and to the sum itself. */
  readonly lieCells: Float32Array;
  readonly lieSum: Float32Array;
  readonly logCells: Float32Array;
  readonly logSum: Float32Array;
  readonly bias: Float32Array;
  readonly out: Float32Array;
  readonly always: Float32Array;
  readonly #acting: Float32Array;
  readonly #logs = new Float32Array(LOG_FEATURES);
  readonly #read: LogsRead;

  static sizeOf(cells: number): number {
    return (countLieFeatures() + LOG_FEATURES) * (cells + 1) + 2 * cells + 1;
  }

  constructor(cells: number, block: Float32Array = new Float32Array(ChanceNet.sizeOf(cells))) {
    this.cells = cells;
    this.block = block;
    let at = 0;
    const next = (length: number): Float32Array => {
      at += length;
      return block.subarray(at - length, at);
    };
    const lies = countLieFeatures();
    this.lieCells = next(lies * cells);
    this.lieSum = next(lies);
    this.logCells = next(LOG_FEATURES * cells);
    this.logSum = next(LOG_FEATURES);
    this.bias = next(cells);
    this.out = next(cells);
    this.always = next(1);
    this.#acting = new Float32Array(cells);
    this.#read = this.freshRead();
  }

  freshRead(): LogsRead {
    return { cells: new Float32Array(this.cells), sum: 0 };
  }

  /** What the logs say, wherever the ships lie. */
  readLogs(duel: Duel, own: End, mirrored: boolean, into: LogsRead): void {
    readLogs(duel, own, mirrored, this.#logs);
    this.hearLogs(this.#logs, into);
  }

  hearLogs(logs: Float32Array, into: LogsRead): void {
    const { cells, logCells, logSum } = this;
    const { cells: sums } = into;
    sums.set(this.bias);
    let sum = this.always[0]!;
    for (let i = 0; i < LOG_FEATURES; i++) {
      const value = logs[i]!;
      if (value === 0) continue;
      sum += value * logSum[i]!;
      const from = i * cells;
      for (let cell = 0; cell < cells; cell++) sums[cell]! += value * logCells[from + cell]!;
    }
    into.sum = sum;
  }

  /** The evidence, as a sum that `chanceOf` makes a chance of. */
  evidence(read: LogsRead, lie: Int32Array): number {
    const { cells, lieCells, lieSum, out } = this;
    const acting = this.#acting;
    acting.set(read.cells);
    let sum = read.sum;
    for (const feature of lie) {
      sum += lieSum[feature]!;
      const from = feature * cells;
      for (let cell = 0; cell < cells; cell++) acting[cell]! += lieCells[from + cell]!;
    }
    for (let cell = 0; cell < cells; cell++) if (acting[cell]! > 0) sum += acting[cell]! * out[cell]!;
    return sum;
  }

  /** Her chance as both ships lie now. */
  chance(duel: Duel, own: End): number {
    const { features, mirrored } = seeLie(
      duel.sea.wind,
      poseFrom(duel, own),
      poseFrom(duel, own === 0 ? 1 : 0),
    );
    this.readLogs(duel, own, mirrored, this.#read);
    return chanceOf(this.evidence(this.#read, features));
  }
}

/** What the logs come to in every cell, before a lie is looked up. */
export interface LogsRead {
  readonly cells: Float32Array;
  sum: number;
}

const poseFrom = ({ logs }: Duel, end: End): Pose => logs[end];
