/** The last steps of a match, kept at hand: most who are told have missed no more than one. */
import type { StepPage, StepRecord } from '@weathergage/store';

const KEPT = 64;

export class RecentSteps {
  #steps: StepRecord[] = [];
  /** Every step after this number is here. */
  #since: number;

  constructor(n: number) {
    this.#since = n;
  }

  add(steps: readonly StepRecord[]): void {
    this.#steps.push(...steps);
    if (this.#steps.length < 2 * KEPT) return;
    const gone = this.#steps.splice(0, this.#steps.length - KEPT);
    this.#since = gone.at(-1)!.n;
  }

  /** All since a number; null where the store has to be asked. */
  since(after: number): StepPage | null {
    if (after < this.#since) return null;
    return { steps: this.#steps.filter(({ n }) => n > after), earlier: 0 };
  }
}
