/**
 * Matches, and all that is done about them by nobody's hand: those who look on are told, clocks run, machines think,
 * what was left with the server goes on, witnesses are asked. Each follows a deed, or a look, in the match's own turn.
 */
import {
  owedAsks,
  pressingAsks,
  type Seat,
  type WitnessedStep,
  type WitnessSignatures,
} from '@weathergage/kernel';
import type { ClockRecord, NodeRole, Store, StoreEars } from '@weathergage/store';
import { Acting } from '../acting.ts';
import type { Catalogue } from '../catalogue.ts';
import { Fault } from '../faults.ts';
import type { Hands } from '../match/joined-seats.ts';
import type { LiveMatch } from '../match/live-match.ts';
import { LiveMatches, type MemoryLimits } from '../match/live-matches.ts';
import type { Meter } from '../operation/meter.ts';
import type { ServerLog } from '../operation/server-log.ts';
import { type Traces, tracedThinkers } from '../operation/traces.ts';
import { orStoreFailed } from '../store-failed.ts';
import type { Span } from '../turns/calendar.ts';
import { ChairCare, type Seating } from '../turns/chair-care.ts';
import { defaultOrder } from '../turns/default-orders.ts';
import { OnlyAnswers } from '../turns/only-answers.ts';
import type { TurnNews } from '../turns/turn-news.ts';
import { type BattleWays, ServerBattles } from '../wars/battles.ts';
import type { Watch } from '../watch.ts';
import { WitnessAsking } from '../witness/witness-asking.ts';
import type { WitnessLine } from '../witness/witness-line.ts';
import { ServerBots } from './bots.ts';
import { MatchClocks } from './clocks.ts';
import { Homes } from './homes.ts';
import { SecondLooks } from './second-looks.ts';
import { ServerStanding } from './standing.ts';
import { type Thinkers, thinkersHere } from './thinkers.ts';

export interface UmpireMeans {
  readonly memory: MemoryLimits;
  readonly watch: Watch;
  readonly log: ServerLog;
  readonly meter: Meter;
  readonly traces: Traces;
  /** Where bots think, if not in this thread. */
  readonly thinkers?: Thinkers | undefined;
  readonly line: WitnessLine;
  readonly role: NodeRole;
  /** Who keeps lists of matches; nobody where there are none. */
  readonly ears?: MatchEars | undefined;
  readonly news: TurnNews;
  /** How battles are fought out; they are not where nothing is said. */
  readonly ways?: BattleWays | undefined;
  /** Other servers have died: what they did for nobody to see is done by this one. */
  readonly survived: () => void;
}

export interface MatchEars extends Seating, Hands {
  /** Something may have changed; called in the match's turn. */
  changed(live: LiveMatch): void;
  /** The match is no longer there. */
  forgotten(id: string): void;
  /** A seat has said something; in the match's turn, after it is kept. */
  said(live: LiveMatch, by: Seat, to: 'table' | 'side' | 'gallery'): Promise<void>;
  /** The seat that a person's own key opens; null if none. */
  seatBy(match: string, token: string): Promise<Seat | null>;
  /** The days off of whoever has a seat, those of long ago left out. */
  awayOf(match: string, seat: Seat): Promise<readonly Span[]>;
  /** Somebody is about to do something in a seat; throws where he may not by the key that he came with. */
  plays(match: string, seat: Seat, token: string): Promise<void>;
  /** Somebody is about to say something; throws where he may not. */
  speaks(match: string, seat: Seat): Promise<void>;
  /** By seat, the seats that are not heard there, because whoever has it does not want to. */
  deaf(match: string): Promise<ReadonlyMap<Seat, ReadonlySet<Seat>>>;
}

export class TendedMatches {
  readonly live: LiveMatches;
  readonly acting: Acting;
  readonly clocks: MatchClocks;
  readonly standing: ServerStanding;
  readonly chairs: ChairCare;
  /** Only where battles can be fought out. */
  readonly battles: ServerBattles | null;
  readonly #store: Store;
  readonly #role: NodeRole;
  readonly #survived: () => void;
  readonly #homes: Homes;
  readonly #bots: ServerBots;
  readonly #asking: WitnessAsking;
  readonly #again: SecondLooks;
  readonly #log: ServerLog;
  readonly #traces: Traces;
  readonly #ears: MatchEars | undefined;
  readonly #news: TurnNews;
  readonly #only: OnlyAnswers;

