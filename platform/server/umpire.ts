/** The server's business without its wires: making matches, seating people, taking deeds, telling what happened. */
import {
  type AnswerDeed,
  commitmentTo,
  type Deed,
  drawNonce,
  drawSecret,
  GALLERY,
  hashOf,
  JOURNAL_FORMAT,
  type Journal,
  Match,
  type Opening,
  pressingAsks,
  type Receipt,
  type ScenarioHead,
  type Seat,
} from '@weathergage/kernel';
import {
  type CreatedReply,
  type CreateMatch,
  type DeedReply,
  type DeedRequest,
  type DeskReply,
  type JoinedReply,
  LIMITS,
  type MatchInfo,
  type StepsReply,
} from '@weathergage/kernel/protocol.ts';
import { effectsOf, type SeatRecord, type Store } from '@weathergage/store';
import { sortAnswers } from './answering.ts';
import { BotRoom, type Note } from './bots.ts';
import type { Catalogue, GameEntry } from './catalogue.ts';
import { ClockRoom } from './clocks.ts';
import { Fault, refusalFault } from './faults.ts';
import { kept, storeFailed, type Table, toldPage, type Watcher } from './table.ts';
import { Tables } from './tables.ts';
import { drawMatchId, drawToken, hashToken, seatOf } from './tokens.ts';

type Token = string | undefined;

export class Umpire {
  readonly catalogue: Catalogue;
  readonly #store: Store;
  readonly #tables: Tables;
  readonly #bots: BotRoom;
  readonly #clocks: ClockRoom;
  readonly #note: Note;

  constructor(catalogue: Catalogue, store: Store, liveMatches: number, note: Note) {
    this.catalogue = catalogue;
    this.#store = store;
    this.#note = note;
    this.#tables = new Tables(store, catalogue, liveMatches);
    this.#bots = new BotRoom((table, seat, request) => this.#act(table, seat, request), note);
    this.#clocks = new ClockRoom((id, step) => this.#timeUp(id, step), note);
  }

  async create(request: CreateMatch): Promise<CreatedReply> {
    const entry = this.catalogue.entry(request.game);
    const scenario = this.catalogue.scenario(entry, request.scenario);
    const options = this.catalogue.options(entry, request.options);
    const tokens: Record<Seat, string> = {};
    const seats = seatRecords(entry, scenario, request.seats ?? {}, tokens);
    const secret = drawSecret();
    const opening: Opening = {
      game: entry.game.id,
      rulesVersion: entry.game.rulesVersion,
      scenario,
      options,
      dice: { kind: 'checkable', commitment: commitmentTo(secret), nonces: {} },
    };
    tryOut(entry, opening, secret);
    const access = request.gallery ?? 'link';
    const galleryToken = access === 'link' ? drawToken() : null;
    const id = drawMatchId();
    const match = await this.#at(id, async (table) => {
      const tokenHash = galleryToken && hashToken(galleryToken);
      const record = { id, opening, secret, created: Date.now(), gallery: { access, tokenHash }, seats };
      await kept(this.#store.createMatch(record));
      await table.lay();
      return table.info();
    });
    this.#note('info', { match: id, game: entry.game.id }, 'match created');
    return { match, tokens, galleryToken };
  }

  async info(id: string, token: Token): Promise<MatchInfo> {
    return this.#seated(id, token, async (table) => table.info());
  }

  async join(id: string, token: Token, nonce: string): Promise<JoinedReply> {
    return this.#seated(id, token, async (table, seat) => {
      const player = playerOnly(seat);
      const first = table.match === null && (await kept(this.#store.takeSeat(id, player, nonce)));
      await table.lay();
      if (first) await table.tell();
      return { seat: player, repeated: !first, match: table.info() };
    });
  }

  async deed(id: string, token: Token, request: DeedRequest): Promise<DeedReply> {
    return this.#seated(id, token, (table, seat) => this.#act(table, playerOnly(seat), request));
  }

  async desk(id: string, token: Token, lastSeen: number): Promise<DeskReply> {
    return this.#seated(id, token, (table, seat) => table.desk(seat, lastSeen));
  }

  async steps(id: string, token: Token, before: number): Promise<StepsReply> {
    return this.#seated(id, token, async (_, seat) =>
      toldPage(await kept(this.#store.steps(id, { after: 0, before, limit: LIMITS.steps })), seat),
    );
  }

  /** Everything when the match is over; before that nothing but what the asker himself has done. */
  async journal(id: string, token: Token): Promise<Journal> {
    return this.#seated(id, token, async ({ record, match }, seat) => {
      const { opening, secret, status } = record;
      const entries = await kept(this.#store.entries(id, 0));
      if (status === 'over' && match !== null)
        return { format: JOURNAL_FORMAT, opening, secret, entries, hash: hashOf(match.state) };
      const own = entries.filter((entry) => entry.type !== 'adopt' && entry.seat === seat);
      return { format: JOURNAL_FORMAT, opening, entries: own };
    });
  }

  /** Seats somebody at the end of a socket: he is told where things stand, and from then on what changes. */
  async watch(
    id: string,
    token: Token,
    lastSeen: number,
    line: Pick<Watcher, 'send' | 'drop'>,
  ): Promise<() => void> {
    return this.#seated(id, token, async (table, seat) => {
      const watcher: Watcher = { ...line, seat, lastSeen, greeted: false, info: null };
      const leave = (): void => void table.watchers.delete(watcher);
      table.watchers.add(watcher);
      try {
        await table.tell();
      } catch (error) {
        leave();
        throw error;
      }
      return leave;
    });
  }

  /** Takes nothing new and returns when everything in hand is done. */
  async stop(): Promise<void> {
    this.#bots.stop();
    this.#clocks.stop();
    await this.#tables.stop();
  }

  #at<R>(id: string, work: (table: Table) => Promise<R>): Promise<R> {
    return this.#tables.at(id, async (table) => {
      const result = await work(table);
      this.#bots.wake(table);
      this.#clocks.wind(table);
      return result;
    });
  }

  /** Nobody is kept waiting beyond the time a rule gives: what is missing is answered as the rule says. */
  async #timeUp(id: string, step: number): Promise<void> {
    await this.#at(id, async (table) => {
      await table.lay();
      const { match } = table;
      if (match === null || match.step !== step) return;
      for (const [seat, pressing] of Map.groupBy(pressingAsks(match), ({ ask }) => ask.seat)) {
        const answers = pressing.map(({ ask, late }) => ({ ask: ask.id, answer: late }));
        if (match.step === step) await this.#act(table, seat, { type: 'answer', answers, seen: match.n });
      }
    });
  }

  #seated<R>(id: string, token: Token, work: (table: Table, seat: Seat) => Promise<R>): Promise<R> {
    return this.#at(id, async (table) => {
      await table.lay();
      return work(table, seatOf(table.record, token));
    });
  }

  /** Does what a seat asks for and tells everybody, but not before it is on disk. */
  async #act(table: Table, seat: Seat, request: DeedRequest, again = false): Promise<DeedReply> {
    const { match } = table;
    if (match === null) throw new Fault('not-started', 'The match starts when every seat is taken.');
    refuseOutdated(request, table.record.rewound);
    const settled = (ask: string) => kept(this.#store.lastAnswer(table.id, seat, ask));
    const { deeds, taken } =
      request.type === 'answer'
        ? await sortAnswers(match, seat, request.answers, settled)
        : { deeds: { ...request, seat }, taken: [] };
    const after = match.n;
    let receipts: readonly Receipt[];
    let conflict = true;
    try {
      receipts = receiptsOf(match, deeds);
      if (receipts.length === 0) return { n: match.n, taken, step: null, rewoundTo: null };
      const entries = receipts.map(({ entry }) => entry);
      ({ conflict } = await kept(this.#store.append(table.id, after, entries, effectsOf(match, receipts))));
    } catch (error) {
      // A refusal has changed nothing; after anything else memory may be ahead of the store.
      if (match.n > after || !(error instanceof Fault)) table.clear();
      throw error;
    }
    if (conflict) return this.#overtaken(table, seat, request, again);
    const { step, rewoundTo } = receipts.at(-1)!;
    table.written({
      n: match.n,
      ...(rewoundTo === null ? {} : { rewound: match.n }),
      ...(match.outcome === null ? {} : { status: 'over' as const }),
    });
    await table.tell();
    this.#clocks.wind(table);
    if (match.outcome !== null) this.#note('info', { match: table.id }, 'match over');
    return { n: match.n, taken, step: step?.step ?? null, rewoundTo };
  }

  /** Another process wrote first: what it did is loaded and told, and the deed is tried once more on top of it. */
  async #overtaken(table: Table, seat: Seat, request: DeedRequest, again: boolean): Promise<DeedReply> {
    table.clear();
    if (again) throw storeFailed();
    await table.lay();
    await table.tell();
    return this.#act(table, seat, request, true);
  }
}

