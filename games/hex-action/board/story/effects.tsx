/** Smoke, shot and splinters, and the numbers that rise off a ship that is hit. */

import { alongAt, breadthAt } from '@weathergage/web/toolkit/at-sea/hull-lines.ts';
import { Impact, type Splash } from '@weathergage/web/toolkit/at-sea/impact.tsx';
import { Rising } from '@weathergage/web/toolkit/at-sea/rising.tsx';
import { steady } from '@weathergage/web/toolkit/at-sea/steady.ts';
import type { ReactNode } from 'react';
import { allHits } from '../../attention/expected-hits.ts';
import type { Ship } from '../../rules/sea/ship.ts';
import type { Sea } from '../../rules/sea/state.ts';
import type { HexTold } from '../../rules/sea/told.ts';
import { angleOf, middleOf, outwards, type Point } from '../look/geometry.ts';
import { shapeOf } from '../ships/ship-shape.ts';
import { Disaster, type HappeningProps } from './disasters.tsx';
import type { Scene } from './script.ts';
import './effects.css';

type Fire = Extract<HexTold, { kind: 'fire' }>;

const clamp = (t: number): number => Math.min(1, Math.max(0, t));

/** Points along the side that fires. */
function muzzles(ship: Ship, side: 'L' | 'R', count: number): Point[] {
  const shape = shapeOf(ship.spec);
  const middle = middleOf(ship);
  const heading = angleOf(ship.heading);
  return Array.from({ length: count }, (_, i) => {
    const t = 0.24 + (0.6 * i) / Math.max(1, count - 1);
    const along = outwards(middle, heading, -alongAt(shape, t));
    return outwards(along, heading + (side === 'L' ? -90 : 90), breadthAt(shape, t) + 2);
  });
}

/** A bank of powder smoke: born at the muzzles, rolling outwards and then down the wind as it thins. */
function SmokeBank({
  ship,
  told,
  age,
  wind,
}: {
  readonly ship: Ship;
  readonly told: Fire;
  readonly age: number;
  readonly wind: number;
}): ReactNode {
  const puffs = Math.max(5, Math.min(12, told.guns + told.carronades + 3));
  const out = angleOf(ship.heading) + (told.side === 'L' ? -90 : 90);
  return (
    <g className="hx-smoke">
      {muzzles(ship, told.side, puffs).map((from, i) => {
        const born = i * 0.018;
        const t = clamp((age - born) / 1.4);
        if (age < born) return null;
        const rolled = outwards(from, out, 9 + 26 * Math.sqrt(t));
        const at = outwards(rolled, wind, 36 * t);
        const size = 7 + 24 * Math.sqrt(t) + steady(ship.id, i) * 6;
        return <circle key={i} cx={at.x} cy={at.y} r={size} opacity={0.82 * (1 - t) ** 0.8} />;
      })}
    </g>
  );
}

function Volley({ told, t, sea }: { readonly told: Fire; readonly t: number; readonly sea: Sea }): ReactNode {
  const ship = sea.ships.find(({ id }) => id === told.ship);
  const target = sea.ships.find(({ id }) => id === told.target);
  if (ship === undefined) return null;
  const guns = Math.max(5, Math.min(9, told.guns + told.carronades));
  const from = muzzles(ship, told.side, guns);
  const to = target === undefined ? null : middleOf(target);
  const flight = clamp((t - 0.04) / 0.2);
  const out = angleOf(ship.heading) + (told.side === 'L' ? -90 : 90);
  return (
    <g>
      {t < 0.16 &&
        from.map((point, i) => {
          const tip = outwards(point, out, 12 * (1 - t / 0.16) + 3);
          return <line key={i} className="hx-flash" x1={point.x} y1={point.y} x2={tip.x} y2={tip.y} />;
        })}
      {to !== null &&
        flight > 0 &&
        flight < 1 &&
        from.map((point, i) => {
          const end = {
            x: to.x + (steady(told.ship, i) - 0.5) * 50,
            y: to.y + (steady(i, told.ship) - 0.5) * 50,
          };
          return (
            <circle
              key={i}
              className="hx-shot"
              cx={point.x + (end.x - point.x) * flight}
              cy={point.y + (end.y - point.y) * flight}
              r={2}
            />
          );
        })}
      {to !== null && t > 0.22 && (
        <Impact place={to} t={(t - 0.22) / 0.5} hits={allHits(told.hits)} id={told.ship} splash={SPLASH} />
      )}
      {to !== null && t > 0.26 && <RisingWords at={to} t={(t - 0.26) / 0.74} words={risingOf(told.hits)} />}
    </g>
  );
}

