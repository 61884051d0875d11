/** The lines of a hull seen from above: bow up, the middle at 0,0. */
import type { Point } from '../stage.tsx';

export interface HullLines {
  /** Half her length and half her breadth. */
  readonly half: number;
  readonly beam: number;
  /** How full the bow is: bluff for a ship of the line, fine for a brig. */
  readonly bluff: number;
}

/** Half the breadth at `t` (0 the stem, 1 the stern) of a hull drawn in by `inset`. */
export function breadthAt(shape: HullLines, t: number, inset = 0): number {
  const beam = Math.max(0.5, shape.beam - inset);
  if (t < 0.4) return beam * (1 - (1 - t / 0.4) ** 2.3) ** shape.bluff;
  if (t < 0.6) return beam;
  return beam * (1 - 0.3 * ((t - 0.6) / 0.4) ** 1.9);
}

export const alongAt = (shape: HullLines, t: number): number => -shape.half + 2 * shape.half * t;

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
export function hullPath(shape: HullLines, inset = 0): string {
  const shrink = 1 - inset / shape.half;
  const right = STATIONS.map((t) => ({ x: breadthAt(shape, t, inset), y: alongAt(shape, t) * shrink }));
  const stem = { x: 0, y: -shape.half * shrink - (shape.half - inset) * 0.02 };
  const transom = { x: 0, y: shape.half * shrink + (shape.half - inset) * 0.03 };
  const left = [...right].reverse().map(({ x, y }) => ({ x: -x, y }));
  return closedCurve([stem, ...right, transom, ...left]);
}