/** What the match makes of one deed, or of answers given together. */
function receiptsOf(match: Match, deeds: Deed | readonly AnswerDeed[]): readonly Receipt[] {
  if ('type' in deeds) {
    const verdict = match.do(deeds);
    if (!verdict.ok) throw refusalFault(verdict.refusal);
    return [verdict];
  }
  const verdict = match.doAll(deeds);
  if (!verdict.ok) throw refusalFault(verdict.refusal, verdict.ask);
  return verdict.receipts;
}

/** The questions of a step taken back are put again under their old names: who has not seen that means the old ones. */
function refuseOutdated(request: DeedRequest, rewound: number): void {
  if (request.type !== 'answer' || request.seen === undefined || request.seen >= rewound) return;
  throw new Fault('answer-outdated', 'A step was taken back in the meantime. Look again, then answer.', {
    rule: 'umpire',
  });
}

function playerOnly(seat: Seat): Seat {
  if (seat === GALLERY) throw new Fault('not-a-player', 'The gallery looks on and gives no orders.');
  return seat;
}

/** A seat for everybody the scenario names; open ones get a secret, which is put into `tokens`. */
function seatRecords(
  { game, bots }: GameEntry,
  scenario: ScenarioHead,
  wanted: Readonly<Record<Seat, string>>,
  tokens: Record<Seat, string>,
): SeatRecord[] {
  const seats = game.seats(scenario).map(({ id }) => id);
  for (const seat of Object.keys(wanted))
    if (!seats.includes(seat)) throw new Fault('unknown-seat', `The scenario has no seat "${seat}".`);
  return seats.map((seat) => {
    const hand = Object.hasOwn(wanted, seat) ? wanted[seat]! : 'open';
    const bot = hand.startsWith('bot:') ? hand.slice('bot:'.length) : null;
    if (bot !== null) {
      if (!Object.hasOwn(bots, bot)) throw new Fault('unknown-bot', `The game has no bot "${bot}".`);
      return { seat, bot, tokenHash: null, nonce: drawNonce() };
    }
    tokens[seat] = drawToken();
    return { seat, bot, tokenHash: hashToken(tokens[seat]), nonce: null };
  });
}

/** A scenario that passes every check and still can't be set up must not wait for its players to find out. */
function tryOut({ game }: GameEntry, opening: Opening, secret: string): void {
  try {
    Match.begin(game, opening, secret);
  } catch (cause) {
    throw new Fault('invalid-scenario', 'The scenario can not be set up.', {}, cause);
  }
}
