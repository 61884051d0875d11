/** A ship's log laid open to be built anew: hull, men, guns and masts in Basic squares, and what they cost. */
import { asOptions, Choice, NumberField, Tick, Ticks } from '@weathergage/web/toolkit/workshop/fields.tsx';
import type { ReactNode } from 'react';
import { classOf } from '../../../data/classes.ts';
import { pointsOf } from '../../../data/points.ts';
import { TRAITS } from '../../../rules/sea/ship.ts';
import type { Quality } from '../../../rules/sea/words.ts';
import { FULL_SPEEDS, type FullLog, LIMITS } from '../edits/designs.ts';
import { TRAIT_WORDS } from './form-words.ts';

interface LogEditorProps {
  readonly class_: string;
  readonly log: FullLog;
  readonly quality: Quality;
  readonly path: string;
  onChange(log: FullLog): void;
}

const NUMBERS = [
  ['hull', 'Hull'],
  ['guns', 'Guns a broadside'],
  ['carronades', 'Carronades a broadside'],
  ['rated', 'Rated guns'],
  ['depth', 'Draws, depth'],
  ['rowSpeed', 'Speed under oars'],
  ['mortars', 'Mortars'],
] as const;

export function LogEditor({ class_, log, quality, path, onChange }: LogEditorProps): ReactNode {
  const known = classOf(class_);
  if (known === undefined) return null;
  const lines = `Turning ability ${known.turning} and battle-sail speed ${known.battleSpeed} are those of her class.`;
  const list = (key: 'crew' | 'rigging', label: string): ReactNode =>
    log[key].map((squares, at) => (
      <NumberField
        key={at}
        label={`${label} ${at + 1}`}
        path={`${path}/${key}/${at}`}
        value={squares}
        least={LIMITS[key][0]}
        most={LIMITS[key][1]}
        testId={`log-${key}-${at}`}
        onChange={(next) => onChange({ ...log, [key]: log[key].with(at, next) })}
      />
    ));
  return (
    <div className="hw-log">
      <p className="ws-soft">Basic squares; the Advanced Game makes its own of them. {lines}</p>
      <p className="hw-price" role="status">
        <strong data-testid="log-points">{pointsOf(log, quality)}</strong> points by the point system
      </p>
      <div className="hw-small">
        {NUMBERS.map(([key, label]) => (
          <NumberField
            key={key}
            label={label}
            path={`${path}/${key}`}
            value={log[key]}
            least={LIMITS[key][0]}
            most={LIMITS[key][1]}
            testId={`log-${key}`}
            onChange={(next) => onChange({ ...log, [key]: next })}
          />
        ))}
        <Choice
          label="Full-sail speed"
          value={String(log.fullSpeed)}
          options={asOptions(FULL_SPEEDS.map(String))}
          onChange={(speed) => onChange({ ...log, fullSpeed: Number(speed) as FullLog['fullSpeed'] })}
        />
      </div>
      <div className="hw-small">{list('crew', 'Crew section')}</div>
      <div className="hw-small">{list('rigging', 'Rigging section')}</div>
      <fieldset className="hw-traits">
        <legend>What sets her apart</legend>
        <Tick
          label="fore-and-aft rig"
          checked={log.foreAndAft}
          onChange={(foreAndAft) => onChange({ ...log, foreAndAft })}
        />
        <Ticks
          options={asOptions(TRAITS, TRAIT_WORDS)}
          chosen={log.traits}
          onChange={(traits) => onChange({ ...log, traits })}
        />
      </fieldset>
    </div>
  );
}
