/** A good officer of Sea Power: the sea lord's order, the reasons for it, and how the war stands. */
import { learntChance } from '@weathergage/bots/search/index.ts';
import { decidedFor, type Fortune, figureWords, type Officer } from '@weathergage/kernel';
import { seaPower } from '../../rules/index.ts';
import type { SeaPower } from '../../rules/types.ts';
import type { View } from '../../rules/world/state.ts';
import type { SeaTold } from '../../rules/world/told.ts';
import { featuresOf } from '../estimate/features.ts';
import { SEA_WEIGHTS } from '../estimate/weights.ts';
import { nearestBot } from '../nearest.ts';
import { seaLord } from '../sea-lord.ts';
import { orderWords } from './order-words.ts';
import { reasons } from './reasons.ts';

function estimate(view: View): number {
  const side = view.side ?? 'english';
  return decidedFor(view.outcome, side) ?? learntChance(SEA_WEIGHTS, featuresOf(view, side));
}

function fortune(before: View, told: readonly SeaTold[]): Fortune | null {
  let [dice, sixes] = [0, 0];
  for (const one of told) {
    if (one.kind !== 'fire' || one.shot.side === before.side) continue;
    dice += one.shot.dice.length;
    sixes += one.shot.dice.filter((die) => die === 6).length;
  }
  if (dice === 0) return null;
  const words = `the enemy threw ${sixes} sixes with ${dice} dice where ${figureWords(dice / 6)} were to be expected`;
  return { words, unkind: sixes > 1.25 * (dice / 6) };
}

export const officer: Officer<SeaPower> = {
  rules: seaPower,
  advise: seaLord,
  carryOut: nearestBot,
  orderWords,
  reasons,
  estimate,
  turnOf: ({ year }) => year,
  fortune,
};