const SPLASH: Splash = {
  spouts: { count: 4, spread: 5, off: (luck, run) => 46 + 14 * luck * run },
  chips: { each: 2, most: 16, far: 34 },
};

const MISS = 'miss';
const risingOf = (hits: Fire['hits']): string[] => {
  const words = (
    [
      ['hull', hits.H],
      ['guns', hits.G],
      ['crew', hits.C],
      ['rigging', hits.R],
    ] as const
  )
    .filter(([, count]) => count > 0)
    .map(([word, count]) => `−${count} ${word}`);
  return words.length === 0 ? [MISS] : words;
};

/** Words that rise and fade, upright whatever the chart does. */
export function RisingWords({
  at,
  t,
  words,
}: {
  readonly at: Point;
  readonly t: number;
  readonly words: readonly string[];
}): ReactNode {
  return (
    <Rising at={at} t={t} className="hx-rising">
      <g className="hx-upright" textAnchor="middle">
        {words.map((word, i) => (
          <text
            key={word}
            className={word === MISS ? 'sea-rising-faint' : undefined}
            y={-(words.length - 1 - i) * 25}
          >
            {word}
          </text>
        ))}
      </g>
    </Rising>
  );
}

const AT: Partial<Record<HexTold['kind'], string>> = {
  surrender: 'strikes!',
  captured: 'taken!',
  collision: 'collision!',
  foul: 'foul!',
  grapple: 'grappled!',
  critical: 'critical hit!',
  doomed: 'lost!',
  'fire-aboard': 'fire!',
  mast: 'mast down!',
  aground: 'aground!',
  lit: 'lit!',
};

/** A word over the ship, where something great befalls her: not a throw that fails, or a danger that passes. */
function wordFor(told: HexTold): string | undefined {
  if ('success' in told && !told.success) return undefined;
  switch (told.kind) {
    case 'doomed':
      return told.dice === undefined ? AT.doomed : undefined;
    case 'critical':
      return told.effect === 'none' ? undefined : AT.critical;
    case 'fire-aboard':
      return told.what === 'out' || told.what === 'spared' ? undefined : AT['fire-aboard'];
    default:
      return AT[told.kind];
  }
}

/** The ship that a line of the log is about, with a word over her where it is a great one. */
function Noted({ told, t, sea }: HappeningProps): ReactNode {
  const id = 'ship' in told ? told.ship : 'ships' in told ? told.ships[0] : null;
  const ship = sea.ships.find((each) => each.id === id);
  const word = wordFor(told);
  if (ship === undefined) return null;
  const at = middleOf(ship);
  return (
    <>
      <circle
        className="hx-noted"
        cx={at.x}
        cy={at.y}
        r={58 + 10 * Math.sin(t * Math.PI)}
        opacity={Math.sin(t * Math.PI)}
      />
      {word !== undefined && <RisingWords at={at} t={t} words={[word]} />}
    </>
  );
}

interface StoryEffectsProps {
  readonly scene: Scene | null;
  readonly t: number;
  readonly past: readonly Scene[];
  readonly sea: Sea;
}

export function StoryEffects({ scene, t, past, sea }: StoryEffectsProps): ReactNode {
  const wind = angleOf(sea.wind);
  const volleys = past.filter((each) => each.kind === 'volley');
  const recent = volleys.slice(-8);
  return (
    <g className="hx-story">
      {recent.map((each, i) => {
        const ship = each.before.ships.find(({ id }) => id === each.told.ship);
        const age = 0.45 + 0.12 * (recent.length - 1 - i) + (scene === null ? 0 : t * 0.25);
        return ship === undefined ? null : (
          <SmokeBank
            key={`${each.told.ship}${each.told.side}${i}`}
            ship={ship}
            told={each.told}
            age={age}
            wind={wind}
          />
        );
      })}
      {scene?.kind === 'volley' && (
        <>
          <SmokeBank
            ship={scene.before.ships.find(({ id }) => id === scene.told.ship)!}
            told={scene.told}
            age={t * 0.5}
            wind={wind}
          />
          <Volley told={scene.told} t={t} sea={scene.before} />
        </>
      )}
      {scene?.kind === 'note' && (
        <>
          <Noted told={scene.told} t={t} sea={scene.before} />
          <Disaster told={scene.told} t={t} sea={scene.before} />
        </>
      )}
    </g>
  );
}
