// @vitest-environment happy-dom
import type { ListedTable } from '@weathergage/kernel/people/lobby-protocol.ts';
import type { MyMatch } from '@weathergage/kernel/people/people-protocol.ts';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { peopleApi } from '../people/people-api.ts';
import { serverApi } from '../tables/api.ts';
import type { Table, TableNow } from '../tables/table.ts';
import { settlePromises } from '../tables/testing.ts';
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

beforeEach(() => {
  vi.spyOn(peopleApi, 'lobby').mockResolvedValue({ tables: [], watch: [] });
  vi.spyOn(peopleApi, 'matches').mockResolvedValue([]);
});
afterEach(() => void vi.restoreAllMocks());

it('says of a machine what it does: its name tells nobody', async () => {
  const machine = { usual: 'harbour-watch', levels: { 'harbour-watch': 'stays in port and repairs' } };
  vi.spyOn(serverApi, 'sitters').mockResolvedValue([]);
  const { place, draw, remove } = newDrawing();
  await draw(<WaitingRoom table={table} machine={machine} joins={false} />);
  expect(place.querySelectorAll('.match-seats li')[1]?.textContent).toBe(
    'League the machine: Harbour watchstays in port and repairs',
  );
  expect(place.textContent).toContain('Everybody is here.');
  await remove();
});

it('offers the free seats of one’s own side, and says that one’s seats become one desk', async () => {
  const captains = ['ann', 'amy', 'bea'].map((id) => ({ id, side: id[0]!, name: id, bot: null }));
  const there = (...taken: string[]) =>
    ({
      ...now,
      seats: captains.map((seat) => ({ ...seat, taken: taken.includes(seat.id) })),
      persons: ['ann'],
    }) as unknown as TableNow;
  const sitting = (seat: string) => ({ seat, person: 'me', name: 'Me', flag: null, program: false });
  vi.spyOn(serverApi, 'sitters').mockImplementation(async () => [sitting('ann')]);
  const listed = {
    id: 'one',
    mine: true,
    more: 'a',
    free: ['amy', 'bea'],
    seats: captains,
  } as unknown as ListedTable;
  vi.spyOn(peopleApi, 'lobby').mockResolvedValue({ tables: [listed], watch: [] });
  const sit = vi.spyOn(peopleApi, 'sit').mockRejectedValue(new Error('gone'));
  let shown = there('ann');
  const listeners = new Set<() => void>();
  const captainsTable = {
    id: 'one',
    kind: 'online',
    now: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as Table;
  const { place, draw, remove } = newDrawing();
  const room = (
    <WaitingRoom table={captainsTable} machine={{ usual: 'harbour-watch', levels: {} }} joins={true} />
  );
  await draw(room);
  await act(() =>
    vi.waitFor(() => expect(place.querySelector('[data-testid="sit-too-amy"]')).not.toBeNull()),
  );
  expect([...place.querySelectorAll('[data-testid^="sit-too-"]')].map((one) => one.textContent)).toEqual([
    'Sit here too',
  ]);
  await act(async () => {
    place.querySelector<HTMLElement>('[data-testid="sit-too-amy"]')!.click();
    await vi.waitFor(() => expect(sit).toHaveBeenCalledWith('one', { seat: 'amy' }));
  });
  expect(place.querySelector('[role=alert]')?.textContent).toMatch(/\S/);
  expect(place.textContent).not.toContain('one desk');
  vi.spyOn(serverApi, 'sitters').mockImplementation(async () => [sitting('ann'), sitting('amy')]);
  shown = there('ann', 'amy');
  await act(async () => {
    for (const listener of listeners) listener();
    await settlePromises();
  });
  expect(place.querySelector('[data-testid^="sit-too-"]')).toBeNull();
  expect(place.textContent).toContain('one desk');
  await remove();
});

/** The way out is a part that is fetched when it is wanted: on a full machine that takes its time. */
const FETCHED = { timeout: 10_000 };

it('lets who sits there by his person leave, and nobody whom a link alone has brought', async () => {
  const sitting = { seat: 'a', person: 'me', name: 'Me', flag: null, program: false };
  vi.spyOn(serverApi, 'sitters').mockResolvedValue([sitting]);
  const matches = vi.spyOn(peopleApi, 'matches').mockRejectedValueOnce(new Error('not signed in'));
  const leave = vi.spyOn(peopleApi, 'leave').mockResolvedValue({ ok: true } as never);
  const { place, draw, remove } = newDrawing();
  const room = (id: string) => (
    <WaitingRoom
      key={id}
      table={{ ...table, id } as Table}
      machine={{ usual: 'harbour-watch', levels: {} }}
      joins={false}
    />
  );
  const button = () => place.querySelector<HTMLElement>('[data-testid="leave-table"]');
  await draw(room('by-link'));
  await act(() => vi.waitFor(() => expect(matches).toHaveBeenCalledOnce(), FETCHED));
  expect(button()).toBeNull();
  matches.mockResolvedValue([{ id: 'one', mayLeave: true } as MyMatch]);
  await draw(room('one'));
  await act(() => vi.waitFor(() => expect(button()).not.toBeNull(), FETCHED));
  await act(async () => button()!.click());
  await act(async () => {
    document.querySelector<HTMLElement>('[data-testid="leave-confirm"]')!.click();
    await vi.waitFor(() => expect(location.hash).toBe('#/lobby'), FETCHED);
  });
  expect(leave).toHaveBeenCalledWith('one');
  await remove();
});
