/** How far a ship may go in a segment and how much she may turn at its end. */
import { CRITICAL_EFFECTS, MOVE_RATE, SAILING, TURN_ALLOWANCE } from '../../data/tables.ts';
import type { Sail } from '../../data/words.ts';
import { crippledIn, isDemasted } from '../aboard/crippled.ts';
import { type Disposition, disposition } from '../geometry/wind.ts';
import type { Ship } from '../table/ship.ts';
import type { Activation, Table } from '../table/state.ts';

/** move.three-segments, move.crippled-rigging. */
export function segmentsOf(table: Pick<Table, 'fluky'>, ship: Ship): number {
  // drift.no-rigging: adrift she has no segments, and so neither sail nor turns.
  if (ship.anchored || isDemasted(ship)) return 0;
  return table.fluky || crippledIn(ship, 'rigging') ? 1 : 3;
}

/** crippled.rigging: from the moment she is, one segment is all; demasted, none. */
export const segmentsNow = (ship: Ship, { segments }: Pick<Activation, 'segments'>): number =>
  isDemasted(ship) ? 0 : crippledIn(ship, 'rigging') ? Math.min(1, segments) : segments;

/** wind.disposition-at-segment-start; one who has tacked moves as if beating where she would be taken aback. */
export function dispositionOf(
  table: Pick<Table, 'wind'>,
  ship: Ship,
  activation: Pick<Activation, 'tacked'> | null,
): Disposition {
  const found = disposition(ship.heading, table.wind);
  // tack.pass: not taken aback, in whichever segment.
  return found === 'aback' && activation?.tacked ? 'beating' : found;
}

/** The most she may go in a segment: the table's rate, changed by the wind and by leaks, never below nothing. */
export function rateOf(ship: Ship, sail: Sail, lying: Disposition): number {
  // aback.stops
  if (lying === 'aback') return 0;
  const byWind = SAILING.data.find(({ point }) => point === lying)!.rate;
  // critical.leak, critical.no-stacking: an inch less, however many there are.
  const byLeaks = ship.leaks > 0 ? CRITICAL_EFFECTS.data.leakRate : 0;
  return Math.max(0, MOVE_RATE.data[ship.spec.size][sail] + byWind + byLeaks);
}

/** move.minimum-half: half of the changed rate, fractions kept. */
export const leastOf = (rate: number): number => Math.ceil(rate / 2);

/** move.turn-allowance, critical.rudder: segments count from 1. */
export const turnOf = (ship: Ship, segment: number): number =>
  ship.rudder && segment <= 2 ? 0 : TURN_ALLOWANCE.data[ship.spec.size];

export interface SegmentLimits {
  readonly disposition: Disposition;
  readonly most: number;
  readonly least: number;
  readonly turn: number;
}

export function limitsOf(
  table: Pick<Table, 'wind'>,
  ship: Ship,
  activation: Pick<Activation, 'tacked' | 'segment'>,
): SegmentLimits {
  const lying = dispositionOf(table, ship, activation);
  const most = rateOf(ship, ship.sail, lying);
  return { disposition: lying, most, least: leastOf(most), turn: turnOf(ship, activation.segment) };
}
