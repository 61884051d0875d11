/** Questions that a rule gives a time for: when it is up, what the rule takes for an answer is answered. */
import { pressingAsks } from '@weathergage/kernel';
import type { LiveMatch } from './live-match.ts';
import type { ServerLog } from './server-log.ts';

/** Answers for a seat whose time is up; called outside the match's turn. */
type TimeUp = (id: string, step: number) => Promise<void>;

export class MatchClocks {
  readonly #timeUp: TimeUp;
  readonly #log: ServerLog;
  /** The step each match's clock runs for. It starts anew when the server does. */
  readonly #running = new Map<string, { step: number; timer: NodeJS.Timeout }>();

  constructor(timeUp: TimeUp, log: ServerLog) {
    this.#timeUp = timeUp;
    this.#log = log;
  }

  stop(): void {
    for (const { timer } of this.#running.values()) clearTimeout(timer);
    this.#running.clear();
  }

  /** Starts the clock of a step that has one; a step whose clock runs already keeps it. */
  startClock(live: LiveMatch): void {
    const { match, id } = live;
    if (match === null || match.game.clock === undefined) return;
    const running = this.#running.get(id);
    if (running?.step === match.step) return;
    if (running !== undefined) clearTimeout(running.timer);
    this.#running.delete(id);
    const seconds = pressingAsks(match).map((pressing) => pressing.seconds);
    if (seconds.length === 0) return;
    const { step } = match;
    const timer = setTimeout(() => this.#up(id, step), Math.max(...seconds) * 1000);
    timer.unref();
    this.#running.set(id, { step, timer });
  }

  #up(id: string, step: number): void {
    this.#running.delete(id);
    this.#timeUp(id, step).catch((err: unknown) => this.#log('error', { match: id, err }, 'a clock failed'));
  }
}
