/** Questions that a rule gives a time for: when it is up, what the rule takes for an answer is answered. */
import { pressingAsks } from '@weathergage/kernel';
import type { Note } from './bots.ts';
import type { Table } from './table.ts';

/** Answers for a seat whose time is up; called outside the table's turn. */
type Ring = (id: string, step: number) => Promise<void>;

export class ClockRoom {
  readonly #ring: Ring;
  readonly #note: Note;
  /** The step each match's clock runs for. It starts anew when the server does. */
  readonly #running = new Map<string, { step: number; timer: NodeJS.Timeout }>();

  constructor(ring: Ring, note: Note) {
    this.#ring = ring;
    this.#note = note;
  }

  stop(): void {
    for (const { timer } of this.#running.values()) clearTimeout(timer);
    this.#running.clear();
  }

  /** Starts the clock of a step that has one; a step whose clock runs already keeps it. */
  wind(table: Table): void {
    const { match, id } = table;
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
    this.#ring(id, step).catch((err: unknown) => this.#note('error', { match: id, err }, 'a clock failed'));
  }
}
