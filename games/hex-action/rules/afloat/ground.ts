/** The ground under a ship, for all who only ask about it (38.0). */
import type { AdvancedShip, AdvancedState } from '../sea/edition.ts';
import { type Hex, hexKey, type Position } from '../sea/hex.ts';
import { hexesEntered, type Ship } from '../sea/ship.ts';
import type { Sea } from '../sea/state.ts';
import { isLand } from '../sea/waters.ts';

export const isAground = (ship: Ship): boolean => (ship.advanced?.aground ?? null) !== null;

/** 38.3: where ships can be wrecked no order is illegal for the land ahead of it. */
export const landWrecks = (sea: Sea): boolean => sea.advanced?.rules.runningAground === true;

/** 38.0: whether the water there is too shoal for her; what the chart does not name is deep. */
export function isTooShoal(sea: Sea, ship: Ship, hex: Hex): boolean {
  const depth = sea.advanced?.depths[hexKey(hex)];
  return depth !== undefined && landWrecks(sea) && depth <= (ship.spec.advanced?.depth ?? 0);
}

/** What a ship has come upon: a shoal of that depth, or land, which has none. */
export interface Grounding {
  readonly hex: Hex;
  readonly depth: number | null;
}

/** 38.1, 38.3: what she takes the ground on between two places; null while she floats. Land is worse than any shoal. */
export function groundingOf(
  sea: AdvancedState,
  ship: AdvancedShip,
  from: Position,
  to: Position,
): Grounding | null {
  if (!landWrecks(sea)) return null;
  const entered = hexesEntered(from, to);
  const land = entered.find((hex) => isLand(sea.land, hex));
  if (land !== undefined) return { hex: land, depth: null };
  const shoal = entered.find((hex) => isTooShoal(sea, ship, hex));
  return shoal === undefined ? null : { hex: shoal, depth: sea.advanced.depths[hexKey(shoal)]! };
}
