/** A layer of cells over the features of pairs, their evidence added up: learnt by going down the slope a little at a time. */
import { looseDice } from '@weathergage/kernel';
import type { PairWeights } from '../../games/table-action/bot/vice-admiral/pair-network.ts';
import type { PairLesson } from './lessons.ts';

const ROUNDS = 8;
const BATCH = 64;
const RATE = 0.002;
const RESTRAINT = 1e-5;
const KEPT_BACK = 1 / 12;
/** A feature that hardly changes is not made much of. */
const LEAST_SPREAD = 0.05;
/** Weights are kept in so many parts of one. */
const PARTS = 10_000;

const chanceOf = (evidence: number): number => 1 / (1 + Math.exp(-Math.max(-12, Math.min(12, evidence))));

/** All weights in one list: a line for each cell, the cells' thresholds, what each counts, and the bias. */
class Cells {
  readonly features: number;
  readonly cells: number;
  readonly all: Float64Array;
  readonly #stirred: Float64Array;

  constructor(features: number, cells: number, seed: number) {
    const dice = looseDice(seed);
    const some = (): number => (dice.below(256) * 256 + dice.below(256)) / 32_768 - 1;
    this.features = features;
    this.cells = cells;
    this.#stirred = new Float64Array(cells);
    const lines = features * cells;
    this.all = Float64Array.from({ length: lines + 2 * cells + 1 }, (_, i) =>
      i < lines
        ? some() / Math.sqrt(features)
        : i >= lines + cells && i < lines + 2 * cells
          ? some() / 10
          : 0,
    );
  }

  /** What a pair adds; the cells are left as they were stirred. */
  #of(pair: Float32Array): number {
    const { features, cells, all } = this;
    const lines = features * cells;
    let sum = all[lines + 2 * cells]!;
    for (let cell = 0; cell < cells; cell++) {
      let stir = all[lines + cell]!;
      for (let i = 0; i < features; i++) stir += all[cell * features + i]! * pair[i]!;
      const stirred = stir / (1 + Math.abs(stir));
      this.#stirred[cell] = stirred;
      sum += all[lines + cells + cell]! * stirred;
    }
    return sum;
  }

  chance(pairs: readonly Float32Array[]): number {
    let sum = 0;
    for (const pair of pairs) sum += this.#of(pair);
    return chanceOf(sum);
  }

  /** Adds to the slope what one lesson says. */
  feel({ pairs, result }: PairLesson, slope: Float64Array): void {
    const { features, cells, all } = this;
    const lines = features * cells;
    const error = this.chance(pairs) - result;
    for (const pair of pairs) {
      this.#of(pair);
      for (let cell = 0; cell < cells; cell++) {
        const stirred = this.#stirred[cell]!;
        slope[lines + cells + cell]! += error * stirred;
        const back = error * all[lines + cells + cell]! * (1 - Math.abs(stirred)) ** 2;
        slope[lines + cell]! += back;
        for (let i = 0; i < features; i++) slope[cell * features + i]! += back * pair[i]!;
      }
      slope[lines + 2 * cells]! += error;
    }
  }
}

/** Brings every feature to the same middle and spread. */
function levelled(lessons: readonly PairLesson[]) {
  const size = lessons[0]!.pairs[0]!.length;
  const [middle, spread] = [new Float64Array(size), new Float64Array(size)];
  let count = 0;
  for (const { pairs } of lessons)
    for (const pair of pairs) for (let i = 0; i < size; i++) middle[i]! += pair[i]!;
  for (const { pairs } of lessons) count += pairs.length;
  for (let i = 0; i < size; i++) middle[i]! /= count;
  for (const { pairs } of lessons)
    for (const pair of pairs) for (let i = 0; i < size; i++) spread[i]! += (pair[i]! - middle[i]!) ** 2;
  for (let i = 0; i < size; i++) spread[i] = Math.max(LEAST_SPREAD, Math.sqrt(spread[i]! / count));
  const level = (pair: Float32Array) => pair.map((value, i) => (value - middle[i]!) / spread[i]!);
  const all = lessons.map(({ pairs, result }) => ({ pairs: pairs.map(level), result }));
  return { all, middle, spread };
}

