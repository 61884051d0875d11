/** Taken aback: she stops, may turn, and loses rigging by the sail she carries. */
import { ABACK_DICE } from '../../data/tables.ts';
import { lose } from '../aboard/damage.ts';
import type { Context } from '../table/phase.ts';
import type { Ship } from '../table/ship.ts';
import type { State } from '../table/state.ts';
import { sumFaces, throwDice } from '../table/throw.ts';

/** aback.damage-by-sail. */
export function abackDamage(table: State, ship: Ship, segment: number, context: Context): void {
  const dice = throwDice(context.dice, ABACK_DICE.data[ship.sail], 6);
  context.tell({
    kind: 'aback',
    rule: 'aback.damage-by-sail',
    ship: ship.id,
    sail: ship.sail,
    segment,
    dice,
  });
  lose(table, ship, 'rigging', sumFaces(dice), 'aback', 'aback.damage-by-sail', context);
}
