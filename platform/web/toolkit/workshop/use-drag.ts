/** A drag of something on the chart, in the chart's own units. */
import { type PointerEvent, type RefObject, useRef } from 'react';
import type { StageHandle } from '../stage.tsx';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Drag {
  /** The pointer goes down on it: what the drag is measured from. */
  start(pressed: Point): Point;
  move(to: Point, event: PointerEvent): void;
  /** Whether it was more than a press. */
  end(moved: boolean): void;
}

export interface DragProps {
  readonly 'data-grab': true;
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(event: PointerEvent): void;
}

/** Pixels before a press becomes a drag. */
const SLACK = 3;

export function useDrag(stage: RefObject<StageHandle | null>, drag: Drag): DragProps {
  const held = useRef<{ offset: Point; from: Point; moved: boolean } | null>(null);
  const at = (event: PointerEvent): Point => stage.current?.toStage(event) ?? { x: 0, y: 0 };
  const drop = (): void => {
    if (held.current !== null) drag.end(held.current.moved);
    held.current = null;
  };
  return {
    'data-grab': true,
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const pressed = at(event);
      const start = drag.start(pressed);
      held.current = {
        offset: { x: start.x - pressed.x, y: start.y - pressed.y },
        from: { x: event.clientX, y: event.clientY },
        moved: false,
      };
    },
    onPointerMove: (event) => {
      const now = held.current;
      if (now === null) return;
      const far = Math.abs(event.clientX - now.from.x) + Math.abs(event.clientY - now.from.y);
      if (!now.moved && far < SLACK) return;
      now.moved = true;
      const { x, y } = at(event);
      drag.move({ x: x + now.offset.x, y: y + now.offset.y }, event);
    },
    onPointerUp: drop,
    onPointerCancel: drop,
  };
}
