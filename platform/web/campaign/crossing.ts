/** The way from the chart of a war to the board of a battle and back, with a breath between. */
import { create } from 'zustand';
import { goTo, type Route } from '../router.ts';
import { reducedMotion } from '../toolkit/motion.ts';

export interface Crossing {
  readonly to: Route;
  /** What one comes to. */
  readonly words: string;
  /** The battle opens out of the chart, or closes back into it. */
  readonly how: 'open' | 'close';
}

export const useCrossing = create<{ readonly crossing: Crossing | null }>()(() => ({ crossing: null }));

/** Goes there at once where nothing is to move on the page. */
export function crossTo(crossing: Crossing): void {
  if (reducedMotion()) goTo(crossing.to);
  else useCrossing.setState({ crossing });
}
