/** Gunnery on the chart: the play of both broadsides, ranges, and a line to each ship aimed at. */
import { memo, type ReactNode, useMemo } from 'react';
import { RANGES } from '../../data/tables.ts';
import { fieldOfFire, targetsFor } from '../../rules/bearing/field-of-fire.ts';
import { computeBroadside } from '../../rules/gunnery/broadside.ts';
import type { AnswerTo } from '../../rules/sea/asks.ts';
import { distance, type Hex } from '../../rules/sea/hex.ts';
import { type Ship, stern } from '../../rules/sea/ship.ts';
import type { Sea } from '../../rules/sea/state.ts';
import { type Aim, BROADSIDES, type Broadside } from '../../rules/sea/words.ts';
import { centreOf, hexPath, middleOf } from '../look/geometry.ts';
import { SIDE_WORDS } from '../look/words.ts';
import { type Aimed, AimLine } from './aim-tag.tsx';

/** Bands of range that mean something: carronades, guns at the hull, guns at the rigging only. */
const BANDS = [
  { name: 'close', upTo: RANGES.data.carronades },
  { name: 'hull', upTo: RANGES.data.riggingOnly - 1 },
  { name: 'far', upTo: RANGES.data.guns },
] as const;

const awayFrom = (ship: Ship, hex: Hex): number =>
  Math.min(distance(ship.bow, hex), distance(stern(ship), hex));

const Field = memo(function Field({
  ship,
  side,
  ready,
}: {
  readonly ship: Ship;
  readonly side: Broadside;
  readonly ready: boolean;
}): ReactNode {
  const hexes = useMemo(() => fieldOfFire(ship, side), [ship, side]);
  let from = 0;
  return (
    <g className={ready ? 'hx-field' : 'hx-field hx-field-idle'}>
      {BANDS.map(({ name, upTo }) => {
        const inner = from;
        from = upTo;
        const band = hexes.filter((hex) => awayFrom(ship, hex) > inner && awayFrom(ship, hex) <= upTo);
        return (
          <path
            key={name}
            className={`hx-band hx-band-${name}`}
            d={band.map((hex) => hexPath(hex, 1)).join('')}
          />
        );
      })}
      {[1, 2, 3, 4, 5, 6, 8, 10].map((range) => {
        const middle = hexes.filter((hex) => awayFrom(ship, hex) === range);
        const hex = middle[Math.floor(middle.length / 2)];
        if (hex === undefined) return null;
        const { x, y } = centreOf(hex);
        return (
          <g key={range} style={{ transform: `translate(${x}px, ${y}px)` }}>
            <text className="hx-range hx-upright" y={5} textAnchor="middle">
              {range}
            </text>
          </g>
        );
      })}
    </g>
  );
});

interface Laid extends Aimed {
  readonly side: Broadside;
  readonly aim: Aim;
}

/** What each broadside is aimed at, as ordered. */
export function aims(sea: Sea, ship: Ship, answer: AnswerTo<'fire'>): Laid[] {
  return BROADSIDES.flatMap((side) => {
    const shot = answer[side];
    const target = shot?.target == null ? undefined : sea.ships.find(({ id }) => id === shot.target);
    if (shot === null || target === undefined) return [];
    const laid = computeBroadside(sea, ship, side, target, shot.aim);
    const words =
      laid === null
        ? 'no gun bears'
        : `${laid.rake ? 'rake ' : ''}${laid.range} · ${laid.table === null ? 'miss' : `table ${laid.table}`}`;
    return [{ side, aim: shot.aim, from: middleOf(ship), to: middleOf(target), words }];
  });
}

/** Whatever stands between a broadside and any target. */
function Blockers({
  sea,
  ship,
  side,
}: {
  readonly sea: Sea;
  readonly ship: Ship;
  readonly side: Broadside;
}): ReactNode {
  const { blockedBy } = targetsFor(sea, ship, side);
  const points = [...blockedBy.ships.map(middleOf), ...blockedBy.land.map(centreOf)];
  return points.map(({ x, y }) => (
    <g key={`${x} ${y}`} className="hx-blocked">
      <title>{`Blocks the ${SIDE_WORDS[side]} broadside`}</title>
      <circle cx={x} cy={y} r={24} />
      <path d={`M${x - 15} ${y + 15}L${x + 15} ${y - 15}`} />
    </g>
  ));
}

interface FireOverlayProps {
  readonly sea: Sea;
  readonly ship: Ship;
  readonly answer: AnswerTo<'fire'>;
}

export function FireOverlay({ sea, ship, answer }: FireOverlayProps): ReactNode {
  return (
    <g className="hx-firing">
      {BROADSIDES.map((side) => (
        <Field key={side} ship={ship} side={side} ready={ship.loaded?.[side] === true} />
      ))}
      {BROADSIDES.map((side) => (
        <Blockers key={side} sea={sea} ship={ship} side={side} />
      ))}
      {aims(sea, ship, answer).map(({ side, aim, from, to }) => (
        <AimLine key={side} from={from} to={to} aim={aim} />
      ))}
    </g>
  );
}
