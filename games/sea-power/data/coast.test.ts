/** The chart against the world's real coasts (Natural Earth, 1:50 million). */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { AREA_IDS, AREAS, type Place } from './areas.ts';
import { BORDERS } from './borders.ts';
import { CHART, seaMap } from './map.ts';
import { PORTS } from './ports.ts';
import {
  arcUsers,
  areaRings,
  areasAt,
  cuts,
  degreesTo,
  isBetween,
  placesOf,
  ringOf,
  stepsAlong,
  type Topology,
} from './testing/chart.ts';

interface LandTopology extends Topology {
  readonly objects: {
    readonly land: { readonly geometries: readonly { readonly arcs: readonly number[][][] }[] };
  };
}
const file = createRequire(import.meta.url).resolve('world-atlas/land-50m.json');
const topology = JSON.parse(readFileSync(file, 'utf8')) as LandTopology;

/** Islands that lie across the date line come as rings that jump it; here they run on past 180°. */
function unroll(ring: readonly Place[]): Place[] {
  let turns = 0;
  return ring.map(([lon, lat], index): Place => {
    const before = ring[index - 1]?.[0] ?? lon;
    if (lon - before > 180) turns -= 1;
    if (before - lon > 180) turns += 1;
    return [lon + 360 * turns, lat];
  });
}
const coasts = topology.objects.land.geometries
  .flatMap(({ arcs }) => arcs.flat())
  .map((arcs) => unroll(ringOf(topology, arcs)));

/** Stretches of coast by the degree of latitude they touch, so that a question about one parallel is quick. */
const bands = new Map<number, Place[][]>();
for (const coast of coasts) {
  for (let index = 1; index < coast.length; index += 1) {
    const stretch = [coast[index - 1]!, coast[index]!];
    const lats = stretch.map(([, lat]) => Math.floor(lat)).sort((one, other) => one - other);
    for (let lat = lats[0]!; lat <= lats[1]!; lat += 1) {
      const band = bands.get(lat);
      if (band) band.push(stretch);
      else bands.set(lat, [stretch]);
    }
  }
}
const landCuts = (lat: number): number[] => cuts(bands.get(Math.floor(lat)) ?? [], lat);
/** The same meridian, east or west about. */
const same = (lon: number): number[] => [lon - 360, lon, lon + 360];
const isLandOn = (found: readonly number[], lon: number): boolean =>
  same(lon).some((way) => isBetween(found, way));
const isLand = ([lon, lat]: Place): boolean => isLandOn(landCuts(lat), lon);

/** Degrees to the nearest coast within a degree of latitude. */
function degreesToCoast([lon, lat]: Place): number {
  const near = [-1, 0, 1].flatMap((step) => bands.get(Math.floor(lat) + step) ?? []);
  return Math.min(...near.flatMap((stretch) => same(lon).map((way) => degreesTo(stretch, [way, lat]))));
}

/** Seas in which no fleet of these wars had any business: west, east, south, north. */
const UNUSED: Readonly<Record<string, readonly [number, number, number, number]>> = {
  'the Arctic': [-180, 180, 66, 90],
  'Hudson Bay and its strait': [-95, -64, 50, 66],
  'the Caspian': [46, 55, 36, 48],
  'the Sea of Okhotsk': [135, 165, 44, 63],
  'the White Sea': [32, 42, 63, 66],
};
const isUnused = (lon: number, lat: number): boolean =>
  Object.values(UNUSED).some(
    ([west, east, south, north]) => lon > west && lon < east && lat > south && lat < north,
  );

describe('the sea', () => {
  it('lies in one area wherever it is navigable, looked at on every half degree between the full ones', () => {
    let navigable = 0;
    const missed: Place[] = [];
    for (let lat = CHART.south + 0.5; lat < CHART.north; lat += 1) {
      const land = landCuts(lat);
      const areas = AREA_IDS.map((id) => cuts([areaRings.get(id)!], lat));
      for (let lon = CHART.west + 0.5; lon < CHART.east; lon += 1) {
        if (isLandOn(land, lon)) continue;
        const real = lon < -180 ? lon + 360 : lon;
        const covered = areas.some((found) => isBetween(found, lon));
        if (covered) navigable += 1;
        else if (!isUnused(real, lat)) missed.push([real, lat]);
      }
    }
    expect(missed).toEqual([]);
    expect(navigable).toBeGreaterThan(30_000);
  });

  it('ends for an area at land, at the edge of the chart or at an unused sea, and nowhere else', () => {
    const limits = new Set(seaMap.objects.limits.arcs.flat());
    // Where an outline under the land crosses the head of an inlet, the shore is at most 0.75° away (Cumberland Sound).
    const adrift = arcUsers.flatMap((users, arc) => {
      if (users.length !== 1 || limits.has(arc)) return [];
      return stepsAlong(placesOf(seaMap, arc), 0.25).filter(
        ([lon, lat]) =>
          lat > CHART.south + 0.01 &&
          lon > CHART.west + 0.01 &&
          lon < CHART.east - 0.01 &&
          !isLand([lon, lat]) &&
          degreesToCoast([lon, lat]) > 0.75,
      );
    });
    expect(adrift).toEqual([]);
  });

  it('has water on every border, and where its wind is drawn', () => {
    for (const { id, mid } of BORDERS) {
      const { arcs } = seaMap.objects.borders.geometries.find((border) => border.id === id)!;
      const points = arcs.flat().flatMap((arc) => stepsAlong(placesOf(seaMap, arc), 0.25));
      expect(
        points.some((place) => !isLand(place)),
        id,
      ).toBe(true);
      expect(isLand(mid), id).toBe(false);
    }
  });

  it('does not run across the isthmuses under which two areas meet', () => {
    const borders = new Set(seaMap.objects.borders.geometries.flatMap(({ arcs }) => arcs.flat()));
    const hidden = arcUsers.flatMap((users, arc) => (users.length === 2 && !borders.has(arc) ? [arc] : []));
    expect(hidden).toHaveLength(5);
    for (const arc of hidden) {
      expect(stepsAlong(placesOf(seaMap, arc), 0.05).filter((place) => !isLand(place))).toEqual([]);
    }
  });

  it('gives squadrons water to lie in', () => {
    expect(AREAS.filter(({ spot }) => isLand(spot))).toEqual([]);
  });
});

describe('the ports', () => {
  it('stand on the coast of their own area alone: inside its outline, 0.2° from the shore at most', () => {
    for (const { id, area, place } of PORTS) {
      expect(areasAt(place), id).toEqual([area]);
      expect(degreesToCoast(place), id).toBeLessThan(0.2);
    }
  });
});
