/** One stretch or one turn of a ship on the table, up to whatever stops it. */

import { isAfloat } from '../aboard/crippled.ts';
import { remove } from '../aboard/damage.ts';
import type { Heading } from '../geometry/angle.ts';
import type { Base } from '../geometry/base.ts';
import { advance, type Hit, turnSweep } from '../geometry/sweep.ts';
import type { Context } from '../table/phase.ts';
import type { Ship } from '../table/ship.ts';
import { baseOf, type State, type Table } from '../table/state.ts';
import type { Edge } from '../table/victory-language.ts';
import { collide, otherBases } from './collision.ts';

/** `free`: nothing in the way. `held`: by a ship she lay against already. `stopped`: her movement is over. */
export type Way = 'free' | 'held' | 'stopped';

export interface Stretch {
  readonly moved: number;
  readonly hit: Hit | null;
}

/** Moves her as far as she gets, and says what she met; the meeting itself is for `meet`. */
export function stretch(table: State, ship: Ship, heading: Heading, length: number): Stretch {
  const { moved, at, hit } = advance(
    baseOf(ship),
    heading,
    length,
    otherBases(table, ship.id),
    table.terrain,
  );
  ship.at = at.at;
  return { moved, hit };
}

export function swing(table: State, ship: Ship, by: number): { turned: number; hit: Hit | null } {
  const { turned, at, hit } = turnSweep(baseOf(ship), by, otherBases(table, ship.id), table.terrain);
  ship.heading = at.heading;
  return { turned, hit };
}

/** What comes of what she met, or of an edge she has crossed. */
export function meet(
  table: State,
  ship: Ship,
  hit: Hit | null,
  contact: readonly string[],
  context: Context,
): Way {
  // What she meets past the edge she meets no more: her centre crossed it first.
  if (leaves(table, ship, context)) return 'stopped';
  if (hit === null) return 'free';
  // aground.removed: on land or shoal.
  if (hit.kind !== 'ship') {
    const ground = table.terrain[hit.index]!;
    context.tell({
      kind: 'aground',
      rule: 'aground.removed',
      ship: ship.id,
      on: ground.kind,
      name: ground.name,
    });
    remove(table, ship, 'aground');
    return 'stopped';
  }
  // collision.contact: friend or enemy, but not anew with one she lay against.
  const other = table.ships.filter((each) => isAfloat(each) && each !== ship)[hit.index]!;
  if (contact.includes(other.id)) {
    context.tell({ kind: 'blocked', rule: 'collision.contact', ship: ship.id, by: other.id });
    return 'held';
  }
  collide(table, ship, other, context);
  return 'stopped';
}

/** A ship whose centre is past an edge has left the table by it. */
function leaves(table: State, ship: Ship, context: Context): boolean {
  const edge = edgePassed(table, ship);
  if (edge === null) return false;
  ship.exit = edge;
  context.tell({ kind: 'left', rule: 'turn.phases', ship: ship.id, edge });
  remove(table, ship, 'left');
  return true;
}

export function edgePassed({ size }: Pick<Table, 'size'>, { at }: Pick<Base, 'at'>): Edge | null {
  const past: [Edge, number][] = [
    ['north', 0 - at.y],
    ['east', at.x - size.width],
    ['south', at.y - size.height],
    ['west', 0 - at.x],
  ];
  const [edge, by] = past.reduce((most, each) => (each[1] > most[1] ? each : most));
  return by > 0 ? edge : null;
}
