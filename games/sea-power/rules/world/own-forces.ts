/** What a seat that is asked has behind its own screen. */
import type { Seat } from '@weathergage/kernel';
import type { Nation, Side } from '../../data/nations.ts';
import { homePortsOf } from '../../data/ports.ts';
import { shipOf } from '../../data/ships.ts';
import { sideOf } from './phase.ts';
import type { PortId, ShipId } from './squadron.ts';
import type { Forces, View } from './state.ts';

export function ownForces(
  view: View,
  ask: { readonly seat: Seat },
): { readonly side: Side; readonly forces: Forces } {
  const side = sideOf(view, ask.seat);
  const forces = side === null ? undefined : view.forces[side];
  if (side === null || forces === undefined) throw new Error(`${ask.seat} commands nothing in this view`);
  return { side, forces };
}

/** The nation in whose squadrons and ports she is at home: Russians count as English in all respects (11.O). */
export const flagOf = (ship: ShipId): Nation => flagOfNation(shipOf(ship).nation);
export const flagOfNation = (nation: Nation): Nation => (nation === 'Russia' ? 'England' : nation);

/** Where a new ship lies that nobody has given a port. */
export const firstHomeOf = (nation: Nation): PortId => homePortsOf(flagOfNation(nation))[0]!.id;
