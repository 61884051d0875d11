import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { SIDES } from '../../data/nations.ts';
import { scenarios } from '../../data/scenarios.ts';
import { seaPower } from '../../rules/index.ts';
import type { Answer } from '../../rules/world/asks.ts';
import { seatOf } from '../../rules/world/phase.ts';
import { warOf } from '../../rules/world/war.ts';
import { seaLord } from '../sea-lord.ts';
import { ordersIn, ordersKept, sealed } from './sealed.ts';

const begun = seaPower.setup(scenarios[2]!, {}, looseDice(1));

describe('the orders of the year', () => {
  it.each(SIDES)('are known again from the muster in which they are sealed: %s', (side) => {
    const war = warOf(begun);
    const seat = seatOf(begun, side);
    const asks = seaPower.asks(begun);
    const ask = asks.find((one) => one.seat === seat)!;
    const muster = seaLord(seaPower.view(begun, seat), ask, looseDice(2)) as Answer;
    const forces = begun.forces[side];
    expect(ordersKept(forces, side)).toBeGreaterThanOrEqual(8);
    for (let orders = 0; orders < ordersKept(forces, side); orders++) {
      const answer = sealed(forces, side, war, muster, orders);
      expect(seaPower.check(seaPower.view(begun, seat), ask, answer)).toBeNull();
      const answers = asks.map((one) => {
        const plain = seaLord(seaPower.view(begun, one.seat), one, looseDice(2)) as Answer;
        return { ask: one, answer: one === ask ? answer : plain };
      });
      const { state } = seaPower.resolve(begun, answers, looseDice(3));
      expect(ordersIn(state.forces[side], side, war)).toBe(orders);
    }
  });

  it('are the first ones where nobody flies a flag', () => {
    expect(ordersIn(begun.forces.english, 'english', 3)).toBe(0);
  });
});
