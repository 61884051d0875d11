/** The leaf of orders while nothing is asked: a sentence, and the way back to orders that are given. */
import type { ReactNode } from 'react';
import { PANEL_WORDS } from '../board-words.ts';
import { Button } from '../controls.tsx';

interface WaitingProps {
  readonly words: string;
  /** The class of the sentence: each panel has its own hand. */
  readonly className: string;
  readonly orders: { readonly given: boolean; reopen(): void };
}

export const Waiting = ({ words, className, orders }: WaitingProps): ReactNode => (
  <section className="sea-waiting">
    <p className={className}>{words}</p>
    {orders.given && (
      <Button data-testid="orders-change" onClick={orders.reopen}>
        {PANEL_WORDS.change}
      </Button>
    )}
  </section>
);
