/** A drag of something on the table, in thousandths of an inch. */
import type { StageHandle } from '@weathergage/web/toolkit/stage.tsx';
import { type DragProps, useDrag } from '@weathergage/web/toolkit/workshop/use-drag.ts';
import type { PointerEvent, RefObject } from 'react';
import type { Point } from '../../../rules/geometry/point.ts';
import { onChart, onTable } from '../../look/chart-units.ts';

interface TableDrag {
  /** The pointer goes down on it: what the drag is measured from. */
  start(): Point;
  move(to: Point, event: PointerEvent): void;
  /** After more than a press. */
  end(): void;
}

/** Tenths of an inch: finer than anybody can see on a table. */
const GRAIN = 100;

export const grained = ({ x, y }: Point): Point => ({
  x: Math.round(x / GRAIN) * GRAIN,
  y: Math.round(y / GRAIN) * GRAIN,
});

export const useTableDrag = (stage: RefObject<StageHandle | null>, drag: TableDrag): DragProps =>
  useDrag(stage, {
    start: () => onChart(drag.start()),
    move: (to, event) => drag.move(onTable(to), event),
    end: (moved) => {
      if (moved) drag.end();
    },
  });
