/**
 * Where a match stands: its state, what is asked, what has been answered so far, and whether the witness is awaited.
 * Here the answers of a step are resolved; whether a deed may be done is for the deeds to say.
 */

import { PendingAnswers } from './deeds/pending-answers.ts';
import { type Dice, type DiceSource, diceSource, WitnessNeeded } from './dice.ts';
import type { Entry, Opening, Report } from './journal.ts';
import { isQuiet, PastSteps } from './past-steps.ts';
import { AnswerChain } from './proof/answer-chain.ts';
import { openingStep, witnessOf } from './proof/witness.ts';
import type { Receipt, Snapshot, Step, UndoRequest } from './receipt.ts';
import {
  type Answered,
  type Engagement,
  GALLERY,
  type Game,
  type GameTypes,
  type Outcome,
  type Resolution,
  type Seat,
  type SeatInfo,
} from './vocabulary.ts';

type QuietResolution<T extends GameTypes> = Resolution<T> & { readonly quiet: boolean };

/** What is about to be resolved, and the chain with it. */
interface Resolving<T extends GameTypes> {
  readonly chain: AnswerChain;
  readonly resolution: (dice: Dice) => QuietResolution<T>;
}

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
  /** What is to be resolved next in the place of answers: a report, until the witness has signed it. */
  reported: Report | null = null;
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
      this.reported = snapshot.reported ?? null;
      for (const { ask, answer } of snapshot.pending) this.pending.set(ask, answer);
    }
    this.#outcome = game.outcome(this.#state);
    this.#asks = this.#outcome === null ? game.asks(this.#state) : [];
    // Only the witness can have been waited for where nothing is left to be answered.
    if (this.allAnswered || this.reported !== null)
      this.awaiting = { hash: this.#next().chain.hash(), agreed: snapshot?.unwitnessed ?? [] };
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

  /** What waits to be fought out: from what everybody sees, and so the same for all. */
  get engagements(): readonly Engagement[] {
    const rules = this.game.engagements;
    if (this.#outcome !== null || rules?.waits(this.#state) !== true) return [];
    return rules.open(this.view(GALLERY));
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

  #witnessedSoFar(): Pick<Snapshot<T>, 'again' | 'unwitnessed' | 'resigned' | 'reported'> {
    if (witnessOf(this.opening) === null) return {};
    return {
      ...(this.again === 0 ? {} : { again: this.again }),
      ...(this.awaiting === null ? {} : { unwitnessed: this.awaiting.agreed }),
      ...(this.resigned.length === 0 ? {} : { resigned: this.resigned }),
      ...(this.reported === null ? {} : { reported: this.reported }),
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
    const { chain, resolution } = this.#next();
    const resolved = this.#resolution(resolution, chain, signature);
    if (resolved === null) {
      this.awaiting = { hash: chain.hash(), agreed: [] };
      return null;
    }
    const { state, happenings, quiet } = resolved;
    const moment = { step: this.step, chain: this.chain, state: this.#state, asks: this.#asks, quiet };
    this.enter(state);
    this.past.add(moment);
    // What was fought in another match can't be unfought in this one.
    if (this.reported !== null) this.past.forget();
    this.chain = chain;
    this.awaiting = null;
    this.reported = null;
    this.step++;
    return { n: this.n + 1, step: this.step, happenings, quiet };
  }

  /** What is resolved next: a report where one is in, else the answers. */
  #next(): Resolving<T> {
    if (this.reported !== null) return this.#reported(this.reported);
    const answers: Answered<T>[] = [];
    for (const ask of this.#asks) answers.push({ ask, answer: this.pending.get(ask.id) as T['answer'] });
    return {
      chain: this.chain.extended(answers),
      resolution: (dice) => {
        const { state, happenings } = this.game.resolve(this.#state, answers, dice);
        return { state, happenings, quiet: isQuiet(this.game, answers, dice, happenings) };
      },
    };
  }

  #reported({ engagement, child, result }: Report): Resolving<T> {
    const fought = this.engagements.find(({ id }) => id === engagement)!;
    return {
      chain: this.chain.extended(['report', engagement, child, result]),
      resolution: (dice) => ({
        ...this.game.engagements!.take(this.#state, fought, result, dice),
        quiet: false,
      }),
    };
  }

  /**
   * A quiet step needs no witness: that it is one is no secret. Whether a die falls in any other may be, so that he is
   * asked for each of those.
   */
  #resolution(
    resolution: (dice: Dice) => QuietResolution<T>,
    chain: AnswerChain,
    signature: string | null,
  ): QuietResolution<T> | null {
    const dice = this.#dice.forStep(this.step + 1, () => chain.hash(), signature);
    try {
      const resolved = resolution(dice);
      if (!resolved.quiet && signature === null && witnessOf(this.opening) !== null) return null;
      return resolved;
    } catch (error) {
      if (error instanceof WitnessNeeded) return null;
      throw error;
    }
  }

  /** A fault in the rules must leave the match as it was, too; they are asked before a step changes anything else. */
  orAsItWas<R>(work: () => R): R {
    const [n, pending, request] = [this.n, new PendingAnswers(this.pending), this.request];
    const { awaiting, reported } = this;
    try {
      return work();
    } catch (error) {
      this.n = n;
      this.pending = pending;
      this.request = request;
      this.awaiting = awaiting;
      this.reported = reported;
      throw error;
    }
  }

  done(entry: Entry, step: Step<T> | null = null, rewoundTo: number | null = null): Receipt<T> {
    this.n = entry.n;
    return { ok: true, entry, step, rewoundTo };
  }
}
