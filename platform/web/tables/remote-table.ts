/** A table whose umpire sits at the server. */
import {
  type Desk,
  GALLERY,
  type Journal,
  type Refusal,
  type Seat,
  type ToldStep,
} from '@weathergage/kernel';
import type { Say } from '@weathergage/kernel/people/talk-protocol.ts';
import type {
  ChairDeed,
  ClockInfo,
  DeedRequest,
  MatchInfo,
  PauseDeed,
  ServerMessage,
  Standing,
} from '@weathergage/kernel/protocol.ts';
import { serverApi, socketAddress } from './api.ts';
import { brokenPromise, type DicePromise, promiseOf, takenElsewhere, withNonce } from './dice-promise.ts';
import { browserPaces, Spells } from './pace.ts';
import {
  ReconnectingSocket,
  type SocketLike,
  type SocketMeans,
  type TableMessage,
} from './reconnecting-socket.ts';
import type {
  BattleBook,
  Chair,
  ChairNow,
  Chapter,
  ConnectionState,
  SeatOrder,
  Table,
  TableClock,
  TableNow,
} from './table.ts';
import { TABLE_WORDS } from './table-words.ts';
import { NO_TALK, type TalkNow, talkAfter } from './talk-now.ts';

const BARRED: Readonly<Record<number, string>> = {
  4400: TABLE_WORDS.strangers,
  4403: TABLE_WORDS.noSeat,
  4404: TABLE_WORDS.noMatch,
};

/** A reply to what has gone from the desk could only fall to a request that nobody here has seen. */
const NO_REQUEST: Refusal = {
  code: 'no-undo-request',
  rule: 'umpire',
  message: TABLE_WORDS.noRequest,
};

const browserMeans = (id: string): SocketMeans => ({
  connect: () => new WebSocket(socketAddress(id)) as unknown as SocketLike,
  later: (run, ms) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  chance: Math.random,
});

export class RemoteTable implements Table {
  readonly kind = 'online';
  readonly id: string;
  readonly #token: string | null;
  readonly #socket: ReconnectingSocket;
  readonly #listeners = new Set<() => void>();
  readonly #cameBack = (): void => this.#socket.retryNow();
  readonly #wentAway = (): void => this.#socket.hangUp();
  #match: MatchInfo | null = null;
  #seat: Seat = GALLERY;
  #promise: DicePromise | null = null;
  #broken: string | null = null;
  #chair: Chair | null = null;
  #standing: Standing | null = null;
  #talk: TalkNow = NO_TALK;
  /** As the server told it, and when. */
  #clock: { readonly at: number; readonly info: ClockInfo } | null = null;
  readonly #later: SocketMeans['later'];
  readonly #spells: Spells;
  #connection: ConnectionState = 'connecting';
  #trouble: string | null = null;
  /** What the server last complained of; shown only if it then shuts the door. */
  #said: string | null = null;
  #lastStep = Date.now();
  #now: TableNow;
  /** Kept by whoever asks the server for its battles. */
  battles: (BattleBook & { close(): void }) | undefined;

