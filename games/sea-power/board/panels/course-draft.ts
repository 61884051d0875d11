/** A course being laid: where it can go from here, what it costs, and whom it meets. Pure, for panel and tests. */
import type { AreaId } from '../../data/areas.ts';
import { neighboursOf } from '../../data/borders.ts';
import { portOf, portsIn } from '../../data/ports.ts';
import { havensOf, isBound, isTurnedAway } from '../../rules/chart/course.ts';
import { costOf, type Departure, type Route, routesFrom, watchedAreas } from '../../rules/chart/routes.ts';
import type { Marker, PortId } from '../../rules/world/squadron.ts';
import type { View } from '../../rules/world/state.ts';
import { otherSide } from '../../rules/world/war.ts';
import { areaName, theArea, tokenName } from '../look/words.ts';

const watched = (view: View, marker: Marker): ReadonlySet<AreaId> =>
  watchedAreas(view, otherSide(marker.side));

/** Every area within reach of the whole voyage, by its cheapest way. */
export const reachFrom = (view: View, marker: Marker, from: Departure): Map<AreaId, Route> =>
  routesFrom(from, watched(view, marker));

export const spentOn = (from: Departure, path: readonly AreaId[]): number =>
  costOf(from.at, path.slice(from.lead.length)) ?? 0;

/** What is still within reach from the end of a draft. */
export function reachOn(
  view: View,
  marker: Marker,
  from: Departure,
  path: readonly AreaId[],
): Map<AreaId, Route> {
  const at = path.at(-1) ?? from.at;
  return routesFrom(
    {
      at,
      left: from.left - spentOn(from, path),
      track: [...from.track, ...path.slice(from.lead.length)],
      lead: [],
      barred: from.barred,
    },
    watched(view, marker),
  );
}

/** To an area by the cheapest way from the port, or on from where the draft ends. */
export function pathTo(
  view: View,
  marker: Marker,
  from: Departure,
  draft: readonly AreaId[],
  area: AreaId,
  legByLeg: boolean,
): readonly AreaId[] | null {
  if (legByLeg && draft.length > 0) {
    const back = draft.lastIndexOf(area);
    if (back >= from.lead.length - 1 && back >= 0 && back < draft.length - 1) return draft.slice(0, back + 1);
    const on = reachOn(view, marker, from, draft).get(area);
    if (on !== undefined) return [...draft, ...on.path];
  }
  return reachFrom(view, marker, from).get(area)?.path ?? null;
}

/** Why an area can't be gone to: what it would take, and what the squadron has. */
export function whyOutOfReach(view: View, marker: Marker, from: Departure, area: AreaId): string {
  if (from.barred.has(area)) return `${areaName(area)} is closed to a squadron with Russians in it.`;
  const route = routesFrom({ ...from, left: Number.POSITIVE_INFINITY }, watched(view, marker)).get(area);
  if (route === undefined) return `There is no way to ${theArea(area)} from here.`;
  return `${areaName(area)} needs ${route.points}; ${tokenName(view, marker.token)} has ${from.left}.`;
}

/** Areas of the path with an enemy at sea, in which a search will be made. */
export const searchesOn = (view: View, marker: Marker, path: readonly AreaId[]): AreaId[] => {
  const areas = watched(view, marker);
  return path.filter((area) => areas.has(area));
};

/** Borders crossed with the wind behind, which cost nothing. */
export const freeMoves = (from: Departure, path: readonly AreaId[]): number => {
  const way = [from.at, ...path.slice(from.lead.length)];
  return way
    .slice(1)
    .filter((area, i) => neighboursOf(way[i]!).some(({ to, cost }) => to === area && cost === 0)).length;
};

/** 6.5/3, 6.5/4: not where it was turned away, nor once it is beyond its points and bound for a port. */
export const mayEndAtSea = (view: View, marker: Marker, from: Departure, area: AreaId): boolean =>
  !isBound(from) && !isTurnedAway(view, marker, area);

/** Ports in which the squadron could end there. */
export const portsOpen = (view: View, marker: Marker, from: Departure, area: AreaId): PortId[] => {
  const havens = new Set(havensOf(view, marker, from.barred));
  return portsIn(area)
    .map(({ id }) => id)
    .filter((id) => havens.has(id));
};

/** Ports open to it in any of the areas. */
export const portsWithin = (
  view: View,
  marker: Marker,
  from: Departure,
  areas: ReadonlyMap<AreaId, unknown>,
): PortId[] => havensOf(view, marker, from.barred).filter((id) => areas.has(portOf(id).area));

/** 11.A2: a marker at the eighth, the sixteenth and the twenty-fourth area. */
export const longVoyages = (from: Departure, path: readonly AreaId[]): number =>
  Math.min(3, Math.floor((from.track.length - from.lead.length + path.length) / 8));
