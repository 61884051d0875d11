/** The steps behind a match that are still at hand, and the law of who may go back over them. */

import type { Dice } from './dice.ts';
import type { AnswerChain } from './proof/answer-chain.ts';
import type { Answered, Ask, Game, GameTypes, Happening, Seat } from './vocabulary.ts';

/** Where the match stood when a step's asks were put. */
export interface PastMoment<T extends GameTypes> {
  readonly step: number;
  readonly chain: AnswerChain;
  readonly state: T['state'];
  readonly asks: readonly Ask[];
  /** Whether the resolution that ended this moment was quiet. */
  readonly quiet: boolean;
}

/** Whether a step may be taken back by who answered alone: no die fell, nothing hidden came to light, and none could. */
export const isQuiet = <T extends GameTypes>(
  { standing }: Pick<Game<T>, 'standing'>,
  answers: readonly Answered<T>[],
  dice: Pick<Dice, 'rolled'>,
  happenings: readonly Happening<T['told']>[],
): boolean =>
  dice.rolled === 0 &&
  !happenings.some((happening) => happening.news) &&
  !answers.some(({ ask }) => standing?.has(ask.kind));

export class PastSteps<T extends GameTypes> {
  readonly #memory: number;
  #moments: PastMoment<T>[] = [];

  /** `memory` is how many steps back are kept. */
  constructor(memory: number) {
    this.#memory = memory;
  }

  add(moment: PastMoment<T>): void {
    this.#moments.push(moment);
    // Forgotten many at a time, so that a full memory does not move all of itself at every step.
    if (this.#moments.length >= 2 * this.#memory) this.#moments = this.#kept();
  }

  forget(): void {
    this.#moments = [];
  }

  holds(step: number): boolean {
    return this.#kept().some((moment) => moment.step === step);
  }

  /** The moment of that step; it and all that came after it is no longer past. */
  backTo(step: number): PastMoment<T> | null {
    const index = this.holds(step) ? this.#moments.findIndex((moment) => moment.step === step) : -1;
    if (index < 0) return null;
    const moment = this.#moments[index]!;
    this.#moments.length = index;
    return moment;
  }

  /** How far a seat may go back alone: over quiet steps in which nobody else had a say. */
  freeTo(seat: Seat): number | null {
    let to: number | null = null;
    for (const moment of this.#kept().toReversed()) {
      if (!moment.quiet || moment.asks.some((ask) => ask.seat !== seat)) break;
      to = moment.step;
    }
    return to;
  }

  #kept(): PastMoment<T>[] {
    return this.#moments.length <= this.#memory
      ? this.#moments
      : this.#moments.slice(this.#moments.length - this.#memory);
  }
}
