/** The move being written: of this turn, or of one of the turns ahead; and the ship as she lies when it begins. */
import { useMemo } from 'react';
import { type Bloom, bloomsOf, choicesFor } from '../../attention/plot-choices.ts';
import type { PlotOrder } from '../../rules/sea/advanced-log.ts';
import type { AnswerTo } from '../../rules/sea/asks.ts';
import type { Ship } from '../../rules/sea/ship.ts';
import { shipOf } from '../../rules/sea/state.ts';
import { type Ahead, aheadOf, beingWritten } from '../courses/ahead.ts';
import type { HexDesk } from '../look/types.ts';
import type { Orders } from './use-orders.ts';

export interface Helm {
  readonly ship: Ship;
  readonly order: PlotOrder;
  readonly blooms: readonly Bloom[];
  /** All turns written ahead; empty where only this turn is. */
  readonly ahead: readonly Ahead[];
  steer(plot: string): void;
}

const NOBODY: readonly Ahead[] = [];

/** Null while no course is on the table. */
export function useHelm(view: HexDesk['view'], orders: Orders, aheadAt: number): Helm | null {
  const { current, answer } = orders;
  const ahead = useMemo(
    () =>
      current?.kind === 'orders'
        ? aheadOf(view, shipOf(view, current.ship), current.turns, (answer as AnswerTo<'orders'>).orders)
        : NOBODY,
    [view, current, answer],
  );
  const writing = current?.kind === 'orders' ? beingWritten(ahead, current.turns)[aheadAt] : undefined;
  const ship = current?.kind === 'plot' ? shipOf(view, current.ship) : (writing?.ship ?? null);
  const oars = current?.kind === 'plot' ? (answer as AnswerTo<'plot'>).oars : writing?.order.oars;
  const blooms = useMemo(
    () => (ship === null ? [] : bloomsOf(choicesFor(view, ship, oars ? { oars } : {}))),
    [view, ship, oars],
  );
  if (ship === null || answer === null) return null;
  if (current?.kind === 'plot') {
    const { message: _, late: __, ...order } = answer as AnswerTo<'plot'>;
    return {
      ship,
      order,
      blooms,
      ahead: NOBODY,
      steer: (plot) => orders.change({ ...(answer as AnswerTo<'plot'>), plot }),
    };
  }
  const given = answer as AnswerTo<'orders'>;
  return {
    ship,
    order: given.orders[aheadAt] ?? { plot: '' },
    blooms,
    ahead,
    steer: (plot) =>
      orders.change({
        ...given,
        orders: given.orders.map((order, i) => (i === aheadAt ? { ...order, plot } : order)),
      }),
  };
}
