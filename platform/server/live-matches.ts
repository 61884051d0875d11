/** The matches held in memory: those in use, and the most recently used of the rest. */
import type { Store } from '@weathergage/store';
import type { Catalogue } from './catalogue.ts';
import { Fault } from './faults.ts';
import { LiveMatch } from './live-match.ts';
import type { Watch } from './watch.ts';

export class LiveMatches {
  readonly #store: Store;
  readonly #catalogue: Catalogue;
  readonly #most: number;
  readonly #watch: Watch;
  /** In the order of last use. */
  readonly #live = new Map<string, LiveMatch>();
  #stopping = false;

  constructor(store: Store, catalogue: Catalogue, most: number, watch: Watch) {
    this.#store = store;
    this.#catalogue = catalogue;
    this.#most = most;
    this.#watch = watch;
  }

  /** Does work on a match, in its turn. */
  async inTurn<R>(id: string, work: (live: LiveMatch) => Promise<R>): Promise<R> {
    if (this.#stopping) throw new Fault('stopping', 'The server is being stopped. Come back in a while.');
    const live = this.#live.get(id) ?? new LiveMatch(id, this.#store, this.#catalogue, this.#watch);
    this.#live.delete(id);
    this.#live.set(id, live);
    try {
      return await live.run(() => work(live));
    } catch (error) {
      if (error instanceof Fault && error.body.code === 'no-such-match' && live.idle) this.#live.delete(id);
      throw error;
    } finally {
      this.#unloadIdle();
    }
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    await Promise.all([...this.#live.values()].map((live) => live.allDone));
  }

  #unloadIdle(): void {
    if (this.#live.size <= this.#most) return;
    for (const [id, live] of this.#live) {
      if (!live.idle) continue;
      this.#live.delete(id);
      if (this.#live.size <= this.#most) return;
    }
  }
}
