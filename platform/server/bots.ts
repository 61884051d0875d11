/** The machine's seats. A bot gets its view and its ask like anybody else, thinks off the request's path, and answers. */
import { type Ask, drawSeed, looseDice, type Seat } from '@weathergage/kernel';
import type { DeedReply, DeedRequest } from '@weathergage/kernel/protocol.ts';
import { refusalOf } from './answering.ts';
import type { Chooser } from './catalogue.ts';
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

/** How many of a game's own choices are tried when a bot's answer was refused. */
const TRIES = 50;

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
      const answers: { ask: string; answer: unknown }[] = [];
      for (const ask of task.asks) {
        answers.push(await this.#decide(table, task, ask));
        // A fleet has many orders to give; nobody else should have to wait for all of them.
        await breath();
      }
      if (this.#stopped) return;
      await table.run(async () => {
        await table.lay();
        // Somebody asked for a step back while it was thinking: its answer would end that.
        if (task.backTo === null && undoAsked(table, task.seat)) return;
        const request: DeedRequest =
          task.backTo === null
            ? { type: 'answer', answers, seen: task.seen }
            : { type: 'undo-reply', agree: true, to: task.backTo };
        await this.#act(table, task.seat, request).catch(unlessStale);
      });
      // A breath between two answers, so that two bots at play don't starve the people.
      await breath();
    }
  }

  async #decide(table: Table, task: Task, ask: Ask): Promise<{ ask: string; answer: unknown }> {
    const { game } = table.entry;
    try {
      const answer = await task.choose(task.view, ask, looseDice(drawSeed()));
      const refusal = refusalOf(game, task.view, task.seat, ask, answer);
      if (refusal === null) return { ask: ask.id, answer };
      this.#note('error', { match: table.id, ask: ask.id, refusal }, 'a bot gave an answer that was refused');
    } catch (err) {
      this.#note('error', { match: table.id, ask: ask.id, err }, 'a bot failed');
    }
    let tries = 0;
    for (const answer of game.choices(task.view, ask)) {
      if (game.check(task.view, ask, answer) === null) return { ask: ask.id, answer };
      if (++tries === TRIES) break;
    }
    throw new Error(`no answer to ${ask.id} was found`);
  }
}

const undoAsked = ({ match }: Table, seat: Seat): boolean => match?.desk(seat).undo.request != null;

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
    const asks = match.asks.filter((ask) => ask.seat === seat && match.pendingAnswer(ask.id) === undefined);
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
