/** A captain who may hang back (special rule `unreliable`): on a low die he will not bring her nearer to any enemy. */
import type { Judgement } from '../sailing/course.ts';
import type { AdvancedState } from '../sea/edition.ts';
import { distance, type Hex, type Position } from '../sea/hex.ts';
import type { Context } from '../sea/phase.ts';
import { canWork, hexesOf, type Ship } from '../sea/ship.ts';
import { specialOf } from '../sea/special-rules.ts';
import { type Sea, shipOf } from '../sea/state.ts';

/** When the Movement Notation Phase begins. */
export function throwForNerve(sea: AdvancedState, context: Context): void {
  for (const { ships, dieAtMost } of specialOf(sea.advanced.special, 'unreliable'))
    for (const id of ships) {
      const ship = shipOf(sea, id);
      if (!canWork(ship, sea.turn)) continue;
      const die = context.dice.d6();
      const holdsBack = die <= dieAtMost;
      if (holdsBack) ship.advanced.holdsBack = true;
      else delete ship.advanced.holdsBack;
      context.tell({ kind: 'unreliable', rule: '20.0', ship: id, holdsBack, dice: [die] });
    }
}

const nearest = (hexes: readonly Hex[], other: Ship): number =>
  Math.min(...hexes.flatMap((hex) => hexesOf(other).map((end) => distance(hex, end))));

/** Whether a move would bring a ship that hangs back nearer to an enemy as they lie now. */
export function shiesAt(sea: Sea, ship: Ship, { path }: Pick<Judgement, 'path'>): boolean {
  const end: Position | undefined = path.at(-1);
  if (!ship.advanced?.holdsBack || end === undefined) return false;
  return sea.ships.some(
    (other) =>
      other.side !== ship.side &&
      other.presence === 'afloat' &&
      nearest(hexesOf(end), other) < nearest(hexesOf(ship), other),
  );
}
