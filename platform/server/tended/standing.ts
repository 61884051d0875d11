/**
 * Standing instructions: a seat may leave with the server how far things shall go on without it. Its questions are then
 * answered by the game's own function, from that seat's view and what it was told alone, as ordinary answers of the seat,
 * until there is a reason to stop. What was left, how far it went and why it stopped is told to that seat and nobody else.
 */
import {
  ASKED,
  type Ask,
  allToldTo,
  type Carried,
  type Halt,
  type Match,
  owedAsks,
  type Seat,
  type Told,
  tickIds,
} from '@weathergage/kernel';
import type { DeedReply, PlayedDeed } from '@weathergage/kernel/protocol.ts';
import type { StandingRecord, StepRecord, Store } from '@weathergage/store';
import { Fault } from '../faults.ts';
import type { LiveMatch } from '../match/live-match.ts';
import type { ServerLog } from '../operation/server-log.ts';
import { orStoreFailed } from '../store-failed.ts';

/** Lays answers before the umpire, who keeps the record in the same transaction; called in the match's turn. */
type Act = (live: LiveMatch, seat: Seat, request: PlayedDeed, record: StandingRecord) => Promise<DeedReply>;

/** Whoever has let so many questions go by should look in. */
const MOST = 1000;
/** Steps that are read at once of what has been told since. */
const PAGE = 500;
/** How often others may be quicker before it waits for the next thing to happen. */
const TRIES = 5;

interface Task {
  readonly record: StandingRecord;
  readonly asks: readonly Ask[];
}

/** What a seat has been told since it left its instructions, as far as it has been read. */
interface Reading {
  /** The number the instructions were left at, and the step that was read last. */
  readonly since: number;
  upTo: number;
  readonly told: Told[];
}

