/** The orders' leaf while nothing is asked: whom the match waits for, and how the war stands. */
import { Button } from '@weathergage/web/toolkit/controls.tsx';
import type { OneAsk } from '@weathergage/web/toolkit/theatre/use-one-ask.ts';
import type { ReactNode } from 'react';
import type { SeaPower } from '../rules/types.ts';
import { PointsTrack } from './chronicle/index.ts';
import type { Props } from './look/types.ts';
import { PHASE_WORDS } from './look/words.ts';
import { sentence } from './sentence.ts';

interface WaitingProps extends Pick<Props, 'desk' | 'readOnly'> {
  readonly orders: Pick<OneAsk<SeaPower>, 'settled' | 'reopen'>;
}

export function Waiting({ desk, readOnly, orders }: WaitingProps): ReactNode {
  const { view } = desk;
  return (
    <section className="sp-waiting">
      <p className="sp-says">
        {readOnly && desk.outcome === null ? `${view.year}: ${PHASE_WORDS[view.phase]}.` : sentence(desk)}
      </p>
      {orders.settled && !readOnly && (
        <Button data-testid="orders-change" onClick={orders.reopen}>
          Change the orders
        </Button>
      )}
      <PointsTrack view={view} />
    </section>
  );
}
