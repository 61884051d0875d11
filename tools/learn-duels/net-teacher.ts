/** Teaches a net of a duel by gradients: what is met in every duel by Adam, what is seldom met by the sum of its squares. */
import type { ChanceNet } from '../../games/hex-action/bot/duel/chance-net.ts';
import { countLieFeatures } from '../../games/hex-action/bot/duel/lie-features.ts';
import { LOG_FEATURES } from '../../games/hex-action/bot/duel/log-features.ts';

export interface DuelLesson {
  readonly logs: Float32Array;
  readonly lie: Int32Array;
  readonly result: number;
}

/** Lessons to a step. */
const STEP = 64;
const SURE = 12;
/** Lies are met seldom: they learn so much faster, and forget so much of old squares. */
const SELDOM = 3;
const REMEMBERED = 0.9998;

export class NetTeacher {
  readonly net: ChanceNet;
  rate = 0;
  surprise = 0;
  lessons = 0;
  readonly #slope: Float32Array;
  readonly #speed: Float32Array;
  readonly #squares: Float32Array;
  readonly #seldom: Float32Array;
  readonly #touched = new Set<number>();
  readonly #read: ReturnType<ChanceNet['freshRead']>;
  readonly #acting: Float32Array;
  readonly #back: Float32Array;
  /** Where in the block the part begins that is not of lies. */
  readonly #often: number;
  #waiting = 0;
  #steps = 0;

  constructor(net: ChanceNet) {
    this.net = net;
    const { length } = net.block;
    this.#often = countLieFeatures() * (net.cells + 1);
    this.#slope = new Float32Array(length);
    this.#speed = new Float32Array(length - this.#often);
    this.#squares = new Float32Array(length - this.#often);
    this.#seldom = new Float32Array(this.#often);
    this.#read = net.freshRead();
    this.#acting = new Float32Array(net.cells);
    this.#back = new Float32Array(net.cells);
  }

  /** How likely the net takes her to win. */
  chanceOf({ logs, lie }: Pick<DuelLesson, 'logs' | 'lie'>): number {
    this.net.hearLogs(logs, this.#read);
    return 1 / (1 + Math.exp(-within(this.net.evidence(this.#read, lie))));
  }

  teach({ logs, lie, result }: DuelLesson): void {
    const { cells } = this.net;
    const slope = this.#slope;
    const error = this.#errorOf(logs, lie, result);
    const lies = countLieFeatures();
    const logSums = this.#often + LOG_FEATURES * cells;
    const biases = logSums + LOG_FEATURES;
    const outs = biases + cells;
    const [acting, back] = [this.#acting, this.#back];
    slope[outs + cells]! += error;
    for (let cell = 0; cell < cells; cell++) {
      const acts = acting[cell]! > 0;
      if (acts) slope[outs + cell]! += error * acting[cell]!;
      back[cell] = acts ? error * this.net.out[cell]! : 0;
      slope[biases + cell]! += back[cell]!;
    }
    for (let i = 0; i < LOG_FEATURES; i++) {
      const value = logs[i]!;
      if (value === 0) continue;
      slope[logSums + i]! += error * value;
      const from = this.#often + i * cells;
      for (let cell = 0; cell < cells; cell++) slope[from + cell]! += value * back[cell]!;
    }
    for (const feature of lie) {
      this.#touched.add(feature);
      slope[lies * cells + feature]! += error;
      for (let cell = 0; cell < cells; cell++) slope[feature * cells + cell]! += back[cell]!;
    }
    if (++this.#waiting >= STEP) this.#step();
  }

  #errorOf(logs: Float32Array, lie: Int32Array, result: number): number {
    const { cells, lieCells, lieSum, out } = this.net;
    const acting = this.#acting;
    this.net.hearLogs(logs, this.#read);
    acting.set(this.#read.cells);
    let sum = this.#read.sum;
    for (const feature of lie) {
      sum += lieSum[feature]!;
      for (let cell = 0; cell < cells; cell++) acting[cell]! += lieCells[feature * cells + cell]!;
    }
    for (let cell = 0; cell < cells; cell++) if (acting[cell]! > 0) sum += acting[cell]! * out[cell]!;
    const chance = 1 / (1 + Math.exp(-within(sum)));
    this.surprise -= result * Math.log(chance) + (1 - result) * Math.log(1 - chance);
    this.lessons++;
    return chance - result;
  }

  #step(): void {
    const { block, cells } = this.net;
    const slope = this.#slope;
    this.#steps++;
    const share = 1 / this.#waiting;
    this.#waiting = 0;
    const begun = 1 - 0.9 ** Math.min(this.#steps, 200);
    const begunSquares = 1 - 0.99 ** Math.min(this.#steps, 2000);
    for (let i = this.#often; i < block.length; i++) {
      const at = i - this.#often;
      const pull = slope[i]! * share;
      this.#speed[at] = 0.9 * this.#speed[at]! + 0.1 * pull;
      this.#squares[at] = 0.99 * this.#squares[at]! + 0.01 * pull * pull;
      const by = this.#speed[at]! / begun / (Math.sqrt(this.#squares[at]! / begunSquares) + 1e-6);
      block[i]! -= this.rate * by;
      slope[i] = 0;
    }
    const lies = countLieFeatures();
    for (const feature of this.#touched)
      for (let cell = 0; cell <= cells; cell++)
        this.#pull(cell === cells ? lies * cells + feature : feature * cells + cell, share);
    this.#touched.clear();
  }

  #pull(at: number, share: number): void {
    const pull = this.#slope[at]! * share;
    this.#slope[at] = 0;
    if (pull === 0) return;
    const squares = this.#seldom[at]! * REMEMBERED + pull * pull;
    this.#seldom[at] = squares;
    this.net.block[at]! -= (SELDOM * this.rate * pull) / (Math.sqrt(squares) + 1e-4);
  }
}

const within = (sum: number): number => Math.max(-SURE, Math.min(SURE, sum));
