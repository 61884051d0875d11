/** What burning fireships do to those beside them, and how they and explosion vessels end. */
import { blastBooms } from '../afloat/boom.ts';
import { perish } from '../afloat/leaving.ts';
import { fireshipRule, isExplosionVessel, isLit } from '../sailing/fireships.ts';
import { areFouled } from '../sea/bonds.ts';
import type { AdvancedShip, AdvancedState } from '../sea/edition.ts';
import type { Context } from '../sea/phase.ts';
import { adjacent } from '../sea/ship.ts';
import { explode } from './explosion.ts';
import { setOnFire } from './fires.ts';

const RULE = 'fireships';
/** 24.3.2.3.1: an explosion vessel is all powder, whatever guns she carries. */
const BLAST_TABLE = 10;

/** Who can still catch fire from her. */
const isFuel = (ship: AdvancedShip): boolean =>
  ship.presence === 'afloat' && !isLit(ship) && ship.advanced.fire === null && ship.advanced.doom === null;

/** At the end of the movement: a die for each ship beside a burning fireship. */
export function spreadFires(sea: AdvancedState, context: Context): void {
  const rule = fireshipRule(sea);
  if (rule === undefined) return;
  for (const from of sea.ships) {
    if (from.presence !== 'afloat' || !isLit(from) || isExplosionVessel(from)) continue;
    for (const ship of sea.ships) {
      if (!isFuel(ship) || !adjacent(from, ship)) continue;
      const needed = areFouled(sea, from.id, ship.id) ? rule.catchOnFouled : rule.catchOn;
      const die = context.dice.d6();
      const caught = die >= needed;
      context.tell({ kind: 'catches-fire', rule: RULE, dice: [die], ship: ship.id, from: from.id, caught });
      if (caught) setOnFire(ship, context);
    }
  }
}

/** In the Unfouling Phase: explosion vessels whose time has come, and fireships that have burnt to the water. */
export function burnOut(sea: AdvancedState, context: Context): void {
  const rule = fireshipRule(sea);
  if (rule === undefined) return;
  for (const ship of sea.ships) {
    const { lit } = ship.advanced;
    if (ship.presence !== 'afloat' || lit === null) continue;
    const turns = sea.turn - lit;
    if (isExplosionVessel(ship)) {
      if (turns < rule.explodeAfter) continue;
      blastBooms(sea, ship);
      explode(sea, ship, context, BLAST_TABLE);
    } else if (turns >= rule.burnTurns) perish(sea, ship, 'burnt', RULE, context);
  }
}
