/** Ways across the chart (6.1): what a squadron can reach with its points, by which path, and past whom. */
import { AREA_IDS, type AreaId, EUROPEAN_WATERS } from '../data/areas.ts';
import { costBetween, neighboursOf } from '../data/borders.ts';
import type { Side } from '../data/nations.ts';
import { portOf } from '../data/ports.ts';
import { markerOf, squadronBehind } from './afloat.ts';
import { markersAtSea } from './chart.ts';
import { ratingOfSquadron } from './leadership.ts';
import { hasRussians } from './russians.ts';
import type { Squadron, Token } from './squadron.ts';
import type { Open, World } from './state.ts';
import { otherSide } from './war.ts';

/** The least it takes to come to an area. */
export interface Route {
  readonly area: AreaId;
  readonly points: number;
  /** As an order names it: the areas entered, the port's own first. */
  readonly path: readonly AreaId[];
  /** Areas on it, the last included, in which an enemy will search or be searched for (6.5/1). */
  readonly searches: readonly AreaId[];
}

/** Where a voyage or what is left of it begins. */
export interface Departure {
  readonly at: AreaId;
  readonly left: number;
  /** Areas entered so far, the port's own among them even before she has left. */
  readonly track: readonly AreaId[];
  /** What an order must name before anything else: the port's own area, or nothing at sea. */
  readonly lead: readonly AreaId[];
  readonly barred: ReadonlySet<AreaId>;
}

/** So that movement ends somewhere: how often a squadron may come into one area in a year. */
export const MOST_VISITS = 2;

const BEYOND_EUROPE: ReadonlySet<AreaId> = new Set(AREA_IDS.filter((area) => !EUROPEAN_WATERS.has(area)));
const NOWHERE: ReadonlySet<AreaId> = new Set();

/** 11.O: waters closed to a squadron. */
export const closedTo = (squadron: Squadron | null): ReadonlySet<AreaId> =>
  squadron !== null && hasRussians(squadron) ? BEYOND_EUROPE : NOWHERE;

/** 6.5/1, 6.5/5: an enemy at sea in no battle, whom one can't pass without a search. */
export const watchedBy = (world: Readonly<Open>, area: AreaId, side: Side): Token | null =>
  markersAtSea(world, area, side).find((marker) => !marker.battle)?.token ?? null;

/** Where the marker stands now. `points` replaces what it has left: for guessing at the enemy's. */
export function departureOf(world: World, token: Token, points?: number): Departure {
  const marker = markerOf(world, token);
  const { voyage } = world;
  const squadron = squadronBehind(world, marker.side, token);
  const barred = closedTo(squadron);
  if (voyage?.token === token) {
    const left = points ?? world.forces[marker.side]?.orders?.left ?? 0;
    return { at: voyage.at, left, track: voyage.track, lead: [], barred };
  }
  const left = points ?? (squadron === null ? 0 : ratingOfSquadron(world, squadron));
  const at = 'port' in marker.at ? portOf(marker.at.port).area : marker.at.area;
  return { at, left, track: [at], lead: 'port' in marker.at ? [at] : [], barred };
}

/** Every area within reach, by fewest points, then fewest searches, then fewest areas. */
export function reachable(world: World, token: Token, points?: number): Map<AreaId, Route> {
  const { side } = markerOf(world, token);
  return routesFrom(
    departureOf(world, token, points),
    (area) => watchedBy(world, area, otherSide(side)) !== null,
  );
}

/** A route while it is being found: by where it comes from, so that no path is written twice. */
interface Leg {
  readonly area: AreaId;
  readonly points: number;
  readonly searches: number;
  readonly length: number;
  readonly before: Leg | null;
}

export function routesFrom(from: Departure, isWatched: (area: AreaId) => boolean): Map<AreaId, Route> {
  const found = new Map<AreaId, Leg>();
  if (from.barred.has(from.at)) return new Map();
  const watched = new Set(AREA_IDS.filter(isWatched));
  const worn = new Set(from.track.filter((area) => visits(from.track, area) >= MOST_VISITS));
  const met = from.lead.filter((area) => watched.has(area)).length;
  found.set(from.at, { area: from.at, points: 0, searches: met, length: 0, before: null });
  const open = new Set<AreaId>([from.at]);
  while (open.size > 0) {
    let here: Leg | null = null;
    for (const area of open) {
      const leg = found.get(area)!;
      if (here === null || isShorter(leg, here)) here = leg;
    }
    open.delete(here!.area);
    for (const { to, cost } of neighboursOf(here!.area)) {
      const points = here!.points + cost;
      if (points > from.left || from.barred.has(to) || worn.has(to)) continue;
      const searches = here!.searches + (watched.has(to) ? 1 : 0);
      const there: Leg = { area: to, points, searches, length: here!.length + 1, before: here };
      const before = found.get(to);
      if (before !== undefined && !isShorter(there, before)) continue;
      found.set(to, there);
      open.add(to);
    }
  }
  return new Map([...found].map(([area, leg]) => [area, writtenOut(leg, from.lead, watched)]));
}

function writtenOut(leg: Leg, lead: readonly AreaId[], watched: ReadonlySet<AreaId>): Route {
  const path: AreaId[] = [];
  for (let here: Leg = leg; here.before !== null; here = here.before) path.unshift(here.area);
  path.unshift(...lead);
  return { area: leg.area, points: leg.points, path, searches: path.filter((area) => watched.has(area)) };
}

const isShorter = (one: Leg, other: Leg): boolean =>
  one.points !== other.points
    ? one.points < other.points
    : one.searches !== other.searches
      ? one.searches < other.searches
      : one.length < other.length;

export const visits = (track: readonly AreaId[], area: AreaId): number =>
  track.reduce((count, one) => (one === area ? count + 1 : count), 0);

/** What a path costs from an area, or null where two of its areas do not touch. */
export function costOf(at: AreaId, path: readonly AreaId[]): number | null {
  let [here, sum] = [at, 0];
  for (const area of path) {
    const cost = costBetween(here, area);
    if (cost === null) return null;
    sum += cost;
    here = area;
  }
  return sum;
}
