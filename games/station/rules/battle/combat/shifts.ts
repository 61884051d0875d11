/** Better leaders shift columns, their own or the Enemy's (8.345); then the dice fall (8.335). */
import { refuse } from '@weathergage/kernel';
import type { SideId } from '../../module/vocabulary.ts';
import { type AskRules, answersOf, sideOf, sidesOf } from '../../umpire/phase.ts';
import type { Battle } from '../../world/battle-state.ts';
import type { Open } from '../../world/state.ts';
import { leaderShifts } from './resolve.ts';
import { type BattleRules, battleOf, enemyOf, wait } from './steps.ts';

/** Combat by Combat, how many the side has to give. */
export const shiftsToGive = (world: Readonly<Open>, battle: Battle, side: SideId): number[] =>
  battle.combats.map((combat) => leaderShifts(world, battle, combat, side));

function give(world: Readonly<Open>, battle: Battle, side: SideId, own: readonly number[]): void {
  const enemy = enemyOf(world, side);
  const most = shiftsToGive(world, battle, side);
  for (const [index, combat] of battle.combats.entries()) {
    const kept = own[index] ?? 0;
    combat.shifts = {
      ...combat.shifts,
      [side]: combat.shifts[side]! + kept,
      [enemy]: combat.shifts[enemy]! - (most[index]! - kept),
    };
  }
}

export const shiftsBattleStep: BattleRules = {
  begin(world, battle, context) {
    const asked = sidesOf(world).filter((side) =>
      shiftsToGive(world, battle, side).some((count) => count > 0),
    );
    return wait(battle, asked, () => roll(battle, context));
  },
  resolve(world, battle, given, context) {
    for (const { side, answer } of answersOf(world, given, 'shifts')) give(world, battle, side, answer.own);
    return roll(battle, context);
  },
};

/** One die for each Combat and no second round (8.111), for both sides alike (8.341). */
function roll(battle: Battle, context: { d10(): number }): 'mulligan' {
  for (const combat of battle.combats) combat.die = context.d10();
  battle.reroll = 'combats';
  return 'mulligan';
}

export const shiftsAsk: AskRules<'shifts'> = {
  *choices(view, ask) {
    const most = shiftsToGive(view, battleOf(view), sideOf(view, ask.seat)!);
    yield { own: most };
    yield { own: most.map(() => 0) };
    if (most.some((count) => count > 1)) yield { own: most.map((count) => Math.floor(count / 2)) };
  },
  check(view, ask, { own }) {
    const most = shiftsToGive(view, battleOf(view), sideOf(view, ask.seat)!);
    if (own.length !== most.length) return refuse('each', '8.345', 'Say it for each Combat.');
    return own.some((count, index) => count > most[index]!)
      ? refuse('too-many', '8.345', 'There are not so many shifts in that Combat.')
      : null;
  },
};
