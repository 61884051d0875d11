/**
 * Orders being carried out: the page answers what is asked about ships that have their orders, one question at a time,
 * and stops with a reason where something came about that the orders did not reckon with.
 */
import { fights } from '../../rules/aboard/crippled.ts';
import { checkSail } from '../../rules/activation/segment.ts';
import { mayBear } from '../../rules/gunnery/bears.ts';
import type { Answer, AnswerTo, MoveOrder, TableAsk } from '../../rules/table/asks.ts';
import { shipOf, type View } from '../../rules/table/state.ts';
import type { TableTold } from '../../rules/table/told.ts';
import type { AskOf } from '../look/types.ts';
import { nameOf } from '../look/words.ts';
import { AS_THEY_GO, planDivision } from './division.ts';
import { bestMoments, bestShots, openingFor } from './gun-drill.ts';
import { type GunOrder, READY, type ShipPlan } from './plan.ts';
import { projectMove } from './project.ts';
import { safePlan } from './steer.ts';
import { mishapIn, stopFor, type Watch } from './stops.ts';

/** Carrying on from turn to turn: with what for the guns, and until what. */
export interface Onward extends Watch {
  readonly guns: GunOrder;
}

export interface Drill {
  /** The turn that the plans are for. */
  readonly turn: number;
  /** In the order in which the ships act. */
  readonly plans: readonly ShipPlan[];
  readonly onward: Onward | null;
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

/** The segment of the plan as it can be ordered now, with the broadsides whose best moment is in it. */
export function moveFor(view: View, ask: AskOf<'segment'>, plan: ShipPlan): MoveOrder {
  const ship = shipOf(view, ask.ship);
  const forecast = projectMove(view, ship, plan);
  const now = forecast.legs[0]?.order ?? { distance: ask.most, turn: 0 };
  const last = ask.segment >= ask.segments;
  const mute = plan.guns !== 'best' || view.activation?.allHands === true;
  const shots = mute
    ? []
    : bestMoments(view, forecast)
        .filter(({ segment }) => segment === ask.segment)
        .map(({ at, shot }) => ({ at, ...shot }));
  return {
    do: 'move',
    ...now,
    ...(shots.length === 0 ? {} : { shots }),
    ...(last && plan.guns === 'hold' ? { done: true } : {}),
  };
}

/** What the plan runs into in the segment that is asked about; null if nothing, or if she was told to. */
function dangerIn(view: View, ask: AskOf<'segment'>, plan: ShipPlan): string | null {
  const { meeting } = projectMove(view, shipOf(view, ask.ship), plan).legs[0]?.preview ?? { meeting: null };
  if (meeting === null || plan.warned === true) return null;
  if (meeting.kind === 'leaves') return plan.offTable === true ? null : meeting.words;
  return meeting.kind === 'collision' || meeting.kind === 'aground' ? meeting.words : null;
}

function segmentStep(view: View, ask: AskOf<'segment'>, drill: Drill, plan: ShipPlan): DrillStep {
  const ship = shipOf(view, ask.ship);
  const setsSail =
    plan.sail !== null && plan.sail !== ship.sail && checkSail(ship, view.activation!, plan.sail) === null;
  if (setsSail) return { do: 'answer', answer: { do: 'sail', sail: plan.sail! }, drill };
  const danger = dangerIn(view, ask, plan);
  if (danger !== null) return { do: 'stop', why: `${ship.spec.name}: ${danger}` };
  return { do: 'answer', answer: moveFor(view, ask, plan), drill };
}

/** Her movement is over: what is left to fire, or to wait for. */
function partingAnswer(view: View, ask: AskOf<'fire'>, { guns }: ShipPlan): AnswerTo<'fire'> {
  const ship = shipOf(view, ask.ship);
  if (guns === 'hold' || (guns === 'ready' && ship.bears !== null)) return { do: 'done' };
  if (guns === 'ready' && mayBear(view, ship, view.activation!) === null)
    return { do: 'bears', standing: READY };
  const shots = bestShots(view, ship);
  return shots.length > 0 ? { do: 'fire', shots } : { do: 'done' };
}

/** Of a turn that is past nothing stands but to carry on. */
const inTurn = (view: View, drill: Drill): Drill =>
  view.turn === drill.turn ? drill : { ...drill, plans: [], turn: view.turn };

/** Plans for whoever is asked about and has none, where the orders are to carry on. */
function withOnward(view: View, ask: TableAsk, drill: Drill): Drill {
  const { onward } = drill;
  if (onward === null || (ask.kind !== 'activate' && ask.kind !== 'segment' && ask.kind !== 'fire'))
    return drill;
  const ships = (ask.kind === 'activate' ? ask.ships : [ask.ship]).filter((id) => planOf(drill, id) === null);
  if (ships.length === 0) return drill;
  const made = planDivision(view, ships, { ...AS_THEY_GO, guns: onward.guns });
  return { ...drill, plans: [...drill.plans, ...made.map(({ plan }) => plan)] };
}

/** What to do about one question; `told` is all that happened since the last one was answered. */
export function drillStep(view: View, ask: TableAsk, before: Drill, told: readonly TableTold[]): DrillStep {
  if (isDone(view, before)) return { do: 'over' };
  const mishap = mishapIn(view, told);
  if (mishap !== null) return { do: 'stop', why: mishap };
  if (before.onward !== null) {
    const why = stopFor(view, told, before.onward);
    if (why !== null) return { do: 'stop', why };
  }
  const drill = withOnward(view, ask, inTurn(view, before));
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
  drill.onward === null && (view.turn !== drill.turn || shipsLeft(view, drill).length === 0);

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
