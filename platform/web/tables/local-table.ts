/** A table whose umpire sits in this page: one person against the machine, or several persons at one screen. */
import {
  type AnswerDeed,
  adoptMatch,
  type Deed,
  type Engagement,
  type Entry,
  GALLERY,
  type Game,
  hashOf,
  JOURNAL_FORMAT,
  type Journal,
  journalBeforeEnd,
  Match,
  type Receipt,
  type Refusal,
  type Report,
  type Seat,
  showFinished,
  type Verdict,
} from '@weathergage/kernel';
import { afterReceipt, freshChairs, reliveJournal, watchersOf } from './chairs.ts';
import { aboutOf, type LocalMeans, type LocalPlan, type MatchAbout, openingOf } from './local-plan.ts';
import { MachineHands } from './machine-hands.ts';
import type { SavedMatch, SeatHands } from './saved-matches.ts';
import type { BattleBook, Chair, SeatOrder, Table, TableNow } from './table.ts';
import { TABLE_WORDS } from './table-words.ts';
import { Timekeeper } from './timekeeper.ts';

/** So long may what a machine has done wait to be drawn, together with what it does next. */
const GLANCE_MS = 50;

export class LocalTable implements Table {
  readonly kind = 'local';
  readonly id: string;
  #about: MatchAbout;
  readonly #match: Match;
  readonly #secret: string;
  readonly #entries: Entry[];
  readonly #means: LocalMeans;
  readonly #listeners = new Set<() => void>();
  #watchers: readonly Seat[];
  #chairs: Map<Seat, Chair>;
  #now: TableNow;
  #unkept: string | null = null;
  #lastStep: number;
  #clockHeld: number | null = null;
  #closed = false;
  #soon: ReturnType<typeof setTimeout> | undefined;
  readonly #machine: MachineHands;
  readonly #timekeeper: Timekeeper;
  /** It came to its end under older rules: it is shown, and left as it was kept. */
  readonly #ended: Journal | null;
  /** Kept by whoever brings its battles to matches of their own and back. */
  battles: (BattleBook & { close(): void }) | undefined;

