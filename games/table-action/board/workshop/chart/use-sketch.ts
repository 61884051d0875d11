/** A coast or a shoal being drawn corner by corner, from the first press to the closing of the line. */
import { type Dispatch, useState } from 'react';
import type { Point } from '../../../rules/geometry/point.ts';
import type { Bench, Deed } from '../edits/bench.ts';
import { addGround, type GroundKind } from '../edits/edit-table.ts';
import type { Sketch } from './editor-chart.tsx';
import { grained } from './use-table-drag.ts';

/** A ready one: six corners round the middle of the table, as thousandths from it. */
const READY: readonly (readonly [number, number])[] = [
  [-6000, -1500],
  [-1500, -4000],
  [5000, -3000],
  [6500, 1000],
  [1500, 3500],
  [-4500, 2500],
];
/** A press this near the first corner, in thousandths, closes the line. */
const CLOSING = 900;

export interface SketchWork {
  readonly sketch: Sketch | null;
  begin(kind: GroundKind): void;
  put(point: Point): void;
  /** The line closed, or a ready one where nothing is drawn yet. */
  end(): boolean;
  drop(): boolean;
  shorten(): boolean;
}

export function useSketch({ now }: Bench, dispatch: Dispatch<Deed>): SketchWork {
  const [sketch, setSketch] = useState<Sketch | null>(null);
  const lay = (points: readonly Point[]): void => {
    if (sketch === null) return;
    dispatch({
      type: 'edit',
      edit: addGround(sketch.kind, points),
      choose: { kind: 'ground', index: now.terrain.length, corner: null },
    });
    setSketch(null);
  };
  return {
    sketch,
    begin: (kind) => {
      dispatch({ type: 'choose', chosen: null });
      setSketch({ kind, points: [] });
    },
    put: (point) => {
      if (sketch === null) return;
      const [first] = sketch.points;
      const closes =
        first !== undefined &&
        sketch.points.length >= 3 &&
        Math.hypot(point.x - first.x, point.y - first.y) < CLOSING;
      if (closes) lay(sketch.points);
      else setSketch({ ...sketch, points: [...sketch.points, grained(point)] });
    },
    end: () => {
      if (sketch === null) return false;
      const middle = { x: Math.round(now.table.width / 2), y: Math.round(now.table.height / 2) };
      if (sketch.points.length >= 3) lay(sketch.points);
      else if (sketch.points.length === 0) lay(READY.map(([x, y]) => ({ x: middle.x + x, y: middle.y + y })));
      return true;
    },
    drop: () => {
      setSketch(null);
      return sketch !== null;
    },
    shorten: () => {
      if (sketch === null) return false;
      setSketch({ ...sketch, points: sketch.points.slice(0, -1) });
      return true;
    },
  };
}
