/** Plays orders in tests of the Advanced Game as a turn would, from the writing of the logs to the end of the movement. */
import { closeTurn } from '../close-turn.ts';
import { executionPhase } from '../movement/execution.ts';
import { windPhase } from '../movement/wind-phase.ts';
import { notationPhase, plotAsk } from '../orders/notation.ts';
import type { PlotOrder } from '../sea/advanced-log.ts';
import type { HexAsk } from '../sea/asks.ts';
import type { AdvancedState } from '../sea/edition.ts';
import type { Ship } from '../sea/ship.ts';
import { type State, shipOf } from '../sea/state.ts';
import { context, type TestContext, viewOf } from './sea.ts';
import { expectWhole } from './whole.ts';

type PlotAsk = Extract<HexAsk, { kind: 'plot' }>;

const askOf = (ship: Ship): PlotAsk => ({
  id: 'x',
  seat: ship.seat,
  kind: 'plot',
  rule: '7.2',
  ship: ship.id,
});

/** The code with which an order is refused, or null. */
export function refused(state: State, ship: string, order: PlotOrder): string | null {
  const refusal = plotAsk.check(viewOf(state, shipOf(state, ship).seat), askOf(shipOf(state, ship)), order);
  if (refusal !== null) expectWhole(refusal);
  return refusal?.code ?? null;
}

/** Every order that is offered, as text: the move, then the notes. */
export const offered = (state: State, ship: string): PlotOrder[] => [
  ...plotAsk.choices(viewOf(state, shipOf(state, ship).seat), askOf(shipOf(state, ship))),
];

/** Opens the logs with these orders, whether they would have been accepted or not; who has none lies still. */
export function write(
  state: State,
  orders: Readonly<Record<string, PlotOrder | string>>,
  told: TestContext = context(),
): TestContext {
  if (notationPhase.enter(state, told) === 'waits') {
    const answers = notationPhase.asks(state).map((ask) => {
      const order = orders[ask.ship] ?? '0';
      return { ask, answer: typeof order === 'string' ? { plot: order } : order };
    });
    notationPhase.resolve(state, answers, told);
  }
  return told;
}

/** Writes and carries out. */
export function sailOrders(
  state: State,
  orders: Readonly<Record<string, PlotOrder | string>>,
  told: TestContext = context(),
): TestContext {
  write(state, orders, told);
  executionPhase.enter(state, told);
  return told;
}

/** Ends this turn and begins the next with its Wind Phase. */
export function nextTurn(state: AdvancedState, told: TestContext = context()): TestContext {
  state.turn++;
  closeTurn(state, told);
  windPhase.enter(state, told);
  return told;
}
