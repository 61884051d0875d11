/** Names on the chart: each with pennant and four short bars, upright, of one size, clear of the neighbours. */

import { LabelBars } from '@weathergage/web/toolkit/at-sea/label-bars.tsx';
import { type Mark, markOf, Streamer } from '@weathergage/web/toolkit/at-sea/side-mark.tsx';
import { memo, type ReactNode, useMemo, useRef } from 'react';
import { crewLeft, gunsLeft, hands, riggingLeft, type Ship } from '../../rules/sea/ship.ts';
import type { Sea } from '../../rules/sea/state.ts';
import { isFarOff, leftOf, lineFrom, placeNames, type Room, type Spot, uprightAt } from './label-spots.ts';
import type { Pose } from './pose.ts';
import { isFlagship } from './ship-look.ts';

/** Her name, and the gravest of what has become of her. */
function wordsOf({ spec: { name }, surrender, captured, advanced: log }: Ship): string {
  if (log?.doom === 'sinking') return `${name}, sinking`;
  if (log?.doom === 'exploding') return `${name}, burning`;
  if (captured) return `${name}, prize`;
  if (surrender !== null) return `${name}, struck`;
  if ((log?.fire ?? log?.lit ?? null) !== null) return `${name}, on fire`;
  return (log?.aground ?? null) === null ? name : `${name}, aground`;
}

const BARS = 66;
/** Letters of the italic by their breadth; most have that of an n. */
const BREADTHS: readonly (readonly [RegExp, number])[] = [
  [/M/, 15],
  [/[A-Zmw]/, 11],
  [/[fijlrt ,.'’-]/, 4.5],
];
const breadthOf = (name: string): number =>
  [...name].reduce((sum, letter) => sum + (BREADTHS.find(([letters]) => letters.test(letter))?.[1] ?? 7), 0);
const wideOf = (name: string, bars: boolean): number => Math.max(bars ? BARS : 0, breadthOf(name)) + 22;

const share = (left: number, of: number): number => (of === 0 ? 0 : left / of);
const sum = (squares: readonly number[]): number => squares.reduce((total, each) => total + each, 0);

const BARS_OF = ['Hull', 'Crew', 'Guns', 'Rigging'] as const;

/** As shares of what she left harbour with, in that order. */
const barsOf = (ship: Ship): readonly number[] => [
  share(ship.hull, ship.spec.hull),
  share(crewLeft(ship), sum(hands(ship).map(({ total }) => total))),
  share(
    gunsLeft(ship),
    sum([ship.spec.guns.L, ship.spec.guns.R, ship.spec.carronades.L, ship.spec.carronades.R]),
  ),
  share(riggingLeft(ship), sum(ship.spec.rigging)),
];

const Label = memo(function Label({
  ship,
  mark,
  spot,
  bars,
  squadron,
}: {
  readonly ship: Ship;
  readonly mark: Mark;
  readonly spot: Spot;
  readonly bars: boolean;
  /** Which squadron of her side, from 0; null where there are none. */
  readonly squadron: number | null;
}): ReactNode {
  const name = wordsOf(ship);
  const left = leftOf(spot.anchor, wideOf(name, bars));
  return (
    <g className="hx-name">
      <g transform={`translate(${left} 0)`}>
        <g transform="translate(0 -10)">
          <Streamer mark={mark} />
        </g>
        {squadron !== null && (
          <path className="hx-squadron" data-squadron={squadron % 6} d={SQUADRON_MARKS[squadron % 6]!} />
        )}
        <text x={22}>{name}</text>
        {bars && (
          <LabelBars
            width={15}
            bars={barsOf(ship).map((share, i) => ({
              share,
              low: share < 0.34,
              words: `${BARS_OF[i]} ${Math.round(share * 100)} %`,
            }))}
          />
        )}
      </g>
    </g>
  );
});

interface ShipLabelsProps {
  readonly sea: Sea;
  readonly plotted: string | null;
  readonly scale: number;
  /** So far out that only a few show more than their names. */
  readonly far: boolean;
  readonly ships: readonly { readonly ship: Ship; readonly pose: Pose }[];
  /** Those who are named even in a crowd. */
  readonly wanted?: ReadonlySet<string>;
  readonly room?: Room | null;
  /** They are on their way. */
  readonly moving?: boolean;
}

const NOBODY: ReadonlySet<string> = new Set();

/** Squadrons by a figure under the pennant as well as by hue. */
const SQUADRON_MARKS = [
  'M2 6h9v5h-9Z',
  'M6.5 4L11 11H2Z',
  'M6.5 4L11 8L6.5 12L2 8Z',
  'M2 5H11L6.5 12Z',
  'M2 8A4.5 4 0 1 0 11 8A4.5 4 0 1 0 2 8Z',
  'M2 5h3v7h-3ZM8 5h3v7h-3Z',
] as const;

/** Each ship's squadron by its place in her side's order of battle; nothing where a side has but one. */
function squadronsOf(sea: Sea): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const { id: side } of sea.sides) {
    const own = (sea.advanced?.squadrons ?? []).filter((squadron) => squadron.side === side);
    if (own.length > 1) for (const [i, { ships }] of own.entries()) for (const id of ships) places.set(id, i);
  }
  return places;
}

export const ShipLabels = memo(function ShipLabels({
  sea,
  plotted,
  scale,
  far,
  ships,
  wanted = NOBODY,
  room = null,
  moving = false,
}: ShipLabelsProps): ReactNode {
  const squadrons = useMemo(() => squadronsOf(sea), [sea]);
  const inFull = ({ id }: Ship): boolean => !far || isFlagship(sea, id) || wanted.has(id);
  const kept = useRef<ReadonlyMap<string, Spot>>(new Map());
  // While ships sail before the eye their names sail with them, each where it stood when they weighed.
  const spots = moving
    ? kept.current
    : placeNames(
        ships.map(({ ship, pose }) => ({
          id: ship.id,
          pose,
          wide: wideOf(wordsOf(ship), inFull(ship)),
          need: wanted.has(ship.id) ? 'wanted' : isFlagship(sea, ship.id) ? 'flag' : 'other',
          plotted: ship.id === plotted,
        })),
        ships.map(({ pose }) => pose),
        uprightAt(scale),
        room,
      );
  kept.current = spots;
  return ships.map(({ ship, pose }) => {
    const spot = spots.get(ship.id);
    if (spot === undefined) return null;
    const line = lineFrom(spot);
    return (
      <g
        key={ship.id}
        className="sea-label"
        data-name={ship.id}
        style={{
          transform: `translate(${pose.x + spot.dx}px, ${pose.y + spot.dy}px)`,
        }}
      >
        {(far || isFarOff(spot)) && <line className="hx-name-line" x2={line.x} y2={line.y} />}
        <Label
          ship={ship}
          mark={markOf(sea, ship.side)}
          spot={spot}
          bars={inFull(ship)}
          squadron={squadrons.get(ship.id) ?? null}
        />
      </g>
    );
  });
});
