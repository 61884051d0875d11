/** The Orders Step at the admiral's desk: letters are drawn, kept, and issued to Formations. */
import { AskFrame } from '@weathergage/web/toolkit/board-panel/ask-frame.tsx';
import { Button } from '@weathergage/web/toolkit/controls.tsx';
import { type ReactNode, useState } from 'react';
import { convoysFor, targetsFor } from '../../rules/orders/issue.ts';
import { checkOrdersAct } from '../../rules/orders/order-acts.ts';
import { ownForces } from '../../rules/umpire/phase.ts';
import type { OrdersAct } from '../../rules/world/asks.ts';
import { topFormations } from '../../rules/world/formations.ts';
import type { View } from '../../rules/world/state.ts';
import { theatreOf } from '../../rules/world/theatre.ts';
import { needWords } from '../desk/order-words.ts';
import type { PanelProps, Refusal } from '../look/types.ts';
import { formationName, orderName, placeName, squadronName } from '../look/words.ts';
import { Rendezvous } from './rendezvous.tsx';

const BLIND = 'and one more comes blind';

/** Every way in which a chit in hand may be issued now. */
function issues(view: View, order: string): Extract<OrdersAct, { do: 'issue' }>[] {
  const side = view.side!;
  const found: Extract<OrdersAct, { do: 'issue' }>[] = [];
  const forces = ownForces(view);
  const counter = theatreOf(view).orders.get(order);
  if (counter === undefined) return found;
  const alone = Object.values(forces.squadrons)
    .filter(({ port }) => port?.state === 'FittingOut')
    .map(({ id }) => id);
  for (const formation of [...topFormations(forces).map(({ id }) => id), ...alone])
    for (const target of [undefined, ...targetsFor(view, side, counter)])
      for (const convoy of [undefined, ...convoysFor(view, side, counter).map(({ id }) => id)]) {
        const act = {
          do: 'issue' as const,
          order,
          formation,
          ...(target === undefined ? {} : { target }),
          ...(convoy === undefined ? {} : { convoy }),
        };
        if (checkOrdersAct(view, side, act) === null) found.push(act);
      }
  return found;
}

const nameOf = (view: View, id: string): string =>
  ownForces(view).formations[id] === undefined
    ? `Squadron ${squadronName(view, id)}`
    : formationName(view, id);

export function OrdersPanel({ view, ask, readOnly, give }: PanelProps<'orders'>): ReactNode {
  const side = view.side!;
  const { desk } = ownForces(view);
  const { orders } = theatreOf(view);
  const [chosen, setChosen] = useState<string | null>(null);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const act = async (one: OrdersAct): Promise<void> => setRefused(await give({ acts: [one], done: false }));
  const words = (order: string): string =>
    orders.get(order) === undefined ? '' : needWords(view, orders.get(order)!);
  const may = (one: OrdersAct): boolean => !readOnly && checkOrdersAct(view, side, one) === null;

  if (desk.drawn.length > 0)
    return (
      <AskFrame
        title="Which will you keep?"
        rule={ask.rule}
        kind={ask.kind}
        fault={refused}
        readOnly={readOnly}
      >
        <div className="st-rows">
          {desk.drawn.map((order) => (
            <button
              key={order}
              type="button"
              className="st-row"
              disabled={readOnly}
              data-testid={`keep-${order}`}
              onClick={() => void act({ do: 'keep', order })}
            >
              <span className="st-row-words">
                <strong>{orderName(view, order)}</strong>
                <small>{words(order)}</small>
              </span>
            </button>
          ))}
        </div>
      </AskFrame>
    );

  return (
    <AskFrame
      title="Orders from home"
      rule={ask.rule}
      kind={ask.kind}
      fault={refused}
      confirm="That is all"
      readOnly={readOnly}
      onConfirm={() => give({ acts: [], done: true })}
    >
      {desk.hand.length > 0 && <h3 className="st-port-head">In hand</h3>}
      <ul className="st-rows">
        {desk.hand.map(({ order, mandatory }) => (
          <li key={order} className="st-yard">
            <b>{orderName(view, order)}</b> {mandatory && <span className="st-warn">must be issued</span>}
            <p className="st-says">{words(order)}</p>
            <div className="st-ways">
              {issues(view, order).map((one) => (
                <button
                  key={JSON.stringify(one)}
                  type="button"
                  disabled={readOnly}
                  data-testid={`issue-${order}-${one.formation}`}
                  onClick={() => void act(one)}
                >
                  To {nameOf(view, one.formation)}
                  {one.target === undefined ? '' : `: ${placeName(view, one.target)}`}
                </button>
              ))}
              {issues(view, order).length === 0 && <small>Nobody can have it now.</small>}
            </div>
          </li>
        ))}
      </ul>
      <h3 className="st-port-head">
        The pool <small>a letter received must be fulfilled within the Year</small>
      </h3>
      <div className="st-ways">
        <button
          type="button"
          disabled={!may({ do: 'draw' })}
          data-testid="orders-draw"
          onClick={() => void act({ do: 'draw' })}
        >
          Draw blind, keep one
        </button>
      </div>
      <div className="st-rows">
        {desk.pool.map((order) => (
          <button
            key={order}
            type="button"
            className="st-row"
            aria-pressed={order === chosen}
            data-testid={`pool-${order}`}
            onClick={() => setChosen(order === chosen ? null : order)}
          >
            <span className="st-row-words">
              <strong>{orderName(view, order)}</strong>
              {order === chosen && <small>{words(order)}</small>}
            </span>
          </button>
        ))}
      </div>
      {chosen !== null && desk.pool.includes(chosen) && (
        <Button
          look="brass"
          disabled={!may({ do: 'choose', order: chosen })}
          data-testid="orders-choose"
          onClick={() => void act({ do: 'choose', order: chosen })}
        >
          Take {orderName(view, chosen)}, {BLIND}
        </Button>
      )}
      <Rendezvous view={view} readOnly={readOnly} act={act} />
      <GiveUp view={view} readOnly={readOnly} act={act} />
    </AskFrame>
  );
}

/** 9.387: an Order may be given up on purpose, if the Admiral carries it. */
function GiveUp({
  view,
  readOnly,
  act,
}: {
  readonly view: View;
  readonly readOnly: boolean;
  act(one: OrdersAct): Promise<void>;
}): ReactNode {
  const executing = topFormations(ownForces(view)).filter(
    ({ id }) => checkOrdersAct(view, view.side!, { do: 'fail', formation: id }) === null,
  );
  if (executing.length === 0) return null;
  return (
    <details className="st-watch">
      <summary>Give an Order up</summary>
      <div className="st-ways">
        {executing.map(({ id, execution }) => (
          <button
            key={id}
            type="button"
            disabled={readOnly}
            onClick={() => void act({ do: 'fail', formation: id })}
          >
            {formationName(view, id)}: {orderName(view, execution?.order ?? '')}
          </button>
        ))}
      </div>
    </details>
  );
}
