/** The closed list of tests by which Orders are Fulfilled, Failed or fall away (9.37, 9.38, M3.3 to M3.5). */

import type { FulfilLeaf } from '../module/language.ts';
import type { Order } from '../module/orders.ts';
import { IMPULSES, type LocationId, type SideId } from '../module/vocabulary.ts';
import { holds } from '../umpire/conditions.ts';
import { entryOf } from '../world/entries.ts';
import type { Execution, Formation, Place, Progress } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import { hullsOf, squadronsIn, topFormations, topOf } from '../world/formations.ts';
import type { State } from '../world/state.ts';
import { otherSide, type Theatre, theatreOf } from '../world/theatre.ts';

/** An Order in Execution with all that its tests look at. */
export interface Looked {
  readonly world: State;
  readonly side: SideId;
  readonly formation: Formation;
  readonly execution: Execution;
  readonly order: Order;
  readonly place: Place;
}

export function lookAt(world: State, side: SideId, formation: Formation): Looked | null {
  const { execution } = formation;
  if (execution === null) return null;
  const order = theatreOf(world).orders.get(execution.order);
  if (order === undefined) return null;
  return {
    world,
    side,
    formation,
    execution,
    order,
    place: topOf(forcesOf(world, side), formation.id).place,
  };
}

/** Every Order of the pool that a side is Executing, as its Formations stand. */
export const inExecution = (world: State, side: SideId): Looked[] =>
  Object.values(forcesOf(world, side).formations).flatMap((formation) => {
    const looked = lookAt(world, side, formation);
    return looked === null ? [] : [looked];
  });

export const leavesOf = ({ fulfil }: Pick<Order, 'fulfil'>): readonly FulfilLeaf[] =>
  'of' in fulfil ? fulfil.of : [fulfil];

/** Of places listed the one written down, where one was (M3.5). */
export const narrowed = (places: readonly LocationId[], target: LocationId | null): readonly LocationId[] =>
  target !== null && places.includes(target) ? [target] : places;

/** Where the Formation must keep its station; none if it has no such Order. */
export const stationsOf = ({
  order,
  execution,
}: Pick<Looked, 'order' | 'execution'>): readonly LocationId[] =>
  leavesOf(order).flatMap((leaf) =>
    leaf.test === 'station' || leaf.test === 'interdict' ? narrowed(leaf.at, execution.target) : [],
  );

export const isAtSea = ({ berth }: Place): boolean => berth === 'sea';

/** In or beside a Port, Small Spaces on the Lanes between included. */
function about(theatre: Theatre, port: LocationId): ReadonlySet<LocationId> {
  const places = (theatre.links.get(port) ?? []).flatMap(({ a, b, small }) => [a, b, small ?? a]);
  return new Set([port, ...places]);
}

const BLOCKADERS = 2;

/** Ready Formations with two SOL Squadrons or more in the Port's Space or next to it. */
function blockaded(world: State, enemy: SideId, port: LocationId): boolean {
  const theatre = theatreOf(world);
  const near = about(theatre, port);
  const forces = forcesOf(world, enemy);
  return topFormations(forces).some(
    ({ id, place }) =>
      isAtSea(place) &&
      near.has(place.at) &&
      squadronsIn(forces, id).filter((one) => {
        const hulls = hullsOf(theatre, one.id);
        return hulls.class === 'SOL' && !hulls.flagship;
      }).length >= BLOCKADERS,
  );
}

/** 9.37: whether one of the things that an Order asks for has been done. */
function leafHolds({ world, side, execution, place }: Looked, leaf: FulfilLeaf): boolean {
  const { target, progress } = execution;
  switch (leaf.test) {
    case 'station':
    case 'interdict':
      // 7.221: in the place for as long as the Order says.
      return progress.runs.some(
        ({ at, impulses }) => narrowed(leaf.at, target).includes(at) && impulses >= leaf.impulses,
      );
    case 'circuit':
      return progress.rounds >= leaf.times;
    case 'arrive':
      return (
        narrowed(leaf.at, target).includes(place.at) &&
        place.berth === (leaf.state === 'FittingOut' ? 'harbour' : 'sea')
      );
    // Ends with its Convoy, not by the clock.
    case 'escort':
      return false;
    case 'task':
      return (
        progress.successes.filter(
          (one) => one.task === leaf.task && narrowed(leaf.at, target).includes(one.at),
        ).length >= leaf.successes
      );
    case 'breakBlockade':
      return (
        progress.leftHarbour &&
        (progress.stood || !blockaded(world, otherSide(theatreOf(world), side), leaf.at))
      );
    case 'harmConvoy':
      return progress.harm.some(({ side, own }) => side >= leaf.dp && own >= 1);
  }
}

/** What is behind a Formation that has come some way: parts in order, or all in any order. */
export function partsMet(looked: Looked): Progress {
  const { fulfil } = looked.order;
  const { progress } = looked.execution;
  if (!('of' in fulfil)) return progress;
  if (fulfil.test === 'allOf')
    return {
      ...progress,
      met: fulfil.of.map((leaf, at) => progress.met[at] === true || leafHolds(looked, leaf)),
    };
  const next = fulfil.of.findIndex((_, at) => progress.met[at] !== true);
  if (next < 0 || !leafHolds(looked, fulfil.of[next]!)) return progress;
  // What was done before does not count for the next part.
  return {
    ...progress,
    met: fulfil.of.map((_, at) => at <= next),
    runs: [],
    leg: 0,
    rounds: 0,
    successes: [],
  };
}

export function isFulfilled(looked: Looked): boolean {
  const { fulfil } = looked.order;
  return 'of' in fulfil ? looked.execution.progress.met.every((one) => one) : leafHolds(looked, fulfil);
}

/** Why an Order has Failed; null while it has not. Who waits in his Port has only the clock against him (9.375). */
export function failure({ world, side, execution, order }: Looked): string | null {
  const { progress } = execution;
  if (progress.weak) return 'force';
  for (const fail of order.fails) {
    if (fail.test === 'leftTarget' && progress.left) return 'left';
    if (fail.test === 'lostBattle' && progress.beaten) return 'battle';
    if (fail.test === 'deadline' && world.turn - execution.issued >= fail.turns && world.impulse === IMPULSES)
      return 'deadline';
    if (fail.test === 'convoyFailed') {
      const convoy = entryOf(forcesOf(world, side).convoys, execution.convoy);
      const escort = leavesOf(order).find((leaf) => leaf.test === 'escort');
      if (convoy === undefined || convoy.scattered || (escort !== undefined && convoy.dp > escort.maxDP))
        return 'convoy';
    }
  }
  return null;
}

/** 9.386: its reason is gone, or its target no longer the Enemy's (M3.5). */
export function isInvalid({ world, side, execution, order }: Looked): boolean {
  const enemy = otherSide(theatreOf(world), side);
  const port = entryOf(world.ports, execution.target ?? stationsOf({ order, execution })[0]);
  return order.invalid.some((one) =>
    one === 'poolWhenFalse' ? !holds(world, order.poolWhen) : port !== undefined && port.side !== enemy,
  );
}
