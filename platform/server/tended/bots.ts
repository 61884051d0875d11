/** The machine's seats. A bot gets its view and its ask like anybody else, thinks where nobody waits for it, and answers. */
import { createHmac } from 'node:crypto';
import { type Ask, fallbackAnswer, type Match, owedAsks, type Seat } from '@weathergage/kernel';
import type { DeedReply, PlayedDeed } from '@weathergage/kernel/protocol.ts';
import { Fault } from '../faults.ts';
import type { LiveMatch } from '../match/live-match.ts';
import type { ServerLog } from '../operation/server-log.ts';
import type { Thinkers, Thought } from './thinkers.ts';

/** Lays a deed before the umpire; called in the match's turn. */
type Act = (live: LiveMatch, seat: Seat, request: PlayedDeed) => Promise<DeedReply>;

interface Task {
  readonly seat: Seat;
  readonly bot: string;
  readonly asks: readonly Ask[];
  /** The number of the desk it thinks about. */
  readonly seen: number;
  /** The step that somebody wants to go back to; nothing is answered before that is settled. */
  readonly backTo: number | null;
}

/** A task in work, and what breaks it off. */
interface AtWork {
  readonly task: Task;
  readonly broken: AbortController;
}

/** How often the bots of a match move in a row while nobody looks on: one whose people are never asked may have no end. */
const UNATTENDED = 500;

export class ServerBots {
  readonly #act: Act;
  readonly #thinkers: Thinkers;
  readonly #log: ServerLog;
  readonly #failed: (id: string, err: unknown) => void;
  readonly #atWork = new Map<LiveMatch, AtWork>();
  #stopped = false;

  constructor(act: Act, thinkers: Thinkers, log: ServerLog, failed: (id: string, err: unknown) => void) {
    this.#failed = failed;
    this.#act = act;
    this.#thinkers = thinkers;
    this.#log = log;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const { broken } of this.#atWork.values()) broken.abort();
    await this.#thinkers.close();
  }

  /** Something has changed: a thought that is of no use any more is broken off, and the bots begin if it is their turn. */
  wake(live: LiveMatch): void {
    const atWork = this.#atWork.get(live);
    if (atWork !== undefined && (isOutdated(live, atWork.task) || !mayGoOn(live, 0))) atWork.broken.abort();
    if (this.#stopped || live.botsAtWork || !this.#isTheirTurn(live)) return;
    live.botsAtWork = true;
    setImmediate(() => {
      this.#work(live).then(
        (isDone) => {
          live.botsAtWork = false;
          // Somebody may have moved, or come to look on, between the last look and now.
          if (isDone || live.watchers.size > 0) this.wake(live);
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
      return mayGoOn(live, 0) && nextTask(live) !== null;
    } catch (err) {
      this.#gaveUp(live, err);
      return false;
    }
  }

  #gaveUp(live: LiveMatch, err: unknown): void {
    if (this.#stopped) return;
    this.#failed(live.id, err);
    this.#log('error', { match: live.id, err }, 'a bot gave up');
  }

  /** True when there was nothing more to do. */
  async #work(live: LiveMatch): Promise<boolean> {
    for (let moves = 0; !this.#stopped; moves++) {
      const begun = await live.run(async () => {
        await live.ensureLoaded();
        const task = nextTask(live);
        return task && { task, view: task.asks.length === 0 ? null : live.match!.view(task.seat) };
      });
      if (begun === null) return true;
      if (!mayGoOn(live, moves)) return false;
      const { task, view } = begun;
      const thoughts = task.asks.length === 0 ? [] : await this.#thoughtsOf(live, task, view);
      if (this.#stopped) return false;
      if (thoughts === null) continue;
      await live.run(async () => {
        await live.ensureLoaded();
        const request = this.#requestOf(live, task, thoughts);
        if (request !== null) await this.#act(live, task.seat, request).catch(unlessStale);
      });
      await breath();
    }
    return false;
  }

  /** Off the match's turn: others may move meanwhile. Null where what was thought of is of no use any more. */
  async #thoughtsOf(live: LiveMatch, task: Task, view: unknown): Promise<readonly Thought[] | null> {
    const { seat, bot, asks } = task;
    const broken = new AbortController();
    this.#atWork.set(live, { task, broken });
    try {
      const seeds = asks.map((ask) => seedOf(live.record.secret, seat, ask.id));
      const { game } = live.record.opening;
      const who = { match: live.id, alone: isMachines(live) };
      return await this.#thinkers.think(who, { game, bot, view, asks, seeds }, broken.signal);
    } catch (err) {
      if (broken.signal.aborted) return null;
      this.#log('error', { match: live.id, seat, err }, 'a bot could not think');
      return asks.map(() => ({ error: 'no thought' }));
    } finally {
      this.#atWork.delete(live);
    }
  }

  /** What it has to say now that its thinking is done; null where it must look again. */
  #requestOf(live: LiveMatch, task: Task, thoughts: readonly Thought[]): PlayedDeed | null {
    const { match } = live;
    const { seen, backTo, asks } = task;
    if (backTo !== null) return { type: 'undo-reply', agree: true, to: backTo };
    if (match === null || isOutdated(live, task)) return null;
    const answers = asks.map((ask, i) => ({
      ask: ask.id,
      answer: this.#allowed(live.id, match, ask, thoughts[i] ?? { error: 'no thought' }),
    }));
    return { type: 'answer', answers, seen };
  }

  /** What it thought of, or one of the game's own choices where that can't be taken. */
  #allowed(id: string, match: Match, ask: Ask, thought: Thought): unknown {
    if ('error' in thought)
      this.#log('error', { match: id, ask: ask.id, error: thought.error }, 'a bot failed');
    else {
      const refusal = match.refusal(ask.seat, ask.id, thought.answer);
      if (refusal === null) return thought.answer;
      this.#log('error', { match: id, ask: ask.id, refusal }, 'a bot gave an answer that was refused');
    }
    return fallbackAnswer(match, ask);
  }
}

