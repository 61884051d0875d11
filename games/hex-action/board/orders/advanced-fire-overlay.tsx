/** Gunnery on the chart in the Advanced Game: the five fields of each broadside, what bears, and what is in the way. */

import { FIGURES } from '@weathergage/web/toolkit/figures.ts';
import { memo, type ReactNode, useMemo } from 'react';
import { expectedOfAll } from '../../attention/expected-hits.ts';
import { laysOf } from '../../attention/gun-drill.ts';
import { ADVANCED_RANGES } from '../../data/tables-advanced.ts';
import {
  bearingsOf,
  FIELDS,
  type Field,
  fieldHexes,
  hexesOfTarget,
  type Target,
} from '../../rules/bearing/fields.ts';
import type { AnswerTo } from '../../rules/sea/asks.ts';
import type { AdvancedShip, AdvancedView } from '../../rules/sea/edition.ts';
import { type Hex, hexKey } from '../../rules/sea/hex.ts';
import type { Ship } from '../../rules/sea/ship.ts';
import { BROADSIDES } from '../../rules/sea/words.ts';
import { centreOf, hexPath, middleOf, type Point } from '../look/geometry.ts';
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
import './advanced-fire-overlay.css';

const FIELD_WORDS: Readonly<Record<Field, string>> = {
  1: 'Field 1: the whole broadside',
  2: 'Field 2: the whole broadside',
  3: 'Field 3: the whole broadside',
  4: 'Field 4: the stern section only',
  5: 'Field 5: the bow section only',
};

/** Where the number of a field stands: far enough out to be clear of the hull. */
const NUMBERED = 4;
const RANGES_SHOWN = [1, 2, 3, 5, 6, 8, 10] as const;

/** The hex nearest to abeam at a range. */
function abeam(ship: Ship, hexes: readonly Hex[], range: number): Hex | undefined {
  const middle = middleOf(ship);
  const away = (hex: Hex): number => {
    const { x, y } = centreOf(hex);
    return (x - middle.x) ** 2 + (y - middle.y) ** 2;
  };
  return hexes.filter((hex) => awayFrom(ship, hex) === range).toSorted((a, b) => away(a) - away(b))[0];
}

const Fields = memo(function Fields({ ship, side, ready }: FieldProps): ReactNode {
  const shot = ship.advanced?.shot?.[side] ?? 'R';
  const reach = shot === 'D' ? ADVANCED_RANGES.data.shot.R : ADVANCED_RANGES.data.shot[shot];
  const hexes = useMemo(() => fieldHexes(ship, side), [ship, side]);
  return (
    <g className={ready ? 'hx-field' : 'hx-field hx-field-idle'}>
      {FIELDS.map((field) => {
        const of = hexes.filter((each) => each.field === field).map(({ hex }) => hex);
        const inReach = of.filter((hex) => awayFrom(ship, hex) <= reach);
        const beyond = of.filter((hex) => awayFrom(ship, hex) > reach);
        const [at] = inReach
          .filter((hex) => awayFrom(ship, hex) === Math.min(NUMBERED, reach))
          .toSorted((a, b) => hexKey(a).localeCompare(hexKey(b)));
        const number = at === undefined ? null : centreOf(at);
        return (
          <g key={field}>
            <title>{`${FIELD_WORDS[field]} to ${SIDE_WORDS[side]}`}</title>
            <path
              className={ready ? `hx-five hx-five-${field}` : `hx-five hx-five-${field} hx-five-beyond`}
              d={inReach.map((hex) => hexPath(hex, 1)).join('')}
            />
            <path
              className={`hx-five hx-five-${field} hx-five-beyond`}
              d={beyond.map((hex) => hexPath(hex, 1)).join('')}
            />
            {number !== null && (
              <g style={{ transform: `translate(${number.x}px, ${number.y}px)` }}>
                <text
                  className={`sea-number hx-upright hx-five-number${ready ? '' : ' hx-five-number-idle'}`}
                  y={6}
                  textAnchor="middle"
                >
                  {field}
                </text>
              </g>
            )}
          </g>
        );
      })}
      {RANGES_SHOWN.filter((range) => range <= reach).map((range) => {
        const hex = abeam(
          ship,
          hexes.map((each) => each.hex),
          range,
        );
        if (hex === undefined) return null;
        return <RangeNumber key={range} hex={hex} range={range} />;
      })}
    </g>
  );
});

const middleOfTarget = (target: Target): Point => {
  const hexes = hexesOfTarget(target).map(centreOf);
  return {
    x: hexes.reduce((sum, { x }) => sum + x, 0) / hexes.length,
    y: hexes.reduce((sum, { y }) => sum + y, 0) / hexes.length,
  };
};

/** What each broadside is aimed at, as ordered. */
export function advancedAims(sea: AdvancedView, ship: AdvancedShip, answer: AnswerTo<'fire'>): LaidAim[] {
  return BROADSIDES.flatMap((side) => {
    const shot = answer[side];
    const lay =
      shot === null || shot.target === null
        ? undefined
        : laysOf(sea, ship, side).find(
            (each) =>
              each.shot.target === shot.target && each.shot.aim === shot.aim && each.shot.as === shot.as,
          );
    if (lay === undefined) return [];
    const { range, rake, table, faces } = lay.laid;
    const comesTo =
      table === null
        ? 'no hits'
        : lay.kind === 'G'
          ? `crew ${table}`
          : `${FIGURES.tenths(expectedOfAll(faces))} hits`;
    const words = `${rake ? 'rake ' : ''}${range} · ${comesTo}`;
    return [{ side, aim: lay.shot.aim, from: middleOf(ship), to: middleOfTarget(lay.target), words }];
  });
}

/** What lies closer than a target and so covers it. */
function Covering({ sea, ship, side }: BroadsideOnChart): ReactNode {
  const points = new Map<string, Point>();
  for (const { by } of bearingsOf(sea, ship, side).barred)
    for (const each of by)
      if ('spec' in each) points.set(each.id, middleOf(each));
      else points.set(hexKey(each), centreOf(each));
  return [...points].map(([key, at]) => (
    <InTheWay key={key} at={at} words={`In the way of the ${SIDE_WORDS[side]} broadside`} />
  ));
}

export const AdvancedFireOverlay = ({
  sea,
  ship,
  answer,
}: FireOverlayProps<AdvancedView, AdvancedShip>): ReactNode => (
  <Firing sea={sea} ship={ship} aims={advancedAims(sea, ship, answer)} Field={Fields} Obstacles={Covering} />
);
