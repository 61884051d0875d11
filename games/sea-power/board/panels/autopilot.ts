/** Helpers that go on by themselves from ask to ask until the player stops them. The board keeps them. */
import { createContext } from 'react';
import type { AskKind } from '../../rules/world/asks.ts';

export interface Autopilot {
  readonly on: ReadonlySet<AskKind>;
  set(kind: AskKind, on: boolean): void;
}

export const AutopilotContext = createContext<Autopilot>({ on: new Set(), set: () => {} });
