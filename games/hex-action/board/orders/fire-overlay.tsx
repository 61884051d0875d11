/** Gunnery on the chart: the play of both broadsides, ranges, and a line to each ship aimed at. */

import { FIGURES } from '@weathergage/web/toolkit/figures.ts';
import { memo, type ReactNode, useMemo } from 'react';
import { expectedOf } from '../../attention/expected-hits.ts';
import { RANGES } from '../../data/tables.ts';
import { fieldOfFire, targetsFor } from '../../rules/bearing/field-of-fire.ts';
import { computeBroadside } from '../../rules/gunnery/broadside.ts';
import type { AnswerTo } from '../../rules/sea/asks.ts';
import type { Ship } from '../../rules/sea/ship.ts';
import type { Sea } from '../../rules/sea/state.ts';
import { BROADSIDES } from '../../rules/sea/words.ts';
import { centreOf, hexPath, middleOf } from '../look/geometry.ts';
import { SIDE_WORDS } from '../look/words.ts';
import {
  awayFrom,
  type BroadsideOnChart,
  type FieldProps,
  type FireOverlayProps,
  Firing,
  InTheWay,
  type LaidAim,
  RangeNumber,
} from './aim-tag.tsx';

/** Bands of range that mean something: carronades, guns at the hull, guns at the rigging only. */
const BANDS = [
  { name: 'close', upTo: RANGES.data.carronades },
  { name: 'hull', upTo: RANGES.data.riggingOnly - 1 },
  { name: 'far', upTo: RANGES.data.guns },
] as const;

const Field = memo(function Field({ ship, side, ready }: FieldProps): ReactNode {
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
        return <RangeNumber key={range} hex={hex} range={range} />;
      })}
    </g>
  );
});

/** What each broadside is aimed at, as ordered. */
export function laidAims(sea: Sea, ship: Ship, answer: AnswerTo<'fire'>): LaidAim[] {
  return BROADSIDES.flatMap((side) => {
    const shot = answer[side];
    const target = shot?.target == null ? undefined : sea.ships.find(({ id }) => id === shot.target);
    if (shot === null || target === undefined) return [];
    const laid = computeBroadside(sea, ship, side, target, shot.aim);
    const words =
      laid === null
        ? 'no gun bears'
        : `${laid.rake ? 'rake ' : ''}${laid.range} · ${laid.table === null ? 'no hits' : `${FIGURES.tenths(expectedOf(laid.faces))} hits`}`;
    return [{ side, aim: shot.aim, from: middleOf(ship), to: middleOf(target), words }];
  });
}

/** Whatever stands between a broadside and any target. */
function Blockers({ sea, ship, side }: BroadsideOnChart): ReactNode {
  const { blockedBy } = targetsFor(sea, ship, side);
  const points = [...blockedBy.ships.map(middleOf), ...blockedBy.land.map(centreOf)];
  return points.map((at) => (
    <InTheWay key={`${at.x} ${at.y}`} at={at} words={`Blocks the ${SIDE_WORDS[side]} broadside`} />
  ));
}

export const FireOverlay = ({ sea, ship, answer }: FireOverlayProps): ReactNode => (
  <Firing sea={sea} ship={ship} aims={laidAims(sea, ship, answer)} Field={Field} Obstacles={Blockers} />
);
