/** Outlines of land and shoal: round the squares, then worn by the sea. */
import { steady } from '@weathergage/web/toolkit/at-sea/steady.ts';
import { type Chart, markAt } from '../rules/chart.ts';
import { SIDE, type Spot } from './look.ts';

/** A corner of squares, in whole squares. */
type Corner = `${number},${number}`;
const corner = (x: number, y: number): Corner => `${x},${y}`;

/** From each corner to the next, with the wanted squares on the right hand; squares beyond the edge are like those on it. */
function edgesRound(chart: Chart, isWanted: (mark: string) => boolean): Map<Corner, Corner[]> {
  const [width, height] = [chart[0]!.length, chart.length];
  const clamp = (value: number, most: number) => Math.min(most - 1, Math.max(0, value));
  const inside = (x: number, y: number): boolean =>
    x >= -1 &&
    y >= -1 &&
    x <= width &&
    y <= height &&
    isWanted(markAt(chart, { x: clamp(x, width), y: clamp(y, height) }));
  const edges = new Map<Corner, Corner[]>();
  const add = (from: Corner, to: Corner): void => void edges.set(from, [...(edges.get(from) ?? []), to]);
  for (let y = -1; y <= height; y++)
    for (let x = -1; x <= width; x++) {
      if (!inside(x, y)) continue;
      if (!inside(x, y - 1)) add(corner(x, y), corner(x + 1, y));
      if (!inside(x + 1, y)) add(corner(x + 1, y), corner(x + 1, y + 1));
      if (!inside(x, y + 1)) add(corner(x + 1, y + 1), corner(x, y + 1));
      if (!inside(x - 1, y)) add(corner(x, y + 1), corner(x, y));
    }
  return edges;
}

/** A corner as the sea has left it. */
function worn(at: Corner): Spot {
  const [x, y] = at.split(',').map(Number) as [number, number];
  const shift = (axis: string) => (steady(at, axis) - 0.5) * SIDE * 0.34;
  return { x: x * SIDE + shift('x'), y: y * SIDE + shift('y') };
}

const mid = (a: Spot, b: Spot): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const at = ({ x, y }: Spot): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** One closed path for all of it, bent at every corner and straight nowhere. */
export function outline(chart: Chart, isWanted: (mark: string) => boolean): string {
  const edges = edgesRound(chart, isWanted);
  const paths: string[] = [];
  for (const [start] of edges) {
    const loop: Spot[] = [];
    for (let here: Corner | undefined = start; here !== undefined; ) {
      const next: Corner | undefined = edges.get(here)?.pop();
      if (next !== undefined) loop.push(worn(here));
      here = next;
    }
    if (loop.length < 3) continue;
    const bends = loop.map((bend, i) => `Q${at(bend)} ${at(mid(bend, loop[(i + 1) % loop.length]!))}`);
    paths.push(`M${at(mid(loop.at(-1)!, loop[0]!))}${bends.join('')}Z`);
  }
  return paths.join('');
}
