/** What has been worked out for a theatre, kept by a word for what was asked. */
import { type KeptByWord, keptByWord } from '@weathergage/kernel';
import type { Theatre } from './theatre.ts';

export type Kept<V> = (theatre: Theatre, ...asked: Parameters<KeptByWord<V>>) => V;

export function keepsFor<V>(most: number): Kept<V> {
  const known = new WeakMap<Theatre, KeptByWord<V>>();
  return (theatre, word, make) => {
    let kept = known.get(theatre);
    if (kept === undefined) {
      kept = keptByWord(most);
      known.set(theatre, kept);
    }
    return kept(word, make);
  };
}
