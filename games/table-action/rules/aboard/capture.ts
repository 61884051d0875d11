/** A ship is taken by boarding: she is manned by the victors, does nothing, and drifts. */
import { BOARDING } from '../../data/tables.ts';
import type { Context } from '../table/phase.ts';
import type { Ship } from '../table/ship.ts';

/** boarding.prize, boarding.retaken. */
export function captureShip(ship: Ship, by: Ship, rule: string, context: Context): void {
  const retaken = by.side === ship.owner;
  ship.crew = Math.min(ship.spec.crew, ship.crew + BOARDING.data.prizeCrew);
  ship.side = by.side;
  ship.seat = by.seat;
  ship.quality = by.quality;
  ship.colours = retaken ? 'retaken' : 'prize';
  ship.bears = null;
  ship.shaken = false;
  const { id, side, crew } = ship;
  context.tell({ kind: retaken ? 'retaken' : 'captured', rule, ship: id, by: by.id, side, crew });
}
