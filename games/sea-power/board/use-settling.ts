/** What the hand does to the chart: once it rests, back into the first copy of the world, and not off the sheet. */
import type { Measure } from '@weathergage/web/toolkit/camera/use-free-rectangle.ts';
import type { StageHandle } from '@weathergage/web/toolkit/stage.tsx';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { wrapX } from './chart/projection.ts';
import { onSheet } from './chart/sight.ts';

const SETTLE_MS = 160;

export interface Settling {
  /** The chart has moved: when it has come to rest it is put right. */
  soon(): void;
  /** The eye is turned by the board, not by hand. */
  begin(): void;
  byHand(): boolean;
}

export function useSettling(
  root: RefObject<HTMLElement | null>,
  stage: RefObject<StageHandle | null>,
  scale: RefObject<number>,
  measure: Measure,
): Settling {
  const timer = useRef(0);
  const down = useRef(false);
  const moved = useRef(false);

  const settling = useMemo(() => {
    const settle = (): void => {
      const box = root.current?.getBoundingClientRect();
      const sight = measure();
      const handle = stage.current;
      if (box === undefined || sight === null || handle === null || down.current) return;
      const middle = handle.toStage({ clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 });
      const half = box.height / 2 / scale.current;
      const y = onSheet(middle.y - half, sight.free, scale.current) + half;
      const x = wrapX(middle.x);
      if (Math.abs(x - middle.x) > 1) handle.centreOn({ x, y: middle.y }, { instant: true });
      if (Math.abs(y - middle.y) > 1) handle.centreOn({ x, y });
    };
    return {
      soon: (): void => {
        window.clearTimeout(timer.current);
        timer.current = window.setTimeout(settle, SETTLE_MS);
      },
      begin: (): void => {
        moved.current = false;
      },
      byHand: (): boolean => moved.current,
    };
  }, [root, stage, scale, measure]);

  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const inStage = ({ target }: Event): boolean =>
      target instanceof Element && target.closest('.stage') !== null;
    const press = (): void => {
      down.current = true;
    };
    const move = (event: PointerEvent): void => {
      if (down.current && event.buttons !== 0 && inStage(event)) moved.current = true;
    };
    const turn = (event: Event): void => {
      if (inStage(event)) moved.current = true;
    };
    const release = (): void => {
      down.current = false;
      settling.soon();
    };
    const zoom = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('.stage-zoom') !== null) moved.current = true;
    };
    element.addEventListener('pointerdown', press);
    element.addEventListener('pointermove', move);
    element.addEventListener('wheel', turn, { passive: true });
    element.addEventListener('click', zoom);
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', release);
    return () => {
      window.clearTimeout(timer.current);
      element.removeEventListener('pointerdown', press);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('wheel', turn);
      element.removeEventListener('click', zoom);
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
    };
  }, [root, settling]);
  return settling;
}
