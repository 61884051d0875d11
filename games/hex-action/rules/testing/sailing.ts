/** Plays notations and movements of the Advanced Game in tests. */
import { expect } from 'vitest';
import { closeTurn } from '../close-turn.ts';
import { executionPhase } from '../movement/execution.ts';
import { windPhase } from '../movement/wind-phase.ts';
import { notationPhase, plotAsk } from '../orders/notation.ts';
import { legalPlots } from '../sailing/plot.ts';
import type { Notes } from '../sea/advanced-log.ts';
import type { AdvancedState } from '../sea/edition.ts';
import { hexKey, hexName } from '../sea/hex.ts';
import type { Ship } from '../sea/ship.ts';
import type { State } from '../sea/state.ts';
import { context, hexNamed, type TestContext, viewOf } from './sea.ts';

export type Order = Notes & { readonly plot: string };
export const shipById = <S extends Ship>(state: { readonly ships: readonly S[] }, id: string): S =>
  state.ships.find((ship) => ship.id === id)!;
export const lyingHex = (state: State, id: string): string =>
  `${hexName(shipById(state, id).bow)} ${shipById(state, id).heading}`;
export const keyNamed = (name: string): string => hexKey(hexNamed(name));

/** The legal plots of a ship as they are written. */
export const legalTexts = (state: State, ship: Ship): string[] =>
  legalPlots(state, ship).map(({ plot }) => plot);

/** One notation and one movement; every order must be lawful, and who has none lies still. */
export function sailPhase(
  state: State,
  orders: Record<string, Order> = {},
  tools: TestContext = context(),
): TestContext {
  if (notationPhase.enter(state, tools) === 'waits') {
    const answers = notationPhase
      .asks(state)
      .map((ask) => ({ ask, answer: orders[ask.ship] ?? { plot: '0' } }));
    for (const { ask, answer } of answers)
      expect(plotAsk.check(viewOf(state, ask.seat), ask as never, answer)).toBeNull();
    notationPhase.resolve(state, answers, tools);
  }
  expect(executionPhase.enter(state, tools)).toBe('done');
  return tools;
}
export function nextTurn(state: AdvancedState, tools: TestContext = context()): void {
  state.turn++;
  closeTurn(state, tools);
  windPhase.enter(state, tools);
}