const halted = (words: string): Halt => ({ stop: ASKED, words, at: null });
const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export class ServerStanding {
  readonly #act: Act;
  readonly #changed: (live: LiveMatch) => void;
  readonly #store: Store;
  readonly #log: ServerLog;
  readonly #failed: (id: string, err: unknown) => void;
  /** By match and seat. It goes with the match when that leaves the memory, and is read anew. */
  readonly #readings = new WeakMap<LiveMatch, Map<Seat, Reading>>();
  #stopped = false;

  /** `changed`: there is something to tell that no deed brought about. */
  constructor(
    act: Act,
    changed: (live: LiveMatch) => void,
    store: Store,
    log: ServerLog,
    failed: (id: string, err: unknown) => void,
  ) {
    this.#failed = failed;
    this.#act = act;
    this.#changed = changed;
    this.#store = store;
    this.#log = log;
  }

  stop(): void {
    this.#stopped = true;
  }

  /** Takes a seat's instructions in the place of those it had, or (null) forgets them. In the match's turn. */
  async instruct(live: LiveMatch, seat: Seat, ticked: readonly string[] | null): Promise<DeedReply> {
    const { match } = live;
    if (match === null) throw new Fault('not-started', 'The match starts when every seat is taken.');
    if (ticked === null) await this.#keep(live, seat, null);
    else {
      const { carryOn } = live.served;
      if (carryOn === undefined) throw new Fault('no-carry-on', 'This game is not carried on by the server.');
      if (match.outcome !== null) throw new Fault('match-over', 'The match is over.');
      const known = tickIds(carryOn);
      const unknown = ticked.find((id) => !known.includes(id) && carryOn.settles?.(id) !== true);
      if (unknown !== undefined) throw new Fault('unknown-stop', `The game knows no stop "${unknown}".`);
      await this.#keep(live, seat, {
        seat,
        ticked,
        since: match.view(seat),
        rulesVersion: match.game.rulesVersion,
        n: match.n,
        answered: 0,
        halt: null,
      });
    }
    return { n: match.n, taken: [], step: null, rewoundTo: null };
  }

  /** Sets to work if somebody's instructions have something to answer. */
  wake(live: LiveMatch): void {
    if (this.#stopped || live.standingAtWork || nextTask(live) === null) return;
    live.standingAtWork = true;
    setImmediate(() => {
      this.#work(live)
        .catch((err: unknown) => {
          this.#failed(live.id, err);
          if (!this.#stopped) this.#log('error', { match: live.id, err }, 'carrying on failed');
          return false;
        })
        .then((done) => {
          live.standingAtWork = false;
          // Somebody may have moved between the last look and now.
          if (done) this.wake(live);
        });
    });
  }

  /** True when there was nothing more to do. */
  async #work(live: LiveMatch): Promise<boolean> {
    for (let tries = 0; tries < TRIES && !this.#stopped; ) {
      const done = await live.run(async () => {
        await live.ensureLoaded();
        const task = nextTask(live);
        if (task === null) return 'all';
        return (await this.#once(live, task)) ? 'one' : 'none';
      });
      if (done === 'all') return true;
      tries = done === 'one' ? 0 : tries + 1;
      await breath();
    }
    return false;
  }

  /** Answers once for a seat, or stops; false where another was quicker. */
  async #once(live: LiveMatch, { record, asks }: Task): Promise<boolean> {
    const { seat } = record;
    const match = live.match!;
    const carried = await this.#decide(live, match, record, asks);
    if ('halt' in carried) {
      await this.#keep(live, seat, { ...record, halt: carried.halt });
      this.#changed(live);
      return true;
    }
    const answers = asks.map((ask, at) => ({ ask: ask.id, answer: carried.answers[at] }));
    const counted = { ...record, answered: record.answered + answers.length };
    try {
      await this.#act(live, seat, { type: 'answer', answers, seen: match.n }, counted);
      return true;
    } catch (error) {
      if (error instanceof Fault && error.statusCode < 500) return false;
      throw error;
    }
  }

  async #decide(
    live: LiveMatch,
    match: Match,
    { seat, ticked, since, rulesVersion, n, answered }: StandingRecord,
    asks: readonly Ask[],
  ): Promise<Carried> {
    const { carryOn } = live.served;
    if (match.outcome !== null) return { halt: halted('The match is over') };
    if (carryOn === undefined || rulesVersion !== match.game.rulesVersion)
      return { halt: halted('The rules have changed since') };
    if (live.record.rewound > n) return { halt: halted('A step was taken back') };
    if (match.undoRequest !== null) return { halt: halted('A step back is asked for') };
    if (answered >= MOST) return { halt: halted('Many questions have gone by') };
    const told = await this.#toldSince(live, seat, n);
    try {
      const carried = carryOn.carry({ since, now: match.view(seat), told, asks }, new Set(ticked));
      if ('halt' in carried) return carried;
      for (const [at, ask] of asks.entries()) {
        const refusal = match.refusal(seat, ask.id, carried.answers[at]);
        if (refusal !== null) return { halt: halted(refusal.message.replace(/\.$/, '')) };
      }
      return carried;
    } catch (err) {
      this.#log('error', { match: live.id, err }, 'a game could not carry on');
      return { halt: halted('Only you can answer this') };
    }
  }

  /**
   * All that the seat has been told since its instructions, read on from where the last reading stopped: steps are only
   * ever added, and instructions that a step was taken back from go on no longer.
   */
  async #toldSince(live: LiveMatch, seat: Seat, since: number): Promise<readonly Told[]> {
    const readings = this.#readings.get(live) ?? new Map<Seat, Reading>();
    this.#readings.set(live, readings);
    const before = readings.get(seat);
    const reading = before?.since === since ? before : { since, upTo: since, told: [] };
    const steps = await this.#stepsAfter(live.id, reading.upTo);
    for (const { n, happenings } of steps) {
      for (const told of allToldTo(happenings, seat)) reading.told.push(told);
      reading.upTo = n;
    }
    readings.set(seat, reading);
    return reading.told;
  }

  /** The store gives the newest page first. */
  async #stepsAfter(id: string, after: number): Promise<StepRecord[]> {
    const pages: (readonly StepRecord[])[] = [];
    for (let before = Number.MAX_SAFE_INTEGER; ; ) {
      const { steps, earlier } = await orStoreFailed(this.#store.steps(id, { after, before, limit: PAGE }));
      pages.unshift(steps);
      if (earlier === 0) return pages.flat();
      before = steps[0]!.n;
    }
  }

  async #keep(live: LiveMatch, seat: Seat, record: StandingRecord | null): Promise<void> {
    await orStoreFailed(this.#store.keepStanding(live.id, seat, record));
    live.stand(seat, record);
    if (record === null || record.halt !== null) this.#readings.get(live)?.delete(seat);
  }
}

/** The first seat whose instructions go on and that has something to answer. */
function nextTask({ match, standing }: LiveMatch): Task | null {
  if (match === null) return null;
  for (const record of standing.values()) {
    if (record.halt !== null) continue;
    const asks = owedAsks(match, record.seat);
    if (asks.length > 0 || match.outcome !== null) return { record, asks };
  }
  return null;
}
