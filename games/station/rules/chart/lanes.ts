/** Where one Movement Point leads (5.2). */
import type { Link, Zone } from '../module/map.ts';
import type { LocationId } from '../module/vocabulary.ts';
import type { Place, Step } from '../world/forces.ts';
import { keepsFor } from '../world/kept.ts';
import type { Open } from '../world/state.ts';
import { type Theatre, theatreOf } from '../world/theatre.ts';
import { galeAt, galeAtEdge, galeEffect, galesKey, severer } from './gale-effects.ts';

interface Reached {
  readonly step: Step;
  /** Where it comes to if it succeeds. */
  readonly place: Place;
  /** Spaces passed over or entered, the last is the one entered. */
  readonly over: readonly LocationId[];
}

interface Holding extends Reached {
  readonly how: 'hold';
}

interface Unchecked extends Reached {
  readonly how: 'with' | 'against' | 'port';
}

/** It needs a die. */
export interface Catching extends Reached {
  readonly how: 'catch';
  /** Added to the die, before the leader's half rating and the bonus for a MA of five. */
  readonly modifier: number;
  /** The die must be at or under it. */
  readonly needed: number;
}

/** 5.111: one thing that a Formation in a place may do with one Movement Point, after a die if it must. */
export type Way = Holding | Unchecked | Catching;

/** What waysFrom must know of who moves: under oars alone, and whether Sea Zones are closed to it. */
export interface Sort {
  readonly galleys: boolean;
  readonly shore?: boolean;
}

export type Weather = Pick<Open, 'scenario' | 'blowing' | 'gales'>;

/** 5.253 */
const CAUGHT = 4;
const AT_AN_EDGE = 2;
const GALE_AT_AN_EDGE = 3;

const sea = (at: LocationId): Place => ({ at, berth: 'sea' });

/**
 * 5.211, 5.233: the seasonal wind that blows there, of Contra Winds the one that does (5.237), else the prevailing one,
 * with which a seasonal one without lines of its own blows (5.234); null where one must Catch the Wind (5.232).
 */
export const windOn = (
  { blowing }: Pick<Open, 'blowing'>,
  { prevailing, seasonal }: Link,
): 'ab' | 'ba' | null => seasonal.find(({ wind }) => blowing.includes(wind))?.dir ?? prevailing;

/** Places that the scenario leaves out of play; a Small Space is in where both ends of its Lane are. */
const inPlay = ({ scenario }: Weather, at: LocationId): boolean => scenario.only?.map?.includes(at) ?? true;

/** 5.231: one Movement Point along one Lane towards one of its ends. */
function along(world: Weather, link: Link, from: LocationId, to: LocationId, sort: Sort): Way {
  const onSmall = from === link.small;
  // 5.314: a Gale that touches any Space of the Lane bears on who sails it.
  const gale = [link.a, link.b, link.small].reduce(
    (worst, at) => (at === null ? worst : severer(worst, galeAt(world, at))),
    galeAt(world, from),
  );
  const wind = windOn(world, link);
  const withIt = wind === null ? null : to === (wind === 'ab' ? link.b : link.a);
  // 5.25, 5.251: where no wind blows it must be caught; in a Gale also by who goes against it (5.252, 5.35).
  const catches = !sort.galleys && (wind === null || (gale !== null && withIt === false));
  // 5.221: Galleys and those who have the wind, or catch what there is, go past Small Spaces, white (5.235) or marked with
  // a wind (5.236); against the wind and in a Gale nobody does (5.351).
  const past = gale === null && (sort.galleys || withIt !== false);
  // 5.222: from a Small Space one always comes to the end of the Lane.
  const small = onSmall || past ? null : link.small;
  const passed = onSmall || link.small === null ? [] : [link.small];
  const reached: Reached = {
    step: { do: 'go', to },
    place: sea(small ?? to),
    over: small === null ? [...passed, to] : [small],
  };
  if (!catches) return { ...reached, how: sort.galleys || withIt === true ? 'with' : 'against' };
  return {
    ...reached,
    how: 'catch',
    modifier: gale === null ? 0 : galeEffect(gale).modifier,
    needed: CAUGHT,
  };
}

/** 5.276: what the winds marked on an edge do to the die, in and out. */
export function atEdge(world: Weather, zone: Zone, edge: string, going: 'in' | 'out'): number {
  const marked = zone.edges.find((one) => one.edge === edge)?.winds ?? [];
  // A Gale may outlast its wind (5.382), and counts as long as it is there.
  if (marked.some(({ wind }) => galeAtEdge(world, wind, zone.id, edge))) return GALE_AT_AN_EDGE;
  return marked
    .filter(({ wind }) => world.blowing.includes(wind))
    .reduce((sum, { dir }) => sum + (dir === going ? -AT_AN_EDGE : AT_AN_EDGE), 0);
}

const unchecked = (
  step: Step,
  place: Place,
  how: Unchecked['how'],
  over: readonly LocationId[],
): Unchecked => ({ step, place, how, over });

