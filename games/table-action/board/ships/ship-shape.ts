/** The lines of a ship by her rate, to the scale of her base: how long, how broad, which masts. Bow up, middle at 0,0. */
import type { Rate } from '../../data/words.ts';
import type { Point } from '../../rules/geometry/point.ts';
import type { ShipSpec } from '../../rules/ship.ts';
import { units } from '../chart-units.ts';

export interface Mast {
  readonly name: 'fore' | 'main' | 'mizzen';
  /** Where along the hull, 0 the stem and 1 the stern. */
  readonly at: number;
  /** Half the length of her lower yard. */
  readonly yard: number;
}

export interface Shape {
  /** Half of the length and of the beam. */
  readonly half: number;
  readonly beam: number;
  readonly masts: readonly Mast[];
  /** Gun ports that can be seen on each side. */
  readonly ports: number;
  readonly decks: 1 | 2 | 3;
  /** How full the bow is: bluff for a ship of the line, fine for a sloop. */
  readonly bluff: number;
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
  const half = (units(length) * long) / 2;
  return {
    half,
    beam: (units(width) * broad) / 2,
    decks,
    bluff,
    masts: mastsOf(rate, half),
    ports: Math.max(2, Math.min(16, Math.round(guns / 2 / decks))),
  };
}

/** Half the breadth at `t` (0 the stem, 1 the stern) of a hull drawn in by `inset`. */
export function breadthAt(shape: Shape, t: number, inset = 0): number {
  const beam = Math.max(0.5, shape.beam - inset);
  if (t < 0.4) return beam * (1 - (1 - t / 0.4) ** 2.3) ** shape.bluff;
  if (t < 0.6) return beam;
  return beam * (1 - 0.3 * ((t - 0.6) / 0.4) ** 1.9);
}

export const alongAt = (shape: Shape, t: number): number => -shape.half + 2 * shape.half * t;

const fixed = (value: number): string => value.toFixed(2);

/** A closed smooth curve through points (Catmull-Rom, written as Béziers). */
function closedCurve(points: readonly Point[]): string {
  const n = points.length;
  const at = (i: number): Point => points[((i % n) + n) % n]!;
  let path = `M${fixed(at(0).x)} ${fixed(at(0).y)}`;
  for (let i = 0; i < n; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    path += `C${fixed(p1.x + (p2.x - p0.x) / 6)} ${fixed(p1.y + (p2.y - p0.y) / 6)} ${fixed(p2.x - (p3.x - p1.x) / 6)} ${fixed(p2.y - (p3.y - p1.y) / 6)} ${fixed(p2.x)} ${fixed(p2.y)}`;
  }
  return `${path}Z`;
}

const STATIONS = [0.012, 0.04, 0.09, 0.16, 0.25, 0.36, 0.5, 0.62, 0.74, 0.86, 0.95, 1];

/** The outline of a hull at a height: the higher, the more it is drawn in. */
export function hullPath(shape: Shape, inset = 0): string {
  const shrink = 1 - inset / shape.half;
  const right = STATIONS.map((t) => ({ x: breadthAt(shape, t, inset), y: alongAt(shape, t) * shrink }));
  const stem = { x: 0, y: -shape.half * shrink - (shape.half - inset) * 0.02 };
  const transom = { x: 0, y: shape.half * shrink + (shape.half - inset) * 0.03 };
  const left = [...right].reverse().map(({ x, y }) => ({ x: -x, y }));
  return closedCurve([stem, ...right, transom, ...left]);
}

/** Where the ports of one side lie. */
export const portsOf = (shape: Shape): readonly Point[] =>
  Array.from({ length: shape.ports }, (_, i) => {
    const t = 0.2 + (0.7 * i) / (shape.ports - 1);
    return { x: breadthAt(shape, t), y: alongAt(shape, t) };
  });

/** Her base: the card or plinth that every distance is measured from. */
export const basePath = ({ length, width }: Pick<ShipSpec, 'length' | 'width'>): string => {
  const [w, h] = [units(width) / 2, units(length) / 2];
  const r = Math.min(6, w / 3);
  return `M${-w + r} ${-h}H${w - r}Q${w} ${-h} ${w} ${-h + r}V${h - r}Q${w} ${h} ${w - r} ${h}H${-w + r}Q${-w} ${h} ${-w} ${h - r}V${-h + r}Q${-w} ${-h} ${-w + r} ${-h}Z`;
};
