// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Drawing, newTimedDrawing } from '../toolkit/testing/drawing.ts';
import { type Crossing, crossTo, useCrossing } from './crossing.ts';
import CrossingVeil from './crossing-veil.tsx';

const wish = (motion: 'full' | 'reduced'): void => {
  document.documentElement.dataset.motion = motion;
};

function Veil(): ReactNode {
  const crossing = useCrossing((one) => one.crossing);
  return crossing === null ? null : <CrossingVeil crossing={crossing} />;
}

const BATTLE: Crossing = { to: { at: 'local', id: 'battle' }, words: 'Ushant, 1778', how: 'open' };
const pass = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

let drawing: Drawing;
const veil = (): HTMLElement | null => drawing.place.querySelector('.crossing');
beforeEach(async () => {
  wish('full');
  location.hash = '#/local/war';
  drawing = newTimedDrawing();
  await drawing.draw(<Veil />);
});
afterEach(async () => {
  useCrossing.setState({ crossing: null });
  await drawing.remove();
  delete document.documentElement.dataset.motion;
  location.hash = '';
});

describe('the way from the chart to the board of a battle', () => {
  it('opens out of what was pressed, goes there once the page is covered, and lifts', async () => {
    const from = document.createElement('button');
    from.getBoundingClientRect = () => new DOMRect(100, 40, 60, 20);
    await act(async () => crossTo({ ...BATTLE, from }));
    expect(veil()?.textContent).toBe('Ushant, 1778');
    expect(veil()?.dataset.how).toBe('open');
    expect(veil()?.style.getPropertyValue('--from')).toBe('130px 50px');
    expect(location.hash).toBe('#/local/war');
    await pass(700);
    expect(location.hash).toBe('#/local/battle');
    expect(veil()?.dataset.lifting).toBe('true');
    await pass(700);
    expect(veil()).toBeNull();
  });

  it('closes back into the chart, over the whole page', async () => {
    await act(async () => crossTo({ to: { at: 'local', id: 'other' }, words: 'The war', how: 'close' }));
    expect(veil()?.dataset.how).toBe('close');
    expect(veil()?.style.getPropertyValue('--from')).toBe('');
    await pass(2000);
    expect([location.hash, veil()]).toEqual(['#/local/other', null]);
  });

  it('is gone at once where nothing is to move on the page', async () => {
    wish('reduced');
    await act(async () => crossTo(BATTLE));
    expect([location.hash, veil()]).toEqual(['#/local/battle', null]);
  });
});
