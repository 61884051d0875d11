/** The frame of a card on the bench: whose it is, her name to be changed, and the way off the table. */
import { EnsignIcon } from '@weathergage/web/toolkit/at-sea/ensign.tsx';
import { Button } from '@weathergage/web/toolkit/controls.tsx';
import { TextField } from '@weathergage/web/toolkit/workshop/fields.tsx';
import type { ReactNode } from 'react';
import type { ScenarioBattery, ScenarioShip } from '../../../rules/scenario/scenario.ts';

interface UnitCardProps {
  readonly unit: Pick<ScenarioShip | ScenarioBattery, 'name' | 'nation'>;
  /** What she is, in a line under her name. */
  readonly words: ReactNode;
  /** How she is spoken of. */
  readonly pronoun: 'her' | 'it';
  readonly children: ReactNode;
  onName(name: string): void;
  onRemove(): void;
}

export const UnitCard = (props: UnitCardProps): ReactNode => (
  <section className="ws-card" aria-label={props.unit.name}>
    <header>
      <EnsignIcon nation={props.unit.nation} />
      <div>
        <h2>{props.unit.name}</h2>
        <p>{props.words}</p>
      </div>
    </header>
    <TextField label="Name" value={props.unit.name} onChange={props.onName} />
    {props.children}
    <Button look="danger" shortcut="Del" onClick={props.onRemove}>
      Take {props.pronoun} off the table
    </Button>
  </section>
);
