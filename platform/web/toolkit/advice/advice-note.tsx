/** What the officer said: his order, his reasons, and what to do with them. */
import type { Advice } from '@weathergage/kernel';
import type { ReactNode } from 'react';
import { Button, IconButton } from '../controls.tsx';
import './advice.css';
import { ADVICE_WORDS as WORDS } from '../board-words.ts';

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

const Reasons = ({ state, advice }: Pick<AdviceNoteProps, 'state' | 'advice'>): ReactNode => {
  if (state === 'thinking') return <p>{WORDS.thinking}</p>;
  if (state === 'failed' || advice === null) return <p>{WORDS.failed}</p>;
  if (advice.reasons.length === 0) return <p>{WORDS.nothing}</p>;
  return <p data-testid="advice-reasons">{advice.reasons.join(' ')}</p>;
};

export const AdviceNote = (props: AdviceNoteProps): ReactNode => {
  const { state, advice, laid, all } = props;
  const weighed = advice !== null && advice.reasons.length > 0;
  return (
    <section className="advice" aria-label={WORDS.name} data-testid="advice-note">
      <header className="advice-head">
        <h3 data-testid="advice-order">{weighed ? WORDS.orders(advice.order) : WORDS.name}</h3>
        <IconButton label={WORDS.putAway} onClick={props.onClose}>
          ✕
        </IconButton>
      </header>
      <div role="status">
        <Reasons state={state} advice={advice} />
      </div>
      {(weighed || all !== null) && (
        <div className="advice-foot">
          {laid && <p className="advice-laid">{WORDS.laid}</p>}
          {laid && (
            <Button look="quiet" data-testid="advice-back" onClick={props.onTakeBack}>
              {WORDS.back}
            </Button>
          )}
          {weighed && !props.lays && (
            <Button data-testid="advice-give" onClick={props.onGive}>
              {WORDS.give}
            </Button>
          )}
          {weighed && !laid && props.lays && (
            <Button data-testid="advice-lay" onClick={props.onLay}>
              {WORDS.lay}
            </Button>
          )}
          {all !== null && (
            <Button look="quiet" data-testid="advice-all" onClick={props.onLayAll}>
              {WORDS.all(all, laid)}
            </Button>
          )}
        </div>
      )}
    </section>
  );
};
