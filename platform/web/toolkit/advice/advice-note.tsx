/** What the officer said: his order, his reasons, and what to do with them. */
import type { Advice } from '@weathergage/kernel';
import type { ReactNode } from 'react';
import { Button, IconButton } from '../controls.tsx';
import './advice.css';

interface AdviceNoteProps {
  readonly state: 'thinking' | 'failed' | 'told';
  /** On the question on the table. */
  readonly advice: Advice | null;
  /** It lies there as a draft. */
  readonly laid: boolean;
  /** It can be; else it can be given at once. */
  readonly lays: boolean;
  onGive(): void;
  /** How many more questions he has an order for; null where there is nothing more to lay. */
  readonly all: number | null;
  onLay(): void;
  onTakeBack(): void;
  onLayAll(): void;
  onClose(): void;
}

const Words = ({ state, advice }: Pick<AdviceNoteProps, 'state' | 'advice'>): ReactNode => {
  if (state === 'thinking') return <p>He looks at the chart …</p>;
  if (state === 'failed' || advice === null) return <p>He has no advice to give now.</p>;
  if (advice.reasons.length === 0) return <p>There is nothing to weigh here.</p>;
  return <p data-testid="advice-reasons">{advice.reasons.join(' ')}</p>;
};

export const AdviceNote = (props: AdviceNoteProps): ReactNode => {
  const { state, advice, laid, all } = props;
  const weighed = advice !== null && advice.reasons.length > 0;
  return (
    <section className="advice" aria-label="A good officer" data-testid="advice-note">
      <header className="advice-head">
        <h3 data-testid="advice-order">A good officer{weighed && `: ${advice.order}`}</h3>
        <IconButton label="Put the advice away" onClick={props.onClose}>
          ✕
        </IconButton>
      </header>
      <div role="status">
        <Words state={state} advice={advice} />
      </div>
      {(weighed || all !== null) && (
        <div className="advice-foot">
          {laid && <p className="advice-laid">Laid as a draft.</p>}
          {laid && (
            <Button look="quiet" data-testid="advice-back" onClick={props.onTakeBack}>
              Back to mine
            </Button>
          )}
          {weighed && !props.lays && (
            <Button data-testid="advice-give" onClick={props.onGive}>
              Give this order
            </Button>
          )}
          {weighed && !laid && props.lays && (
            <Button data-testid="advice-lay" onClick={props.onLay}>
              Lay it as a draft
            </Button>
          )}
          {all !== null && (
            <Button look="quiet" data-testid="advice-all" onClick={props.onLayAll}>
              {laid ? `His other ${all} orders too` : `All his ${all} orders`}
            </Button>
          )}
        </div>
      )}
    </section>
  );
};
