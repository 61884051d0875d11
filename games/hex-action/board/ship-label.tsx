/** Names on the chart: each with pennant and four short bars, upright, of one size, clear of the neighbours. */
import { memo, type ReactNode } from 'react';
import { crewLeft, gunsLeft, hands, riggingLeft, type Ship } from '../rules/ship.ts';
import type { Sea } from '../rules/state.ts';
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

/** The first spot with no other ship in it; the last one if there is none. */
export function spotFor(pose: Pose, others: readonly Pose[]): Spot {
  const along = Math.abs(Math.sin((pose.angle * Math.PI) / 180)) < 0.5;
  const spots = along ? BESIDE : BELOW;
  const reach = { start: 50, middle: 0, end: -50 } as const;
  return (
    spots.find(({ dx, dy, anchor }) => {
      const at = { x: pose.x + dx + reach[anchor], y: pose.y + dy };
      return !others.some(({ x, y }) => Math.abs(x - at.x) < 75 && Math.abs(y - at.y) < 52);
    }) ?? spots[0]!
  );
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

const BARS = 66;

const Label = memo(function Label({
  ship,
  mark,
  spot,
}: {
  readonly ship: Ship;
  readonly mark: Mark;
  readonly spot: Spot;
}): ReactNode {
  const { name } = ship.spec;
  const wide = Math.max(BARS, name.length * 7.6) + 22;
  const left = spot.anchor === 'start' ? 0 : spot.anchor === 'end' ? -wide : -wide / 2;
  return (
    <g className="hx-upright">
      <g transform={`translate(${left} 0)`}>
        <g transform="translate(0 -10)">
          <Pennant mark={mark} />
        </g>
        <text x={22}>{name}</text>
        <g transform="translate(22 6)">
          {barsOf(ship).map((share, i) => (
            <g key={i} transform={`translate(${i * 17} 0)`}>
              <rect className="hx-bar" width={15} height={4} rx={1} />
              <rect
                className={share < 0.34 ? 'hx-bar-low' : 'hx-bar-left'}
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
  readonly unnamed: string | null;
  readonly ships: readonly { readonly ship: Ship; readonly pose: Pose }[];
}

export function ShipLabels({ sea, unnamed, ships }: ShipLabelsProps): ReactNode {
  return ships.map(({ ship, pose }) => {
    if (ship.id === unnamed) return null;
    const spot = spotFor(
      pose,
      ships.filter((other) => other.ship !== ship).map((other) => other.pose),
    );
    return (
      <g
        key={ship.id}
        className="hx-label"
        style={{ transform: `translate(${pose.x + spot.dx}px, ${pose.y + spot.dy}px)` }}
      >
        <Label ship={ship} mark={markOf(sea, ship.side)} spot={spot} />
      </g>
    );
  });
}
