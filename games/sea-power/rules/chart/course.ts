/** Whether a course can be sailed (6.1, 6.2, 6.5): its areas, its points, and where it ends. */
import { type Refusal, refuse } from '@weathergage/kernel';
import { type AreaId, areaOf, isAreaId } from '../../data/areas.ts';
import type { Side } from '../../data/nations.ts';
import { isPortId, type PortId, portOf } from '../../data/ports.ts';
import type { AnswerTo } from '../world/asks.ts';
import { isEmpty, type Marker } from '../world/squadron.ts';
import type { World } from '../world/state.ts';
import { otherSide } from '../world/war.ts';
import { hasRoom, squadronOf } from './afloat.ts';
import {
  distancesFrom,
  friendlyPorts,
  isFriendly,
  isNeutral,
  markersAtSea,
  nearestPorts,
  neutralPorts,
} from './chart.ts';
import { costOf, type Departure, MOST_VISITS, visits } from './routes.ts';

export type Course = AnswerTo<'onward'>;

/** Ports that a side could use at all; found once where many squadrons are looked at. */
export interface Harbours {
  readonly friendly: readonly PortId[];
  readonly neutral: readonly PortId[];
}
export const harboursOf = (world: World, side: Side): Harbours => ({
  friendly: friendlyPorts(world, side),
  neutral: neutralPorts(world),
});

/** Ports open to the squadron now: friendly or neutral, with room, and in no water closed to it. */
export function havensOf(
  world: World,
  { side, token, fromNeutral }: Readonly<Marker>,
  barred: ReadonlySet<AreaId>,
  harbours: Harbours = harboursOf(world, side),
): PortId[] {
  const empty = isEmpty(squadronOf(world, side, token));
  const isOpen = (port: PortId): boolean => {
    const { area, number } = portOf(port);
    return !barred.has(area) && (empty || hasRoom(world, side, port, number, token));
  };
  // 6.22/1: a neutral port is none for those who began the year in one.
  return [...harbours.friendly, ...(fromNeutral ? [] : harbours.neutral)].filter(isOpen);
}

/** 6.5/3, 6.5/4, 6.5/6: with the enemy at sea in the area, in battle or avoided, a newcomer may not stay. */
export const mayStay = (world: World, marker: Readonly<Marker>, area: AreaId): boolean =>
  markersAtSea(world, area, otherSide(marker.side)).length === 0;

/** 6.5/4, 6.5/6: where it was avoided or did not find the battle it may not end at sea, by whatever way it comes back. */
export const isTurnedAway = (world: World, marker: Readonly<Marker>, area: AreaId): boolean =>
  world.voyage?.token === marker.token &&
  world.voyage.turnedAway.includes(area) &&
  !mayStay(world, marker, area);

/** 6.5/7: a friend at sea and nobody else lets a squadron go on beyond its points. */
export const meetsFriend = (world: World, marker: Readonly<Marker>, area: AreaId): boolean =>
  markersAtSea(world, area, marker.side).some((one) => one.token !== marker.token) &&
  mayStay(world, marker, area);

/** Beyond its points a squadron goes by a shortest way to the nearest port and no other (6.5/1). */
function isFlight(
  world: World,
  marker: Readonly<Marker>,
  from: AreaId,
  path: readonly AreaId[],
  end: string,
  barred: ReadonlySet<AreaId>,
): boolean {
  if (!isPortId(end) || portOf(end).area !== (path.at(-1) ?? from)) return false;
  const near = nearestPorts(from, havensOf(world, marker, barred), barred);
  if (near === null || !near.ports.includes(end)) return false;
  return costOf(from, path) === near.distance.points && path.length === near.distance.areas;
}

/** A shortest way to the nearest port, areas entered in order. */
export function flightFrom(
  world: World,
  marker: Readonly<Marker>,
  from: AreaId,
  barred: ReadonlySet<AreaId>,
): { readonly path: AreaId[]; readonly ports: readonly PortId[] }[] {
  const near = nearestPorts(from, havensOf(world, marker, barred), barred);
  if (near === null) return [];
  const byArea = Map.groupBy(near.ports, (port) => portOf(port).area);
  return [...byArea].map(([area, ports]) => ({ path: shortestPath(from, area, barred), ports }));
}

/** Backwards over the areas that lie on a shortest way. */
function shortestPath(from: AreaId, to: AreaId, barred: ReadonlySet<AreaId>): AreaId[] {
  const distances = distancesFrom(from, barred);
  const path: AreaId[] = [];
  for (let here = to; here !== from; ) {
    path.unshift(here);
    const there = distances.get(here)!;
    const before = [...distances].find(([area, { points, areas }]) => {
      const cost = costOf(area, [here]);
      return cost !== null && points + cost === there.points && areas + 1 === there.areas;
    });
    here = before![0];
  }
  return path;
}

/**
 * 6.1/1: a course runs through areas of the chart that touch each other. `forced`: the squadron may not stay where it
 * is. `path` begins after what `from` has already entered.
 */
