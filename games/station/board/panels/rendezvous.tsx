/** 9.42: a Squadron by itself to another Port, or to a Flotilla. */
import { PickField } from '@weathergage/web/toolkit/board-panel/fields.tsx';
import { Pill, Pills } from '@weathergage/web/toolkit/board-panel/rows.tsx';
import { useDrafted } from '@weathergage/web/toolkit/drafts.ts';
import type { ReactNode } from 'react';
import { checkOrdersAct } from '../../rules/orders/order-acts.ts';
import { ownForces } from '../../rules/umpire/phase.ts';
import type { OrdersAct } from '../../rules/world/asks.ts';
import { topFormations } from '../../rules/world/formations.ts';
import type { View } from '../../rules/world/state.ts';
import { theatreOf } from '../../rules/world/theatre.ts';
import { formationName, placeName, squadronName } from '../look/words.ts';

type Meeting = Extract<OrdersAct, { do: 'rendezvous' }>;

export interface OrdersActProps {
  readonly view: View;
  readonly readOnly: boolean;
  act(one: OrdersAct): Promise<void>;
}

export function Rendezvous({ view, readOnly, act }: OrdersActProps): ReactNode {
  const forces = ownForces(view);
  const lying = Object.values(forces.squadrons).filter(({ port }) => port?.state === 'FittingOut');
  const [chosen, setChosen] = useDrafted('rendezvous', '');
  if (lying.length === 0) return null;
  const goals: Meeting['to'][] = [
    ...theatreOf(view).module.ports.map(({ id }) => ({ port: id })),
    ...topFormations(forces)
      .filter(({ kind }) => kind === 'flotilla')
      .map(({ id }) => ({ flotilla: id })),
  ];
  const open =
    chosen === ''
      ? []
      : goals
          .map((to): Meeting => ({ do: 'rendezvous', squadron: chosen, to }))
          .filter((one) => checkOrdersAct(view, view.side!, one) === null);
  return (
    <details className="st-watch">
      <summary>Send a Squadron to a rendezvous</summary>
      <PickField
        label="Squadron"
        value={chosen}
        none="none"
        options={lying.map(({ id, port }) => ({
          value: id,
          words: `${squadronName(view, id)}, ${placeName(view, port!.at)}`,
        }))}
        onPick={setChosen}
      />
      <Pills>
        {open.map((one) => (
          <Pill key={JSON.stringify(one.to)} disabled={readOnly} onClick={() => void act(one)}>
            To {'port' in one.to ? placeName(view, one.to.port) : formationName(view, one.to.flotilla)}
          </Pill>
        ))}
      </Pills>
    </details>
  );
}
