/** Booms across the water: a vessel that runs into one stops and may break it. */
import type { AdvancedState } from '../sea/edition.ts';
import { distance, type Hex, type Position, sameHex } from '../sea/hex.ts';
import type { Context } from '../sea/phase.ts';
import { hexesEntered, hexesOf, type Ship } from '../sea/ship.ts';
import { specialOf } from '../sea/special-rules.ts';
import type { Sea } from '../sea/state.ts';

/** Classes 1 to 4 have the weight of a frigate at least. */
const HEAVY_TO = 4;

/** The closed piece of the boom that she lies on. */
export const boomUnder = (sea: Sea, ship: Ship): Hex | null =>
  sea.advanced?.booms.find((boom) => hexesOf(ship).some((hex) => sameHex(hex, boom))) ?? null;

/** A die against it; whether it opens. */
function strain(sea: AdvancedState, ship: Ship, boom: Hex, context: Context): boolean {
  const rule = specialOf(sea.advanced.special, 'boom')[0];
  const needed = ship.spec.class <= HEAVY_TO ? rule?.breakOn.class4OrLarger : rule?.breakOn.smaller;
  const die = context.dice.d6();
  const opens = needed !== undefined && die >= needed;
  if (opens) open(sea, (hex) => sameHex(hex, boom));
  context.tell({ kind: 'boom', rule: 'boom', dice: [die], ship: ship.id, hex: boom, opens });
  return opens;
}

function open(sea: AdvancedState, opened: (hex: Hex) => boolean): void {
  sea.advanced.booms = sea.advanced.booms.filter((hex) => !opened(hex));
}

/** After a step or a drift from `from`; true if a closed boom in a hex she has come into stops her for this phase. */
export function meetsBoom(sea: AdvancedState, ship: Ship, from: Position, context: Context): boolean {
  if (ship.presence !== 'afloat') return false;
  const entered = hexesEntered(from, ship);
  const boom = sea.advanced.booms.find((hex) => entered.some((each) => sameHex(each, hex)));
  if (boom === undefined) return false;
  strain(sea, ship, boom, context);
  return true;
}

/**
 * Before the steps: a vessel that lies on a closed boom and is to go ahead strains at it again. The part of her steps
 * that she can make; while it holds she may turn, but not go ahead.
 */
export function strainAtBoom(sea: AdvancedState, ship: Ship, steps: string, context: Context): string {
  const ahead = steps.indexOf('F');
  if (ahead < 0) return steps;
  const boom = boomUnder(sea, ship);
  return boom === null || strain(sea, ship, boom, context) ? steps : steps.slice(0, ahead);
}

/** An explosion vessel opens everything within the radius of either end of her. */
export function blastBooms(sea: AdvancedState, ship: Ship): void {
  const radius = specialOf(sea.advanced.special, 'boom')[0]?.explosionRadius;
  if (radius === undefined) return;
  const near = (hex: Hex): boolean => hexesOf(ship).some((end) => distance(end, hex) <= radius);
  open(sea, near);
}
