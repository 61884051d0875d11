/** The land and the water lines round it as paths on the sheet, made once. Natural Earth's coasts, 1:50 million. */
import { geoMercator, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import topology from 'world-atlas/land-50m.json' with { type: 'json' };
import { CHART } from '../../data/map.ts';
import { EQUATOR, HEIGHT, SCALE, WIDTH } from './projection.ts';
import { closedPath, type Ring, type Spot, type Tile, tilesOf } from './tiles.ts';
import { waterLines } from './water-lines.ts';

/** Shapes whole, to be seen from afar, and in tiles, to be seen from near. */
export interface Shapes {
  readonly whole: Tile;
  readonly tiles: readonly Tile[];
}

export interface Lands {
  readonly land: Shapes;
  /** Lines along the coast, the furthest first; they take the longest and come last. */
  readonly water: readonly Shapes[];
}

function ringsOfTheWorld(): Ring[] {
  const rings: [number, number][][] = [];
  const pen = {
    beginPath() {},
    moveTo: (x: number, y: number) => rings.push([[x, y]]),
    lineTo: (x: number, y: number) => rings.at(-1)?.push([x, y]),
    arc() {},
    closePath() {},
  };
  const projection = geoMercator()
    .rotate([CHART.rotate, 0])
    .scale(SCALE)
    .translate([WIDTH / 2, EQUATOR])
    .precision(0)
    .clipExtent([
      [0, 0],
      [WIDTH, HEIGHT],
    ]);
  const world = topology as unknown as Parameters<typeof feature>[0];
  geoPath(projection, pen)(feature(world, world.objects.land!));
  return rings;
}

const NEAR = 0.01;
const onEdge = ([x, y]: Spot): boolean => x < NEAR || x > WIDTH - NEAR || y < NEAR || y > HEIGHT - NEAR;

/** Where the edge of the sheet cuts the land there is no coast. */
const isCut = (a: Spot, b: Spot): boolean => onEdge(a) && onEdge(b);
const never = (): boolean => false;

/** Points closer together than the grain are left out, and islands smaller than it. */
function coarser(rings: readonly Ring[], grain: number): Ring[] {
  return rings.flatMap((ring) => {
    const kept: Spot[] = [];
    for (const spot of ring) {
      const last = kept.at(-1);
      if (last === undefined || onEdge(spot) || Math.hypot(spot[0] - last[0], spot[1] - last[1]) >= grain)
        kept.push(spot);
    }
    return kept.length > 2 ? [kept] : [];
  });
}

const short = (n: number): string => String(Math.round(n * 10) / 10);

function coastOf(ring: Ring): string {
  let path = '';
  for (const [i, spot] of [...ring, ring[0]!].entries()) {
    const before = ring[i - 1];
    const cut = before === undefined || isCut(before, spot);
    path += `${cut ? 'M' : 'L'}${short(spot[0])} ${short(spot[1])}`;
  }
  return path;
}

const FINE = 0.4;
const COARSE = 1.6;
const OVERLAP = 0.5;

function landOf(rings: readonly Ring[]): Shapes {
  const coarse = coarser(rings, COARSE);
  return {
    whole: { fill: coarse.map(closedPath).join(''), line: coarse.map(coastOf).join('') },
    tiles: tilesOf(coarser(rings, FINE), OVERLAP, isCut),
  };
}

function waterOf(rings: readonly Ring[]): Shapes[] {
  return waterLines(rings)
    .toReversed()
    .map((lines) => {
      const path = lines.map(closedPath).join('');
      return { whole: { fill: path, line: path }, tiles: tilesOf(lines, 0, never) };
    });
}

let made: Lands | null = null;

/** Hands over the coasts, and once more when the water lines are drawn too. */
export function engrave(show: (lands: Lands) => void): void {
  if (made !== null && made.water.length > 0) {
    show(made);
    return;
  }
  const rings = ringsOfTheWorld();
  const land = landOf(rings);
  made = { land, water: [] };
  show(made);
  setTimeout(() => {
    made = { land, water: waterOf(rings) };
    show(made);
  }, 50);
}
