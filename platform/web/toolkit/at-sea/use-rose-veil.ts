/** A rose that lies over a ship lets her show through: no eye can keep sixty of them clear of every corner. */
import { type RefObject, useEffect } from 'react';
import { type Camera, drawAlong } from '../camera/camera.ts';
import type { Cover } from '../camera/free-rectangle.ts';
import type { Look, Point } from '../stage.tsx';

/** Whether a part of what stands in one of the places is under it; `reach` in units of the chart. */
export const liesOver = (
  { left, top, right, bottom }: Cover,
  look: Look,
  points: readonly Point[],
  reach: number,
): boolean => {
  const by = reach * look.scale;
  return points.some((point) => {
    const [x, y] = [(point.x - look.x) * look.scale, (point.y - look.y) * look.scale];
    return x > left - by && x < right + by && y > top - by && y < bottom + by;
  });
};

export function useRoseVeil(
  root: RefObject<HTMLElement | null>,
  { look, subscribe }: Pick<Camera, 'look' | 'subscribe'>,
  points: readonly Point[],
  reach: number,
): void {
  useEffect(() => {
    const veil = (): void => {
      const [board, now] = [root.current, look()];
      const rose = board?.querySelector<HTMLElement>('.sea-rose');
      if (!board || !rose || now === null) return;
      const { left, top } = board.getBoundingClientRect();
      const box = rose.getBoundingClientRect();
      const cover = {
        left: box.left - left,
        top: box.top - top,
        right: box.right - left,
        bottom: box.bottom - top,
      };
      rose.toggleAttribute('data-veiled', liesOver(cover, now, points, reach));
    };
    return drawAlong({ subscribe }, veil);
  }, [root, look, subscribe, points, reach]);
}
