/** The machine's seats. A bot gets its view and its ask like anybody else, thinks off the request's path, and answers. */
import {
  type Ask,
  type Chooser,
  drawSeed,
  fallbackAnswer,
  looseDice,
  type Match,
  owedAsks,
  type Seat,
} from '@weathergage/kernel';
import type { DeedReply, DeedRequest } from '@weathergage/kernel/protocol.ts';
import { Fault } from './faults.ts';
import type { Table } from './table.ts';

/** Where the server says what befell it. */
export type Note = (level: 'info' | 'error', what: Record<string, unknown>, text: string) => void;

/** Lays a deed before the umpire; called in the table's turn. */
type Act = (table: Table, seat: Seat, request: DeedRequest) => Promise<DeedReply>;

interface Task {
  readonly seat: Seat;
  readonly view: unknown;
  readonly asks: readonly Ask[];
  /** The number of the desk it thinks about. */
  readonly seen: number;
  /** The step that somebody wants to go back to; nothing is answered before that is settled. */
  readonly backTo: number | null;
  readonly choose: Chooser;
}

/** What a bot has come to over one ask; no answer if it failed. */
interface Thought {
  readonly ask: Ask;
  readonly answer?: unknown;
}

/** How often bots among themselves move before they wait for somebody to look in: a match of theirs may have no end. */
const UNATTENDED = 2000;

/** Lets others come to their turn. */
const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export class BotRoom {
  readonly #act: Act;
  readonly #note: Note;
  #stopped = false;

  constructor(act: Act, note: Note) {
    this.#act = act;
    this.#note = note;
  }

  stop(): void {
    this.#stopped = true;
  }

  /** Sets the table's bots to work if it is their turn. */
  wake(table: Table): void {
    if (this.#stopped || table.botsAtWork || !this.#isTheirTurn(table)) return;
    table.botsAtWork = true;
    setImmediate(() => {
      this.#work(table).then(
        () => {
          table.botsAtWork = false;
          // Somebody may have moved between the last look and now.
          if (attended(table)) this.wake(table);
        },
        (err: unknown) => {
          table.botsAtWork = false;
          this.#gaveUp(table, err);
        },
      );
    });
  }

  /** A match whose rules fail is its own trouble: neither its people nor the server fall with its bots. */
  #isTheirTurn(table: Table): boolean {
    try {
      return nextTask(table) !== null;
    } catch (err) {
      this.#gaveUp(table, err);
      return false;
    }
  }

  #gaveUp(table: Table, err: unknown): void {
    if (!this.#stopped) this.#note('error', { match: table.id, err }, 'a bot gave up');
  }

  async #work(table: Table): Promise<void> {
    for (let moves = 0; !this.#stopped && (moves < UNATTENDED || attended(table)); moves++) {
      const task = await table.run(async () => {
        await table.lay();
        return nextTask(table);
      });
      if (task === null) return;
      const thoughts: Thought[] = [];
      for (const ask of task.asks) {
        thoughts.push(await this.#think(table, task, ask));
        // A fleet has many orders to give; nobody else should have to wait for all of them.
        await breath();
      }
      if (this.#stopped) return;
      await table.run(async () => {
        await table.lay();
        const request = this.#requestOf(table, task, thoughts);
        if (request !== null) await this.#act(table, task.seat, request).catch(unlessStale);
      });
      // A breath between two answers, so that two bots at play don't starve the people.
      await breath();
    }
  }

  /** Off the table's turn: others may move meanwhile. */
  async #think(table: Table, { view, choose }: Task, ask: Ask): Promise<Thought> {
    try {
      return { ask, answer: await choose(view, ask, looseDice(drawSeed())) };
    } catch (err) {
      this.#note('error', { match: table.id, ask: ask.id, err }, 'a bot failed');
      return { ask };
    }
  }

  /** What it has to say now that its thinking is done; null where it must look again. */
  #requestOf(table: Table, task: Task, thoughts: readonly Thought[]): DeedRequest | null {
    const { match, record } = table;
    const { seat, seen, backTo } = task;
    if (backTo !== null) return { type: 'undo-reply', agree: true, to: backTo };
    // Somebody asked for a step back while it was thinking: its answer would end that.
    if (match === null || seen < record.rewound || undoAsked(match, seat)) return null;
    const owed = owedAsks(match, seat).map(({ id }) => id);
    if (thoughts.some(({ ask }) => !owed.includes(ask.id))) return null;
    const answers = thoughts.map((thought) => ({
      ask: thought.ask.id,
      answer: this.#allowed(table.id, match, thought),
    }));
    return { type: 'answer', answers, seen };
  }

  /** What it thought of, or one of the game's own choices where that can't be taken. */
  #allowed(id: string, match: Match, { ask, ...thought }: Thought): unknown {
    if ('answer' in thought) {
      const refusal = match.refusal(ask.seat, ask.id, thought.answer);
      if (refusal === null) return thought.answer;
      this.#note('error', { match: id, ask: ask.id, refusal }, 'a bot gave an answer that was refused');
    }
    return fallbackAnswer(match, ask);
  }
}

const undoAsked = (match: Match, seat: Seat): boolean => match.desk(seat).undo.request !== null;

/** Whether a person plays or looks on. */
const attended = (table: Table): boolean =>
  table.watchers.size > 0 || table.record.seats.some(({ bot }) => bot === null);

/** What the bots of a table owe; null if it is others' turn. */
function nextTask(table: Table): Task | null {
  const { match } = table;
  if (match === null || match.outcome !== null) return null;
  for (const { seat, bot } of table.record.seats) {
    const choose = bot === null ? undefined : table.entry.bots[bot];
    if (choose === undefined) continue;
    const asks = owedAsks(match, seat);
    const view = match.view(seat);
    const { request } = match.desk(seat).undo;
    if (request === null && asks.length > 0) return { seat, view, asks, seen: match.n, backTo: null, choose };
    // A bot holds nobody to a step he wants back, and gives no answer meanwhile, for that would end the request.
    if (request !== null && !request.agreed.includes(seat))
      return { seat, view, asks: [], seen: match.n, backTo: request.to, choose };
  }
  return null;
}

/** The match moved on while the bot was thinking: it looks again. */
function unlessStale(error: unknown): void {
  const stale = ['ask-not-open', 'answer-outdated', 'match-over', 'no-undo-request'];
  if (!(error instanceof Fault) || !stale.includes(error.body.code)) throw error;
}
