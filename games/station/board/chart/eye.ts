/** How near the eye is, in steps: marks keep their size on the screen, and a small zoom redraws nothing. */
import type { Sheet } from './projection.ts';

export interface Eye {
  /** Units of the sheet to a pixel, at this step; marks are drawn so much larger. */
  readonly unit: number;
  /** Names of lesser places and of stacked flags are written. */
  readonly near: boolean;
}

const STEP = 1.2;
/** Pixels of a Lane between whose ends there is room for names. */
const ROOM = 66;
/** Pixels of a Lane under which marks shrink with the chart. */
const CROWDED = 44;

/** Marks shrink to this share of their size at the least: the smallest letters of the chart are 13 px at full size. */
const LEAST = 0.7;

export function eyeAt(scale: number, { lane }: Pick<Sheet, 'lane'>): Eye {
  const step = STEP ** Math.round(Math.log(scale) / Math.log(STEP));
  // However crowded, names are not smaller than can be read.
  const unit = Math.max(LEAST / step, Math.min(lane / CROWDED, 1 / step));
  return { unit, near: lane * step > ROOM };
}