  constructor(
    catalogue: Catalogue,
    store: Store,
    { memory, watch, log, meter, traces, thinkers, line, role, ears, news, ways, survived }: UmpireMeans,
  ) {
    this.#store = store;
    this.#role = role;
    this.#survived = survived;
    this.#log = log;
    this.#traces = traces;
    this.#ears = ears;
    this.#news = news;
    this.#again = new SecondLooks((id) => this.#heard(id), watch);
    const failed = (id: string, err: unknown) => this.#again.after(id, err);
    this.#homes = new Homes(store, log, failed);
    this.live = new LiveMatches(store, catalogue, memory, watch, log, ears);
    this.acting = new Acting(store, { log, meter, traces }, (live) => this.#followUp(live));
    this.#bots = new ServerBots(
      (live, seat, request) => {
        meter.machineDeed();
        return this.acting.act(live, seat, request);
      },
      tracedThinkers(thinkers ?? thinkersHere(catalogue), traces),
      log,
      failed,
    );
    this.clocks = new MatchClocks({
      timeUp: (id) => this.#timeUp(id),
      store,
      watch,
      log,
      failed,
      awayOf: async (match, seat) => (await ears?.awayOf(match, seat)) ?? [],
    });
    this.#asking = new WitnessAsking({
      line,
      watch,
      log,
      take: (id, step, signatures) => this.#takeWitness(id, step, signatures),
      tell: (id) => this.inTurn(id, async () => {}),
    });
    this.battles =
      ways === undefined
        ? null
        : new ServerBattles({
            store,
            catalogue,
            ways,
            line,
            log,
            now: () => watch.now(),
            report: (live, report) => this.acting.report(live, report),
            stir: (id) => this.#stir(id),
          });
    this.standing = new ServerStanding(
      // Decided on what is known now: should another process be quicker, it is decided anew.
      (live, seat, request, record) => this.acting.act(live, seat, request, { again: true, record }),
      (live) => this.#followUp(live),
      store,
      log,
      failed,
    );
    this.#only = new OnlyAnswers(
      (live, seat, request) => this.acting.act(live, seat, request, { again: true }),
      log,
    );
    this.chairs = new ChairCare({
      clocks: this.clocks,
      news,
      seating: ears,
      now: () => watch.now(),
      resign: (live, seat) => this.acting.act(live, seat, { type: 'resign' }),
      forgetStanding: (live, seat) => this.standing.instruct(live, seat, null),
    });
  }

  /** After a start: what was left with the server goes on, and so do the clocks, here or at another server. */
  async resume(): Promise<void> {
    const ears: StoreEars = {
      heard: (id) => this.#heard(id),
      missed: () => {
        this.#homes.forgetAll();
        for (const id of this.live.ids) this.#heard(id);
      },
      inherit: (ids, gap) => {
        for (const id of ids) this.#homes.add(id);
        this.#inherit(ids, gap);
      },
      survived: this.#survived,
    };
    await orStoreFailed(this.#store.join(ears, this.#role));
  }

  /** Another server has written to a match: who looks on here is told, and who plays by himself sees whether it is his turn. */
  #heard(id: string): void {
    if (this.live.has(id) || this.#homes.has(id)) this.#stir(id);
  }

  /** Looks at a match that was made, or changed, from outside its own turn. */
  #stir(id: string): void {
    this.inTurn(id, async (live) => {
      try {
        await live.refresh();
      } catch (error) {
        if (error instanceof Fault && error.body.code === 'no-such-match') live.dropAll(error);
        throw error;
      }
    }).catch((err: unknown) => this.#notSeenTo(id, err));
  }

  /** Time that ran out while nobody saw to it is not held against anybody. */
  async #inherit(ids: readonly string[], gap: boolean): Promise<void> {
    for (const id of ids)
      await this.inTurn(id, async (live) => {
        await live.ensureLoaded();
        if (gap) await this.clocks.grace(live);
      }).catch((err: unknown) => this.#notSeenTo(id, err));
  }

  #notSeenTo(id: string, err: unknown): void {
    this.#again.after(id, err);
    if (!(err instanceof Fault) || !['stopping', 'no-such-match'].includes(err.body.code))
      this.#log('error', { match: id, err }, 'carrying on failed');
  }

  /** Does work on a match in its turn; what follows from it is seen to afterwards. */
  inTurn<R>(id: string, work: (live: LiveMatch) => Promise<R>): Promise<R> {
    return this.live.inTurn(id, async (live) => {
      const result = await work(live);
      this.#followUp(live);
      return result;
    });
  }

  /** What follows from a deed, or from a look, after whoever did it has his reply: nobody's answer waits for it. */
  #followUp(live: LiveMatch): void {
    this.live.later(live, async () => {
      await this.#tell(live);
      this.#ears?.changed(live);
      this.#bringBack(live);
      await this.#only.give(live);
      if (live.isOnlyShown || !(await this.#homes.isHome(live))) return;
      await this.#tendBattles(live);
      await this.#tend(live);
      this.#wake(live);
    });
  }

  /** A battle is over: its war hears of it, here, whoever sees to it otherwise. Nobody waits for that. */
  #bringBack(live: LiveMatch): void {
    if (!live.isKnown || !live.isOver || live.record.of?.state !== 'open') return;
    const war = live.record.of.match;
    this.inTurn(war, async (above) => {
      await above.ensureLoaded();
      await this.#tendBattles(above);
    }).catch((err: unknown) => this.#notSeenTo(war, err));
  }

  async #tendBattles(live: LiveMatch): Promise<void> {
    try {
      await this.battles?.tend(live);
    } catch (err) {
      this.#again.after(live.id, err);
      this.#log('error', { match: live.id, err }, 'battles were not seen to');
    }
  }

  async #tell(live: LiveMatch): Promise<void> {
    if (live.watchers.size === 0) return;
    try {
      // A deed that failed after the one to be told of has taken the match out of memory.
      if (live.match === null) await live.ensureLoaded();
    } catch (error) {
      live.dropAll(error);
      return;
    }
    const facts = { match: live.id, watchers: live.watchers.size };
    await this.#traces.span('tell', facts, () => live.tellAll(() => this.#followUp(live)));
  }

  /** What was done is done, whatever becomes of its clock: the next to come sees to it again. */
  async #tend(live: LiveMatch): Promise<void> {
    const version = live.clock?.version;
    try {
      await this.clocks.tend(live);
      if (live.clock?.version !== version) await this.#tell(live);
    } catch (err) {
      this.#again.after(live.id, err);
      this.#log('error', { match: live.id, err }, 'a clock failed');
    }
  }

  /** Whoever plays without a person at hand looks whether it is his turn. */
  #wake(live: LiveMatch): void {
    this.#bots.wake(live);
    this.standing.wake(live);
    this.#asking.wake(live);
  }

  #takeWitness(id: string, step: WitnessedStep, signatures: WitnessSignatures): Promise<void> {
    return this.inTurn(id, (live) => this.acting.takeWitness(live, step, signatures));
  }

  /** Nobody is kept waiting beyond the time that a rule, or the table's clock, gives. */
  async #timeUp(id: string): Promise<void> {
    await this.inTurn(id, async (live) => {
      await live.ensureLoaded();
      try {
        const clock = this.clocks.due(live);
        if (clock !== null) {
          await this.#answerLate(live, clock);
          this.clocks.rang(live, clock);
        }
        await this.#giveDefaults(live);
      } catch (error) {
        // Another process has answered, or stopped the clock, this very moment: it is looked at anew. A store that could
        // not be written to is given time.
        if (!(error instanceof Fault) || error.cause !== undefined || live.match !== null) throw error;
        await live.ensureLoaded();
      }
    });
  }

  /** Who is late by the table's clock has missed a turn, and the game's own orders are given for him. */
  async #giveDefaults(live: LiveMatch): Promise<void> {
    for (const { seat, missed } of await this.clocks.countLate(live))
      this.#news.tell({ kind: 'missed', match: live.id, seat, missed });
    const late = this.clocks.upAndOwing(live);
    if (late.length === 0) return;
    const questions = { step: live.match!.step, rewound: live.record.rewound };
    for (const seat of late) {
      const match = live.match!;
      const answers = owedAsks(match, seat).map((ask) => ({
        ask: ask.id,
        answer: defaultOrder(live.served, match, ask),
      }));
      // With the last of them the step is resolved, and nobody is late in the next one.
      if (answers.length === 0) return;
      const deed = { type: 'answer', answers, seen: match.n } as const;
      await this.acting.act(live, seat, deed, { again: true, clock: live.clock!.version });
    }
    this.clocks.gave(live, questions);
  }

  async #answerLate(live: LiveMatch, { version }: ClockRecord): Promise<void> {
    const match = live.match!;
    const { step } = match;
    for (const [seat, pressing] of Map.groupBy(pressingAsks(match), ({ ask }) => ask.seat)) {
      if (match.step !== step) return;
      const answers = pressing.map(({ ask, late }) => ({ ask: ask.id, answer: late }));
      const deed = { type: 'answer', answers, seen: match.n } as const;
      await this.acting.act(live, seat, deed, { again: true, clock: version });
    }
  }

  /** Takes nothing new and returns when everything in hand is done. */
  async stop(): Promise<void> {
    this.#again.stop();
    await this.#bots.stop();
    this.standing.stop();
    this.#asking.stop();
    this.clocks.stop();
    await this.live.stop();
  }
}