export function courseRefusal(
  world: World,
  marker: Readonly<Marker>,
  from: Departure,
  forced: boolean,
  { path, end, under, onStation }: Course,
): Refusal | null {
  const unknown = path.find((area) => !isAreaId(area));
  if (unknown !== undefined) return refuse('no-area', '6.1/1', `There is no sea area ${unknown}.`);
  const way = path as AreaId[];
  const last = way.at(-1) ?? from.at;
  return (
    wayRefusal(world, marker, { from, forced, way, end }) ??
    (end === 'sea' ? stayRefusal(world, marker, last) : portRefusal(world, marker, last, end, from.barred)) ??
    underRefusal(world, marker, last, under) ??
    stationRefusal(world, marker, from, way, end, onStation)
  );
}

/** A way by areas that are known, and where it is to end. */
interface Passage {
  readonly from: Departure;
  readonly forced: boolean;
  readonly way: readonly AreaId[];
  readonly end: string;
}

function wayRefusal(world: World, marker: Readonly<Marker>, passage: Passage): Refusal | null {
  const { from, way, end } = passage;
  const cost = costOf(from.at, way);
  if (cost === null)
    return refuse('not-adjacent', '6.1/1', 'A course runs through areas that touch each other at sea.');
  const closed = way.find((area) => from.barred.has(area));
  if (closed !== undefined || from.barred.has(from.at))
    return refuse('russians', '11.O/1', 'A squadron with Russians in it stays in the waters of Europe.');
  if (isBound(from))
    return isFlight(world, marker, from.at, way, end, from.barred)
      ? null
      : refuse('bound', '6.5/3', 'Beyond its points a squadron goes to the nearest port and ends there.');
  if (fleesFrom(world, marker, passage)) return null;
  if (cost > from.left)
    return refuse('points', '6.1/4', `The course costs ${cost} points and the squadron has ${from.left}.`);
  const often = way.find((area) => visits(from.track, area) + visits(way, area) > MOST_VISITS);
  if (often !== undefined)
    return refuse('visits', '6.1/1', `No squadron enters ${areaOf(often).name} more than twice in a year.`);
  return null;
}

/** 6.5/3, 6.5/7: it has gone beyond its points, and a stop on the way does not set it free. */
export const isBound = ({ left }: Departure): boolean => left < 0;

/** Whether the course, from where it is forced on or meets a friend, is the way to the nearest port. */
function fleesFrom(world: World, marker: Readonly<Marker>, { from, forced, way, end }: Passage): boolean {
  if (forced && isFlight(world, marker, from.at, way, end, from.barred)) return true;
  let spent = 0;
  let here = from.at;
  for (let index = 0; index <= way.length; index++) {
    if (index > 0) {
      const area = way[index - 1]!;
      spent += costOf(here, [area])!;
      here = area;
      if (spent > from.left || visits(from.track, area) + visits(way.slice(0, index), area) > MOST_VISITS)
        return false;
    }
    const rest = way.slice(index);
    if (meetsFriend(world, marker, here) && isFlight(world, marker, here, rest, end, from.barred))
      return true;
  }
  return false;
}

const stayRefusal = (world: World, marker: Readonly<Marker>, area: AreaId): Refusal | null =>
  isTurnedAway(world, marker, area)
    ? refuse(
        'may-not-stay',
        '6.5/4',
        `The squadron may not end at sea in ${areaOf(area).name}: it puts in or goes on.`,
      )
    : null;

function portRefusal(
  world: World,
  marker: Readonly<Marker>,
  area: AreaId,
  end: string,
  barred: ReadonlySet<AreaId>,
): Refusal | null {
  if (!isPortId(end) || portOf(end).area !== area)
    return refuse('no-port', '6.1/5', `There is no such port in ${areaOf(area).name}.`);
  if (havensOf(world, marker, barred).includes(end)) return null;
  const { name } = portOf(end);
  if (isNeutral(world, end) && marker.fromNeutral)
    return refuse('neutral-again', '6.22/1', 'Who began the year in a neutral port may not end in one.');
  if (!isFriendly(world, marker.side, end) && !isNeutral(world, end))
    return refuse('enemy-port', '6.2/1', `${name} is neither friendly nor neutral.`);
  return refuse('port-full', '6.21', `${name} holds no more than ${portOf(end).number} squadrons.`);
}

function underRefusal(
  world: World,
  marker: Readonly<Marker>,
  area: AreaId,
  under: string | undefined,
): Refusal | null {
  if (under === undefined || under === marker.token) return null;
  if (markersAtSea(world, area, marker.side).some((one) => one.token === under)) return null;
  return refuse('under', '6.1/7', 'The squadron that stays is this one or the one it combines with.');
}

/** 11.A1: how far an English squadron may have come. */
export const STATION_REACH = 2;

function stationRefusal(
  world: World,
  { side }: Readonly<Marker>,
  from: Departure,
  way: readonly AreaId[],
  end: string,
  onStation: boolean | undefined,
): Refusal | null {
  if (onStation !== true) return null;
  if (world.options.seaTime === true && side === 'english' && end === 'sea')
    if (from.track.length + way.length <= STATION_REACH) return null;
  return refuse('station', '11.A1', 'Only the English at sea, two areas out at most, may be on station.');
}
