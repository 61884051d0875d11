/** Hex Action as the search sees it. */
import { type Craft, learntChance } from '@weathergage/bots/search/index.ts';
import { hexAction } from '../../rules/index.ts';
import type { Sea } from '../../rules/sea/state.ts';
import type { HexAction } from '../../rules/types.ts';
import { featuresOf } from './features.ts';
import { plansFor } from './plans.ts';
import { captainsWorth } from './plot-plans.ts';
import { quickHand } from './quick-hand.ts';
import { HEX_WEIGHTS } from './weights.ts';

export const estimateSea = (sea: Sea, side: string): number =>
  learntChance(HEX_WEIGHTS, featuresOf(sea, side));

export interface CraftTerms {
  /** Turns that are played on after this one. */
  readonly turns: number;
  /** What the captains' table counts, in chances for each unit of it. */
  readonly trust: number;
  /** Whether men and irons are thought over, or left to the captains. */
  readonly decks: boolean;
}

export const USUAL_TERMS: CraftTerms = { turns: 2, trust: 0.4, decks: true };

export const hexCraft = ({ turns, trust, decks }: CraftTerms = USUAL_TERMS): Craft<HexAction> => ({
  rules: hexAction,
  sideOf: (sea, seat) => sea.seats.find(({ id }) => id === seat)!.side,
  plans: (view, asks) => plansFor(view, asks, decks),
  playOn: quickHand,
  estimate: estimateSea,
  isFarEnough: (from, now) => now.turn >= from.turn + turns,
  lean: (own, rival) => trust * captainsWorth(own, rival),
});
