/** Carrying on from turn to turn until something happens: what stops it is ticked. */
import { Button } from '@weathergage/web/toolkit/controls.tsx';
import { type ReactNode, useState } from 'react';
import { STOP_WORDS, STOPS, type Stop } from '../fleet/stops.ts';

const USUAL: ReadonlySet<Stop> = new Set(STOPS.filter((stop) => stop !== 'turn'));

export function CarryOn({ onCarry }: { onCarry(stops: ReadonlySet<Stop>): void }): ReactNode {
  const [stops, setStops] = useState(USUAL);
  return (
    <details className="ta-fold-box" data-testid="carry-on">
      <summary>Carry on until something happens</summary>
      <p className="ta-soft">All ships keep their course, turn after turn, until</p>
      {STOPS.map((stop) => (
        <label key={stop} className="ta-check">
          <input
            type="checkbox"
            checked={stops.has(stop)}
            data-testid={`stop-${stop}`}
            onChange={({ target }) =>
              setStops(new Set(STOPS.filter((each) => (each === stop ? target.checked : stops.has(each)))))
            }
          />
          <span>{STOP_WORDS[stop]}</span>
        </label>
      ))}
      <Button data-testid="carry-on-go" onClick={() => onCarry(stops)}>
        Carry on
      </Button>
    </details>
  );
}
