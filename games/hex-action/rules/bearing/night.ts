/** Night: a shot at some distance may strike another ship than the one aimed at. */
import type { Context } from '../sea/phase.ts';
import { rangeBetween, type Ship } from '../sea/ship.ts';
import { specialOf } from '../sea/special-rules.ts';
import type { Sea } from '../sea/state.ts';
import type { Broadside } from '../sea/words.ts';
import { inFields, isBattery, type Target } from './fields.ts';

/** How far from the target a shot may go astray. */
const ASTRAY = 5;

/** The nearest other ship to the target, friend or enemy, among those in the field of fire; the nearer to the guns if equal. */
function nearestOther(sea: Sea, firer: Ship, side: Broadside, target: Ship): Ship | undefined {
  const near = sea.ships.filter(
    (other) =>
      other.id !== firer.id &&
      other.id !== target.id &&
      other.presence === 'afloat' &&
      rangeBetween(target, other) <= ASTRAY &&
      inFields(firer, side, other),
  );
  const order = (a: Ship, b: Ship): number =>
    rangeBetween(target, a) - rangeBetween(target, b) || rangeBetween(firer, a) - rangeBetween(firer, b);
  return near.sort(order)[0];
}

/** Throws for a shot that the dark can lead astray; null where it can't. */
export function strayed(
  sea: Sea,
  firer: Ship,
  side: Broadside,
  target: Target,
  range: number,
  context: Context,
): { readonly die: number; readonly struck: Target } | null {
  const [night] = specialOf(sea.advanced?.special, 'night');
  if (night === undefined || range < night.minRange || isBattery(target)) return null;
  const die = context.dice.d6();
  const struck = die <= night.dieAtMost ? nearestOther(sea, firer, side, target) : undefined;
  return { die, struck: struck ?? target };
}
