/** Ships that have lost their whole hull, and those that nothing can save (24.3). */
import { DESTROYED_HULL } from '../../data/criticals.ts';
import type { AdvancedLog } from '../sea/advanced-log.ts';
import type { AdvancedShip } from '../sea/edition.ts';
import type { Context } from '../sea/phase.ts';
import type { Ship } from '../sea/ship.ts';
import { giveUp } from './surrender.ts';

type Doom = NonNullable<AdvancedLog['doom']>;

/** 24.3.3: she has struck and will sink or explode; nobody can take, leave, sail or mend her any more. */
export const isDoomed = (ship: Ship): boolean => ship.advanced?.doom != null;

/** 24.3.2: the enemy's die for a ship that has just struck. One who was doomed before keeps her fate. */
export function rollDestroyedHull(ship: AdvancedShip, context: Context): void {
  if (isDoomed(ship)) return;
  const die = context.dice.d6();
  const fate = DESTROYED_HULL.data.fate[die - 1]!;
  context.tell({ kind: 'destroyed-hull', rule: '24.3.2', dice: [die], ship: ship.id, fate });
  // 24.3.2.1: one that only strikes has done so already, as in the Basic Game.
  if (fate !== 'strikes') doomShip(ship, fate, fate === 'sinking' ? '24.3.2.2' : '24.3.2.3', context);
}

/** Struck if she had not, and out of the battle; she stays where she lies until the die says otherwise. */
export function doomShip(ship: AdvancedShip, how: Doom, rule: string, context: Context): void {
  if (isDoomed(ship)) return;
  if (ship.surrender !== 'striking') giveUp(ship, 'striking', null, context);
  ship.advanced.doom = how;
  context.tell({ kind: 'doomed', rule, ship: ship.id, doom: how });
}
