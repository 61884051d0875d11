/** Where ships come from: the navy list by name, a class with any crew, or a design of one's own. */
import { EnsignIcon } from '@weathergage/web/toolkit/at-sea/ensign.tsx';
import { Button, Tabs } from '@weathergage/web/toolkit/controls.tsx';
import { asOptions, Choice, TextField } from '@weathergage/web/toolkit/workshop/fields.tsx';
import { type ReactNode, useMemo, useState } from 'react';
import { classIds, classOf } from '../../../data/classes.ts';
import { namedShips } from '../../../data/ships/index.ts';
import { NATIONS, type Nation } from '../../../rules/sea/ship.ts';
import { QUALITIES, type Quality } from '../../../rules/sea/words.ts';
import { QUALITY_WORDS } from '../../look/words.ts';
import { type NewShip, shipPoints } from '../edits/designs.ts';
import { classWordsOf, plain } from '../edits/words.ts';
import { type KeptDesigns, Shipyard } from './shipyard.tsx';

interface PickerProps {
  readonly nation: Nation | 'all';
  /** Names that are on the chart already. */
  readonly taken: ReadonlySet<string>;
  readonly kept: KeptDesigns;
  onPick(ship: NewShip): void;
}

/** More than this nobody reads: another letter finds it sooner. */
const MOST_SHOWN = 60;

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

function ShipRow({
  ship,
  note,
  gone,
  onPick,
}: {
  readonly ship: NewShip;
  readonly note: string;
  readonly gone: boolean;
  onPick(ship: NewShip): void;
}): ReactNode {
  return (
    <li>
      <EnsignIcon nation={ship.nation} />
      <span>
        <strong>{ship.name}</strong>
        <small>{note}</small>
      </span>
      <Button
        disabled={gone}
        data-testid={`pick-${plain(ship.name).replaceAll(/[^a-z0-9]+/g, '-')}-${ship.class}`}
        aria-label={gone ? `${ship.name} is there already` : `Take ${ship.name}`}
        onClick={() => onPick(ship)}
      >
        {gone ? 'There' : 'Take'}
      </Button>
    </li>
  );
}

function NavyList({ nation: first, taken, onPick }: PickerProps): ReactNode {
  const [words, setWords] = useState('');
  const [nation, setNation] = useState<Nation | 'all'>(first);
  const [rate, setRate] = useState<Rate>('all');
  const found = useMemo(() => {
    const sought = plain(words.trim());
    return namedShips.filter(
      (ship) =>
        (nation === 'all' || ship.nation === nation) &&
        isOf(rate, ship.class) &&
        plain(ship.name).includes(sought),
    );
  }, [words, nation, rate]);
  return (
    <div className="ws-picker">
      <div className="ws-pair">
        <TextField label="Name" value={words} testId="picker-name" onChange={setWords} />
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
      <p role="status" className="ws-soft">
        {found.length === 0
          ? 'No ship is called like that.'
          : found.length > MOST_SHOWN
            ? `${found.length} ships, the first ${MOST_SHOWN} shown: write some of the name`
            : `${found.length} ships`}
      </p>
      <ul className="ws-ships">
        {found.slice(0, MOST_SHOWN).map((ship) => (
          <ShipRow
            key={`${ship.name} ${ship.nation} ${ship.class}`}
            ship={ship}
            note={`${classWordsOf(ship.class)} · ${QUALITY_WORDS[ship.quality]} · ${shipPoints(ship)} points`}
            gone={taken.has(ship.name)}
            onPick={onPick}
          />
        ))}
      </ul>
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
        <Choice
          label="Crew"
          value={quality}
          options={asOptions(QUALITIES, QUALITY_WORDS)}
          onChange={setQuality}
        />
      </div>
      <ul className="ws-ships">
        {found.map((id) => {
          const words = classWordsOf(id);
          const points = classOf(id)!.points[quality];
          const ship = { name: name.trim() || words, class: id, nation, quality };
          return (
            <ShipRow
              key={id}
              ship={{ ...ship, name: words }}
              note={`${id} · ${QUALITY_WORDS[quality]} · ${points} points`}
              gone={false}
              onPick={() => onPick({ ...ship, name: name.trim() || `The ${classOf(id)!.rated}` })}
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
