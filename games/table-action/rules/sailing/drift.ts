/** Adrift: an inch down the wind. Ships that fight on drift when they act; wrecks when all squadrons have acted. */
import { MEASURES } from '../../data/tables.ts';
import { isLocked, isWreck } from '../aboard/crippled.ts';
import { testTheShaken } from '../aboard/morale.ts';
import type { Context } from '../table/phase.ts';
import type { Ship } from '../table/ship.ts';
import type { State } from '../table/state.ts';
import { placeOf } from './collision.ts';
import { contactsOf } from './course.ts';
import { meet, stretch } from './way.ts';

export const DRIFT = MEASURES.data.drift;

/** struck, boarding.prize: a ship that has struck or was taken drifts until the end, unless an anchor holds her. */
export function driftWrecks(table: State, context: Context): void {
  for (const ship of table.ships)
    if (isWreck(ship) && !ship.anchored && !isLocked(table, ship.id)) driftWreck(table, ship, context);
  testTheShaken(table, context);
}

function driftWreck(table: State, ship: Ship, context: Context): void {
  const contact = contactsOf(table, ship);
  const from = placeOf(ship);
  const { moved, hit } = stretch(table, ship, table.wind, DRIFT);
  if (moved > 0)
    context.tell({
      kind: 'drifted',
      rule: 'drift.one-inch-downwind',
      ship: ship.id,
      from,
      to: placeOf(ship),
    });
  meet(table, ship, hit, contact, context);
}
