// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { serverApi } from '../tables/api.ts';
import type { Table, TableNow } from '../tables/table.ts';
import { newDrawing } from '../toolkit/testing/drawing.ts';
import { WaitingRoom } from './waiting-room.tsx';

const now = {
  seats: [
    { id: 'a', side: 'a', name: 'Crown', bot: null, taken: true },
    { id: 'b', side: 'b', name: 'League', bot: 'harbour-watch', taken: true },
  ],
  persons: ['a'],
  chairs: new Map(),
  status: 'waiting',
  connection: 'open',
  unsent: 0,
  trouble: null,
  title: 'A first cruise',
} as unknown as TableNow;
const table = { id: 'one', kind: 'online', now: () => now, subscribe: () => () => {} } as unknown as Table;

it('says of a machine what it does: its name tells nobody', async () => {
  const machine = { usual: 'harbour-watch', levels: { 'harbour-watch': 'stays in port and repairs' } };
  const sitters = vi.spyOn(serverApi, 'sitters').mockResolvedValue([]);
  const { place, draw, remove } = newDrawing();
  await draw(<WaitingRoom table={table} machine={machine} />);
  expect(place.querySelectorAll('.match-seats li')[1]?.textContent).toBe(
    'League the machine: Harbour watchstays in port and repairs',
  );
  expect(place.textContent).toContain('Everybody is here.');
  await remove();
  sitters.mockRestore();
});
