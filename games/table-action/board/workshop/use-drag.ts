/** A drag of something on the chart, in thousandths of an inch of the table. */
import type { StageHandle } from '@weathergage/web/toolkit/stage.tsx';
import { type PointerEvent, type RefObject, useRef } from 'react';
import type { Point } from '../../rules/geometry/point.ts';
import { onTable } from '../chart-units.ts';

interface Drag {
  /** The pointer goes down on it: what the drag is measured from. */
  start(): Point;
  move(to: Point, event: PointerEvent): void;
  end(): void;
}

export interface DragProps {
  readonly 'data-grab': true;
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(event: PointerEvent): void;
}

/** Tenths of an inch: finer than anybody can see on a table. */
const GRAIN = 100;
/** Pixels before a press becomes a drag. */
const SLACK = 3;

export const grained = ({ x, y }: Point): Point => ({
  x: Math.round(x / GRAIN) * GRAIN,
  y: Math.round(y / GRAIN) * GRAIN,
});

export function useDrag(stage: RefObject<StageHandle | null>, drag: Drag): DragProps {
  const held = useRef<{ offset: Point; from: Point; moved: boolean } | null>(null);
  const at = (event: PointerEvent): Point => onTable(stage.current?.toStage(event) ?? { x: 0, y: 0 });
  const drop = (): void => {
    if (held.current?.moved) drag.end();
    held.current = null;
  };
  return {
    'data-grab': true,
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const start = drag.start();
      const pressed = at(event);
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
