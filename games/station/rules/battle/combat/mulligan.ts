/** A die thrown again for a point of Prestige (12.31): the Damage Level, a Combat, the Striking of Colours. */
import { refuse } from '@weathergage/kernel';
import type { SideId } from '../../module/vocabulary.ts';
import { buyMulligan, mayBuyMulligan } from '../../umpire/own-dice.ts';
import { type AskRules, answersOf, sidesOf } from '../../umpire/phase.ts';
import type { Battle } from '../../world/battle-state.ts';
import type { Open } from '../../world/state.ts';
import { rollLevel } from './intensity.ts';
import { type BattleRules, battleOf, type Next, wait } from './steps.ts';
import { rollStrike } from './strike.ts';

const mayAsk = (world: Readonly<Open>, side: SideId): boolean =>
  world.watch[side]?.mulligan === 'ask' && mayBuyMulligan(world, side);

/** Where it goes on once the die stands. */
function resume(battle: Battle): Next {
  const { reroll } = battle;
  battle.reroll = null;
  return reroll === 'level' ? 'means' : reroll === 'combats' ? 'sinkings' : 'prizes';
}

export const mulliganBattleStep: BattleRules = {
  begin: (world, battle) =>
    wait(
      battle,
      sidesOf(world).filter((side) => mayAsk(world, side)),
      () => resume(battle),
    ),
  /** One die is thrown again once; if both ask for it, player A pays. */
  resolve(world, battle, given, context) {
    const taken = answersOf(world, given, 'mulligan').find(({ answer }) => answer.again);
    if (taken === undefined) return resume(battle);
    const { side, answer } = taken;
    buyMulligan(world, context, side, battle.reroll ?? '');
    if (battle.reroll === 'level') {
      const die = rollLevel(context, battle);
      const { intensity, level } = battle;
      context.tell({
        kind: 'intensity',
        rule: '8.321',
        dice: [die],
        chosen: intensity!,
        shift: 0,
        intensity: intensity!,
        level: level!,
      });
    } else if (battle.reroll === 'combats') battle.combats[answer.combat ?? 0]!.die = context.d10();
    else rollStrike(battle, context);
    return resume(battle);
  },
};

export const mulliganAsk: AskRules<'mulligan'> = {
  *choices(view) {
    const { reroll, combats } = battleOf(view);
    yield { again: false };
    if (reroll !== 'combats') yield { again: true };
    else for (const combat of combats.keys()) yield { again: true, combat };
  },
  check(view, _ask, { again, combat }) {
    const { reroll, combats } = battleOf(view);
    const named = combat !== undefined;
    if (again && (reroll === 'combats') !== named)
      return refuse('which', '12.31', 'Say which Combat’s die is to be thrown again, if it is one of those.');
    return named && combats[combat] === undefined
      ? refuse('which', '12.31', 'There is no such Combat.')
      : null;
  },
};
