/** Many matches by seed, and what came of them all. */

import { seedFor } from '../draw.ts';
import type { Chooser, QuickChooser } from '../entry/chooser.ts';
import { hashText } from '../hash.ts';
import type { Game, GameTypes } from '../vocabulary.ts';
import { type PlayedMatch, type PlayPlan, playOut, playOutSlowly } from './play-out.ts';
import { QUICK_CHECKS, type Violation } from './violation.ts';

export interface MatchSeries<C> extends PlayPlan<C> {
  readonly matches: number;
  /** Called after each match, with how many are done. */
  readonly each?: (course: PlayedMatch, done: number) => void;
}

export interface SeriesTally {
  readonly matches: number;
  readonly finished: number;
  readonly answers: number;
  readonly steps: number;
  /** How often each side won alone, `draw` and `unfinished`; sides that won together are joined by `+`. */
  readonly outcomes: Readonly<Record<string, number>>;
  /** Each with the seed of its match, which `playOut` takes to bring it up again. */
  readonly violations: readonly (Violation & { readonly seed: number })[];
  /** One hash over all final states, in order. */
  readonly hash: string;
}

/** The seed of one match of a series. */
export const seedOfMatch = (seed: number, index: number): number => seedFor(seed, 0, index);

class Counter {
  readonly #hashes: string[] = [];
  readonly #outcomes: Record<string, number> = {};
  readonly #violations: (Violation & { seed: number })[] = [];
  #finished = 0;
  #answers = 0;
  #steps = 0;

  add(course: PlayedMatch, seed: number): void {
    this.#hashes.push(course.hash);
    if (course.finished) this.#finished++;
    this.#answers += course.answers;
    this.#steps += course.steps;
    const outcome = course.outcome === null ? 'unfinished' : course.outcome.winners.join('+') || 'draw';
    this.#outcomes[outcome] = (this.#outcomes[outcome] ?? 0) + 1;
    for (const violation of course.violations) this.#violations.push({ ...violation, seed });
  }

  tally(): SeriesTally {
    return {
      matches: this.#hashes.length,
      finished: this.#finished,
      answers: this.#answers,
      steps: this.#steps,
      outcomes: this.#outcomes,
      violations: this.#violations,
      hash: hashText(this.#hashes.join('\n')),
    };
  }
}

/** The quick checks only, if nothing is said. */
export function simulateMatches<T extends GameTypes>(
  game: Game<T>,
  scenario: T['scenario'],
  options: T['options'],
  { matches, each, checks = QUICK_CHECKS, ...plan }: MatchSeries<QuickChooser<T>>,
): SeriesTally {
  const counter = new Counter();
  for (let i = 0; i < matches; i++) {
    const seed = seedOfMatch(plan.seed, i);
    const course = playOut(game, scenario, options, { ...plan, checks, seed });
    counter.add(course, seed);
    each?.(course, i + 1);
  }
  return counter.tally();
}

/** As `simulateMatches`, for choosers that take their time. */
export async function simulateMatchesSlowly<T extends GameTypes>(
  game: Game<T>,
  scenario: T['scenario'],
  options: T['options'],
  { matches, each, checks = QUICK_CHECKS, ...plan }: MatchSeries<Chooser<T>>,
): Promise<SeriesTally> {
  const counter = new Counter();
  for (let i = 0; i < matches; i++) {
    const seed = seedOfMatch(plan.seed, i);
    const course = await playOutSlowly(game, scenario, options, { ...plan, checks, seed });
    counter.add(course, seed);
    each?.(course, i + 1);
  }
  return counter.tally();
}
