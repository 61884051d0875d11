/** Hex Action as the search sees it. */
import { type Craft, learntChance } from '@weathergage/bots/search/index.ts';
import { hexAction } from '../../rules/index.ts';
import type { Sea } from '../../rules/sea/state.ts';
import type { HexAction } from '../../rules/types.ts';
import { isLittle } from '../duel/logs.ts';
import { duelChance, type PlayTerms } from '../duel/playing.ts';
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
  /** How a duel of the Basic Game is imagined. */
  readonly duel: DuelTerms;
}

export interface DuelTerms extends PlayTerms {
  /** Duels that are played on for every trial of a pair of plans. */
  readonly duels: number;
  readonly trust: number;
}

export const USUAL_TERMS: CraftTerms = {
  turns: 2,
  trust: 0.4,
  decks: true,
  others: 6,
  duel: { turns: 1, duels: 24, trust: 0.02 },
};

export const hexCraft = (terms: CraftTerms = USUAL_TERMS): Craft<HexAction> => ({
  rules: hexAction,
  sideOf: (sea, seat) => sea.seats.find(({ id }) => id === seat)!.side,
  plans: (view, asks) => plansFor(view, asks, terms),
  playOn: quickHand,
  estimate: estimateSea,
  isFarEnough: (from, now) => now.turn >= from.turn + terms.turns,
  lean: (own, rival) => (rival === null ? 0 : terms.trust * courseWorth(own, rival)),
});

/** Two ships alone: one step by the rules, and then so many duels in plain numbers in the time of one by the rules. */
export const duelCraft = (terms: CraftTerms = USUAL_TERMS): Craft<HexAction> => ({
  ...hexCraft(terms),
  estimate: (sea, side, seed) =>
    isLittle(sea) ? duelChance(sea, side, seed, terms.duel.duels, terms.duel) : estimateSea(sea, side),
  isFarEnough: (_from, _now, steps) => steps > 0,
  lean: (own, rival) => (rival === null ? 0 : terms.duel.trust * courseWorth(own, rival)),
});
