/** What is thought over at each question: the sea lord's own order first, then what else comes into question. */
import type { Plan } from '@weathergage/bots/search/index.ts';
import type { Dice } from '@weathergage/kernel';
import { check } from '../../rules/answers.ts';
import type { SeaPower } from '../../rules/types.ts';
import type { Answer, SeaAsk } from '../../rules/world/asks.ts';
import type { View } from '../../rules/world/state.ts';
import { commander } from '../admiral.ts';
import { deskOf } from '../desk.ts';
import { temperNow } from '../standing.ts';
import type { Temper } from '../temper.ts';
import { offersFor } from './offers.ts';

export interface CouncilPlan extends Plan<SeaPower> {
  /** Points by which the sea lord thinks it worse than the best; never less than none. */
  readonly behind: number;
}

export function councilPlans(temper: Temper, view: View, ask: SeaAsk, dice: Dice): readonly CouncilPlan[] {
  const own = commander(temper)(view, ask, dice) as Answer;
  const plans = new Map<string, CouncilPlan>();
  plans.set(JSON.stringify(own), { name: 'as the sea lord would', answer: () => own, behind: 0 });
  const desk = deskOf(view, ask, dice);
  for (const { name, answer, behind } of offersFor(desk, temperNow(desk, temper), ask)) {
    if (answer === null) continue;
    const key = JSON.stringify(answer);
    if (!plans.has(key) && check(view, ask, answer) === null)
      plans.set(key, { name, answer: () => answer, behind: Math.max(0, behind) });
  }
  return [...plans.values()];
}
