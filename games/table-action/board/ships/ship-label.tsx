/** Names on the chart: each with pennant and three short bars, upright, of one size, clear of the neighbours. */

import { LabelBars } from '@weathergage/web/toolkit/at-sea/label-bars.tsx';
import { type Mark, markOf, Streamer } from '@weathergage/web/toolkit/at-sea/side-mark.tsx';
import { capital } from '@weathergage/web/toolkit/phrases.ts';
import { memo, type ReactNode } from 'react';
import { crippledIn } from '../../rules/aboard/crippled.ts';
import type { Point } from '../../rules/geometry/point.ts';
import { AREAS, type Ship } from '../../rules/table/ship.ts';
import type { Table } from '../../rules/table/state.ts';
import { type Box, outwards } from '../look/chart-units.ts';
import { stateOf } from '../look/words.ts';

/** Where a ship is drawn: her own place, or somewhere on the way in a story. */
export interface Pose extends Point {
  readonly angle: number;
}

type Anchor = 'start' | 'middle' | 'end';
interface Spot {
  readonly dx: number;
  readonly dy: number;
  readonly anchor: Anchor;
}

const BARS = 54;
const HEIGHT = 28;

/** As `.ta-upright` in the style sheet has it: labels keep their size on the screen, and far out can still be read. */
export const uprightAt = (scale: number): number =>
  Math.max(0.5, Math.min(0.9 / scale, Math.max(3.4, 0.74 / scale)));

const wordsOf = (ship: Ship): string => {
  const state = stateOf(ship);
  return state === '' ? ship.spec.name : `${ship.spec.name}, ${state}`;
};

export const wideOf = (name: string): number => Math.max(BARS, name.length * 7.4) + 22;
const leftOf = (anchor: Anchor, wide: number): number =>
  anchor === 'start' ? 0 : anchor === 'end' ? -wide : -wide / 2;

/** Spots round a ship, the abeam ones first, the corners last; the farther her hull reaches, the farther off. */
function spotsRound({ angle }: Pose, upright: number): readonly Spot[] {
  const along = Math.abs(Math.cos((angle * Math.PI) / 180));
  const [aside, over] = [30 + 44 * (1 - along), 26 + 46 * along];
  const low = over + 16 * upright;
  return [
    { dx: aside, dy: 0, anchor: 'start' },
    { dx: -aside, dy: 0, anchor: 'end' },
    { dx: 0, dy: low, anchor: 'middle' },
    { dx: 0, dy: -over - 12 * upright, anchor: 'middle' },
    { dx: 0, dy: low + 24 * upright, anchor: 'middle' },
    { dx: 0, dy: -over - 40 * upright, anchor: 'middle' },
    { dx: aside, dy: low, anchor: 'start' },
    { dx: -aside, dy: low, anchor: 'end' },
    { dx: aside, dy: -over - 12 * upright, anchor: 'start' },
    { dx: -aside, dy: -over - 12 * upright, anchor: 'end' },
  ];
}

export function coverOf(pose: Pose, { dx, dy, anchor }: Spot, wide: number, upright: number): Box {
  return {
    x: pose.x + dx + leftOf(anchor, wide) * upright,
    y: pose.y + dy - 14 * upright,
    width: wide * upright,
    height: HEIGHT * upright,
  };
}

export const crosses = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** A hull is long and narrow: three points of it, each with some room. */
const lies = (box: Box, pose: Pose): boolean =>
  [-42, 0, 42].some((along) => {
    const { x, y } = outwards(pose, pose.angle, along);
    return x > box.x - 18 && x < box.x + box.width + 18 && y > box.y - 18 && y < box.y + box.height + 18;
  });

/** The flag that a hand drags over the table, with what is written under it, in units of what is upright. */
const GRIP = { across: 52, over: 16, under: 42 };
export const gripAt = ({ x, y }: Point, upright: number): Box => ({
  x: x - (GRIP.across / 2) * upright,
  y: y - GRIP.over * upright,
  width: GRIP.across * upright,
  height: (GRIP.over + GRIP.under) * upright,
});

/** The spot that covers least; `written` is what no name may lie on. */
export function spotFor(
  pose: Pose,
  others: readonly Pose[],
  wide: number,
  upright: number,
  written: readonly Box[],
): Spot {
  const covered = (spot: Spot): number => {
    const box = coverOf(pose, spot, wide, upright);
    return (
      others.filter((other) => lies(box, other)).length +
      written.filter((other) => crosses(box, other)).length * 2
    );
  };
  return spotsRound(pose, upright).reduce((best, spot) => (covered(spot) < covered(best) ? spot : best));
}

const Label = memo(function Label({
  ship,
  mark,
  anchor,
}: {
  readonly ship: Ship;
  readonly mark: Mark;
  readonly anchor: Anchor;
}): ReactNode {
  const name = wordsOf(ship);
  return (
    <g className="ta-upright">
      <g transform={`translate(${leftOf(anchor, wideOf(name))} 0)`}>
        <g transform="translate(0 -10)">
          <Streamer mark={mark} />
        </g>
        <text x={22}>
          {ship.flagship ? '★ ' : ''}
          {name}
        </text>
        <LabelBars
          width={16}
          bars={AREAS.map((area) => ({
            share: ship[area] / ship.spec[area],
            low: crippledIn(ship, area),
            words: `${capital(area)} ${ship[area]} of ${ship.spec[area]}`,
          }))}
        />
      </g>
    </g>
  );
});

interface Named {
  readonly pose: Pose;
  readonly wide: number;
}

/** Who has written first may have left no room for others: whose name still lies on something looks again. */
const SWEEPS = 2;

/** Where each name stands, clear of hulls, of each other and of what is `kept` free as far as that can be had. */
export function spotsFor(
  names: readonly Named[],
  upright: number,
  kept: readonly Box[] = [],
): readonly Spot[] {
  const spots: Spot[] = [];
  const written: Box[] = [];
  const choose = (index: number, taken: readonly Box[]): void => {
    const { pose, wide } = names[index]!;
    const hulls = names.filter((_, other) => other !== index).map((other) => other.pose);
    spots[index] = spotFor(pose, hulls, wide, upright, [...kept, ...taken]);
    written[index] = coverOf(pose, spots[index], wide, upright);
  };
  for (const index of names.keys()) choose(index, written.slice(0, index));
  for (let sweep = 0; sweep < SWEEPS; sweep++)
    for (const index of names.keys()) {
      const others = written.filter((_, other) => other !== index);
      if ([...kept, ...others].some((box) => crosses(box, written[index]!))) choose(index, others);
    }
  return spots;
}

interface ShipLabelsProps {
  readonly table: Table;
  readonly scale: number;
  readonly ships: readonly { readonly ship: Ship; readonly pose: Pose }[];
  /** Where a flag stands that is to be dragged. */
  readonly grip?: Point | null;
}

export function ShipLabels({ table, scale, ships, grip = null }: ShipLabelsProps): ReactNode {
  const upright = uprightAt(scale);
  const names = ships.map(({ ship, pose }) => ({ pose, wide: wideOf(wordsOf(ship)) }));
  const spots = spotsFor(names, upright, grip === null ? [] : [gripAt(grip, upright)]);
  return ships.map(({ ship, pose }, index) => {
    const spot = spots[index]!;
    return (
      <g
        key={ship.id}
        className="sea-label"
        style={{ transform: `translate(${pose.x + spot.dx}px, ${pose.y + spot.dy}px)` }}
      >
        <Label ship={ship} mark={markOf(table, ship.side)} anchor={spot.anchor} />
      </g>
    );
  });
}
