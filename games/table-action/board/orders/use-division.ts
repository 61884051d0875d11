/** The order for a division that is being thought over: it lives as long as the squadron is asked who goes next. */
import { useNoted } from '@weathergage/web/toolkit/notes.ts';
import { useMemo } from 'react';
import { AS_THEY_GO, type DivisionOrder, type Planned, planDivision } from '../../attention/division.ts';
import type { Leg } from '../../attention/plan.ts';
import type { View } from '../../rules/table/state.ts';
import type { AskOf } from '../look/types.ts';
import type { Orders } from './use-orders.ts';

export interface DivisionWork {
  readonly ask: AskOf<'activate'>;
  readonly order: DivisionOrder;
  readonly planned: readonly Planned[];
  change(changes: Partial<DivisionOrder>): void;
  /** A course laid by hand for one ship, which then leads if others are to do as she does. */
  lay(ship: string, legs: readonly Leg[]): void;
}

/** Null unless several ships wait for their orders. */
export function useDivision(view: View, { current }: Orders): DivisionWork | null {
  const [kept, setKept] = useNoted<{ readonly key: string; readonly order: DivisionOrder } | null>(
    'division',
    null,
  );
  const ask = current?.kind === 'activate' && current.ships.length > 1 ? current : null;
  const key = ask === null ? '' : `${view.turn} ${ask.squadron}`;
  // Guns and sail that were ordered last are what the next division is thought to want as well; courses are its own.
  const order = useMemo(
    () =>
      kept === null
        ? AS_THEY_GO
        : kept.key === key
          ? kept.order
          : { ...AS_THEY_GO, manoeuvre: kept.order.manoeuvre, guns: kept.order.guns },
    [kept, key],
  );
  const planned = useMemo(
    () => (ask === null ? [] : planDivision(view, ask.ships, order)),
    [view, ask, order],
  );
  if (ask === null) return null;
  const change = (changes: Partial<DivisionOrder>): void => setKept({ key, order: { ...order, ...changes } });
  return {
    ask,
    order,
    planned,
    change,
    lay: (ship, legs) => change({ lead: ship, legs: { ...order.legs, [ship]: legs } }),
  };
}
