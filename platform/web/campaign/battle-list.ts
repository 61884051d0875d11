/** The battles of a match that sends them elsewhere, as its screen looks at them, wherever they are fought. */
import { canonical, type Seat } from '@weathergage/kernel';
import type { BattleBook, BattleNow } from '../tables/table.ts';

export abstract class BattleList implements BattleBook {
  readonly #listeners = new Set<() => void>();
  #now: readonly BattleNow[] = [];
  #trouble: string | null = null;
  #closed = false;

  abstract readonly options: unknown;
  fightUnseen?(match: string): void;
  giveChair?(match: string, seat: Seat, to: 'link' | 'me'): Promise<string | null>;

  now(): readonly BattleNow[] {
    return this.#now;
  }

  trouble(): string | null {
    return this.#trouble;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#closed = true;
    this.#listeners.clear();
  }

  protected get closed(): boolean {
    return this.#closed;
  }

  /** Whether it went well, or what stood in the way. */
  protected cameTo(error: unknown): void {
    this.#trouble = error === null ? null : error instanceof Error ? error.message : String(error);
  }

  /** The battles as they stand; the list is a new one only where anything in it has changed. */
  protected stand(now: readonly BattleNow[]): void {
    if (canonical(now) !== canonical(this.#now)) this.#now = now;
  }

  protected tellAll(): void {
    if (!this.#closed) for (const listener of this.#listeners) listener();
  }
}
