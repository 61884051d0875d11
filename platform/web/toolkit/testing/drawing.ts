/** A part of a board drawn into a page for a test, and taken away again. */
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

export interface Drawing {
  /** Where it stands in the page. */
  readonly place: HTMLElement;
  draw(part: ReactNode): Promise<void>;
  remove(): Promise<void>;
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
