/** As expediently as possible (2.36). */
import type { FormationId, LocationId, SideId } from '../module/vocabulary.ts';
import type { Place, Step } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import { topOf } from '../world/formations.ts';
import { keepsFor } from '../world/kept.ts';
import type { World } from '../world/state.ts';
import { type Theatre, theatreOf } from '../world/theatre.ts';
import { placeKey, type Sort, sortKey, type Way, type Weather, waysFrom, weatherKey } from './lanes.ts';
import { mayFitOut } from './politics.ts';
import { barsOf, sortOf } from './seamanship.ts';

export interface Voyage {
  /** The next Movement Point. */
  readonly step: Step;
  /** Movement Points to the end under the present winds. */
  readonly points: number;
  readonly path: readonly Place[];
}

/** Whether a Movement Point is spent in the same way. */
export const sameStep = (one: Step, other: Step): boolean =>
  one.do === other.do && ('to' in one ? 'to' in other && one.to === other.to : true);

interface How {
  readonly arrive: 'hold' | 'put-in';
  readonly avoid?: readonly LocationId[];
}

/** Every place on the map, boxes of Sea Zones included. */
function places(theatre: Theatre): Place[] {
  const all: Place[] = theatre.module.spaces.map(({ id }) => ({ at: id, berth: 'sea' }));
  for (const { id: at, edges } of theatre.module.zones) {
    all.push({ at, berth: 'sea' });
    for (const { edge, exits } of edges) {
      all.push({ at, berth: 'in', edge });
      for (const to of exits) all.push({ at, berth: 'out', edge, to });
    }
  }
  return all;
}

/** The sea as it is now: every place by number, and all the ways into each. */
interface Sea {
  readonly number: ReadonlyMap<string, number>;
  readonly into: readonly (readonly { readonly from: number; readonly way: Way }[])[];
  /** What is left from every place to a goal: found once for each and kept, since many ask. */
  readonly charts: Map<number, Chart>;
}

function survey(world: Weather, sort: Sort): Sea {
  const all = places(theatreOf(world));
  const number = new Map(all.map((place, index) => [placeKey(place), index]));
  const into: { from: number; way: Way }[][] = all.map(() => []);
  // What stays where it is, or goes into Port, is on the way to nowhere else.
  for (const [from, place] of all.entries())
    for (const way of waysFrom(world, place, sort))
      into[number.get(placeKey(way.place)) ?? from]!.push({ from, way });
  return { number, into, charts: new Map() };
}

const seas = keepsFor<Sea>(48);

/** The winds, the part of the map and the sort of Formation that a survey holds for. */
const seaNow = (world: Weather, sort: Sort): Sea =>
  seas(theatreOf(world), `${weatherKey(world)}${sortKey(sort)}`, () => survey(world, sort));

/** Points first, then how many of them hang on a die: of two ways equally long the surer is taken. */
interface Left {
  readonly points: number;
  readonly dice: number;
  /** Null at the goal. */
  readonly way: Way | null;
}
type Chart = readonly (Left | undefined)[];
type Allows = (way: Way) => boolean;

/** 2.361: backwards from the goal, a Movement Point at a time; to Catch the Wind takes one too (5.256, 5.27.12). */
function draw({ into }: Sea, goal: number, allows: Allows | null): Chart {
  const chart: (Left | undefined)[] = into.map(() => undefined);
  chart[goal] = { points: 0, dice: 0, way: null };
  let ring: readonly number[] = [goal];
  for (let points = 1; ring.length > 0; points++) {
    const next = new Map<number, Left>();
    for (const at of ring)
      for (const { from, way } of into[at]!) {
        if (chart[from] !== undefined || (allows !== null && !allows(way))) continue;
        const dice = chart[at]!.dice + (way.how === 'catch' ? 1 : 0);
        if (dice < (next.get(from)?.dice ?? Infinity)) next.set(from, { points, dice, way });
      }
    for (const [from, left] of next) chart[from] = left;
    ring = [...next.keys()];
  }
  return chart;
}

function chartTo(sea: Sea, goal: number): Chart {
  const before = sea.charts.get(goal);
  if (before !== undefined) return before;
  const chart = draw(sea, goal, null);
  sea.charts.set(goal, chart);
  return chart;
}

/** The ways from a place to the end of a chart; null where it leads nowhere. */
function courses({ number }: Sea, chart: Chart, from: Place): Way[] | null {
  const ways: Way[] = [];
  for (let place = from; ; ) {
    const left = chart[number.get(placeKey(place)) ?? -1];
    if (left === undefined) return null;
    if (left.way === null) return ways;
    ways.push(left.way);
    place = left.way.place;
  }
}

