/** How kind the dice were: what fell against what was to be expected, added up. */
import { PLAYED_WORDS } from './board-words.ts';

/** One event decided by dice: what came of it, what comes of it on average, and by how much that varies. */
export interface Chance {
  readonly rolled: number;
  readonly expected: number;
  readonly variance: number;
}

export interface Luck {
  /** What fell beyond expectation so far; below nought the dice were unkind. */
  readonly luck: number;
  /** The standard deviation of that sum: two thirds of all matches lie within it either way. */
  readonly spread: number;
}

/** The running sum after each event; as long as the list. */
export function luckOf(chances: readonly Chance[]): readonly Luck[] {
  let luck = 0;
  let variance = 0;
  return chances.map((chance) => {
    luck += chance.rolled - chance.expected;
    variance += chance.variance;
    return { luck, spread: Math.sqrt(variance) };
  });
}

/** The chance of one throw whose faces are equally likely. */
export function chanceOf(faces: readonly number[], rolled: number): Chance {
  const expected = faces.reduce((sum, face) => sum + face, 0) / faces.length;
  const variance = faces.reduce((sum, face) => sum + (face - expected) ** 2, 0) / faces.length;
  return { rolled, expected, variance };
}

/** In words, by how far the sum lies from what its spread makes likely. */
export function luckWords({ luck, spread }: Luck): string {
  return spread === 0 ? PLAYED_WORDS.noDice : PLAYED_WORDS.luck(luck / spread);
}
