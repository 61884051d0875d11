/** One side's fleet within its budget: ships, flag, what is spent and what is left. */
import { EnsignIcon } from '@weathergage/web/toolkit/at-sea/ensign.tsx';
import { Button } from '@weathergage/web/toolkit/controls.tsx';
import { capital } from '@weathergage/web/toolkit/phrases.ts';
import { asOptions, Choice, TextField } from '@weathergage/web/toolkit/workshop/fields.tsx';
import type { ReactNode } from 'react';
import { costOf, fleetFlaws, fleetPoints } from '../../data/build.ts';
import type { Company } from '../../data/meeting.ts';
import { NATIONS, NAVIES } from '../../data/words.ts';
import { discharge, leftOf } from './edits/designs.ts';
import { shipWords } from './edits/flaw-place.ts';

interface FleetListProps {
  readonly fleet: Company;
  readonly side: 0 | 1;
  readonly budget: number;
  onChange(fleet: Company): void;
  onAdd(): void;
  onFill(): void;
}

export function FleetList({ fleet, side, budget, onChange, onAdd, onFill }: FleetListProps): ReactNode {
  const spent = fleetPoints(fleet);
  const left = leftOf(fleet, budget);
  const flaws = fleet.ships.length === 0 ? [] : fleetFlaws(fleet, budget);
  const known = Object.values(NAVIES).includes(fleet.name);
  return (
    <section className="tw-fleet" aria-label={`Fleet of ${fleet.name}`} data-testid={`fleet-${side}`}>
      <div className="ws-pair">
        <TextField label="Fleet" value={fleet.name} onChange={(name) => onChange({ ...fleet, name })} />
        <Choice
          label="Nation"
          value={fleet.nation}
          options={asOptions(NATIONS)}
          onChange={(nation) => onChange({ ...fleet, nation, ...(known ? { name: NAVIES[nation] } : {}) })}
        />
      </div>
      <p className="tw-budget" data-over={left < 0 || undefined} role="status">
        <strong>{spent}</strong> of {budget} points; {left < 0 ? `${-left} too many` : `${left} left`}
      </p>
      <div className="tw-gauge" aria-hidden="true" data-over={left < 0 || undefined}>
        <i style={{ width: `${Math.min(100, (spent / budget) * 100)}%` }} />
      </div>
      <ul className="ws-ships">
        {fleet.ships.map((ship) => (
          <li key={ship.id}>
            <EnsignIcon nation={ship.nation} />
            <span>
              <strong>{ship.name}</strong>
              <small>
                {capital(shipWords(ship))} · {costOf(ship, fleet.flagship)} points
              </small>
            </span>
            <Button
              look="quiet"
              aria-pressed={fleet.flagship === ship.id}
              aria-label={`${ship.name} flies the flag`}
              onClick={() => onChange({ ...fleet, flagship: ship.id })}
            >
              {fleet.flagship === ship.id ? '★' : '☆'}
            </Button>
            <Button
              look="quiet"
              aria-label={`Discharge ${ship.name}`}
              onClick={() => onChange(discharge(fleet, ship.id))}
            >
              ✕
            </Button>
          </li>
        ))}
      </ul>
      {flaws.map(({ path, expected }) => (
        <p key={`${path} ${expected}`} role="alert" className="tw-alert">
          The fleet should have {expected}.
        </p>
      ))}
      <div className="ws-row">
        <Button onClick={onAdd} data-testid={`fleet-${side}-add`}>
          Add a ship…
        </Button>
        <Button onClick={onFill} disabled={left <= 0} data-testid={`fleet-${side}-fill`}>
          Fill the rest
        </Button>
        <Button
          look="quiet"
          disabled={fleet.ships.length === 0}
          onClick={() => onChange({ ...fleet, ships: [], flagship: '' })}
        >
          Clear
        </Button>
      </div>
    </section>
  );
}
