/** What an order looks like on the chart before it is given: a run and a turn, or guns and their lanes. */
import type { ReactNode } from 'react';
import type { Answer, AnswerTo, MoveOrder, TableAsk } from '../../rules/table/asks.ts';
import { baseOf, shipOf, type View } from '../../rules/table/state.ts';
import { BatteryOverlay, FireOverlay } from './fire-overlay.tsx';
import { shotsOf } from './move-draft.ts';
import type { UnitOrder } from './pick.ts';
import { SegmentOverlay } from './segment-overlay.tsx';
import type { Sailing } from './use-segment.ts';

interface OrderOverlayProps {
  readonly view: View;
  readonly ask: TableAsk;
  readonly answer: Answer;
  /** The leg in hand; null unless a segment is being ordered. */
  readonly sailing: Sailing | null;
  readonly at: UnitOrder;
  readonly scale: number;
}

export function OrderOverlay({ view, ask, answer, sailing, at, scale }: OrderOverlayProps): ReactNode {
  switch (ask.kind) {
    case 'segment': {
      if (sailing === null) return null;
      const ship = shipOf(view, ask.ship);
      const order = answer as MoveOrder;
      return (
        <>
          {at.firing && at.from !== null && (
            <FireOverlay view={view} ship={ship} base={at.from} shots={shotsOf(order)} />
          )}
          <SegmentOverlay view={view} {...sailing} scale={scale} />
        </>
      );
    }
    case 'fire':
    case 'bears': {
      const ship = shipOf(view, ask.ship);
      const order = answer as AnswerTo<'fire'> | AnswerTo<'bears'>;
      return (
        <FireOverlay
          view={view}
          ship={ship}
          base={baseOf(ship)}
          shots={order.do === 'fire' ? order.shots : []}
        />
      );
    }
    case 'battery':
      return (
        <BatteryOverlay
          view={view}
          id={ask.battery}
          target={(answer as AnswerTo<'battery'>).shot?.target ?? null}
        />
      );
    default:
      return null;
  }
}
