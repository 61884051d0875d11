/** Whom this reader does not want to hear at a match; kept in this browser, and nobody else is told. */
import { useState } from 'react';
import { keepValue, readKept } from '../tables/browser-keep.ts';

const keyOf = (match: string): string => `muted.${match}`;

const kept = (match: string): readonly string[] => {
  const value = readKept(keyOf(match));
  return Array.isArray(value) ? value.filter((seat) => typeof seat === 'string') : [];
};

export function useMuted(match: string): {
  readonly muted: readonly string[];
  mute(seat: string, on: boolean): void;
} {
  const [muted, setMuted] = useState(() => kept(match));
  return {
    muted,
    mute: (seat, on) => {
      const next = [...muted.filter((other) => other !== seat), ...(on ? [seat] : [])];
      setMuted(next);
      keepValue(keyOf(match), next);
    },
  };
}
