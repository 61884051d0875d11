/** The eye over the chart: what it was turned to stays in the part of the window that no panel lies over. */
import { windowFor, withinRim } from '@weathergage/web/toolkit/camera/free-rectangle.ts';
import { type Sighted, useFreeRectangle } from '@weathergage/web/toolkit/camera/use-free-rectangle.ts';
import type { Bounds, Point, StageHandle } from '@weathergage/web/toolkit/stage.tsx';
import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { around } from './home.ts';
import type { Sheet } from './projection.ts';

export const SCALES: readonly [number, number] = [0.12, 4];
/** Pixels about a place that is in sight. */
const RIM = 30;
/** Nobody is brought nearer than this to a single place. */
const NEAREST = 1.6;

type Aim = { readonly box: Bounds } | { readonly points: readonly Point[] };

export interface Camera {
  /** Shows all of a box in what is free of the window. */
  show(box: Bounds): void;
  /** Brings points into sight, if they are not. */
  bring(points: readonly Point[]): void;
  onScale(scale: number): void;
}

export function useCamera(
  root: RefObject<HTMLElement | null>,
  stage: RefObject<StageHandle | null>,
  sheet: Sheet,
  home: Bounds,
): Camera {
  const aim = useRef<Aim>({ box: home });
  const base = useRef(home);
  const scale = useRef(0.5);
  const byHand = useHand(root);
  const seen = useRef('');

  const turn = useCallback(
    (sight: Sighted, goal: Aim, instant: boolean): void => {
      const handle = stage.current;
      const box = root.current?.getBoundingClientRect();
      if (handle === null || box === undefined) return;
      const free = withinRim(sight.free, RIM);
      const lookAt = (wanted: Bounds, most: number): void =>
        handle.fit(windowFor(wanted, sight.size, free, [SCALES[0], most]), { instant, margin: 0 });
      if ('box' in goal) {
        lookAt(goal.box, SCALES[1]);
        return;
      }
      const corner = (x: number, y: number): Point =>
        handle.toStage({ clientX: box.left + x, clientY: box.top + y });
      const [from, to] = [corner(free.x, free.y), corner(free.x + free.width, free.y + free.height)];
      if (goal.points.every(({ x, y }) => x >= from.x && x <= to.x && y >= from.y && y <= to.y)) return;
      // No nearer than it is, and as far off as it must be.
      lookAt(around(goal.points, sheet), Math.min(NEAREST, scale.current));
    },
    [root, stage, sheet],
  );

  const measure = useFreeRectangle(root, () => {
    const sight = measure();
    if (sight === null) return;
    const size = `${sight.size.width}×${sight.size.height}`;
    const resized = size !== seen.current;
    seen.current = size;
    // A hand that has moved the chart is not corrected because a panel grew.
    // Another window shows the whole of it again, and then what was looked at.
    if (resized) turn(sight, { box: base.current }, true);
    if (resized || !byHand.current) turn(sight, aim.current, resized);
  });

  return useMemo(() => {
    const look = (goal: Aim): void => {
      aim.current = goal;
      if ('box' in goal) base.current = goal.box;
      byHand.current = false;
      const sight = measure();
      if (sight !== null) turn(sight, goal, false);
    };
    return {
      show: (box) => look({ box }),
      bring: (points) => points.length > 0 && look({ points }),
      onScale: (next) => {
        scale.current = next;
      },
    };
  }, [byHand, measure, turn]);
}

/** Whether a hand has moved the chart since it was last turned. */
function useHand(root: RefObject<HTMLElement | null>): RefObject<boolean> {
  const moved = useRef(false);
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const inside = ({ target }: Event, where: string): boolean =>
      target instanceof Element && target.closest(where) !== null;
    const drag = (event: PointerEvent): void => {
      if (event.buttons !== 0 && inside(event, '.stage-sea')) moved.current = true;
    };
    const wheel = (event: Event): void => {
      if (inside(event, '.stage-sea')) moved.current = true;
    };
    const zoom = (event: Event): void => {
      if (inside(event, '.stage-zoom')) moved.current = true;
    };
    element.addEventListener('pointermove', drag);
    element.addEventListener('wheel', wheel, { passive: true });
    // Before the button is heard: the one that shows it all takes it back.
    element.addEventListener('click', zoom, { capture: true });
    return () => {
      element.removeEventListener('pointermove', drag);
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('click', zoom, { capture: true });
    };
  }, [root]);
  return moved;
}
