/**
 * One match in memory, with those who look on and the queue that lets one deed at a time come to it.
 * What is here is never ahead of the store for anybody but the deed in hand.
 */
import {
  allToldTo,
  Match,
  type Opening,
  openedScenario,
  openingStep,
  type Seat,
  toldHead,
  type WitnessedStep,
  type WitnessSignatures,
  witnessOf,
} from '@weathergage/kernel';
import {
  type ClockInfo,
  type DeskReply,
  type MatchInfo,
  PROTOCOL_LIMITS,
  type ServerMessage,
  type Standing,
  type WitnessTrouble,
} from '@weathergage/kernel/protocol.ts';
import {
  type ClockRecord,
  type EntryEffects,
  loadMatch,
  type MatchRecord,
  type StandingRecord,
  type StepPage,
  type Store,
  UNDO_REACH,
} from '@weathergage/store';
import type { Catalogue, ServedGame } from './catalogue.ts';
import { Fault, noSuchMatch } from './faults.ts';
import { clockInfo } from './pause.ts';
import { RecentSteps } from './recent-steps.ts';
import { Telling, type ToldMatch, type Watcher } from './telling.ts';
import type { Watch } from './watch.ts';

/** Others may write to the same store; after so many rounds of being overtaken it is given up. */
const LOADS = 5;
/** Where more has been added than this, the newest snapshot is nearer. */
const CATCH_UP = 50;

/** A match is weighed anew after so many steps. */
const WEIGHED_EVERY = 64;
/**
 * Bytes of memory to a character of the state, its past included, and what any takes. Measured as the heap that comes
 * free with six matches played at random, every desk looked at: Trafalgar after 60 steps 27 a character (3.5 MB), a year
 * of Station after 120 steps 26, Sea Power's longest 15, a duel of Hex Action 40, most of which is what any takes.
 */
const STATES_KEPT = 27;
const LEAST_BYTES = 50_000;

export const storeFailed = (cause?: unknown): Fault =>
  new Fault('store-failed', 'The server could not write or read its store. Try again in a while.', {}, cause);

/** Whatever goes wrong in the store is told as one thing. */
export const orStoreFailed = <R>(work: Promise<R>): Promise<R> =>
  work.catch((cause: unknown) => {
    throw storeFailed(cause);
  });

export class LiveMatch implements ToldMatch {
  readonly id: string;
  readonly telling: Telling = new Telling(this);
  /**
   * Set while its bots are thinking, while somebody's instructions are carried out, while its witness is asked, and while
   * something follows a deed.
   */
  botsAtWork = false;
  standingAtWork = false;
  witnessAtWork = false;
  followUpDue = false;
  /** When it was last of use to anybody. */
  usedAt = 0;
  readonly #store: Store;
  readonly #catalogue: Catalogue;
  readonly #watch: Watch;
  #record: MatchRecord | null = null;
  #match: Match | null = null;
  #standing: ReadonlyMap<Seat, StandingRecord> = new Map();
  #clock: ClockRecord | null = null;
  #recent = new RecentSteps(0);
  #infoText: string | null = null;
  #witnessTrouble: WitnessTrouble | null = null;
  /** The text of a view lives as long as the view does. */
  readonly #viewTexts = new WeakMap<object, string>();
  #weight = { bytes: 0, step: 0 };
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

