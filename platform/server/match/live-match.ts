/**
 * One match in memory, with those who look on and the queue that lets one deed at a time come to it.
 * What is here is never ahead of the store for anybody but the deed in hand.
 */

import type { WitnessedStep, WitnessSignatures } from '@weathergage/kernel';
import {
  adoptMatch,
  GALLERY,
  Match,
  type Opening,
  openedScenario,
  type Seat,
  type Snapshot,
  witnessOf,
} from '@weathergage/kernel';
import type {
  ClockInfo,
  DeskReply,
  MatchInfo,
  Standing,
  WitnessTrouble,
} from '@weathergage/kernel/protocol.ts';
import {
  type ClockRecord,
  type EntryEffects,
  loadMatch,
  type MatchRecord,
  NO_EFFECTS,
  type StandingRecord,
  type Store,
  UNDO_REACH,
} from '@weathergage/store';
import type { Catalogue, ServedGame } from '../catalogue.ts';
import { Fault, noSuchMatch } from '../faults.ts';
import { orStoreFailed, storeFailed } from '../store-failed.ts';
import { clockInfo } from '../tended/pause.ts';
import { chairsInfo } from '../turns/table-clock.ts';
import type { Watch } from '../watch.ts';
import { forkVersion } from './forking.ts';
import { callAgain, type Hands, joinSeatsOf } from './joined-seats.ts';
import { LateGallery } from './late-gallery.ts';
import { awaitedOpening, fullOpening, matchInfo, noncesOf } from './match-info.ts';
import { MatchWeight } from './match-weight.ts';
import { RecentSteps } from './recent-steps.ts';
import { type Hearing, TalkRoom } from './talk-room.ts';
import { Telling, type Watcher } from './telling.ts';
import { type ToldSource, ToldTexts } from './told-texts.ts';

/** Others may write to the same store; after so many rounds of being overtaken it is given up. */
const LOADS = 5;
/** Where more has been added than this, the newest snapshot is nearer. */
const CATCH_UP = 50;

export class LiveMatch implements ToldSource {
  readonly id: string;
  readonly telling: Telling;
  /** What is said at it, and who is there. */
  readonly talk: TalkRoom;
  /** Those who look on from behind, where the match keeps them so. */
  #late: LateGallery | null = null;
  readonly #texts: ToldTexts;
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
  readonly #hands: Hands | undefined;
  #record: MatchRecord | null = null;
  #match: Match | null = null;
  #standing: ReadonlyMap<Seat, StandingRecord> = new Map();
  #clock: ClockRecord | null = null;
  #recent = new RecentSteps(0);
  #witnessTrouble: WitnessTrouble | null = null;
  readonly #weight = new MatchWeight();
  #last: Promise<unknown> = Promise.resolve();
  #queued = 0;

