import { describe, expect, it } from 'vitest';
import { scenarios } from '../../data/scenarios.ts';
import { theatreOf } from '../../rules/world/theatre.ts';
import { boxAbout, letterChart, type Name } from './lettering.ts';
import { distance, pointOf, sheetOf } from './projection.ts';

const name = (id: string, x: number, dispensable = false): Name => ({
  id,
  width: 60,
  height: 16,
  spots: [
    { x, y: 20 },
    { x, y: -20 },
  ],
  dispensable,
});

describe('lettering', () => {
  it('writes a name in its best place if nothing is there, else in the next', () => {
    const { written } = letterChart([name('first', 0), name('second', 10)], []);
    expect(written.get('first')).toEqual({ x: 0, y: 20 });
    expect(written.get('second')).toEqual({ x: 10, y: -20 });
  });

  it('keeps off marks, and leaves out what can be spared where no room is left', () => {
    const marks = [boxAbout(0, 16, 40, 20), boxAbout(0, -24, 40, 20)];
    const { written } = letterChart([name('great', 0), name('small', 0, true)], marks);
    expect(written.has('great')).toBe(true);
    expect(written.has('small')).toBe(false);
  });
});

describe('the places of a theatre', () => {
  it.each(['first-cruise', 'intro-toulon'])('lie so far apart that each can be pressed (%s)', (id) => {
    const scenario = scenarios.find((one) => one.id === id)!;
    const theatre = theatreOf({ scenario });
    const sheet = sheetOf(theatre);
    const spots = theatre.module.spaces
      .filter(({ kind }) => kind !== 'small')
      .map((space) => pointOf(sheet, space.id));
    const nearest = Math.min(
      ...spots.flatMap((one, i) => spots.slice(i + 1).map((other) => distance(one, other))),
    );
    expect(nearest).toBeGreaterThan(0.6 * sheet.lane);
  });

  it('have a Sea Zone’s box on none of them', () => {
    const theatre = theatreOf({ scenario: scenarios.find(({ id }) => id === 'intro-toulon')! });
    const sheet = sheetOf(theatre);
    const covered = theatre.module.zones.filter((zone) => {
      const at = pointOf(sheet, zone.id);
      return theatre.module.spaces.some(({ id, kind }) => {
        const spot = pointOf(sheet, id);
        return (
          kind !== 'small' &&
          Math.abs(spot.x - at.x) < sheet.lane &&
          Math.abs(spot.y - at.y) < 0.4 * sheet.lane
        );
      });
    });
    expect(covered.map(({ id }) => id)).toEqual([]);
  });
});
