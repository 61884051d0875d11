/** The end of an Impulse (4.24): shadows shaken off, sight lost, Orders tested and Extended. */
import { type Refusal, refuse } from '@weathergage/kernel';
import { noteInterdiction } from './auxiliaries/attrition.ts';
import { counterOf, isScout } from './auxiliaries/auxiliary.ts';
import { screenTask } from './auxiliaries/screening.ts';
import { shadowEnded } from './auxiliaries/shadows.ts';
import { loseSight, settleSpotting } from './auxiliaries/spotting.ts';
import { behindMarker } from './auxiliaries/stationing.ts';
import type { AuxId, SideId, TokenId } from './module/vocabulary.ts';
import { endOrder, extendOrder, mayExtend } from './orders/order-ends.ts';
import { testOrders } from './orders/progress.ts';
import {
  type AskRules,
  answersOf,
  askOf,
  type Context,
  ownForces,
  type Progress,
  type StepRules,
  sidesOf,
} from './umpire/phase.ts';
import { forcesOf } from './world/forces.ts';
import { auxiliariesIn, formationOfToken } from './world/formations.ts';
import type { Marker, Open, Stage, State, Token, View, World } from './world/state.ts';

type EndStage = Extract<Stage, { kind: 'impulse-end' }>;
const stageOf = (world: Readonly<Open>): EndStage => {
  if (world.stage?.kind !== 'impulse-end') throw new Error('the Impulse is not at its end');
  return world.stage;
};

/** 7.141: a shadow that began in this last Increment can't be shaken off yet. */
const shadowsOn = (world: Readonly<Open>, side: SideId): Marker[] =>
  world.markers.filter(
    (marker) =>
      marker.since !== world.clock &&
      world.tokens.some((token) => token.side === side && token.shadow === marker.id),
  );

const followedBy = (world: Readonly<Open>, marker: TokenId): Token =>
  world.tokens.find(({ shadow }) => shadow === marker)!;

/** 7.14 and the chart: Auxiliaries Assigned to the Formation that is Shadowed. */
function countersTo(world: World, side: SideId, marker: TokenId): AuxId[] {
  const forces = forcesOf(world, side);
  const { id } = formationOfToken(forces, followedBy(world, marker).id)!;
  return auxiliariesIn(forces, id).filter((aux) => isScout(counterOf(world, aux).class));
}

export const impulseEnd: StepRules = {
  enter(world, context) {
    settleSpotting(world, context);
    const sides = sidesOf(world).filter((side) => shadowsOn(world, side).length > 0);
    if (sides.length === 0) return orders(world, context);
    world.stage = { kind: 'impulse-end', waits: 'counter-shadow', sides, orders: [] };
    return 'waits';
  },
  asks(world) {
    const stage = stageOf(world);
    if (stage.waits === 'counter-shadow')
      return stage.sides.map((side) => ({
        ...askOf(world, 'counter-shadow', side, '7.14'),
        markers: shadowsOn(world, side).map(({ id }) => id),
      }));
    return stage.sides.map((side) => ({
      ...askOf(world, 'extend', side, '9.39'),
      orders: stage.orders.filter((one) => one.side === side).map(({ order }) => order),
    }));
  },
  resolve(world, given, context) {
    const stage = stageOf(world);
    if (stage.waits === 'counter-shadow') {
      for (const { side, answer } of answersOf(world, given, 'counter-shadow'))
        for (const { marker, aux } of answer.screens) shakeOff(world, context, side, marker, aux);
      return orders(world, context);
    }
    for (const { side, answer } of answersOf(world, given, 'extend'))
      for (const { order } of stage.orders.filter((one) => one.side === side))
        close(world, context, side, order, answer.orders.includes(order));
    return 'done';
  },
};

function shakeOff(world: State, context: Context, side: SideId, id: TokenId, aux: AuxId): void {
  const marker = world.markers.find((one) => one.id === id)!;
  const shadow = behindMarker(world, marker.side, id)!;
  const token = followedBy(world, id).id;
  const sort = counterOf(world, aux).class;
  const met = screenTask(world, { side: marker.side, aux: shadow }, { side, aux }, marker.at);
  context.tell(
    {
      kind: 'task',
      rule: '7.14',
      side,
      task: 'CounterShadow',
      at: marker.at,
      class: sort,
      screen: { class: counterOf(world, shadow).class, result: met.result },
      result: met.result === 'screened' ? 'done' : 'failed',
      against: id,
    },
    { news: true },
  );
  if (met.result === 'screened') shadowEnded(world, context, marker.side, { marker: id, token }, '7.14');
}

/** 4.24: sight is lost (7.112), then Orders are tested (9.38); those that may be Extended wait for a word (9.39). */
function orders(world: State, context: Context): Progress {
  settleSpotting(world, context);
  loseSight(world, context);
  noteInterdiction(world);
  const open: EndStage['orders'][number][] = [];
  for (const { side, formation, order } of testOrders(world, context)) {
    const met = forcesOf(world, side).formations[formation];
    // 3.13: what an Order met before it brought about has taken the ships off the map, and this Order with them.
    if (met === undefined) continue;
    if (mayExtend(world, side, order)) {
      open.push({ side, order, token: met.token });
      // 9.322: that somebody is asked whether to go on with it shows the chit.
      context.tell({ kind: 'order', rule: '9.38', side, order, formation, what: 'met' }, { news: true });
    } else endOrder(world, context, side, formation, { what: 'fulfilled' });
  }
  if (open.length === 0) return 'done';
  const sides = sidesOf(world).filter((side) => open.some((one) => one.side === side));
  world.stage = { kind: 'impulse-end', waits: 'extend', sides, orders: open };
  return 'waits';
}

function close(world: State, context: Context, side: SideId, order: string, extend: boolean): void {
  const formation = Object.values(forcesOf(world, side).formations).find(
    (one) => one.execution?.order === order,
  );
  if (formation === undefined) return;
  if (extend) extendOrder(world, context, side, formation.id);
  else endOrder(world, context, side, formation.id, { what: 'fulfilled' });
}

export const counterShadowAsk: AskRules<'counter-shadow'> = {
  *choices(view, ask) {
    yield { screens: [] };
    for (const marker of ask.markers)
      for (const aux of countersTo(view, view.side!, marker).slice(0, 3))
        yield { screens: [{ marker, aux }] };
  },
  check(view, ask, { screens }) {
    const used = new Set<string>();
    for (const { marker, aux } of screens) {
      if (!ask.markers.includes(marker))
        return refuse('shadow-marker', '7.14', 'That shadow can’t be shaken off now.');
      if (!countersTo(view, view.side!, marker).includes(aux))
        return refuse('shadow-aux', '7.14', 'It takes an Auxiliary Assigned to the Formation.');
      if (used.has(marker) || used.has(aux))
        return refuse('shadow-twice', '6.28', 'One Auxiliary for one shadow.');
      used.add(marker).add(aux);
    }
    return null;
  },
};

export const extendAsk: AskRules<'extend'> = {
  *choices(_view, ask) {
    yield { orders: [] };
    yield { orders: [...ask.orders] };
  },
  check: (view, ask, { orders: named }): Refusal | null => checkExtend(view, ask.orders, named),
};

function checkExtend(view: View, open: readonly string[], named: readonly string[]): Refusal | null {
  const executing = Object.values(ownForces(view).formations).map(({ execution }) => execution?.order);
  return named.every((order) => open.includes(order) && executing.includes(order))
    ? null
    : refuse('extend-order', '9.39', 'Only an Order just Fulfilled is Extended.');
}
