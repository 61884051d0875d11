/** Many who look on, told a few at a time: whatever else is to be done comes in between, and so nobody waits for a crowd. */

/** How many are told in one go: a deed on its way to the disk and back waits for four of these. */
const SLICE = 10;
/** Between two rounds of small news, where there are more than one slice of them. */
const GAP_MS = 1000;

/** Does it for each, the first of them at once; `done` comes after the last. */
export function inSlices<T>(all: readonly T[], work: (one: T) => void, done: () => void): void {
  const from = (at: number): void => {
    for (const one of all.slice(at, at + SLICE)) work(one);
    if (at + SLICE < all.length) setImmediate(() => from(at + SLICE));
    else done();
  };
  from(0);
}

/**
 * Rounds of what may wait a moment: who is there, what was said. Each tells everybody how things stand when it begins, and
 * what changes meanwhile goes along in the next; so a crowd that comes in does not hear of each of its own.
 */
export class Rounds<T> {
  readonly #each: () => readonly T[];
  readonly #tell: (one: T) => void;
  #isUnderWay = false;
  #isWanted = false;

  /** `each` is asked as a round begins. */
  constructor(each: () => readonly T[], tell: (one: T) => void) {
    this.#each = each;
    this.#tell = tell;
  }

  /** There is something to tell. */
  ask(): void {
    this.#isWanted = true;
    if (!this.#isUnderWay) this.#begin();
  }

  #begin(): void {
    if (!this.#isWanted) return;
    this.#isWanted = false;
    this.#isUnderWay = true;
    const all = this.#each();
    inSlices(all, this.#tell, () => {
      const next = (): void => {
        this.#isUnderWay = false;
        this.#begin();
      };
      if (all.length <= SLICE) next();
      else setTimeout(next, GAP_MS).unref();
    });
  }
}
