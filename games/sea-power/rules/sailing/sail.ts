/** Sailing orders (4.0/8, 6.1): which squadron, by which areas, to which end; and new ones on the way (6.5). */
import { type Refusal, refuse } from '@weathergage/kernel';
import type { AreaId } from '../../data/areas.ts';
import { neighboursOf } from '../../data/borders.ts';
import { type PortId, portOf } from '../../data/ports.ts';
import { inPortUnmoved, markerOf, squadronOf } from '../chart/afloat.ts';
import {
  type Course,
  courseRefusal,
  flightFrom,
  type Harbours,
  harboursOf,
  havensOf,
  isBound,
  isTurnedAway,
  mayStay,
  meetsFriend,
  STATION_REACH,
} from '../chart/course.ts';
import {
  closedTo,
  type Departure,
  departureOf,
  MOST_VISITS,
  type Route,
  reachable,
  visits,
} from '../chart/routes.ts';
import type { AnswerTo } from '../world/asks.ts';
import { seniorOf } from '../world/leadership.ts';
import type { AskRules } from '../world/phase.ts';
import { isEmpty, type Marker, type Token } from '../world/squadron.ts';
import type { View, World } from '../world/state.ts';
import { warOf } from '../world/war.ts';

type Order = NonNullable<AnswerTo<'sail'>['order']>;

/** 6.1/3, 11.O: nobody to lead it, or no water it may go into. */
function holdsBack(world: World, marker: Readonly<Marker>): Refusal | null {
  const squadron = squadronOf(world, marker.side, marker.token);
  if (!isEmpty(squadron) && seniorOf(squadron, warOf(world)) === null)
    return refuse('no-leader', '6.1/3', 'A squadron without a leader can’t sail.');
  if ('port' in marker.at && closedTo(squadron).has(portOf(marker.at.port).area))
    return refuse('russians', '11.O/1', 'A squadron with Russians in it stays in the waters of Europe.');
  return null;
}

/** 6.22/1: those that must leave the neutral port they lie in, and can. */
const boundToLeave = (view: View, mine: readonly Marker[]): Marker | undefined =>
  mine.find((marker) => marker.fromNeutral && holdsBack(view, marker) === null);

/** Squadrons whose courses are proposed at a time: all of them would be thousands, so they take turns. */
const PROPOSED = 3;

export const sailAsk: AskRules<'sail'> = {
  *choices(view) {
    const mine = inPortUnmoved(view, view.turn.side);
    const ready = mine.filter((marker) => holdsBack(view, marker) === null);
    const harbours = harboursOf(view, view.turn.side);
    for (let index = 0; index < Math.min(PROPOSED, ready.length); index++) {
      const marker = ready[(view.asked + index) % ready.length]!;
      for (const course of coursesOf(view, marker, harbours))
        yield { order: { token: marker.token, ...course } };
    }
    if (boundToLeave(view, mine) === undefined) yield { order: null };
  },
  check(view, _ask, { order }) {
    const mine = inPortUnmoved(view, view.turn.side);
    if (order === null)
      return boundToLeave(view, mine) === undefined
        ? null
        : refuse('must-leave', '6.22/1', 'A squadron in a neutral port must leave it before you pass.');
    const marker = mine.find(({ token }) => token === order.token);
    if (marker === undefined)
      return refuse(
        'not-yours',
        '6.1/5',
        'Only a squadron of yours that lies in port and has not moved sails.',
      );
    return holdsBack(view, marker) ?? orderRefusal(view, marker, order);
  },
};

function orderRefusal(view: View, marker: Marker, { path, ...order }: Order): Refusal | null {
  const from = departureOf(view, marker.token);
  // 3.6/5: every voyage begins before its port.
  if (path[0] !== from.at)
    return refuse('first-area', '6.1/5', 'A voyage begins with the sea area of the port.');
  return courseRefusal(view, marker, from, false, { ...order, path: path.slice(1) });
}

export const onwardAsk: AskRules<'onward'> = {
  *choices(view, { token, area }) {
    const marker = markerOf(view, token);
    const { orders } = view.forces[marker.side]!;
    const from = departureOf(view, token);
    const forced = !mayStay(view, marker, area);
    if (orders !== null) {
      const before: Course = { path: [...orders.path], end: orders.end };
      if (courseRefusal(view, marker, from, forced, before) === null) yield before;
    }
    if (forced || isBound(from))
      for (const { path, ports } of flightFrom(view, marker, area, from.barred))
        for (const port of ports) yield { path, end: port };
    if (!isBound(from)) yield* coursesOf(view, marker, harboursOf(view, marker.side));
  },
  check(view, { token, area }, course) {
    const marker = markerOf(view, token);
    return courseRefusal(view, marker, departureOf(view, token), !mayStay(view, marker, area), course);
  },
};

/** Every area within reach and every port there by the shortest way, and a few courses of other kinds. */
function* coursesOf(view: View, marker: Marker, harbours: Harbours): Generator<Course> {
  const from = departureOf(view, marker.token);
  const havens = Map.groupBy(havensOf(view, marker, from.barred, harbours), (port) => portOf(port).area);
  const friends = friendsOf(view, marker);
  let index = 0;
  for (const route of reachable(view, marker.token).values()) {
    const path = [...route.path];
    const ports = havens.get(route.area) ?? [];
    if (!isTurnedAway(view, marker, route.area)) {
      yield { path, end: 'sea' };
      if (isInStationReach(view, marker, from, path)) yield { path, end: 'sea', onStation: true };
      const friend = friends.get(route.area);
      if (friend !== undefined) for (const under of [marker.token, friend]) yield { path, end: 'sea', under };
    }
    for (const port of ports) yield { path, end: port };
    if (friends.has(route.area) && meetsFriend(view, marker, route.area))
      yield* beyond(view, marker, from, route);
    // Now and then a course that is not the shortest: out of the way and back again.
    if (index++ % 5 === 0 && (ports.length > 0 || !isTurnedAway(view, marker, route.area)))
      yield* detours(from, route, ports);
  }
}

/** The friend at sea in each area, if there is one. */
const friendsOf = (view: View, { side, token }: Marker): Map<AreaId, Token> =>
  new Map(
    view.markers.flatMap((one) =>
      one.side === side && one.token !== token && 'area' in one.at ? [[one.at.area, one.token]] : [],
    ),
  );

const isInStationReach = (view: View, { side }: Marker, from: Departure, path: readonly AreaId[]): boolean =>
  view.options.seaTime === true &&
  side === 'english' &&
  from.track.length + path.length - from.lead.length <= STATION_REACH;

/** 6.5/7: past a friend to the nearest port, whatever it costs. */
function* beyond(view: View, marker: Marker, from: Departure, route: Route): Generator<Course> {
  for (const { path, ports } of flightFrom(view, marker, route.area, from.barred))
    for (const port of ports) yield { path: [...route.path, ...path], end: port };
}

function* detours(from: Departure, route: Route, ports: readonly PortId[]): Generator<Course> {
  const entered = [...from.track.slice(from.lead.length), ...route.path];
  for (const out of neighboursOf(route.area)) {
    const back = neighboursOf(out.to).find(({ to }) => to === route.area)!;
    if (route.points + out.cost + back.cost > from.left || from.barred.has(out.to)) continue;
    const path = [...route.path, out.to, route.area];
    const after = [...entered, out.to, route.area];
    if (visits(after, out.to) > MOST_VISITS || visits(after, route.area) > MOST_VISITS) continue;
    yield { path, end: ports[0] ?? 'sea' };
    return;
  }
}
