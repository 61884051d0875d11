/** Which Squadron goes into the next Combat: what each pair would do to one another, and the best of it. */
import { choices } from '../rules/answers.ts';
import { unpaired } from '../rules/battle/combat/selection.ts';
import { battleOf, enemyOf } from '../rules/battle/combat/steps.ts';
import type { AnswerTo, StationAsk } from '../rules/world/asks.ts';
import type { Battle } from '../rules/world/battle-state.ts';
import type { View } from '../rules/world/state.ts';
import { balanceOf, combatBetween, type Harm, harmIn } from './expected.ts';

type Answer = AnswerTo<'combat'>;

interface Pair {
  readonly answer: Answer;
  readonly given: Harm | null;
  readonly taken: Harm | null;
  readonly balance: number;
}

/** Against the one put up, or on average against those who might be. */
export function pairsFor(view: View, battle: Battle, side: string, open: readonly Answer[]): Pair[] {
  const enemy = enemyOf(view, side);
  const put = battle.picking?.chosen ?? null;
  const his = put === null ? unpaired(battle, enemy).map(({ squadron }) => squadron) : [put];
  return open.map((answer) => {
    const { squadron } = answer;
    if (squadron === null || his.length === 0) return { answer, given: null, taken: null, balance: 0 };
    const fights = his.map((one) => combatBetween(view, side, [squadron], [one]));
    const mean = (whose: string): Harm => {
      const all = fights.map((combat) => harmIn(view, battle, combat, whose));
      return {
        dp: all.reduce((sum, { dp }) => sum + dp, 0) / all.length,
        sunk: all.reduce((sum, { sunk }) => sum + sunk, 0) / all.length,
      };
    };
    const balance = fights.reduce((sum, combat) => sum + balanceOf(view, battle, combat, side), 0);
    return { answer, given: mean(side), taken: mean(enemy), balance: balance / fights.length };
  });
}

/** The best there is to answer with; the Admirals are called by hand. */
export function likeliest(pairs: readonly Pair[]): Answer {
  const plain = pairs.filter(({ answer }) => !answer.admiral);
  const all = plain.length > 0 ? plain : pairs;
  return all.reduce((best, one) => (one.balance > best.balance ? one : best)).answer;
}

/** What the panel lays ready. */
export const nextCombat = (view: View, ask: StationAsk): Answer =>
  likeliest(pairsFor(view, battleOf(view), view.side!, [...choices(view, ask)] as Answer[]));

/** Carrying on that was begun amid the Combats of a Battle: the rest of them go as they are laid ready. */
export const amidCombats = (since: View, now: View): boolean =>
  since.battle?.step === 'combats' &&
  now.battle?.step === 'combats' &&
  [since.battle.at, since.turn, since.impulse, since.increment].join() ===
    [now.battle.at, now.turn, now.impulse, now.increment].join();
