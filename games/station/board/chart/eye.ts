/** How near the eye is, in steps: marks keep their size on the screen, and a small zoom redraws nothing. */
import type { Sheet } from './projection.ts';

export interface Eye {
  /** Units of the sheet to a pixel, at this step; marks are drawn so much larger. */
  readonly unit: number;
  /** Names of lesser places and of stacked flags are written. */
  readonly near: boolean;
  /** Marks of lesser places are drawn at this share of their size: far off they are a scatter of dots. */
  readonly lesser: number;
}

const STEP = 1.2;
/** Pixels of a Lane between whose ends there is room for names. */
const ROOM = 66;
/** Pixels of a Lane under which marks shrink with the chart. */
const CROWDED = 44;

/** Marks shrink to this share at the least: the smallest letters are 13 px, and half a step of the zoom smaller. */
const LEAST = 0.76;

/** Pixels of a Lane under which lesser places give way to great ones, and their least share. */
const SCATTERED = 34;
const DOT = 0.5;

export function eyeAt(scale: number, { lane }: Pick<Sheet, 'lane'>): Eye {
  const step = STEP ** Math.round(Math.log(scale) / Math.log(STEP));
  // However crowded, names are not smaller than can be read.
  const unit = Math.max(LEAST / step, Math.min(lane / CROWDED, 1 / step));
  const lesser = Math.max(DOT, Math.min(1, (lane * step) / SCATTERED));
  return { unit, near: lane * step > ROOM, lesser };
}

export const isSameEye = (a: Eye, b: Eye): boolean =>
  a.unit === b.unit && a.near === b.near && a.lesser === b.lesser;

/** What all that is drawn on the chart is drawn by. */
export interface OnSheet {
  readonly sheet: Sheet;
  readonly eye: Eye;
}