/** Where the Formation may go: round what it is told to keep away from (2.365), and not where it is barred. */
function allowedTo(world: World, side: SideId, id: FormationId, avoid: readonly LocationId[]): Allows {
  const barred = barsOf(world, side, id);
  return (way) =>
    !avoid.includes(way.place.at) &&
    !('to' in way.step && avoid.includes(way.step.to)) &&
    barred(way) === null;
}

/** A course that the Formation may take: the chart for all where it will do, else one drawn for it alone (2.364). */
function courseOf(
  world: World,
  side: SideId,
  id: FormationId,
  from: Place,
  to: LocationId,
  avoid: readonly LocationId[],
): Way[] | null {
  const sort = sortOf(theatreOf(world), forcesOf(world, side), id);
  const allows = allowedTo(world, side, id, avoid);
  const sea = seaNow(world, sort);
  const goal = sea.number.get(to);
  if (goal === undefined) return null;
  const ways = courses(sea, chartTo(sea, goal), from);
  if (ways === null || ways.every(allows)) return ways;
  return courses(sea, draw(sea, goal, allows), from);
}

/** 2.36: the shortest way in time, as it stands at this moment; null where there is none. */
export function expedient(
  world: World,
  side: SideId,
  formation: FormationId,
  to: LocationId,
  how: How,
): Voyage | null {
  const forces = forcesOf(world, side);
  const top = topOf(forces, formation);
  const { place } = top;
  const puttingIn = how.arrive === 'put-in' && mayFitOut(world, side, top.id, to);
  if (place.berth === 'harbour' && place.at === to && how.arrive === 'put-in')
    return { step: { do: 'hold' }, points: 0, path: [] };
  const start: Place = place.berth === 'harbour' ? { at: place.at, berth: 'sea' } : place;
  const ways = courseOf(world, side, top.id, start, to, how.avoid ?? []);
  if (ways === null) return null;
  const path = ways.map((way) => way.place);
  const steps = ways.map((way) => way.step);
  if (puttingIn) {
    path.push({ at: to, berth: 'harbour' });
    steps.push({ do: 'put-in' });
  }
  let waits = 0;
  if (place.berth === 'harbour') {
    path.unshift(start);
    const out = waysFrom(world, place, { galleys: false }).find(({ how: sort }) => sort === 'port');
    // 2.366: while a Gale keeps it in it waits, and the way is looked at anew each time.
    waits = out === undefined || barsOf(world, side, top.id)(out) !== null ? 1 : 0;
    steps.unshift({ do: waits > 0 ? 'hold' : 'put-out' });
  }
  return { step: steps[0] ?? { do: 'hold' }, points: path.length + waits, path };
}

/** 2.361: every next step by which the way is as short as by any other, the one that `expedient` takes first. */
export function expedientSteps(
  world: World,
  side: SideId,
  formation: FormationId,
  to: LocationId,
  how: How,
): readonly Step[] {
  const { place, id } = topOf(forcesOf(world, side), formation);
  const first = expedient(world, side, formation, to, how)?.step;
  if (first === undefined) return [];
  if (place.berth !== 'sea' || place.at === to) return [first];
  const sort = sortOf(theatreOf(world), forcesOf(world, side), id);
  const allows = allowedTo(world, side, id, how.avoid ?? []);
  const sea = seaNow(world, sort);
  const chart = draw(sea, sea.number.get(to)!, allows);
  const left = (at: Place): number => chart[sea.number.get(placeKey(at)) ?? -1]?.points ?? Infinity;
  const equal = waysFrom(world, place, sort).filter(
    (way) => allows(way) && left(way.place) === left(place) - 1,
  );
  return [first, ...equal.map(({ step }) => step).filter((step) => !sameStep(step, first))];
}

/** 3.351: the nearest Port where it may Fit Out, in Movement Points; null where there is none. */
export function nearestPort(world: World, side: SideId, formation: FormationId): LocationId | null {
  const theatre = theatreOf(world);
  const top = topOf(forcesOf(world, side), formation);
  const sort = sortOf(theatre, forcesOf(world, side), top.id);
  const start: Place = top.place.berth === 'harbour' ? { at: top.place.at, berth: 'sea' } : top.place;
  const barred = barsOf(world, side, top.id);
  const seen = new Set([placeKey(start)]);
  const queue = [start];
  for (let at = 0; at < queue.length; at++) {
    const here = queue[at]!;
    if (here.berth === 'sea' && theatre.ports.has(here.at) && mayFitOut(world, side, top.id, here.at))
      return here.at;
    for (const way of waysFrom(world, here, sort)) {
      if (way.how === 'port' || seen.has(placeKey(way.place))) continue;
      if (barred(way) !== null) continue;
      seen.add(placeKey(way.place));
      queue.push(way.place);
    }
  }
  return null;
}
