/** Orders fulfilled: which of them it is tried to go on with, against the chance that the Admiral carries it. */

import { Check, toggled } from '@weathergage/web/toolkit/board-panel/fields.tsx';
import { useDrafted } from '@weathergage/web/toolkit/drafts.ts';
import type { ReactNode } from 'react';
import { ownForces } from '../../rules/umpire/phase.ts';
import { theatreOf } from '../../rules/world/theatre.ts';
import { inTen, strategyFaces } from '../look/odds.ts';
import type { PanelProps } from '../look/types.ts';
import { formationName, orderName } from '../look/words.ts';
import { AnswerFrame } from './answer-frame.tsx';

export function ExtendPanel(panel: PanelProps<'extend'>): ReactNode {
  const { view, ask, given } = panel;
  const [orders, setOrders] = useDrafted<readonly string[]>(`${ask.id} orders`, given?.orders ?? []);
  const holderOf = (order: string): string => {
    const found = Object.values(ownForces(view).formations).find(
      ({ execution }) => execution?.order === order,
    );
    return found === undefined ? '' : formationName(view, found.id);
  };
  const faces = (order: string): number =>
    strategyFaces(view, view.side!, theatreOf(view).orders.get(order)?.command ?? null);
  return (
    <AnswerFrame
      panel={panel}
      title="Orders fulfilled"
      answer={{ orders: [...orders] }}
      confirm={orders.length === 0 ? 'Enough of it' : 'The same again'}
    >
      <p className="ask-says">
        {ask.orders.length === 1
          ? 'This Order is Fulfilled, and counts'
          : 'These Orders are Fulfilled, and count'}{' '}
        for you in any case. Mark what the Admiral shall try to go on with.
      </p>
      {ask.orders.map((order) => (
        <Check
          key={order}
          checked={orders.includes(order)}
          data-testid={`extend-${order}`}
          onChange={() => setOrders(toggled(orders, order))}
        >
          <span>
            {orderName(view, order)}, {holderOf(order)}
            <small className="st-means">
              {inTen(faces(order))} that it begins the same Order anew; else, or unmarked, it is free for
              another
            </small>
          </span>
        </Check>
      ))}
    </AnswerFrame>
  );
}
