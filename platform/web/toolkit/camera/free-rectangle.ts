/** The part of a board's window that nothing lies over, and the box of the chart that puts what is wanted into it. */
import type { Bounds } from '../stage.tsx';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** In pixels from the window's upper left corner. */
export interface Cover {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const between = (value: number, most: number): number => Math.min(most, Math.max(0, value));

/** The largest upright rectangle that no cover touches; the whole window where covers leave nothing. */
export function freeRectangle({ width, height }: Size, covers: readonly Cover[]): Bounds {
  const inside = covers
    .map(({ left, top, right, bottom }) => ({
      left: between(left, width),
      top: between(top, height),
      right: between(right, width),
      bottom: between(bottom, height),
    }))
    .filter(({ left, top, right, bottom }) => right > left && bottom > top);
  // Of the largest each edge lies on the window's own or on that of a cover.
  const lefts = [0, ...inside.map(({ right }) => right)];
  const tops = [0, ...inside.map(({ bottom }) => bottom)];
  const rights = [width, ...inside.map(({ left }) => left)];
  const bottoms = [height, ...inside.map(({ top }) => top)];
  let best: Bounds = { x: 0, y: 0, width: 0, height: 0 };
  for (const left of lefts)
    for (const right of rights)
      for (const top of tops)
        for (const bottom of bottoms) {
          const [across, down] = [right - left, bottom - top];
          if (across <= 0 || down <= 0 || across * down <= best.width * best.height) continue;
          const free = inside.every(
            (cover) =>
              cover.right <= left || cover.left >= right || cover.bottom <= top || cover.top >= bottom,
          );
          if (free) best = { x: left, y: top, width: across, height: down };
        }
  return best.width > 0 ? best : { x: 0, y: 0, width, height };
}

/** The same rectangle with a rim taken off, to the sides and above and below, as far as there is one to take. */
export function withinRim({ x, y, width, height }: Bounds, rim: readonly [number, number]): Bounds {
  const across = Math.min(rim[0], width / 6);
  const down = Math.min(rim[1], height / 6);
  return { x: x + across, y: y + down, width: width - 2 * across, height: height - 2 * down };
}

/**
 * What the whole window must show for `wanted` to lie in the middle of the free rectangle, as large as it can be there.
 * `scales`: pixels to a unit, at the least and at the most.
 */
export function windowFor(
  wanted: Bounds,
  size: Size,
  free: Bounds,
  [least, most]: readonly [number, number] = [0, Number.POSITIVE_INFINITY],
): Bounds {
  const fitting = Math.min(free.width / wanted.width, free.height / wanted.height);
  const scale = Math.min(most, Math.max(least, fitting));
  return {
    x: wanted.x + wanted.width / 2 - (free.x + free.width / 2) / scale,
    y: wanted.y + wanted.height / 2 - (free.y + free.height / 2) / scale,
    width: size.width / scale,
    height: size.height / scale,
  };
}
