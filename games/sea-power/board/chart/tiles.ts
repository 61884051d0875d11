/**
 * Shapes cut into tiles, so that from near only what is in sight has to be drawn: a browser leaves out a path that lies
 * outside the window, but must walk through all of one that touches it.
 */
import { HEIGHT, WIDTH } from './projection.ts';

export type Spot = readonly [x: number, y: number];
export type Ring = readonly Spot[];

const ACROSS = 15;
const DOWN = 7;
const TILE = { width: WIDTH / ACROSS, height: HEIGHT / DOWN };

export interface Tile {
  /** The part of the shapes that lies in the tile, to be filled. */
  readonly fill: string;
  /** Their outlines there, without the cuts. */
  readonly line: string;
}

const short = (n: number): string => String(Math.round(n * 10) / 10);

export const closedPath = (ring: Ring): string =>
  `M${ring.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;

/** What of a ring lies on the inner side of a line across one of the axes (Sutherland and Hodgman's clipping). */
function half(ring: Ring, axis: 0 | 1, at: number, keep: 'above' | 'below'): Ring {
  const inside = (spot: Spot): boolean => (keep === 'above' ? spot[axis] >= at : spot[axis] <= at);
  const kept: Spot[] = [];
  for (const [i, spot] of ring.entries()) {
    const before = ring[(i + ring.length - 1) % ring.length]!;
    if (inside(spot) !== inside(before)) {
      const t = (at - before[axis]) / (spot[axis] - before[axis]);
      kept.push([before[0] + t * (spot[0] - before[0]), before[1] + t * (spot[1] - before[1])]);
    }
    if (inside(spot)) kept.push(spot);
  }
  return kept;
}

const between = (ring: Ring, axis: 0 | 1, from: number, to: number): Ring =>
  half(half(ring, axis, from, 'above'), axis, to, 'below');

const solid = (ring: Ring): boolean => ring.length > 2;

const tileAt = (x: number, y: number): number => {
  const column = Math.min(ACROSS - 1, Math.max(0, Math.floor(x / TILE.width)));
  const row = Math.min(DOWN - 1, Math.max(0, Math.floor(y / TILE.height)));
  return row * ACROSS + column;
};

/** Outlines by the tile that the middle of each stroke lies in. */
function outlines(rings: readonly Ring[], isCut: (a: Spot, b: Spot) => boolean): string[] {
  const lines = new Array<string>(ACROSS * DOWN).fill('');
  for (const ring of rings) {
    let last = -1;
    for (const [i, to] of ring.entries()) {
      const from = ring[(i + ring.length - 1) % ring.length]!;
      if (isCut(from, to)) {
        last = -1;
        continue;
      }
      const tile = tileAt((from[0] + to[0]) / 2, (from[1] + to[1]) / 2);
      const start = tile === last ? '' : `M${short(from[0])} ${short(from[1])}`;
      lines[tile] += `${start}L${short(to[0])} ${short(to[1])}`;
      last = tile;
    }
  }
  return lines;
}

/** `overlap` hides the seams of what is opaque. Tiles in which there is nothing are left out. */
export function tilesOf(
  rings: readonly Ring[],
  overlap: number,
  isCut: (a: Spot, b: Spot) => boolean,
): Tile[] {
  const lines = outlines(rings, isCut);
  const tiles: Tile[] = [];
  for (let column = 0; column < ACROSS; column++) {
    const left = column * TILE.width;
    const strip = rings
      .map((ring) => between(ring, 0, left - overlap, left + TILE.width + overlap))
      .filter(solid);
    for (let row = 0; row < DOWN; row++) {
      const top = row * TILE.height;
      const here = strip
        .map((ring) => between(ring, 1, top - overlap, top + TILE.height + overlap))
        .filter(solid);
      const line = lines[row * ACROSS + column]!;
      if (here.length > 0 || line !== '') tiles.push({ fill: here.map(closedPath).join(''), line });
    }
  }
  return tiles;
}
