/**
 * One playing of a scenario: the umpire's table. Deeds come in (answers, retractions, undos, resignations), each is
 * checked, numbered and done; when every open ask has its answer the game resolves them. A refused deed changes nothing.
 */
import { AnswerChain, adoptedChain } from './answer-chain.ts';
import { type DiceSource, diceSource, machinesAt } from './dice.ts';
import type { AnswerDeed, Deed, Entry, Opening } from './journal.ts';
import { isQuiet, PastSteps } from './past-steps.ts';
import { PendingAnswers } from './pending-answers.ts';
import type {
  BatchVerdict,
  Desk,
  Receipt,
  Refused,
  Snapshot,
  Step,
  UndoRequest,
  Verdict,
} from './receipt.ts';
import { fitsSchema } from './schema.ts';
import { UMPIRE_REFUSES } from './umpire-refusals.ts';
import type { Answered, Game, GameTypes, Outcome, Refusal, Seat, SeatInfo } from './vocabulary.ts';

type DeedOf<K extends Deed['type']> = Extract<Deed, { type: K }>;

export class Match<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly opening: Opening;
  readonly seats: readonly SeatInfo[];
  readonly #dice: DiceSource;
  readonly #past: PastSteps<T>;
  #n = 0;
  #step = 0;
  #chain: AnswerChain;
  #state: T['state'];
  #asks: readonly T['ask'][];
  #outcome: Outcome | null;
  #pending = new PendingAnswers<T['answer']>();
  #views = new Map<Seat, T['view']>();
  #request: UndoRequest | null = null;

  /** `memory` is how many steps back are kept at hand for undoing. */
  private constructor(
    game: Game<T>,
    opening: Opening,
    secret: string | null,
    memory: number,
    snapshot: Snapshot<T> | null,
  ) {
    this.game = game;
    this.opening = opening;
    this.#past = new PastSteps(memory);
    this.seats = game.seats(opening.scenario as T['scenario']);
    this.#dice = diceSource(opening.dice, secret);
    if (snapshot === null) {
      this.#chain = AnswerChain.startOf(opening);
      const dice = this.#dice.forStep(0, () => this.#chain.hash());
      this.#state = game.setup(opening.scenario as T['scenario'], opening.options as T['options'], dice);
    } else {
      this.#chain = AnswerChain.of(snapshot.chain);
      this.#state = snapshot.state;
      this.#n = snapshot.n;
      this.#step = snapshot.step;
      this.#request = snapshot.request ?? null;
      for (const { ask, answer } of snapshot.pending) this.#pending.set(ask, answer);
    }
    this.#outcome = game.outcome(this.#state);
    this.#asks = this.#outcome === null ? game.asks(this.#state) : [];
  }

  static begin<T extends GameTypes>(
    game: Game<T>,
    opening: Opening,
    secret: string | null,
    memory = 64,
  ): Match<T> {
    return new Match(game, opening, secret, memory, null);
  }

  /** Goes on from a snapshot made by the same rules version. */
  static resume<T extends GameTypes>(
    game: Game<T>,
    opening: Opening,
    secret: string | null,
    snapshot: Snapshot<T>,
    memory = 64,
  ): Match<T> {
    if (snapshot.rulesVersion !== game.rulesVersion)
      throw new Error(
        `a snapshot of rules ${snapshot.rulesVersion} must be adopted before rules ${game.rulesVersion} go on`,
      );
    return new Match(game, opening, secret, memory, snapshot);
  }

  get n(): number {
    return this.#n;
  }
  get step(): number {
    return this.#step;
  }
  get state(): T['state'] {
    return this.#state;
  }
  get outcome(): Outcome | null {
    return this.#outcome;
  }
  get asks(): readonly T['ask'][] {
    return this.#asks;
  }
  /** The wish to go back that is still to be settled. */
  get undoRequest(): UndoRequest | null {
    return this.#request;
  }
  pendingAnswer(askId: string): T['answer'] | undefined {
    return this.#pending.get(askId);
  }

  /** Whether a seat has answered this very thing so far. */
  stands(seat: Seat, askId: string, answer: unknown): boolean {
    return this.#openAsk(askId)?.seat === seat && this.#pending.says(askId, answer);
  }

  view(seat: Seat): T['view'] {
    let view = this.#views.get(seat);
    if (view === undefined) {
      view = this.game.view(this.#state, seat);
      this.#views.set(seat, view);
    }
    return view;
  }

  desk(seat: Seat): Desk<T> {
    const waitingFor = new Set<Seat>();
    for (const ask of this.#asks) if (!this.#pending.has(ask.id)) waitingFor.add(ask.seat);
    return {
      seat,
      n: this.#n,
      step: this.#step,
      view: this.view(seat),
      asks: this.#asks
        .filter((ask) => ask.seat === seat)
        .map((ask) => ({ ask, answer: this.#pending.get(ask.id) ?? null })),
      waitingFor: [...waitingFor],
      outcome: this.#outcome,
      undo: { freeTo: this.#freeUndo(seat), request: this.#request },
    };
  }

  snapshot(): Snapshot<T> {
    return {
      rulesVersion: this.game.rulesVersion,
      n: this.#n,
      step: this.#step,
      chain: this.#chain.folded(),
      state: this.#state,
      pending: this.#pending.asList(),
      request: this.#request,
    };
  }

  /** Why an answer can't be taken from a seat, if it can't. */
  refusal(seat: Seat, askId: string, answer: unknown): Refusal | null {
    const ask = this.#openAsk(askId);
    if (ask?.seat !== seat) return this.#notAsked();
    const schema = this.game.schema.answers[ask.kind];
    if (schema === undefined)
      throw new Error(`${this.game.id} has no answer schema for asks of kind ${ask.kind}`);
    if (!fitsSchema(schema, answer)) return UMPIRE_REFUSES.malformedAnswer(ask);
    return this.game.check(this.view(seat), ask, answer as T['answer']);
  }

  /** Checks a deed and does it, or says why not. */
  do(deed: Deed): Verdict<T> {
    switch (deed.type) {
      case 'answer':
        return this.#answer(deed);
      case 'retract':
        return this.#retract(deed);
      case 'resign':
        return this.#resign(deed);
      case 'undo':
        return this.#undo(deed);
      case 'undo-request':
        return this.#requestUndo(deed);
      case 'undo-reply':
        return this.#replyUndo(deed);
    }
  }

  /**
   * Answers given together: taken whole or not at all, changes of mind first. What stands already is not said again, and
   * gets no receipt. `each` is called while the match stands just after a deed.
   */
  doAll(deeds: readonly AnswerDeed[], each: (receipt: Receipt<T>) => void = () => {}): BatchVerdict<T> {
    const named = new Set<string>();
    for (const { seat, ask, answer } of deeds) {
      const refusal =
        this.refusal(seat, ask, answer) ?? (named.has(ask) ? UMPIRE_REFUSES.answeredTwice : null);
      if (refusal !== null) return { ok: false, refusal, ask };
      named.add(ask);
    }
    return this.#orAsItWas(() => ({
      ok: true,
      receipts: this.#pending.inOrder(deeds).map((deed) => {
        const receipt = this.#take(deed);
        each(receipt);
        return receipt;
      }),
    }));
  }

  /** Does what a journal says was done; a journal that can't be followed is broken. */
  follow(entry: Entry): Receipt<T> {
    if (entry.n !== this.#n + 1) throw new Error(`journal entry ${entry.n} where ${this.#n + 1} was due`);
    if (entry.type === 'adopt') return this.#adopt(entry);
    const verdict = this.do(entry);
    if (!verdict.ok)
      throw new Error(`journal entry ${entry.n}: ${verdict.refusal.code}: ${verdict.refusal.message}`);
    return verdict;
  }

  #answer(deed: AnswerDeed): Verdict<T> {
    const refusal = this.refusal(deed.seat, deed.ask, deed.answer);
    return refusal === null ? this.#orAsItWas(() => this.#take(deed)) : no(refusal);
  }

  /** An answer that nothing speaks against. */
  #take({ seat, ask, answer }: AnswerDeed): Receipt<T> {
    this.#pending.set(ask, answer as T['answer']);
    const step = this.#pending.size === this.#asks.length ? this.#resolve() : null;
    this.#request = null;
    return this.#done({ n: this.#n + 1, type: 'answer', seat, ask, answer }, step);
  }

  /** A fault in the rules must leave the match as it was, too; they are asked before a step changes anything else. */
  #orAsItWas<R>(work: () => R): R {
    const [n, pending, request] = [this.#n, new PendingAnswers(this.#pending), this.#request];
    try {
      return work();
    } catch (error) {
      this.#n = n;
      this.#pending = pending;
      this.#request = request;
      throw error;
    }
  }

  #retract({ seat, ask: askId }: DeedOf<'retract'>): Verdict<T> {
    const ask = this.#openAsk(askId);
    if (ask?.seat !== seat) return no(this.#notAsked());
    if (!this.#pending.delete(askId)) return no(UMPIRE_REFUSES.nothingToRetract(ask));
    return this.#done({ n: this.#n + 1, type: 'retract', seat, ask: askId });
  }

  #resign({ seat }: DeedOf<'resign'>): Verdict<T> {
    if (this.#outcome !== null) return no(UMPIRE_REFUSES.matchOver);
    if (!this.#sits(seat)) return no(UMPIRE_REFUSES.noSuchSeat);
    const { state, happenings } = this.game.resign(this.#state, seat);
    this.#chain = this.#chain.extended(['resign', seat]);
    this.#enterKeeping(state);
    this.#request = null;
    let all = happenings;
    if (this.#asks.length > 0 && this.#pending.size === this.#asks.length)
      // The one everybody waited for has gone: what the others answered is resolved now.
      all = [...happenings, ...this.#resolve().happenings];
    // A resignation is no step that anybody may take back.
    this.#past.forget();
    const n = this.#n + 1;
    return this.#done({ n, type: 'resign', seat }, { n, step: this.#step, happenings: all, quiet: false });
  }

  #undo({ seat, to }: DeedOf<'undo'>): Verdict<T> {
    if (this.#outcome !== null) return no(UMPIRE_REFUSES.matchOver);
    const free = this.#freeUndo(seat);
    if (free === null || to < free) return no(UMPIRE_REFUSES.undoNeedsConsent);
    return this.#rewind({ n: this.#n + 1, type: 'undo', seat, to }, to);
  }

  #requestUndo({ seat, to }: DeedOf<'undo-request'>): Verdict<T> {
    if (this.#outcome !== null) return no(UMPIRE_REFUSES.matchOver);
    if (!this.#sits(seat)) return no(UMPIRE_REFUSES.noSuchSeat);
    // Consent is given to one request: another put in its place could be agreed to by mistake.
    if (this.#request !== null) return no(UMPIRE_REFUSES.undoAlreadyAsked);
    if (this.opening.firm) return no(UMPIRE_REFUSES.nothingIsTakenBack);
    if (!this.#past.holds(to)) return no(UMPIRE_REFUSES.undoTooFar);
    const entry = { n: this.#n + 1, type: 'undo-request', seat, to } as const;
    if (this.seats.length === 1) return this.#rewind(entry, to);
    this.#request = { by: seat, to, agreed: [seat] };
    return this.#done(entry);
  }

  #replyUndo({ seat, agree, to }: DeedOf<'undo-reply'>): Verdict<T> {
    if (this.#outcome !== null) return no(UMPIRE_REFUSES.matchOver);
    const request = this.#request;
    if (request === null || (to !== undefined && to !== request.to)) return no(UMPIRE_REFUSES.noUndoRequest);
    if (!this.#sits(seat)) return no(UMPIRE_REFUSES.noSuchSeat);
    const named = to === undefined ? {} : { to };
    const entry = { n: this.#n + 1, type: 'undo-reply', seat, agree, ...named } as const;
    if (!agree) {
      this.#request = null;
      return this.#done(entry);
    }
    const agreed = request.agreed.includes(seat) ? request.agreed : [...request.agreed, seat];
    if (this.seats.every(({ id }) => agreed.includes(id))) return this.#rewind(entry, request.to);
    this.#request = { ...request, agreed };
    return this.#done(entry);
  }

  /** After an upgrade of the rules the match goes on from its state as it stood. */
  #adopt(entry: Extract<Entry, { type: 'adopt' }>): Receipt<T> {
    if (entry.rulesVersion !== this.game.rulesVersion)
      throw new Error(
        `journal entry ${entry.n} is for rules ${entry.rulesVersion}; these are ${this.game.rulesVersion}`,
      );
    this.#past.forget();
    this.#request = null;
    this.#step = entry.step;
    this.#chain = AnswerChain.of(adoptedChain(entry));
    this.#enter(entry.state as T['state']);
    for (const { ask, answer } of entry.pending) this.#pending.set(ask, answer as T['answer']);
    return this.#done(entry);
  }

  #openAsk(askId: string): T['ask'] | undefined {
    return this.#asks.find((ask) => ask.id === askId);
  }

  #notAsked(): Refusal {
    return this.#outcome === null ? UMPIRE_REFUSES.askNotOpen : UMPIRE_REFUSES.matchOver;
  }

  #resolve(): Step<T> {
    const answers: Answered<T>[] = [];
    for (const ask of this.#asks) answers.push({ ask, answer: this.#pending.get(ask.id) as T['answer'] });
    const chain = this.#chain.extended(answers);
    const dice = this.#dice.forStep(this.#step + 1, () => chain.hash());
    const { state, happenings } = this.game.resolve(this.#state, answers, dice);
    const quiet = isQuiet(this.game, answers, dice, happenings);
    const moment = { step: this.#step, chain: this.#chain, state: this.#state, asks: this.#asks, quiet };
    this.#enter(state);
    this.#past.add(moment);
    this.#chain = chain;
    this.#step++;
    return { n: this.#n + 1, step: this.#step, happenings, quiet };
  }

  /** The outcome and the asks come first: should the rules fail there, nothing has changed. */
  #enter(state: T['state']): void {
    const outcome = this.game.outcome(state);
    this.#asks = outcome === null ? this.game.asks(state) : [];
    this.#outcome = outcome;
    this.#state = state;
    if (this.#pending.size > 0) this.#pending = new PendingAnswers();
    if (this.#views.size > 0) this.#views = new Map();
  }

  /** As `#enter`, but what was already answered stands where the same question is still open and it is still legal. */
  #enterKeeping(state: T['state']): void {
    const answered = this.#pending;
    const before = new Map(this.#asks.map((ask) => [ask.id, ask.seat]));
    this.#enter(state);
    for (const ask of this.#asks) {
      const answer = answered.get(ask.id);
      if (answer === undefined || before.get(ask.id) !== ask.seat) continue;
      if (this.refusal(ask.seat, ask.id, answer) === null) this.#pending.set(ask.id, answer);
    }
  }

  #freeUndo(seat: Seat): number | null {
    // The secret of the dice is published at the end: who knows it must not play on.
    if (this.#outcome !== null) return null;
    // Others may have begun to answer what came after: that is theirs to keep.
    if (this.#asks.some((ask) => ask.seat !== seat && this.#pending.has(ask.id))) return null;
    return this.#past.freeTo(seat);
  }

  #rewind(entry: Entry, to: number): Verdict<T> {
    const moment = this.#past.backTo(to);
    if (moment === null) return no(UMPIRE_REFUSES.undoTooFar);
    this.#step = moment.step;
    this.#chain = moment.chain;
    this.#request = null;
    this.#enter(moment.state);
    return this.#done(entry, null, to);
  }

  #sits(seat: Seat): boolean {
    return this.seats.some((info) => info.id === seat);
  }

  #done(entry: Entry, step: Step<T> | null = null, rewoundTo: number | null = null): Receipt<T> {
    this.#n = entry.n;
    return { ok: true, entry, step, rewoundTo };
  }
}

const no = (refusal: Refusal): Refused => ({ ok: false, refusal });
