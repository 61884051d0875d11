/** What the board knows of its own window: its size, and how close the eye is. */
import { type Size, useSize } from '@weathergage/web/toolkit/at-sea/use-size.ts';
import { type RefObject, useCallback, useState } from 'react';
import type { Box } from '../look/chart-units.ts';

export function useSight(root: RefObject<HTMLElement | null>): {
  readonly size: Size;
  readonly scale: number;
  onScale(scale: number): void;
} {
  const size = useSize(root);
  const [scale, setScale] = useState(1);
  // The stage speaks at every frame of a movement; a few steps of scale are enough to draw by.
  const onScale = useCallback(
    (next: number): void => setScale((was) => (Math.abs(next / was - 1) < 0.06 ? was : next)),
    [],
  );
  return { size, scale, onScale };
}

export interface Covered {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A box that, shown whole, puts `wanted` into the part of the window that no panel covers. */
export function besidePanel(wanted: Box, size: Size, covered: Covered): Box {
  const free = {
    width: size.width - covered.left - covered.right,
    height: size.height - covered.top - covered.bottom,
  };
  if (free.width < 80 || free.height < 80) return wanted;
  const k = Math.min(free.width / wanted.width, free.height / wanted.height);
  return {
    x: wanted.x + wanted.width / 2 - (covered.left + free.width / 2) / k,
    y: wanted.y + wanted.height / 2 - (covered.top + free.height / 2) / k,
    width: size.width / k,
    height: size.height / k,
  };
}

export const boxHolds = (box: Box, { x, y }: { readonly x: number; readonly y: number }): boolean =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
