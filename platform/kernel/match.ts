/**
 * One playing of a scenario: the umpire's table. Deeds come in (answers, retractions, undos, resignations), each is
 * checked, numbered and done; when every open ask has its answer the game resolves them. A refused deed changes nothing.
 */

import { answerRefusal, giveAnswer, giveAnswers, retractAnswer } from './deeds/answer-deeds.ts';
import { reportRefusal, takeReport } from './deeds/report-deed.ts';
import { resignSeat } from './deeds/resign-deed.ts';
import { freeUndo, replyToUndo, requestUndo, undoFreely } from './deeds/undo-deeds.ts';
import { awaitedStep, goOnUnwitnessed, personsAt, takeSignature } from './deeds/witness-deeds.ts';
import type { AnswerDeed, Deed, Entry, Opening, Report } from './journal.ts';
import { Position } from './position.ts';
import { AnswerChain, adoptedChain } from './proof/answer-chain.ts';
import type { WitnessedStep, WitnessSignatures } from './proof/witness.ts';
import type { BatchVerdict, Desk, Receipt, Snapshot, UndoRequest, Verdict } from './receipt.ts';
import type { Engagement, Game, GameTypes, Outcome, Refusal, Seat, SeatInfo } from './vocabulary.ts';

export class Match<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly opening: Opening;
  readonly seats: readonly SeatInfo[];
  readonly #at: Position<T>;

  private constructor(at: Position<T>) {
    this.#at = at;
    this.game = at.game;
    this.opening = at.opening;
    this.seats = at.seats;
  }

  /** `memory` is how many steps back are kept at hand for undoing. */
  static begin<T extends GameTypes>(
    game: Game<T>,
    opening: Opening,
    secret: string | null,
    memory = 64,
  ): Match<T> {
    return new Match(new Position(game, opening, secret, memory, null));
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
    return new Match(new Position(game, opening, secret, memory, snapshot));
  }

  get n(): number {
    return this.#at.n;
  }
  get step(): number {
    return this.#at.step;
  }
  get state(): T['state'] {
    return this.#at.state;
  }
  get outcome(): Outcome | null {
    return this.#at.outcome;
  }
  get asks(): readonly T['ask'][] {
    return this.#at.asks;
  }
  /** What waits to be fought out in a match of its own, as everybody sees it. */
  get engagements(): readonly Engagement[] {
    return this.#at.engagements;
  }
  /** The wish to go back that is still to be settled. */
  /** Seats that have given up. */
  get resigned(): readonly Seat[] {
    return this.#at.resigned;
  }
  get undoRequest(): UndoRequest | null {
    return this.#at.request;
  }
  /** What the witness is to sign before the dice of this step can fall; null where nothing waits for him. */
  get awaiting(): WitnessedStep | null {
    return awaitedStep(this.#at);
  }
  pendingAnswer(askId: string): T['answer'] | undefined {
    return this.#at.pending.get(askId);
  }

  /** Whether a seat has answered this very thing so far. */
  stands(seat: Seat, askId: string, answer: unknown): boolean {
    return this.#at.openAsk(askId)?.seat === seat && this.#at.pending.says(askId, answer);
  }

  view(seat: Seat): T['view'] {
    return this.#at.view(seat);
  }

  desk(seat: Seat): Desk<T> {
    const { n, step, asks, pending, outcome, request, awaiting } = this.#at;
    const waitingFor = new Set<Seat>();
    for (const ask of asks) if (!pending.has(ask.id)) waitingFor.add(ask.seat);
    return {
      seat,
      n,
      step,
      view: this.view(seat),
      asks: asks
        .filter((ask) => ask.seat === seat)
        .map((ask) => ({ ask, answer: pending.get(ask.id) ?? null })),
      waitingFor: [...waitingFor],
      outcome,
      undo: { freeTo: freeUndo(this.#at, seat), request },
      ...(awaiting === null
        ? {}
        : { witness: { step: step + 1, agreed: awaiting.agreed, needed: personsAt(this.#at) } }),
    };
  }

  snapshot(): Snapshot<T> {
    return this.#at.snapshot();
  }

  /** Why an answer can't be taken from a seat, if it can't. */
  refusal(seat: Seat, askId: string, answer: unknown): Refusal | null {
    return answerRefusal(this.#at, seat, askId, answer);
  }

  /** Checks a deed and does it, or says why not. */
  do(deed: Deed): Verdict<T> {
    switch (deed.type) {
      case 'answer':
        return giveAnswer(this.#at, deed);
      case 'retract':
        return retractAnswer(this.#at, deed);
      case 'resign':
        return resignSeat(this.#at, deed);
      case 'undo':
        return undoFreely(this.#at, deed);
      case 'undo-request':
        return requestUndo(this.#at, deed);
      case 'undo-reply':
        return replyToUndo(this.#at, deed);
      case 'unwitnessed':
        return goOnUnwitnessed(this.#at, deed);
    }
  }

  /**
   * Answers given together: taken whole or not at all, changes of mind first. What stands already is not said again, and
   * gets no receipt. `each` is called while the match stands just after a deed.
   */
  doAll(deeds: readonly AnswerDeed[], each: (receipt: Receipt<T>) => void = () => {}): BatchVerdict<T> {
    return giveAnswers(this.#at, deeds, each);
  }

  /** The witness has signed what was answered: the step is resolved. Whether it is his hand is looked at before. */
  witness(signatures: WitnessSignatures): Receipt<T> {
    return takeSignature(this.#at, signatures);
  }

  /** Why what came of an engagement can't be taken, if it can't. */
  reportRefusal(report: Pick<Report, 'engagement' | 'result'>): Refusal | null {
    return reportRefusal(this.#at, report);
  }

  /** Takes what came of an engagement, or says why not. Whether it did come of it is for who follows the child. */
  report(report: Report): Verdict<T> {
    return takeReport(this.#at, report);
  }

  /** Does what a journal says was done; a journal that can't be followed is broken. */
  follow(entry: Entry): Receipt<T> {
    if (entry.n !== this.n + 1) throw new Error(`journal entry ${entry.n} where ${this.n + 1} was due`);
    if (entry.type === 'adopt') return this.#adopt(entry);
    if (entry.type === 'witness') {
      const { awaiting } = this;
      if (awaiting?.step !== entry.step || awaiting.again !== entry.again)
        throw new Error(`journal entry ${entry.n}: the witness signs what was not asked of him`);
      return this.witness(entry);
    }
    const verdict = entry.type === 'report' ? this.report(entry) : this.do(entry);
    if (!verdict.ok)
      throw new Error(`journal entry ${entry.n}: ${verdict.refusal.code}: ${verdict.refusal.message}`);
    return verdict;
  }

  /** After an upgrade of the rules the match goes on from its state as it stood. */
  #adopt(entry: Extract<Entry, { type: 'adopt' }>): Receipt<T> {
    const at = this.#at;
    if (entry.rulesVersion !== this.game.rulesVersion)
      throw new Error(
        `journal entry ${entry.n} is for rules ${entry.rulesVersion}; these are ${this.game.rulesVersion}`,
      );
    at.past.forget();
    at.request = null;
    at.awaiting = null;
    at.reported = null;
    at.again = entry.again ?? 0;
    at.step = entry.step;
    at.chain = AnswerChain.of(adoptedChain(entry));
    at.enter(entry.state as T['state']);
    for (const { ask, answer } of entry.pending) at.pending.set(ask, answer as T['answer']);
    return at.done(entry);
  }
}
