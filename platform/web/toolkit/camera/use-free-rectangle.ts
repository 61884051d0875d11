/**
 * A board's camera must know what lies over its chart. Whatever does is marked `data-covers` where it is drawn (a
 * panel, a bar, a story's slip) and measured as it lies: a panel that is wider for one question, or a sheet on a phone,
 * needs no word of its own.
 */
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { Bounds } from '../stage.tsx';
import { freeRectangle } from './free-rectangle.ts';

const COVERS = '[data-covers], .board-panel, .stage-zoom';

export interface Sighted {
  readonly size: { readonly width: number; readonly height: number };
  /** What nothing lies over, in pixels from the board's upper left corner. */
  readonly free: Bounds;
}

/** Measures when asked; null before there is a window. */
export type Measure = () => Sighted | null;

/** `onChange` is called after the window or a cover has changed its size, or one has come or gone. */
export function useFreeRectangle(root: RefObject<HTMLElement | null>, onChange: () => void): Measure {
  const told = useRef(onChange);
  useEffect(() => {
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
      for (const cover of element.querySelectorAll(COVERS)) sizes.observe(cover);
    };
    const comings = new MutationObserver(watch);
    comings.observe(element, { childList: true });
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
    const covers = [...element.querySelectorAll(COVERS)].map((cover) => {
      const box = cover.getBoundingClientRect();
      return {
        left: box.left - left,
        top: box.top - top,
        right: box.right - left,
        bottom: box.bottom - top,
      };
    });
    return { size: { width, height }, free: freeRectangle({ width, height }, covers) };
  }, [root]);
}
