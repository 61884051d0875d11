/**
 * What a player has told his board to remember: kept for his seat while the match is on the screen, also while somebody
 * else has the chart.
 */
import { createContext, useCallback, useContext, useState } from 'react';

export interface Notes {
  /** Everything noted so far, by key. */
  readonly all: Readonly<Record<string, unknown>>;
  /** `fleeting`: not kept over a reload. */
  note(key: string, value: unknown, fleeting?: boolean): void;
}

export const NotesContext = createContext<Notes>({ all: {}, note: () => {} });

/** A state like any other that the seat finds again when the chart comes back to it. `first` must stay the same. */
export function useNoted<V>(key: string, first: V, fleeting = false): readonly [V, (value: V) => void] {
  const { all, note } = useContext(NotesContext);
  const [value, setValue] = useState<V>(() => (Object.hasOwn(all, key) ? (all[key] as V) : first));
  const change = useCallback(
    (next: V): void => {
      note(key, next, fleeting);
      setValue(next);
    },
    [key, note, fleeting],
  );
  return [value, change];
}
