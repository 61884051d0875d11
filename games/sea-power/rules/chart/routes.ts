/** Ways across the chart (6.1): what a squadron can reach with its points, by which path, and past whom. */
import { AREA_IDS, type AreaId, EUROPEAN_WATERS } from '../../data/areas.ts';
import { costBetween, neighboursOf } from '../../data/borders.ts';
import type { Side } from '../../data/nations.ts';
import { portOf } from '../../data/ports.ts';
import { ratingOfSquadron } from '../world/leadership.ts';
import { hasRussians } from '../world/russians.ts';
import type { Squadron, Token } from '../world/squadron.ts';
import type { Open, World } from '../world/state.ts';
import { otherSide } from '../world/war.ts';
import { markerOf, squadronBehind } from './afloat.ts';
import { markersAtSea } from './chart.ts';

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

/** All areas that are watched so. */
export function watchedAreas(world: Readonly<Open>, side: Side): ReadonlySet<AreaId> {
  const areas = new Set<AreaId>();
  for (const { side: whose, at, battle } of world.markers)
    if (whose === side && !battle && 'area' in at) areas.add(at.area);
  return areas;
}

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
  return routesFrom(departureOf(world, token, points), watchedAreas(world, otherSide(side)));
}

/** A route while it is being found: by where it comes from, so that no path is written twice. */
interface Leg {
  readonly area: AreaId;
  points: number;
  searches: number;
  length: number;
  /** All three in one number, the less the better: a way has fewer than a thousand areas. */
  rank: number;
  before: Leg | null;
}

const rankOf = (points: number, searches: number, length: number): number =>
  points * 1_000_000 + searches * 1000 + length;

export function routesFrom(from: Departure, watched: ReadonlySet<AreaId>): Map<AreaId, Route> {
  const found = new Map<AreaId, Leg>();
  if (from.barred.has(from.at)) return new Map();
  const worn = new Set(from.track.filter((area) => visits(from.track, area) >= MOST_VISITS));
  const met = from.lead.filter((area) => watched.has(area)).length;
  const start = { area: from.at, points: 0, searches: met, length: 0, rank: rankOf(0, met, 0), before: null };
  found.set(from.at, start);
  const open: Leg[] = [start];
  while (open.length > 0) {
    let at = 0;
    for (let i = 1; i < open.length; i++) if (open[i]!.rank < open[at]!.rank) at = i;
    const here = open[at]!;
    open.splice(at, 1);
    for (const { to, cost } of neighboursOf(here.area)) {
      const points = here.points + cost;
      if (points > from.left || from.barred.has(to) || worn.has(to)) continue;
      const searches = here.searches + (watched.has(to) ? 1 : 0);
      const length = here.length + 1;
      const rank = rankOf(points, searches, length);
      const there = found.get(to);
      if (there === undefined) {
        const leg = { area: to, points, searches, length, rank, before: here };
        found.set(to, leg);
        open.push(leg);
        // Whoever has been gone on from can't be come to in a shorter way.
      } else if (rank < there.rank) Object.assign(there, { points, searches, length, rank, before: here });
    }
  }
  const routes = new Map<AreaId, Route>();
  for (const [area, leg] of found) routes.set(area, writtenOut(leg, from.lead, watched));
  return routes;
}

function writtenOut(leg: Leg, lead: readonly AreaId[], watched: ReadonlySet<AreaId>): Route {
  const path: AreaId[] = [];
  for (let here: Leg = leg; here.before !== null; here = here.before) path.push(here.area);
  for (let i = lead.length - 1; i >= 0; i--) path.push(lead[i]!);
  path.reverse();
  return { area: leg.area, points: leg.points, path, searches: path.filter((area) => watched.has(area)) };
}

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
