/** Fireships (6.23), in Battle and against a Harbour alike. */
import type { AuxId, SideId, SquadronId } from '../module/vocabulary.ts';
import { type DamageResult, damageResult, NO_DAMAGE } from '../umpire/damage-table.ts';
import { throwFor } from '../umpire/own-dice.ts';
import type { Context } from '../umpire/phase.ts';
import { rankBonus, rankDrm } from '../world/ranks.ts';
import type { State } from '../world/state.ts';
import { toRecovery } from './recovery.ts';

export interface FireshipAttack {
  /** Who sends the Fireship. */
  readonly side: SideId;
  readonly aux: AuxId;
  /** Whose Squadron it is, and how many Sail it has now. */
  readonly target: { readonly side: SideId; readonly squadron: SquadronId; readonly sail: number };
  /** In a Battle or at anchor before a Port; in a Harbour Fitting Out or In Ordinary. */
  readonly lies: 'open' | 'FittingOut' | 'InOrdinary';
  /** Of the Port whose Harbour it is in; 0 in the open. */
  readonly blockadeValue: number;
}

export interface FireshipResult extends DamageResult {
  readonly success: boolean;
  readonly column: number | null;
}

/** 6.236, 6.237: not multiplied with one another. */
const MULTIPLES = { open: 1, FittingOut: 2, InOrdinary: 3 } as const;
/** 6.234: the die for the column that is none. */
const FAILING_COLUMN = 9;

/** 6.233, 6.236, 6.237: whether a die, the Blockade Value already off it (7.232), sets the Squadron on fire. */
export const catchesFire = (modified: number, sail: number, lies: FireshipAttack['lies']): boolean =>
  lies === 'InOrdinary' ? modified > sail : modified >= 2 * sail;

/**
 * The dice of one attack. The Fireship goes to Recovery; what the Squadron suffers is given back for the caller to apply:
 * Galleys' doubling, Sail that go down, leaders aboard. What burns is never Captured (6.235).
 */
export function fireshipAttack(world: State, context: Context, attack: FireshipAttack): FireshipResult {
  const { side, aux, target, lies } = attack;
  const modifier = rankDrm(world, side, 'high') - attack.blockadeValue;
  const burns = (face: number): boolean => catchesFire(face + modifier, target.sail, lies);
  const first = throwFor(world, context, side, 'high', burns, true);
  const dice = [...first.dice];
  const success = burns(first.die);
  let column: number | null = null;
  let damage = NO_DAMAGE;
  if (success) {
    column = context.d10();
    dice.push(column);
    if (column !== FAILING_COLUMN) {
      const die = context.d10();
      dice.push(die);
      damage = damageResult(column, die);
    }
  }
  // 12.44: each use of the table that does any damage.
  const bonus = damage.dp + damage.sunk > 0 ? rankBonus(world, side, 'damage') : 0;
  const dp = (damage.dp + bonus) * MULTIPLES[lies];
  const sunk = Math.min(damage.sunk, target.sail);
  toRecovery(world, side, aux);
  context.tell(
    {
      kind: 'fireship',
      rule: lies === 'open' ? '6.233' : '6.236',
      dice,
      side,
      squadron: target.squadron,
      success: success && column !== FAILING_COLUMN,
      column,
      dp,
      sunk,
    },
    { news: true },
  );
  return { success: success && column !== FAILING_COLUMN, column, dp, sunk, star: damage.star };
}
