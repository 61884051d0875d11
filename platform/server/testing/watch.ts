/** A time of the test's own, that passes when it says so. */
import type { Watch } from '../watch.ts';

interface Due {
  readonly at: number;
  readonly run: () => void;
}

export class TestWatch implements Watch {
  #time = 1_805_000_000_000;
  #due = new Set<Due>();

  now(): number {
    return this.#time;
  }

  later(run: () => void, ms: number): () => void {
    const due = { at: this.#time + ms, run };
    this.#due.add(due);
    return () => this.#due.delete(due);
  }

  /** Nothing that should have been done by now is still to be done. */
  get idle(): boolean {
    return ![...this.#due].some(({ at }) => at <= this.#time);
  }

  /** Lets time pass, and what falls due in it be done, one after another. */
  async pass(ms: number): Promise<void> {
    const end = this.#time + ms;
    for (;;) {
      const [first] = [...this.#due].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (first === undefined) break;
      this.#due.delete(first);
      this.#time = Math.max(this.#time, first.at);
      first.run();
      await settled();
    }
    this.#time = end;
    await settled();
  }

  /** Forgets what was to be done, as a killed process does. */
  die(): void {
    this.#due.clear();
  }
}

/** What is set in motion goes through a store and its group of commits: a few turns of the loop. */
const settled = async (): Promise<void> => {
  for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve));
};
