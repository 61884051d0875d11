/** A ship of one's own design: her lines from a class, her log as one wants it, her price by the point system. */
import { EnsignIcon } from '@weathergage/web/toolkit/at-sea/ensign.tsx';
import { Button } from '@weathergage/web/toolkit/controls.tsx';
import { asOptions, Choice, TextField } from '@weathergage/web/toolkit/workshop/fields.tsx';
import { type ReactNode, useState } from 'react';
import { classIds, classOf } from '../../../data/classes.ts';
import { NATIONS, type Nation } from '../../../rules/sea/ship.ts';
import type { Quality } from '../../../rules/sea/words.ts';
import { QUALITY_WORDS } from '../../look/words.ts';
import { changed } from '../edits/chosen.ts';
import { entryOf, type FullLog, fullLog, logChanges, type NewShip, shipPoints } from '../edits/designs.ts';
import { classWordsOf } from '../edits/words.ts';
import { CrewChoice } from './crew-choice.tsx';
import { LogEditor } from './log-editor.tsx';

export interface KeptDesigns {
  readonly list: readonly { readonly id: string; readonly ship: NewShip }[];
  /** What went wrong, in a sentence to show; null when it is kept. */
  keep(ship: NewShip): string | null;
  drop(id: string): void;
}

interface ShipyardProps {
  readonly nation: Nation | 'all';
  readonly kept: KeptDesigns;
  onPick(ship: NewShip): void;
}

const linesOf = (nation: Nation): readonly string[] =>
  classIds().filter((id) => [nation, 'any'].includes(classOf(id)!.nation));

const FIRST_CLASS = 'br-f3-36';

function Kept({ kept, onPick }: Pick<ShipyardProps, 'kept' | 'onPick'>): ReactNode {
  if (kept.list.length === 0) return null;
  return (
    <section aria-label="Your designs">
      <h3>Your designs</h3>
      <ul className="ws-ships">
        {kept.list.map(({ id, ship }) => (
          <li key={id}>
            <EnsignIcon nation={ship.nation} />
            <span>
              <strong>{ship.name}</strong>
              <small>
                {classWordsOf(ship.class)} · {QUALITY_WORDS[ship.quality]} · {shipPoints(entryOf(ship))}{' '}
                points
              </small>
            </span>
            <Button aria-label={`Take ${ship.name}`} onClick={() => onPick(ship)}>
              Take
            </Button>
            <Button look="quiet" aria-label={`Throw away ${ship.name}`} onClick={() => kept.drop(id)}>
              ✕
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Shipyard({ nation: first, kept, onPick }: ShipyardProps): ReactNode {
  const [name, setName] = useState('Weathergage');
  const [nation, setNation] = useState<Nation>(first === 'all' ? 'British' : first);
  const [quality, setQuality] = useState<Quality>('average');
  const [class_, setClass] = useState(
    () => linesOf(nation).find((id) => classOf(id)!.class === 3) ?? FIRST_CLASS,
  );
  const [log, setLog] = useState<FullLog>(() => fullLog(classOf(class_)!));
  const [said, setSaid] = useState('');
  const relay = (id: string): void => {
    setClass(id);
    setLog(fullLog(classOf(id)!));
  };
  const changes = logChanges(classOf(class_)!, log);
  const ship: NewShip = changed<NewShip>(
    { name: name.trim() || 'Weathergage', class: class_, nation, quality },
    { log: changes },
  );
  return (
    <div className="ws-picker">
      <Kept kept={kept} onPick={onPick} />
      <div className="ws-pair">
        <TextField label="Her name" value={name} most={60} testId="design-name" onChange={setName} />
        <Choice
          label="Nation"
          value={nation}
          options={asOptions(NATIONS)}
          onChange={(next) => {
            setNation(next);
            if (!linesOf(next).includes(class_)) relay(linesOf(next)[0] ?? FIRST_CLASS);
          }}
        />
        <Choice
          label="Lines of"
          value={class_}
          testId="design-class"
          options={linesOf(nation).map((id) => ({ value: id, label: `${classWordsOf(id)} (${id})` }))}
          onChange={relay}
        />
        <CrewChoice quality={quality} onChange={setQuality} />
      </div>
      <LogEditor class_={class_} log={log} quality={quality} path="/design" onChange={setLog} />
      <div className="ws-row">
        <Button look="brass" data-testid="design-take" onClick={() => onPick(ship)}>
          Put her to sea
        </Button>
        <Button data-testid="design-keep" onClick={() => setSaid(kept.keep(ship) ?? 'Kept in this browser.')}>
          Keep the design
        </Button>
        <span role="status">{said}</span>
      </div>
    </div>
  );
}
