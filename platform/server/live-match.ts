/**
 * One match in memory, with those who look on and the queue that lets one deed at a time come to it.
 * What is here is never ahead of the store for anybody but the deed in hand.
 */
import { allToldTo, Match, type Opening, openedScenario, type Seat, toldHead } from '@weathergage/kernel';
import {
  type ClockInfo,
  type DeskReply,
  type MatchInfo,
  PROTOCOL_LIMITS,
  type ServerMessage,
  type Standing,
} from '@weathergage/kernel/protocol.ts';
import {
  type ClockRecord,
  loadMatch,
  type MatchRecord,
  type StandingRecord,
  type StepPage,
  type Store,
  UNDO_REACH,
} from '@weathergage/store';
import type { Catalogue, ServedGame } from './catalogue.ts';
import { Fault } from './faults.ts';
import { clockInfo } from './pause.ts';
import type { Watch } from './watch.ts';

/** Somebody at the other end of a socket. */
export interface Watcher {
  readonly seat: Seat;
  /** The last number told, by us or before he came back. */
  lastSeen: number;
  /** Whether he has had a desk on this socket. */
  greeted: boolean;
  /** What he was last told about the match itself, and about what his seat has left with the server. */
  info: string | null;
  standing: string | null;
  /** The clock he was last told of, by its version. */
  clock: number;
  send(text: string): void;
  drop(fault: Fault): void;
}

/** Others may write to the same store; after so many rounds of being overtaken it is given up. */
const LOADS = 5;

export const storeFailed = (cause?: unknown): Fault =>
  new Fault('store-failed', 'The server could not write or read its store. Try again in a while.', {}, cause);

/** Whatever goes wrong in the store is told as one thing. */
export const orStoreFailed = <R>(work: Promise<R>): Promise<R> =>
  work.catch((cause: unknown) => {
    throw storeFailed(cause);
  });

export class LiveMatch {
  readonly id: string;
  readonly watchers = new Set<Watcher>();
  /** Set while its bots are thinking, and while somebody's instructions are carried out. */
  botsAtWork = false;
  standingAtWork = false;
  readonly #store: Store;
  readonly #catalogue: Catalogue;
  readonly #watch: Watch;
  #record: MatchRecord | null = null;
  #match: Match | null = null;
  #standing: ReadonlyMap<Seat, StandingRecord> = new Map();
  #clock: ClockRecord | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #queued = 0;

  constructor(id: string, store: Store, catalogue: Catalogue, watch: Watch) {
    this.id = id;
    this.#store = store;
    this.#catalogue = catalogue;
    this.#watch = watch;
  }

