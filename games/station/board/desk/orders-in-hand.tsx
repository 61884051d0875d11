/** Orders in hand and being executed, what each needs, and how far it has come. */
import type { ReactNode } from 'react';
import { ownForces } from '../../rules/umpire/phase.ts';
import { topFormations } from '../../rules/world/formations.ts';
import type { View } from '../../rules/world/state.ts';
import { theatreOf } from '../../rules/world/theatre.ts';
import { count, formationName, orderName } from '../look/words.ts';
import { needWords, progressWords } from './order-words.ts';

export function OrdersInHand({ view }: { readonly view: View }): ReactNode {
  const forces = ownForces(view);
  const { orders } = theatreOf(view);
  const executing = topFormations(forces).filter(({ execution }) => execution !== null);
  return (
    <section>
      <h3>Orders</h3>
      <ul className="st-chits">
        {executing.map(({ id, execution }) => (
          <li key={id} data-state="executing">
            <b>{orderName(view, execution!.order)}</b>
            <span>{formationName(view, id)}</span>
            <small>{progressWords(view, execution!)}</small>
          </li>
        ))}
        {forces.desk.hand.map(({ order, mandatory }) => (
          <li key={order} data-state="hand">
            <b>{orderName(view, order)}</b>
            {mandatory && <span className="ask-warn">must be issued soon</span>}
            <small>{orders.get(order) === undefined ? '' : needWords(view, orders.get(order)!)}</small>
          </li>
        ))}
      </ul>
      <p className="ask-says">
        {forces.desk.hand.length === 0 && executing.length === 0 ? 'No Orders in hand. ' : ''}
        {count(forces.desk.pool.length, 'letter')} in the pool: the Orders step offers them.
      </p>
    </section>
  );
}
