/** The lines of a ship by her class: how long, how broad, which masts, how many ports. Bow up, middle at 0,0. */
import type { ShipSpec } from '../rules/ship.ts';
import type { Point } from './geometry.ts';

export interface Mast {
  readonly name: 'fore' | 'main' | 'mizzen';
  /** Where along the hull, 0 the stem and 1 the stern. */
  readonly at: number;
  /** Half the length of her lower yard. */
  readonly yard: number;
  readonly rig: 'square' | 'lateen';
}

export interface Shape {
  /** Half of the length and of the beam. */
  readonly half: number;
  readonly beam: number;
  readonly masts: readonly Mast[];
  /** Gun ports that can be seen on each side. */
  readonly ports: number;
  readonly decks: 1 | 2 | 3;
  readonly oars: number;
  /** How full the bow is: bluff for a ship of the line, fine for a brig. */
  readonly bluff: number;
}

type Lines = Pick<Shape, 'half' | 'beam' | 'decks' | 'oars' | 'bluff'> & { readonly yard: number };

const LINES: Readonly<Record<ShipSpec['class'], Lines>> = {
  1: { half: 56, beam: 16.5, decks: 3, oars: 0, bluff: 0.5, yard: 29 },
  2: { half: 53, beam: 14.5, decks: 2, oars: 0, bluff: 0.52, yard: 27 },
  3: { half: 49, beam: 12, decks: 1, oars: 0, bluff: 0.6, yard: 24 },
  4: { half: 45, beam: 10.8, decks: 1, oars: 0, bluff: 0.62, yard: 22 },
  5: { half: 37, beam: 8.8, decks: 1, oars: 0, bluff: 0.68, yard: 19 },
  6: { half: 40, beam: 7.4, decks: 1, oars: 12, bluff: 0.85, yard: 18 },
  7: { half: 26, beam: 6, decks: 1, oars: 6, bluff: 0.75, yard: 13 },
};

function mastsOf(shipClass: ShipSpec['class'], yard: number): Mast[] {
  const square = { rig: 'square' } as const;
  const lateen = { rig: 'lateen' } as const;
  if (shipClass <= 4)
    return [
      { name: 'fore', at: 0.22, yard: yard * 0.92, ...square },
      { name: 'main', at: 0.51, yard, ...square },
      { name: 'mizzen', at: 0.77, yard: yard * 0.72, ...square },
    ];
  if (shipClass === 5)
    return [
      { name: 'fore', at: 0.29, yard: yard * 0.95, ...square },
      { name: 'main', at: 0.63, yard, ...square },
    ];
  if (shipClass === 6)
    return [
      { name: 'fore', at: 0.26, yard: yard * 0.85, ...lateen },
      { name: 'main', at: 0.55, yard, ...lateen },
    ];
  return [{ name: 'main', at: 0.45, yard, ...lateen }];
}

export function shapeOf(spec: Pick<ShipSpec, 'class' | 'rated'>): Shape {
  const { yard, ...lines } = LINES[spec.class];
  const perDeck = Math.round(spec.rated / 2 / lines.decks);
  return {
    ...lines,
    masts: mastsOf(spec.class, yard),
    ports: Math.max(1, Math.min(spec.class <= 4 ? 17 : 10, perDeck)),
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
export function portsOf(shape: Shape): readonly { readonly y: number; readonly x: number }[] {
  const from = 0.2;
  const to = shape.oars > 0 ? 0.3 : 0.9;
  return Array.from({ length: shape.ports }, (_, i) => {
    const t = shape.ports === 1 ? (from + to) / 2 : from + ((to - from) * i) / (shape.ports - 1);
    return { x: breadthAt(shape, t), y: alongAt(shape, t) };
  });
}