  /** Does work on the match when all that came before is done. */
  run<R>(work: () => Promise<R>): Promise<R> {
    this.#queued++;
    const done = this.#last.then(work).finally(() => {
      this.#queued--;
    });
    this.#last = done.catch(() => {});
    return done;
  }

  get idle(): boolean {
    return this.#queued === 0 && this.watchers.size === 0 && !this.botsAtWork && !this.standingAtWork;
  }
  /** When all that has been queued is done. */
  get allDone(): Promise<unknown> {
    return this.#last;
  }
  get record(): MatchRecord {
    if (this.#record === null) throw new Error('the match has not been loaded');
    return this.#record;
  }
  get served(): ServedGame {
    return this.#catalogue.served(this.record.opening.game);
  }
  /** Null while the seats are being taken. */
  get match(): Match | null {
    return this.#match;
  }

  /** What seats have left with the server. */
  get standing(): ReadonlyMap<Seat, StandingRecord> {
    return this.#standing;
  }

  /** After it has been kept, or forgotten, on disk. */
  stand(seat: Seat, record: StandingRecord | null): void {
    const standing = new Map(this.#standing);
    if (record === null) standing.delete(seat);
    else standing.set(seat, record);
    this.#standing = standing;
  }

  /** How its time stands; null where no question has had a clock yet. */
  get clock(): ClockRecord | null {
    return this.#clock;
  }

  /** After it has been kept on disk, or read from there. */
  setClock(clock: ClockRecord | null): void {
    this.#clock = clock;
  }

  /** As everybody at the match is told of it. */
  clockInfo(): ClockInfo | null {
    return this.#clock && clockInfo(this.#clock, this.#watch.now());
  }

  /** Makes sure that what is here is what is stored. A match that waits only for its start is started. */
  async ensureLoaded(): Promise<void> {
    // Another process may have written: one who is behind would refuse what is right.
    if (this.#match !== null && (await orStoreFailed(this.#store.lastNumber(this.id))) === this.#match.n) {
      if (await this.#readClock()) await this.tellWatchers();
      return;
    }
    const behind = this.#match !== null;
    this.#match = null;
    await this.#load();
    await this.#readClock();
    if (behind) await this.tellWatchers();
  }

  /** Whether another process has changed it. */
  async #readClock(): Promise<boolean> {
    if (this.#match === null || this.served.game.clock === undefined) return false;
    const clock = await orStoreFailed(this.#store.clock(this.id));
    if (clock?.version === this.#clock?.version) return false;
    this.#clock = clock;
    return true;
  }

  async #load(): Promise<void> {
    for (let i = 0; i < LOADS; i++) {
      const record = await orStoreFailed(this.#store.findMatch(this.id));
      if (record === null) throw new Fault('no-such-match', 'There is no such match.');
      this.#record = record;
      const nonces = noncesOf(record);
      if (record.status === 'gathering') {
        if (nonces === null) return;
        await this.#start(record, nonces);
      } else {
        const loaded = await orStoreFailed(loadMatch(this.#store, this.served.game, record));
        if (loaded === null) continue;
        const standing = await orStoreFailed(this.#store.standing(this.id));
        this.#standing = new Map(standing.map((record) => [record.seat, record]));
        this.#record = loaded.record;
        this.#match = loaded.match;
        return;
      }
    }
    throw storeFailed();
  }

  /** Forgets what is in memory; the next to come loads the match again. */
  unload(): void {
    this.#match = null;
  }

  /** The record's moving parts after an append. */
  recordAppended(changes: Partial<Pick<MatchRecord, 'n' | 'rewound' | 'status'>>): void {
    this.#record = { ...this.record, ...changes };
  }

  info(): MatchInfo {
    const { id, status, created, opening, seats, gallery, secret } = this.record;
    const { game } = this.served;
    if (opening.dice.kind !== 'checkable') throw new Error('matches of people have checkable dice');
    const scenario = openedScenario(opening);
    const infos = game.seats(scenario);
    return {
      id,
      game: game.id,
      rulesVersion: game.rulesVersion,
      status,
      created,
      scenario: toldHead(scenario),
      options: opening.options,
      seats: seats.map(({ seat, bot, nonce }) => {
        const { side = '', name = seat } = infos.find((info) => info.id === seat) ?? {};
        return { id: seat, side, name, taken: nonce !== null, bot };
      }),
      gallery: gallery.access,
      dice: {
        commitment: opening.dice.commitment,
        nonces: status === 'gathering' ? null : opening.dice.nonces,
        secret: status === 'over' ? secret : null,
      },
    };
  }

  /** What a seat gets to see that had last seen number `lastSeen`. */
  async desk(seat: Seat, lastSeen: number): Promise<DeskReply> {
    const match = this.#match;
    if (match === null) throw new Fault('not-started', 'The match starts when every seat is taken.');
    const reset = lastSeen > 0 && (lastSeen < this.record.rewound || lastSeen > match.n);
    const after = reset ? 0 : lastSeen;
    const page = await orStoreFailed(this.#store.steps(this.id, { after, limit: PROTOCOL_LIMITS.steps }));
    return { reset, ...toldPage(page, seat), desk: match.desk(seat) };
  }

  /** Tells every watcher what is new to him. One who can't be told is dropped, and may come back and catch up. */
  async tellWatchers(): Promise<void> {
    const info = JSON.stringify(this.info());
    const texts = new Map<string, string>();
    for (const watcher of [...this.watchers]) {
      try {
        await this.#tellOne(watcher, info, texts);
      } catch (cause) {
        this.watchers.delete(watcher);
        watcher.drop(cause instanceof Fault ? cause : storeFailed(cause));
      }
    }
  }

  async #tellOne(watcher: Watcher, info: string, texts: Map<string, string>): Promise<void> {
    const { seat } = watcher;
    if (watcher.info !== info) {
      watcher.send(`{"type":"match","seat":${JSON.stringify(seat)},"match":${info}}`);
      watcher.info = info;
    }
    await this.#tellDesk(watcher, texts);
    const clock = this.clockInfo();
    if (clock !== null && watcher.clock !== this.#clock!.version) {
      watcher.clock = this.#clock!.version;
      const message: ServerMessage = { type: 'clock', clock };
      watcher.send(JSON.stringify(message));
    }
    const told = this.standingOf(seat);
    const standing = told === null ? null : JSON.stringify(told);
    if (watcher.standing === standing) return;
    watcher.send(`{"type":"standing","standing":${standing}}`);
    watcher.standing = standing;
  }

  /** As the seat itself is told of it; nobody else ever is. */
  standingOf(seat: Seat): Standing | null {
    const record = this.#standing.get(seat);
    if (record === undefined) return null;
    const { ticked, answered, halt } = record;
    return { ticked: [...ticked], answered, halt };
  }

  async #tellDesk(watcher: Watcher, texts: Map<string, string>): Promise<void> {
    const { seat, lastSeen } = watcher;
    const match = this.#match;
    if (match === null || (watcher.greeted && lastSeen === match.n)) return;
    const key = `${lastSeen} ${seat}`;
    let text = texts.get(key);
    if (text === undefined) {
      const message: ServerMessage = { type: 'desk', ...(await this.desk(seat, lastSeen)) };
      text = JSON.stringify(message);
      texts.set(key, text);
    }
    watcher.greeted = true;
    watcher.lastSeen = match.n;
    watcher.send(text);
  }

  async #start(record: MatchRecord, nonces: Record<Seat, string>): Promise<void> {
    const { game } = this.served;
    const { dice } = record.opening;
    // The rules may have been upgraded while the seats were being taken; the match is begun under those of now.
    const opening = {
      ...record.opening,
      rulesVersion: game.rulesVersion,
      dice: { ...dice, nonces },
    } as Opening;
    const match = Match.begin(game, opening, record.secret, UNDO_REACH);
    await orStoreFailed(this.#store.startMatch(this.id, opening, match.snapshot()));
  }
}

/** What each seat added to the dice; null while one is missing. */
function noncesOf(record: MatchRecord): Record<Seat, string> | null {
  const nonces: Record<Seat, string> = {};
  for (const { seat, nonce } of record.seats) {
    if (nonce === null) return null;
    nonces[seat] = nonce;
  }
  return nonces;
}

export const toldPage = ({ steps, earlier }: StepPage, seat: Seat): Pick<DeskReply, 'steps' | 'earlier'> => ({
  steps: steps.map(({ n, step, happenings }) => ({ n, step, told: allToldTo(happenings, seat) })),
  earlier,
});
