/** Grapples one by one: thrown again, kept in both logs, and by the strength of the wind. */
import { describe, expect, it } from 'vitest';
import { heldBy } from '../sailing/held.ts';
import { played } from '../testing/play.ts';
import { context, type TestShip, testSea, testShip, toldOf } from '../testing/sea.ts';
import { grappleModifiers, grapplingPhase } from './grappling.ts';

const A: TestShip = { id: 'a', at: 'K15', heading: 1, noted: { factors: 1, hexes: 1 } };
const B: TestShip = { ...A, id: 'b', at: 'L15', side: 'b' };
const pair = () => testSea({ ships: [A, B], phase: 'grappling' });

describe('grapples', () => {
  it('[9.1.5] a ship that is grappled already may be grappled again in another turn', () => {
    const state = pair();
    const told = context(6, 4, 6, 4);
    for (const count of [1, 2]) {
      played(grapplingPhase, state, told, { a: { targets: ['b'] }, b: { targets: [] } });
      expect(state.grapples).toEqual([{ a: 'a', b: 'b', count }]);
    }
    expect(toldOf(told.told, 'grapple').map(({ success }) => success)).toEqual([true, true]);
  });

  it('[9.1.8] one that holds is noted for both ships, one that fails for neither', () => {
    const state = pair();
    played(grapplingPhase, state, context(1, 1), { a: { targets: ['b'] }, b: { targets: [] } });
    expect(state.ships.map((each) => heldBy(state, each))).toEqual([null, null]);
    played(grapplingPhase, state, context(6, 4), { a: { targets: ['b'] }, b: { targets: [] } });
    expect(state.ships.map((each) => heldBy(state, each))).toEqual(['grappled', 'grappled']);
  });

  const wind = (velocity: 0 | 1 | 2 | 3 | 4 | 5 | 6) => {
    const ship = testShip(A);
    const { length } = grappleModifiers(ship, testShip(B));
    return grappleModifiers(ship, testShip(B), velocity).slice(length);
  };

  it('[22.1.1] one more at a wind velocity of one, and of no other', () => {
    expect(wind(1)).toEqual([{ what: 'wind velocity', by: 1, rule: '22.1.1' }]);
    for (const velocity of [0, 2, 3, 4] as const) expect(wind(velocity)).toEqual([]);
  });

  it('[22.1.2] one less at five', () => {
    expect(wind(5)).toEqual([{ what: 'wind velocity', by: -1, rule: '22.1.2' }]);
  });

  it('[22.1.3] two less at six', () => {
    expect(wind(6)).toEqual([{ what: 'wind velocity', by: -2, rule: '22.1.3' }]);
  });
});
