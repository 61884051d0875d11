/** From what a Formation means to do to its next Movement Point (5.14), and how a plan goes forward. */
import { expedient, nearestPort } from '../chart/expedient.ts';
import { type Way, waysFrom } from '../chart/lanes.ts';
import { barsOf, sortOf } from '../chart/seamanship.ts';
import { convoyMove } from '../convoys/convoy-way.ts';
import type { FormationId, LocationId, SideId } from '../module/vocabulary.ts';
import { forcedPlan } from '../orders/rendezvous.ts';
import { samePlace } from '../umpire/tokens.ts';
import type { Formation, Place, Plan, Step } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import { topOf } from '../world/formations.ts';
import type { State, World } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import { enemiesInSight, stepUnderOrders } from './under-orders.ts';

const HOLD: Step = { do: 'hold' };

/** Independent by no will of its own (3.354); Corsairs are so by nature (10.232). */
export const isLoose = ({ kind, execution, under, corsair }: Formation): boolean =>
  kind === 'squadron' && execution === null && under === null && corsair !== true;

/** Who is not its owner's to plot: Convoys go by their route, loose Squadrons home, the rendezvous by its Order. */
export const isOwnMaster = (formation: Formation): boolean =>
  formation.under === null &&
  formation.kind !== 'convoy' &&
  !isLoose(formation) &&
  formation.execution?.order !== 'rendezvous';

/** All that a Formation may do now, politics and Ports looked at. */
export function waysOf(world: World, side: SideId, { id, place }: Formation): readonly Way[] {
  const barred = barsOf(world, side, id);
  return waysFrom(world, place, sortOf(theatreOf(world), forcesOf(world, side), id)).filter(
    (way) => barred(way) === null,
  );
}

/** The way that a step means: a Large Space named beyond a Small one means the way there. */
export const wayFor = (ways: readonly Way[], step: Step): Way | undefined =>
  ways.find((way) => {
    if (way.step.do !== step.do) return false;
    return 'to' in step && 'to' in way.step ? way.step.to === step.to : true;
  }) ?? (step.do === 'go' ? ways.find((way) => way.step.do === 'go' && way.place.at === step.to) : undefined);

/** 2.362: only the next Movement Point; the way is looked at anew for the one after it. */
const toward = (
  world: World,
  side: SideId,
  id: FormationId,
  to: LocationId,
  arrive: 'hold' | 'put-in',
  avoid: readonly LocationId[] = [],
): Step => expedient(world, side, id, to, { arrive, avoid })?.step ?? HOLD;

/** 9.373: clear of Enemies in sight where that can be, else as if there were none. */
const keepingClear = (
  world: World,
  side: SideId,
  id: FormationId,
  to: LocationId,
  arrive: 'hold' | 'put-in',
): Step => {
  const avoid = enemiesInSight(world, side, to);
  return expedient(world, side, id, to, { arrive, avoid })?.step ?? toward(world, side, id, to, arrive);
};

function home(world: World, side: SideId, id: FormationId, avoid: readonly LocationId[] = []): Step {
  const port = nearestPort(world, side, id);
  return port === null ? HOLD : toward(world, side, id, port, 'put-in', avoid);
}

function planned(
  world: State,
  side: SideId,
  formation: Formation,
  plan: Plan,
  seen: readonly FormationId[],
): Step {
  const { id, place } = formation;
  switch (plan.kind) {
    case 'hold':
      return HOLD;
    case 'steps': {
      const step = plan.steps[0] ?? HOLD;
      if (step.do !== 'go' && step.do !== 'leave') return step;
      if (wayFor(waysOf(world, side, formation), step) !== undefined) return step;
      return toward(world, side, id, step.to, 'hold');
    }
    case 'voyage':
      return (plan.clear === true ? keepingClear : toward)(world, side, id, plan.to, plan.arrive);
    case 'patrol': {
      const there = place.at === plan.route[plan.next] && place.berth === 'sea';
      const to = plan.route[there ? (plan.next + 1) % plan.route.length : plan.next];
      if (to === undefined) return HOLD;
      return (plan.clear === true ? keepingClear : toward)(world, side, id, to, 'hold');
    }
    case 'with': {
      const other = forcesOf(world, side).formations[plan.formation];
      if (other === undefined) return HOLD;
      const top = topOf(forcesOf(world, side), other.id);
      if (top.id === id || seen.includes(top.id)) return HOLD;
      if (!samePlace(top.place, place)) return toward(world, side, id, top.place.at, 'hold');
      return nextStep(world, side, top, [...seen, id]);
    }
  }
}

