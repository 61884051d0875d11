/** Names on the chart: each with pennant and four short bars, upright, of one size, clear of the neighbours. */
import { memo, type ReactNode } from 'react';
import { crewLeft, gunsLeft, hands, riggingLeft, type Ship } from '../rules/ship.ts';
import type { Sea } from '../rules/state.ts';
import { type Box, outwards } from './geometry.ts';
import type { Pose } from './ship-layer.tsx';
import { type Mark, markOf, Pennant } from './side-mark.tsx';

interface Spot {
  readonly dx: number;
  readonly dy: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** Beside a ship that lies along the chart, under or over one that lies across it. */
const BESIDE: readonly Spot[] = [
  { dx: 40, dy: -4, anchor: 'start' },
  { dx: -40, dy: -4, anchor: 'end' },
];
const BELOW: readonly Spot[] = [
  { dx: 0, dy: 58, anchor: 'middle' },
  { dx: 0, dy: -54, anchor: 'middle' },
];
/** Second best: off the ends of the hull. */
const BELOW_BOW: readonly Spot[] = [
  { dx: 0, dy: 80, anchor: 'middle' },
  { dx: 0, dy: -80, anchor: 'middle' },
];
const BESIDE_BOW: readonly Spot[] = [
  { dx: 66, dy: -4, anchor: 'start' },
  { dx: -66, dy: -4, anchor: 'end' },
];

/** As `.hx-upright` in the style sheet has it: labels keep their size on the screen. */
export const uprightAt = (scale: number): number => Math.min(1.7, Math.max(0.5, 1 / scale));

/** As `.hx-distant` has it. */
const DISTANT = 3;

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
const wideOf = (name: string): number => Math.max(BARS, name.length * 7.6) + 22;
const leftOf = (anchor: Spot['anchor'], wide: number): number =>
  anchor === 'start' ? 0 : anchor === 'end' ? -wide : -wide / 2;

/** What a label covers on the chart. */
function coverOf(pose: Pose, { dx, dy, anchor }: Spot, { wide, upright }: LabelSize): Box {
  return {
    x: pose.x + dx + leftOf(anchor, wide) * upright,
    y: pose.y + dy - 14 * upright,
    width: wide * upright,
    height: 26 * upright,
  };
}

interface LabelSize {
  readonly wide: number;
  readonly upright: number;
}

const crosses = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** A hull is long and narrow: three points of it, each with some room. */
function lies(box: Box, pose: Pose): boolean {
  const room = 22;
  return [-42, 0, 42].some((along) => {
    const { x, y } = outwards(pose, pose.angle, along);
    return (
      x > box.x - room && x < box.x + box.width + room && y > box.y - room && y < box.y + box.height + room
    );
  });
}

/** The spot that covers least: the ship's own side first, then over or under her. */
export function spotFor(
  pose: Pose,
  others: readonly Pose[],
  size: LabelSize = { wide: 90, upright: 1 },
  written: readonly Box[] = [],
): Spot {
  const along = Math.abs(Math.sin((pose.angle * Math.PI) / 180)) < 0.5;
  const spots = along ? [...BESIDE, ...BELOW_BOW] : [...BELOW, ...BESIDE_BOW];
  const covered = (spot: Spot): number => {
    const box = coverOf(pose, spot, size);
    return (
      others.filter((other) => lies(box, other)).length +
      written.filter((other) => crosses(box, other)).length
    );
  };
  return spots.reduce((best, spot) => (covered(spot) < covered(best) ? spot : best));
}

/** A ship being plotted is named astern: the sea ahead of her is in bloom. */
function astern(pose: Pose): Spot {
  const { x, y } = outwards({ x: 0, y: 0 }, pose.angle + 180, 78);
  return { dx: x, dy: y + 4, anchor: Math.abs(x) < 20 ? 'middle' : x < 0 ? 'end' : 'start' };
}

const share = (left: number, of: number): number => (of === 0 ? 0 : left / of);
const sum = (squares: readonly number[]): number => squares.reduce((total, each) => total + each, 0);

/** Hull, crew, guns, rigging as shares of what she left harbour with. */
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
  squadron,
}: {
  readonly ship: Ship;
  readonly mark: Mark;
  readonly spot: Spot;
  /** Which squadron of her side, from 0; null where there are none. */
  readonly squadron: number | null;
}): ReactNode {
  const name = wordsOf(ship);
  const left = leftOf(spot.anchor, wideOf(name));
  return (
    <g className="hx-upright">
      <g transform={`translate(${left} 0)`}>
        <g transform="translate(0 -10)">
          <Pennant mark={mark} />
        </g>
        {squadron !== null && (
          <path className="hx-squadron" data-squadron={squadron % 6} d={SQUADRON_MARKS[squadron % 6]!} />
        )}
        <text x={22}>{name}</text>
        <g transform="translate(22 6)">
          {barsOf(ship).map((share, i) => (
            <g key={i} transform={`translate(${i * 17} 0)`}>
              <rect className="sea-bar" width={15} height={4} rx={1} />
              <rect
                className={share < 0.34 ? 'sea-bar-low' : 'sea-bar-left'}
                width={15 * share}
                height={4}
                rx={1}
              />
            </g>
          ))}
        </g>
      </g>
    </g>
  );
});

interface ShipLabelsProps {
  readonly sea: Sea;
  readonly plotted: string | null;
  readonly scale: number;
  /** So far out that only a few are named, in large letters. */
  readonly far: boolean;
  readonly ships: readonly { readonly ship: Ship; readonly pose: Pose }[];
}

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
}: ShipLabelsProps): ReactNode {
  const squadrons = squadronsOf(sea);
  const upright = far ? DISTANT : uprightAt(scale);
  const written: Box[] = [];
  return ships.map(({ ship, pose }) => {
    const size = { wide: wideOf(wordsOf(ship)), upright };
    const others = ships.filter((other) => other.ship !== ship).map((other) => other.pose);
    const spot = ship.id === plotted ? astern(pose) : spotFor(pose, others, size, written);
    written.push(coverOf(pose, spot, size));
    return (
      <g
        key={ship.id}
        className={far ? 'sea-label hx-distant' : 'sea-label'}
        style={{ transform: `translate(${pose.x + spot.dx}px, ${pose.y + spot.dy}px)` }}
      >
        <Label
          ship={ship}
          mark={markOf(sea, ship.side)}
          spot={spot}
          squadron={squadrons.get(ship.id) ?? null}
        />
      </g>
    );
  });
});
