/** Markers and what stands behind them: finding them, putting them to sea and into port, taking them off the map. */
import type { Side } from '../../data/nations.ts';
import type { Marker } from '../world/squadron.ts';
import { berthsOf, isEmpty, type PortId, type Squadron, type Token } from '../world/squadron.ts';
import type { Open, State, World } from '../world/state.ts';

export function markerOf<M extends Readonly<Marker>>(
  world: { readonly markers: readonly M[] },
  token: Token,
): M {
  const marker = world.markers.find((one) => one.token === token);
  if (!marker) throw new Error(`no marker ${token}`);
  return marker;
}

/** The squadron behind a side's marker; null where the view does not hold that side's forces. */
export const squadronBehind = (world: World, side: Side, token: Token): Squadron | null =>
  world.forces[side]?.squadrons.find((squadron) => squadron.token === token) ?? null;

export function squadronOf(world: World, side: Side, token: Token): Squadron {
  const squadron = squadronBehind(world, side, token);
  if (!squadron) throw new Error(`no squadron behind ${token}`);
  return squadron;
}

/** Markers of the side that may still sail this year. */
export const inPortUnmoved = (world: Readonly<Open>, side: Side): Marker[] =>
  world.markers.filter((marker) => marker.side === side && !marker.moved && 'port' in marker.at);

/** 6.1/2: the ships go where their marker is: into a port, or out to sea. */
export function berthShips(world: State, side: Side, squadron: Squadron, port: PortId | null): void {
  for (const { ship } of berthsOf(squadron)) {
    const inPlay = world.forces[side].ships[ship]!;
    inPlay.port = port;
    if (port === null) inPlay.sailed = true;
  }
}

/** Off the map for the rest of the year. */
export function takeOff(world: State, squadron: Squadron): void {
  world.markers = world.markers.filter((marker) => marker.token !== squadron.token);
  squadron.token = null;
}

/** 6.21: squadrons with ships count, empty ones do not; in a neutral port each side counts its own. */
export function hasRoom(world: World, side: Side, port: PortId, limit: number, but: Token): boolean {
  let inside = 0;
  for (const marker of world.markers) {
    if (marker.side !== side || marker.token === but) continue;
    if (!('port' in marker.at) || marker.at.port !== port) continue;
    const squadron = squadronBehind(world, side, marker.token);
    if (squadron !== null && !isEmpty(squadron)) inside++;
  }
  return inside < limit;
}
