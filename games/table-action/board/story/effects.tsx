/** Smoke, shot and splinters, and the words that rise off a ship that is hit. */

import { alongAt, breadthAt } from '@weathergage/web/toolkit/at-sea/hull-lines.ts';
import { Impact, type Splash } from '@weathergage/web/toolkit/at-sea/impact.tsx';
import { Rising } from '@weathergage/web/toolkit/at-sea/rising.tsx';
import { steady } from '@weathergage/web/toolkit/at-sea/steady.ts';
import type { ReactNode } from 'react';
import type { Point } from '../../rules/geometry/point.ts';
import { targetOf } from '../../rules/gunnery/gunnery.ts';
import type { Table } from '../../rules/table/state.ts';
import type { TableTold } from '../../rules/table/told.ts';
import { degrees, onChart, outwards } from '../look/chart-units.ts';
import type { ToldOf } from '../look/types.ts';
import { shapeOf } from '../ships/ship-shape.ts';
import type { Scene } from './script.ts';

type Fire = ToldOf<'fire'>;

const clamp = (t: number): number => Math.min(1, Math.max(0, t));

const placeOf = (table: Table, id: string): Point | null => {
  const found = targetOf(table, id);
  return found === null ? null : onChart('ship' in found ? found.ship.at : found.battery.at);
};

interface Muzzle extends Point {
  /** Where the shot goes, in degrees. */
  readonly out: number;
}

