// @vitest-environment happy-dom
import type { Desk } from '@weathergage/kernel';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoadedGame } from '../games.ts';
import { type Drawing, newTimedDrawing } from '../toolkit/testing/drawing.ts';
import { Countdown } from './countdown.tsx';

const LIMIT = 1020;
const loaded = {
  game: { clock: () => ({ seconds: LIMIT, late: null }) } as unknown as LoadedGame['game'],
  clock: {
    key: 'timed',
    name: 'Time to write orders',
    note: 'Who is late sails on.',
    fits: () => true,
    usual: () => true,
  },
};
const desk = { view: {}, asks: [{ ask: { id: 'a' }, answer: null }] } as unknown as Desk;

let drawing: Drawing;
const text = (testId: string): string =>
  document.querySelector(`[data-testid="${testId}"]`)?.textContent ?? '';
const show = (
  spent: number,
  clockHeld: number | null = null,
  onHold: ((on: boolean) => void) | null = null,
) =>
  drawing.draw(
    <Countdown
      loaded={loaded}
      desk={desk}
      now={{ clockFrom: Date.now() - spent * 1000, clockHeld }}
      onHold={onHold}
    />,
  );

beforeEach(() => {
  drawing = newTimedDrawing();
});
afterEach(() => drawing.remove());

describe('the time that is left', () => {
  it('has a name, and says what happens when it is up', async () => {
    await show(7);
    expect(document.querySelector('.chip')?.textContent).toBe('Time to write orders 16:53');
    expect(document.querySelector('[role=tooltip]')?.textContent).toContain('17:00');
    expect(document.querySelector('[role=tooltip]')?.textContent).toContain('Who is late sails on.');
    expect(text('clock-warning')).toBe('');
  });

  it('warns at two minutes and at the last seconds, for eye and ear', async () => {
    await show(LIMIT - 121);
    expect(document.querySelector('.chip-well')).not.toBeNull();
    await act(async () => void vi.advanceTimersByTime(1000));
    expect(document.querySelector('.chip-brass')).not.toBeNull();
    expect(text('clock-warning')).toBe('Time to write orders: less than 2 minutes left.');
    await act(async () => void vi.advanceTimersByTime(105_000));
    expect(document.querySelector('.chip-danger')).not.toBeNull();
    expect(text('clock-warning')).toBe('Time to write orders: only 15 seconds left.');
  });

  it('stands still while it is held, and offers that only where one may', async () => {
    await show(100);
    expect(document.querySelector('[data-testid=hold-clock]')).toBeNull();
    const held: boolean[] = [];
    await show(100, Date.now(), (on) => held.push(on));
    expect(text('countdown')).toBe('15:20');
    await act(async () => void vi.advanceTimersByTime(60_000));
    expect(text('countdown')).toBe('15:20');
    expect(text('hold-clock')).toBe('Go on');
    await act(async () => document.querySelector<HTMLElement>('[data-testid=hold-clock]')!.click());
    expect(held).toEqual([false]);
  });
});