  get watchers(): ReadonlySet<Watcher> {
    return this.telling.watchers;
  }
  get idle(): boolean {
    const isAtWork = this.botsAtWork || this.standingAtWork || this.witnessAtWork || this.followUpDue;
    return this.#queued === 0 && this.watchers.size === 0 && !isAtWork;
  }
  /** Nothing will happen to it any more. */
  get isOver(): boolean {
    return this.#record?.status === 'over';
  }
  /** It came to its end, though the rules of now would have it played on. */
  get isOnlyShown(): boolean {
    return this.isOver && this.#match !== null && this.#match.outcome === null;
  }
  /** About how many bytes of memory it takes: its state many times over, since the steps behind it are kept, too. */
  get weight(): number {
    return this.#weight.bytes;
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

  /** What was wrong with the witness when he was last asked. */
  get witnessTrouble(): WitnessTrouble | null {
    return this.#witnessTrouble;
  }
  set witnessTrouble(trouble: WitnessTrouble | null) {
    this.#witnessTrouble = trouble;
    this.#infoText = null;
  }

  /** What the witness is to sign now; null where nothing waits for him. */
  get awaiting(): WitnessedStep | null {
    if (this.#match !== null) return this.#match.awaiting;
    const record = this.#record;
    if (record === null) return null;
    const nonces = noncesOf(record);
    if (record.status !== 'gathering' || nonces === null || witnessOf(record.opening) === null) return null;
    return openingStep(this.#openingWith(record, nonces));
  }

  /** The witness has signed the opening: the match begins. */
  async begin(signatures: WitnessSignatures): Promise<void> {
    const { record } = this;
    const opening = this.#openingWith(record, noncesOf(record)!);
    await this.#start({
      ...opening,
      dice: { ...opening.dice, witness: { ...witnessOf(opening)!, ...signatures } },
    } as Opening);
    await this.ensureLoaded();
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
    if (this.#match !== null) {
      if (!this.#store.shared) return;
      // Another process may have written: one who is behind would refuse what is right.
      if ((await orStoreFailed(this.#store.lastNumber(this.id))) === this.#match.n) return this.#readClock();
    }
    if (!(await this.#catchUp())) {
      this.#match = null;
      await this.#load();
    }
    await this.#readClock();
  }

  /** Another server has written: what is new is followed, and what belongs to the match is read again. */
  async refresh(): Promise<void> {
    await this.ensureLoaded();
    if (this.#match !== null) await this.#readStanding();
  }

  /** Follows what others have added to the match in memory; false where it must be loaded anew. */
  async #catchUp(): Promise<boolean> {
    const match = this.#match;
    if (match === null) return false;
    const entries = await orStoreFailed(this.#store.entries(this.id, match.n));
    if (entries.length === 0 || entries.length > CATCH_UP || entries.some(({ type }) => type === 'adopt'))
      return false;
    try {
      for (const entry of entries) {
        const { step, rewoundTo } = match.follow(entry);
        const isBack = rewoundTo === null ? {} : { rewound: entry.n };
        const isOver = match.outcome === null ? {} : { status: 'over' as const };
        this.appended(
          { n: entry.n, ...isBack, ...isOver },
          { steps: step === null ? [] : [step], rewoundTo },
        );
      }
    } catch {
      return false;
    }
    await this.#readStanding();
    return true;
  }

  async #readStanding(): Promise<void> {
    const standing = await orStoreFailed(this.#store.standing(this.id));
    this.#standing = new Map(standing.map((record) => [record.seat, record]));
  }

  /** Another process may have changed it. */
  async #readClock(): Promise<void> {
    if (this.#match === null || this.served.game.clock === undefined) return;
    this.#clock = await orStoreFailed(this.#store.clock(this.id));
  }

  async #load(): Promise<void> {
    for (let i = 0; i < LOADS; i++) {
      const record = await orStoreFailed(this.#store.findMatch(this.id));
      if (record === null) throw noSuchMatch();
      this.#record = record;
      this.#infoText = null;
      const nonces = noncesOf(record);
      if (record.status === 'gathering') {
        // With a witness it begins when he has signed its opening.
        if (nonces === null || witnessOf(record.opening) !== null) return;
        await this.#start(this.#openingWith(record, nonces));
      } else {
        const loaded = await orStoreFailed(loadMatch(this.#store, this.served.game, record));
        if (loaded === null) continue;
        await this.#readStanding();
        this.#record = loaded.record;
        this.#match = loaded.match;
        this.#recent = new RecentSteps(loaded.match.n);
        this.#weigh();
        return;
      }
    }
    throw storeFailed();
  }

  /** Forgets what is in memory; the next to come loads the match again. */
  unload(): void {
    this.#match = null;
  }

  /** What has been appended: the record's moving parts, and the steps that anybody is still to be told of. */
  appended(
    changes: Partial<Pick<MatchRecord, 'n' | 'rewound' | 'status'>>,
    { steps, rewoundTo }: Pick<EntryEffects, 'steps' | 'rewoundTo'>,
  ): void {
    this.#record = { ...this.record, ...changes };
    if (changes.status !== undefined) this.#infoText = null;
    if (rewoundTo === null) this.#recent.add(steps);
    else this.#recent = new RecentSteps(this.record.n);
    if (this.#match!.step >= this.#weight.step + WEIGHED_EVERY) this.#weigh();
  }

  #weigh(): void {
    const { state, step } = this.#match!;
    this.#weight = { bytes: LEAST_BYTES + STATES_KEPT * JSON.stringify(state).length, step };
  }

  info(): MatchInfo {
    const { id, status, created, opening, seats, gallery, secret } = this.record;
    const { game } = this.served;
    if (opening.dice.kind !== 'checkable') throw new Error('matches of people have checkable dice');
    const witness = witnessOf(opening);
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
      ...(witness === null
        ? {}
        : {
            witness: {
              url: witness.url,
              key: witness.key,
              trouble: this.witnessTrouble,
              awaited: this.#match === null && this.awaiting !== null,
            },
          }),
    };
  }

  /** What a seat gets to see that had last seen number `lastSeen`. */
  async desk(seat: Seat, lastSeen: number): Promise<DeskReply> {
    const match = this.#match;
    if (match === null) throw new Fault('not-started', 'The match starts when every seat is taken.');
    const { reset, ...page } = await this.#stepsFor(lastSeen);
    return { reset, ...toldPage(page, seat), desk: match.desk(seat) };
  }

  get toldNumber(): number | null {
    return this.#match?.n ?? null;
  }

  infoText(): string {
    this.#infoText ??= JSON.stringify(this.info());
    return this.#infoText;
  }

  deskText(seat: Seat, lastSeen: number): string | Promise<string> {
    const page = this.#stepsFor(lastSeen);
    const text = (read: SeatPage): string => {
      const { view, ...desk } = this.#match!.desk(seat);
      const { reset, ...told } = read;
      const parts = JSON.stringify({ type: 'desk', reset, ...toldPage(told, seat) }).slice(0, -1);
      return `${parts},"desk":${JSON.stringify(desk).slice(0, -1)},"view":${this.#viewText(view)}}}`;
    };
    return page instanceof Promise ? page.then(text) : text(page);
  }

  /** A view is written out once, however many see it and however often something beside it changes. */
  #viewText(view: unknown): string {
    if (typeof view !== 'object' || view === null) return JSON.stringify(view);
    let text = this.#viewTexts.get(view);
    if (text === undefined) {
      text = JSON.stringify(view);
      this.#viewTexts.set(view, text);
    }
    return text;
  }

  /** What happened since a number, or everything where a step was taken back since. */
  #stepsFor(lastSeen: number): SeatPage | Promise<SeatPage> {
    const reset = lastSeen > 0 && (lastSeen < this.record.rewound || lastSeen > this.#match!.n);
    const after = reset ? 0 : lastSeen;
    const recent = this.#recent.since(after);
    if (recent !== null) return { reset, ...recent };
    // Another server may have gone on already: what it did is told with the desk that shows it.
    const range = { after, before: this.#match!.n + 1, limit: PROTOCOL_LIMITS.steps };
    return orStoreFailed(this.#store.steps(this.id, range)).then((page) => ({ reset, ...page }));
  }

  clockText(): { version: number; text: string } | null {
    const clock = this.clockInfo();
    if (clock === null) return null;
    const message: ServerMessage = { type: 'clock', clock };
    return { version: this.#clock!.version, text: JSON.stringify(message) };
  }

  standingText(seat: Seat): string | null {
    const told = this.standingOf(seat);
    return told === null ? null : JSON.stringify(told);
  }

  /** As the seat itself is told of it; nobody else ever is. */
  standingOf(seat: Seat): Standing | null {
    const record = this.#standing.get(seat);
    if (record === undefined) return null;
    const { ticked, answered, halt } = record;
    return { ticked: [...ticked], answered, halt };
  }

  #openingWith({ opening }: MatchRecord, nonces: Record<Seat, string>): Opening {
    // The rules may have been upgraded while the seats were being taken; the match is begun under those of now.
    const { rulesVersion } = this.served.game;
    return { ...opening, rulesVersion, dice: { ...opening.dice, nonces } } as Opening;
  }

  async #start(opening: Opening): Promise<void> {
    const match = Match.begin(this.served.game, opening, this.record.secret, UNDO_REACH);
    await orStoreFailed(this.#store.startMatch(this.id, opening, match.snapshot()));
  }
}

type SeatPage = StepPage & { readonly reset: boolean };

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
