/** Which corner of the window a mini-map stands in: under nothing, over no place that is asked about. */
import type { Point } from '../stage.tsx';
import type { Cover, Size } from './free-rectangle.ts';

export const CORNERS = ['bottom-right', 'top-right', 'bottom-left', 'top-left'] as const;
export type Corner = (typeof CORNERS)[number];

/** Pixels from the window's edges, from other things in it, and from places that are asked about. */
const EDGE = 12;
const APART = 8;
const CLEAR = 16;
/** It stays where it is while another corner is not better by more units than these. */
const BETTER = 2;

const boxIn = (corner: Corner, window: Size, { width, height }: Size): Cover => {
  const left = corner.endsWith('left') ? EDGE : window.width - EDGE - width;
  const top = corner.startsWith('top') ? EDGE : window.height - EDGE - height;
  return { left, top, right: left + width, bottom: top + height };
};

const grown = ({ left, top, right, bottom }: Cover, by: number): Cover => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

const crosses = (a: Cover, b: Cover): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const holds = ({ left, top, right, bottom }: Cover, { x, y }: Point): boolean =>
  x > left && x < right && y > top && y < bottom;

interface Standing {
  readonly window: Size;
  readonly map: Size;
  readonly covers: readonly Cover[];
  /** Places that are asked about, and all that may lie under it if they must, in pixels. */
  readonly asked: readonly Point[];
  readonly units: readonly Point[];
}

/** Null where it would be in the way everywhere. */
export function cornerFor(
  { window, map, covers, asked, units }: Standing,
  now: Corner | null,
): Corner | null {
  const under = (corner: Corner): number => {
    const box = boxIn(corner, window, map);
    if (covers.some((cover) => crosses(grown(cover, APART), box))) return Number.POSITIVE_INFINITY;
    if (asked.some((point) => holds(grown(box, CLEAR), point))) return Number.POSITIVE_INFINITY;
    return units.filter((point) => holds(box, point)).length;
  };
  let best: { readonly corner: Corner; readonly under: number } | null = null;
  for (const corner of CORNERS) {
    const lie = under(corner) - (corner === now ? BETTER : 0);
    if (Number.isFinite(lie) && (best === null || lie < best.under)) best = { corner, under: lie };
  }
  return best?.corner ?? null;
}
