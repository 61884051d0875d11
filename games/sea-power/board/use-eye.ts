/** The eye over the chart: what it was asked to see stays in the part of the window that no panel covers. */
import { windowFor, withinRim } from '@weathergage/web/toolkit/camera/free-rectangle.ts';
import { type Sighted, useFreeRectangle } from '@weathergage/web/toolkit/camera/use-free-rectangle.ts';
import type { Bounds, Point, StageHandle } from '@weathergage/web/toolkit/stage.tsx';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type Eye, eyeAt, SCALES } from './chart/eye.ts';
import { HEIGHT, WIDTH } from './chart/projection.ts';
import { boxAround, inCopyOf, onSheet, RIM } from './chart/sight.ts';
import { useSettling } from './use-settling.ts';

export interface Sight {
  readonly eye: Eye;
  readonly least: number;
  onScale(scale: number): void;
  /** Shows all of a box in the part of the window that no panel covers. */
  show(box: Bounds): void;
  /** Brings points into sight, if they are not. */
  bring(points: readonly Point[]): void;
}

/** What the eye was last turned to: it is turned there again when the window changes. */
type Aim = { readonly box: Bounds } | { readonly points: readonly Point[] };

/** Pixels about a place that is in sight. */
const IN_SIGHT = 34;

/** The sheet fills what is free of the window from north to south, or nearly. */
const leastScale = ({ free }: Sighted): number =>
  Math.max(SCALES[0], Math.min(1, (free.height - 2 * RIM) / HEIGHT));

export function useEye(
  root: RefObject<HTMLElement | null>,
  stage: RefObject<StageHandle | null>,
  home: Bounds,
): Sight {
  const [eye, setEye] = useState(() => eyeAt(0.5));
  const [least, setLeast] = useState(SCALES[0]);
  const scale = useRef(0.5);
  const aim = useRef<Aim>({ box: home });
  const seen = useRef('');

  const turn = useCallback(
    (sight: Sighted, goal: Aim, instant: boolean): void => {
      const handle = stage.current;
      if (handle === null) return;
      const free = withinRim(sight.free, IN_SIGHT);
      const limits = [leastScale(sight), SCALES[1]] as const;
      const lookAt = (box: Bounds, scales: readonly [number, number] = limits): void => {
        const shown = windowFor(box, sight.size, free, scales);
        const y = onSheet(shown.y, sight.free, sight.size.width / shown.width);
        handle.fit({ ...shown, y }, { instant, margin: 0 });
      };
      if ('box' in goal) {
        lookAt(goal.box);
        return;
      }
      const box = root.current?.getBoundingClientRect();
      if (box === undefined || goal.points.length === 0) return;
      const corner = (x: number, y: number): Point =>
        handle.toStage({ clientX: box.left + x, clientY: box.top + y });
      const [from, to] = [corner(free.x, free.y), corner(free.x + free.width, free.y + free.height)];
      const near = inCopyOf(goal.points, (from.x + to.x) / 2);
      if (near.every(({ x, y }) => x >= from.x && x <= to.x && y >= from.y && y <= to.y)) return;
      // No nearer than it is, and as far off as it must be.
      const now = Math.max(limits[0], scale.current);
      lookAt(boxAround(near), [limits[0], now]);
    },
    [root, stage],
  );

  const measure = useFreeRectangle(root, () => {
    const sight = measure();
    if (sight === null) return;
    setLeast(leastScale(sight));
    const resized = `${sight.size.width}×${sight.size.height}` !== seen.current;
    seen.current = `${sight.size.width}×${sight.size.height}`;
    // A hand that has moved the chart is not corrected because a panel grew.
    if (resized || !settling.byHand()) turn(sight, aim.current, resized);
  });
  const settling = useSettling(root, stage, scale, measure);

  const onScale = useCallback(
    (next: number): void => {
      scale.current = next;
      const step = eyeAt(next);
      setEye((was) => (was.unit === step.unit ? was : step));
      settling.soon();
    },
    [settling],
  );

  const look = useCallback(
    (goal: Aim): void => {
      aim.current = goal;
      settling.begin();
      const sight = measure();
      if (sight !== null) turn(sight, goal, false);
    },
    [measure, settling, turn],
  );
  const show = useCallback((box: Bounds) => look({ box }), [look]);
  const bring = useCallback(
    (points: readonly Point[]): void => {
      if (points.length > 0) look({ points });
    },
    [look],
  );
  // A new sheet has another home.
  useEffect(() => {
    if ('box' in aim.current && !settling.byHand()) look({ box: home });
  }, [home, look, settling]);
  return { eye, least, onScale, show, bring };
}

/** What the stage may be moved over; beyond it on both sides there is half a world more to be seen. */
export const BOUNDS: Bounds = { x: -0.39 * WIDTH, y: 0, width: 1.78 * WIDTH, height: HEIGHT };
