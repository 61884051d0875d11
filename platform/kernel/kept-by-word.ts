/** What takes long to work out, kept by a word for what was asked. */
export type KeptByWord<V> = (word: string, make: () => V) => V;

/** Equal words, equal answers: made once, and all forgotten together when there are as many as may be kept. */
export function keptByWord<V>(most: number): KeptByWord<V> {
  const kept = new Map<string, V>();
  return (word, make) => {
    const before = kept.get(word);
    if (before !== undefined) return before;
    if (kept.size === most) kept.clear();
    const made = make();
    kept.set(word, made);
    return made;
  };
}
