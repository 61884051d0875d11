/** What the board knows of its window and of the eye over the chart; and the turning of the world under it. */
import { useSize } from '@weathergage/web/toolkit/at-sea/use-size.ts';
import type { Bounds, Point, StageHandle } from '@weathergage/web/toolkit/stage.tsx';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type Eye, eyeAt, SCALES } from './chart/eye.ts';
import { HEIGHT, nearestX, WIDTH, wrapX } from './chart/projection.ts';

export interface Covered {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Sight {
  readonly size: { readonly width: number; readonly height: number };
  readonly eye: Eye;
  onScale(scale: number): void;
  /** Shows all of a box in the part of the window that no panel covers. */
  show(box: Bounds, instant?: boolean): void;
  /** Brings points into sight, if they are not. */
  bring(points: readonly Point[]): void;
}

/** The sheet fills the window from north to south, or nearly. */
const leastScale = (height: number): number => Math.max(SCALES[0], Math.min(1, (height - 2 * RIM) / HEIGHT));

const SETTLE_MS = 160;
const LEAST_FREE = 80;
/** Pixels. */
const RIM = 14;

/** A box that, shown whole, puts `wanted` into the free part of the window. */
export function besidePanel(
  wanted: Bounds,
  size: { readonly width: number; readonly height: number },
  covered: Covered,
  least = 0,
): Bounds {
  const free = { width: size.width - covered.right, height: size.height - covered.top - covered.bottom };
  if (free.width < LEAST_FREE || free.height < LEAST_FREE) return wanted;
  const k = Math.max(least, Math.min(free.width / wanted.width, free.height / wanted.height));
  const y = wanted.y + wanted.height / 2 - (covered.top + free.height / 2) / k;
  return {
    x: wanted.x + wanted.width / 2 - free.width / 2 / k,
    y: onSheet(y, size.height, covered, k),
    width: size.width / k,
    height: size.height / k,
  };
}

/** So that no more than a rim of the table is seen beside the sheet: where the window's upper edge may lie. */
function onSheet(y: number, height: number, { top, bottom }: Covered, k: number): number {
  const least = -(top + RIM) / k;
  const most = HEIGHT - (height - bottom - RIM) / k;
  return most < least ? (least + most) / 2 : Math.min(most, Math.max(least, y));
}

export function useEye(
  root: RefObject<HTMLElement | null>,
  stage: RefObject<StageHandle | null>,
  covered: Covered,
): Sight & { readonly least: number } {
  const size = useSize(root);
  const [eye, setEye] = useState(() => eyeAt(0.5));
  const scale = useRef(0.5);
  const timer = useRef(0);
  const hand = useRef(false);
  const least = leastScale(size.height);
  const cover = useRef({ ...covered, least });
  useEffect(() => {
    cover.current = { ...covered, least };
  });

  /** Once the hand rests: back into the first copy of the world, and not off the sheet to north or south. */
  const settle = useCallback((): void => {
    const box = root.current?.getBoundingClientRect();
    const handle = stage.current;
    if (box === undefined || handle === null || hand.current) return;
    const middle = handle.toStage({ clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 });
    const half = box.height / 2 / scale.current;
    const y = onSheet(middle.y - half, box.height, cover.current, scale.current) + half;
    const x = wrapX(middle.x);
    if (Math.abs(x - middle.x) > 1) handle.centreOn({ x, y: middle.y }, { instant: true });
    if (Math.abs(y - middle.y) > 1) handle.centreOn({ x, y });
  }, [root, stage]);

  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const down = (): void => {
      hand.current = true;
    };
    const up = (): void => {
      hand.current = false;
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(settle, SETTLE_MS);
    };
    element.addEventListener('pointerdown', down);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', up);
    return () => {
      window.clearTimeout(timer.current);
      element.removeEventListener('pointerdown', down);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', up);
    };
  }, [root, settle]);

  const onScale = useCallback(
    (next: number): void => {
      scale.current = next;
      const seen = eyeAt(next);
      setEye((was) => (was.unit === seen.unit ? was : seen));
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(settle, SETTLE_MS);
    },
    [settle],
  );

  const show = useCallback(
    (box: Bounds, instant = false): void => {
      const sight = root.current?.getBoundingClientRect();
      if (sight === undefined || sight.width === 0) return;
      stage.current?.fit(besidePanel(box, sight, cover.current, cover.current.least), {
        instant,
        margin: 0,
      });
    },
    [root, stage],
  );

  const bring = useCallback(
    (points: readonly Point[]): void => {
      const box = root.current?.getBoundingClientRect();
      const handle = stage.current;
      if (box === undefined || handle === null || points.length === 0) return;
      const { top, right, bottom } = cover.current;
      const from = handle.toStage({ clientX: box.left + 30, clientY: box.top + top + 40 });
      const to = handle.toStage({ clientX: box.right - right - 30, clientY: box.bottom - bottom - 40 });
      const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      const near = points.map(({ x, y }) => ({ x: nearestX(x, middle.x), y }));
      if (near.every(({ x, y }) => x >= from.x && x <= to.x && y >= from.y && y <= to.y)) return;
      const xs = near.map(({ x }) => x);
      const ys = near.map(({ y }) => y);
      const goal = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
      const wide =
        Math.max(...xs) - Math.min(...xs) > to.x - from.x ||
        Math.max(...ys) - Math.min(...ys) > to.y - from.y;
      if (wide)
        show({
          x: Math.min(...xs) - 80,
          y: Math.min(...ys) - 80,
          width: Math.max(...xs) - Math.min(...xs) + 160,
          height: Math.max(...ys) - Math.min(...ys) + 160,
        });
      else
        handle.centreOn({
          x: goal.x + right / 2 / scale.current,
          y: goal.y + (bottom - top) / 2 / scale.current,
        });
    },
    [root, stage, show],
  );
  return { size, eye, least, onScale, show, bring };
}

/** What the stage may be moved over; beyond it on both sides there is half a world more to be seen. */
export const BOUNDS: Bounds = { x: -0.39 * WIDTH, y: 0, width: 1.78 * WIDTH, height: HEIGHT };
