// @vitest-environment happy-dom
import { quietDesk } from '@weathergage/kernel/harness/testing/quiet-desk.ts';
import { type Drawing, newDrawing } from '@weathergage/web/toolkit/testing/drawing.ts';
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reloadPhase } from '../../rules/gunnery/reload.ts';
import type { AdvancedState } from '../../rules/sea/edition.ts';
import { advancedSea, advancedShip } from '../../rules/testing/advanced.ts';
import { viewOf } from '../../rules/testing/sea.ts';
import { type Orders, useOrders } from './use-orders.ts';

const EMPTY = { L: false, R: false };
const spent = { loaded: EMPTY, initial: EMPTY, empty: 2 } as const;
const ship = (id: string, at: string, shot: 'D' | null) =>
  advancedShip({ id, at, heading: 1, ...spent, advanced: { shot: { L: shot, R: null } } });
/** Half of her doubleshot is in: the other half follows, whatever anybody would rather load (24.2.3.3). */
const begun = ship('begun', 'K15', 'D');
const free = ship('free', 'M15', null);
const others = ['C3', 'E3', 'G3'].map((at) => ship(`of-${at}`, at, 'D'));
const reloading = (ships: Parameters<typeof advancedSea>[0]): AdvancedState =>
  advancedSea(ships, { phase: 'load', turn: 4 });

let drawing: Drawing;
let sent: unknown[][];
let orders: Orders;
beforeEach(() => {
  sent = [];
  drawing = newDrawing();
});
afterEach(() => drawing.remove());

function Table({ sea, online }: { readonly sea: AdvancedState; readonly online: boolean }): ReactNode {
  const asks = reloadPhase.asks(sea).map((ask) => ({ ask, answer: null }));
  orders = useOrders({
    desk: { ...quietDesk('a-1', viewOf(sea)), asks },
    readOnly: false,
    past: [],
    answer: async (given) => {
      sent.push(given.map(({ answer }) => answer));
      return null;
    },
    online,
  });
  return null;
}
const show = (sea: AdvancedState, online: boolean): Promise<void> =>
  drawing.draw(<Table sea={sea} online={online} />);

const DOUBLE = { L: { shot: 'D' }, R: null };

describe('guns about which there is nothing to choose', () => {
  it('are not asked for by themselves: they go with the next order of the seat', async () => {
    await show(reloading([begun, free]), true);
    expect(orders.current?.ship).toBe('free');
    expect(sent).toEqual([]);
    await act(async () => orders.confirm());
    expect(sent).toHaveLength(1);
    expect(sent[0]).toHaveLength(2);
    expect(sent[0]![0]).toEqual(DOUBLE);
  });

  it.each([
    ['a ship', [begun]],
    ['a fleet', [begun, ...others]],
  ])('of %s alone wait for a press, so that no enemy can tell by the time', async (_, ships) => {
    await show(reloading(ships), true);
    expect(sent).toEqual([]);
    expect(orders.current).not.toBeNull();
    await act(async () => orders.confirm());
    expect(sent).toEqual([ships.map(() => DOUBLE)]);
  });

  it('are seen to at once where nobody waits at a page of his own', async () => {
    await show(reloading([begun]), false);
    expect(sent).toEqual([[DOUBLE]]);
  });
});
