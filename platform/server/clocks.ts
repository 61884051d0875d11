/** Questions that a rule gives a time for: when it is up, what the rule takes for an answer is answered. */
import { pressingAsks, type Seat } from '@weathergage/kernel';
import type { DeedReply, PauseDeed } from '@weathergage/kernel/protocol.ts';
import type { ClockRecord, Store } from '@weathergage/store';
import { Fault } from './faults.ts';
import { type LiveMatch, orStoreFailed, storeFailed } from './live-match.ts';
import { afterPauseDeed, type ClockKey, deadlineOf, graced, isClockOf, laidDown, movedOn } from './pause.ts';
import type { ServerLog } from './server-log.ts';
import type { Watch } from './watch.ts';

/** Answers for a seat whose time is up; called outside the match's turn. */
type TimeUp = (id: string) => Promise<void>;

/** After a start everybody has at least so long, or the whole of his time where that is less. */
const GRACE_MS = 120_000;
/** Another process may have ended a pause: so often it is looked after. */
const LOOK_AGAIN_MS = 60_000;
/** How often another process may be quicker. */
const TRIES = 5;

export class MatchClocks {
  readonly #timeUp: TimeUp;
  readonly #store: Store;
  readonly #watch: Watch;
  readonly #log: ServerLog;
  #stopped = false;
  /** What each match's timer was set by, and how to stop it. */
  readonly #running = new Map<string, { version: number; cancel: () => void }>();

  /** The clock that each match's time was up by: it is looked after from time to time, lest an answer be taken back. */
  readonly #rung = new Map<string, number>();
  /** The step in which nothing was found to be timed. */
  readonly #untimed = new WeakMap<LiveMatch, string>();

  constructor(timeUp: TimeUp, store: Store, watch: Watch, log: ServerLog) {
    this.#timeUp = timeUp;
    this.#store = store;
    this.#watch = watch;
    this.#log = log;
  }

  stop(): void {
    for (const { cancel } of this.#running.values()) cancel();
    this.#running.clear();
    this.#stopped = true;
  }

  /** Starts the clock of a step that has one; a step whose clock runs already keeps it. In the match's turn. */
  async tend(live: LiveMatch): Promise<void> {
    const { match, id } = live;
    if (match === null || match.game.clock === undefined) return;
    if (match.outcome !== null) await this.#change(live, (clock) => clock && laidDown(clock));
    else await this.#begin(live);
    const { clock } = live;
    const isOn = clock !== null && match.outcome === null && isClockOf(clock, keyOf(live));
    const running = this.#running.get(id);
    if (isOn && running?.version === clock.version) return;
    running?.cancel();
    this.#running.delete(id);
    if (isOn) this.#setTimer(id, clock);
    else this.#rung.delete(id);
  }

  #setTimer(id: string, clock: ClockRecord): void {
    if (this.#stopped) return;
    const now = this.#watch.now();
    const deadline = deadlineOf(clock, now);
    const hasRung = this.#rung.get(id) === clock.version;
    const wait = deadline === null || hasRung ? LOOK_AGAIN_MS : Math.max(0, deadline - now);
    this.#running.set(id, { version: clock.version, cancel: this.#watch.later(() => this.#up(id), wait) });
  }

  /** Looks once at each step for what is timed in it: that takes a view for each question. */
  async #begin(live: LiveMatch): Promise<void> {
    const key = keyOf(live);
    const words = `${key.step} ${key.rewound}`;
    if ((live.clock !== null && isClockOf(live.clock, key)) || this.#untimed.get(live) === words) return;
    const seconds = pressingAsks(live.match!).map((pressing) => pressing.seconds);
    const limit = seconds.length === 0 ? null : Math.max(...seconds) * 1000;
    if (limit === null) this.#untimed.set(live, words);
    await this.#change(live, (clock) => movedOn(clock, key, limit, this.#watch.now()));
  }

  /** After a start: time that ran out while there was no server is not held against anybody. */
  async grace(live: LiveMatch): Promise<void> {
    if (live.match === null) return;
    await this.#change(live, (clock) =>
      clock !== null && isClockOf(clock, keyOf(live)) ? graced(clock, GRACE_MS, this.#watch.now()) : null,
    );
  }

  /** What a seat has to say about a pause. */
  async pause(live: LiveMatch, seat: Seat, deed: PauseDeed): Promise<DeedReply> {
    const { match } = live;
    if (match === null) throw new Fault('not-started', 'The match starts when every seat is taken.');
    if (match.outcome !== null) throw new Fault('match-over', 'The match is over.');
    const people = await this.#people(live);
    await this.#change(live, (clock) =>
      afterPauseDeed(clock, seat, deed, {
        ...keyOf(live),
        now: this.#watch.now(),
        people,
      }),
    );
    return { n: match.n, taken: [], step: null, rewoundTo: null };
  }

  /** The clock whose time is up; null while there is some left, or it stands. */
  due({ match, clock, record }: LiveMatch): ClockRecord | null {
    if (match === null || clock === null || !isClockOf(clock, { step: match.step, rewound: record.rewound }))
      return null;
    const deadline = deadlineOf(clock, this.#watch.now());
    return deadline !== null && deadline <= this.#watch.now() ? clock : null;
  }

  /** All that was missing by this clock has been answered. */
  rang({ id }: LiveMatch, { version }: ClockRecord): void {
    this.#rung.set(id, version);
  }

  /** Those whose consent counts: machines mind nothing, and who has resigned has gone. */
  async #people({ id, record }: LiveMatch): Promise<Seat[]> {
    const entries = await orStoreFailed(this.#store.entries(id, 0));
    const gone = new Set(entries.flatMap((entry) => (entry.type === 'resign' ? [entry.seat] : [])));
    return record.seats.flatMap(({ seat, bot }) => (bot === null && !gone.has(seat) ? [seat] : []));
  }

  /** Writes what becomes of the clock; where another process was quicker it is decided anew on what that wrote. */
  async #change(live: LiveMatch, decide: (clock: ClockRecord | null) => ClockRecord | null): Promise<void> {
    for (let i = 0; i < TRIES; i++) {
      const changed = decide(live.clock);
      if (changed === null) return;
      if (await orStoreFailed(this.#store.keepClock(live.id, changed))) return live.setClock(changed);
      live.setClock(await orStoreFailed(this.#store.clock(live.id)));
    }
    throw storeFailed();
  }

  #up(id: string): void {
    this.#running.delete(id);
    this.#timeUp(id).catch((err: unknown) => {
      if (this.#stopped) return;
      this.#log('error', { match: id, err }, 'a clock failed');
      this.#running.set(id, { version: 0, cancel: this.#watch.later(() => this.#up(id), LOOK_AGAIN_MS) });
    });
  }
}

const keyOf = ({ match, record }: LiveMatch): ClockKey => ({ step: match!.step, rewound: record.rewound });
