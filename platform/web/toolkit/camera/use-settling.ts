/** A chart that goes round the world is put right when it has come to rest. */
import { type RefObject, useEffect } from 'react';
import type { Camera } from './camera.ts';

/** Once the hand rests so long, a chart that goes round the world is put right. */
const SETTLE_MS = 160;

/** When the chart has come to rest, and no hand is on it. */
export function useSettling(
  root: RefObject<HTMLElement | null>,
  subscribe: Camera['subscribe'],
  settle: () => void,
  wanted: boolean,
): void {
  useEffect(() => {
    const element = root.current;
    if (element === null || !wanted) return;
    let timer = 0;
    let down = false;
    const soon = (): void => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        if (!down) settle();
      }, SETTLE_MS);
    };
    const press = (): void => {
      down = true;
    };
    const release = (): void => {
      if (!down) return;
      down = false;
      soon();
    };
    const leave = subscribe(soon);
    element.addEventListener('pointerdown', press);
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', release);
    return () => {
      leave();
      window.clearTimeout(timer);
      element.removeEventListener('pointerdown', press);
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
    };
  }, [root, subscribe, settle, wanted]);
}