/** 7.223, 8.231, 8.46: what a Battle or a Withdrawal leaves of a Formation's freedom in the next Increment. */
function bounden(world: State, side: SideId, formation: Formation, wish: Step): Step {
  const { bound, place, id } = formation;
  if (bound === null || place.berth !== 'sea') return wish;
  if (bound.back !== null) return bound.back === place.at ? { do: 'put-in' } : { do: 'go', to: bound.back };
  const free = waysOf(world, side, formation).filter(
    (way) => !bound.shun.includes(way.place.at) && !('to' in way.step && bound.shun.includes(way.step.to)),
  );
  const meant = wayFor(free, wish);
  if (!bound.leave) return wish.do === 'go' && meant === undefined ? HOLD : wish;
  if (meant !== undefined && meant.how !== 'hold') return wish;
  const homeward = wayFor(free, home(world, side, id, bound.shun));
  if (homeward !== undefined && homeward.how !== 'hold') return homeward.step;
  const out = free.filter(({ how }) => how !== 'hold');
  return (out.find(({ how }) => how !== 'catch') ?? out[0])?.step ?? HOLD;
}

/** The Movement Point that a Formation will spend now. */
export function nextStep(
  world: State,
  side: SideId,
  formation: Formation,
  seen: readonly FormationId[] = [],
): Step {
  const { place, kind, id, execution } = formation;
  // 5.279: in a box there is no turning round.
  if (place.berth === 'in') return { do: 'go', to: place.at };
  if (place.berth === 'out') return { do: 'go', to: place.to ?? place.at };
  if (kind === 'convoy') return bounden(world, side, formation, convoyMove(world, side, id));
  // 3.355: it makes for the nearest Port, whatever its owner would like.
  if (isLoose(formation))
    return place.berth === 'harbour' ? HOLD : bounden(world, side, formation, home(world, side, id));
  const forced = execution?.order === 'rendezvous' ? forcedPlan(world, side, id) : null;
  const wish = planned(world, side, formation, forced ?? formation.plan, seen);
  return bounden(world, side, formation, stepUnderOrders(world, side, formation, wish));
}

function isDone(step: Step, { at, berth }: Place, did: boolean): boolean {
  switch (step.do) {
    case 'go':
      return at === step.to && berth !== 'harbour';
    case 'put-out':
      return berth !== 'harbour';
    case 'put-in':
      return berth === 'harbour';
    case 'leave':
      return berth === 'out' || at === step.to;
    default:
      return did;
  }
}

/** A plan after a Movement Point: steps done fall off it, places reached are behind it. */
export function advanced(plan: Plan, place: Place, spent: boolean): Plan {
  if (plan.kind === 'steps' && plan.steps[0] !== undefined && isDone(plan.steps[0], place, spent))
    return plan.steps.length === 1 ? { kind: 'hold' } : { kind: 'steps', steps: plan.steps.slice(1) };
  if (plan.kind === 'voyage' && place.at === plan.to) {
    const berth = plan.arrive === 'put-in' ? 'harbour' : 'sea';
    return place.berth === berth ? { kind: 'hold' } : plan;
  }
  if (plan.kind === 'patrol' && place.at === plan.route[plan.next] && place.berth === 'sea')
    return { ...plan, next: (plan.next + 1) % plan.route.length };
  return plan;
}
