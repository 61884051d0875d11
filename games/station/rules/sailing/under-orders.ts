/** An Executing Formation under way (9.37): what it may be plotted to do, and what it does by itself. */
import { type Refusal, refuse } from '@weathergage/kernel';
import { expedientSteps, sameStep } from '../chart/expedient.ts';
import type { LocationId, SideId } from '../module/vocabulary.ts';
import type { Formation, Plan, Step } from '../world/forces.ts';
import type { World } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import { type Confines, confinesOf } from './confines.ts';

const HOLD: Step = { do: 'hold' };

/** 9.373: Spaces with an Enemy in sight, save the one it makes for. */
export const enemiesInSight = (world: World, side: SideId, to: LocationId): readonly LocationId[] =>
  world.tokens
    .filter((token) => token.side !== side && token.face !== null && token.place.berth === 'sea')
    .map(({ place }) => place.at)
    .filter((at) => at !== to && theatreOf(world).spaces.has(at));

/** 9.371, 9.372: what it may spend its next Movement Point on; the way that it goes by itself is the first. */
function stepsWithin(world: World, side: SideId, formation: Formation, confines: Confines): Step[] {
  const { goals, stays, takes } = confines;
  if (takes !== undefined) return [{ do: 'take-over', formation: takes }];
  const steps = goals.flatMap(({ to, arrive }) => {
    const avoid = enemiesInSight(world, side, to);
    return [
      ...expedientSteps(world, side, formation.id, to, { arrive }),
      ...(avoid.length === 0 ? [] : expedientSteps(world, side, formation.id, to, { arrive, avoid })),
    ];
  });
  return stays === null ? steps : [...steps, HOLD];
}

/** 9.36: the step that its owner means, if its Order leaves it to him; else the one that the Order asks for. */
export function stepUnderOrders(world: World, side: SideId, formation: Formation, wish: Step): Step {
  const confines = confinesOf(world, side, formation);
  if (confines === null) return wish;
  const steps = stepsWithin(world, side, formation, confines);
  // 5.14: to drive an Auxiliary off counts as marking time.
  const meant = wish.do === 'remove' ? HOLD : wish;
  return steps.some((step) => sameStep(step, meant)) ? wish : (steps[0] ?? HOLD);
}

/** Whether its Order, if it has one, lets it spend its next Movement Point so. */
export const mayStep = (world: World, side: SideId, formation: Formation, step: Step): boolean =>
  sameStep(stepUnderOrders(world, side, formation, step), step);

/** Why an Executing Formation may not be plotted so; null where its Order leaves it that choice. */
export function checkConfines(world: World, side: SideId, formation: Formation, plan: Plan): Refusal | null {
  const confines = confinesOf(world, side, formation);
  if (confines === null) return null;
  const { rule, goals, stays, route } = confines;
  if (goals.length === 0 && stays !== null && plan.kind !== 'hold' && plan.kind !== 'steps')
    return refuse('bound-station', rule, 'Its Order keeps it where it is, until it is done or has Failed.');
  switch (plan.kind) {
    case 'hold':
      return stays !== null
        ? null
        : refuse('bound-hold', rule, 'Its Order sends it on its way, and it may not wait.');
    case 'voyage':
      return goals.some(({ to, arrive }) => to === plan.to && arrive === plan.arrive)
        ? null
        : refuse('bound-course', rule, 'Its Order sends it elsewhere, by the most expedient way.');
    case 'patrol':
      return route !== undefined && route.next === plan.next && route.names.join() === plan.route.join()
        ? null
        : refuse('bound-route', rule, 'Its Order gives it another route.');
    case 'with':
      return refuse('bound-company', '9.36', 'Under Orders it keeps company with nobody.');
    case 'steps': {
      const [step] = plan.steps;
      if (plan.steps.length > 1 || step === undefined)
        return refuse(
          'bound-steps',
          '2.362',
          'Under Orders only the next step is chosen, and that each time.',
        );
      return mayStep(world, side, formation, step)
        ? null
        : refuse('bound-step', rule, 'That is not on the most expedient way, nor on the least detour.');
    }
  }
}

/** 9.373, 9.375: every plan that its Order leaves it, the usual one first; none where it is its owner's to plot. */
export function plansWithin(world: World, side: SideId, formation: Formation): Plan[] {
  const confines = confinesOf(world, side, formation);
  if (confines === null) return [];
  const { goals, stays, route, takes } = confines;
  if (takes !== undefined) return [{ kind: 'steps', steps: [{ do: 'take-over', formation: takes }] }];
  const ways =
    route === undefined
      ? goals.map((goal) => ({ kind: 'voyage', ...goal }) as const)
      : [{ kind: 'patrol', route: [...route.names], next: route.next } as const];
  const clear = ways.map((plan) => ({ ...plan, clear: true }));
  return [...ways, ...(stays === null ? [] : [{ kind: 'hold' } as const]), ...clear];
}

/** What it is plotted to do now, where its owner has chosen nothing that its Order leaves to him; null if he has. */
export function planUnderOrders(world: World, side: SideId, formation: Formation): Plan | null {
  if (checkConfines(world, side, formation, formation.plan) === null) return null;
  return plansWithin(world, side, formation)[0] ?? null;
}
