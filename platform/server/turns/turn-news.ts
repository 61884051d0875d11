/**
 * News of whose turn it is, for whoever calls people: told at one server, once for each turn. They are a call to look
 * and no more than that: what stands is `people.waiting`, where a server that was killed finds it again.
 */
import type { Seat } from '@weathergage/kernel';
import type { WaitingSeat } from '@weathergage/people';

export type TurnEvent =
  /** Somebody is waited for who was not; or is asked something else, having been waited for already. */
  | { readonly kind: 'to-move' | 'asked-again'; readonly match: string; readonly turn: WaitingSeat }
  /** His time was up, and the game's own orders were given for him. */
  | { readonly kind: 'missed'; readonly match: string; readonly seat: Seat; readonly missed: number }
  /** The chair is another's: a machine's, somebody's by name, or whoever's sits down there. */
  | {
      readonly kind: 'replaced';
      readonly match: string;
      readonly seat: Seat;
      readonly by: 'machine' | 'person' | 'anybody';
    };

export class TurnNews {
  readonly #listeners = new Set<(event: TurnEvent) => void>();

  /** Returns what ends it. Listeners must not throw. */
  listen(listener: (event: TurnEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  tell(event: TurnEvent): void {
    for (const listener of this.#listeners) listener(event);
  }
}
