import { capital } from '@weathergage/web/toolkit/phrases.ts';
import { asOptions, Choice, NumberField, TextField } from '@weathergage/web/toolkit/workshop/fields.tsx';
import { plainText } from '@weathergage/web/toolkit/workshop/scenario-file.ts';
import { FoundShips, ShipRow } from '@weathergage/web/toolkit/workshop/ship-row.tsx';
import { type ReactNode, useMemo, useState } from 'react';
import { shipPoints } from '../../../data/points.ts';
import { type RosterShip, roster } from '../../../data/roster.ts';
import { NATIONS, type Nation, RATES, type Rate } from '../../../data/words.ts';
import { RATE_WORDS } from '../../look/words.ts';
import { shipWords } from '../edits/flaw-place.ts';

interface ShipPickerProps {
  /** One's own designs stand before the roster. */
  readonly own: readonly RosterShip[];
  readonly nation: Nation | 'all';
  /** Ships that cannot be had again, by id. */
  readonly taken?: ReadonlySet<string>;
  onPick(ship: RosterShip): void;
}

const ROSTER = roster.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));

export function ShipPicker({ own, nation: first, taken, onPick }: ShipPickerProps): ReactNode {
  const [words, setWords] = useState('');
  const [nation, setNation] = useState<Nation | 'all'>(first);
  const [rate, setRate] = useState<Rate | 'all'>('all');
  const [least, setLeast] = useState(1);
  const found = useMemo(() => {
    const sought = plainText(words.trim());
    return [...own, ...ROSTER].filter(
      (ship) =>
        (nation === 'all' || ship.nation === nation) &&
        (rate === 'all' || ship.rate === rate) &&
        ship.guns >= least &&
        plainText(`${ship.name} ${shipWords(ship)}`).includes(sought),
    );
  }, [own, words, nation, rate, least]);
  return (
    <div className="ws-picker">
      <div className="ws-pair">
        <TextField label="Name" value={words} testId="picker-name" onChange={setWords} />
        <NumberField label="Guns at least" value={least} least={1} most={140} onChange={setLeast} />
        <Choice
          label="Nation"
          value={nation}
          options={[{ value: 'all', label: 'All nations' }, ...asOptions(NATIONS)]}
          onChange={setNation}
        />
        <Choice
          label="Rate"
          value={rate}
          options={[{ value: 'all', label: 'All rates' }, ...asOptions(RATES, RATE_WORDS)]}
          onChange={setRate}
        />
      </div>
      <FoundShips count={found.length}>
        {found.map((ship) => {
          const gone = taken?.has(ship.id) ?? false;
          return (
            <ShipRow
              key={ship.id}
              nation={ship.nation}
              name={ship.name}
              mark={own.includes(ship) && <em> your own</em>}
              note={`${capital(shipWords(ship))} · ${ship.quality} crew · ${shipPoints(ship)} points`}
              gone={gone ? { word: 'Taken', words: `${ship.name} is taken already` } : null}
              testId={`pick-${ship.id}`}
              onTake={() => onPick(ship)}
            />
          );
        })}
      </FoundShips>
    </div>
  );
}
