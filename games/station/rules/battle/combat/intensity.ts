/** Battle Intensity and the Damage Level (8.31, 8.32). */
import { refuse } from '@weathergage/kernel';
import { INTENSITIES, type Intensity } from '../../module/vocabulary.ts';
import { type AskRules, answersOf, type Context } from '../../umpire/phase.ts';
import { ratingsOf } from '../../umpire/strategy-checks.ts';
import type { Battle } from '../../world/battle-state.ts';
import type { State, World } from '../../world/state.ts';
import { isStrait } from './fighters.ts';
import { type BattleRules, battleOf, enemyOf, wait } from './steps.ts';
import { LEVELS, personalityShift, shifted } from './tables.ts';

/** 8.312: by the senior leader of each side; a Notional one is Timid. */
export function intensityShift(world: World, battle: Battle): number {
  const gauge = battle.gauge!;
  const enemy = enemyOf(world, gauge);
  const personality = (side: string) => ratingsOf(world, side, battle.senior[side] ?? null).personality;
  return personalityShift(personality(gauge), personality(enemy));
}

/** 8.32, 8.321: one die for both sides, read by the Intensity. */
export function rollLevel(context: Context, battle: Battle): number {
  const die = context.d10();
  battle.level = LEVELS[battle.intensity!][die]!;
  return die;
}

function fix(world: State, battle: Battle, context: Context, chosen: Intensity): 'mulligan' {
  // 10.157: an attack on a Scattered Convoy is always Heavy.
  const shift = battle.scattered ? 0 : intensityShift(world, battle);
  battle.intensity = battle.scattered ? 'Heavy' : shifted(chosen, shift, isStrait(world, battle.at));
  const die = rollLevel(context, battle);
  context.tell({
    kind: 'intensity',
    rule: '8.321',
    dice: [die],
    chosen,
    shift,
    intensity: battle.intensity,
    level: battle.level!,
  });
  battle.reroll = 'level';
  return 'mulligan';
}

/** 8.31: the choice of who has the Gauge. */
export const intensityBattleStep: BattleRules = {
  begin: (world, battle, context) =>
    wait(battle, battle.scattered ? [] : [battle.gauge!], () => fix(world, battle, context, 'Heavy')),
  resolve: (world, battle, given, context) =>
    fix(world, battle, context, answersOf(world, given, 'intensity')[0]!.answer.intensity),
};

export const intensityAsk: AskRules<'intensity'> = {
  *choices(view) {
    for (const one of INTENSITIES)
      if (one !== 'Light' || !isStrait(view, battleOf(view).at)) yield { intensity: one };
  },
  check: (view, _ask, { intensity: chosen }) =>
    chosen === 'Light' && isStrait(view, battleOf(view).at)
      ? refuse('strait', '8.313', 'In a Strait there are no Light Battles.')
      : null,
};
