/** What matches of a scenario came to: counted between machines, so that a card can say what is to be expected. */
import type { Effort, Played } from '@weathergage/kernel';
import { PLAYED_WORDS } from './board-words.ts';

/** As a person plays who knows the rules: the table is looked at, then each question takes its moment. */
const SECONDS_A_SITTING = 12;
const SECONDS_A_QUESTION = 4;

export function minutesOf({ sittings, questions, seconds = SECONDS_A_SITTING }: Effort): number {
  const minutes = (sittings * seconds + questions * SECONDS_A_QUESTION) / 60;
  if (minutes < 5) return 5;
  const step = minutes < 60 ? 5 : minutes < 240 ? 15 : 60;
  return Math.round(minutes / step) * step;
}

export const minutesInWords = (minutes: number): string => {
  if (minutes < 90) return PLAYED_WORDS.minutes(minutes);
  const halves = Math.round(minutes / 30);
  return PLAYED_WORDS.hours(Math.floor(halves / 2), halves % 2 === 1);
};

export const WEIGHTS = ['light', 'middling', 'heavy'] as const;
export type Weight = (typeof WEIGHTS)[number];

/** By how much there is to decide at once, and in all. */
export function weightOf({ sittings, questions }: Effort): Weight {
  const atOnce = questions / Math.max(1, sittings);
  if (questions > 300 || atOnce > 5) return 'heavy';
  return questions > 80 || atOnce > 2 ? 'middling' : 'light';
}

/** As much of a scenario's card as the bar needs. */
interface Counted {
  readonly sides: readonly { readonly name: string; readonly seats: readonly { readonly side: string }[] }[];
  readonly played?: Played | undefined;
}

/** A side's part of the bar. */
export interface BarPart {
  readonly name: string;
  readonly share: number;
  readonly drawn: boolean;
}

/** First side, drawn, second side (and others where there are more), as a bar has them from left to right. */
export function barOf({ sides, played }: Counted): readonly BarPart[] {
  if (played === undefined) return [];
  const parts = sides.map(({ name, seats }) => ({
    name,
    share: played.won[seats[0]?.side ?? ''] ?? 0,
    drawn: false,
  }));
  const drawn = Math.max(0, 100 - parts.reduce((sum, { share }) => sum + share, 0));
  const [first, ...others] = parts;
  if (first === undefined) return [];
  return [first, { name: 'drawn', share: Math.round(drawn * 10) / 10, drawn: true }, ...others];
}

/** Shares in whole numbers that add up to a hundred: what rounding down leaves over goes where most was cut off. */
export function inAHundred(counts: readonly number[]): readonly number[] {
  const all = counts.reduce((sum, one) => sum + one, 0);
  if (all === 0) return counts.map(() => 0);
  const exact = counts.map((one) => (100 * one) / all);
  const whole = exact.map(Math.floor);
  const left = 100 - whole.reduce((sum, one) => sum + one, 0);
  const cut = (index: number): number => exact[index]! - whole[index]!;
  const first = [...exact.keys()].sort((a, b) => cut(b) - cut(a)).slice(0, left);
  return whole.map((one, index) => one + (first.includes(index) ? 1 : 0));
}

/** How far the sides lie apart, in a hundred matches; the most where nobody has counted. */
export function unevenness({ played }: Pick<Counted, 'played'>): number {
  if (played === undefined) return 100;
  const shares = Object.values(played.won);
  return Math.max(...shares) - Math.min(...shares);
}
