/** The matches held in memory: those in use, and the most recently used of the rest. */
import type { Store } from '@weathergage/store';
import type { Catalogue } from '../catalogue.ts';
import { Fault } from '../faults.ts';
import type { ServerLog } from '../operation/server-log.ts';
import type { Watch } from '../watch.ts';
import type { Hands } from './joined-seats.ts';
import { LiveMatch } from './live-match.ts';
import type { Hearing } from './talk-room.ts';

export interface MemoryLimits {
  /** How many matches are kept besides those in use, and what they may weigh together. */
  readonly matches: number;
  readonly bytes: number;
  /** How long one is kept that nobody is at. */
  readonly unusedMs: number;
}

export interface MemoryLoad {
  readonly matches: number;
  readonly watched: number;
  readonly watchers: number;
  readonly bytes: number;
}

export class LiveMatches {
  readonly #store: Store;
  readonly #catalogue: Catalogue;
  readonly #most: MemoryLimits;
  readonly #log: ServerLog;
  readonly #watch: Watch;
  readonly #people: (Hearing & Hands) | undefined;
  /** In the order of last use. */
  readonly #live = new Map<string, LiveMatch>();
  readonly #weights = new WeakMap<LiveMatch, number>();
  #bytes = 0;
  #stopping = false;

  constructor(
    store: Store,
    catalogue: Catalogue,
    most: MemoryLimits,
    watch: Watch,
    log: ServerLog,
    people?: Hearing & Hands,
  ) {
    this.#store = store;
    this.#catalogue = catalogue;
    this.#most = most;
    this.#watch = watch;
    this.#log = log;
    this.#people = people;
  }

  /** Does work on a match, in its turn. */
  async inTurn<R>(id: string, work: (live: LiveMatch) => Promise<R>): Promise<R> {
    if (this.#stopping) throw new Fault('stopping', 'The server is being stopped. Come back in a while.');
    const live =
      this.#live.get(id) ?? new LiveMatch(id, this.#store, this.#catalogue, this.#watch, this.#people);
    this.#live.delete(id);
    this.#live.set(id, live);
    live.usedAt = performance.now();
    try {
      return await live.run(() => work(live));
    } catch (error) {
      if (error instanceof Fault && error.body.code === 'no-such-match' && live.idle) this.forget(live);
      throw error;
    } finally {
      this.release(live);
    }
  }

  /** Does something when all that is in hand is done, and whoever asked for it has his reply; once, however often it is wanted. */
  later(live: LiveMatch, work: () => Promise<void>): void {
    if (live.followUpDue) return;
    live.followUpDue = true;
    setImmediate(() => {
      live
        .run(async () => {
          live.followUpDue = false;
          if (!this.#stopping) await work();
        })
        .catch((err: unknown) => this.#log('error', { match: live.id, err }, 'what follows a deed failed'))
        .finally(() => this.release(live));
    });
  }

  /** One that is over leaves the memory as soon as nobody is at it; of the others those that were of use long ago. */
  release(live: LiveMatch): void {
    this.#weigh(live);
    if (live.idle && live.isOver) this.forget(live);
    this.#unloadIdle();
  }

  get ids(): string[] {
    return [...this.#live.keys()];
  }

  has(id: string): boolean {
    return this.#live.has(id);
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    await Promise.all([...this.#live.values()].map((live) => live.allDone));
  }

  get isStopping(): boolean {
    return this.#stopping;
  }

  /** How many are in memory, how many of those are looked at by how many, and what they weigh. */
  get load(): MemoryLoad {
    let [watched, watchers] = [0, 0];
    for (const live of this.#live.values()) {
      if (live.watchers.size > 0) watched++;
      watchers += live.watchers.size;
    }
    return { matches: this.#live.size, watched, watchers, bytes: this.#bytes };
  }

  /** Those nobody has been at for a while: they are quickly read again. */
  unloadUnused(now = performance.now()): void {
    for (const live of this.#live.values())
      if (live.idle && now - live.usedAt >= this.#most.unusedMs) this.forget(live);
  }

  #unloadIdle(): void {
    const { matches, bytes } = this.#most;
    if (this.#live.size <= matches && this.#bytes <= bytes) return;
    for (const live of this.#live.values()) {
      if (!live.idle) continue;
      this.forget(live);
      if (this.#live.size <= matches && this.#bytes <= bytes) return;
    }
  }

  /** Takes one out of memory, whoever is at it. */
  forget(live: LiveMatch): void {
    if (this.#live.get(live.id) !== live) return;
    this.#live.delete(live.id);
    this.#bytes -= this.#weights.get(live) ?? 0;
    this.#weights.delete(live);
  }

  #weigh(live: LiveMatch): void {
    if (this.#live.get(live.id) !== live) return;
    this.#bytes += live.weight - (this.#weights.get(live) ?? 0);
    this.#weights.set(live, live.weight);
  }
}
