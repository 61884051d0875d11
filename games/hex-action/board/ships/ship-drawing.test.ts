import { breadthAt } from '@weathergage/web/toolkit/at-sea/hull-lines.ts';
import { describe, expect, it } from 'vitest';
import { testSea } from '../../rules/testing/sea.ts';
import { coverOf, isFarOff, type Named, placeNames, type Spot, spotFor } from './label-spots.ts';
import { lookOf } from './ship-look.ts';
import { portsOf, shapeOf } from './ship-shape.ts';

const CLASSES = [1, 2, 3, 4, 5, 6, 7] as const;

describe('a ship as she is drawn', () => {
  it('is the smaller the higher her class, and never longer than her two hexes', () => {
    const lengths = CLASSES.slice(0, 5).map((each) => shapeOf({ class: each, rated: 40 }).half);
    expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
    for (const each of CLASSES) expect(shapeOf({ class: each, rated: 74 }).half * 2).toBeLessThan(138);
  });

  it('has three masts as a ship and two as a brig', () => {
    expect(CLASSES.map((each) => shapeOf({ class: each, rated: 20 }).masts.length)).toEqual([
      3, 3, 3, 3, 2, 2, 1,
    ]);
  });

  it('has her ports on her side, more of them with more guns', () => {
    const [small, great] = [shapeOf({ class: 3, rated: 28 }), shapeOf({ class: 3, rated: 44 })];
    expect(portsOf(great).length).toBeGreaterThan(portsOf(small).length);
    for (const { x } of portsOf(great)) expect(x).toBeLessThanOrEqual(breadthAt(great, 0.5));
  });

  it('shows what her log says', () => {
    const waters = testSea({
      ships: [
        {
          id: 'one',
          at: 'K10',
          heading: 2,
          hull: 5,
          rigging: [0, 0, 4, 4],
          guns: { L: 0, R: 5 },
          carronades: { L: 0, R: 1 },
        },
      ],
    });
    expect(lookOf(waters.ships[0]!, waters)).toMatchObject({
      wind: -60,
      hullLost: 0.5,
      riggingLost: 0.5,
      gunsLost: { L: 1, R: 0 },
      dismasted: false,
      struck: false,
      prizeOf: null,
    });
  });

  it('flies her captor’s flag as a prize and none when she has struck', () => {
    const waters = testSea({
      ships: [
        { id: 'one', at: 'K10', heading: 1 },
        {
          id: 'two',
          at: 'M10',
          heading: 1,
          owner: 'b',
          side: 'a',
          captured: true,
          surrender: 'melee',
          spec: { nation: 'French' },
        },
        { id: 'three', at: 'P10', heading: 1, side: 'b', surrender: 'striking', hull: 0 },
      ],
    });
    expect(lookOf(waters.ships[1]!, waters)).toMatchObject({ prizeOf: 'British', struck: false });
    expect(lookOf(waters.ships[2]!, waters)).toMatchObject({ prizeOf: null, struck: true });
  });
});

describe('a name on the chart', () => {
  it('goes to the other side of its ship when a neighbour is in the way', () => {
    const here = { x: 0, y: 0, angle: 0 };
    expect(spotFor(here, [])).toMatchObject({ anchor: 'start' });
    expect(spotFor(here, [{ x: 90, y: 10, angle: 0 }])).toMatchObject({ anchor: 'end' });
    expect(spotFor({ ...here, angle: 60 }, [])).toMatchObject({ anchor: 'middle', dy: 58 });
  });

  const crowd = Array.from({ length: 9 }, (_, i) => ({
    id: `s${i}`,
    pose: { x: (i % 3) * 60, y: Math.floor(i / 3) * 60, angle: 60 },
    wide: 90,
    need: (i === 4 ? 'flag' : 'other') as Named['need'],
    plotted: false,
  }));
  const hulls = crowd.map(({ pose }) => pose);

  /** Pairs of names that lie over one another. */
  const crossings = (ships: typeof crowd, spots: ReadonlyMap<string, Spot>): number => {
    const boxes = ships.flatMap(({ id, pose, wide }) => {
      const spot = spots.get(id);
      return spot === undefined ? [] : [coverOf(pose, spot, { wide, upright: 1 })];
    });
    return boxes.flatMap((a, i) =>
      boxes
        .slice(i + 1)
        .filter(
          (b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height,
        ),
    ).length;
  };

  it('is left out in a crowd rather than written over another, but not a flagship’s', () => {
    const spots = placeNames(crowd, hulls, 1, null);
    expect(spots.has('s4')).toBe(true);
    expect(spots.size).toBeLessThan(crowd.length);
    expect(crossings(crowd, spots)).toBe(0);
  });

  it('of several flagships in one place moves out into the open, with a line to her hull', () => {
    const flags = crowd.map((each, i) => ({
      ...each,
      pose: { ...each.pose, x: i * 9 },
      need: 'flag' as const,
    }));
    const spots = placeNames(
      flags,
      flags.map(({ pose }) => pose),
      1,
      null,
    );
    expect(spots.size).toBe(flags.length);
    expect(crossings(flags, spots)).toBe(0);
    expect([...spots.values()].some(isFarOff)).toBe(true);
    expect(isFarOff(spotFor(flags[0]!.pose, []))).toBe(false);
  });

  it('of a flagship gives way where there is no room at all; that of the ship in hand does not', () => {
    const everywhere = { view: { x: -900, y: -900, width: 2000, height: 2000 }, taken: [] };
    const room = { ...everywhere, taken: [everywhere.view] };
    const flags = crowd.map((each) => ({ ...each, need: 'flag' as const }));
    const [first, ...others] = flags;
    expect(placeNames(flags, hulls, 1, room).size).toBe(0);
    const inHand = [...others, { ...first!, need: 'wanted' as const }];
    expect([...placeNames(inHand, hulls, 1, room).keys()]).toEqual(['s0']);
  });

  it('stands where no panel lies over it', () => {
    const [one] = crowd;
    const apart = { ...one!, pose: { x: 0, y: 0, angle: 0 } };
    const view = { x: -300, y: -300, width: 330, height: 600 };
    expect(placeNames([apart], [apart.pose], 1, { view, taken: [] }).get('s0')).toMatchObject({
      anchor: 'end',
    });
    expect(placeNames([apart], [apart.pose], 1, null).get('s0')).toMatchObject({
      anchor: 'start',
    });
  });
});
