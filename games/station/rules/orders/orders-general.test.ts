/** Orders and Events in general: whose they are, and what they are worth. */
import { describe, expect, it } from 'vitest';
import { modules } from '../../data/modules.ts';
import { testModule } from '../testing/module.ts';
import { atDesk, desksAt, goOn } from '../testing/orders.ts';
import { force } from '../testing/station.ts';
import { endOrder } from './order-ends.ts';

describe('Orders', () => {
  it.each([testModule, ...Object.values(modules)].map((one) => [one.id, one] as const))(
    '[9.1] %s has its own: each once, for one of its sides',
    (_id, { orders, sides }) => {
      const ids = orders.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const known = sides.map(({ id }) => id);
      for (const { id, side } of orders) expect(known, id).toContain(side);
    },
  );

  it('[9.31] it is Executed by the Formation it was Issued to, and counted for its side as Fulfilled or as Failed', () => {
    const ended = (what: 'fulfilled' | 'failed') => {
      const world = desksAt({
        put: [force('red-flag kings-port r-birch red-a red-b', { fitting: true })],
        hand: { red: 'red-cruise' },
        turn: 1,
      });
      const step = atDesk(world).answer(goOn({ do: 'issue', order: 'red-cruise', formation: 'red-flag' }));
      expect(world.forces.red!.formations['red-flag']!.execution).toMatchObject({ order: 'red-cruise' });
      endOrder(world, step.context, 'red', 'red-flag', { what });
      expect(world.forces.red!.formations['red-flag']!.execution).toBeNull();
      return world.record.red;
    };
    expect(ended('fulfilled')).toEqual({ fulfilled: 1, failed: 0 });
    expect(ended('failed')).toEqual({ fulfilled: 0, failed: 1 });
  });
});
