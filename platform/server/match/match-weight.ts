/** About how many bytes of memory a match takes: its state many times over, since the steps behind it are kept, too. */
import type { Match } from '@weathergage/kernel';

/** A match is weighed anew after so many steps. */
const WEIGHED_EVERY = 64;
/**
 * Bytes of memory to a character of the state, its past included, and what any takes. Measured as the heap that comes
 * free with six matches played at random, every desk looked at: Trafalgar after 60 steps 27 a character (3.5 MB), a year
 * of Station after 120 steps 26, Sea Power's longest 15, a duel of Hex Action 40, most of which is what any takes.
 */
const STATES_KEPT = 27;
const LEAST_BYTES = 50_000;

export class MatchWeight {
  #bytes = 0;
  #step = 0;

  get bytes(): number {
    return this.#bytes;
  }

  weigh({ state, step }: Match): void {
    this.#bytes = LEAST_BYTES + STATES_KEPT * JSON.stringify(state).length;
    this.#step = step;
  }

  /** Weighs it again if it has gone on for long enough. */
  goneOn(match: Match): void {
    if (match.step >= this.#step + WEIGHED_EVERY) this.weigh(match);
  }
}
