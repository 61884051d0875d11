/** Helpers that go on by themselves from ask to ask until the player stops them. The board keeps them. */
import { useNoted } from '@weathergage/web/toolkit/notes.ts';
import { createContext, useCallback, useEffect, useMemo, useState } from 'react';
import { NO_STANDING, type Standing } from '../../attention/settled.ts';
import type { AskKind } from '../../rules/world/asks.ts';
import type { View } from '../../rules/world/state.ts';

export interface Autopilot {
  readonly on: ReadonlySet<AskKind>;
  set(kind: AskKind, on: boolean): void;
  readonly standing: Standing;
  instruct(change: Partial<Standing>): void;
}

export const AutopilotContext = createContext<Autopilot>({
  on: new Set(),
  set: () => {},
  standing: NO_STANDING,
  instruct: () => {},
});

/** Noted for the seat, so that they go on while the enemy has the chart. */
const KEY = 'autopilot';
const STANDING = 'standing';
const NONE: ReadonlySet<AskKind> = new Set();

type Noted = Readonly<Record<string, unknown>>;

/** What a seat has switched on, by its notes. */
export const autopilotNoted = (notes: Noted): ReadonlySet<AskKind> =>
  (notes[KEY] as ReadonlySet<AskKind> | undefined) ?? NONE;
/** And what it has instructed. */
export const standingNoted = (notes: Noted): Standing =>
  (notes[STANDING] as Standing | undefined) ?? NO_STANDING;

export function useAutopilot(view: View): Autopilot {
  const [on, setOn] = useNoted(KEY, NONE);
  const [standing, setStanding] = useNoted(STANDING, NO_STANDING);
  const instruct = useCallback(
    (change: Partial<Standing>): void => setStanding({ ...standing, ...change }),
    [standing, setStanding],
  );
  // Markers are dealt anew each year: what was said of one holds for its year.
  const [year, setYear] = useState(view.year);
  useEffect(() => {
    if (view.year === year) return;
    setYear(view.year);
    if (standing.voyages.size > 0) setStanding({ ...standing, voyages: new Map() });
  }, [view.year, year, standing, setStanding]);

  return useMemo(
    () => ({
      on,
      set: (kind, wanted) => setOn(new Set(wanted ? [...on, kind] : [...on].filter((each) => each !== kind))),
      standing,
      instruct,
    }),
    [on, setOn, standing, instruct],
  );
}
