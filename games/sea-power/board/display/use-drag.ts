/** Taking up counters with mouse or finger: at once with a mouse, after a moment's rest with a finger, which else scrolls. */
import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';
import { type Target, targetAt } from './targets.ts';

const SLOP = 6;
const REST = 240;
const EDGE = 60;
const SCROLL = 14;

export interface Drag {
  readonly items: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly target: Target | null;
}

interface Wishes {
  /** What comes along when this one is taken up. */
  itemsWith(item: string): readonly string[];
  onDrop(items: readonly string[], target: Target): void;
}

/** Near the upper or lower edge of what scrolls, it scrolls. */
function scrollNear(x: number, y: number): void {
  const pane = document.elementFromPoint(x, y)?.closest<HTMLElement>('.dialog-body');
  if (pane == null) return;
  const box = pane.getBoundingClientRect();
  if (y < box.top + EDGE) pane.scrollTop -= SCROLL;
  else if (y > box.bottom - EDGE) pane.scrollTop += SCROLL;
}

export function useDrag({ itemsWith, onDrop }: Wishes): {
  readonly drag: Drag | null;
  grab(item: string, event: ReactPointerEvent<HTMLElement>): void;
} {
  const [drag, setDrag] = useState<Drag | null>(null);
  const stop = useRef<() => void>(() => {});
  useEffect(() => () => stop.current(), []);

  const grab = (item: string, event: ReactPointerEvent<HTMLElement>): void => {
    if (event.button !== 0) return;
    const { clientX, clientY, pointerId } = event;
    const finger = event.pointerType !== 'mouse';
    let held: readonly string[] | null = null;
    let timer = 0;

    const begin = (x: number, y: number): void => {
      held = itemsWith(item);
      setDrag({ items: held, x, y, target: null });
    };
    const move = (now: PointerEvent): void => {
      if (now.pointerId !== pointerId) return;
      if (held === null) {
        const far = Math.abs(now.clientX - clientX) + Math.abs(now.clientY - clientY) > SLOP;
        if (!far) return;
        if (finger) {
          end();
          return;
        }
        begin(now.clientX, now.clientY);
      }
      scrollNear(now.clientX, now.clientY);
      setDrag({ items: held!, x: now.clientX, y: now.clientY, target: targetAt(now.clientX, now.clientY) });
    };
    const up = (now: PointerEvent): void => {
      if (now.pointerId !== pointerId) return;
      const target = held === null ? null : targetAt(now.clientX, now.clientY);
      if (held !== null) {
        swallowClick();
        if (target !== null) onDrop(held, target);
      }
      end();
    };
    const hold = (now: TouchEvent): void => {
      if (held !== null) now.preventDefault();
    };
    const end = (): void => {
      window.clearTimeout(timer);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', end);
      window.removeEventListener('touchmove', hold);
      setDrag(null);
    };
    stop.current();
    stop.current = end;
    if (finger) timer = window.setTimeout(() => begin(clientX, clientY), REST);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', end);
    window.addEventListener('touchmove', hold, { passive: false });
  };
  return { drag, grab };
}

/** The press that ends a drag is no press of what lies under it. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  window.setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 60);
}
