/**
 * Questions that a rule, or the clock of the table, gives a time for. When it is up they are answered: as the rule says, or
 * by the game's own orders.
 */
import { owedAsks, pressingAsks, type Seat } from '@weathergage/kernel';
import type { DeedReply, PauseDeed } from '@weathergage/kernel/protocol.ts';
import type { ClockRecord, Store } from '@weathergage/store';
import { Fault } from '../faults.ts';
import type { LiveMatch } from '../match/live-match.ts';
import type { ServerLog } from '../operation/server-log.ts';
import { orStoreFailed, storeFailed } from '../store-failed.ts';
import type { Span } from '../turns/calendar.ts';
import {
  chairOf,
  chairsAtRest,
  firstUntil,
  gracedChairs,
  lateSeats,
  seatsUp,
  turnOf,
  turnsAfter,
  withChair,
} from '../turns/table-clock.ts';
import { missedTurn } from '../turns/turn-time.ts';
import type { Watch } from '../watch.ts';
import { afterPauseDeed, type ClockKey, deadlineOf, graced, isClockOf, laidDown, movedOn } from './pause.ts';

/** Answers for a seat whose time is up; called outside the match's turn. */
type TimeUp = (id: string) => Promise<void>;

/** After a start everybody has at least so long, or the whole of his time where that is less. */
const GRACE_MS = 120_000;
/** Another process may have ended a pause: so often it is looked after. */
const LOOK_AGAIN_MS = 60_000;
/** Timers go no further: the machine's own overflow after 24 days. */
const LONGEST_MS = 20 * 24 * 3600 * 1000;
/** How often another process may be quicker. */
const TRIES = 5;

/** The days off of whoever has a seat. */
export type AwayOf = (match: string, seat: Seat) => Promise<readonly Span[]>;
type Decision = (clock: ClockRecord | null) => ClockRecord | null;

interface ClockMeans {
  readonly timeUp: TimeUp;
  readonly store: Store;
  readonly watch: Watch;
  readonly log: ServerLog;
  readonly failed: (id: string, err: unknown) => void;
  readonly awayOf: AwayOf;
}

export class MatchClocks {
  readonly #means: ClockMeans;
  #stopped = false;
  /** What each match's timer was set by, and how to stop it. */
  readonly #running = new Map<string, { version: number; cancel: () => void }>();

  /** The clock that each match's time was up by: it is looked after from time to time, lest an answer be taken back. */
  readonly #rung = new Map<string, number>();
  /** The questions for which the orders of the late were given here; another server may have died before it gave them. */
  readonly #given = new Map<string, string>();
  /** The step in which nothing was found to be timed. */
  readonly #untimed = new WeakMap<LiveMatch, string>();

  constructor(means: ClockMeans) {
    this.#means = means;
  }

  stop(): void {
    for (const { cancel } of this.#running.values()) cancel();
    this.#running.clear();
    this.#stopped = true;
  }

  /** Starts the clock of a step that has one; a step whose clock runs already keeps it. In the match's turn. */
  async tend(live: LiveMatch): Promise<void> {
    const { match, id } = live;
    if (match === null || (match.game.clock === undefined && live.clock === null)) return;
    const isOver = match.outcome !== null;
    if (isOver) await this.change(live, oneAfterOther(orNull(laidDown), orNull(chairsAtRest)));
    else await this.#moveOn(live);
    const { clock } = live;
    const isOn = clock !== null && !isOver && (clock.terms !== undefined || isClockOf(clock, keyOf(live)));
    const running = this.#running.get(id);
    if (isOn && running?.version === clock.version) return;
    running?.cancel();
    this.#running.delete(id);
    if (isOn) {
      this.#setTimer(live, clock);
      return;
    }
    this.#rung.delete(id);
    this.#given.delete(id);
  }

  #setTimer(live: LiveMatch, clock: ClockRecord): void {
    if (this.#stopped) return;
    const { id } = live;
    const now = this.#means.watch.now();
    const waits: number[] = [];
    if (clock.limit !== null && isClockOf(clock, keyOf(live))) {
      const deadline = deadlineOf(clock, now);
      const hasRung = this.#rung.get(id) === clock.version;
      waits.push(deadline === null || hasRung ? LOOK_AGAIN_MS : deadline - now);
    }
    const until = firstUntil(clock);
    if (until !== null) waits.push(until - now);
    // Whose orders were given may take them back: he is not waited for again.
    if (this.upAndOwing(live).length > 0)
      waits.push(this.#given.get(id) === turnOf(keyOf(live)) ? LOOK_AGAIN_MS : 0);
    if (waits.length === 0) return;
    const wait = Math.min(LONGEST_MS, Math.max(0, Math.min(...waits)));
    this.#running.set(id, {
      version: clock.version,
      cancel: this.#means.watch.later(() => this.#up(id), wait),
    });
  }

