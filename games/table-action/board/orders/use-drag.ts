/** A handle that is dragged: calls back with each point of the chart the hand comes to. */
import type { StageHandle } from '@weathergage/web/toolkit/stage.tsx';
import { type PointerEvent as ReactPointerEvent, type RefObject, useRef } from 'react';

export function useDrag(
  stage: RefObject<StageHandle | null>,
  onMove: (point: { x: number; y: number }) => void,
) {
  const held = useRef<number | null>(null);
  const letGo = (): void => {
    held.current = null;
  };
  return {
    onPointerDown: (event: ReactPointerEvent<SVGElement>) => {
      event.stopPropagation();
      held.current = event.pointerId;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: ReactPointerEvent<SVGElement>) => {
      if (held.current !== event.pointerId || stage.current === null) return;
      onMove(stage.current.toStage(event));
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onClick: (event: { preventDefault(): void }) => event.preventDefault(),
  };
}
