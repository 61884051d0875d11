/** Where a squadron may lie and how far it is: ports by their friends, ways by their wind (6.1, 6.2, 7.31). */
import type { AreaId } from '../../data/areas.ts';
import { neighboursOf } from '../../data/borders.ts';
import { type Nation, type Side, sideOf as sideOfNation } from '../../data/nations.ts';
import { PORT_IDS, type PortId, portOf } from '../../data/ports.ts';
import type { Marker } from '../world/squadron.ts';
import type { Open } from '../world/state.ts';
import { isAtWar } from '../world/war.ts';

/** 6.22/2: a port is neutral by its own colour, or because its nation is not at war yet. */
export function isNeutral(world: Readonly<Open>, port: PortId): boolean {
  const { owner } = world.ports[port]!;
  if (owner === 'Neutral') return true;
  if (owner === 'Removed' || owner === 'Closed') return false;
  return !isAtWar(world, owner);
}

/** 6.2/2: the nation that holds a port, as its marker has it now, and is at war; or null. */
export function holderOf(world: Readonly<Open>, port: PortId): Nation | null {
  const { owner } = world.ports[port]!;
  if (owner === 'Neutral' || owner === 'Removed' || owner === 'Closed') return null;
  return isAtWar(world, owner) ? owner : null;
}

/** Ports of the side's own nations at war. */
export function isFriendly(world: Readonly<Open>, side: Side, port: PortId): boolean {
  const holder = holderOf(world, port);
  return holder !== null && sideOfNation(holder) === side;
}

/** Ports in which a squadron of the side may end its movement or the year. */
export const mayEnter = (world: Readonly<Open>, side: Side, port: PortId, fromNeutral: boolean): boolean =>
  isFriendly(world, side, port) || (!fromNeutral && isNeutral(world, port));

export const friendlyPorts = (world: Readonly<Open>, side: Side): PortId[] =>
  PORT_IDS.filter((port) => isFriendly(world, side, port));
export const neutralPorts = (world: Readonly<Open>): PortId[] =>
  PORT_IDS.filter((port) => isNeutral(world, port));

export const areaOfMarker = ({ at }: Pick<Marker, 'at'>): AreaId =>
  'area' in at ? at.area : portOf(at.port).area;
export const atSeaIn = (marker: Pick<Marker, 'at'>, area: AreaId): boolean =>
  'area' in marker.at && marker.at.area === area;
export const markersAtSea = (world: Readonly<Open>, area: AreaId, side: Side): Marker[] =>
  world.markers.filter((marker) => marker.side === side && atSeaIn(marker, area));

/** How far an area is: movement points first, then areas entered. */
export interface Distance {
  readonly points: number;
  readonly areas: number;
}

export const closer = (a: Distance, b: Distance): boolean =>
  a.points < b.points || (a.points === b.points && a.areas < b.areas);

/**
 * The distance from one area to every other, never entering a barred one. The frontier is scanned, not sorted:
 * there are 44 areas.
 */
export function distancesFrom(
  from: AreaId,
  barred: ReadonlySet<AreaId> = new Set(),
): ReadonlyMap<AreaId, Distance> {
  if (barred.size > 0) return measured(from, barred);
  const known = OPEN_SEA.get(from) ?? measured(from, barred);
  OPEN_SEA.set(from, known);
  return known;
}

/** With every area open the chart never changes, so each area is measured from once. */
const OPEN_SEA = new Map<AreaId, ReadonlyMap<AreaId, Distance>>();

function measured(from: AreaId, barred: ReadonlySet<AreaId>): Map<AreaId, Distance> {
  const known = new Map<AreaId, Distance>([[from, { points: 0, areas: 0 }]]);
  const open = new Set<AreaId>([from]);
  while (open.size > 0) {
    let next: AreaId | null = null;
    for (const area of open) if (next === null || closer(known.get(area)!, known.get(next)!)) next = area;
    open.delete(next!);
    const here = known.get(next!)!;
    for (const { to, cost } of neighboursOf(next!)) {
      if (barred.has(to)) continue;
      const there = { points: here.points + cost, areas: here.areas + 1 };
      const before = known.get(to);
      if (before !== undefined && !closer(there, before)) continue;
      known.set(to, there);
      open.add(to);
    }
  }
  return known;
}

/** Of these ports the nearest, all of them where several are; none where no way leads to any. */
export function nearestPorts(
  from: AreaId,
  ports: readonly PortId[],
  barred: ReadonlySet<AreaId> = new Set(),
): { readonly ports: PortId[]; readonly distance: Distance } | null {
  const distances = distancesFrom(from, barred);
  let best: { ports: PortId[]; distance: Distance } | null = null;
  for (const port of ports) {
    const distance = distances.get(portOf(port).area);
    if (distance === undefined) continue;
    if (best === null || closer(distance, best.distance)) best = { ports: [port], distance };
    else if (!closer(best.distance, distance)) best.ports.push(port);
  }
  return best;
}

/** Areas in which the enemy alone is at sea: no way for those who retreat (4.0/11, and see the rulings). */
export const heldBy = (world: Readonly<Open>, side: Side): Set<AreaId> => {
  const held = new Set<AreaId>();
  for (const marker of world.markers)
    if (marker.side === side && 'area' in marker.at) held.add(marker.at.area);
  for (const marker of world.markers)
    if (marker.side !== side && 'area' in marker.at) held.delete(marker.at.area);
  return held;
};
