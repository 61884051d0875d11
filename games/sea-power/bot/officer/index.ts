/** A good officer of Sea Power: the admiral's order, the reasons for it, and how the war stands by its points. */
import { decidedFor, type Fortune, figureWords, type Officer } from '@weathergage/kernel';
import { seaPower } from '../../rules/index.ts';
import type { SeaPower } from '../../rules/types.ts';
import type { View } from '../../rules/world/state.ts';
import type { SeaTold } from '../../rules/world/told.ts';
import { otherSide } from '../../rules/world/war.ts';
import { admiral } from '../admiral.ts';
import { nearestBot } from '../nearest.ts';
import { orderWords } from './order-words.ts';
import { reasons } from './reasons.ts';

/** A lead of so many points is as good as two to one. */
const TELLING = 60;

function estimate(view: View): number {
  const side = view.side ?? 'english';
  const decided = decidedFor(view.outcome, side);
  if (decided !== null) return decided;
  const lead = view.points[side] - view.points[otherSide(side)];
  return 1 / (1 + 2 ** (-lead / TELLING));
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
  advise: admiral,
  carryOut: nearestBot,
  orderWords,
  reasons,
  estimate,
  turnOf: ({ year }) => year,
  fortune,
};
