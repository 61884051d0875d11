/**
 * Orders that are being thought over: they are found again after a reload, and after the curtain, by the seat that wrote
 * them, as long as the same questions are open.
 */
import { createContext, useCallback, useContext, useRef, useState } from 'react';

export interface Drafts {
  /** Undefined where nothing was kept. */
  read(key: string): unknown;
  keep(key: string, value: unknown): void;
}

/** Where a page keeps nothing, a draft lives as long as its panel. */
export const DraftsContext = createContext<Drafts>({ read: () => undefined, keep: () => {} });

/** A state like any other, which a reload leaves as it was. `key` must be that of one question, or of the board. */
export function useDrafted<V>(
  key: string,
  first: V | (() => V),
): readonly [V, (next: V | ((was: V) => V)) => void] {
  const drafts = useContext(DraftsContext);
  const [value, setValue] = useState<V>(() => {
    const kept = drafts.read(key);
    return kept === undefined ? firstOf(first) : (kept as V);
  });
  const newest = useRef({ drafts, value });
  newest.current.drafts = drafts;
  const change = useCallback(
    (next: V | ((was: V) => V)): void => {
      const made = typeof next === 'function' ? (next as (was: V) => V)(newest.current.value) : next;
      newest.current.value = made;
      newest.current.drafts.keep(key, made);
      setValue(made);
    },
    [key],
  );
  return [value, change];
}

const firstOf = <V>(first: V | (() => V)): V => (typeof first === 'function' ? (first as () => V)() : first);
