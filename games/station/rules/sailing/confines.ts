/** What an Order leaves its Formation's owner to choose (9.36): where it must make for, and when it may stay. */

import { expedient } from '../chart/expedient.ts';
import { galeAt } from '../chart/gale-effects.ts';
import { pathOf } from '../convoys/convoy-route.ts';
import type { FulfilLeaf } from '../module/language.ts';
import type { Order } from '../module/orders.ts';
import type { FormationId, LocationId, SideId } from '../module/vocabulary.ts';
import { leavesOf, narrowed } from '../orders/order-goals.ts';
import { samePlace } from '../umpire/tokens.ts';
import { entryOf } from '../world/entries.ts';
import type { Execution, Formation } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import { topOf } from '../world/formations.ts';
import type { World } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';

export interface Goal {
  readonly to: LocationId;
  readonly arrive: 'hold' | 'put-in';
}

export interface Confines {
  /** The rule that binds it. */
  readonly rule: string;
  /** It must make for one of these, by itself for the first, by the most expedient way; none where it must stay. */
  readonly goals: readonly Goal[];
  /** The rule by which it may, or must, mark time or stay at anchor; null where it must be off. */
  readonly stays: string | null;
  /** The route that it follows, and which name of it is next. */
  readonly route?: { readonly names: readonly LocationId[]; readonly next: number };
  /** The Formation beside it whose Order it is to take over. */
  readonly takes?: FormationId;
}

const places = (all: readonly LocationId[], arrive: Goal['arrive'] = 'hold'): Goal[] =>
  all.map((to) => ({ to, arrive }));

/** Of several places the one that is reached first. */
function nearestFirst(
  world: World,
  side: SideId,
  { id }: Formation,
  goals: readonly Goal[],
): readonly Goal[] {
  if (goals.length < 2) return goals;
  const far = ({ to, arrive }: Goal): number =>
    expedient(world, side, id, to, { arrive })?.points ?? Number.POSITIVE_INFINITY;
  return goals.toSorted((a, b) => far(a) - far(b));
}

/** It lies where it was to come to. */
const isThere = ({ place: { at, berth } }: Formation, { to, arrive }: Goal): boolean =>
  at === to && berth === (arrive === 'put-in' ? 'harbour' : 'sea');

/**
 * Where an Escort makes for (10.121): where the Convoy was when that was noted, and there, where it is now (9.427); or, since
 * the way of a Convoy is written down, to a place of it still before the Convoy, where it is met sooner (2.36).
 */
function toConvoy(
  world: World,
  side: SideId,
  formation: Formation,
  { convoy, target }: Execution,
): Confines | null {
  const forces = forcesOf(world, side);
  const found = entryOf(forces.convoys, convoy);
  if (found === undefined) return null;
  const { at, berth } = formation.place;
  const path = pathOf(theatreOf(world), found);
  const there = forces.formations[found.id]?.place;
  const ahead = path.slice(there === undefined ? 0 : found.next);
  const noted = there === undefined ? path[0]! : target === null || target === at ? there.at : target;
  const goals = [
    ...places([noted], there?.berth === 'harbour' && there.at === noted ? 'put-in' : 'hold'),
    ...places(ahead.filter((one) => one !== noted)),
  ];
  // It is waited for where it will come by, and anywhere while it is not yet on the map.
  const waits = there === undefined || (berth === 'sea' && ahead.includes(at));
  return { rule: '10.121', goals, stays: waits ? '10.121' : null };
}

