/** How much time machines may think: each match for itself, machines among themselves together, and all of them. */

/** Milliseconds of a processor: so many a second, and so many saved up. */
export interface Allowance {
  readonly perSecond: number;
  readonly atOnce: number;
}

export interface BudgetTerms {
  readonly match: Allowance;
  /** All matches together that no person plays in. */
  readonly alone: Allowance;
  readonly all: Allowance;
}

/** For whom somebody thinks. */
export interface ThinkingFor {
  readonly match: string;
  /** No person plays in it. */
  readonly alone: boolean;
}

/** What a thought takes is known only afterwards: a purse may be in debt, and whoever is in debt waits. */
class Purse {
  readonly #allowance: Allowance;
  #left: number;
  #at: number;

  constructor(allowance: Allowance, now: number) {
    this.#allowance = allowance;
    this.#left = allowance.atOnce;
    this.#at = now;
  }

  leftAt(now: number): number {
    const { perSecond, atOnce } = this.#allowance;
    this.#left = Math.min(atOnce, this.#left + ((now - this.#at) / 1000) * perSecond);
    this.#at = now;
    return this.#left;
  }

  spend(ms: number, now: number): void {
    this.#left = this.leftAt(now) - ms;
  }

  /** Milliseconds until there is something in it. */
  emptyFor(now: number): number {
    const left = this.leftAt(now);
    return left > 0 ? 0 : ((1 - left) / this.#allowance.perSecond) * 1000;
  }

  isFull(now: number): boolean {
    return this.leftAt(now) >= this.#allowance.atOnce;
  }
}

/** Full purses are looked for, and forgotten, so often. */
const SWEEP_MS = 60_000;

export class ThinkingBudget {
  readonly #terms: BudgetTerms;
  readonly #matches = new Map<string, Purse>();
  readonly #alone: Purse;
  readonly #all: Purse;
  #swept: number;

  /** All times are milliseconds of a clock that is never put back. */
  constructor(terms: BudgetTerms, now: number) {
    this.#terms = terms;
    this.#alone = new Purse(terms.alone, now);
    this.#all = new Purse(terms.all, now);
    this.#swept = now;
  }

  /** How long it has to wait; 0 where it may go on now. */
  waitOf(who: ThinkingFor, now: number): number {
    return Math.max(...this.#pursesOf(who, now).map((purse) => purse.emptyFor(now)));
  }

  spend(who: ThinkingFor, ms: number, now: number): void {
    for (const purse of this.#pursesOf(who, now)) purse.spend(ms, now);
  }

  #pursesOf({ match, alone }: ThinkingFor, now: number): Purse[] {
    this.#sweep(now);
    let own = this.#matches.get(match);
    if (own === undefined) {
      own = new Purse(this.#terms.match, now);
      this.#matches.set(match, own);
    }
    return alone ? [own, this.#alone, this.#all] : [own, this.#all];
  }

  #sweep(now: number): void {
    if (now - this.#swept < SWEEP_MS) return;
    this.#swept = now;
    for (const [match, purse] of this.#matches) if (purse.isFull(now)) this.#matches.delete(match);
  }
}

/** Half of the threads' time for machines among themselves; a match may save up for the turns of a great fleet. */
export const usualTerms = (threads: number): BudgetTerms => ({
  match: { perSecond: 500, atOnce: 15_000 },
  alone: { perSecond: 500 * threads, atOnce: 2000 },
  all: { perSecond: 1000 * threads, atOnce: 5000 },
});
