/** Points, and the ends of a single-ship action, at their edges. */
import { describe, expect, it } from 'vitest';
import { advancedSea, advancedShip } from '../testing/advanced.ts';
import { hexNamed, testSea } from '../testing/sea.ts';
import { byPoints, countShunning, judge, pointsOf, SHUNNING_LIMIT } from './victory.ts';

describe('points', () => {
  const at = { at: 'K20', heading: 1 } as const;

  it('[14.2.4] the difference decides, not the sum', () => {
    const state = testSea({
      ships: [
        { ...at, id: 'x', spec: { points: 10 }, surrender: 'striking' },
        { ...at, id: 'y', side: 'b', spec: { points: 14 }, surrender: 'striking' },
      ],
    });
    expect(byPoints(state, 4)).toEqual({
      winners: ['a'],
      rule: '14.2.4',
      reason: 'points',
      points: { a: 14, b: 10 },
    });
    expect(byPoints(state, 5).winners).toEqual([]);
  });

  it('[14.2.3] what was scored is added, a handicap too, and treasure that went down counts for nobody', () => {
    const lost = (end: string, side: string) =>
      pointsOf({
        ...advancedSea(
          [
            advancedShip({
              ...at,
              id: 'x',
              presence: 'gone',
              spec: { points: 10 },
              advanced: { end } as never,
            }),
          ],
          { advanced: { scored: { b: 4 }, special: [{ id: 'treasure', side }] } },
        ),
        victory: { type: 'points', margin: 1, handicap: [{ side: 'a', points: 3 }] } as never,
      });
    expect(lost('sunk', 'b')).toEqual({ a: 3, b: 14 });
    expect(lost('sunk', 'a')).toEqual({ a: 3, b: 4 });
    expect(lost('wrecked', 'a')).toEqual({ a: 3, b: 14 });
    expect(lost('left', 'b')).toEqual({ a: 3, b: 4 });
  });

  it('[14.2.3] a scenario without a handicap gives nobody anything', () => {
    const even = { type: 'points', margin: 1, handicap: undefined } as never;
    expect(pointsOf({ ...testSea({ ships: [] }), victory: even })).toEqual({ a: 0, b: 0 });
  });
});

describe('a single-ship action', () => {
  const action = (stated: object, shunning: Record<string, number> = {}) =>
    judge(
      testSea({
        phase: 'load',
        victory: { type: 'single-ship' },
        shunning,
        ships: [
          { id: 'x', at: 'K20', heading: 1, ...stated },
          { id: 'y', at: 'T20', heading: 1, side: 'b', ...stated },
        ],
      }),
    );

  it('[14.1.2] both ships gone from the sea have drawn; both on it fight on', () => {
    expect(action({})).toBeNull();
    expect(action({ presence: 'gone' })).toMatchObject({
      winners: [],
      rule: '14.1.2',
      reason: 'left the sea',
    });
  });

  it('[14.1.1] who has run for as many turns as are too many is beaten', () => {
    expect(action({}, { a: SHUNNING_LIMIT - 1 })).toBeNull();
    expect(action({}, { a: SHUNNING_LIMIT })).toMatchObject({
      winners: ['b'],
      rule: '14.1.1',
      reason: 'refused combat',
    });
  });

  it('[14.1.1] she runs whose bow is farther from the nearer end of the enemy than it was', () => {
    const ran = (now: string, was: string) => {
      const state = testSea({
        victory: { type: 'single-ship' },
        wake: { x: hexNamed(was) },
        ships: [
          { id: 'x', at: now, heading: 1, noted: { factors: 1, hexes: 1 } },
          { id: 'y', at: 'K20', heading: 1, side: 'b' },
        ],
      });
      countShunning(state);
      return state.shunning.a;
    };
    // Twelve hexes from both ends, and eleven from the bow alone.
    expect([ran('W20', 'K9'), ran('K9', 'W20'), ran('W20', 'W19')]).toEqual([1, 0, 0]);
  });
});
