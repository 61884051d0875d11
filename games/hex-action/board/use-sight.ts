/** What the board knows of its own window: its size, how close the eye is, and which hexes are in sight. */
import type { StageHandle } from '@weathergage/web/toolkit/stage.tsx';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { columnOf, rowOf } from '../rules/hex.ts';
import { type Box, hexUnder, type Span } from './geometry.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Sight {
  readonly size: Size;
  readonly scale: number;
  /** Hexes in sight, in steps of a few so that a small movement changes nothing; null before the first look. */
  readonly inSight: Span | null;
  onMove(scale: number): void;
}

const STEP = 4;

export function useSight(root: RefObject<HTMLElement | null>, stage: RefObject<StageHandle | null>): Sight {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const [scale, setScale] = useState(1);
  const [inSight, setInSight] = useState<Span | null>(null);
  const waiting = useRef(0);

  const look = useCallback((): void => {
    const box = root.current?.getBoundingClientRect();
    const handle = stage.current;
    if (box === undefined || handle === null) return;
    const from = hexUnder(handle.toStage({ clientX: box.left, clientY: box.top }));
    const to = hexUnder(handle.toStage({ clientX: box.right, clientY: box.bottom }));
    const down = (n: number): number => Math.floor((n - 1) / STEP) * STEP;
    const up = (n: number): number => Math.ceil((n + 1) / STEP) * STEP;
    const next = {
      left: down(columnOf(from)),
      right: up(columnOf(to)),
      top: down(rowOf(from)),
      bottom: up(rowOf(to)),
    };
    setInSight((was) =>
      was !== null &&
      was.left === next.left &&
      was.right === next.right &&
      was.top === next.top &&
      was.bottom === next.bottom
        ? was
        : next,
    );
  }, [root, stage]);

  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      const { width, height } = element.getBoundingClientRect();
      setSize({ width, height });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(waiting.current);
    };
  }, [root]);

  // The stage speaks at every frame of a movement; a few steps of scale are enough to draw by.
  const onMove = useCallback(
    (next: number): void => {
      setScale((was) => (Math.abs(next / was - 1) < 0.08 ? was : next));
      cancelAnimationFrame(waiting.current);
      waiting.current = requestAnimationFrame(look);
    },
    [look],
  );
  return { size, scale, inSight, onMove };
}

/** A box that, shown whole, puts `wanted` into the part of the window that no panel covers. */
export function besidePanel(
  wanted: Box,
  size: Size,
  covered: {
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
    readonly left?: number;
  },
): Box {
  const left = covered.left ?? 0;
  const free = {
    width: size.width - covered.right - left,
    height: size.height - covered.top - covered.bottom,
  };
  if (free.width < 80 || free.height < 80) return wanted;
  const k = Math.min(free.width / wanted.width, free.height / wanted.height);
  const middle = { x: wanted.x + wanted.width / 2, y: wanted.y + wanted.height / 2 };
  return {
    x: middle.x - (left + free.width / 2) / k,
    y: middle.y - (covered.top + free.height / 2) / k,
    width: size.width / k,
    height: size.height / k,
  };
}

export const holds = (box: Box, { x, y }: { readonly x: number; readonly y: number }): boolean =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
