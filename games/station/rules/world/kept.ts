/** What has been worked out for a theatre, kept by a word for what was asked. */
import type { Theatre } from './theatre.ts';

export type Kept<V> = (theatre: Theatre, word: string, make: () => V) => V;

/** Equal words, equal answers: made once, and all forgotten together when there are as many as may be kept. */
export function keepsFor<V>(most: number): Kept<V> {
  const known = new WeakMap<Theatre, Map<string, V>>();
  return (theatre, word, make) => {
    let kept = known.get(theatre);
    if (kept === undefined) {
      kept = new Map();
      known.set(theatre, kept);
    }
    const before = kept.get(word);
    if (before !== undefined) return before;
    if (kept.size === most) kept.clear();
    const made = make();
    kept.set(word, made);
    return made;
  };
}
