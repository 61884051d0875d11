import { describe, expect, it } from 'vitest';
import type { State } from '../../rules/sea/state.ts';
import type { Victory } from '../../rules/sea/victory-language.ts';
import { advancedSea, advancedShip } from '../../rules/testing/advanced.ts';
import { temperOf } from './temper.ts';

const sea = (victory: Victory, change: Partial<State> = {}): State =>
  advancedSea(
    [
      advancedShip({ id: 'one', at: 'M20', heading: 2 }),
      advancedShip({ id: 'enemy', at: 'Z10', heading: 2, side: 'b' }),
    ],
    { victory, turnLimit: 20, turn: 18, ...change },
  );
const survive: Victory = {
  type: 'special',
  wins: [{ side: 'a', when: 'end', if: { test: 'survive', ships: ['one'], untilTurn: 20 } }],
  otherwise: 'b',
};

describe('how boldly a side fights', () => {
  it('keeps what it has when it would win at the end, and dares when it would not', () => {
    expect(temperOf(sea(survive), 'a').zeal).toBeLessThan(1);
    expect(temperOf(sea(survive), 'b').zeal).toBeGreaterThan(1);
    const points: Victory = { type: 'points', margin: 5, handicap: [{ side: 'b', points: 4 }] };
    expect(temperOf(sea(points), 'b').zeal).toBeGreaterThan(1);
    expect(temperOf(sea({ ...points, margin: 4 }), 'b').zeal).toBeLessThan(1);
  });

  it('[14.1.1] comes back to a duel the sooner, the longer it has kept away', () => {
    const duel: Victory = { type: 'single-ship' };
    const zeal = (shunned: number): number =>
      temperOf(sea(duel, { turn: 3, shunning: { a: shunned } }), 'a').zeal;
    expect(zeal(0)).toBe(1);
    expect(zeal(6)).toBeGreaterThan(zeal(3));
    expect(temperOf(sea(duel), 'a').spares).toBe(false);
  });

  it('does not wait for an enemy who has only to get away', () => {
    const away: Victory = {
      type: 'special',
      wins: [{ side: 'a', when: 'each-turn', if: { test: 'exit', ships: ['one'], edge: '1', atLeast: 1 } }],
      otherwise: 'b',
    };
    expect(temperOf(sea(away, { turn: 1 }), 'b').zeal).toBeGreaterThan(2);
    expect(temperOf(sea(away, { turn: 1 }), 'a').zeal).toBe(1);
  });
});
