/** The Movement Points of an Increment are spent (5.13, 5.152): player B first, then player A as his markers say. */
import { refuse } from '@weathergage/kernel';
import { spendsNow } from '../chart/seamanship.ts';
import type { LocationId, SideId, TokenId } from '../module/vocabulary.ts';
import type { AskRules, Context, StepRules } from '../umpire/phase.ts';
import { answersOf, askOf, ownForces, sidesOf } from '../umpire/phase.ts';
import type { Formation, Step } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import { formationOfToken, topFormations } from '../world/formations.ts';
import type { State, View } from '../world/state.ts';
import { meetEnemies } from './encounters.ts';
import { passableBesides } from './leeway.ts';
import { spend } from './passage.ts';
import { advanced, nextStep } from './plans.ts';
import { mayStep } from './under-orders.ts';

/** 8.46, 7.223: who must leave a Battle Space does so in the next Increment, whatever his allowance. */
const mustMove = ({ bound, place }: Formation): boolean =>
  bound !== null && place.berth === 'sea' && (bound.leave || bound.back !== null);

/**
 * 5.112, 5.152: everybody's one Movement Point is settled before anybody moves: nobody follows what he has seen. Who is
 * Ready must spend it, moving or not (3.272, 5.121).
 */
function settlePoints(world: State, side: SideId): void {
  const forces = forcesOf(world, side);
  forces.orders = {};
  for (const formation of topFormations(forces)) {
    if (!spendsNow(world, side, formation.id) && !mustMove(formation)) continue;
    const step = nextStep(world, side, formation);
    // 5.123: Fitting Out spends nothing.
    if (formation.place.berth !== 'harbour' || step.do === 'put-out') forces.orders[formation.id] = step;
  }
}

/** Moves first; whatever else a Movement Point is spent on is declared last (5.152). */
function moveAll(world: State, context: Context, side: SideId): void {
  const forces = forcesOf(world, side);
  const isAct = ({ do: what }: Step): boolean => what === 'remove' || what === 'take-over';
  const orders = Object.entries(forces.orders);
  for (const [id, step] of [
    ...orders.filter(([, one]) => !isAct(one)),
    ...orders.filter(([, one]) => isAct(one)),
  ]) {
    const formation = forces.formations[id];
    if (formation === undefined || formation.under !== null) continue;
    spend(world, context, side, formation, step);
    const after = forces.formations[id];
    if (after !== undefined) after.plan = advanced(after.plan, after.place, true);
  }
  for (const formation of Object.values(forces.formations)) formation.bound = null;
  forces.orders = {};
}

function finish(world: State, context: Context, a: SideId): 'done' {
  moveAll(world, context, a);
  meetEnemies(world, context);
  world.stage = null;
  return 'done';
}

export const sailStep: StepRules = {
  enter(world, context) {
    const [a, b] = sidesOf(world);
    world.passed = [];
    for (const side of [a, b]) settlePoints(world, side);
    // 5.152: player B moves, then player A as his markers say.
    moveAll(world, context, b);
    const tokens = passableBesides(world, a);
    if (tokens.length === 0) return finish(world, context, a);
    world.stage = { kind: 'leeway', tokens };
    context.tell({ kind: 'leeway', rule: '5.154', side: a, tokens: tokens.map(({ token }) => token) });
    return 'waits';
  },
  asks: (world) =>
    world.stage?.kind === 'leeway'
      ? [{ ...askOf(world, 'leeway', sidesOf(world)[0], '5.154'), tokens: world.stage.tokens }]
      : [],
  resolve(world, given, context) {
    for (const { side, answer } of answersOf(world, given, 'leeway')) {
      const forces = forcesOf(world, side);
      for (const { token, to } of answer.exits) {
        const { id } = formationOfToken(forces, token)!;
        const step = forces.orders[id];
        if (step?.do === 'leave' || step?.do === 'go') forces.orders[id] = { ...step, to };
      }
    }
    return finish(world, context, sidesOf(world)[0]);
  },
};

/** 9.371: who has Orders keeps to the most expedient way, whatever his marker would do for. */
function keepsToOrders(view: View, token: TokenId, to: LocationId): boolean {
  const forces = ownForces(view);
  const formation = formationOfToken(forces, token)!;
  const step = forces.orders[formation.id];
  if (step?.do !== 'leave' && step?.do !== 'go') return true;
  return mayStep(view, view.side!, formation, { ...step, to });
}

export const leewayAsk: AskRules<'leeway'> = {
  *choices(view, ask) {
    yield { exits: [] };
    for (const { token, exits } of ask.tokens)
      for (const to of exits) if (keepsToOrders(view, token, to)) yield { exits: [{ token, to }] };
  },
  check(view, ask, { exits }) {
    if (new Set(exits.map(({ token }) => token)).size !== exits.length)
      return refuse('leeway-twice', '5.154', 'Each Formation has one marker.');
    for (const { token, to } of exits) {
      const open = ask.tokens.find((one) => one.token === token);
      if (open === undefined) return refuse('leeway-token', '5.154', 'That marker leaves no choice.');
      if (!open.exits.includes(to)) return refuse('leeway-exit', '5.154', 'The marker does not point there.');
      if (!keepsToOrders(view, token, to))
        return refuse('leeway-bound', '9.371', 'Under Orders it keeps to the most expedient way.');
    }
    return null;
  },
};