/** What one of the things that an Order asks for binds its Formation to; null where it names no place. */
function boundBy(
  world: World,
  side: SideId,
  formation: Formation,
  execution: Execution,
  leaf: FulfilLeaf,
): Confines | null {
  const { target, progress } = execution;
  const { at, berth } = formation.place;
  switch (leaf.test) {
    case 'station':
    case 'interdict':
    case 'task': {
      const named = narrowed(leaf.at, target);
      // 7.221, 9.37: without a break until it is done.
      if (berth === 'sea' && named.includes(at)) {
        const rule = leaf.test === 'interdict' ? '7.221' : '9.37';
        return { rule, goals: [], stays: rule };
      }
      return { rule: '9.371', goals: nearestFirst(world, side, formation, places(named)), stays: null };
    }
    case 'arrive': {
      const goals = places(narrowed(leaf.at, target), leaf.state === 'FittingOut' ? 'put-in' : 'hold');
      return { rule: '9.371', goals: nearestFirst(world, side, formation, goals), stays: null };
    }
    case 'circuit': {
      const next = progress.leg % leaf.route.length;
      const rule = progress.leg === 0 ? '9.371' : '9.372';
      return { rule, goals: places([leaf.route[next]!]), stays: null, route: { names: leaf.route, next } };
    }
    case 'escort':
      return toConvoy(world, side, formation, execution);
    case 'breakBlockade':
      if (berth === 'harbour' && at === leaf.at)
        return { rule: '9.371', goals: places([leaf.at]), stays: null };
      return progress.reached ? null : { rule: '9.371', goals: places([leaf.at], 'put-in'), stays: null };
    case 'harmConvoy':
      return null;
  }
}

/** Of several things to be done in any order the one that it is at binds it; else it may choose which to make for. */
function boundByOrder(
  world: World,
  side: SideId,
  formation: Formation,
  execution: Execution,
  order: Order,
): Confines | null {
  const open = leavesOf(order).filter((_, index) => execution.progress.met[index] !== true);
  const inOrder = order.fulfil.test === 'allOf' ? open : open.slice(0, 1);
  const all = inOrder.map((leaf) => boundBy(world, side, formation, execution, leaf));
  const here = all.find((one) => one !== null && one.goals.length === 0);
  if (here !== undefined) return here;
  const [first] = all;
  if (first === undefined || all.includes(null)) return null;
  return { ...first!, goals: all.flatMap((one) => one!.goals) };
}

/** 9.411: to the Formation whose Order it is to take over, wherever that is. */
function boundToTakeOver(
  world: World,
  side: SideId,
  formation: Formation,
  execution: Execution,
): Confines | null {
  const forces = forcesOf(world, side);
  const giver = entryOf(forces.formations, execution.formation);
  if (giver === undefined) return null;
  const { place } = topOf(forces, giver.id);
  if (samePlace(place, formation.place)) return { rule: '9.411', goals: [], stays: null, takes: giver.id };
  return {
    rule: '9.411',
    goals: places([place.at], place.berth === 'harbour' ? 'put-in' : 'hold'),
    stays: null,
  };
}

/** 9.375: a Gale on its Port Space, or an Enemy before it who for all one knows Blockades it (7.222). */
function keptInPort(world: World, side: SideId, { place }: Formation): boolean {
  if (place.berth !== 'harbour') return false;
  return (
    galeAt(world, place.at) !== null ||
    world.tokens.some(
      (token) =>
        token.side !== side &&
        token.face !== null &&
        token.place.berth === 'sea' &&
        token.place.at === place.at,
    )
  );
}

/** 9.411: somebody is on his way to relieve it. */
const isAwaited = (world: World, side: SideId, id: FormationId): boolean =>
  Object.values(forcesOf(world, side).formations).some(
    ({ execution }) => execution?.order === 'hand-over' && execution.formation === id,
  );

export function confinesOf(world: World, side: SideId, formation: Formation): Confines | null {
  const { execution } = formation;
  if (execution === null || world.options.freeCourses === true) return null;
  const order = theatreOf(world).orders.get(execution.order);
  const bound =
    execution.order === 'hand-over'
      ? boundToTakeOver(world, side, formation, execution)
      : order === undefined
        ? null
        : boundByOrder(world, side, formation, execution, order);
  if (bound === null || bound.stays !== null) return bound;
  // On a route a place reached is only the way to the next.
  if (bound.route === undefined && bound.goals.some((goal) => isThere(formation, goal)))
    return { ...bound, stays: bound.rule };
  if (keptInPort(world, side, formation)) return { ...bound, stays: '9.375' };
  return isAwaited(world, side, formation.id) ? { ...bound, stays: '9.411' } : bound;
}
