/** Levels below the best: some questions are answered as somebody would who knows less. */
import type { QuickChooser } from '@weathergage/kernel';
import type { Station } from '../rules/types.ts';

const HUNDRED = 100;

/** Of a hundred questions so many are answered as the other would. */
export function lapsing(
  awake: QuickChooser<Station>,
  asleep: QuickChooser<Station>,
  lapses: number,
): QuickChooser<Station> {
  return (view, ask, dice) => (dice.below(HUNDRED) < lapses ? asleep : awake)(view, ask, dice);
}
