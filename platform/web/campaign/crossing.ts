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
  /** Where it opens: what was pressed. */
  readonly from?: Element;
}

export const useCrossing = create<{ readonly crossing: Crossing | null }>()(() => ({ crossing: null }));

/** Where on the page the middle of it is, as a length of the styles; null where nothing was named. */
export function middleOf(from: Element | undefined): string | null {
  if (from === undefined) return null;
  const { left, top, width, height } = from.getBoundingClientRect();
  return `${Math.round(left + width / 2)}px ${Math.round(top + height / 2)}px`;
}

/** Goes there at once where nothing is to move on the page. */
export function crossTo(crossing: Crossing): void {
  if (reducedMotion()) goTo(crossing.to);
  else useCrossing.setState({ crossing });
}
