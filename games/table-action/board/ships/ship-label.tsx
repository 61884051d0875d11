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

const wideOf = (name: string): number => Math.max(BARS, name.length * 7.4) + 22;
const leftOf = (anchor: Anchor, wide: number): number =>
  anchor === 'start' ? 0 : anchor === 'end' ? -wide : -wide / 2;

/** Spots round a ship, the abeam ones first; the farther her hull reaches, the farther off. */
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
  ];
}

function coverOf(pose: Pose, { dx, dy, anchor }: Spot, wide: number, upright: number): Box {
  return {
    x: pose.x + dx + leftOf(anchor, wide) * upright,
    y: pose.y + dy - 14 * upright,
    width: wide * upright,
    height: HEIGHT * upright,
  };
}

const crosses = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** A hull is long and narrow: three points of it, each with some room. */
const lies = (box: Box, pose: Pose): boolean =>
  [-42, 0, 42].some((along) => {
    const { x, y } = outwards(pose, pose.angle, along);
    return x > box.x - 18 && x < box.x + box.width + 18 && y > box.y - 18 && y < box.y + box.height + 18;
  });

/** The spot that covers least. */
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

interface ShipLabelsProps {
  readonly table: Table;
  readonly scale: number;
  readonly ships: readonly { readonly ship: Ship; readonly pose: Pose }[];
}

export function ShipLabels({ table, scale, ships }: ShipLabelsProps): ReactNode {
  const upright = uprightAt(scale);
  const written: Box[] = [];
  return ships.map(({ ship, pose }) => {
    const wide = wideOf(wordsOf(ship));
    const others = ships.filter((other) => other.ship !== ship).map((other) => other.pose);
    const spot = spotFor(pose, others, wide, upright, written);
    written.push(coverOf(pose, spot, wide, upright));
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
