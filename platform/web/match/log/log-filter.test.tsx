// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { newDrawing } from '../../toolkit/testing/drawing.ts';
import { hiddenIn, LogFilter } from './log-filter.tsx';

it('a row knows on which of its sides there is more', () => {
  expect(hiddenIn({ scrollLeft: 0, clientWidth: 300, scrollWidth: 300.6 })).toEqual({
    before: false,
    after: false,
  });
  expect(hiddenIn({ scrollLeft: 0, clientWidth: 300, scrollWidth: 500 })).toEqual({
    before: false,
    after: true,
  });
  expect(hiddenIn({ scrollLeft: 200, clientWidth: 300, scrollWidth: 500 })).toEqual({
    before: true,
    after: false,
  });
});

it('shows that chips go on beyond its edge, and every chip is reached by the keys', async () => {
  const width = vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(500);
  const window = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  const { draw, remove } = newDrawing();
  const onChoose = vi.fn();
  await draw(
    <LogFilter subjects={['a', 'b']} chosen="a" nameOf={(id) => id.toUpperCase()} onChoose={onChoose} />,
  );
  const filter = document.querySelector<HTMLElement>('.log-filter')!;
  expect(filter.hasAttribute('data-after')).toBe(true);
  expect(filter.hasAttribute('data-before')).toBe(false);
  const chips = [...filter.querySelectorAll<HTMLButtonElement>('.chip')];
  expect(chips.map(({ textContent, tabIndex }) => [textContent, tabIndex])).toEqual([
    ['All', 0],
    ['A', 0],
    ['B', 0],
  ]);
  chips[2]!.click();
  chips[1]!.click();
  expect(onChoose.mock.calls).toEqual([['b'], [null]]);
  await remove();
  width.mockRestore();
  window.mockRestore();
});
