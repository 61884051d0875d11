/** All ships and forts on the table: each a button with a spoken description, its drawing, and its name beside it. */

import { markOf } from '@weathergage/web/toolkit/at-sea/side-mark.tsx';
import { countedWords } from '@weathergage/web/toolkit/phrases.ts';
import { memo, type MouseEvent as ReactMouseEvent, type ReactNode } from 'react';
import { crippledIn, isAfloat } from '../../rules/aboard/crippled.ts';
import type { Point } from '../../rules/geometry/point.ts';
import { disposition } from '../../rules/geometry/wind.ts';
import { AREAS, type Battery, type Ship } from '../../rules/table/ship.ts';
import type { Table } from '../../rules/table/state.ts';
import { degrees, onChart } from '../look/chart-units.ts';
import { DISPOSITION_WORDS, RATE_WORDS, SAIL_WORDS, sideName, stateOf } from '../look/words.ts';
import { FortDrawing } from './fort-drawing.tsx';
import { ShipDrawing, ShipSilhouette } from './ship-drawing.tsx';
import { type Pose, ShipLabels } from './ship-label.tsx';
import { lookOf, type ShipLook } from './ship-look.ts';
import { basePath } from './ship-shape.ts';

export const poseOf = (ship: Pick<Ship, 'at' | 'heading'>): Pose => ({
  ...onChart(ship.at),
  angle: degrees(ship.heading),
});

/** What a screen reader says of a ship. */
export function spokenOf(
  ship: Ship,
  table: Pick<Table, 'sides' | 'wind'>,
  /** Where she lies, seen from the ship in hand. */
  lie = '',
): string {
  const { spec } = ship;
  return [
    `${spec.name}, ${spec.nation} ${RATE_WORDS[spec.rate]} of ${spec.guns} guns, ${sideName(table, ship.side)}`,
    stateOf(ship),
    lie,
    `heading ${Math.round(degrees(ship.heading))} degrees, ${DISPOSITION_WORDS[disposition(ship.heading, table.wind)]}, ${SAIL_WORDS[ship.sail]}`,
    AREAS.map(
      (area) => `${area} ${ship[area]} of ${spec[area]}${crippledIn(ship, area) ? ' (crippled)' : ''}`,
    ).join(', '),
    ship.fires > 0 ? countedWords(ship.fires, 'fire') : '',
    ship.leaks > 0 ? countedWords(ship.leaks, 'leak') : '',
    ship.rudder ? 'rudder damaged' : '',
    ship.acted ? 'has acted' : 'has still to act',
  ]
    .filter((part) => part !== '')
    .join('; ');
}

// A look is made once for a ship as she is: the same object again lets the drawing stay as it is.
const LOOKS = new WeakMap<Ship, Map<string, ShipLook>>();
function steadyLook(ship: Ship, table: Table, angle: number): ShipLook {
  let looks = LOOKS.get(ship);
  if (looks === undefined) {
    looks = new Map();
    LOOKS.set(ship, looks);
  }
  // Sails are trimmed by whole degrees: a story would else make a look for every frame.
  const rounded = Math.round(angle);
  const key = `${table.wind}.${rounded}`;
  let look = looks.get(key);
  if (look === undefined) {
    look = lookOf(ship, table, rounded);
    looks.set(key, look);
  }
  return look;
}

/** Seen from far off the circles that take the hand overlap: then the ship whose middle is nearest is meant. */
function meantBy(event: ReactMouseEvent<SVGGElement>, own: string): string {
  // A press that no pointer made has no place.
  if (event.detail === 0) return own;
  let meant = { unit: own, off: Number.POSITIVE_INFINITY };
  for (const token of event.currentTarget.parentElement?.querySelectorAll<SVGGElement>('.ta-ship') ?? []) {
    const box = token.querySelector('.ta-hit')!.getBoundingClientRect();
    const off = Math.hypot(box.x + box.width / 2 - event.clientX, box.y + box.height / 2 - event.clientY);
    if (off < meant.off) meant = { unit: token.dataset.unit ?? own, off };
  }
  return meant.unit;
}

interface Hand {
  readonly table: Table;
  readonly selected: boolean;
  readonly asked: boolean;
  onPick(id: string): void;
}

interface TokenProps extends Omit<Hand, 'table'> {
  readonly kind: 'ship' | 'battery';
  readonly id: string;
  readonly at: Point;
  readonly label: string;
  readonly children: ReactNode;
}

