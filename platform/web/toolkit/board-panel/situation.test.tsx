// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Drawing, newDrawing } from '../testing/drawing.ts';
import { BoardPanel } from './board-panel.tsx';

let drawing: Drawing;

const show = (moment: string, lines: readonly string[] | null): Promise<void> =>
  drawing.draw(
    <BoardPanel
      className="x"
      label="Panel"
      tabsLabel="Leaves"
      leaves={['orders']}
      titles={{ orders: 'Orders' }}
      leaf="orders"
      open
      situation={{ lines: () => lines, moment }}
      onLeaf={() => {}}
      onOpen={() => {}}
    >
      {null}
    </BoardPanel>,
  );
const tell = (): Promise<void> =>
  act(async () => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 't' }));
  });
const told = (): string[] =>
  [...document.querySelectorAll('[data-testid=situation] li')].map(({ textContent }) => textContent ?? '');

beforeEach(() => {
  drawing = newDrawing();
});
afterEach(() => drawing.remove());

describe('the situation told', () => {
  it('stands as a list in a live region that is always there, and goes when asked again', async () => {
    await show('now', ['Wind astern.', 'Nobody threatens her.']);
    expect(document.querySelector('[role=status]')).not.toBeNull();
    expect(told()).toEqual([]);
    await tell();
    expect(told()).toEqual(['Wind astern.', 'Nobody threatens her.']);
    await tell();
    expect(told()).toEqual([]);
  });

  it('grows old with the next question, and the button tells as the key does', async () => {
    await show('now', ['Wind astern.']);
    await tell();
    await show('later', ['Wind abeam.']);
    expect(told()).toEqual([]);
    await act(async () => document.querySelector<HTMLElement>('[aria-label="Tell the situation"]')!.click());
    expect(told()).toEqual(['Wind abeam.']);
  });

  it('leaves the key to others where there is nothing to tell', async () => {
    await show('now', null);
    await tell();
    expect(told()).toEqual([]);
  });
});
