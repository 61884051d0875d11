/**
 * Which matches this server sees to: their clocks, bots and instructions. Several servers may share a store; each match
 * then has one of them for its home, and the others only take deeds and tell of what happened.
 */
import type { Store } from '@weathergage/store';
import type { LiveMatch } from './live-match.ts';
import type { ServerLog } from './server-log.ts';

export class Homes {
  readonly #store: Store;
  readonly #log: ServerLog;
  readonly #here = new Set<string>();
  #elsewhere = new WeakSet<LiveMatch>();

  constructor(store: Store, log: ServerLog) {
    this.#store = store;
    this.#log = log;
  }

  /** Whether the match has its home here; one that has none gets it. */
  async isHome(live: LiveMatch): Promise<boolean> {
    const { id } = live;
    if (this.#here.has(id)) return true;
    // Machines among themselves play for who looks on: their home is where he is.
    const force = live.watchers.size > 0 && live.record.seats.every(({ bot }) => bot !== null);
    if (live.match === null || (this.#elsewhere.has(live) && !force)) return false;
    try {
      if (await this.#store.tend(id, force)) this.#here.add(id);
      else this.#elsewhere.add(live);
    } catch (err) {
      // The next to come to the match tries again.
      this.#log('error', { match: id, err }, 'a match could not be seen to');
    }
    return this.#here.has(id);
  }

  has(id: string): boolean {
    return this.#here.has(id);
  }

  add(id: string): void {
    this.#here.add(id);
  }

  /** It is over, or somebody else has come to see to it. */
  forgetAll(): void {
    this.#here.clear();
    this.#elsewhere = new WeakSet();
  }
}