function Token({ kind, id, at, label, selected, asked, children, onPick }: TokenProps): ReactNode {
  return (
    <g
      className="sea-ship ta-ship"
      role="button"
      tabIndex={0}
      aria-pressed={selected}
      aria-label={label}
      data-testid={`${kind}-${id}`}
      data-asked={asked || undefined}
      data-unit={id}
      transform={`translate(${at.x} ${at.y})`}
      onClick={(event) => {
        event.preventDefault();
        onPick(meantBy(event, id));
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        // Enter on the unit already in hand is for whoever confirms orders.
        if (selected && event.key === 'Enter') return;
        event.preventDefault();
        event.stopPropagation();
        onPick(id);
      }}
    >
      <circle className="ta-hit" />
      {children}
    </g>
  );
}

interface ShipTokenProps extends Hand {
  readonly ship: Ship;
  readonly pose: Pose;
  readonly far: boolean;
  readonly lie: string;
}

function ShipToken({ ship, pose, far, lie, table, ...hand }: ShipTokenProps): ReactNode {
  const look = steadyLook(ship, table, pose.angle);
  const Drawing = far ? ShipSilhouette : ShipDrawing;
  return (
    <Token {...hand} kind="ship" id={ship.id} at={pose} label={spokenOf(ship, table, lie)}>
      <g transform={`rotate(${pose.angle})`}>
        <path className="sea-ring ta-ring" d={basePath(ship.spec)} />
        <Drawing look={look} mark={markOf(table, ship.side)} />
      </g>
    </Token>
  );
}

interface FortTokenProps extends Hand {
  readonly battery: Battery;
}

const FortToken = memo(function FortToken({ battery, table, ...hand }: FortTokenProps): ReactNode {
  const state = battery.state === 'fights' ? '' : `, ${battery.state}`;
  const label = `${battery.name}, ${battery.nation} battery of ${battery.guns} guns, ${sideName(table, battery.side)}${state}; fort ${battery.fort} of ${battery.fullFort}, crew ${battery.crew} of ${battery.fullCrew}`;
  return (
    <Token {...hand} kind="battery" id={battery.id} at={onChart(battery.at)} label={label}>
      <circle className="sea-ring ta-ring" r={48} />
      <FortDrawing battery={battery} mark={markOf(table, battery.side)} />
      <g transform="translate(0 66)" className="sea-label">
        <g className="ta-upright">
          <text textAnchor="middle">{battery.name}</text>
        </g>
      </g>
    </Token>
  );
});

interface ShipLayerProps {
  readonly table: Table;
  readonly selected: string | null;
  readonly asked: ReadonlySet<string>;
  readonly far: boolean;
  readonly scale: number;
  /** Poses that differ from where the ships lie. */
  readonly poses?: ReadonlyMap<string, Pose>;
  /** Where a ship lies, seen from the one in hand; nothing for that one herself. */
  lieOf?(ship: Ship): string;
  /** Where a flag stands that is to be dragged: names keep clear of it. */
  readonly grip?: Point | null;
  onPick(id: string): void;
}

export function ShipLayer({
  table,
  selected,
  asked,
  far,
  scale,
  poses,
  lieOf,
  grip = null,
  onPick,
}: ShipLayerProps): ReactNode {
  const afloat = table.ships.filter((ship) => isAfloat(ship) || poses?.has(ship.id));
  return (
    <g className="ta-ships">
      {table.batteries.map((battery) => (
        <FortToken
          key={battery.id}
          battery={battery}
          table={table}
          selected={battery.id === selected}
          asked={asked.has(battery.id)}
          onPick={onPick}
        />
      ))}
      {afloat.map((ship) => (
        <ShipToken
          key={ship.id}
          ship={ship}
          table={table}
          pose={poses?.get(ship.id) ?? poseOf(ship)}
          far={far}
          lie={lieOf?.(ship) ?? ''}
          selected={ship.id === selected}
          asked={asked.has(ship.id)}
          onPick={onPick}
        />
      ))}
      <ShipLabels
        table={table}
        scale={scale}
        grip={grip}
        ships={afloat.map((ship) => ({ ship, pose: poses?.get(ship.id) ?? poseOf(ship) }))}
      />
    </g>
  );
}
