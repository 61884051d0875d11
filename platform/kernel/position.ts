/**
 * Where a match stands: its state, what is asked, what has been answered so far, and whether the witness is awaited.
 * Here the answers of a step are resolved; whether a deed may be done is for the deeds to say.
 */
import { AnswerChain } from './answer-chain.ts';
import { type DiceSource, diceSource, WitnessNeeded } from './dice.ts';
import type { Entry, Opening } from './journal.ts';
import { isQuiet, PastSteps } from './past-steps.ts';
import { PendingAnswers } from './pending-answers.ts';
import type { Receipt, Snapshot, Step, UndoRequest } from './receipt.ts';
import type { Answered, Game, GameTypes, Outcome, Resolution, Seat, SeatInfo } from './vocabulary.ts';
import { openingStep, witnessOf } from './witness.ts';

export class Position<T extends GameTypes> {
  readonly game: Game<T>;
  readonly opening: Opening;
  readonly seats: readonly SeatInfo[];
  readonly past: PastSteps<T>;
  readonly #dice: DiceSource;
  n = 0;
  step = 0;
  chain: AnswerChain;
  pending = new PendingAnswers<T['answer']>();
  request: UndoRequest | null = null;
  /** How often something that the witness may have signed was left by consent, or by a change of rules. */
  again = 0;
  /** What he has to sign before the step is resolved, and who would go on without him. */
  awaiting: { readonly hash: string; readonly agreed: readonly Seat[] } | null = null;
  resigned: readonly Seat[] = [];
  #state: T['state'];
  #asks: readonly T['ask'][];
  #outcome: Outcome | null;
  #views = new Map<Seat, T['view']>();

  constructor(
    game: Game<T>,
    opening: Opening,
    secret: string | null,
    memory: number,
    snapshot: Snapshot<T> | null,
  ) {
    this.game = game;
    this.opening = opening;
    this.past = new PastSteps(memory);
    this.seats = game.seats(opening.scenario as T['scenario']);
    this.#dice = diceSource(opening.dice, secret);
    if (snapshot === null) {
      this.chain = AnswerChain.startOf(opening);
      const witness = witnessOf(opening);
      const before = () => (witness === null ? this.chain.hash() : openingStep(opening).hash);
      const dice = this.#dice.forStep(0, before, witness?.signature ?? null);
      this.#state = game.setup(opening.scenario as T['scenario'], opening.options as T['options'], dice);
    } else {
      this.chain = AnswerChain.of(snapshot.chain);
      this.#state = snapshot.state;
      this.n = snapshot.n;
      this.step = snapshot.step;
      this.request = snapshot.request ?? null;
      this.again = snapshot.again ?? 0;
      this.resigned = snapshot.resigned ?? [];
      for (const { ask, answer } of snapshot.pending) this.pending.set(ask, answer);
    }
    this.#outcome = game.outcome(this.#state);
    this.#asks = this.#outcome === null ? game.asks(this.#state) : [];
    // Only the witness can have been waited for where nothing is left to be answered.
    if (this.allAnswered)
      this.awaiting = { hash: this.#answered().chain.hash(), agreed: snapshot?.unwitnessed ?? [] };
  }

  get state(): T['state'] {
    return this.#state;
  }
  get asks(): readonly T['ask'][] {
    return this.#asks;
  }
  get outcome(): Outcome | null {
    return this.#outcome;
  }

  view(seat: Seat): T['view'] {
    let view = this.#views.get(seat);
    if (view === undefined) {
      view = this.game.view(this.#state, seat);
      this.#views.set(seat, view);
    }
    return view;
  }

  openAsk(askId: string): T['ask'] | undefined {
    return this.#asks.find((ask) => ask.id === askId);
  }

  sits(seat: Seat): boolean {
    return this.seats.some((info) => info.id === seat);
  }

  get allAnswered(): boolean {
    return this.#asks.length > 0 && this.pending.size === this.#asks.length;
  }

  snapshot(): Snapshot<T> {
    return {
      rulesVersion: this.game.rulesVersion,
      n: this.n,
      step: this.step,
      chain: this.chain.folded(),
      state: this.#state,
      pending: this.pending.asList(),
      request: this.request,
      ...this.#witnessedSoFar(),
    };
  }

  #witnessedSoFar(): Pick<Snapshot<T>, 'again' | 'unwitnessed' | 'resigned'> {
    if (witnessOf(this.opening) === null) return {};
    return {
      ...(this.again === 0 ? {} : { again: this.again }),
      ...(this.awaiting === null ? {} : { unwitnessed: this.awaiting.agreed }),
      ...(this.resigned.length === 0 ? {} : { resigned: this.resigned }),
    };
  }

  /** The outcome and the asks come first: should the rules fail there, nothing has changed. */
  enter(state: T['state']): void {
    const outcome = this.game.outcome(state);
    this.#asks = outcome === null ? this.game.asks(state) : [];
    this.#outcome = outcome;
    this.#state = state;
    if (this.pending.size > 0) this.pending = new PendingAnswers();
    if (this.#views.size > 0) this.#views = new Map();
  }

  /** Null where the witness has to sign first: then nothing has changed but that he is awaited. */
  resolve(signature: string | null = null): Step<T> | null {
    const { answers, chain } = this.#answered();
    const resolved = this.#resolution(answers, chain, signature);
    if (resolved === null) {
      this.awaiting = { hash: chain.hash(), agreed: [] };
      return null;
    }
    const { state, happenings, quiet } = resolved;
    const moment = { step: this.step, chain: this.chain, state: this.#state, asks: this.#asks, quiet };
    this.enter(state);
    this.past.add(moment);
    this.chain = chain;
    this.awaiting = null;
    this.step++;
    return { n: this.n + 1, step: this.step, happenings, quiet };
  }

  #answered(): { readonly answers: readonly Answered<T>[]; readonly chain: AnswerChain } {
    const answers: Answered<T>[] = [];
    for (const ask of this.#asks) answers.push({ ask, answer: this.pending.get(ask.id) as T['answer'] });
    return { answers, chain: this.chain.extended(answers) };
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
    const dice = this.#dice.forStep(this.step + 1, () => chain.hash(), signature);
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

  /** A fault in the rules must leave the match as it was, too; they are asked before a step changes anything else. */
  orAsItWas<R>(work: () => R): R {
    const [n, pending, request] = [this.n, new PendingAnswers(this.pending), this.request];
    const { awaiting } = this;
    try {
      return work();
    } catch (error) {
      this.n = n;
      this.pending = pending;
      this.request = request;
      this.awaiting = awaiting;
      throw error;
    }
  }

  done(entry: Entry, step: Step<T> | null = null, rewoundTo: number | null = null): Receipt<T> {
    this.n = entry.n;
    return { ok: true, entry, step, rewoundTo };
  }
}
