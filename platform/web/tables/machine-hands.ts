/** The machine's hands at a table in this page: they answer what is asked of its seats, one ask after another. */
import {
  type AnswerDeed,
  drawSeed,
  fallbackAnswer,
  type Match,
  openedScenario,
  owedAsks,
  type Refusal,
} from '@weathergage/kernel';
import type { LocalMeans } from './local-plan.ts';
import { MachinePace } from './machine-pace.ts';
import { browserPaces, Spells, type Thought } from './pace.ts';
import type { SeatHands } from './saved-matches.ts';
import { TABLE_WORDS } from './table-words.ts';

/** How long the machine may think about one ask where the game says nothing else. */
const BUDGET_MS = 1500;

const FAILED = TABLE_WORDS.machineFailed;

/** The table as the machine has it before it. */
export interface MachinesTable {
  readonly match: Match;
  readonly scenarioId: string;
  hands(): SeatHands;
  isClosed(): boolean;
  /** Whether nobody plays but machines. */
  isAlone(): boolean;
  answer(deed: AnswerDeed): Refusal | null;
  /** Whom the machine thinks for, or what troubles it, is another than before. */
  changed(): void;
  /** It thinks for nobody any more. */
  rests(): void;
}

export class MachineHands {
  readonly pace: MachinePace;
  readonly #means: LocalMeans;
  readonly #table: MachinesTable;
  readonly #spells: Spells;
  #trouble: string | null = null;
  #serving = false;

  constructor(means: LocalMeans, table: MachinesTable) {
    this.pace = new MachinePace(means.breathMs);
    this.#means = means;
    this.#table = table;
    this.#spells = new Spells(means.paces ?? browserPaces, means.clock ?? Date.now);
  }

  /** What it is thinking about at the moment: all that one seat is asked in one step. */
  get thinking(): Thought | null {
    return this.#spells.now;
  }

  get trouble(): string | null {
    return this.#trouble;
  }

  /** Answers for the machine's seats until none of them is asked anything. */
  async serve(): Promise<void> {
    if (this.#serving) return;
    this.#serving = true;
    const table = this.#table;
    const { match } = table;
    let rested: unknown = null;
    try {
      for (;;) {
        const ask = owedAsks(match).find(({ seat }) => table.hands()[seat]?.by === 'bot');
        // An answer would end a request for a step back that persons have still to settle.
        if (ask === undefined || table.isClosed() || match.undoRequest !== null) {
          this.#rest(ask === undefined);
          return;
        }
        if (table.isAlone() && (rested !== match.state || this.pace.held)) {
          this.#rest(true);
          await this.pace.next(() => table.isAlone());
          rested = match.state;
          continue;
        }
        this.#begin(ask);
        table.changed();
        await this.#answer(ask);
      }
    } finally {
      this.#serving = false;
      this.#rest(false);
    }
  }

  #begin({ seat, kind }: Match['asks'][number]): void {
    const { match, scenarioId, hands } = this.#table;
    const hand = hands()[seat];
    const level = hand?.by === 'bot' ? hand.name : '';
    // A single question is held to its budget; what many take together is learnt from the times before.
    const most = owedAsks(match, seat).length === 1 ? (this.#means.budgetMs ?? BUDGET_MS) : null;
    this.#spells.begin(seat, String(match.step), `${match.game.id}/${level}/${scenarioId}/${kind}`, most);
  }

  #rest(isWhole: boolean): void {
    if (this.#spells.now === null) return;
    this.#spells.end(isWhole);
    if (!this.#table.isClosed()) this.#table.rests();
  }

  async #answer(ask: Match['asks'][number]): Promise<void> {
    const table = this.#table;
    const { match } = table;
    const { state } = match;
    const hand = table.hands()[ask.seat];
    const thought = await this.#think(ask, hand?.by === 'bot' ? hand.name : '');
    // Somebody may have resigned or gone back while the machine thought, and the same question be put anew.
    // Or a person may have taken the seat.
    const isStillMeant =
      match.state === state && table.hands()[ask.seat] === hand && match.undoRequest === null;
    if (!isStillMeant || table.isClosed() || match.pendingAnswer(ask.id) !== undefined) return;
    const give = (answer: unknown) => table.answer({ type: 'answer', seat: ask.seat, ask: ask.id, answer });
    if (thought === null || give(thought.answer) !== null) give(fallbackAnswer(match, ask));
  }

  /** In a lesson the machine plays as it did the last time. */
  #seed(): number {
    const { match } = this.#table;
    const { tutorial } = openedScenario(match.opening);
    return tutorial === true ? match.step : drawSeed();
  }

  /** Null if it failed. */
  async #think(ask: Match['asks'][number], bot: string): Promise<{ readonly answer: unknown } | null> {
    const { match } = this.#table;
    const { bots, budgetMs = BUDGET_MS } = this.#means;
    const view = match.view(ask.seat);
    try {
      const answer = await bots.choose({
        gameId: match.game.id,
        bot,
        view,
        ask,
        seed: this.#seed(),
        budgetMs,
      });
      this.#trouble = null;
      return { answer };
    } catch {
      this.#trouble = FAILED;
      return null;
    }
  }
}
