/** Helpers that go on by themselves from ask to ask until the player stops them. The board keeps them. */
import { useNoted } from '@weathergage/web/toolkit/notes.ts';
import { createContext, useMemo } from 'react';
import type { AskKind } from '../../rules/world/asks.ts';

export interface Autopilot {
  readonly on: ReadonlySet<AskKind>;
  set(kind: AskKind, on: boolean): void;
}

export const AutopilotContext = createContext<Autopilot>({ on: new Set(), set: () => {} });

/** Noted for the seat, so that they go on while the enemy has the chart. */
const KEY = 'autopilot';
const NONE: ReadonlySet<AskKind> = new Set();

/** What a seat has switched on, by its notes. */
export const autopilotNoted = (notes: Readonly<Record<string, unknown>>): ReadonlySet<AskKind> =>
  (notes[KEY] as ReadonlySet<AskKind> | undefined) ?? NONE;

export function useAutopilot(): Autopilot {
  const [on, setOn] = useNoted(KEY, NONE);
  return useMemo(
    () => ({
      on,
      set: (kind, wanted) => setOn(new Set(wanted ? [...on, kind] : [...on].filter((each) => each !== kind))),
    }),
    [on, setOn],
  );
}
