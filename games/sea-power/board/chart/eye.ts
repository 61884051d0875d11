/** How near the eye is, in steps: what is drawn and how large hangs on the step, so that a small zoom redraws nothing. */
export const ZOOMS = ['far', 'middle', 'near'] as const;
export type Zoom = (typeof ZOOMS)[number];

export interface Eye {
  /** Units of the sheet to a pixel, at this step. */
  readonly unit: number;
  readonly zoom: Zoom;
  /** Squadrons in a port stand side by side, not in a heap. */
  readonly open: boolean;
}

/** From one step of drawing to the next. */
export const STEP = 1.25;

export const SCALES: readonly [number, number] = [0.2, 7];

export function eyeAt(scale: number): Eye {
  const step = STEP ** Math.round(Math.log(scale) / Math.log(STEP));
  return {
    unit: 1 / step,
    zoom: step < 0.68 ? 'far' : step < 1.3 ? 'middle' : 'near',
    open: step > 2.3,
  };
}

/** Marks are drawn a little smaller from afar: there is less room between them. */
export const markSize = ({ unit, zoom }: Eye): number =>
  unit * (zoom === 'far' ? 0.92 : zoom === 'middle' ? 0.94 : 1);
