/** What one sees of carrying on: the ticks, the line that says why it stopped, and the way to stop it by hand. */
import { Check, toggled } from '@weathergage/web/toolkit/board-panel/fields.tsx';
import { Button } from '@weathergage/web/toolkit/controls.tsx';
import type { ReactNode } from 'react';
import { type Halt, STOPS, type Stop } from '../../rules/attention/stops.ts';
import type { StationAsk } from '../../rules/world/asks.ts';
import type { View } from '../../rules/world/state.ts';
import { carryingWords, haltWords, STOP_WORDS } from './halt-words.ts';
import './carry.css';

export const StopFields = ({
  stops,
  onWish,
}: {
  readonly stops: readonly Stop[];
  onWish(stops: readonly Stop[]): void;
}): ReactNode => (
  <details className="st-watch st-stops" data-testid="stops">
    <summary>Carry on until …</summary>
    <p className="ask-says">
      What stands there is answered, and then everything that can be answered by leaving it as it is, until
      one of these. A Battle always waits for you.
    </p>
    {STOPS.map((stop) => (
      <Check
        key={stop}
        checked={stops.includes(stop)}
        data-testid={`stop-${stop}`}
        onChange={() => onWish(toggled(stops, stop))}
      >
        <span>{STOP_WORDS[stop]}</span>
      </Check>
    ))}
  </details>
);

export const HaltLine = ({
  view,
  halt,
  ask,
  onPlace,
}: {
  readonly view: View;
  readonly halt: Halt;
  readonly ask: StationAsk;
  onPlace(place: string): void;
}): ReactNode => {
  const { at } = halt;
  return (
    <p className="st-halt" role="status" data-testid="halt" data-stop={halt.stop}>
      <b>Stopped.</b>{' '}
      {at === null ? (
        `${haltWords(view, halt, ask)}.`
      ) : (
        <button type="button" className="ask-link st-told-at" onClick={() => onPlace(at)}>
          {haltWords(view, halt, ask)}.
        </button>
      )}
    </p>
  );
};

export const CarryingLeaf = ({
  ask,
  onStop,
}: {
  readonly ask: StationAsk | null;
  onStop(): void;
}): ReactNode => (
  <section className="theatre-page" data-testid="carrying">
    <p className="ask-says" role="status">
      {carryingWords(ask)}
    </p>
    <Button data-testid="carry-stop" onClick={onStop}>
      Stop here
    </Button>
  </section>
);
