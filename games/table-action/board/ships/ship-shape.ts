/** The lines of a ship by her rate, to the scale of her base: how long, how broad, which masts. Bow up, middle at 0,0. */
import { alongAt, breadthAt, type HullLines } from '@weathergage/web/toolkit/at-sea/hull-lines.ts';
import type { Mast } from '@weathergage/web/toolkit/at-sea/rig.tsx';
import type { Rate } from '../../data/words.ts';
import type { Point } from '../../rules/geometry/point.ts';
import type { ShipSpec } from '../../rules/table/ship.ts';
import { chartUnits } from '../look/chart-units.ts';

export interface Shape extends HullLines {
  readonly masts: readonly Mast[];
  /** Gun ports that can be seen on each side. */
  readonly ports: number;
  readonly decks: 1 | 2 | 3;
}

/** The hull as a share of her base's length and breadth, her decks, and the fullness of her bow. */
const LINES: Readonly<Record<Rate, readonly [long: number, broad: number, decks: 1 | 2 | 3, bluff: number]>> =
  {
    '1st': [0.98, 0.84, 3, 0.48],
    '2nd': [0.94, 0.8, 3, 0.5],
    '3rd-large': [0.98, 0.78, 2, 0.52],
    '3rd-small': [0.93, 0.74, 2, 0.54],
    '4th': [0.88, 0.7, 2, 0.56],
    '5th': [0.98, 0.66, 1, 0.62],
    '6th': [0.88, 0.6, 1, 0.64],
    sloop: [0.76, 0.54, 1, 0.7],
    'gun-vessel': [0.6, 0.46, 1, 0.75],
  };

function mastsOf(rate: Rate, half: number): Mast[] {
  const yard = half * 0.56;
  if (rate === 'gun-vessel') return [{ name: 'main', at: 0.45, yard: yard * 1.05 }];
  if (rate === 'sloop')
    return [
      { name: 'fore', at: 0.29, yard: yard * 0.98 },
      { name: 'main', at: 0.63, yard: yard * 1.03 },
    ];
  return [
    { name: 'fore', at: 0.22, yard: yard * 0.94 },
    { name: 'main', at: 0.51, yard },
    { name: 'mizzen', at: 0.78, yard: yard * 0.74 },
  ];
}

type Drawn = Pick<ShipSpec, 'rate' | 'guns' | 'length' | 'width'>;

export function shapeOf({ rate, guns, length, width }: Drawn): Shape {
  const [long, broad, decks, bluff] = LINES[rate];
  const half = (chartUnits(length) * long) / 2;
  return {
    half,
    beam: (chartUnits(width) * broad) / 2,
    decks,
    bluff,
    masts: mastsOf(rate, half),
    ports: Math.max(2, Math.min(16, Math.round(guns / 2 / decks))),
  };
}

/** Where the ports of one side lie. */
export const portsOf = (shape: Shape): readonly Point[] =>
  Array.from({ length: shape.ports }, (_, i) => {
    const t = 0.2 + (0.7 * i) / (shape.ports - 1);
    return { x: breadthAt(shape, t), y: alongAt(shape, t) };
  });

/** Her base: the card or plinth that every distance is measured from. */
export const basePath = ({ length, width }: Pick<ShipSpec, 'length' | 'width'>): string => {
  const [w, h] = [chartUnits(width) / 2, chartUnits(length) / 2];
  const r = Math.min(6, w / 3);
  return `M${-w + r} ${-h}H${w - r}Q${w} ${-h} ${w} ${-h + r}V${h - r}Q${w} ${h} ${w - r} ${h}H${-w + r}Q${-w} ${h} ${-w} ${h - r}V${-h + r}Q${-w} ${-h} ${-w + r} ${-h}Z`;
};
