import { d6, d10, loadedDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { TestPlay } from '../testing/play.ts';
import { type TestShip, testTable } from '../testing/table.ts';
import { volley } from './musketry.ts';

const guns = { broadside: { large: [1, 1, 1, 1], regular: [0, 0, 0, 0] } as const, musketry: 3 };
const scene = (y: number, mine: Partial<TestShip> = {}) =>
  new TestPlay(
    testTable({
      ships: [
        { id: 'x', at: [20, 20], heading: 90, spec: guns, ...mine },
        { id: 'y', side: 'b', at: [20, 20 + y], heading: 90 },
        { id: 'n', side: 'b', at: [20, 14], heading: 90 },
      ],
    }),
  );

describe('musketry', () => {
  it('[musketry.point-blank] beside the broadside, at point blank only, against the crew', () => {
    const near = scene(8).say('fire R y hull', d10(3), d6(1, 4, 5, 3));
    expect(near.ship('y')).toMatchObject({ hull: 139, crew: 68 });
    const far = scene(8.1).say('fire R y hull', d10(2));
    expect(far.told('musketry')).toEqual([]);
  });

  it('[musketry.dice] as many dice as her card says, four and more hit', () => {
    const shot = scene(8)
      .say('fire R y rigging', d10(1), d6(3, 4, 6))
      .told('musketry')[0]!;
    expect(shot).toMatchObject({ count: 3, faces: [3, 4, 6], hits: 2, again: [] });
  });

  it('[musketry.dice] neither a rake nor a crippled hull changes them, and they are fired once', () => {
    const crippled = scene(8, { hull: 40 }).say('fire R y hull', d10(2), d6(1, 1, 1));
    expect(crippled.told('musketry')[0]).toMatchObject({ count: 3 });
    crippled.say('fire L n hull', d10(2));
    expect(crippled.told('musketry')).toHaveLength(1);
  });

  it('[special.marines-musketry] marines throw each miss once more', () => {
    expect(volley(loadedDice(d6(1, 4, 2, 3, 6)), 3, true)).toEqual({
      faces: [1, 4, 2],
      again: [3, 6],
      hits: 2,
    });
    const marines = scene(8, { spec: { ...guns, marines: true } }).say(
      'fire R y hull',
      d10(2),
      d6(1, 1, 1, 4, 4, 3),
    );
    expect(marines.ship('y').crew).toBe(68);
  });
});
