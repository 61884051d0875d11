// @vitest-environment happy-dom

import { quietDesk } from '@weathergage/kernel/harness/testing/quiet-desk.ts';
import type { Notes } from '@weathergage/web/toolkit/notes.ts';
import { drawNoted } from '@weathergage/web/toolkit/testing/reloads.tsx';
import { act, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { AS_THEY_GO, planDivision } from '../../attention/division.ts';
import type { Answer } from '../../rules/table/asks.ts';
import { COLUMN, columnAtSea } from '../testing/column.ts';
import { firstAsk, viewOf } from '../testing/desk.ts';
import { type DrillWork, useDrill } from './use-drill.ts';
import type { Orders } from './use-orders.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const state = columnAtSea();
const view = viewOf(state, 'a-1');
const drill = {
  turn: view.turn,
  plans: planDivision(view, [...COLUMN], AS_THEY_GO).map(({ plan }) => plan),
};

function Board({ orders, show }: { readonly orders: Orders; show(work: DrillWork): void }): ReactNode {
  show(useDrill({ desk: DESK, past: [] }, orders));
  return null;
}

const DESK = quietDesk('a-1', view);

/** A board with these notes, and what it sends by itself. */
function opened(all: Notes['all']) {
  const sent: Answer[] = [];
  const noted: Record<string, unknown> = {};
  const hands: DrillWork[] = [];
  const orders: Orders = {
    asks: [firstAsk(state)],
    current: firstAsk(state),
    answer: null,
    fault: null,
    busy: false,
    given: false,
    goTo: () => {},
    change: () => {},
    send: (answer) => void (answer !== undefined && sent.push(answer)),
    reopen: () => {},
  };
  drawNoted(<Board orders={orders} show={(work) => void hands.push(work)} />, all, noted);
  return { sent, noted, work: () => hands.at(-1)! };
}

it('orders that are being carried out outlast a reload, and wait to be carried on', () => {
  const before = opened({});
  act(() => before.work().begin(drill));
  expect(before.sent).toHaveLength(1);
  const after = opened(before.noted);
  expect(after.work().drill).toEqual(drill);
  expect(after.work().why).toBe('The page was loaded anew; the orders stand.');
  expect(after.sent).toHaveLength(0);
  act(() => after.work().carryOn());
  expect(after.work().why).toBeNull();
  expect(after.sent).toEqual(before.sent);
});

it('orders that were given up do not come back', () => {
  const before = opened({});
  act(() => before.work().begin(drill));
  act(() => before.work().drop());
  expect(opened(before.noted).work().drill).toBeNull();
});
