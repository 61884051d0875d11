/** A ship that blows up, and shells that fly high: what the Advanced Game adds to the smoke. */
import { steady } from '@weathergage/web/toolkit/at-sea/steady.ts';
import type { ReactNode } from 'react';
import type { Sea } from '../../rules/sea/state.ts';
import type { HexTold } from '../../rules/sea/told.ts';
import { centreOf, middleOf, outwards, type Point } from '../look/geometry.ts';

/** Where a ship or a battery lies. */
function placeOf(sea: Sea, id: string | null): Point | null {
  const ship = sea.ships.find((each) => each.id === id);
  if (ship !== undefined) return middleOf(ship);
  const hex = sea.advanced?.batteries.find((battery) => battery.id === id)?.hexes[0];
  return hex === undefined ? null : centreOf(hex);
}

function Explosion({
  at,
  t,
  id,
}: {
  readonly at: Point;
  readonly t: number;
  readonly id: string;
}): ReactNode {
  const out = Math.sqrt(t);
  return (
    <g className="hx-explosion" opacity={1 - t ** 3}>
      <circle cx={at.x} cy={at.y} r={20 + 110 * out} />
      <circle className="hx-explosion-core" cx={at.x} cy={at.y} r={Math.max(0, 70 * (1 - t))} />
      {Array.from({ length: 22 }, (_, i) => {
        const to = outwards(at, steady(id, i) * 360, (60 + steady(i, id) * 130) * out);
        return <rect key={i} x={to.x - 3} y={to.y - 3} width={6 + steady(id, i, 'w') * 12} height={4} />;
      })}
    </g>
  );
}

/** The shell's way, seen from above: it swells as it rises and shrinks as it falls. */
function Shell({ from, to, t }: { readonly from: Point; readonly to: Point; readonly t: number }): ReactNode {
  const flight = Math.min(1, t / 0.7);
  const at = { x: from.x + (to.x - from.x) * flight, y: from.y + (to.y - from.y) * flight };
  return flight < 1 ? (
    <circle className="hx-ball" cx={at.x} cy={at.y} r={3 + 6 * Math.sin(flight * Math.PI)} />
  ) : (
    <circle className="hx-noted" cx={to.x} cy={to.y} r={20 + 40 * (t - 0.7)} />
  );
}

/** A line of the log being told: how far its moment has gone, and the sea as it was before. */
export interface HappeningProps {
  readonly told: HexTold;
  readonly t: number;
  readonly sea: Sea;
}

export function Disaster({ told, t, sea }: HappeningProps): ReactNode {
  if (told.kind === 'ended' && told.how === 'exploded') {
    const at = placeOf(sea, told.ship);
    return at === null ? null : <Explosion at={at} t={t} id={told.ship} />;
  }
  if (told.kind !== 'bombardment') return null;
  const [from, to] = [placeOf(sea, told.from), placeOf(sea, told.target)];
  return from === null || to === null ? null : <Shell from={from} to={to} t={t} />;
}
