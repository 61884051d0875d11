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
import type { DeedReply, PlayedDeed } from '@weathergage/kernel/protocol.ts';
import { Fault } from './faults.ts';
import type { LiveMatch } from './live-match.ts';
import type { ServerLog } from './server-log.ts';

/** Lays a deed before the umpire; called in the match's turn. */
type Act = (live: LiveMatch, seat: Seat, request: PlayedDeed) => Promise<DeedReply>;

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

export class ServerBots {
  readonly #act: Act;
  readonly #log: ServerLog;
  #stopped = false;

  constructor(act: Act, log: ServerLog) {
    this.#act = act;
    this.#log = log;
  }

  stop(): void {
    this.#stopped = true;
  }

  /** Sets the match's bots to work if it is their turn. */
  wake(live: LiveMatch): void {
    if (this.#stopped || live.botsAtWork || !this.#isTheirTurn(live)) return;
    live.botsAtWork = true;
    setImmediate(() => {
      this.#work(live).then(
        () => {
          live.botsAtWork = false;
          // Somebody may have moved between the last look and now.
          if (attended(live)) this.wake(live);
        },
        (err: unknown) => {
          live.botsAtWork = false;
          this.#gaveUp(live, err);
        },
      );
    });
  }

  /** A match whose rules fail is its own trouble: neither its people nor the server fall with its bots. */
  #isTheirTurn(live: LiveMatch): boolean {
    try {
      return nextTask(live) !== null;
    } catch (err) {
      this.#gaveUp(live, err);
      return false;
    }
  }

  #gaveUp(live: LiveMatch, err: unknown): void {
    if (!this.#stopped) this.#log('error', { match: live.id, err }, 'a bot gave up');
  }

  async #work(live: LiveMatch): Promise<void> {
    for (let moves = 0; !this.#stopped && (moves < UNATTENDED || attended(live)); moves++) {
      const task = await live.run(async () => {
        await live.ensureLoaded();
        return nextTask(live);
      });
      if (task === null) return;
      const thoughts: Thought[] = [];
      for (const ask of task.asks) {
        thoughts.push(await this.#think(live, task, ask));
        // A fleet has many orders to give; nobody else should have to wait for all of them.
        await breath();
      }
      if (this.#stopped) return;
      await live.run(async () => {
        await live.ensureLoaded();
        const request = this.#requestOf(live, task, thoughts);
        if (request !== null) await this.#act(live, task.seat, request).catch(unlessStale);
      });
      // A breath between two answers, so that two bots at play don't starve the people.
      await breath();
    }
  }

  /** Off the match's turn: others may move meanwhile. */
  async #think(live: LiveMatch, { view, choose }: Task, ask: Ask): Promise<Thought> {
    try {
      return { ask, answer: await choose(view, ask, looseDice(drawSeed())) };
    } catch (err) {
      this.#log('error', { match: live.id, ask: ask.id, err }, 'a bot failed');
      return { ask };
    }
  }

  /** What it has to say now that its thinking is done; null where it must look again. */
  #requestOf(live: LiveMatch, task: Task, thoughts: readonly Thought[]): PlayedDeed | null {
    const { match, record } = live;
    const { seat, seen, backTo } = task;
    if (backTo !== null) return { type: 'undo-reply', agree: true, to: backTo };
    // Somebody asked for a step back while it was thinking: its answer would end that.
    if (match === null || seen < record.rewound || match.undoRequest !== null) return null;
    const owed = owedAsks(match, seat).map(({ id }) => id);
    if (thoughts.some(({ ask }) => !owed.includes(ask.id))) return null;
    const answers = thoughts.map((thought) => ({
      ask: thought.ask.id,
      answer: this.#allowed(live.id, match, thought),
    }));
    return { type: 'answer', answers, seen };
  }

  /** What it thought of, or one of the game's own choices where that can't be taken. */
  #allowed(id: string, match: Match, { ask, ...thought }: Thought): unknown {
    if ('answer' in thought) {
      const refusal = match.refusal(ask.seat, ask.id, thought.answer);
      if (refusal === null) return thought.answer;
      this.#log('error', { match: id, ask: ask.id, refusal }, 'a bot gave an answer that was refused');
    }
    return fallbackAnswer(match, ask);
  }
}

/** Whether a person plays or looks on. */
const attended = (live: LiveMatch): boolean =>
  live.watchers.size > 0 || live.record.seats.some(({ bot }) => bot === null);

/** What the bots of a match owe; null if it is others' turn. */
function nextTask(live: LiveMatch): Task | null {
  const { match } = live;
  if (match === null || match.outcome !== null) return null;
  const request = match.undoRequest;
  for (const { seat, bot } of live.record.seats) {
    const choose = bot === null ? undefined : live.served.bots[bot];
    if (choose === undefined) continue;
    const asks = owedAsks(match, seat);
    const view = match.view(seat);
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
