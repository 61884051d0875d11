/** What can be heard at a board. The page makes the sounds; a board says by kind of happening which one is meant. */
import { createContext, useContext, useEffect, useRef } from 'react';

/** From the loudest on: of several at one moment the first is heard. */
export const SOUNDS = ['blast', 'broadside', 'gun', 'crash', 'bell', 'call', 'wind'] as const;
export type Sound = (typeof SOUNDS)[number];

/** By kind of happening; of kinds that are not in it nothing is heard. */
export type SoundTable = Readonly<Partial<Record<string, Sound>>>;

/** Nothing is heard where a page gives no ear: in tests of a board, or where it is off. */
export const SoundContext = createContext<(kinds: readonly string[]) => void>(() => {});

/** The one sound of what happens at one moment; null for silence. */
export function soundOf(table: SoundTable, kinds: readonly string[]): Sound | null {
  const meant = new Set(kinds.map((kind) => table[kind]));
  return SOUNDS.find((sound) => meant.has(sound)) ?? null;
}

/** For a stage of its own: heard once whenever the moment changes. Null while nothing is on it. */
export function useHeard(moment: unknown, kinds: readonly string[] | null): void {
  const hear = useContext(SoundContext);
  const newest = useRef({ hear, kinds });
  useEffect(() => {
    newest.current = { hear, kinds };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment is what is heard
  useEffect(() => {
    if (newest.current.kinds !== null) newest.current.hear(newest.current.kinds);
  }, [moment]);
}