/** Lets others come to their turn. */
const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A bot's dice for an ask hang on nothing but the match: asked the same again, after a step back too, it says the same. */
function seedOf(secret: string, seat: Seat, ask: string): number {
  const words = `weathergage bot 1\n${JSON.stringify([seat, ask])}`;
  return createHmac('sha256', Buffer.from(secret, 'hex')).update(words).digest().readUInt32BE();
}

/** No person plays in it. */
const isMachines = (live: LiveMatch): boolean =>
  live.record.seats.every(({ seat }) => live.machineAt(seat) !== null);

/** Machines among themselves play while somebody looks on, and where a war waits for them. */
const mayGoOn = (live: LiveMatch, moves: number): boolean =>
  live.watchers.size > 0 || live.record.of?.state === 'open' || (!isMachines(live) && moves < UNATTENDED);

/** An undo, a resignation, the end, or a wish for a step back, which an answer would end. */
function isOutdated({ match, record }: LiveMatch, { seat, asks, seen, backTo }: Task): boolean {
  if (match === null || backTo !== null) return false;
  if (match.outcome !== null || seen < record.rewound || match.undoRequest !== null) return true;
  const owed = new Set(owedAsks(match, seat).map(({ id }) => id));
  return asks.some(({ id }) => !owed.has(id));
}

/** What the bots of a match owe; null if it is others' turn. */
function nextTask(live: LiveMatch): Task | null {
  const { match, record, served } = live;
  if (match === null || match.outcome !== null || record.status === 'over') return null;
  const request = match.undoRequest;
  for (const { seat } of record.seats) {
    const bot = live.machineAt(seat);
    if (bot === null || !Object.hasOwn(served.bots, bot)) continue;
    // A bot holds nobody to a step he wants back, and gives no answer meanwhile, for that would end the request.
    if (request !== null) {
      if (!request.agreed.includes(seat)) return { seat, bot, asks: [], seen: match.n, backTo: request.to };
      continue;
    }
    const asks = owedAsks(match, seat);
    if (asks.length > 0) return { seat, bot, asks, seen: match.n, backTo: null };
  }
  return null;
}

/** The match moved on while the bot was thinking: it looks again. */
function unlessStale(error: unknown): void {
  const stale = ['ask-not-open', 'answer-outdated', 'match-over', 'no-undo-request'];
  if (!(error instanceof Fault) || !stale.includes(error.body.code)) throw error;
}
