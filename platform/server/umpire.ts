/** The server's business without its wires: making matches, seating people, taking deeds, telling what happened. */
import {
  canonical,
  commitmentTo,
  drawSecret,
  GALLERY,
  JOURNAL_FORMAT,
  type Journal,
  journalBeforeEnd,
  type Match,
  type Opening,
  pressingAsks,
  type Receipt,
  type Seat,
  type WitnessedStep,
  type WitnessSignatures,
} from '@weathergage/kernel';
import {
  type ClockReply,
  type CreatedReply,
  type CreateMatch,
  type DeedReply,
  type DeedRequest,
  type DeskReply,
  type JoinedReply,
  type MatchInfo,
  type PlayedDeed,
  PROTOCOL_LIMITS,
  type StandingReply,
  type StepsReply,
} from '@weathergage/kernel/protocol.ts';
import {
  type ClockRecord,
  type EntryEffects,
  effectsOf,
  type StandingRecord,
  type Store,
  wholeJournal,
} from '@weathergage/store';
import { sortAnswers } from './answering.ts';
import { ServerBots } from './bots.ts';
import type { Catalogue } from './catalogue.ts';
import { MatchClocks } from './clocks.ts';
import { receiptsOf, refuseOutdated, standingAfter } from './deed-parts.ts';
import { Fault, galleryActs, noSuchMatch } from './faults.ts';
import { Homes } from './homes.ts';
import { type LiveMatch, orStoreFailed, storeFailed, toldPage } from './live-match.ts';
import { LiveMatches, type MemoryLimits, type MemoryLoad } from './live-matches.ts';
import type { Meter } from './meter.ts';
import { openWitness, seatRecords, tryOut } from './new-match.ts';
import type { ServerLog } from './server-log.ts';
import { ServerStanding } from './standing.ts';
import type { Watcher } from './telling.ts';
import { type Thinkers, thinkersHere } from './thinkers.ts';
import { drawMatchId, drawToken, hashToken, seatOf } from './tokens.ts';
import type { Watch } from './watch.ts';
import { WitnessAsking } from './witness-asking.ts';
import type { WitnessLine } from './witness-line.ts';

type Token = string | undefined;

export interface UmpireMeans {
  readonly memory: MemoryLimits;
  readonly watch: Watch;
  readonly log: ServerLog;
  readonly meter: Meter;
  /** Where bots think, if not in this thread. */
  readonly thinkers?: Thinkers | undefined;
  readonly line: WitnessLine;
}

export class Umpire {
  readonly catalogue: Catalogue;
  readonly #store: Store;
  readonly #homes: Homes;
  readonly #liveMatches: LiveMatches;
  readonly #bots: ServerBots;
  readonly #clocks: MatchClocks;
  readonly #standing: ServerStanding;
  readonly #asking: WitnessAsking;
  readonly #line: WitnessLine;
  readonly #log: ServerLog;
  readonly #meter: Meter;

