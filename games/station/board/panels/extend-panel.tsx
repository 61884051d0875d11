/** Orders fulfilled: which of them it is tried to go on with, against the chance that the Admiral carries it. */
import { AskFrame } from '@weathergage/web/toolkit/board-panel/ask-frame.tsx';
import { type ReactNode, useState } from 'react';
import { check } from '../../rules/answers.ts';
import { ownForces } from '../../rules/umpire/phase.ts';
import { theatreOf } from '../../rules/world/theatre.ts';
import { inTen, strategyFaces } from '../look/odds.ts';
import type { PanelProps } from '../look/types.ts';
import { formationName, orderName } from '../look/words.ts';

export function ExtendPanel({ view, ask, given, readOnly, give }: PanelProps<'extend'>): ReactNode {
  const [orders, setOrders] = useState<readonly string[]>(given?.orders ?? []);
  const holderOf = (order: string): string => {
    const found = Object.values(ownForces(view).formations).find(
      ({ execution }) => execution?.order === order,
    );
    return found === undefined ? '' : formationName(view, found.id);
  };
  const faces = (order: string): number =>
    strategyFaces(view, view.side!, theatreOf(view).orders.get(order)?.command ?? null);
  return (
    <AskFrame
      title="Orders fulfilled"
      rule={ask.rule}
      kind={ask.kind}
      confirm={orders.length === 0 ? 'Enough of it' : 'The same again'}
      fault={check(view, ask, { orders: [...orders] })}
      readOnly={readOnly}
      onConfirm={() => give({ orders: [...orders] })}
    >
      <p className="st-says">
        {ask.orders.length === 1
          ? 'This Order is Fulfilled, and counts'
          : 'These Orders are Fulfilled, and count'}{' '}
        for you in any case. Mark what the Admiral shall try to go on with.
      </p>
      {ask.orders.map((order) => (
        <label key={order} className="st-check">
          <input
            type="checkbox"
            checked={orders.includes(order)}
            data-testid={`extend-${order}`}
            onChange={() =>
              setOrders(orders.includes(order) ? orders.filter((one) => one !== order) : [...orders, order])
            }
          />
          <span>
            {orderName(view, order)}, {holderOf(order)}
            <small className="st-means">
              {inTen(faces(order))} that it begins the same Order anew; else, or unmarked, it is free for
              another
            </small>
          </span>
        </label>
      ))}
    </AskFrame>
  );
}