/** Points along the side that fires; for a fort, along the wall that faces the target. */
function muzzles(table: Table, told: Fire, count: number): Muzzle[] {
  const ship = table.ships.find(({ id }) => id === told.ship);
  const from = placeOf(table, told.ship);
  const to = placeOf(table, told.target);
  if (from === null) return [];
  if (ship === undefined) {
    const towards = to === null ? 0 : (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
    return Array.from({ length: count }, (_, i) => {
      const out = towards - 40 + (80 * i) / Math.max(1, count - 1);
      return { ...outwards(from, out, 40), out: towards };
    });
  }
  const shape = shapeOf(ship.spec);
  const heading = degrees(ship.heading);
  const out = heading + (told.side === 'larboard' ? -90 : 90);
  return Array.from({ length: count }, (_, i) => {
    const t = 0.22 + (0.64 * i) / Math.max(1, count - 1);
    const along = outwards(from, heading, -alongAt(shape, t));
    return { ...outwards(along, out, breadthAt(shape, t) + 2), out };
  });
}

const gunsOf = (told: Fire): number => Math.max(5, Math.min(12, told.large.count + told.regular.count));

/** A bank of powder smoke: born at the muzzles, rolling outwards and then down the wind as it thins. */
function SmokeBank({
  table,
  told,
  age,
}: {
  readonly table: Table;
  readonly told: Fire;
  readonly age: number;
}): ReactNode {
  const wind = degrees(table.wind);
  return (
    <g className="ta-smoke">
      {muzzles(table, told, gunsOf(told)).map((from, i) => {
        const born = i * 0.018;
        if (age < born) return null;
        const t = clamp((age - born) / 1.4);
        const point = outwards(outwards(from, from.out, 9 + 30 * Math.sqrt(t)), wind, 44 * t);
        const size = 7 + 26 * Math.sqrt(t) + steady(told.ship, i) * 6;
        return <circle key={i} cx={point.x} cy={point.y} r={size} opacity={0.82 * (1 - t) ** 0.8} />;
      })}
    </g>
  );
}

const SPLASH: Splash = {
  spouts: { count: 5, spread: 6, off: (luck) => 50 + 14 * luck },
  chips: { each: 1, most: 18, far: 36 },
};

function Volley({
  told,
  t,
  table,
}: {
  readonly told: Fire;
  readonly t: number;
  readonly table: Table;
}): ReactNode {
  const from = muzzles(table, told, gunsOf(told));
  const to = placeOf(table, told.target);
  const flight = clamp((t - 0.04) / 0.18);
  return (
    <g>
      {t < 0.16 &&
        from.map((point, i) => {
          const tip = outwards(point, point.out, 14 * (1 - t / 0.16) + 3);
          return <line key={i} className="ta-flash" x1={point.x} y1={point.y} x2={tip.x} y2={tip.y} />;
        })}
      {to !== null &&
        flight > 0 &&
        flight < 1 &&
        from.map((point, i) => {
          const aside = (steady(told.ship, i) - 0.5) * 54;
          const high = (steady(i, told.ship) - 0.5) * 54;
          return (
            <circle
              key={i}
              className="ta-shot"
              cx={point.x + (to.x + aside - point.x) * flight}
              cy={point.y + (to.y + high - point.y) * flight}
              r={2.4}
            />
          );
        })}
      {to !== null && t > 0.2 && (
        <Impact place={to} t={(t - 0.2) / 0.45} hits={told.hits} id={told.ship} splash={SPLASH} />
      )}
      {to !== null && t > 0.3 && (
        <RisingWord
          place={to}
          t={(t - 0.3) / 0.7}
          word={told.hits === 0 ? 'no hit' : `${told.hits} ${told.hits === 1 ? 'hit' : 'hits'}`}
          faint={told.hits === 0}
        />
      )}
    </g>
  );
}

/** A word that rises and fades, upright whatever the chart does. */
function RisingWord({
  place,
  t,
  word,
  faint = false,
}: {
  readonly place: Point;
  readonly t: number;
  readonly word: string;
  readonly faint?: boolean;
}): ReactNode {
  return (
    <Rising at={place} t={t} className="ta-rising">
      <g className="ta-upright">
        <text textAnchor="middle" className={faint ? 'sea-rising-faint' : undefined}>
          {word}
        </text>
      </g>
    </Rising>
  );
}

/** The great words over a ship; damage says how much. */
function wordOf(told: TableTold): string | null {
  switch (told.kind) {
    case 'damage':
      return `−${told.by} ${told.area}`;
    case 'struck':
      return 'strikes!';
    case 'captured':
      return 'taken!';
    case 'retaken':
      return 'retaken!';
    case 'sunk':
      return 'sinks!';
    case 'exploded':
      return 'blows up!';
    case 'aground':
      return 'aground!';
    case 'collision':
      return 'collision!';
    case 'aback':
      return 'aback!';
    case 'demasted':
      return 'demasted!';
    case 'crippled':
      return `${told.area} crippled`;
    case 'boards':
      return told.reached ? 'boards!' : 'falls short';
    case 'critical':
      return 'critical!';
    default:
      return null;
  }
}

const subjectOf = (told: TableTold): string | null =>
  'ship' in told ? told.ship : told.kind === 'boarding-round' ? told.attacker.ship : null;

/** The ship that a line of the log is about, with a word over her where there is one. */
function Noted({
  told,
  t,
  table,
}: {
  readonly told: TableTold;
  readonly t: number;
  readonly table: Table;
}): ReactNode {
  const id = subjectOf(told);
  const place = id === null ? null : placeOf(table, id);
  if (place === null) return null;
  const word = wordOf(told);
  const swell = Math.sin(t * Math.PI);
  return (
    <>
      {told.kind === 'exploded' ? (
        <g className="ta-blast" opacity={1 - t}>
          <circle cx={place.x} cy={place.y} r={30 + 190 * Math.sqrt(t)} />
          <circle className="ta-blast-heart" cx={place.x} cy={place.y} r={20 + 90 * Math.sqrt(t)} />
        </g>
      ) : (
        <circle className="ta-noted" cx={place.x} cy={place.y} r={62 + 10 * swell} opacity={swell} />
      )}
      {word !== null && <RisingWord place={place} t={t} word={word} />}
    </>
  );
}

interface StoryEffectsProps {
  readonly scene: Scene | null;
  readonly t: number;
  readonly past: readonly Scene[];
}

export function StoryEffects({ scene, t, past }: StoryEffectsProps): ReactNode {
  const recent = past.filter((each) => each.kind === 'volley').slice(-6);
  return (
    <g className="ta-story">
      {recent.map((each, i) => (
        <SmokeBank
          key={i}
          table={each.before}
          told={each.told as Fire}
          age={0.45 + 0.14 * (recent.length - 1 - i) + t * 0.2}
        />
      ))}
      {scene?.kind === 'volley' && (
        <>
          <SmokeBank table={scene.before} told={scene.told} age={t * 0.5} />
          <Volley told={scene.told} t={t} table={scene.before} />
        </>
      )}
      {scene?.kind === 'note' && <Noted told={scene.told} t={t} table={scene.before} />}
    </g>
  );
}
