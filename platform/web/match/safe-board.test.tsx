// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SafeBoard } from './safe-board.tsx';

let broken = true;
const Shaky = (): ReactNode => {
  if (broken) throw new Error('no such mast');
  return <p>The sea</p>;
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a board that throws', () => {
  it('is replaced by a way back, tells the page once, and comes again with the next moment', async () => {
    const host = document.createElement('div');
    const root = createRoot(host);
    const onFailed = vi.fn();
    const show = (moment: number) =>
      act(async () =>
        root.render(
          <SafeBoard moment={moment} onFailed={onFailed}>
            <Shaky />
          </SafeBoard>,
        ),
      );
    broken = true;
    await show(1);
    expect(host.textContent).toContain('Lay out the chart');
    expect(onFailed).toHaveBeenCalledTimes(1);
    broken = false;
    await show(2);
    expect(host.textContent).toBe('The sea');
    // One that breaks with a new moment ends in the same place, and not in a loop.
    broken = true;
    await show(3);
    expect(host.textContent).toContain('Lay out the chart');
  });

  it('comes again by hand', async () => {
    const host = document.createElement('div');
    broken = true;
    await act(async () =>
      createRoot(host).render(
        <SafeBoard moment={1} onFailed={() => {}}>
          <Shaky />
        </SafeBoard>,
      ),
    );
    broken = false;
    await act(async () => host.querySelector('button')!.click());
    expect(host.textContent).toBe('The sea');
  });
});
