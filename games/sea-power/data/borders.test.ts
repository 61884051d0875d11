/** The winds and what they make of the world: a net in which every area can be reached and left. */
import { describe, expect, it } from 'vitest';
import { AREA_IDS, AREAS, EUROPEAN_WATERS, isAreaId } from './areas.ts';
import { BORDERS, type Cost, costBetween, neighboursOf } from './borders.ts';

/** Fewest points out and home again between the great bases and their stations. */
const VOYAGES = [
  ['north-sea', 'bay-of-biscay', 1, 0],
  ['north-sea', 'western-med', 1, 3],
  ['north-sea', 'eastern-caribbean', 2, 0],
  ['north-sea', 'gulf-of-st-lawrence', 3, 0],
  ['north-sea', 'bay-of-bengal', 3, 1],
  ['north-sea', 'black-sea', 3, 5],
  ['bay-of-biscay', 'bay-of-bengal', 2, 1],
  ['western-med', 'eastern-caribbean', 3, 0],
  ['western-med', 'red-sea', 5, 2],
  ['iberian-basin', 'south-china-sea', 1, 1],
] as const;

/** Every area that can be come to from one, by ways that a test allows. */
function reached(from: string, allow: (cost: Cost) => boolean): Set<string> {
  const known = new Set([from]);
  for (const area of known) {
    for (const { to, cost } of neighboursOf(area)) if (allow(cost)) known.add(to);
  }
  return known;
}

/** Fewest points from one area to all others. */
function pointsFrom(from: string): ReadonlyMap<string, number> {
  const best = new Map([[from, 0]]);
  const open = [from];
  for (const area of open) {
    for (const { to, cost } of neighboursOf(area)) {
      const points = best.get(area)! + cost;
      if (points >= (best.get(to) ?? Number.POSITIVE_INFINITY)) continue;
      best.set(to, points);
      open.push(to);
    }
  }
  return best;
}

describe('the winds', () => {
  it('[6.1/4] costs nothing with the wind, two points against it and one where none prevails', () => {
    for (const { a, b, wind } of BORDERS) {
      const [there, back] = [costBetween(a, b), costBetween(b, a)];
      expect([there, back], `${a} and ${b}`).toEqual({ ab: [0, 2], ba: [2, 0], none: [1, 1] }[wind]);
    }
    expect([costBetween('bay-of-biscay', 'north-sea'), costBetween('north-sea', 'bay-of-biscay')]).toEqual([
      0, 2,
    ]);
    expect([costBetween('azores', 'iberian-basin'), costBetween('iberian-basin', 'azores')]).toEqual([1, 1]);
  });

  it('blows from an area to its neighbour exactly where it hinders the way back', () => {
    for (const area of AREA_IDS) {
      for (const { to, cost } of neighboursOf(area)) expect(costBetween(to, area)).toBe(2 - cost);
    }
  });

  it('names each pair of neighbours once, and knows no way between areas that do not touch', () => {
    const ways = AREA_IDS.flatMap((area) => neighboursOf(area).map(({ to }) => `${area}>${to}`));
    expect(ways).toHaveLength(176);
    expect(new Set(ways).size).toBe(176);
    expect(AREA_IDS.filter((area) => neighboursOf(area).some(({ to }) => to === area))).toEqual([]);
    expect(costBetween('carolina-coast', 'eastern-caribbean')).toBeNull();
    expect(() => neighboursOf('atlantis')).toThrow('no area atlantis');
  });

  it('lets every area be reached and left', () => {
    for (const area of AREA_IDS) expect(reached(area, () => true).size, area).toBe(44);
  });

  it('lets nobody out of the North Sea for nothing, but into the Baltic', () => {
    const free = reached('north-sea', (cost) => cost === 0);
    expect([...free].sort()).toEqual(['baltic-sea', 'north-sea']);
  });

  it('makes a voyage cost so much out and so much home', () => {
    for (const [home, station, out, back] of VOYAGES) {
      expect([pointsFrom(home).get(station), pointsFrom(station).get(home)], `${home} to ${station}`).toEqual(
        [out, back],
      );
    }
  });

  it('puts every area worth points within three points of Portsmouth and Brest, so that most leaders can go there', () => {
    for (const home of ['north-sea', 'bay-of-biscay']) {
      const points = pointsFrom(home);
      const far = AREAS.filter((area) => area.points > 0 && points.get(area.id)! > 3);
      expect(far, home).toEqual([]);
    }
  });
});

describe('the areas', () => {
  it('know their own ids, and the seven that wash Europe hang together', () => {
    expect([isAreaId('bay-of-bengal'), isAreaId('atlantis')]).toEqual([true, false]);
    expect(EUROPEAN_WATERS.size).toBe(7);
    const met = new Set(['north-sea']);
    for (const area of met) {
      for (const { to } of neighboursOf(area)) if (EUROPEAN_WATERS.has(to)) met.add(to);
    }
    expect(met).toEqual(EUROPEAN_WATERS);
  });
});
