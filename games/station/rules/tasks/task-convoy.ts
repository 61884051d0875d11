/** The Convoy Attack Task (10.18). */
import { counterOf, isPirate, senderOf } from '../auxiliaries/auxiliary.ts';
import { toRecovery } from '../auxiliaries/recovery.ts';
import { breakPeace } from '../chart/politics.ts';
import { hurtConvoy } from '../convoys/convoy-way.ts';
import type { AuxClass, AuxId, LocationId, SideId, TokenId } from '../module/vocabulary.ts';
import { noteHarm } from '../orders/progress.ts';
import { damageResult } from '../umpire/damage-table.ts';
import { throwFor } from '../umpire/own-dice.ts';
import type { Context } from '../umpire/phase.ts';
import { tokenOf } from '../umpire/tokens.ts';
import { forcesOf } from '../world/forces.ts';
import { formationOfToken, sailIn } from '../world/formations.ts';
import { rankBonus, rankDrm } from '../world/ranks.ts';
import type { State } from '../world/state.ts';
import { mayStrike } from './task-target.ts';

/** The lettered columns of the damage table. */
const COLUMN: Readonly<Partial<Record<AuxClass, number>>> = { Fleet: 4, 'Fleet-50': 4, Galley: 2, Light: 1 };
/** 10.132 */
const DP_FOR_SUNK = 4;

/** 10.184: one to the left for each Sail of the Escort, down to the first. */
export const raidColumn = (sort: AuxClass, escortSail: number): number =>
  Math.max(0, (COLUMN[sort] ?? 0) - escortSail);

export interface Raid {
  readonly side: SideId;
  readonly aux: AuxId;
  readonly at: LocationId;
  readonly partly: boolean;
}

/** 10.183: one die on the damage table; a Sail Sunk counts as four DPs. The Auxiliary goes to Recovery. */
export function attackConvoy(world: State, context: Context, raid: Raid, id: TokenId): void {
  const { side, aux, at, partly } = raid;
  const victim = tokenOf(world, id).side;
  const forces = forcesOf(world, victim);
  const convoy = formationOfToken(forces, id)!;
  const sort = counterOf(world, aux).class;
  const escort = sailIn(forces, convoy.id);
  // 10.186: one more on the die behind a Partial Screen.
  const modifier = (partly ? 1 : 0) + rankDrm(world, side, 'task');
  const result = (face: number) => damageResult(raidColumn(sort, escort), face + modifier);
  const hits = (face: number): boolean => result(face).dp + result(face).sunk > 0;
  const { dice, die } = throwFor(world, context, side, 'task', hits, true);
  const { dp, sunk } = result(die);
  const bonus = isPirate(world, aux) ? 0 : rankBonus(world, side, 'damage');
  const points = dp + DP_FOR_SUNK * sunk + (dp + sunk > 0 ? bonus : 0);
  const formation = senderOf(world, side, aux);
  if (mayStrike(world, side, aux, convoy.command) === 'price') breakPeace(world, context, side);
  toRecovery(world, side, aux);
  context.tell(
    {
      kind: 'task',
      rule: '10.183',
      dice,
      side,
      task: 'ConvoyAttack',
      at,
      class: sort,
      screen: null,
      result: points > 0 ? 'done' : 'failed',
      against: id,
      dp: points,
    },
    { news: true },
  );
  if (points === 0) return;
  noteHarm(world, side, formation, forces.convoys[convoy.id]!, points);
  hurtConvoy(world, context, victim, convoy.id, points, 'task');
}
