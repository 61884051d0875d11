// @vitest-environment happy-dom

import type { Game } from '@weathergage/kernel';
import { fleetOf, wholeFleet } from '@weathergage/kernel/toys/fleet.ts';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { LocalTable } from './local-table.ts';
import { personSeat, toyMeans, toyPlan } from './testing.ts';

/** Far more than React lets one drawing of the page call the next. */
const QUESTIONS = 150;
const game = wholeFleet as unknown as Game;

/** Answers whatever is asked as soon as it is drawn, as boards do that carry on. */
function Board({ table }: { readonly table: LocalTable }): ReactNode {
  const { chairs, status } = useSyncExternalStore(
    (listener) => table.subscribe(listener),
    () => table.now(),
  );
  useEffect(() => {
    for (const [seat, { desk }] of chairs)
      for (const { ask, answer } of desk.asks) {
        if (answer !== null) continue;
        const [first] = game.choices(desk.view, ask);
        void table.answer(seat, [{ ask: ask.id, answer: first }]);
      }
  });
  return <p>{status}</p>;
}

it('goes on however many questions are answered by themselves one after the other', async () => {
  const table = LocalTable.begin(
    {
      ...toyPlan({ red: personSeat, blue: personSeat }),
      game,
      scenario: fleetOf(4, QUESTIONS),
      options: {},
    },
    toyMeans(),
  );
  const page = document.body.appendChild(document.createElement('div'));
  const faults: unknown[] = [];
  const onUncaughtError = (error: unknown): void => void faults.push(error);
  // Without `act`, which gathers drawings: as in a browser.
  const root = createRoot(page, { onUncaughtError });
  root.render(<Board table={table} />);
  for (let waited = 0; waited < 400 && table.now().status !== 'over' && faults.length === 0; waited++)
    await new Promise((resolve) => setTimeout(resolve, 5));
  expect(faults).toEqual([]);
  expect(table.now().status).toBe('over');
  root.unmount();
  page.remove();
});
