/** A ship's card: what she is, her boxes with the pink ones that cripple her, her dice by range, and her state. */

import { EnsignIcon } from '@weathergage/web/toolkit/at-sea/ensign.tsx';
import { markOf } from '@weathergage/web/toolkit/at-sea/side-mark.tsx';
import { RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import { capital, countedWords } from '@weathergage/web/toolkit/phrases.ts';
import { memo, type ReactNode } from 'react';
import { crippledAt, crippledIn, fortCrippled } from '../../rules/aboard/crippled.ts';
import { disposition } from '../../rules/geometry/wind.ts';
import { AREAS, type Battery, type Ship } from '../../rules/table/ship.ts';
import type { Table } from '../../rules/table/state.ts';
import { degrees } from '../look/chart-units.ts';
import { type Dice, DiceTable } from '../look/dice-table.tsx';
import {
  DISPOSITION_WORDS,
  QUALITY_WORDS,
  RANGE_WORDS,
  RATE_WORDS,
  SAIL_WORDS,
  sideName,
  squadronName,
  stateOf,
} from '../look/words.ts';

const PER_ROW = 20;
const BOX = 10;
const PITCH = 12.6;
const FIVE = 5;

interface BoxesProps {
  readonly label: string;
  readonly full: number;
  readonly left: number;
  /** The first box that cripples when it is marked, from 1. */
  readonly pinkFrom: number;
  /** What was left before the newest damage. */
  readonly before: number;
}

/** All boxes of an area as three paths: sound, crossed off, and newly crossed. */
export const Boxes = memo(function Boxes({ label, full, left, pinkFrom, before }: BoxesProps): ReactNode {
  const place = (i: number): readonly [number, number] => {
    const column = i % PER_ROW;
    return [column * PITCH + Math.floor(column / FIVE) * 5, Math.floor(i / PER_ROW) * PITCH];
  };
  const square = (i: number): string => {
    const [x, y] = place(i);
    return `M${x} ${y}h${BOX}v${BOX}h${-BOX}Z`;
  };
  const cross = (i: number): string => {
    const [x, y] = place(i);
    return `M${x + 1.5} ${y + 1.5}l${BOX - 3} ${BOX - 3}m0 ${3 - BOX}l${3 - BOX} ${BOX - 3}`;
  };
  const boxes = Array.from({ length: full }, (_, i) => i);
  const lost = full - left;
  const old = full - Math.max(before, left);
  const join = (of: (i: number) => string, wanted: (i: number) => boolean): string =>
    boxes.filter(wanted).map(of).join('');
  const height = Math.ceil(full / PER_ROW) * PITCH;
  return (
    <svg
      className="ta-boxes"
      viewBox={`-1 -1 ${PER_ROW * PITCH + 17} ${height + 1}`}
      role="img"
      aria-label={`${label}: ${left} of ${full} left, crippled at ${full - pinkFrom}`}
    >
      <path className="ta-box" d={join(square, (i) => i + 1 < pinkFrom)} />
      <path className="ta-box ta-box-pink" d={join(square, (i) => i + 1 >= pinkFrom)} />
      <path className="ta-cross" d={join(cross, (i) => i < old)} />
      <path className="ta-cross ta-cross-new" d={join(cross, (i) => i >= old && i < lost)} />
    </svg>
  );
});

const CardDice = (dice: Dice): ReactNode => (
  <DiceTable {...dice} className="ta-dice-table" heading="Dice" rangeWords={(range) => RANGE_WORDS[range]} />
);

const traitsOf = (ship: Ship): string[] =>
  [
    ship.flagship ? 'flagship' : '',
    ship.spec.marines ? 'marines' : '',
    ship.spec.signals ? 'signals' : '',
    ship.spec.blockship ? 'blockship' : '',
  ].filter(Boolean);

function Troubles({ ship, table }: { readonly ship: Ship; readonly table: Table }): ReactNode {
  const troubles: (readonly [string, string])[] = [];
  if (ship.fires > 0) troubles.push([countedWords(ship.fires, 'fire'), 'critical.fire']);
  if (ship.leaks > 0) troubles.push([countedWords(ship.leaks, 'leak'), 'critical.leak']);
  if (ship.rudder) troubles.push(['rudder damaged', 'critical.rudder']);
  for (const area of AREAS)
    if (crippledIn(ship, area)) troubles.push([`${area} crippled`, `crippled.${area}`]);
  if (ship.bears !== null) troubles.push(['fires as she bears', 'fire-as-she-bears.pass']);
  if (ship.unready !== null && table.turn < ship.unready.untilTurn)
    troubles.push([
      `${ship.unready.side} guns not cleared before turn ${ship.unready.untilTurn}`,
      'fire.dice-by-range',
    ]);
  if (troubles.length === 0) return null;
  return (
    <ul className="ta-troubles">
      {troubles.map(([words, rule]) => (
        <li key={words}>
          {words} <RuleLink rule={rule}>§</RuleLink>
        </li>
      ))}
    </ul>
  );
}

interface ShipCardProps {
  readonly ship: Ship;
  readonly before: Ship;
  readonly table: Table;
}

export function ShipCard({ ship, before, table }: ShipCardProps): ReactNode {
  const { spec } = ship;
  const state = stateOf(ship);
  const traits = traitsOf(ship);
  return (
    <article className="ta-card" aria-label={`Card of ${spec.name}`} data-testid="ship-card">
      <header>
        <EnsignIcon nation={spec.nation} />
        <div>
          <h2>
            {spec.name}
            {state !== '' && <em> {state}</em>}
          </h2>
          <p className="ta-soft">
            {capital(RATE_WORDS[spec.rate])}, {spec.guns} guns · {QUALITY_WORDS[ship.quality]} · {spec.points}{' '}
            points
          </p>
          <p className="ta-soft">
            <i
              className="sea-side-dot"
              data-shape={markOf(table, ship.side).shape}
              style={{ background: markOf(table, ship.side).colour }}
            />
            {sideName(table, ship.side)}, {squadronName(table, ship.squadron)}
            {traits.length > 0 && ` · ${traits.join(', ')}`}
          </p>
        </div>
      </header>
      <p className="ta-card-line">
        {capital(SAIL_WORDS[ship.sail])} · heading {Math.round(degrees(ship.heading))}° ·{' '}
        {DISPOSITION_WORDS[disposition(ship.heading, table.wind)]} ·{' '}
        {ship.acted ? 'has acted' : 'still to act'}
      </p>
      <Troubles ship={ship} table={table} />
      {AREAS.map((area) => (
        <section key={area} className="ta-area" data-crippled={crippledIn(ship, area) || undefined}>
          <h3>
            {capital(area)}{' '}
            <span>
              {ship[area]} / {spec[area]}
            </span>
          </h3>
          <Boxes
            label={capital(area)}
            full={spec[area]}
            left={ship[area]}
            before={before[area]}
            pinkFrom={spec[area] - crippledAt(spec[area])}
          />
        </section>
      ))}
      <CardDice broadside={spec.broadside} musketry={spec.musketry} />
      <p className="ta-soft">
        Larboard {ship.fired.larboard ? 'fired' : 'loaded'} · starboard{' '}
        {ship.fired.starboard ? 'fired' : 'loaded'}
      </p>
    </article>
  );
}

export function BatteryCard({
  battery,
  table,
}: {
  readonly battery: Battery;
  readonly table: Table;
}): ReactNode {
  const areas = [
    ['Fort', battery.fort, battery.fullFort, crippledAt(battery.fullFort), fortCrippled(battery)],
    ['Crew', battery.crew, battery.fullCrew, battery.fullCrew - crippledAt(battery.fullCrew), false],
  ] as const;
  return (
    <article className="ta-card" aria-label={`Card of ${battery.name}`}>
      <header>
        <EnsignIcon nation={battery.nation} />
        <div>
          <h2>
            {battery.name}
            {battery.state !== 'fights' && <em> {battery.state}</em>}
          </h2>
          <p className="ta-soft">
            Shore battery, {battery.guns} guns · {QUALITY_WORDS[battery.quality]} ·{' '}
            {sideName(table, battery.side)}
          </p>
        </div>
      </header>
      {areas.map(([label, left, full, pinkFrom, crippled]) => (
        <section key={label} className="ta-area" data-crippled={crippled || undefined}>
          <h3>
            {label}{' '}
            <span>
              {left} / {full}
            </span>
          </h3>
          <Boxes label={label} full={full} left={left} before={left} pinkFrom={pinkFrom} />
        </section>
      ))}
      <CardDice broadside={battery.broadside} musketry={battery.musketry} />
    </article>
  );
}
