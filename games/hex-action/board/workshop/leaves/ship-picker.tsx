import { Tabs } from '@weathergage/web/toolkit/controls.tsx';
import { asOptions, Choice, TextField } from '@weathergage/web/toolkit/workshop/fields.tsx';
import { plainText } from '@weathergage/web/toolkit/workshop/scenario-file.ts';
import { FoundShips, ShipRow } from '@weathergage/web/toolkit/workshop/ship-row.tsx';
import { type ReactNode, useMemo, useState } from 'react';
import { classIds, classOf } from '../../../data/classes.ts';
import { namedShips } from '../../../data/ships/index.ts';
import { NATIONS, type Nation } from '../../../rules/sea/ship.ts';
import type { Quality } from '../../../rules/sea/words.ts';
import { QUALITY_WORDS } from '../../look/words.ts';
import { type NewShip, shipPoints } from '../edits/designs.ts';
import { classWordsOf } from '../edits/words.ts';
import { CrewChoice } from './crew-choice.tsx';
import { type KeptDesigns, Shipyard } from './shipyard.tsx';

interface PickerProps {
  readonly nation: Nation | 'all';
  /** Names that are on the chart already. */
  readonly taken: ReadonlySet<string>;
  readonly kept: KeptDesigns;
  onPick(ship: NewShip): void;
}

const RATES = [
  ['all', 'All vessels'],
  ['line', 'Ships of the line'],
  ['frigate', 'Frigates'],
  ['small', 'Sloops, brigs and boats'],
] as const;
type Rate = (typeof RATES)[number][0];

function isOf(rate: Rate, class_: string): boolean {
  const size = classOf(class_)?.class ?? 0;
  if (rate === 'line') return size <= 2;
  if (rate === 'frigate') return size === 3 || size === 4;
  return rate === 'all' || size >= 5;
}

const testIdOf = ({ name, class: class_ }: NewShip): string =>
  `pick-${plainText(name).replaceAll(/[^a-z0-9]+/g, '-')}-${class_}`;

/** The whole list by name; who knows no name finds her by class and guns. */
const NAVY = namedShips.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));

function NavyList({ nation: first, taken, onPick }: PickerProps): ReactNode {
  const [words, setWords] = useState('');
  const [nation, setNation] = useState<Nation | 'all'>(first);
  const [rate, setRate] = useState<Rate>('all');
  const found = useMemo(() => {
    const sought = plainText(words.trim());
    return NAVY.filter(
      (ship) =>
        (nation === 'all' || ship.nation === nation) &&
        isOf(rate, ship.class) &&
        plainText(`${ship.name} ${classWordsOf(ship.class)}`).includes(sought),
    );
  }, [words, nation, rate]);
  return (
    <div className="ws-picker">
      <div className="ws-pair">
        <TextField label="Name or class" value={words} testId="picker-name" onChange={setWords} />
        <Choice
          label="Nation"
          value={nation}
          testId="picker-nation"
          options={[{ value: 'all', label: 'All nations' }, ...asOptions(NATIONS)]}
          onChange={setNation}
        />
        <Choice
          label="Kind"
          value={rate}
          options={RATES.map(([value, label]) => ({ value, label }))}
          onChange={setRate}
        />
      </div>
      <FoundShips count={found.length}>
        {found.map((ship) => (
          <ShipRow
            key={`${ship.name} ${ship.nation} ${ship.class}`}
            nation={ship.nation}
            name={ship.name}
            note={`${classWordsOf(ship.class)} · ${QUALITY_WORDS[ship.quality]} · ${shipPoints(ship)} points`}
            gone={taken.has(ship.name) ? { word: 'There', words: `${ship.name} is there already` } : null}
            testId={testIdOf(ship)}
            onTake={() => onPick(ship)}
          />
        ))}
      </FoundShips>
    </div>
  );
}

function ClassList({ nation: first, onPick }: PickerProps): ReactNode {
  const [nation, setNation] = useState<Nation>(first === 'all' ? 'British' : first);
  const [quality, setQuality] = useState<Quality>('average');
  const [name, setName] = useState('');
  const found = useMemo(
    () =>
      classIds().filter((id) => {
        const of = classOf(id)?.nation;
        return of === nation || of === 'any';
      }),
    [nation],
  );
  return (
    <div className="ws-picker">
      <div className="ws-pair">
        <TextField label="Her name" value={name} testId="class-name" onChange={setName} />
        <Choice label="Nation" value={nation} options={asOptions(NATIONS)} onChange={setNation} />
        <CrewChoice quality={quality} onChange={setQuality} />
      </div>
      <ul className="ws-ships">
        {found.map((id) => {
          const words = classWordsOf(id);
          const points = classOf(id)!.points[quality];
          const ship = { name: name.trim() || words, class: id, nation, quality };
          return (
            <ShipRow
              key={id}
              nation={nation}
              name={words}
              note={`${id} · ${QUALITY_WORDS[quality]} · ${points} points`}
              gone={null}
              testId={testIdOf({ ...ship, name: words })}
              onTake={() => onPick({ ...ship, name: name.trim() || `The ${classOf(id)!.rated}` })}
            />
          );
        })}
      </ul>
    </div>
  );
}

export function ShipPicker(props: PickerProps): ReactNode {
  const [tab, setTab] = useState('navy');
  return (
    <Tabs
      label="Where she comes from"
      chosen={tab}
      onChoose={setTab}
      tabs={[
        { id: 'navy', label: 'Navy list', content: <NavyList {...props} /> },
        { id: 'class', label: 'By class', content: <ClassList {...props} /> },
        {
          id: 'yard',
          label: 'Of your own design',
          content: <Shipyard nation={props.nation} kept={props.kept} onPick={props.onPick} />,
        },
      ]}
    />
  );
}
