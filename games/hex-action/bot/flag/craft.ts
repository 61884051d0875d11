/** Hex Action as the search sees it. */
import { type Craft, learntChance } from '@weathergage/bots/search/index.ts';
import { hexAction } from '../../rules/index.ts';
import type { Sea } from '../../rules/sea/state.ts';
import type { HexAction } from '../../rules/types.ts';
import { courseWorth } from './course-plans.ts';
import { featuresOf } from './features.ts';
import { type PlanTerms, plansFor } from './plans.ts';
import { quickHand } from './quick-hand.ts';
import { HEX_WEIGHTS } from './weights.ts';

export const estimateSea = (sea: Sea, side: string): number =>
  learntChance(HEX_WEIGHTS, featuresOf(sea, side));

export interface CraftTerms extends PlanTerms {
  /** Turns that are played on after this one. */
  readonly turns: number;
  /** What the table of courses counts, in chances for each unit of it. */
  readonly trust: number;
}

export const USUAL_TERMS: CraftTerms = { turns: 2, trust: 0.4, decks: true, ahead: 0 };

export const hexCraft = (terms: CraftTerms = USUAL_TERMS): Craft<HexAction> => ({
  rules: hexAction,
  sideOf: (sea, seat) => sea.seats.find(({ id }) => id === seat)!.side,
  plans: (view, asks) => plansFor(view, asks, terms),
  playOn: quickHand,
  estimate: estimateSea,
  isFarEnough: (from, now) => now.turn >= from.turn + terms.turns,
  lean: (own, rival) => (rival === null ? 0 : terms.trust * courseWorth(own, rival)),
});
