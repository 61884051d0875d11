/** The chart by itself: that its areas fit together like tiles and that its borders are the listed ones. */
import { describe, expect, it } from 'vitest';
import { AREA_IDS, AREAS, areaOf, type Place } from './areas.ts';
import { BORDERS } from './borders.ts';
import { CHART, seaMap } from './map.ts';
import { arcUsers, areaRings, areasAt, cuts, degreesTo, isBetween, pair, placesOf } from './testing/chart.ts';

const numbered = (arc: number): number => (arc < 0 ? ~arc : arc);
const bordersArcs = new Map(
  seaMap.objects.borders.geometries.map(({ id, arcs }) => [id, arcs.flat().map(numbered)]),
);
const linesOf = (id: string): Place[][] => bordersArcs.get(id)!.map((arc) => placesOf(seaMap, arc));

/** Isthmuses that the polygons of the seas on both sides meet under. */
const MEET_UNDER_LAND = [
  pair('western-caribbean', 'peru-coast'),
  pair('western-caribbean', 'north-pacific'),
  pair('gulf-of-mexico', 'north-pacific'),
  pair('eastern-med', 'red-sea'),
  pair('bay-of-bengal', 'south-china-sea'),
].sort();

/** Whether two stretches cross at a point that is inside both. */
function cross([a, b]: readonly [Place, Place], [c, d]: readonly [Place, Place]): boolean {
  const turn = (p: Place, q: Place, r: Place) =>
    Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

describe('the tiles', () => {
  it('has a polygon for every area and for nothing else, numbered 1 to 44', () => {
    expect([...areaRings.keys()].sort()).toEqual([...AREA_IDS].sort());
    expect(AREAS.map(({ number }) => number)).toEqual(Array.from({ length: 44 }, (_, index) => index + 1));
  });

  it('closes every ring, and no ring crosses itself', () => {
    for (const [id, ring] of areaRings) {
      expect(degreesTo([ring.at(-1)!, ring[0]!], ring[0]!), id).toBe(0);
      const sides = ring.slice(1).map((place, index) => [ring[index]!, place] as const);
      const crossings = sides.flatMap((side, index) =>
        sides.slice(index + 1).filter((other) => cross(side, other)),
      );
      expect(crossings, id).toEqual([]);
    }
  });

  it('puts two areas on an arc at most, one on each side of it', () => {
    for (const users of arcUsers) {
      expect([1, 2]).toContain(users.length);
      if (users.length === 2) expect(users[0]!.forward).not.toBe(users[1]!.forward);
    }
  });

  it('has no point in two areas, looked at on every full degree and a half', () => {
    let inside = 0;
    for (let lat = CHART.south + 0.5; lat < CHART.north; lat += 1) {
      const crossed = AREA_IDS.map((id) => cuts([areaRings.get(id)!], lat)).filter(
        ({ length }) => length > 0,
      );
      for (let lon = CHART.west + 0.5; lon < CHART.east; lon += 1) {
        const areas = crossed.filter((found) => isBetween(found, lon)).length;
        if (areas > 1) expect.fail(`${areas} areas at ${lon}, ${lat}`);
        inside += areas;
      }
    }
    expect(inside).toBeGreaterThan(30_000);
  });
});

describe('the borders', () => {
  it('[6.1/1] divides the sea into 44 areas by 88 borders: an arc has two areas exactly where a border is listed', () => {
    expect([AREAS.length, BORDERS.length]).toEqual([44, 88]);
    const listed = BORDERS.map(({ a, b }) => pair(a, b));
    expect(new Set(listed).size).toBe(88);
    const shared = arcUsers
      .filter((users) => users.length === 2)
      .map(([one, other]) => pair(one!.area, other!.area));
    const across = BORDERS.filter(({ wrap }) => wrap).map(({ a, b }) => pair(a, b));
    expect([...new Set(shared), ...across].sort()).toEqual([...listed, ...MEET_UNDER_LAND].sort());
  });

  it('draws every border along the arcs that its two areas share, and all of them', () => {
    expect([...bordersArcs.keys()].sort()).toEqual(BORDERS.map(({ id }) => id).sort());
    for (const { id, a, b, wrap } of BORDERS) {
      if (wrap) continue;
      const common = arcUsers.flatMap((users, arc) =>
        users.length === 2 && pair(users[0]!.area, users[1]!.area) === pair(a, b) ? [arc] : [],
      );
      expect([...bordersArcs.get(id)!].sort(), id).toEqual(common.sort());
    }
  });

  it('wraps the four borders that lie on the edge of the chart, and no others', () => {
    const met = new Set<string>();
    for (let lat = CHART.south + 0.125; lat < CHART.north; lat += 0.25) {
      const [east] = areasAt([CHART.east - 0.01, lat]);
      const [west] = areasAt([CHART.west + 0.01, lat]);
      if (east && west) met.add(pair(east, west));
    }
    const wrapping = BORDERS.filter(({ wrap }) => wrap);
    expect([...met].sort()).toEqual(wrapping.map(({ a, b }) => pair(a, b)).sort());
    expect(met.size).toBe(4);
    for (const { id } of wrapping) {
      for (const [lon] of linesOf(id).flat()) expect(lon, id).toBeCloseTo(CHART.east, 2);
    }
  });

  it('lets four areas meet at 70.5 W, 21 N without making neighbours of those across the corner', () => {
    const corner: Place = [-70.5, 21];
    const meeting = AREA_IDS.filter((id) =>
      areaRings.get(id)!.some((place) => degreesTo([place, place], corner) < 0.002),
    );
    expect(meeting.sort()).toEqual([
      'carolina-coast',
      'eastern-caribbean',
      'sargasso-sea',
      'western-caribbean',
    ]);
    const listed = new Set(BORDERS.map(({ a, b }) => pair(a, b)));
    expect(listed).not.toContain(pair('carolina-coast', 'eastern-caribbean'));
    expect(listed).not.toContain(pair('sargasso-sea', 'western-caribbean'));
  });
});

describe('what is drawn on it', () => {
  it('sets the name and the anchorage of every area inside it', () => {
    for (const { id, label, spot } of AREAS) expect([areasAt(label), areasAt(spot)]).toEqual([[id], [id]]);
  });

  it('sets the wind on its border, and its bearing leads out of the first area into the second', () => {
    for (const { id, a, b, mid, bearing, wrap } of BORDERS) {
      expect(Math.min(...linesOf(id).map((line) => degreesTo(line, mid))), id).toBeLessThan(0.001);
      const [east, north] = [Math.sin((bearing * Math.PI) / 180), Math.cos((bearing * Math.PI) / 180)];
      const step = (degrees: number): Place => {
        const lon = mid[0] + degrees * east;
        return [wrap && lon > CHART.east ? lon - 360 : lon, mid[1] + degrees * north];
      };
      expect([areasAt(step(-0.15)), areasAt(step(0.15))], id).toEqual([[a], [b]]);
    }
  });

  it('never gives two neighbours the same colour', () => {
    const alike = BORDERS.filter(({ a, b }) => areaOf(a).colour === areaOf(b).colour);
    expect(alike).toEqual([]);
  });
});
