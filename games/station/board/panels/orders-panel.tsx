/** The Orders Step at the admiral's desk: letters are drawn, kept, and issued to Formations. */

import { AskFrame } from '@weathergage/web/toolkit/board-panel/ask-frame.tsx';
import { Pill, Pills, Row, Rows } from '@weathergage/web/toolkit/board-panel/rows.tsx';
import { Button, RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import { useDrafted } from '@weathergage/web/toolkit/drafts.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { TURNS_IN_YEAR } from '../../rules/module/vocabulary.ts';
import { convoysFor, issueKey, needsCheck, targetsFor } from '../../rules/orders/issue.ts';
import { checkOrdersAct } from '../../rules/orders/order-acts.ts';
import { dateOf, ownForces, today } from '../../rules/umpire/phase.ts';
import type { OrdersAct } from '../../rules/world/asks.ts';
import { topFormations } from '../../rules/world/formations.ts';
import type { View } from '../../rules/world/state.ts';
import { theatreOf } from '../../rules/world/theatre.ts';
import { orderPlaces } from '../desk/order-places.ts';
import { needWords } from '../desk/order-words.ts';
import { inTen, strategyFaces } from '../look/odds.ts';
import type { PanelProps, Refusal } from '../look/types.ts';
import { count, formationName, list, orderName, placeName, squadronName } from '../look/words.ts';
import { type OrdersActProps, Rendezvous } from './rendezvous.tsx';

const BLIND = 'and one more blind';

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

/** 9.365: to one at sea an Order gets only if the Admiral passes a Strategy Check. */
const chanceWords = (view: View, order: string, formation: string): string =>
  needsCheck(view, view.side!, formation)
    ? ` (at sea: ${inTen(strategyFaces(view, view.side!, theatreOf(view).orders.get(order)?.command ?? null))})`
    : '';

const nobodyWords = (view: View, order: string): string =>
  ownForces(view).desk.tried.includes(issueKey(order))
    ? 'The Admiral’s Strategy Check failed: it can be tried again next Turn, or given freely to one at anchor.'
    : 'Nobody can have it now: it needs a Formation with the force named above and no other Order.';

/** A scenario that is over before the Year is wants its letters done by then. */
const dueWords = (view: View): string => {
  const last = dateOf(view, view.scenario.turns - 1);
  return last.year === today(view).year && last.turn < TURNS_IN_YEAR
    ? `by the end of Turn ${last.turn}`
    : 'within the Year';
};

/** What it costs to leave the desk with letters in hand: at the end they count as Failed (9.38, 12.23). */
function leftWords(view: View): string | null {
  const { hand } = ownForces(view).desk;
  if (hand.length === 0) return null;
  const failed = view.scenario.scoreOrders?.failed;
  const cost =
    failed === undefined
      ? 'counts as Failed when the Year ends'
      : `costs ${count(Math.abs(failed), 'point')} of Prestige a letter at the end`;
  return `${list(hand.map(({ order }) => orderName(view, order)))}: not issued. What is still in hand ${cost}.`;
}

export function OrdersPanel({ view, ask, readOnly, give, mark }: PanelProps<'orders'>): ReactNode {
  const side = view.side!;
  const { desk } = ownForces(view);
  const { orders } = theatreOf(view);
  const [chosen, setChosen] = useDrafted<string | null>(`${ask.id} chosen`, null);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const act = async (one: OrdersAct): Promise<void> => setRefused(await give({ acts: [one], done: false }));
  const words = (order: string): string =>
    orders.get(order) === undefined ? '' : needWords(view, orders.get(order)!);
  const may = (one: OrdersAct): boolean => !readOnly && checkOrdersAct(view, side, one) === null;
  const [read, setRead] = useState<string | null>(null);
  const lit = read ?? chosen;
  useEffect(() => {
    mark(lit === null ? null : { lit: orderPlaces(view, lit) });
    return () => mark(null);
  }, [mark, view, lit]);
  /** Whoever looks at an Order sees its places on the chart. */
  const reading = (order: string) => ({
    onPointerEnter: () => setRead(order),
    onPointerLeave: () => setRead(null),
    onFocus: () => setRead(order),
    onBlur: () => setRead(null),
  });

  if (desk.drawn.length > 0)
    return (
      <AskFrame title="Which will you keep?" ask={ask} fault={refused} readOnly={readOnly}>
        <Rows>
          {desk.drawn.map((order) => (
            <Row
              key={order}
              disabled={readOnly}
              data-testid={`keep-${order}`}
              {...reading(order)}
              onClick={() => void act({ do: 'keep', order })}
            >
              <strong>{orderName(view, order)}</strong>
              <small>{words(order)}</small>
            </Row>
          ))}
        </Rows>
      </AskFrame>
    );

  const done = () => give({ acts: [], done: true });
  const left = leftWords(view);
  const taking = chosen !== null && desk.pool.includes(chosen) ? chosen : null;
  return (
    <AskFrame
      title="Orders from home"
      ask={ask}
      fault={
        refused ?? (taking === null ? null : checkOrdersAct(view, side, { do: 'choose', order: taking }))
      }
      confirm={taking === null ? 'That is all' : `Take it, ${BLIND}`}
      alone={taking !== null}
      readOnly={readOnly}
      onConfirm={() =>
        taking === null ? done() : give({ acts: [{ do: 'choose', order: taking }], done: false })
      }
      extra={
        taking === null ? (
          left !== null && (
            <p className="ask-says ask-warn" role="note" data-testid="orders-left">
              {left} <RuleLink rule="9.38" />
            </p>
          )
        ) : (
          <Button disabled={readOnly} data-testid="orders-put-back" onClick={() => setChosen(null)}>
            Put it back
          </Button>
        )
      }
    >
      {desk.hand.length > 0 && <h3 className="st-port-head">In hand</h3>}
      <ul className="ask-rows">
        {desk.hand.map(({ order, mandatory }) => (
          <li key={order} className="st-yard" {...reading(order)}>
            <b>{orderName(view, order)}</b> {mandatory && <span className="ask-warn">must be issued</span>}
            <p className="ask-says">{words(order)}</p>
            <Pills>
              {issues(view, order).map((one) => (
                <Pill
                  key={JSON.stringify(one)}
                  disabled={readOnly}
                  data-testid={`issue-${order}-${one.formation}`}
                  onClick={() => void act(one)}
                >
                  To {nameOf(view, one.formation)}
                  {one.target === undefined ? '' : `: ${placeName(view, one.target)}`}
                  {chanceWords(view, order, one.formation)}
                </Pill>
              ))}
              {issues(view, order).length === 0 && <small>{nobodyWords(view, order)}</small>}
            </Pills>
          </li>
        ))}
      </ul>
      <h3 className="st-port-head">
        The pool <small>a letter received must be fulfilled {dueWords(view)}</small>
      </h3>
      <Pills>
        <Pill
          disabled={!may({ do: 'draw' })}
          data-testid="orders-draw"
          onClick={() => void act({ do: 'draw' })}
        >
          Draw blind, keep one
        </Pill>
      </Pills>
      <Rows>
        {desk.pool.map((order) => (
          <Row
            key={order}
            aria-pressed={order === chosen}
            data-testid={`pool-${order}`}
            {...reading(order)}
            onClick={() => setChosen(order === chosen ? null : order)}
          >
            <strong>{orderName(view, order)}</strong>
            <small>{words(order)}</small>
          </Row>
        ))}
      </Rows>
      <Rendezvous view={view} readOnly={readOnly} act={act} />
      <GiveUp view={view} readOnly={readOnly} act={act} />
    </AskFrame>
  );
}

/** 9.387: an Order may be given up on purpose, if the Admiral carries it. */
function GiveUp({ view, readOnly, act }: OrdersActProps): ReactNode {
  const executing = topFormations(ownForces(view)).filter(
    ({ id }) => checkOrdersAct(view, view.side!, { do: 'fail', formation: id }) === null,
  );
  if (executing.length === 0) return null;
  return (
    <details className="st-watch">
      <summary>Give an Order up</summary>
      <Pills>
        {executing.map(({ id, execution }) => (
          <Pill key={id} disabled={readOnly} onClick={() => void act({ do: 'fail', formation: id })}>
            {formationName(view, id)}: {orderName(view, execution?.order ?? '')}
          </Pill>
        ))}
      </Pills>
    </details>
  );
}
