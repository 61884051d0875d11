/**
 * Easier opponents than the flag officer. They differ as crews do: in how they find their way, and in how slow they are
 * at the guns. Every step between them was weighed (docs/ladder.md).
 */
import type { Dice } from '@weathergage/kernel';
import { check } from '../rules/answers.ts';
import type { Answer, HexAsk } from '../rules/sea/asks.ts';
import type { View } from '../rules/sea/state.ts';
import { admiralOf } from './admiral.ts';
import { plotToClose } from './duel/coming-down.ts';
import { quickHand } from './flag/quick-hand.ts';
import { plotToCloseInCompany } from './fleet/closing.ts';
import { CREEDS, type Creed } from './fleet/temper.ts';
import { straightBot } from './straight.ts';

type Hand = (view: View, ask: HexAsk, dice: Dice) => Answer;

/** Of a hundred chances to fire a ship lets so many go by: her guns are not run out in time. */
const slowAtGuns =
  (missed: number, hand: Hand): Hand =>
  (view, ask, dice) =>
    ask.kind === 'fire' && dice.below(100) < missed ? { L: null, R: null } : hand(view, ask, dice);

/** At a glance, as matches are imagined; where an unreliable ship would not go there, straight on. */
const byEye: Hand = (view, ask, dice) => {
  const closer =
    ask.kind === 'plot' ? (plotToClose(view, ask.ship) ?? plotToCloseInCompany(view, ask.ship)) : null;
  const answer = closer === null ? quickHand(view, ask, dice) : { plot: closer };
  return check(view, ask, answer) === null ? answer : straightBot(view, ask);
};

/** Plans for all ships of a seat at once, one round of order and counter-order. */
const commanderOf = (creed?: Creed): Hand =>
  slowAtGuns(18, admiralOf({ rounds: 1, ...(creed && { creed }) }));

export const levels = {
  landsman: slowAtGuns(78, straightBot),
  /** These three sail by eye: where her guns would bear on the enemy now, and where his would on her. */
  volunteer: slowAtGuns(80, byEye),
  mate: slowAtGuns(56, byEye),
  lieutenant: slowAtGuns(29, byEye),
  commander: commanderOf(),
} as const;

/** Commanders of other characters; in a duel of the Basic Game they sail like any other. */
export const commanders = {
  'commander-bold': commanderOf(CREEDS.bold),
  'commander-wary': commanderOf(CREEDS.wary),
  'commander-methodical': commanderOf(CREEDS.methodical),
} as const;
