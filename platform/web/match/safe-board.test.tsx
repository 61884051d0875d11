// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Drawing, newDrawing } from '../toolkit/testing/drawing.ts';
import { SafeBoard } from './safe-board.tsx';

let broken = true;
const Shaky = (): ReactNode => {
  if (broken) throw new Error('no such mast');
  return <p>The sea</p>;
};

let drawing: Drawing;
beforeEach(() => {
  drawing = newDrawing();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  await drawing.remove();
  vi.restoreAllMocks();
});

describe('a board that throws', () => {
  it('is replaced by a way back, tells the page once, and comes again with the next moment', async () => {
    const onFailed = vi.fn();
    const show = (moment: number) =>
      drawing.draw(
        <SafeBoard moment={moment} onFailed={onFailed}>
          <Shaky />
        </SafeBoard>,
      );
    broken = true;
    await show(1);
    expect(drawing.place.textContent).toContain('Lay out the chart');
    expect(onFailed).toHaveBeenCalledTimes(1);
    broken = false;
    await show(2);
    expect(drawing.place.textContent).toBe('The sea');
    // One that breaks with a new moment ends in the same place, and not in a loop.
    broken = true;
    await show(3);
    expect(drawing.place.textContent).toContain('Lay out the chart');
  });

  it('comes again by hand', async () => {
    broken = true;
    await drawing.draw(
      <SafeBoard moment={1} onFailed={() => {}}>
        <Shaky />
      </SafeBoard>,
    );
    broken = false;
    await act(async () => drawing.place.querySelector('button')!.click());
    expect(drawing.place.textContent).toBe('The sea');
  });
});
