/** Collisions: both are hurt by the other's size, then laid on one line in contact. */
import { COLLISION_DICE } from '../../data/tables.ts';
import { isAfloat, isLocked } from '../aboard/crippled.ts';
import { lose } from '../aboard/damage.ts';
import { alignCollision } from '../geometry/align.ts';
import { type Base, overlaps } from '../geometry/base.ts';
import { baseMeets } from '../geometry/polygon.ts';
import type { Context } from '../table/phase.ts';
import type { Ship } from '../table/ship.ts';
import { baseOf, type State, type Table } from '../table/state.ts';
import { sumFaces, throwDice } from '../table/throw.ts';
import type { Place } from '../table/told.ts';

export const placeOf = (ship: Ship): Place => ({ at: ship.at, heading: ship.heading });

/** Bases of the ships on the table, but for those named. */
export const otherBases = (table: Table, ...but: readonly string[]): Base[] =>
  table.ships.flatMap((ship) => (isAfloat(ship) && !but.includes(ship.id) ? [baseOf(ship)] : []));

/** Whether a base could lie there: on the table, off the ground, and on top of nobody. */
export function isBerth(table: Table, base: Base, others: readonly Base[]): boolean {
  const { x, y } = base.at;
  return (
    x >= 0 &&
    y >= 0 &&
    x <= table.size.width &&
    y <= table.size.height &&
    !others.some((other) => overlaps(base, other)) &&
    !table.terrain.some(({ points }) => baseMeets(points, base))
  );
}

/** Both are hurt, then both are laid on one line. */
export function collide(table: State, mover: Ship, other: Ship, context: Context): void {
  context.tell({ kind: 'collision', rule: 'collision.contact', ship: mover.id, with: other.id });
  // collision.damage-by-size: each takes the dice of the other.
  for (const [hurt, by] of [
    [mover, other],
    [other, mover],
  ] as const) {
    const hull = sumFaces(throwDice(context.dice, COLLISION_DICE.data[by.spec.size], 6));
    lose(table, hurt, 'hull', hull, 'collision', 'collision.damage-by-size', context);
  }
  if (!isAfloat(mover) || !isAfloat(other)) return;
  // Ships locked in a boarding action are not shaken apart.
  if (isLocked(table, mover.id) || isLocked(table, other.id)) return;
  const others = otherBases(table, mover.id, other.id);
  // collision.align
  const [first, second] = alignCollision(baseOf(mover), baseOf(other), others);
  // Where there is no room to lie on one line they stay as they struck.
  if (!isBerth(table, first, others) || !isBerth(table, second, others)) return;
  putAt(mover, first, context);
  putAt(other, second, context);
}

export function putAt(ship: Ship, base: Base, context: Context, rule = 'collision.align'): void {
  const from = placeOf(ship);
  ship.at = base.at;
  ship.heading = base.heading;
  const moved = from.at.x !== ship.at.x || from.at.y !== ship.at.y || from.heading !== ship.heading;
  if (moved) context.tell({ kind: 'aligned', rule, ship: ship.id, from, to: placeOf(ship) });
}
