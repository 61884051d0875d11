/** Helpers that go on by themselves from ask to ask until the player stops them. The board keeps them. */
import { createContext, useMemo, useState } from 'react';
import type { AskKind } from '../../rules/world/asks.ts';

export interface Autopilot {
  readonly on: ReadonlySet<AskKind>;
  set(kind: AskKind, on: boolean): void;
}

export const AutopilotContext = createContext<Autopilot>({ on: new Set(), set: () => {} });

export function useAutopilot(): Autopilot {
  const [on, setOn] = useState<ReadonlySet<AskKind>>(new Set());
  return useMemo(
    () => ({
      on,
      set: (kind, wanted) =>
        setOn((was) => new Set(wanted ? [...was, kind] : [...was].filter((each) => each !== kind))),
    }),
    [on],
  );
}