  constructor(
    catalogue: Catalogue,
    store: Store,
    { memory, watch, log, meter, thinkers, line }: UmpireMeans,
  ) {
    this.catalogue = catalogue;
    this.#store = store;
    this.#log = log;
    this.#meter = meter;
    this.#homes = new Homes(store, log);
    this.#liveMatches = new LiveMatches(store, catalogue, memory, watch, log);
    this.#bots = new ServerBots(
      (live, seat, request) => {
        meter.machineDeed();
        return this.#act(live, seat, request);
      },
      thinkers ?? thinkersHere(catalogue),
      log,
    );
    this.#clocks = new MatchClocks((id) => this.#timeUp(id), store, watch, log);
    this.#line = line;
    this.#asking = new WitnessAsking({
      line,
      watch,
      log,
      take: (id, step, signatures) => this.#takeWitness(id, step, signatures),
      tell: (id) => this.#inTurn(id, async () => {}),
    });
    this.#standing = new ServerStanding(
      // Decided on what is known now: should another process be quicker, it is decided anew.
      (live, seat, request, record) => this.#act(live, seat, request, { again: true, record }),
      (live) => this.#followUp(live),
      store,
      log,
    );
  }

  /** After a start: what was left with the server goes on, and so do the clocks, here or at another server. */
  async resume(): Promise<void> {
    await orStoreFailed(
      this.#store.join({
        heard: (id) => this.#heard(id),
        missed: () => {
          this.#homes.forgetAll();
          for (const id of this.#liveMatches.ids) this.#heard(id);
        },
        inherit: (ids, gap) => {
          for (const id of ids) this.#homes.add(id);
          this.#inherit(ids, gap);
        },
      }),
    );
  }

  /** Another server has written to a match: who looks on here is told, and who plays by himself sees whether it is his turn. */
  #heard(id: string): void {
    if (!this.#liveMatches.has(id) && !this.#homes.has(id)) return;
    this.#inTurn(id, async (live) => {
      try {
        await live.refresh();
      } catch (error) {
        if (error instanceof Fault && error.body.code === 'no-such-match') live.telling.dropAll(error);
        throw error;
      }
    }).catch((err: unknown) => this.#notSeenTo(id, err));
  }

  /** Time that ran out while nobody saw to it is not held against anybody. */
  async #inherit(ids: readonly string[], gap: boolean): Promise<void> {
    for (const id of ids)
      await this.#inTurn(id, async (live) => {
        await live.ensureLoaded();
        if (gap) await this.#clocks.grace(live);
      }).catch((err: unknown) => this.#notSeenTo(id, err));
  }

  #notSeenTo(id: string, err: unknown): void {
    if (!(err instanceof Fault) || !['stopping', 'no-such-match'].includes(err.body.code))
      this.#log('error', { match: id, err }, 'carrying on failed');
  }

  get isStopping(): boolean {
    return this.#liveMatches.isStopping;
  }

  get load(): MemoryLoad {
    return this.#liveMatches.load;
  }

  async create(request: CreateMatch): Promise<CreatedReply> {
    const served = this.catalogue.served(request.game);
    const scenario = this.catalogue.scenario(served, request.scenario);
    const options = this.catalogue.options(served, request.options);
    const tokens: Record<Seat, string> = {};
    const secret = drawSecret();
    const seats = seatRecords(served, scenario, request.seats ?? {}, tokens, secret);
    const machines = seats.flatMap(({ seat, bot }) => (bot === null ? [] : [seat]));
    let opening: Opening = {
      game: served.game.id,
      rulesVersion: served.game.rulesVersion,
      scenario,
      options,
      dice: { kind: 'checkable', commitment: commitmentTo(secret), nonces: {}, machines },
      ...(request.firm === true ? { firm: true as const } : {}),
    };
    tryOut(served, opening, secret);
    const witness = request.witness && (await openWitness(this.#line, request.witness, secret));
    if (witness) opening = { ...opening, dice: { ...opening.dice, witness } } as Opening;
    const access = request.gallery ?? 'link';
    const galleryToken = access === 'link' ? drawToken() : null;
    const id = drawMatchId();
    const match = await this.#inTurn(id, async (live) => {
      const tokenHash = galleryToken && hashToken(galleryToken);
      const record = { id, opening, secret, created: Date.now(), gallery: { access, tokenHash }, seats };
      await orStoreFailed(this.#store.createMatch(record));
      await live.ensureLoaded();
      return live.info();
    });
    this.#log('info', { match: id, game: served.game.id }, 'match created');
    this.#meter.matchMade();
    return { match, tokens, galleryToken };
  }

  async info(id: string, token: Token): Promise<MatchInfo> {
    return this.#asSeat(id, token, async (live) => live.info());
  }

  async join(id: string, token: Token, nonce: string): Promise<JoinedReply> {
    return this.#asSeat(id, token, async (live, seat) => {
      const player = playerOnly(seat);
      const first = live.match === null && (await orStoreFailed(this.#store.takeSeat(id, player, nonce)));
      await live.ensureLoaded();
      return { seat: player, repeated: !first, match: live.info() };
    });
  }

  async deed(id: string, token: Token, request: DeedRequest): Promise<DeedReply> {
    const from = performance.now();
    const done = (how: Parameters<Meter['deed']>[0]) =>
      this.#meter.deed(how, (performance.now() - from) / 1000);
    try {
      const reply = await this.#deed(id, token, request);
      done('taken');
      return reply;
    } catch (error) {
      done(error instanceof Fault && error.statusCode < 500 ? 'refused' : 'failed');
      throw error;
    }
  }

  #deed(id: string, token: Token, request: DeedRequest): Promise<DeedReply> {
    return this.#asSeat(id, token, (live, seat) => {
      const player = playerOnly(seat);
      if (live.isOnlyShown) throw new Fault('match-over', 'The match is over.');
      if (request.type === 'pause') return this.#clocks.pause(live, player, request);
      if (request.type === 'instruct') return this.#standing.instruct(live, player, request.ticked);
      return this.#act(live, player, request);
    });
  }

  /** What a seat has left with the server: told to itself alone. */
  async standing(id: string, token: Token): Promise<StandingReply> {
    return this.#asSeat(id, token, async (live, seat) => ({ standing: live.standingOf(playerOnly(seat)) }));
  }

  /** How the time stands: no secret to anybody who may look on. */
  async clock(id: string, token: Token): Promise<ClockReply> {
    return this.#asSeat(id, token, async (live) => ({ clock: live.clockInfo() }));
  }

  async desk(id: string, token: Token, lastSeen: number): Promise<DeskReply> {
    return this.#asSeat(id, token, (live, seat) => live.desk(seat, lastSeen));
  }

  async steps(id: string, token: Token, before: number): Promise<StepsReply> {
    return this.#asSeat(id, token, async (_, seat) =>
      toldPage(
        await orStoreFailed(this.#store.steps(id, { after: 0, before, limit: PROTOCOL_LIMITS.steps })),
        seat,
      ),
    );
  }

  /** Everything when the match is over; before that what the asker himself has done. */
  async journal(id: string, token: Token): Promise<Journal> {
    return this.#asSeat(id, token, async ({ record }, seat) => {
      const { opening, status } = record;
      if (status === 'over') return orStoreFailed(wholeJournal(this.#store, record));
      const entries = await orStoreFailed(this.#store.entries(id, 0));
      return journalBeforeEnd({ format: JOURNAL_FORMAT, opening, entries }, [seat]);
    });
  }

  /** Seats somebody at the end of a socket: he is told where things stand, and from then on what changes. */
  async watch(
    id: string,
    token: Token,
    lastSeen: number,
    connection: Pick<Watcher, 'send' | 'drop'>,
  ): Promise<{ seat: Seat; leave: () => void }> {
    return this.#asSeat(id, token, async (live, seat) => {
      const watcher: Watcher = {
        ...connection,
        seat,
        lastSeen,
        greeted: false,
        info: null,
        standing: null,
        clock: 0,
      };
      await live.telling.tellOne(watcher);
      live.telling.watchers.add(watcher);
      return { seat, leave: () => this.#left(live, watcher) };
    });
  }

  #left(live: LiveMatch, watcher: Watcher): void {
    live.telling.watchers.delete(watcher);
    this.#liveMatches.release(live);
  }

  /** Forgets a match as soon as nobody is at it; those who look on are sent away. */
  forget(id: string, work: () => Promise<boolean>): Promise<boolean> {
    return this.#liveMatches.inTurn(id, async (live) => {
      if (!(await work())) return false;
      live.unload();
      live.telling.dropAll(noSuchMatch());
      this.#liveMatches.forget(live);
      return true;
    });
  }

  /** Lets go of what nobody has used for a while. */
  unloadUnused(): void {
    this.#liveMatches.unloadUnused();
  }

  /** Takes nothing new and returns when everything in hand is done. */
  async stop(): Promise<void> {
    await this.#bots.stop();
    this.#standing.stop();
    this.#asking.stop();
    this.#clocks.stop();
    await this.#liveMatches.stop();
  }

  #inTurn<R>(id: string, work: (live: LiveMatch) => Promise<R>): Promise<R> {
    return this.#liveMatches.inTurn(id, async (live) => {
      const result = await work(live);
      this.#followUp(live);
      return result;
    });
  }

  /** What follows from a deed, or from a look, after whoever did it has his reply: nobody's answer waits for it. */
  #followUp(live: LiveMatch): void {
    this.#liveMatches.later(live, async () => {
      await this.#tell(live);
      // A match that waits for its witness to begin has no home yet: whoever looks at it asks.
      if (live.match === null) this.#asking.wake(live);
      if (live.isOnlyShown || !(await this.#homes.isHome(live))) return;
      await this.#tend(live);
      this.#wake(live);
    });
  }

  async #tell(live: LiveMatch): Promise<void> {
    if (live.watchers.size === 0) return;
    try {
      // A deed that failed after the one to be told of has taken the match out of memory.
      if (live.match === null) await live.ensureLoaded();
    } catch (error) {
      live.telling.dropAll(error);
      return;
    }
    await live.telling.tellAll(() => this.#followUp(live));
  }

  /** What was done is done, whatever becomes of its clock: the next to come sees to it again. */
  async #tend(live: LiveMatch): Promise<void> {
    const version = live.clock?.version;
    try {
      await this.#clocks.tend(live);
      if (live.clock?.version !== version) await this.#tell(live);
    } catch (err) {
      this.#log('error', { match: live.id, err }, 'a clock failed');
    }
  }

  /** Whoever plays without a person at hand looks whether it is his turn. */
  #wake(live: LiveMatch): void {
    this.#bots.wake(live);
    this.#standing.wake(live);
    this.#asking.wake(live);
  }

  /** What the witness signed is written down, and the step resolved by it, if it is still what is waited for. */
  #takeWitness(id: string, step: WitnessedStep, signatures: WitnessSignatures): Promise<void> {
    return this.#inTurn(id, async (live) => {
      await live.ensureLoaded();
      if (live.awaiting === null || canonical(live.awaiting) !== canonical(step)) return;
      const { match } = live;
      if (match === null) await live.begin(signatures);
      else {
        const after = match.n;
        try {
          const receipt = match.witness(signatures);
          const effects = effectsOf(match, [receipt]);
          const { conflict } = await orStoreFailed(this.#store.append(id, after, [receipt.entry], effects));
          // Another process was quicker: what it wrote is loaded by the next to come.
          if (conflict) live.unload();
          else {
            live.appended({ n: match.n, ...endOf(match) }, effects);
            this.#noteEnd(id, match);
          }
        } catch (error) {
          live.unload();
          throw error;
        }
      }
    });
  }

  /** Nobody is kept waiting beyond the time a rule gives: what is missing is answered as the rule says. */
  async #timeUp(id: string): Promise<void> {
    await this.#inTurn(id, async (live) => {
      await live.ensureLoaded();
      const clock = this.#clocks.due(live);
      if (clock === null) return;
      try {
        await this.#answerLate(live, clock);
        this.#clocks.rang(live, clock);
      } catch (error) {
        // Another process has answered, or stopped the clock, this very moment: it is looked at anew.
        if (!(error instanceof Fault) || live.match !== null) throw error;
        await live.ensureLoaded();
      }
    });
  }

  async #answerLate(live: LiveMatch, { version }: ClockRecord): Promise<void> {
    const match = live.match!;
    const { step } = match;
    for (const [seat, pressing] of Map.groupBy(pressingAsks(match), ({ ask }) => ask.seat)) {
      if (match.step !== step) return;
      const answers = pressing.map(({ ask, late }) => ({ ask: ask.id, answer: late }));
      const deed = { type: 'answer', answers, seen: match.n } as const;
      await this.#act(live, seat, deed, { again: true, clock: version });
    }
  }

  #asSeat<R>(id: string, token: Token, work: (live: LiveMatch, seat: Seat) => Promise<R>): Promise<R> {
    return this.#inTurn(id, async (live) => {
      await live.ensureLoaded();
      return work(live, seatOf(live.record, token));
    });
  }

  /** Does what a seat asks for and tells everybody, but not before it is on disk. */
  async #act(
    live: LiveMatch,
    seat: Seat,
    request: PlayedDeed,
    { again = false, record, clock }: Acting = {},
  ): Promise<DeedReply> {
    const { match } = live;
    if (match === null) throw new Fault('not-started', 'The match starts when every seat is taken.');
    refuseOutdated(request, live.record.rewound);
    const settled = (ask: string) => orStoreFailed(this.#store.lastAnswer(live.id, seat, ask));
    const { deeds, taken } =
      request.type === 'answer'
        ? await sortAnswers(match, seat, request.answers, settled)
        : { deeds: { ...request, seat }, taken: [] };
    const after = match.n;
    let receipts: readonly Receipt[];
    let effects: EntryEffects;
    let conflict = true;
    try {
      receipts = receiptsOf(match, deeds);
      if (receipts.length === 0) return { n: match.n, taken, step: null, rewoundTo: null };
      const entries = receipts.map(({ entry }) => entry);
      const standing = standingAfter(live, seat, request, record);
      effects = {
        ...effectsOf(match, receipts),
        ...(standing === undefined ? {} : { standing }),
        ...(clock === undefined ? {} : { clock }),
      };
      ({ conflict } = await orStoreFailed(this.#store.append(live.id, after, entries, effects)));
      if (!conflict && standing !== undefined) live.stand(seat, standing.record);
    } catch (error) {
      // A refusal has changed nothing; after anything else memory may be ahead of the store.
      if (match.n > after || !(error instanceof Fault)) live.unload();
      throw error;
    }
    if (conflict) return this.#overtaken(live, seat, request, again);
    const { step, rewoundTo } = receipts.at(-1)!;
    live.appended(
      {
        n: match.n,
        ...(rewoundTo === null ? {} : { rewound: match.n }),
        ...endOf(match),
      },
      effects,
    );
    this.#followUp(live);
    this.#noteEnd(live.id, match);
    return { n: match.n, taken, step: step?.step ?? null, rewoundTo };
  }

  #noteEnd(id: string, { outcome }: Match): void {
    if (outcome === null) return;
    this.#log('info', { match: id }, 'match over');
    this.#meter.matchOver();
  }

  /** Another process wrote first: what it did is loaded and told, and the deed is tried once more on top of it. */
  async #overtaken(live: LiveMatch, seat: Seat, request: PlayedDeed, again: boolean): Promise<DeedReply> {
    live.unload();
    if (again) throw storeFailed();
    await live.ensureLoaded();
    this.#followUp(live);
    return this.#act(live, seat, request, { again: true });
  }
}

interface Acting {
  /** It has been tried before. */
  readonly again?: boolean;
  /** The instructions it follows from, counted on. */
  readonly record?: StandingRecord;
  /** The clock whose time is up; it must not have been stopped meanwhile. */
  readonly clock?: number;
}

const endOf = ({ outcome }: Match): { status?: 'over' } => (outcome === null ? {} : { status: 'over' });

function playerOnly(seat: Seat): Seat {
  if (seat === GALLERY) throw galleryActs();
  return seat;
}