  private constructor(
    about: MatchAbout,
    match: Match,
    secret: string,
    entries: Entry[],
    means: LocalMeans,
    { chairs, ended = null }: { chairs?: Map<Seat, Chair>; ended?: Journal | null } = {},
  ) {
    this.#ended = ended;
    this.id = about.id;
    this.#about = about;
    this.#match = match;
    this.#secret = secret;
    this.#entries = entries;
    this.#means = means;
    this.#machine = new MachineHands(means, {
      match,
      scenarioId: about.scenarioId,
      hands: () => this.#about.hands,
      isClosed: () => this.#closed,
      isAlone: () => this.#isAlone(),
      answer: (deed) => this.#take(this.#match.do(deed), true),
      changed: () => this.#publishSoon(),
      rests: () => this.#publish(),
    });
    this.#timekeeper = new Timekeeper((late) => this.#answer(late));
    this.#lastStep = this.#time();
    this.#watchers = watchersOf(about.hands, match);
    this.#chairs = chairs ?? freshChairs(match, this.#watchers);
    this.#save();
    this.#now = this.#tableNow();
    this.#timekeeper.startClock(match);
    void this.#machine.serve();
  }

  static begin(plan: LocalPlan, means: LocalMeans): LocalTable {
    const { secret, opening } = openingOf(plan);
    const match = Match.begin(plan.game, opening, secret, Number.POSITIVE_INFINITY);
    return new LocalTable(aboutOf(plan, means), match, secret, [], means);
  }

  /**
   * Goes on from any state of another match, with dice of its own. The opening names itself a fork of the rules, so that
   * whoever checks the journal sees that the match was not begun here.
   */
  static fork(
    plan: LocalPlan,
    from: { readonly step: number; readonly state: unknown },
    means: LocalMeans,
  ): LocalTable {
    const { secret, opening } = openingOf(plan, `${plan.game.rulesVersion} (fork)`);
    const old = {
      rulesVersion: plan.game.rulesVersion,
      n: 0,
      step: from.step,
      chain: { hash: '', tail: [] },
      state: from.state,
      pending: [],
    };
    const { match, entry } = adoptMatch(plan.game, opening, secret, old, []);
    return new LocalTable(aboutOf(plan, means), match, secret, [entry], means);
  }

  /** Goes on with a match kept in this browser; throws if it can't be followed. */
  static reopen(game: Game, saved: SavedMatch, means: LocalMeans): LocalTable {
    const secret = saved.journal.secret;
    if (secret === undefined) throw new Error(TABLE_WORDS.noDice);
    if (saved.snapshot !== undefined && saved.snapshot.rulesVersion !== game.rulesVersion) {
      const { opening, entries } = saved.journal;
      if (saved.over) {
        const match = showFinished(game, opening, secret, saved.snapshot);
        return new LocalTable(saved, match, secret, [...entries], means, { ended: saved.journal });
      }
      // The page has been upgraded since: the match goes on from its state, and the journal says so.
      const { match, entry } = adoptMatch(game, opening, secret, saved.snapshot, entries);
      return new LocalTable(saved, match, secret, [...entries, entry], means);
    }
    const { match, chairs } = reliveJournal(game, saved.journal, saved.hands);
    return new LocalTable(saved, match, secret, [...saved.journal.entries], means, { chairs });
  }

  now(): TableNow {
    return this.#now;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Not in the middle of the page's drawing: boards answer by themselves when they have been drawn, and fifty drawings
   * that each call for the next are taken by React for one without end.
   */
  async answer(seat: Seat, orders: readonly SeatOrder[]): Promise<Refusal | null> {
    await Promise.resolve();
    return this.#answer(orders.map(({ ask, answer }) => ({ type: 'answer', seat, ask, answer })));
  }

  async retract(seat: Seat, ask: string): Promise<Refusal | null> {
    return this.#do({ type: 'retract', seat, ask });
  }

  async undo(seat: Seat, to: number): Promise<Refusal | null> {
    return this.#do({ type: 'undo', seat, to });
  }

  /** The machine never minds; persons at the screen are asked. */
  async requestUndo(seat: Seat, to: number): Promise<Refusal | null> {
    const refusal = this.#do({ type: 'undo-request', seat, to });
    if (refusal !== null) return refusal;
    for (const [bot, hand] of Object.entries(this.#about.hands))
      if (hand.by === 'bot' && this.#match.undoRequest !== null)
        this.#do({ type: 'undo-reply', seat: bot, agree: true, to });
    return null;
  }

  async replyToUndo(seat: Seat, agree: boolean): Promise<Refusal | null> {
    const to = this.#match.undoRequest?.to;
    return this.#do({ type: 'undo-reply', seat, agree, ...(to === undefined ? {} : { to }) });
  }

  async resign(seat: Seat): Promise<Refusal | null> {
    return this.#do({ type: 'resign', seat });
  }

  /** The machine takes a seat over, or (null) gives it to a person at this screen, who reads what has been so far. */
  handOver(seat: Seat, bot: string | null): void {
    if (this.#ended !== null) return;
    const hands: SeatHands = {
      ...this.#about.hands,
      [seat]: bot === null ? { by: 'person' } : { by: 'bot', name: bot },
    };
    this.#about = { ...this.#about, hands };
    this.#watchers = watchersOf(hands, this.#match);
    this.#chairs = reliveJournal(this.#match.game, this.#whole(), hands).chairs;
    // Whoever comes or goes finds the machines in motion.
    this.#machine.pace.pause(false);
    this.#machine.pace.wakeAll();
    this.#save();
    this.#publish();
    void this.#machine.serve();
  }

  pause(on: boolean): void {
    this.#machine.pace.pause(on && this.#isAlone());
    this.#publish();
  }

  tell(on: boolean): void {
    this.#machine.pace.tell(on);
    if (on || this.#closed || this.#match.game.clock === undefined) return;
    // Nobody's time runs while he is still being shown what happened.
    this.#lastStep = this.#time();
    this.#clockHeld = null;
    this.#timekeeper.startClock(this.#match, true);
    this.#publish();
  }

  holdClock(on: boolean): void {
    if (on === (this.#clockHeld !== null)) return;
    // The question was put as much later as the clock stood still.
    if (this.#clockHeld !== null) this.#lastStep += this.#time() - this.#clockHeld;
    this.#clockHeld = on ? this.#time() : null;
    this.#timekeeper.hold(on, this.#match, this.#time() - this.#lastStep);
    this.#publish();
  }

  /** What waits to be fought out in a match of its own. */
  get engagements(): readonly Engagement[] {
    return this.#ended === null ? this.#match.engagements : [];
  }

  /** The match with all that its umpire knows: for who makes its battles, in this same page. */
  get whole(): MatchAbout & { readonly journal: Journal } {
    return { ...this.#about, journal: this.#whole() };
  }

  /** Takes what came of a battle that was fought out. */
  report(report: Report): Refusal | null {
    return this.#take(this.#match.report(report));
  }

  async journal(): Promise<Journal> {
    const whole = this.#whole();
    return this.#match.outcome === null ? journalBeforeEnd(whole, this.#watchers) : whole;
  }

  close(): void {
    this.#closed = true;
    this.battles?.close();
    clearTimeout(this.#soon);
    this.#timekeeper.stop();
    this.#machine.pace.wakeAll();
    this.#listeners.clear();
  }

  #do(deed: Deed): Refusal | null {
    return this.#take(this.#match.do(deed));
  }

  #take(verdict: Verdict, byMachine = false): Refusal | null {
    if (!verdict.ok) return verdict.refusal;
    this.#done([verdict], afterReceipt(this.#chairs, verdict, this.#match), byMachine);
    return null;
  }

  #answer(deeds: readonly AnswerDeed[]): Refusal | null {
    let chairs = this.#chairs;
    const verdict = this.#match.doAll(deeds, (receipt) => {
      chairs = afterReceipt(chairs, receipt, this.#match);
    });
    if (!verdict.ok) return verdict.refusal;
    if (verdict.receipts.length > 0) this.#done(verdict.receipts, chairs);
    return null;
  }

  #done(receipts: readonly Receipt[], chairs: Map<Seat, Chair>, byMachine = false): void {
    this.#entries.push(...receipts.map(({ entry }) => entry));
    this.#chairs = chairs;
    if (receipts.some(({ step }) => step !== null)) {
      this.#lastStep = this.#time();
      this.#clockHeld = null;
    }
    this.#timekeeper.startClock(this.#match);
    this.#save();
    // Of machines that play alone each step is looked at.
    if (byMachine && !this.#isAlone()) this.#publishSoon();
    else this.#publish();
    void this.#machine.serve();
  }

  #isAlone(): boolean {
    return !this.#closed && this.#watchers.every((seat) => seat === GALLERY);
  }

  #whole(): Journal {
    if (this.#ended !== null) return this.#ended;
    const over = this.#match.outcome !== null;
    return {
      format: JOURNAL_FORMAT,
      opening: this.#match.opening,
      secret: this.#secret,
      entries: [...this.#entries],
      ...(over ? { hash: hashOf(this.#match.state) } : {}),
    };
  }

  #save(): void {
    // Somebody else may go on with the match by now, in another tab.
    if (this.#closed || this.#ended !== null) return;
    const kept = this.#means.store.save({
      ...this.#about,
      journal: this.#whole(),
      snapshot: this.#match.snapshot(),
      touched: this.#time(),
      over: this.#match.outcome !== null,
      ...endOf(this.#match),
    });
    this.#unkept = kept ? null : TABLE_WORDS.notKept;
  }

  #time(): number {
    return (this.#means.clock ?? Date.now)();
  }

  #publish(): void {
    clearTimeout(this.#soon);
    this.#soon = undefined;
    this.#now = this.#tableNow();
    for (const listener of this.#listeners) listener();
  }

  /** A machine that moves six ships gives fifty answers on end: drawn one by one they kept the page busy for seconds. */
  #publishSoon(): void {
    this.#now = this.#tableNow();
    this.#soon ??= setTimeout(() => this.#publish(), GLANCE_MS);
  }

  #tableNow(): TableNow {
    const { gameId, scenarioId, title, hands } = this.#about;
    const over = this.#match.outcome !== null;
    const { dice } = this.#match.opening;
    return {
      status: over ? 'over' : 'playing',
      title,
      gameId,
      scenarioId,
      seats: this.#match.seats.map((seat) => {
        const hand = hands[seat.id];
        return { ...seat, bot: hand?.by === 'bot' ? hand.name : null, taken: true };
      }),
      persons: this.#watchers.filter((seat) => seat !== GALLERY),
      chairs: this.#chairs,
      connection: 'local',
      unsent: 0,
      thinking: this.#machine.thinking,
      paused: this.#machine.pace.paused,
      trouble: this.#unkept ?? this.#machine.trouble,
      dice: {
        commitment: dice.kind === 'checkable' ? dice.commitment : null,
        secret: over ? this.#secret : null,
      },
      lastStep: this.#lastStep,
      clockFrom: this.#lastStep,
      clockHeld: this.#clockHeld,
      pause: null,
      standing: null,
      of: this.#about.of ?? null,
      ...(this.#about.campaign === undefined ? {} : { campaign: this.#about.campaign }),
    };
  }
}

/** How it ended, by the names of those who won. */
function endOf({ outcome, seats }: Match): Pick<SavedMatch, 'ended'> {
  if (outcome === null) return {};
  const won = seats.filter(({ side }) => outcome.winners.includes(side));
  const [winners, places] = [won.map(({ name }) => name), won.map(({ id }) => id)];
  return { ended: { winners, reason: outcome.reason, seats: places } };
}
