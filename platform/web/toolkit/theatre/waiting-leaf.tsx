/** The orders' leaf while nothing is asked: whom the match waits for, and the way back to orders that are given. */
import type { GameTypes } from '@weathergage/kernel';
import type { ReactNode } from 'react';
import { PANEL_WORDS } from '../board-words.ts';
import { Button } from '../controls.tsx';
import type { OneAsk } from './use-one-ask.ts';

interface WaitingLeafProps {
  readonly says: string;
  readonly readOnly: boolean;
  readonly orders: Pick<OneAsk<GameTypes>, 'settled' | 'reopen'>;
  /** What else is worth a look meanwhile. */
  readonly children?: ReactNode;
}

export const WaitingLeaf = ({ says, readOnly, orders, children }: WaitingLeafProps): ReactNode => (
  <section className="theatre-page">
    <p className="ask-says">{says}</p>
    {orders.settled && !readOnly && (
      <Button data-testid="orders-change" onClick={orders.reopen}>
        {PANEL_WORDS.change}
      </Button>
    )}
    {children}
  </section>
);
