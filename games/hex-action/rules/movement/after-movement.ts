/** What follows in the Advanced Game when all have moved and drifted: leads are cast, fireships burn what they reach. */
import { castLeads } from '../afloat/lead.ts';
import { tideHexes } from '../afloat/tide.ts';
import { spreadFires } from '../damage/fireship-fires.ts';
import { stopFireships } from '../sailing/fireships.ts';
import { countWeatherly } from '../sailing/fore-and-aft.ts';
import { isTowed } from '../sailing/towing.ts';
import type { AdvancedState } from '../sea/edition.ts';
import { type Position, sameHex } from '../sea/hex.ts';
import type { Context } from '../sea/phase.ts';
import { type Ship, sternHex } from '../sea/ship.ts';

/** What is known of the movement when it is over. */
interface Movement {
  readonly from: Readonly<Record<string, Position>>;
  readonly ways: Readonly<Record<string, readonly Position[]>>;
}

const same = (x: Position, y: Position): boolean =>
  sameHex(x.bow, y.bow) && sameHex(sternHex(x), sternHex(y));

/** Hexes that her bow or her stern came into under sail, oars or tow. */
function stepsOf({ from, ways }: Movement, ship: Ship): number {
  let last = from[ship.id];
  let steps = 0;
  for (const place of ways[ship.id] ?? []) {
    if (last !== undefined && !same(place, last)) steps++;
    last = place;
  }
  return steps;
}

export function afterMovement(
  sea: AdvancedState,
  movement: Movement,
  drifted: ReadonlySet<string>,
  context: Context,
): void {
  for (const ship of sea.ships) {
    const from = movement.from[ship.id];
    if (from === undefined || ship.presence !== 'afloat') continue;
    const moved = (movement.ways[ship.id] ?? []).some(({ bow }) => !sameHex(bow, from.bow));
    countWeatherly(sea, ship, from.heading, moved);
    // 8.2.1, 20.4.1: a ship drawn along in tow has not lain still.
    if (!moved || !isTowed(sea, ship)) continue;
    ship.still = 0;
    ship.advanced.stood = false;
  }
  stopFireships(sea);
  spreadFires(sea, context);
  const carried = 1 + tideHexes(sea);
  castLeads(sea, (ship) => stepsOf(movement, ship) + (drifted.has(ship.id) ? carried : 0), context);
}
