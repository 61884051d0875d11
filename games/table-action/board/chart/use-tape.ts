/** The tape in hand or rolled up, and where it lies. */
import { useState } from 'react';
import type { View } from '../../rules/table/state.ts';
import { placeOf } from './places.ts';
import type { Tape } from './tape.tsx';

export interface TapeInHand {
  readonly out: boolean;
  readonly tape: Tape | null;
  lay(tape: Tape): void;
  /** From one ship or fort to another. */
  layBetween(from: string | null, to: string): void;
  /** Takes it out, or rolls it up; what a key does, so that it says whether it did. */
  toggle(): true;
}

export function useTape(view: View): TapeInHand {
  const [out, setOut] = useState(false);
  const [tape, setTape] = useState<Tape | null>(null);
  return {
    out,
    tape,
    lay: setTape,
    layBetween: (from, to) => {
      const [start, end] = [placeOf(view, from), placeOf(view, to)];
      if (start !== null && end !== null) setTape({ from: start, to: end });
    },
    toggle: () => {
      setTape(null);
      setOut(!out);
      return true;
    },
  };
}