  /** The clock of new questions, of the rule and of the table. */
  async #moveOn(live: LiveMatch): Promise<void> {
    const key = keyOf(live);
    const limit = this.#limitOf(live, key);
    const turns = await this.#turns(live, (seat) => chairOf(live.clock!, seat).turn !== turnOf(key));
    await this.change(
      live,
      oneAfterOther(
        (clock) => (limit === 'known' ? null : movedOn(clock, key, limit, this.#means.watch.now())),
        turns,
      ),
    );
  }

  /** Looks once at each step for what a rule gives a time for: that takes a view for each question. */
  #limitOf(live: LiveMatch, key: ClockKey): number | null | 'known' {
    const { match, clock } = live;
    if (clock !== null && isClockOf(clock, key)) return 'known';
    const words = turnOf(key);
    if (this.#untimed.get(live) === words) return clock?.terms === undefined ? 'known' : null;
    const seconds = pressingAsks(match!).map((pressing) => pressing.seconds);
    if (seconds.length > 0) return Math.max(...seconds) * 1000;
    this.#untimed.set(live, words);
    return null;
  }

  /** What becomes of the seats' own time; days off are looked up for those that ask for it. */
  async #turns(live: LiveMatch, isNew: (seat: Seat) => boolean): Promise<Decision> {
    const { match, id, people, clock } = live;
    const terms = clock?.terms;
    if (terms === undefined) return () => null;
    const owing = new Set(owedAsks(match!).map(({ seat }) => seat));
    const away = new Map<Seat, readonly Span[]>();
    if (terms.kind === 'post' && terms.holidays)
      for (const seat of people)
        if (owing.has(seat) && isNew(seat)) away.set(seat, await this.#means.awayOf(id, seat));
    return (now) =>
      now && turnsAfter(now, { ...keyOf(live), now: this.#means.watch.now(), people, owing, away });
  }

  /** Somebody has taken days off, or given some up. */
  async lookAway(live: LiveMatch): Promise<void> {
    if (live.match !== null) await this.change(live, await this.#turns(live, () => true));
  }

  /**
   * Counts the turns of those whose time is up, before anything is answered for them: whoever comes after a server that
   * was killed in between counts nobody twice. Those who have just been counted, and how often in a row they are late.
   */
  async countLate(live: LiveMatch): Promise<{ seat: Seat; missed: number }[]> {
    const { match, clock } = live;
    if (match === null || match.outcome !== null || clock === null) return [];
    const isOwing = (seat: Seat): boolean => owedAsks(match, seat).length > 0;
    const late = new Set(lateSeats(clock, this.#means.watch.now()).filter(isOwing));
    if (late.size === 0) return [];
    await this.change(live, await this.#turns(live, (seat) => late.has(seat)));
    let counted: Seat[] = [];
    await this.change(live, (now) => {
      counted = now === null ? [] : lateSeats(now, this.#means.watch.now()).filter(isOwing);
      if (counted.length === 0) return null;
      const all = counted.reduce((one, seat) => withChair(one, seat, missedTurn(chairOf(one, seat))), now!);
      return { ...all, version: now!.version + 1 };
    });
    return counted.map((seat) => ({ seat, missed: chairOf(live.clock!, seat).missed }));
  }

  /** Those whose time is up in this step and who have something to answer. */
  upAndOwing({ match, clock, record }: LiveMatch): Seat[] {
    if (match === null || match.outcome !== null || clock === null) return [];
    const up = seatsUp(clock, { step: match.step, rewound: record.rewound });
    return up.filter((seat) => owedAsks(match, seat).length > 0);
  }

  /** The orders of all who were late with these questions have been given. */
  gave({ id }: LiveMatch, questions: ClockKey): void {
    this.#given.set(id, turnOf(questions));
  }

  /** After a start: time that ran out while there was no server is not held against anybody. */
  async grace(live: LiveMatch): Promise<void> {
    if (live.match === null) return;
    await this.change(
      live,
      oneAfterOther(
        (clock) =>
          clock !== null && isClockOf(clock, keyOf(live))
            ? graced(clock, GRACE_MS, this.#means.watch.now())
            : null,
        (clock) => clock && gracedChairs(clock, GRACE_MS, this.#means.watch.now()),
      ),
    );
  }

  /** What a seat has to say about a pause. */
  async pause(live: LiveMatch, seat: Seat, deed: PauseDeed): Promise<DeedReply> {
    const { match } = live;
    if (match === null) throw new Fault('not-started', 'The match starts when every seat is taken.');
    if (match.outcome !== null) throw new Fault('match-over', 'The match is over.');
    const people = await this.#people(live);
    await this.change(live, (clock) =>
      afterPauseDeed(clock, seat, deed, {
        ...keyOf(live),
        now: this.#means.watch.now(),
        people,
      }),
    );
    return { n: match.n, taken: [], step: null, rewoundTo: null };
  }

  /** The clock whose time is up; null while there is some left, or it stands. */
  due({ match, clock, record }: LiveMatch): ClockRecord | null {
    if (match === null || clock === null || !isClockOf(clock, { step: match.step, rewound: record.rewound }))
      return null;
    const deadline = deadlineOf(clock, this.#means.watch.now());
    return deadline !== null && deadline <= this.#means.watch.now() ? clock : null;
  }

  /** All that was missing by this clock has been answered. */
  rang({ id }: LiveMatch, { version }: ClockRecord): void {
    this.#rung.set(id, version);
  }

  /** Those whose consent counts: machines mind nothing, and who has resigned has gone. */
  async #people({ id, people, clock }: LiveMatch): Promise<Seat[]> {
    const entries = await orStoreFailed(this.#means.store.entries(id, 0));
    const gone = new Set(entries.flatMap((entry) => (entry.type === 'resign' ? [entry.seat] : [])));
    const isHere = (seat: Seat) => clock === null || chairOf(clock, seat).deputy === null;
    return people.filter((seat) => !gone.has(seat) && isHere(seat));
  }

  /** Writes what becomes of the clock; where another process was quicker it is decided anew on what that wrote. */
  async change(live: LiveMatch, decide: Decision): Promise<void> {
    for (let i = 0; i < TRIES; i++) {
      const changed = decide(live.clock);
      if (changed === null) return;
      if (await orStoreFailed(this.#means.store.keepClock(live.id, changed))) return live.setClock(changed);
      live.setClock(await orStoreFailed(this.#means.store.clock(live.id)));
    }
    throw storeFailed();
  }

  #up(id: string): void {
    this.#running.delete(id);
    this.#means.timeUp(id).catch((err: unknown) => {
      if (this.#stopped) return;
      this.#means.failed(id, err);
      this.#means.log('error', { match: id, err }, 'a clock failed');
      this.#running.set(id, {
        version: 0,
        cancel: this.#means.watch.later(() => this.#up(id), LOOK_AGAIN_MS),
      });
    });
  }
}

const keyOf = ({ match, record }: LiveMatch): ClockKey => ({ step: match!.step, rewound: record.rewound });

const orNull =
  (decide: (clock: ClockRecord) => ClockRecord | null): Decision =>
  (clock) =>
    clock && decide(clock);

/** Two changes are written as one. */
const oneAfterOther =
  (first: Decision, second: Decision): Decision =>
  (clock) => {
    const one = first(clock) ?? clock;
    const both = second(one) ?? one;
    return both === null || both === clock ? null : { ...both, version: (clock?.version ?? 0) + 1 };
  };
