/** Drifting (8.2): after all steps, whoever has lain still long enough is carried a hex down the wind. */
import { collide, noteCollision } from '../afloat/fouling.ts';
import { landWrecks } from '../afloat/ground.ts';
import { leaveSea } from '../afloat/leaving.ts';
import { driftCourse } from '../afloat/tide.ts';
import { driftsNow, keptFromDrifting } from '../sailing/drift-rate.ts';
import { groupOf } from '../sea/bonds.ts';
import { type Direction, type Hex, hexKey, neighbour } from '../sea/hex.ts';
import type { Context } from '../sea/phase.ts';
import { hexesOf, type Ship } from '../sea/ship.ts';
import { type State, shipOf } from '../sea/state.ts';
import { isLand, onBoard } from '../sea/waters.ts';
import { entersHex } from './entered-hex.ts';

/** A drifting ship that the wind sets onto another. */
interface Touch {
  readonly drifter: Ship;
  readonly other: Ship;
  readonly hex: Hex;
}

/**
 * 8.2: whoever lies still is carried along, of her own will or not. Bodies of ships bound together drift as one, and
 * one member that can't keeps them all (8.2.3). Ships that collided in the steps before have ended their movement
 * (8.3.4). Returns the ships that really drifted.
 */
export function driftShips(
  sea: State,
  collided: ReadonlySet<string>,
  step: number,
  context: Context,
): Set<string> {
  const bodies = dueBodies(sea, collided);
  const drifted = new Set<string>();
  for (const [index, direction] of driftCourse(sea).entries()) {
    const touches = holdBack(sea, bodies, direction);
    for (const body of bodies) {
      for (const ship of body) drifted.add(ship.id);
      if (carry(sea, body, direction, index === 0 ? '8.2.1' : 'tide', context)) bodies.delete(body);
    }
    runInto(sea, touches, step, context);
  }
  return drifted;
}

/** A hex for every ship of a body; true if edge, ground or boom has stopped one of them. */
function carry(sea: State, body: readonly Ship[], to: Direction, rule: string, context: Context): boolean {
  let stopped = false;
  for (const ship of body) {
    const from = { bow: ship.bow, heading: ship.heading };
    ship.bow = neighbour(ship.bow, to);
    const steps = [{ bow: ship.bow, heading: ship.heading }];
    context.tell({ kind: 'moved', rule, ship: ship.id, from, steps, drift: true });
    if (!onBoard(sea.board, ship.bow)) {
      leaveSea(sea, ship, context);
      stopped = true;
    } else if (entersHex(sea, ship, from, context)) stopped = true;
  }
  return stopped;
}

/** 8.2.1: all of a body must have lain still for their second phase at least. */
function dueBodies(sea: State, collided: ReadonlySet<string>): Set<readonly Ship[]> {
  const bodies = new Set<readonly Ship[]>();
  const seen = new Set<string>();
  for (const ship of sea.ships) {
    if (ship.presence !== 'afloat' || seen.has(ship.id)) continue;
    const body = groupOf(sea, ship.id).map((id) => shipOf(sea, id));
    for (const member of body) seen.add(member.id);
    if (!driftsNow(body) || keptFromDrifting(sea, body)) continue;
    if (!body.some((member) => collided.has(member.id))) bodies.add(body);
  }
  return bodies;
}

/** Takes out the bodies that have land or a ship that stays in their lee, until the rest can all move together. */
function holdBack(sea: State, bodies: Set<readonly Ship[]>, to: Direction): Touch[] {
  if (bodies.size === 0) return [];
  const holders = new Map<string, Ship>();
  for (const ship of sea.ships)
    if (ship.presence === 'afloat') for (const hex of hexesOf(ship)) holders.set(hexKey(hex), ship);
  const moving = new Set([...bodies].flat());
  const touchesOf = (body: readonly Ship[]): Touch[] =>
    body.flatMap((drifter) =>
      lee(drifter, to).flatMap((hex) => {
        const other = holders.get(hexKey(hex));
        return other === undefined || other === drifter || moving.has(other) ? [] : [{ drifter, other, hex }];
      }),
    );
  const held: (readonly Ship[])[] = [];
  let before: number;
  do {
    before = held.length;
    for (const body of bodies) {
      const onLand =
        !landWrecks(sea) && body.some((ship) => lee(ship, to).some((hex) => isLand(sea.land, hex)));
      if (!onLand && touchesOf(body).length === 0) continue;
      held.push(body);
      bodies.delete(body);
      for (const ship of body) moving.delete(ship);
    }
  } while (held.length > before);
  // Only now is it known who else stays; ships of one body do not run into each other.
  return held.flatMap((body) => touchesOf(body).filter(({ other }) => !body.includes(other)));
}

/** Where wind or tide would set her bow and stern. */
const lee = (ship: Ship, to: Direction): Hex[] => hexesOf(ship).map((hex) => neighbour(hex, to));

/** 8.3.2, 8.3.5: the ship that lies there remains, the drifting one is back where she was, and they may foul. */
function runInto(sea: State, touches: readonly Touch[], step: number, context: Context): void {
  const thrown = new Set<string>();
  for (const { drifter, other, hex } of touches) {
    const pair = [drifter.id, other.id].sort().join(' ');
    if (thrown.has(pair)) continue;
    thrown.add(pair);
    const ships = [other.id, drifter.id];
    noteCollision(sea, ships);
    context.tell({ kind: 'collision', rule: '8.3.3', hex, step, holder: other.id, ships });
    collide(sea, other, drifter, context);
  }
}
