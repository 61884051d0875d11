/**
 * A board's camera must know what lies over its chart. Whatever does is marked `data-covers` where it is drawn (a
 * panel, a bar, a rose, the verdict) and measured as it lies: a panel that is wider for one question, or a sheet on a
 * phone, needs no word of its own.
 */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { Sight } from './look.ts';

const COVERS = '[data-covers], .board-panel, .stage-zoom';

/** Measures when asked; null before there is a window. */
export type Measure = () => Sight | null;

/** `onChange` is called after the window or a cover has changed its size, or one has come or gone. */
export function useCovers(root: RefObject<HTMLElement | null>, onChange: () => void): Measure {
  const told = useRef(onChange);
  useLayoutEffect(() => {
    told.current = onChange;
  });

  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    // Told before anything is painted: nobody sees the chart lie where it should not.
    const sizes = new ResizeObserver(() => told.current());
    const watch = (): void => {
      sizes.disconnect();
      sizes.observe(element);
      for (const cover of document.querySelectorAll(COVERS)) sizes.observe(cover);
    };
    // What comes stands on the board, or beside it over the same chart.
    const comings = new MutationObserver(watch);
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      comings.observe(at, { childList: true });
    watch();
    return () => {
      sizes.disconnect();
      comings.disconnect();
    };
  }, [root]);

  return useCallback(() => {
    const element = root.current;
    if (element === null) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) return null;
    const covers = [...document.querySelectorAll(COVERS)]
      .map((cover) => cover.getBoundingClientRect())
      .map((box) => ({
        left: box.left - left,
        top: box.top - top,
        right: box.right - left,
        bottom: box.bottom - top,
      }))
      // What lies beside the board covers nothing of it.
      .filter((box) => box.right > 0 && box.left < width && box.bottom > 0 && box.top < height)
      .filter((box) => box.right > box.left && box.bottom > box.top);
    return { size: { width, height }, covers };
  }, [root]);
}
