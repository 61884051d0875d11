// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PauseNow } from '../tables/table.ts';
import { type Drawing, newTimedDrawing } from '../toolkit/testing/drawing.ts';
import { PauseLine } from './pause-line.tsx';

const seats = ['Ann', 'Ben', 'Cal', 'Dot'].map((name) => ({
  id: name.toLowerCase(),
  side: name,
  name,
  taken: true,
  bot: name === 'Dot' ? 'midshipman' : null,
}));
const QUIET: PauseNow = { asked: 3, request: null, declined: null, pause: null };

let drawing: Drawing;
let said: unknown[];
const line = (): string => document.querySelector('[data-testid=pause-line]')?.textContent ?? '';
const buttons = (): string[] => [...document.querySelectorAll('button')].map((each) => each.textContent!);
const show = (pause: PauseNow | null, seat = 'ben', plays = true) =>
  drawing.draw(
    <PauseLine now={{ seats, pause }} seat={seat} onWord={plays ? (...word) => said.push(word) : null} />,
  );

beforeEach(() => {
  said = [];
  drawing = newTimedDrawing();
});
afterEach(() => drawing.remove());

describe('a pause of the clock', () => {
  it('says nothing where nobody speaks of it', async () => {
    await show(null);
    expect(line()).toBe('');
    await show(QUIET);
    expect(line()).toBe('');
  });

  it('says who asks for it, and lets the others agree or refuse', async () => {
    const asked = { ...QUIET, request: { by: 'ann', since: Date.now(), agreed: ['ann'] } };
    await show(asked);
    expect(line()).toMatch(/^Ann asks for a pause, since .*\. Cal must agree\. The clock runs meanwhile\./);
    expect(buttons()).toEqual(['Refuse', 'Agree']);
    for (const each of document.querySelectorAll('button')) await act(async () => each.click());
    expect(said).toEqual([
      ['refuse', 3],
      ['agree', 3],
    ]);
    await show(asked, 'ann');
    expect(line()).toMatch(/^You ask for a pause, since .*\. Ben and Cal must agree\./);
    expect(buttons()).toEqual(['Withdraw']);
    await show(asked, 'gallery', false);
    expect(line()).toMatch(/^Ann asks/);
    expect(buttons()).toEqual([]);
  });

  it('says since when the clock stands, and when it goes on', async () => {
    const pause = { by: 'ann', since: Date.now(), endedBy: null, until: null };
    await show({ ...QUIET, pause });
    expect(line()).toMatch(/^Paused since .*, as Ann asked\. Orders may be given\./);
    expect(buttons()).toEqual(['End the pause']);
    await show({ ...QUIET, pause: { ...pause, endedBy: 'ben', until: Date.now() + 30_000 } });
    expect(line()).toBe('You ended the pause.The clock goes on in 30 s');
    await act(async () => void vi.advanceTimersByTime(10_000));
    expect(line()).toContain('in 20 s');
    expect(buttons()).toEqual([]);
  });

  it('that was refused is told', async () => {
    await show({ ...QUIET, declined: { by: 'ann', seat: 'ben' } }, 'ann');
    expect(line()).toBe('Ben did not agree to a pause.');
  });
});
