/** The ground under a ship, for all who only ask about it (38.0). */
import { type Hex, hexKey } from '../sea/hex.ts';
import type { Ship } from '../sea/ship.ts';
import type { Sea } from '../sea/state.ts';

export const isAground = (ship: Ship): boolean => (ship.advanced?.aground ?? null) !== null;

/** 38.3: where ships can be wrecked no order is illegal for the land ahead of it. */
export const landWrecks = (sea: Sea): boolean => sea.advanced?.rules.runningAground === true;

/** 38.0: whether the water there is too shoal for her; what the chart does not name is deep. */
export function isTooShoal(sea: Sea, ship: Ship, hex: Hex): boolean {
  const depth = sea.advanced?.depths[hexKey(hex)];
  return depth !== undefined && landWrecks(sea) && depth <= (ship.spec.advanced?.depth ?? 0);
}
