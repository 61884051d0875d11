/** A broadside is fired: dice, extra dice, hits, the critical check, and the muskets beside it. */
import type { Dice } from '@weathergage/kernel';
import { GUN_DIE } from '../../data/tables.ts';
import { isAfloat } from '../aboard/crippled.ts';
import { criticalOf } from '../aboard/critical.ts';
import { batteryLoses, lose } from '../aboard/damage.ts';
import type { Shot } from '../table/asks.ts';
import type { Context } from '../table/phase.ts';
import type { Battery, Ship } from '../table/ship.ts';
import { baseOf, type State } from '../table/state.ts';
import type { GunDice, TableTold } from '../table/told.ts';
import { isLaid, type Laid, lay, mayShoot, targetOf } from './gunnery.ts';
import { fireMuskets } from './musketry.ts';
import { totalOf } from './to-hit.ts';

type How = Extract<TableTold, { kind: 'fire' }>['how'];

/** The dice of one type of gun, with those that they bring. */
export function throwGuns(
  dice: Dice,
  count: number,
  sides: number,
  needed: number,
  modifier: number,
): GunDice {
  const faces: number[] = [];
  let hits = 0;
  for (let due = count; due > 0; due--) {
    const face = dice.roll(sides);
    faces.push(face);
    // fire.one-always-misses
    if (face !== 1 && face + modifier >= needed) hits++;
    // fire.extra-hits-explode: a natural maximum brings another die, whether or not it hit.
    if (face === sides) due++;
  }
  return { count, faces, hits };
}

/** The dice of a shot that has been laid, against what it was laid on. */
export function fireShot(table: State, firer: Ship | Battery, laid: Laid, how: How, context: Context): void {
  const target = targetOf(table, laid.target)!;
  // fire-as-she-bears.pass: in effect until she shoots, whatever at and whenever.
  if ('spec' in firer) firer.bears = null;
  const modifier = totalOf(laid.modifiers);
  const large = throwGuns(context.dice, laid.large, GUN_DIE.data.large, laid.needed, modifier);
  const regular = throwGuns(context.dice, laid.regular, GUN_DIE.data.regular, laid.needed, modifier);
  const hits = large.hits + regular.hits;
  const rule = laid.aim === 'hull' ? 'fire.to-hit-hull' : 'fire.to-hit-rigging';
  const { side, aim, distance, range, needed, modifiers, rake, halved } = laid;
  context.tell({
    kind: 'fire',
    rule: how === 'snap' ? 'boarding.snap-fire' : how === 'bears' ? 'fire-as-she-bears.pass' : rule,
    ship: firer.id,
    side,
    target: laid.target,
    aim,
    how,
    distance,
    range,
    needed,
    modifiers,
    rake,
    halved,
    large,
    regular,
    hits,
    dice: [...large.faces, ...regular.faces],
  });
  if ('battery' in target) {
    // shore.no-criticals: walls have no masts, magazines or rudders to hit.
    batteryLoses(target.battery, 'fort', hits, 'broadside', 'shore.fort-points', context);
  } else {
    lose(table, target.ship, aim, hits, 'broadside', rule, context);
    const guns = laid.large + laid.regular > 0;
    criticalOf(table, target.ship, hits, rake !== null && guns, context);
  }
  if (laid.musketry === 0 || !stands(target)) return;
  if ('spec' in firer) firer.musketed = true;
  const marines = 'spec' in firer && firer.spec.marines;
  fireMuskets(table, { id: firer.id, marines }, target, laid.musketry, context);
}

const stands = (target: { ship: Ship } | { battery: Battery }): boolean =>
  'ship' in target
    ? isAfloat(target.ship) && target.ship.colours !== 'struck'
    : target.battery.state === 'fights';

/**
 * A ship fires one of her broadsides from where she lies, if it still bears: what was ordered for later may have lost
 * its target on the way.
 */
export function fireBroadside(
  table: State,
  ship: Ship,
  shot: Shot,
  chain: boolean,
  how: How,
  context: Context,
): void {
  if (!mayShoot(table, ship) || ship.fired[shot.side]) return;
  const laid = lay(table, ship, baseOf(ship), shot.side, shot.target, shot.aim, chain);
  if (!isLaid(laid)) return;
  ship.fired[shot.side] = true;
  fireShot(table, ship, laid, how, context);
}
