/** Which of two machines plays better: every seed is fought twice with the sides changed over. */
import { seedFor } from '@weathergage/kernel/harness/index.ts';

export interface SeedPairing {
  readonly seed: number;
  /** Whether the first bot has the second side. */
  readonly swapped: boolean;
}

/** So many matches, two to a seed; an odd number is made even. */
export function seedPairings(matches: number, seed: number): SeedPairing[] {
  return Array.from({ length: Math.ceil(matches / 2) }, (_, i) => seedFor(seed, i)).flatMap((each) => [
    { seed: each, swapped: false },
    { seed: each, swapped: true },
  ]);
}

export type BoutScore = 'win' | 'draw' | 'loss';

/** What a match was to the bot that had this side; a match that several sides won is a draw between them. */
export function scoreOf(winners: readonly string[], side: string, other: string): BoutScore {
  const won = winners.includes(side);
  if (won === winners.includes(other)) return 'draw';
  return won ? 'win' : 'loss';
}

export interface LadderStanding {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** The share of matches won, and between what limits the true share lies with 95 % confidence. */
  readonly rate: number;
  readonly interval: readonly [number, number];
}

export function standingOf(scores: readonly BoutScore[]): LadderStanding {
  const count = (score: BoutScore) => scores.filter((each) => each === score).length;
  const wins = count('win');
  return {
    wins,
    draws: count('draw'),
    losses: count('loss'),
    rate: scores.length === 0 ? 0 : wins / scores.length,
    interval: wilsonInterval(wins, scores.length),
  };
}

const Z95 = 1.959964;

/** Wilson's interval for a share: honest for few matches and for shares near 0 and 1. */
export function wilsonInterval(wins: number, of: number): readonly [number, number] {
  if (of === 0) return [0, 1];
  const z2 = Z95 * Z95;
  const centre = (wins + z2 / 2) / (of + z2);
  const reach = (Z95 * Math.sqrt((wins * (of - wins)) / of + z2 / 4)) / (of + z2);
  return [Math.max(0, centre - reach), Math.min(1, centre + reach)];
}
