/** Plots (5.15): what everybody means to do, written down before anybody moves. */
import { type Refusal, refuse } from '@weathergage/kernel';
import { waysFrom } from '../chart/lanes.ts';
import type { LocationId, SideId } from '../module/vocabulary.ts';
import { abandonOrder, checkAbandon } from '../orders/order-ends.ts';
import { type AskRules, answersOf, askOf, type Context, type StepRules, sidesOf } from '../umpire/phase.ts';
import type { AnswerTo } from '../world/asks.ts';
import { forcesOf } from '../world/forces.ts';
import { topFormations } from '../world/formations.ts';
import type { Open, State, Token, View } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import { checkConvertAtSea, checkDummies, convertAtSea, placeDummies } from '../yards/dummies.ts';
import { checkPlan, letOff } from './plan-check.ts';
import { plotChoices } from './plot-choices.ts';
import { planUnderOrders } from './under-orders.ts';

/** Every Space a counter might be in or pass over with one Movement Point, under sail or oars. */
export function reach(world: Readonly<Open>, { place }: Token): readonly LocationId[] {
  const { spaces, zones } = theatreOf(world);
  // Where somebody means to come out of a Zone is not known (5.279): any exit of the edge will do.
  if (place.berth === 'out')
    return zones.get(place.at)?.edges.find(({ edge }) => edge === place.edge)?.exits ?? [];
  return [false, true]
    .flatMap((galleys) => waysFrom(world, place, { galleys }))
    .filter((way) => way.place.berth === 'sea')
    .flatMap(({ over }) => over)
    .filter((at) => spaces.has(at));
}

/** 5.155: whether counters of both sides could come together or pass, as far as both may know. */
export function contact(world: Readonly<Open>): boolean {
  const [a] = sidesOf(world);
  const ours = new Set<LocationId>();
  for (const token of world.tokens) if (token.side === a) for (const at of reach(world, token)) ours.add(at);
  if (ours.size === 0) return false;
  return world.tokens.some((token) => token.side !== a && reach(world, token).some((at) => ours.has(at)));
}

/**
 * Who is asked hangs on open things alone: the beginning of a Turn, what a side wants to be asked, and whether counters
 * on the map could meet. Double-blind the counters are not seen, so they decide nothing (13.211).
 */
export function plotters(world: Readonly<Open>): readonly SideId[] {
  const opening = world.impulse === 1 && world.increment === 1;
  const meeting = !opening && world.options.movement !== 'blind' && contact(world);
  return sidesOf(world).filter((side) => {
    const wish = world.watch[side]?.plot ?? 'increment';
    return opening || meeting || wish === 'increment' || (wish === 'impulse' && world.increment === 1);
  });
}

type Plot = AnswerTo<'plot'>;

/** 13.21: to the umpire alone: the Enemy is told nothing of it. */
function carryOut(world: State, context: Context, side: SideId, answer: Plot): void {
  const forces = forcesOf(world, side);
  for (const id of answer.abandon ?? [])
    if (forces.formations[id] !== undefined) abandonOrder(world, context, side, id);
  if (answer.dummies !== undefined) placeDummies(world, context, side, answer.dummies);
  for (const { formation, from } of answer.convert ?? []) convertAtSea(world, context, side, formation, from);
  for (const { formation, plan } of answer.plans) {
    const own = forces.formations[formation];
    // Meant for when the Admiral lets it off, and he has not.
    if (own === undefined || (answer.abandon?.includes(formation) && own.execution !== null)) continue;
    own.plan = plan;
  }
  if (answer.standing !== undefined) forces.standing = answer.standing;
  if (answer.watch !== undefined) world.watch[side] = answer.watch;
  if (answer.plans.length > 0)
    context.tellSide(side, { kind: 'plotted', rule: '5.152', side, plans: answer.plans }, null);
}

/** 5.113, 5.15: asked of both before anybody moves, and neither sees what the other has set down. */
export const plotStep: StepRules = {
  enter(world) {
    for (const side of sidesOf(world))
      for (const formation of topFormations(forcesOf(world, side)))
        formation.plan = planUnderOrders(world, side, formation) ?? formation.plan;
    const sides = plotters(world);
    world.stage = sides.length === 0 ? null : { kind: 'waits', sides };
    return sides.length === 0 ? 'done' : 'waits';
  },
  asks: (world) =>
    world.stage?.kind === 'waits' ? world.stage.sides.map((side) => askOf(world, 'plot', side, '5.15')) : [],
  resolve(world, given, context) {
    for (const { side, answer } of answersOf(world, given, 'plot')) carryOut(world, context, side, answer);
    world.stage = null;
    return 'done';
  },
};

/** Dummies and Conversions belong to the start of an Impulse (4.22, 6.323). */
function checkMuster(view: View, side: SideId, { dummies = [], convert = [] }: Plot): Refusal | null {
  if (dummies.length + convert.length === 0) return null;
  if (view.increment !== 1)
    return refuse('plot-late', '4.22', 'That is done at the start of an Impulse and at no other time.');
  const flaw = checkDummies(view, side, dummies);
  if (flaw !== null) return flaw;
  for (const { formation, from } of convert) {
    const wrong = checkConvertAtSea(view, side, formation, from);
    if (wrong !== null) return wrong;
  }
  return null;
}

export const plotAsk: AskRules<'plot'> = {
  choices: plotChoices,
  check(view, _ask, answer) {
    const side = view.side!;
    const names = answer.plans.map(({ formation }) => formation);
    if (new Set(names).size !== names.length)
      return refuse('plot-twice', '5.15', 'Plot each Formation once.');
    for (const { formation, plan } of answer.plans) {
      // 9.387: a course for when it is free of the Order that is given up.
      const freed = answer.abandon?.includes(formation) === true;
      const flaw = checkPlan(freed ? letOff(view, side, formation) : view, side, formation, plan);
      if (flaw !== null) return flaw;
    }
    for (const id of answer.abandon ?? []) {
      const flaw = checkAbandon(view, side, id);
      if (flaw !== null) return flaw;
    }
    return checkMuster(view, side, answer);
  },
};
