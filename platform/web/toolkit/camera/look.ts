/** How a chart lies in a board's window, and which of its places can be seen there. */
import type { Bounds, Look, Point } from '../stage.tsx';
import { type Cover, freeRectangle, type Size } from './free-rectangle.ts';

/** A board's window, and what lies over it, in pixels from its upper left corner. */
export interface Sight {
  readonly size: Size;
  readonly covers: readonly Cover[];
}

export const lookOn = ({ x, y, width }: Bounds, size: Size): Look => ({ x, y, scale: size.width / width });

/** What of the chart a part of the window shows. */
export const shownIn = (part: Bounds, { x, y, scale }: Look): Bounds => ({
  x: x + part.x / scale,
  y: y + part.y / scale,
  width: part.width / scale,
  height: part.height / scale,
});

export const windowOf = ({ width, height }: Size, look: Look): Bounds =>
  shownIn({ x: 0, y: 0, width, height }, look);

export const boxHolds = ({ x, y, width, height }: Bounds, point: Point): boolean =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;

/** Round all of them, with so much about them; nowhere if there are none. */
export function boxRound(points: readonly Point[], across: number, down = across): Bounds {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - across, Math.min(...ys) - down];
  return { x, y, width: Math.max(...xs) + across - x, height: Math.max(...ys) + down - y };
}

/** The smallest box that holds both. */
export const boxOfBoth = (a: Bounds, b: Bounds): Bounds => {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
};

/** What a corner has room for: a rose, buttons. It takes nothing from the room about it, and nobody may lie under it. */
const CORNER = 0.42;
export const isSmall = ({ left, top, right, bottom }: Cover, { width, height }: Size): boolean =>
  right - left < width * CORNER && bottom - top < height * CORNER;

/** Where less of the window than this would be left, nothing is gained by looking past what lies over it. */
const WORTH = 0.3;

/** Panels, sheets and bars, which a chart must lie beside. */
export function largeIn({ size, covers }: Sight): readonly Cover[] {
  const large = covers.filter((cover) => !isSmall(cover, size));
  const { width, height } = freeRectangle(size, large);
  return width * height < WORTH * size.width * size.height ? [] : large;
}

/** The largest part of the window that none of them lies over. */
export const freeIn = (sight: Sight): Bounds => freeRectangle(sight.size, largeIn(sight));

/**
 * Moves a window over a sheet so that no more than a rim of what lies beside the sheet is seen in what is free of it; a
 * sheet that is smaller stands in the middle. Along one axis: where the window begins.
 */
export function alongSheet(
  from: number,
  free: { readonly from: number; readonly size: number },
  sheet: { readonly from: number; readonly size: number },
  scale: number,
  rim: number,
): number {
  const least = sheet.from - (free.from + rim) / scale;
  const most = sheet.from + sheet.size - (free.from + free.size - rim) / scale;
  return most < least ? (least + most) / 2 : Math.min(most, Math.max(least, from));
}

/** The same along both. */
export function overSheet(window: Bounds, free: Bounds, sheet: Bounds, scale: number, rim: number): Bounds {
  const along = (from: number, a: 'x' | 'y', size: 'width' | 'height'): number =>
    alongSheet(from, { from: free[a], size: free[size] }, { from: sheet[a], size: sheet[size] }, scale, rim);
  return { ...window, x: along(window.x, 'x', 'width'), y: along(window.y, 'y', 'height') };
}

/** Pixels: half a mark beside a cover is still seen. */
const CLEAR = 12;

/** Whether a place is within the window, so far from its edges, and under nothing. */
export function isInSight(
  { x, y }: Point,
  look: Look,
  { size, covers }: Sight,
  [across, down]: readonly [number, number],
  /** Pixels that what stands there reaches from its middle. */
  whole = 0,
): boolean {
  const [left, top] = [(x - look.x) * look.scale, (y - look.y) * look.scale];
  const [rimX, rimY] = [Math.min(across, size.width / 12), Math.min(down, size.height / 12)];
  const clear = Math.max(CLEAR, Math.min(whole, size.width / 12, size.height / 12));
  return (
    left > rimX &&
    left < size.width - rimX &&
    top > rimY &&
    top < size.height - rimY &&
    covers.every(
      (cover) =>
        left < cover.left - clear ||
        left > cover.right + clear ||
        top < cover.top - clear ||
        top > cover.bottom + clear,
    )
  );
}
