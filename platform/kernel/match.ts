/**
 * One playing of a scenario: the umpire's table. Deeds come in (answers, retractions, undos, resignations), each is
 * checked, numbered and done; when every open ask has its answer the game resolves them. A refused deed changes nothing.
 */
import { AnswerChain, adoptedChain } from './answer-chain.ts';
import { type DiceSource, diceSource, machinesAt, UNWITNESSED, WitnessNeeded } from './dice.ts';
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
import type {
  Answered,
  Game,
  GameTypes,
  Outcome,
  Refusal,
  Resolution,
  Seat,
  SeatInfo,
} from './vocabulary.ts';
import { openingStep, type WitnessedStep, type WitnessSignatures, witnessOf } from './witness.ts';

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
  /** How often something that the witness may have signed was left by consent, or by a change of rules. */
  #again = 0;
  /** What he has to sign before the step is resolved, and who would go on without him. */
  #awaiting: { readonly hash: string; readonly agreed: readonly Seat[] } | null = null;
  #resigned: readonly Seat[] = [];

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
      const witness = witnessOf(opening);
      const before = () => (witness === null ? this.#chain.hash() : openingStep(opening).hash);
      const dice = this.#dice.forStep(0, before, witness?.signature ?? null);
      this.#state = game.setup(opening.scenario as T['scenario'], opening.options as T['options'], dice);
    } else {
      this.#chain = AnswerChain.of(snapshot.chain);
      this.#state = snapshot.state;
      this.#n = snapshot.n;
      this.#step = snapshot.step;
      this.#request = snapshot.request ?? null;
      this.#again = snapshot.again ?? 0;
      this.#resigned = snapshot.resigned ?? [];
      for (const { ask, answer } of snapshot.pending) this.#pending.set(ask, answer);
    }
    this.#outcome = game.outcome(this.#state);
    this.#asks = this.#outcome === null ? game.asks(this.#state) : [];
    // Only the witness can have been waited for where nothing is left to be answered.
    if (this.#allAnswered)
      this.#awaiting = { hash: this.#answered().chain.hash(), agreed: snapshot?.unwitnessed ?? [] };
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
  /** What the witness is to sign before the dice of this step can fall; null where nothing waits for him. */
  get awaiting(): WitnessedStep | null {
    const { dice } = this.opening;
    if (this.#awaiting === null || dice.kind !== 'checkable') return null;
    return { match: dice.commitment, step: this.#step + 1, hash: this.#awaiting.hash, again: this.#again };
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
      ...(this.#awaiting === null
        ? {}
        : { witness: { step: this.#step + 1, agreed: this.#awaiting.agreed, needed: this.#persons() } }),
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
      ...this.#witnessedSoFar(),
    };
  }

  #witnessedSoFar(): Pick<Snapshot<T>, 'again' | 'unwitnessed' | 'resigned'> {
    if (witnessOf(this.opening) === null) return {};
    return {
      ...(this.#again === 0 ? {} : { again: this.#again }),
      ...(this.#awaiting === null ? {} : { unwitnessed: this.#awaiting.agreed }),
      ...(this.#resigned.length === 0 ? {} : { resigned: this.#resigned }),
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
    // What stands may be said again; whatever is new would be for a hash that was never signed.
    if (this.#awaiting !== null && !this.#pending.says(askId, answer)) return UMPIRE_REFUSES.awaitsWitness;
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
      case 'unwitnessed':
        return this.#goOnUnwitnessed(deed);
    }
  }

  /** The witness has signed what was answered: the step is resolved. Whether it is his hand is looked at before. */
  witness({ signature, countersign }: WitnessSignatures): Receipt<T> {
    const { awaiting } = this;
    if (awaiting === null) throw new Error('nothing waits for the witness');
    const { step, again } = awaiting;
    const resolved = this.#orAsItWas(() => this.#resolve(signature));
    const entry = { n: this.#n + 1, type: 'witness', step, again, signature, countersign } as const;
    return { ...this.#done(entry, resolved), signed: awaiting };
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
    if (entry.type === 'witness') {
      const { awaiting } = this;
      if (awaiting?.step !== entry.step || awaiting.again !== entry.again)
        throw new Error(`journal entry ${entry.n}: the witness signs what was not asked of him`);
      return this.witness(entry);
    }
    const verdict = this.do(entry);
    if (!verdict.ok)
      throw new Error(`journal entry ${entry.n}: ${verdict.refusal.code}: ${verdict.refusal.message}`);
    return verdict;
  }

  #answer(deed: AnswerDeed): Verdict<T> {
    const refusal =
      this.refusal(deed.seat, deed.ask, deed.answer) ??
      (this.#awaiting === null ? null : UMPIRE_REFUSES.awaitsWitness);
    return refusal === null ? this.#orAsItWas(() => this.#take(deed)) : no(refusal);
  }

  /** An answer that nothing speaks against. */
  #take({ seat, ask, answer }: AnswerDeed): Receipt<T> {
    this.#pending.set(ask, answer as T['answer']);
    const step = this.#allAnswered ? this.#resolve() : null;
    this.#request = null;
    return this.#done({ n: this.#n + 1, type: 'answer', seat, ask, answer }, step);
  }

  /** A fault in the rules must leave the match as it was, too; they are asked before a step changes anything else. */
  #orAsItWas<R>(work: () => R): R {
    const [n, pending, request] = [this.#n, new PendingAnswers(this.#pending), this.#request];
    const awaiting = this.#awaiting;
    try {
      return work();
    } catch (error) {
      this.#n = n;
      this.#pending = pending;
      this.#request = request;
      this.#awaiting = awaiting;
      throw error;
    }
  }

  #retract({ seat, ask: askId }: DeedOf<'retract'>): Verdict<T> {
    const ask = this.#openAsk(askId);
    if (ask?.seat !== seat) return no(this.#notAsked());
    if (this.#awaiting !== null) return no(UMPIRE_REFUSES.awaitsWitness);
    if (!this.#pending.delete(askId)) return no(UMPIRE_REFUSES.nothingToRetract(ask));
    return this.#done({ n: this.#n + 1, type: 'retract', seat, ask: askId });
  }

  #resign({ seat }: DeedOf<'resign'>): Verdict<T> {
    if (this.#outcome !== null) return no(UMPIRE_REFUSES.matchOver);
    if (!this.#sits(seat)) return no(UMPIRE_REFUSES.noSuchSeat);
    const { state, happenings } = this.game.resign(this.#state, seat);
    // Other answers than those that were signed would be resolved, unless it ends the match.
    if (this.#awaiting !== null && this.game.outcome(state) === null) return no(UMPIRE_REFUSES.awaitsWitness);
    this.#awaiting = null;
    this.#resigned = [...this.#resigned.filter((gone) => gone !== seat), seat];
    this.#chain = this.#chain.extended(['resign', seat]);
    this.#enterKeeping(state);
    this.#request = null;
    let all = happenings;
    if (this.#allAnswered)
      // The one everybody waited for has gone: what the others answered is resolved now.
      all = [...happenings, ...(this.#resolve()?.happenings ?? [])];
    // A resignation is no step that anybody may take back.
    this.#past.forget();
    const n = this.#n + 1;
    return this.#done({ n, type: 'resign', seat }, { n, step: this.#step, happenings: all, quiet: false });
  }

  #undo({ seat, to }: DeedOf<'undo'>): Verdict<T> {
    if (this.#outcome !== null) return no(UMPIRE_REFUSES.matchOver);
    if (this.#awaiting !== null) return no(UMPIRE_REFUSES.awaitsWitness);
    const free = this.#freeUndo(seat);
    if (free === null || to < free) return no(UMPIRE_REFUSES.undoNeedsConsent);
    return this.#rewind({ n: this.#n + 1, type: 'undo', seat, to }, to);
  }

  #requestUndo({ seat, to }: DeedOf<'undo-request'>): Verdict<T> {
    if (this.#outcome !== null) return no(UMPIRE_REFUSES.matchOver);
    if (!this.#sits(seat)) return no(UMPIRE_REFUSES.noSuchSeat);
    if (this.#awaiting !== null) return no(UMPIRE_REFUSES.awaitsWitness);
    // Consent is given to one request: another put in its place could be agreed to by mistake.
    if (this.#request !== null) return no(UMPIRE_REFUSES.undoAlreadyAsked);
    if (this.opening.firm) return no(UMPIRE_REFUSES.nothingIsTakenBack);
    if (!this.#past.holds(to)) return no(UMPIRE_REFUSES.undoTooFar);
    const entry = { n: this.#n + 1, type: 'undo-request', seat, to } as const;
    if (this.seats.length === 1) return this.#rewindAgreed(entry, to);
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
    if (this.seats.every(({ id }) => agreed.includes(id))) return this.#rewindAgreed(entry, request.to);
    this.#request = { ...request, agreed };
    return this.#done(entry);
  }

  /** Every person who still plays has to agree that the dice of this step fall without the witness. */
  #goOnUnwitnessed({ seat, step }: DeedOf<'unwitnessed'>): Verdict<T> {
    const awaiting = this.#awaiting;
    if (awaiting === null || step !== this.#step + 1) return no(UMPIRE_REFUSES.noWitnessAwaited);
    if (!this.#sits(seat)) return no(UMPIRE_REFUSES.noSuchSeat);
    const agreed = awaiting.agreed.includes(seat) ? awaiting.agreed : [...awaiting.agreed, seat];
    const entry = { n: this.#n + 1, type: 'unwitnessed', seat, step } as const;
    if (this.#persons().every((person) => agreed.includes(person)))
      return this.#done(
        entry,
        this.#orAsItWas(() => this.#resolve(UNWITNESSED)),
      );
    this.#awaiting = { ...awaiting, agreed };
    return this.#done(entry);
  }

  #persons(): readonly Seat[] {
    const others = [...machinesAt(this.opening), ...this.#resigned];
    return this.seats.flatMap(({ id }) => (others.includes(id) ? [] : [id]));
  }

  /** After an upgrade of the rules the match goes on from its state as it stood. */
  #adopt(entry: Extract<Entry, { type: 'adopt' }>): Receipt<T> {
    if (entry.rulesVersion !== this.game.rulesVersion)
      throw new Error(
        `journal entry ${entry.n} is for rules ${entry.rulesVersion}; these are ${this.game.rulesVersion}`,
      );
    this.#past.forget();
    this.#request = null;
    this.#awaiting = null;
    this.#again = entry.again ?? 0;
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

  get #allAnswered(): boolean {
    return this.#asks.length > 0 && this.#pending.size === this.#asks.length;
  }

  #answered(): { readonly answers: readonly Answered<T>[]; readonly chain: AnswerChain } {
    const answers: Answered<T>[] = [];
    for (const ask of this.#asks) answers.push({ ask, answer: this.#pending.get(ask.id) as T['answer'] });
    return { answers, chain: this.#chain.extended(answers) };
  }

  /** Null where the witness has to sign first: then nothing has changed but that he is awaited. */
  #resolve(signature: string | null = null): Step<T> | null {
    const { answers, chain } = this.#answered();
    const resolved = this.#resolution(answers, chain, signature);
    if (resolved === null) {
      this.#awaiting = { hash: chain.hash(), agreed: [] };
      return null;
    }
    const { state, happenings, quiet } = resolved;
    const moment = { step: this.#step, chain: this.#chain, state: this.#state, asks: this.#asks, quiet };
    this.#enter(state);
    this.#past.add(moment);
    this.#chain = chain;
    this.#awaiting = null;
    this.#step++;
    return { n: this.#n + 1, step: this.#step, happenings, quiet };
  }

  /**
   * A quiet step needs no witness: that it is one is no secret. Whether a die falls in any other may be, so that he is
   * asked for each of those.
   */
  #resolution(
    answers: readonly Answered<T>[],
    chain: AnswerChain,
    signature: string | null,
  ): (Resolution<T> & { readonly quiet: boolean }) | null {
    const dice = this.#dice.forStep(this.#step + 1, () => chain.hash(), signature);
    try {
      const { state, happenings } = this.game.resolve(this.#state, answers, dice);
      const quiet = isQuiet(this.game, answers, dice, happenings);
      if (!quiet && signature === null && witnessOf(this.opening) !== null) return null;
      return { state, happenings, quiet };
    } catch (error) {
      if (error instanceof WitnessNeeded) return null;
      throw error;
    }
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

  /** By consent: what comes now may be another answer to what the witness has signed. */
  #rewindAgreed(entry: Entry, to: number): Verdict<T> {
    const verdict = this.#rewind(entry, to);
    if (verdict.ok) this.#again++;
    return verdict;
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
