/**
 * Orders being carried out: the page answers what is asked about ships that have their orders, one question at a time,
 * and stops with a reason where something came about that the orders did not reckon with.
 */
import { openingFor } from '../../attention/gun-drill.ts';
import type { ShipPlan } from '../../attention/plan.ts';
import { dangerIn, partingAnswer, segmentAnswer } from '../../attention/ship-drill.ts';
import { safePlan } from '../../attention/steer.ts';
import { mishapIn } from '../../attention/stops.ts';
import { fights } from '../../rules/aboard/crippled.ts';
import type { Answer, TableAsk } from '../../rules/table/asks.ts';
import { shipOf, type View } from '../../rules/table/state.ts';
import type { TableTold } from '../../rules/table/told.ts';
import type { AskOf } from '../look/types.ts';
import { nameOf } from '../look/words.ts';

export interface Drill {
  /** The turn that the plans are for. */
  readonly turn: number;
  /** In the order in which the ships act. */
  readonly plans: readonly ShipPlan[];
}

export type DrillStep =
  | { readonly do: 'answer'; readonly answer: Answer; readonly drill: Drill }
  /** Something happened; the orders stand and can be carried on. */
  | { readonly do: 'stop'; readonly why: string }
  /** A question that the orders say nothing about: the captain is asked, and they go on after it. */
  | { readonly do: 'wait' }
  /** Every ship that had orders has acted. */
  | { readonly do: 'over' };

const planOf = ({ plans }: Drill, ship: string): ShipPlan | null =>
  plans.find((plan) => plan.ship === ship) ?? null;

function segmentStep(view: View, ask: AskOf<'segment'>, drill: Drill, plan: ShipPlan): DrillStep {
  const next = segmentAnswer(view, ask, plan);
  return 'danger' in next ? { do: 'stop', why: next.danger } : { do: 'answer', answer: next.answer, drill };
}

/** What to do about one question; `told` is all that happened since the last one was answered. */
export function drillStep(view: View, ask: TableAsk, drill: Drill, told: readonly TableTold[]): DrillStep {
  if (isDone(view, drill)) return { do: 'over' };
  const mishap = mishapIn(view, told);
  if (mishap !== null) return { do: 'stop', why: mishap };
  switch (ask.kind) {
    case 'activate': {
      const next = drill.plans.find(({ ship }) => ask.ships.includes(ship));
      if (next === undefined) return { do: 'over' };
      const answer = { ship: next.ship, opening: openingFor(view, next.ship), allHands: false };
      return { do: 'answer', answer, drill };
    }
    case 'segment': {
      const plan = planOf(drill, ask.ship);
      return plan === null ? { do: 'over' } : segmentStep(view, ask, drill, plan);
    }
    case 'fire': {
      const plan = planOf(drill, ask.ship);
      if (plan === null) return { do: 'over' };
      return { do: 'answer', answer: partingAnswer(view, ask, plan), drill };
    }
    default:
      return { do: 'wait' };
  }
}

/** Going on after a stop: whoever was about to run into something is steered clear of it if there is a way. */
export function resumed(view: View, ask: TableAsk | null, drill: Drill): Drill {
  const plan = ask?.kind === 'segment' ? planOf(drill, ask.ship) : null;
  if (ask?.kind !== 'segment' || plan === null || dangerIn(view, ask, plan) === null) return drill;
  return withPlan(drill, { ...safePlan(view, shipOf(view, ask.ship), plan), warned: true });
}

/** Ships that have orders and have not acted yet. */
const shipsLeft = (view: View, { plans }: Drill): readonly ShipPlan[] =>
  plans.filter(({ ship }) => {
    const found = shipOf(view, ship);
    return fights(found) && !found.acted;
  });

/** Nobody is left who has orders: what happens from now on is no business of theirs. */
export const isDone = (view: View, drill: Drill): boolean =>
  view.turn !== drill.turn || shipsLeft(view, drill).length === 0;

/** Orders for a ship take the place of those she had. */
export const withPlan = (drill: Drill, plan: ShipPlan): Drill => ({
  ...drill,
  plans: drill.plans.some(({ ship }) => ship === plan.ship)
    ? drill.plans.map((each) => (each.ship === plan.ship ? plan : each))
    : [...drill.plans, plan],
});

/** What is happening, for the panel. */
export function drillWords(view: View, drill: Drill): string {
  const left = shipsLeft(view, drill);
  const acting = view.activation?.ship;
  const now = acting !== undefined && planOf(drill, acting) !== null ? acting : left[0]?.ship;
  if (now === undefined) return 'The orders are carried out.';
  const others = left.filter(({ ship }) => ship !== now).length;
  return `${nameOf(view, now)} carries out her orders${others === 0 ? '' : `; ${others} more to come`}.`;
}
