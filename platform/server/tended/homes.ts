/**
 * Which matches this server sees to: their clocks, bots and instructions. Several servers may share a store; each match
 * then has one of them for its home, and the others only take deeds and tell of what happened.
 */
import type { Store } from '@weathergage/store';
import type { LiveMatch } from '../match/live-match.ts';
import type { ServerLog } from '../operation/server-log.ts';
import { storeFailed } from '../store-failed.ts';

export class Homes {
  readonly #store: Store;
  readonly #log: ServerLog;
  readonly #failed: (id: string, err: unknown) => void;
  readonly #here = new Set<string>();
  #elsewhere = new WeakSet<LiveMatch>();

  constructor(store: Store, log: ServerLog, failed: (id: string, err: unknown) => void) {
    this.#store = store;
    this.#log = log;
    this.#failed = failed;
  }

  /** Whether the match has its home here; one that has none gets it. */
  async isHome(live: LiveMatch): Promise<boolean> {
    const { id } = live;
    if (this.#here.has(id)) return true;
    if (!isTended(live)) return false;
    // Machines among themselves play for who looks on: their home is where he is.
    const force =
      live.watchers.size > 0 && live.record.seats.every(({ seat }) => live.machineAt(seat) !== null);
    // Before it has begun there is nothing to see to, but for the witness who has to sign its opening.
    if (live.match === null && live.awaiting === null) return false;
    if (this.#elsewhere.has(live) && !force) return false;
    try {
      if (await this.#store.tend(id, force)) this.#here.add(id);
      else this.#elsewhere.add(live);
    } catch (err) {
      this.#failed(id, storeFailed(err));
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

/** Whether anything is done in it by nobody's hand. Where nothing is, nobody else need hear of it at all. */
const isTended = ({ record, served, standing, awaiting, clock }: LiveMatch): boolean =>
  awaiting !== null ||
  record.war === true ||
  served.game.clock !== undefined ||
  clock !== null ||
  record.seats.some(({ bot }) => bot !== null) ||
  [...standing.values()].some(({ halt }) => halt === null);