/** Into the In box of a Zone, by the edge on which one's place is named (5.272, 5.273). */
export function inBox(theatre: Theatre, zone: LocationId, from: LocationId): Place {
  const edge = theatre.zones.get(zone)?.edges.find(({ exits }) => exits.includes(from))?.edge;
  return edge === undefined ? { at: zone, berth: 'in' } : { at: zone, berth: 'in', edge };
}

/** 5.275, 5.277: the edge by which it came, or goes, is kept; the winds that blow there now count. */
function fromBox(world: Weather, zone: Zone, place: Place): Catching {
  const edge = place.edge ?? '';
  const catching = {
    how: 'catch',
    modifier: atEdge(world, zone, edge, place.berth === 'in' ? 'in' : 'out'),
  } as const;
  if (place.berth === 'in')
    return {
      ...catching,
      step: { do: 'go', to: zone.id },
      place: sea(zone.id),
      needed: zone.in,
      over: [zone.id],
    };
  const to = place.to ?? zone.id;
  const theatre = theatreOf(world);
  return {
    ...catching,
    step: { do: 'go', to },
    place: theatre.zones.has(to) ? inBox(theatre, to, zone.id) : sea(to),
    needed: zone.out,
    over: [to],
  };
}

/** 5.274: out of the Zone proper, into the Out box of the edge on which the place it makes for is named. */
const fromZone = (world: Weather, zone: Zone): Way[] =>
  zone.edges.flatMap(({ edge, exits }) =>
    exits
      .filter((to) => inPlay(world, to))
      .map((to) =>
        unchecked({ do: 'leave', to }, { at: zone.id, berth: 'out', edge, to }, 'with', [zone.id]),
      ),
  );

/** 5.11, 5.21: along Lanes to Spaces, over edges into Sea Zones, and always into one or the other (5.22). */
function found(world: Weather, place: Place, sort: Sort): Way[] {
  const theatre = theatreOf(world);
  const { at, berth } = place;
  const hold: Holding = { step: { do: 'hold' }, place, how: 'hold', over: [at] };
  // 5.283: a Harbour opens on its Port Space alone, for one point that pays for the State as well (5.286, 5.287).
  if (berth === 'harbour') {
    // 5.352: nobody leaves a Harbour while it blows outside.
    if (galeAt(world, at) !== null && theatre.ports.get(at)?.kind === 'key') return [hold];
    return [hold, unchecked({ do: 'put-out' }, sea(at), 'port', [at])];
  }
  const zone = theatre.zones.get(at);
  if (zone !== undefined)
    return berth === 'sea' ? [hold, ...fromZone(world, zone)] : [fromBox(world, zone, place)];
  const ways: Way[] = [hold];
  for (const link of theatre.links.get(at) ?? [])
    for (const to of at === link.small ? [link.a, link.b] : [at === link.a ? link.b : link.a])
      if (inPlay(world, to)) ways.push(along(world, link, at, to, sort));
  if (sort.shore !== true && !sort.galleys)
    for (const { id } of theatre.zonesBeside.get(at) ?? [])
      if (inPlay(world, id)) ways.push(unchecked({ do: 'go', to: id }, inBox(theatre, id, at), 'with', [id]));
  if (theatre.ports.has(at)) ways.push(unchecked({ do: 'put-in' }, { at, berth: 'harbour' }, 'port', [at]));
  return ways;
}

const skies = new WeakMap<object, string>();

function blowingKey({ blowing, scenario }: Weather): string {
  const before = skies.get(blowing);
  if (before !== undefined) return before;
  const word = `${blowing.join()}|${scenario.only?.map?.join() ?? ''}`;
  skies.set(blowing, word);
  return word;
}

/** Equal words, equal ways: what blows, and what part of the map is in play. */
export const weatherKey = (world: Weather): string => `${blowingKey(world)}|${galesKey(world)}`;

export const placeKey = ({ at, berth, edge, to }: Place): string =>
  berth === 'sea' ? at : `${at}:${berth}:${edge ?? ''}:${to ?? ''}`;

/** 3.23: galleys, those who have some with them, and all the rest have different ways. */
export const sortKey = ({ galleys, shore }: Sort): string => (galleys ? '!' : shore === true ? '~' : '');

const known = keepsFor<Map<string, readonly Way[]>>(32);
const nowhere = (): Map<string, readonly Way[]> => new Map();

/** All that is possible from a place under the winds that blow now. Ports' flags and politics are not looked at. */
export function waysFrom(world: Weather, place: Place, sort: Sort): readonly Way[] {
  const kept = known(theatreOf(world), weatherKey(world), nowhere);
  const key = `${placeKey(place)}${sortKey(sort)}`;
  const before = kept.get(key);
  if (before !== undefined) return before;
  const ways = found(world, place, sort);
  kept.set(key, ways);
  return ways;
}
