/**
 * What could not be seen to because the store was away: it is looked at again soon, once, however much of it failed. While
 * a standby takes the place of its primary nobody has to come by for machines to think on and clocks to run.
 */
import { Fault } from '../faults.ts';
import type { Watch } from '../watch.ts';

const SOON_MS = 1500;

export class SecondLooks {
  readonly #look: (id: string) => void;
  readonly #watch: Watch;
  readonly #due = new Map<string, () => void>();
  #stopped = false;

  constructor(look: (id: string) => void, watch: Watch) {
    this.#look = look;
    this.#watch = watch;
  }

  /** Something about a match has failed. What is wrong with the match itself would only fail again. */
  after(id: string, err: unknown): void {
    const isStore = err instanceof Fault && err.body.code === 'store-failed';
    if (this.#stopped || !isStore || this.#due.has(id)) return;
    const cancel = this.#watch.later(() => {
      this.#due.delete(id);
      this.#look(id);
    }, SOON_MS);
    this.#due.set(id, cancel);
  }

  stop(): void {
    this.#stopped = true;
    for (const cancel of this.#due.values()) cancel();
    this.#due.clear();
  }
}
