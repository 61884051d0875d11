/** How fast things move on the page. A person's wish in the settings outranks the system's. */
import type { Speed } from './contract.ts';

const QUERY = '(prefers-reduced-motion: reduce)';

/** The settings write their wish on the document: `reduced`, `full`, or nothing for the system's. */
export function reducedMotion(): boolean {
  if (typeof document === 'undefined') return false;
  const wish = document.documentElement.dataset.motion;
  if (wish !== undefined) return wish === 'reduced';
  return typeof matchMedia === 'function' && matchMedia(QUERY).matches;
}

const FACTOR: Readonly<Record<Speed, number>> = { slow: 1, fast: 0.4, skip: 0 };

/** Milliseconds that a movement meant to take `ms` shall take; 0 means: show the end at once. */
export const paced = (ms: number, speed: Speed, reduced = reducedMotion()): number =>
  reduced ? 0 : ms * FACTOR[speed];

export const easeInOut = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2);

export interface Movement {
  /** Settles when the movement has ended or was cancelled. */
  readonly ended: Promise<void>;
  cancel(): void;
}

/** Calls `frame` with 0 to 1 over `ms`; with 0 ms it is called once, with 1, before this returns. */
export function animate(ms: number, frame: (t: number) => void): Movement {
  if (ms <= 0) {
    frame(1);
    return { ended: Promise.resolve(), cancel: () => {} };
  }
  let handle = 0;
  let finish = (): void => {};
  const ended = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const start = performance.now();
  const tick = (now: number): void => {
    const t = Math.min(1, Math.max(0, (now - start) / ms));
    frame(t);
    if (t < 1) handle = requestAnimationFrame(tick);
    else finish();
  };
  handle = requestAnimationFrame(tick);
  return {
    ended,
    cancel: () => {
      cancelAnimationFrame(handle);
      finish();
    },
  };
}
