import { lateOrders } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../data/scenarios.ts';
import { choices } from '../rules/answers.ts';
import { tableAction } from '../rules/index.ts';
import type { MoveOrder } from '../rules/table/asks.ts';
import { shipOf, type View } from '../rules/table/state.ts';
import { carryOn } from './carry-on.ts';
import { previewOf } from './segment-preview.ts';

/** She is lost, off the table, or foul of somebody. */
const isIll = (view: View, ship: string, order: MoveOrder): boolean =>
  ['aground', 'leaves', 'collision'].includes(previewOf(view, shipOf(view, ship), order).meeting?.kind ?? '');

describe('a captain who does not come', () => {
  it('runs into nothing that one of her moves is clear of', () => {
    let [segments, clear] = [0, 0];
    for (const [seed, scenario] of scenarios.slice(0, 8).entries())
      for (const { view, ask, answer, isProposed } of lateOrders(tableAction, carryOn, {
        scenario,
        seed,
        most: 400,
      })) {
        if (isProposed || ask.kind !== 'segment') continue;
        segments++;
        const moves = [...choices(view, ask)].filter(
          (one): one is MoveOrder => 'do' in one && one.do === 'move' && one.board === undefined,
        );
        if (moves.every((move) => isIll(view, ask.ship, move))) continue;
        clear++;
        expect(isIll(view, ask.ship, answer as MoveOrder)).toBe(false);
      }
    expect(segments).toBeGreaterThan(clear);
    expect(clear).toBeGreaterThan(5);
  });
});