  constructor(id: string, store: Store, catalogue: Catalogue, watch: Watch, people?: Hearing & Hands) {
    this.id = id;
    this.#store = store;
    this.#catalogue = catalogue;
    this.#watch = watch;
    this.#texts = new ToldTexts(this, store);
    this.telling = new Telling(this.#texts);
    this.talk = new TalkRoom(this, store, people);
    this.#hands = people;
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
    const late = this.#late?.telling.watchers;
    return late === undefined || late.size === 0 ? this.telling.watchers : this.telling.watchers.union(late);
  }

  /** What a seat is told by: the gallery may be kept some steps behind. In the match's turn. */
  async tellingFor(seat: Seat): Promise<Telling> {
    const late = await this.lateFor(seat);
    return late === null ? this.telling : late.telling;
  }

  /** The match as the gallery sees it, where that is another than it is. In the match's turn. */
  async lateFor(seat: Seat): Promise<LateGallery | null> {
    const { delay = 0 } = this.record.gallery;
    if (seat !== GALLERY || delay === 0) return null;
    this.#late ??= new LateGallery(this, this.#store, delay);
    await this.#late.catchUp();
    return this.#late;
  }

  /** Everybody is told what is new to him. In the match's turn. */
  async tellAll(again: () => void): Promise<void> {
    await this.telling.tellAll(again);
    if (this.#late !== null && this.#late.telling.watchers.size > 0) {
      await this.#late.catchUp();
      await this.#late.telling.tellAll(again);
    }
    this.talk.tell();
  }

  dropAll(error: unknown): void {
    this.telling.dropAll(error);
    this.#late?.telling.dropAll(error);
  }

  get deedNumber(): number {
    return this.#match?.n ?? 0;
  }
  get galleryNumber(): number {
    if (this.record.gallery.delay === undefined || this.isOver) return this.deedNumber;
    return this.#late?.match?.n ?? 0;
  }
  sideOf(seat: Seat): string {
    const infos = this.served.game.seats(openedScenario(this.record.opening));
    return infos.find(({ id }) => id === seat)?.side ?? seat;
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
  /** Whether it has been read from the store. */
  get isKnown(): boolean {
    return this.#record !== null;
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
    this.#texts.forgetInfo();
  }

  /** What the witness is to sign now; null where nothing waits for him. */
  get awaiting(): WitnessedStep | null {
    if (this.#match !== null) return this.#match.awaiting;
    return this.#record && awaitedOpening(this.#record, this.served);
  }

  /** The witness has signed the opening: the match begins. */
  async begin(signatures: WitnessSignatures): Promise<void> {
    const { record } = this;
    const opening = fullOpening(record, this.served, noncesOf(record)!);
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
    if (deputiesIn(clock) !== deputiesIn(this.#clock)) this.#texts.forgetInfo();
    this.#clock = clock;
  }

  /** As everybody at the match is told of it. */
  clockInfo(): ClockInfo | null {
    const clock = this.#clock;
    if (clock === null) return null;
    const now = this.#watch.now();
    const { terms } = clock;
    const gone = this.#match?.resigned ?? [];
    const chairs = chairsInfo(
      clock,
      this.people.filter((seat) => !gone.includes(seat)),
      now,
    );
    return { ...clockInfo(clock, now), ...(terms === undefined ? {} : { terms }), chairs };
  }

  /** The seats that were made for people. */
  get people(): readonly Seat[] {
    return this.record.seats.flatMap(({ seat, bot }) => (bot === null ? [seat] : []));
  }

  /** The machine that plays a seat: from the beginning, or in the place of who stays away. */
  machineAt(seat: Seat): string | null {
    const bot = this.record.seats.find((one) => one.seat === seat)?.bot ?? null;
    return bot ?? this.#clock?.chairs?.[seat]?.deputy ?? null;
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
      this.setClock(await orStoreFailed(this.#store.clock(this.id)));
      return this.#load();
    }
    await this.#readClock();
  }

  /** Another server has written: what is new is followed, and what belongs to the match is read again. */
  async refresh(): Promise<void> {
    // Of a battle more than its journal may have changed: who has a chair in it, and whether its war still waits for it.
    if (this.#record?.of !== undefined) this.unload();
    await this.ensureLoaded();
    this.setClock(await orStoreFailed(this.#store.clock(this.id)));
    if (this.#match !== null) await this.#readStanding();
    await this.talk.refresh();
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

  /** Another process may have changed it, or (looked for only where one has been told so) made one. */
  async #readClock(): Promise<void> {
    if (this.#clock === null && this.served.game.clock === undefined) return;
    this.setClock(await orStoreFailed(this.#store.clock(this.id)));
  }

  async #load(): Promise<void> {
    for (let i = 0; i < LOADS; i++) {
      const record = await orStoreFailed(this.#store.findMatch(this.id));
      if (record === null) throw noSuchMatch();
      this.#record = record;
      this.#texts.forgetInfo();
      const nonces = noncesOf(record);
      if (record.status === 'gathering') {
        // With a witness it begins when he has signed its opening.
        if (nonces === null || witnessOf(record.opening) !== null) return;
        await this.#start(fullOpening(record, this.served, nonces));
      } else {
        const loaded = await orStoreFailed(loadMatch(this.#store, this.served.game, record));
        if (loaded === null) continue;
        await this.#readStanding();
        this.#record = loaded.record;
        this.#match = loaded.match;
        callAgain(this.watchers, loaded.record.seats);
        this.#recent = new RecentSteps(loaded.match.n);
        this.#weight.weigh(loaded.match);
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
    if (changes.status !== undefined) this.#texts.forgetInfo();
    if (rewoundTo === null) this.#recent.add(steps);
    else this.#recent = new RecentSteps(this.record.n);
    this.#weight.goneOn(this.#match!);
  }

  /** The last steps, at hand. */
  get recent(): RecentSteps {
    return this.#recent;
  }

  info(): MatchInfo {
    const awaited = this.#match === null && this.awaiting !== null;
    return matchInfo(this.record, this.served, { trouble: this.witnessTrouble, awaited }, this.#clock);
  }

  /** What a seat gets to see that had last seen number `lastSeen`. */
  async desk(seat: Seat, lastSeen: number): Promise<DeskReply> {
    const late = await this.lateFor(seat);
    const { match, texts } = late ?? { match: this.#match, texts: this.#texts };
    if (match === null) throw new Fault('not-started', 'The match starts when every seat is taken.');
    return texts.desk(seat, lastSeen);
  }

  /** The same for several seats of a match that has begun, each what it may know. */
  desks(seats: readonly Seat[], lastSeen: number): Promise<DeskReply[]> {
    return this.#texts.desks(seats, lastSeen);
  }

  /** As the seat itself is told of it; nobody else ever is. */
  standingOf(seat: Seat): Standing | null {
    const record = this.#standing.get(seat);
    if (record === undefined) return null;
    const { ticked, answered, halt } = record;
    return { ticked: [...ticked], answered, halt };
  }

  async #start(opening: Opening): Promise<void> {
    const [mark] = await orStoreFailed(this.#store.snapshotMarks(this.id));
    const moment = mark && (await orStoreFailed(this.#store.snapshot(this.id, mark.step)));
    if (moment) return this.#startFork(opening, moment);
    // A witness has signed who sits there: with him everybody keeps the seats that he has.
    const several = witnessOf(opening) === null ? ((await this.#hands?.several(this.id)) ?? []) : [];
    const { secret } = this.record;
    const { opening: begun, seats } = joinSeatsOf(this.served, opening, secret, several);
    const gone = seats.flatMap((joined) => joined.gone);
    const match = Match.begin(this.served.game, begun, secret, UNDO_REACH);
    if (!(await orStoreFailed(this.#store.startMatch(this.id, begun, match.snapshot(), gone)))) return;
    if (gone.length > 0) await this.#hands?.joined(this.id, seats);
  }

  /** It begins where another stood: by an entry of its journal that holds the state, as after a change of rules. */
  async #startFork(begun: Opening, moment: Snapshot): Promise<void> {
    const { game } = this.served;
    const rulesVersion = forkVersion(game.rulesVersion);
    const opening = { ...begun, rulesVersion };
    const { match, entry } = adoptMatch(game, opening, this.record.secret, moment, []);
    if (!(await orStoreFailed(this.#store.startMatch(this.id, opening, { ...moment, rulesVersion })))) return;
    const effects = { ...NO_EFFECTS, snapshot: match.snapshot(), adopted: true };
    await orStoreFailed(this.#store.append(this.id, 0, [entry], effects));
  }
}

/** Who plays in whose place, as a text to compare. */
const deputiesIn = (clock: ClockRecord | null): string =>
  JSON.stringify(Object.entries(clock?.chairs ?? {}).map(([seat, { deputy }]) => [seat, deputy]));