  constructor(id: string, token: string | null, means: SocketMeans = browserMeans(id), paces = browserPaces) {
    this.id = id;
    this.#token = token;
    this.#later = means.later;
    this.#spells = new Spells(paces, Date.now);
    this.#now = this.#tableNow(0);
    this.#socket = new ReconnectingSocket(means, {
      token,
      lastSeen: () => this.#chair?.desk.n ?? 0,
      onMessage: (message) => this.#receive(message),
      onConnection: (connection) => {
        this.#connection = connection;
        // After a break it is told anew, if there is anything.
        if (connection === 'open') this.#standing = null;
        if (connection === 'lost') this.#spells.end(false);
        this.#publish();
      },
      onBarred: (code) => {
        this.#trouble = BARRED[code] ?? this.#said;
        this.#publish();
      },
    });
    globalThis.addEventListener?.('online', this.#cameBack);
    globalThis.addEventListener?.('offline', this.#wentAway);
  }

  now(): TableNow {
    return this.#now;
  }

  /** What the match is played with; null until it is known. */
  get options(): unknown {
    return this.#match?.options ?? null;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Sits down: gives this seat's part of the dice. Doing so twice is no harm. */
  async join(): Promise<void> {
    const seat = this.#seat;
    if (this.#token === null || this.#promise === null || seat === GALLERY) return;
    const isFirst = this.#promise.nonce === null;
    // Kept before it is given, and held against the dice once it is known to stand: another may have been given with this link.
    const promise = withNonce(this.id, seat, this.#promise);
    const { match, repeated } = await serverApi.join(this.id, this.#token, promise.nonce);
    const given = repeated && isFirst ? takenElsewhere(this.id, seat, promise) : promise;
    if (this.#seat === seat) this.#promise = given;
    // His seats have become one desk meanwhile.
    else this.#broken ??= brokenPromise(given, match, seat);
    this.#takeMatch(match, this.#seat);
    this.#publish();
  }

  retryNow(): void {
    this.#socket.retryNow();
  }

  answer(_seat: Seat, orders: readonly SeatOrder[]): Promise<Refusal | null> {
    if (orders.length === 0) return Promise.resolve(null);
    const answers = orders.map(({ ask, answer }) => ({ ask, answer }));
    const seen = this.#chair?.desk.n;
    return this.#do({ type: 'answer', answers, ...(seen === undefined ? {} : { seen }) });
  }

  retract(_seat: Seat, ask: string): Promise<Refusal | null> {
    return this.#do({ type: 'retract', ask });
  }

  undo(_seat: Seat, to: number): Promise<Refusal | null> {
    return this.#do({ type: 'undo', to });
  }

  requestUndo(_seat: Seat, to: number): Promise<Refusal | null> {
    return this.#do({ type: 'undo-request', to });
  }

  replyToUndo(_seat: Seat, agree: boolean): Promise<Refusal | null> {
    const request = this.#chair?.desk.undo.request ?? null;
    if (request === null) return Promise.resolve(NO_REQUEST);
    return this.#do({ type: 'undo-reply', agree, to: request.to });
  }

  resign(): Promise<Refusal | null> {
    return this.#do({ type: 'resign' });
  }

  instruct(ticked: readonly string[] | null): Promise<Refusal | null> {
    return this.#do({ type: 'instruct', ticked: ticked === null ? null : [...ticked] });
  }

  pauseClock(act: PauseDeed['act'], number: number): Promise<Refusal | null> {
    return this.#do({ type: 'pause', act, number });
  }

  chairWord(word: Omit<ChairDeed, 'type'>): Promise<Refusal | null> {
    return this.#do({ type: 'chair', ...word });
  }

  goOnUnwitnessed(step: number): Promise<Refusal | null> {
    return this.#do({ type: 'unwitnessed', step });
  }

  say(say: Say): Promise<void> {
    return serverApi.say(this.id, this.#token, say);
  }

  journal(): Promise<Journal> {
    return serverApi.journal(this.id, this.#token);
  }

  close(): void {
    globalThis.removeEventListener?.('online', this.#cameBack);
    globalThis.removeEventListener?.('offline', this.#wentAway);
    this.#listeners.clear();
    this.battles?.close();
    this.#socket.close();
  }

  async #do(deed: DeedRequest): Promise<Refusal | null> {
    const settled = this.#socket.deed(deed);
    this.#publish();
    const outcome = await settled;
    this.#publish();
    if (outcome.ok) return null;
    const { code, message, rule = 'umpire' } = outcome.error;
    return { code, message, rule };
  }

  #receive(message: TableMessage): void {
    if (message.type === 'match') {
      this.#takeMatch(message.match, message.seat);
    } else if (message.type === 'desk') {
      this.#measure(message.desk, this.#chair === null || message.reset);
      this.#chair = this.#seated(message);
    } else if (message.type === 'standing') this.#standing = message.standing;
    else if (message.type === 'clock') this.#takeClock(message.clock);
    else if (message.type === 'error') this.#said = message.error.message;
    else this.#talk = talkAfter(this.#talk, message);
    this.#publish();
  }

  #takeMatch(match: MatchInfo, seat: Seat): void {
    if (this.#promise !== null && seat !== this.#seat) {
      // Several seats of one person have become one desk: what was given at this one is held against the dice all the same.
      this.#broken ??= brokenPromise(this.#promise, match, this.#seat);
      this.#promise = null;
    }
    this.#promise ??= promiseOf(match, seat);
    this.#match = match;
    this.#seat = seat;
    // What was once broken stays so, whatever is said later.
    this.#broken ??= brokenPromise(this.#promise, match, seat);
  }

  /**
   * How long the server's machine takes, as it is felt here. What was broken off, by a lost line or a step taken back, is
   * not counted.
   */
  #measure({ step, waitingFor, outcome }: Desk, isFirst: boolean): void {
    const machine = this.#match?.seats.find(({ id, bot }) => bot !== null && waitingFor.includes(id));
    const { seat } = this.#spells.now ?? {};
    const isDone = seat !== undefined && (seat !== machine?.id || this.#chair?.desk.step !== step);
    if (isFirst || isDone) this.#spells.end(!isFirst);
    if (machine === undefined || outcome !== null || this.#match === null) return;
    const { game, scenario } = this.#match;
    this.#spells.begin(machine.id, String(step), `online ${game}/${machine.bot}/${scenario.id}`);
  }

  #takeClock(info: ClockInfo): void {
    this.#clock = { at: Date.now(), info };
    const left = info.pause?.left ?? null;
    if (left !== null) this.#later(() => this.#publish(), left + 50);
  }

  /**
   * Steps that came together after a break are one chapter: the desks between them are not known. The first delivery
   * is what happened before this page was opened, and is read in the log but not shown again.
   */
  #seated({ reset, steps, desk }: Extract<ServerMessage, { type: 'desk' }>): Chair {
    const known = this.#chair;
    if (steps.length > 0) this.#lastStep = Date.now();
    if (known === null) return { desk, chapters: steps.map((step) => chapter(step, null, desk)) };
    if (reset) {
      const standing = new Set(steps.map((step) => step.n));
      const kept = known.chapters.filter((old) => standing.has(old.n));
      const fresh = steps.filter((step) => step.n > (kept.at(-1)?.n ?? 0));
      return { desk, chapters: [...kept, ...fresh.map((step) => chapter(step, null, desk))] };
    }
    const last = steps.at(-1);
    if (last === undefined) return { desk, chapters: known.chapters };
    const together: ToldStep = { ...last, told: steps.flatMap((step) => step.told) };
    return { desk, chapters: [...known.chapters, chapter(together, known.desk, desk)] };
  }

  #publish(): void {
    this.#now = this.#tableNow(this.#socket?.unconfirmed ?? 0);
    for (const listener of this.#listeners) listener();
  }

  /** As it was told, and moved on since: a pause that was ended is over when its notice is. */
  #clockNow(): Pick<TableNow, 'clockFrom' | 'clockHeld' | 'pause'> {
    if (this.#clock === null) return { clockFrom: this.#lastStep, clockHeld: null, pause: null };
    const { at, info } = this.#clock;
    const { spent, asked, request, declined, pause } = info;
    const until = pause === null || pause.left === null ? null : at + pause.left;
    const isOver = until !== null && Date.now() >= until;
    return {
      clockFrom: (isOver ? until : at) - spent,
      clockHeld: pause === null || isOver ? null : at,
      pause: {
        asked,
        request: request && { by: request.by, since: at - request.ago, agreed: request.agreed },
        declined,
        pause:
          pause === null || isOver
            ? null
            : { by: pause.by, since: at - pause.ago, endedBy: pause.endedBy, until },
      },
    };
  }

  /** Moments in the place of spans: what is left goes by without being told again. */
  #tableClock(): { tableClock?: TableClock } {
    if (this.#clock === null) return {};
    const { at, info } = this.#clock;
    const chairs = Object.entries(info.chairs).map(([seat, { left, away, ...chair }]): [Seat, ChairNow] => [
      seat,
      { ...chair, until: left === null ? null : at + left, awayUntil: away === null ? null : at + away },
    ]);
    if (info.terms === undefined && chairs.length === 0) return {};
    return { tableClock: { terms: info.terms ?? null, chairs: Object.fromEntries(chairs) } };
  }

  #tableNow(unsent: number): TableNow {
    const match = this.#match;
    return {
      status: match?.status ?? 'connecting',
      title: match?.scenario.title ?? '',
      gameId: match?.game ?? '',
      scenarioId: match?.scenario.id ?? '',
      seats: (match?.seats ?? []).map((seat) => ({ ...seat, bot: seat.bot ?? seat.deputy ?? null })),
      persons: match === null || this.#seat === GALLERY ? [] : [this.#seat],
      chairs: new Map(this.#chair === null ? [] : [[this.#seat, this.#chair]]),
      connection: this.#connection,
      unsent,
      thinking: this.#spells.now,
      paused: false,
      trouble: this.#trouble ?? this.#broken,
      dice: {
        commitment: match?.dice.commitment ?? null,
        secret: match?.dice.secret ?? null,
        promise: this.#promise,
        broken: this.#broken,
      },
      witness: match?.witness ?? null,
      lastStep: this.#lastStep,
      ...this.#clockNow(),
      ...this.#tableClock(),
      standing: this.#standing,
      talk: this.#talk,
      delay: match?.delay ?? 0,
      of: match?.of ?? null,
    };
  }
}

const chapter = (step: ToldStep, before: Desk | null, after: Desk): Chapter => ({ ...step, before, after });
