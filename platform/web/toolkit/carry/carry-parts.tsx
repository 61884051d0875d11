/** What one sees of carrying on: the ticks, the line that says why it stopped, and the way to stop it by hand. */
import type { CarryOn, GameTypes, Tick } from '@weathergage/kernel';
import type { ReactNode } from 'react';
import type { AskMore } from '../board-panel/ask-frame.tsx';
import { Check, toggled } from '../board-panel/fields.tsx';
import { Button } from '../controls.tsx';

import type { CarryWork, Stopped } from './use-carry-on.ts';
import './carry.css';
import { CARRY_WORDS as WORDS } from '../board-words.ts';

/** The other way to confirm a question: its answer is given, and things go on from it. */
export const carryOnOffer = ({ begin }: Pick<CarryWork, 'begin'>): NonNullable<AskMore['also']> => ({
  label: WORDS.until,
  shortcut: 'g',
  testId: 'carry-on',
  onPress: () => begin({ byHand: true }),
});

/** The stops, folded under the question; `children` for a button of its own, where the board has no other. */
export const StopFields = <T extends GameTypes>({
  rules,
  work,
  manners = true,
  children,
}: {
  readonly rules: Pick<CarryOn<T>, 'stops' | 'manners' | 'says'>;
  readonly work: Pick<CarryWork, 'ticked' | 'tick'>;
  /** False where the board says by itself how it is done meanwhile. */
  readonly manners?: boolean;
  readonly children?: ReactNode;
}): ReactNode => {
  const field = ({ id, words }: Tick): ReactNode => (
    <Check
      key={id}
      checked={work.ticked.includes(id)}
      data-testid={`stop-${id}`}
      onChange={() => work.tick(toggled(work.ticked, id))}
    >
      <span>{words}</span>
    </Check>
  );
  return (
    <details className="carry-stops" data-testid="stops">
      <summary>{WORDS.until}</summary>
      <p className="carry-says">{rules.says}</p>
      {rules.stops.map(field)}
      {manners && rules.manners !== undefined && (
        <>
          <p className="carry-says">{WORDS.meanwhile}</p>
          {rules.manners.map(field)}
        </>
      )}
      {children}
    </details>
  );
};

/** Above the question at which it stopped. */
export const HaltLine = ({
  stopped: { halt, answered },
  onPlace,
}: {
  readonly stopped: Stopped;
  onPlace?(subject: string): void;
}): ReactNode => {
  const { at, words, stop } = halt;
  return (
    <p className="carry-halt" role="status" data-testid="halt" data-stop={stop}>
      {answered > 0 && `${WORDS.answered(answered)} `}
      <b>{WORDS.stopped}</b>{' '}
      {at === null || onPlace === undefined ? (
        `${words}.`
      ) : (
        <button type="button" className="carry-place" onClick={() => onPlace(at)}>
          {words}.
        </button>
      )}
    </p>
  );
};

/** While it goes on: what is being answered, and the button that ends it. */
export const CarryingLeaf = ({
  doing,
  onStop,
}: {
  readonly doing: string | null;
  onStop(): void;
}): ReactNode => (
  <section className="carry-leaf" data-testid="carrying">
    <p className="carry-says" role="status">
      {WORDS.doing(doing)}
    </p>
    <Button data-testid="carry-stop" onClick={onStop}>
      {WORDS.stop}
    </Button>
  </section>
);