function surpriseOf(cells: Cells, lessons: readonly PairLesson[]): number {
  let sum = 0;
  for (const { pairs, result } of lessons) {
    const chance = cells.chance(pairs);
    sum -= result * Math.log(chance) + (1 - result) * Math.log(1 - chance);
  }
  return sum / Math.max(1, lessons.length);
}

export function learnPairs(
  given: readonly PairLesson[],
  count: number,
  seed: number,
  known: PairWeights | null,
): { readonly weights: PairWeights; readonly surprise: number } {
  const { all, middle, spread } = levelled(given);
  const kept = all.splice(Math.floor(all.length * (1 - KEPT_BACK)));
  const cells = new Cells(middle.length, count, seed);
  if (known !== null) cells.all.set(levelledWeights(known, middle, spread));
  const dice = looseDice(seed + 1);
  const below = (n: number): number =>
    (dice.below(256) * 65_536 + dice.below(256) * 256 + dice.below(256)) % n;
  const size = cells.all.length;
  const [slope, speed, swing] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  let step = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const rate = (known === null ? RATE : RATE / 2) * (1 - round / ROUNDS);
    for (let i = all.length - 1; i > 0; i--) {
      const j = below(i + 1);
      [all[i], all[j]] = [all[j]!, all[i]!];
    }
    for (let from = 0; from < all.length; from += BATCH) {
      slope.fill(0);
      const batch = all.slice(from, from + BATCH);
      for (const lesson of batch) cells.feel(lesson, slope);
      step++;
      const [early, earlier] = [1 - 0.9 ** step, 1 - 0.999 ** step];
      for (let i = 0; i < size; i++) {
        const pull = slope[i]! / batch.length + RESTRAINT * cells.all[i]!;
        speed[i] = 0.9 * speed[i]! + 0.1 * pull;
        swing[i] = 0.999 * swing[i]! + 0.001 * pull * pull;
        cells.all[i]! -= (rate * (speed[i]! / early)) / (Math.sqrt(swing[i]! / earlier) + 1e-8);
      }
    }
  }
  return { weights: weightsOf(cells, middle, spread), surprise: surpriseOf(cells, kept) };
}

/** For features as they come, with their middle and spread worked into the weights. */
function weightsOf(
  { features, cells, all }: Cells,
  middle: ArrayLike<number>,
  spread: ArrayLike<number>,
): PairWeights {
  const lines = features * cells;
  const plain = Float64Array.from(all);
  for (let cell = 0; cell < cells; cell++)
    for (let i = 0; i < features; i++) {
      const at = cell * features + i;
      plain[at]! /= spread[i]!;
      plain[lines + cell]! -= plain[at]! * middle[i]!;
    }
  const parts = Array.from(plain, (value) => Math.round(value * PARTS) + 0);
  return {
    cells,
    inner: parts.slice(0, lines),
    thresholds: parts.slice(lines, lines + cells),
    outer: parts.slice(lines + cells, lines + 2 * cells),
    bias: parts[lines + 2 * cells]!,
  };
}

/** Weights that are known already, for features brought to the same middle and spread. */
function levelledWeights(
  { cells, inner, thresholds, outer, bias }: PairWeights,
  middle: ArrayLike<number>,
  spread: ArrayLike<number>,
): Float64Array {
  const features = middle.length;
  const all = Float64Array.from([...inner, ...thresholds, ...outer, bias], (value) => value / PARTS);
  for (let cell = 0; cell < cells; cell++)
    for (let i = 0; i < features; i++) {
      const at = cell * features + i;
      all[features * cells + cell]! += all[at]! * middle[i]!;
      all[at]! *= spread[i]!;
    }
  return all;
}
