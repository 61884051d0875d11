/** A squadron's voyage (6.1): out of port, area by area, until it is searched for, may not stay, or has arrived. */
import type { AreaId } from '../../data/areas.ts';
import { costBetween } from '../../data/borders.ts';
import { type PortId, portOf } from '../../data/ports.ts';
import { berthShips, markerOf, squadronOf } from '../chart/afloat.ts';
import { markersAtSea } from '../chart/chart.ts';
import { combine } from '../chart/combine.ts';
import { watchedBy } from '../chart/routes.ts';
import { longVoyages } from '../ports/wear.ts';
import type { AnswerTo } from '../world/asks.ts';
import { ratingOfSquadron } from '../world/leadership.ts';
import type { Context } from '../world/phase.ts';
import type { Marker, Token } from '../world/squadron.ts';
import type { SailingOrders, State, Voyage } from '../world/state.ts';
import { otherSide } from '../world/war.ts';
import { throwToJoin } from './join.ts';
import { weatherLets } from './weather.ts';

/** Whether the voyage goes on after a question, or is over for the year. */
export type Passage = 'waits' | 'over';

type Order = NonNullable<AnswerTo<'sail'>['order']>;

/** 6.1/5: a voyage begins in the one sea area of its port, and comes there for nothing. */
export function beginVoyage(world: State, order: Order, context: Context): Passage {
  const marker = markerOf(world, order.token);
  const { side, token } = marker;
  const squadron = squadronOf(world, side, token);
  const from = (marker.at as { port: PortId }).port;
  if (world.options.weather === true && !weatherLets(world, marker, context)) return 'over';
  const told = { kind: 'sailed', rule: '6.1/5', side, token, from } as const;
  context.tellSide(side, { ...told, squadron: squadron.id }, told);
  berthShips(world, side, squadron, null);
  const at = portOf(from).area;
  world.voyage = { token, side, at, track: [], waits: 'onward', against: null, turnedAway: [] };
  return follow(world, { ...order, left: ratingOfSquadron(world, squadron) }, context);
}

/** New orders for a squadron that has been stopped on its way. */
export const goOn = (world: State, course: AnswerTo<'onward'>, context: Context): Passage =>
  follow(world, { ...course, left: ordersOf(world).left }, context);

const ordersOf = (world: State): SailingOrders => world.forces[world.voyage!.side].orders!;

function setOrders(world: State, orders: Partial<SailingOrders>): void {
  const forces = world.forces[world.voyage!.side];
  forces.orders = { ...forces.orders!, ...orders };
}

const stopFor = (world: State, waits: Voyage['waits'], against: Token | null = null): Passage => {
  world.voyage = { ...world.voyage!, waits, against };
  return 'waits';
};

/** A squadron that may not stay, or that is free again after a stop, gets new orders. */
export function askOnward(world: State): Passage {
  const { at, side, turnedAway } = world.voyage!;
  if (markersAtSea(world, at, otherSide(side)).length > 0)
    world.voyage = { ...world.voyage!, turnedAway: [...turnedAway, at] };
  return stopFor(world, 'onward');
}

function follow(
  world: State,
  { path, end, under, onStation, left }: AnswerTo<'onward'> & { left: number },
  context: Context,
): Passage {
  setOrders(world, {
    left,
    path: path as AreaId[],
    end: end as SailingOrders['end'],
    under: under ?? null,
    onStation: onStation === true,
    wear: 0,
  });
  for (let [next, ...rest] = path as AreaId[]; next !== undefined; [next, ...rest] = rest) {
    setOrders(world, { path: rest });
    enterArea(world, next, context);
    // 6.5/1: an enemy at sea stops it for a search, before its own port too.
    const enemy = watchedBy(world, next, otherSide(world.voyage!.side));
    if (enemy !== null) return stopFor(world, 'search', enemy);
  }
  return arrive(world, context);
}

/** 4.0/9, 6.1/4: with the wind for nothing, across it for one, against it for two; 6.1/5: out of port for nothing. */
function enterArea(world: State, to: AreaId, context: Context): void {
  const voyage = world.voyage!;
  const { token, side } = voyage;
  const cost = voyage.track.length === 0 ? 0 : costBetween(voyage.at, to)!;
  setOrders(world, { left: ordersOf(world).left - cost });
  const marker = markerOf(world, token);
  marker.at = { area: to };
  world.voyage = { ...voyage, at: to, track: [...voyage.track, to] };
  context.tell({ kind: 'moved', rule: voyage.track.length === 0 ? '6.1/5' : '6.1/4', side, token, to, cost });
  if (world.options.seaTime === true) marker.voyages = longVoyages(world.voyage.track.length);
}

/** The last area of the course is reached. */
function arrive(world: State, context: Context): Passage {
  const { token, side, at } = world.voyage!;
  const { end, under } = ordersOf(world);
  const marker = markerOf(world, token);
  if (end !== 'sea') {
    marker.at = { port: end };
    berthShips(world, side, squadronOf(world, side, token), end);
    context.tell({ kind: 'put-in', rule: '6.1/5', side, token, port: end });
    return complete(world, context);
  }
  const friend = markersAtSea(world, at, side).find((one) => one.token !== token);
  if (friend === undefined) {
    context.tell({ kind: 'hove-to', rule: '6.1/6', side, token, area: at });
    return complete(world, context);
  }
  // 6.5/6: each that comes throws for itself; who does not find the battle has no part in it and goes on.
  if (friend.battle && !throwToJoin(world, side, token, friend.token, context)) return askOnward(world);
  const kept = combine(world, side, token, friend.token, under, context);
  world.voyage = { ...world.voyage!, token: kept };
  return complete(world, context, kept === token);
}

/** The squadron's movement of the year is over; under 11.A its time at sea is paid for. */
export function complete(world: State, context: Context, keptMarker = true): Passage {
  const { token, side, track } = world.voyage!;
  const marker = markerOf(world, token);
  marker.moved = true;
  if (world.options.seaTime !== true) return 'over';
  // 11.A1, 11.A2: a die for the station and one for each long voyage.
  const onStation = keptMarker && isOnStation(world, marker);
  if (onStation) marker.onStation = true;
  const voyages = longVoyages(track.length);
  const dice = Array.from({ length: voyages + (onStation ? 1 : 0) }, () => context.dice.d6());
  if (dice.length === 0) return 'over';
  context.tell({
    kind: 'station',
    rule: onStation ? '11.A1' : '11.A2',
    dice,
    side,
    token,
    voyages,
    onStation,
  });
  setOrders(world, { wear: dice.reduce((sum, die) => sum + die, 0) });
  return stopFor(world, 'wear');
}

/** 11.A1: as ordered, for orders are given to none but English that stay near; a battle found instead comes first. */
const isOnStation = (world: State, marker: Marker): boolean => ordersOf(world).onStation && !marker.battle;
