/** A part of a board drawn into a page for a test, and taken away again. */
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';

export interface Drawing {
  /** Where it stands in the page. */
  readonly place: HTMLElement;
  draw(part: ReactNode): Promise<void>;
  remove(): Promise<void>;
}

/** The same on a clock that the test turns; the real one goes on when it is removed. */
export function newTimedDrawing(): Drawing {
  vi.useFakeTimers();
  const drawing = newDrawing();
  return { ...drawing, remove: () => drawing.remove().finally(() => vi.useRealTimers()) };
}

export function newDrawing(): Drawing {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return {
    place,
    draw: (part) => act(async () => root.render(part)),
    remove: async () => {
      await act(async () => root.unmount());
      place.remove();
    },
  };
}
