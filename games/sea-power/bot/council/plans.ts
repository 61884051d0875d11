/** What is thought over at each question: the lord's own order first, then what else comes into question. */
import { type Dice, drawBelow, looseDice, type QuickChooser } from '@weathergage/kernel';
import { check } from '../../rules/answers.ts';
import type { SeaPower } from '../../rules/types.ts';
import type { Answer, AskKind, SeaAsk } from '../../rules/world/asks.ts';
import { sideOf } from '../../rules/world/phase.ts';
import type { View } from '../../rules/world/state.ts';
import { warOf } from '../../rules/world/war.ts';
import { commander } from '../admiral.ts';
import { deskOf } from '../desk.ts';
import { temperNow } from '../standing.ts';
import type { Temper } from '../temper.ts';
import { offersFor } from './offers.ts';
import { ordersIn, ordersKept, sealed } from './sealed.ts';
import { mindsOf, waysToSail } from './ways.ts';

export interface CouncilPlan {
  /** In plain words: reasons are made of it. */
  readonly name: string;
  readonly answer: Answer;
  /** Who sails on for the rest of the year, if not he himself. */
  readonly hand: QuickChooser<SeaPower> | null;
  /** Points by which the lord thinks it worse than his own; never less than none. */
  readonly behind: number;
}

/** Questions that are answered in the mind of the year; battles and the way home are fought and found by the usual one. */
const SAILING: ReadonlySet<AskKind> = new Set(['place', 'frigate', 'sail', 'onward', 'search']);

const HANDS = new WeakMap<Temper, QuickChooser<SeaPower>>();

/** Known again for the same temper. */
export function handOf(temper: Temper): QuickChooser<SeaPower> {
  let hand = HANDS.get(temper);
  if (hand === undefined) {
    hand = commander(temper) as QuickChooser<SeaPower>;
    HANDS.set(temper, hand);
  }
  return hand;
}

/** Whole years: drawn up in one mind and sailed in it, the usual one first; which it was is kept in the muster. */
export function yearPlans(
  temper: Temper,
  view: View,
  ask: SeaAsk,
  dice: Dice,
  most: number,
): readonly CouncilPlan[] {
  const { side, forces, war } = deskOf(view, ask, dice);
  const seed = drawBelow(dice, 2 ** 32);
  const plans: CouncilPlan[] = [];
  const count = Math.min(most, ordersKept(forces, side));
  for (const [orders, { name, temper: mind }] of mindsOf(temper, side).slice(0, count).entries()) {
    const hand = handOf(mind);
    const answer = sealed(forces, side, war, hand(view, ask, looseDice(seed)) as Answer, orders);
    if (orders === 0 || check(view, ask, answer) === null) plans.push({ name, answer, hand, behind: 0 });
  }
  return plans;
}

/** What he answers unasked: in the mind in which the year was drawn up, as long as fleets sail by it. */
export function handInForce(temper: Temper, view: View, ask: SeaAsk): QuickChooser<SeaPower> {
  const side = sideOf(view, ask.seat)!;
  const forces = view.forces[side];
  if (!SAILING.has(ask.kind) || forces === undefined) return handOf(temper);
  return handOf(mindsOf(temper, side)[ordersIn(forces, side, warOf(view))]?.temper ?? temper);
}

/** His own order, the best of the others, and what he would do in another mind; none twice. */
export function councilPlans(
  temper: Temper,
  view: View,
  ask: SeaAsk,
  dice: Dice,
  most: number,
): readonly CouncilPlan[] {
  const own = handOf(temper)(view, ask, dice) as Answer;
  const plans = new Map<string, CouncilPlan>();
  plans.set(JSON.stringify(own), { name: 'as he would unasked', answer: own, hand: null, behind: 0 });
  const desk = deskOf(view, ask, dice);
  const add = (plan: CouncilPlan): void => {
    const key = JSON.stringify(plan.answer);
    if (plans.size < most && !plans.has(key) && check(view, ask, plan.answer) === null) plans.set(key, plan);
  };
  for (const { name, answer, behind } of offersFor(desk, temperNow(desk, temper), ask))
    if (answer !== null) add({ name, answer, hand: null, behind: Math.max(0, behind) });
  for (const { name, temper: other } of waysToSail(temper, desk.side, ask.kind)) {
    const hand = handOf(other);
    const answer = hand(view, ask, dice) as Answer;
    // Whoever comes home draws up the next year as he would.
    add({ name, answer, hand: ask.kind === 'return' ? null : hand, behind: 0 });
  }
  return [...plans.values()];
}
