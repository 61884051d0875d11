import { describe, expect, it } from 'vitest';
import { likeliest, pairsFor } from '../../attention/combats.ts';
import { prospectOf } from '../../attention/expected.ts';
import { battlesStep } from '../../rules/battle/battles.ts';
import { battleOf, enemyOf } from '../../rules/battle/combat/steps.ts';
import { relievedBlockade as blockade } from '../../rules/testing/battle.ts';
import { Umpire } from '../../rules/testing/station.ts';
import { view as viewOf } from '../../rules/umpire/view.ts';
import type { Answer, AnswerTo, StationAsk } from '../../rules/world/asks.ts';
import type { View } from '../../rules/world/state.ts';
import { bestAttacks } from './fireships-panel.tsx';
import { bestOf } from './intensity-panel.tsx';
import { berthed } from './line-up-panel.tsx';
import { standingBattle } from './mulligan-panel.tsx';
import { bestShifts } from './shifts-panel.tsx';
import { strengths } from './strength.ts';

const FACES = Array.from({ length: 200 }, (_, i) => (i * 7 + 2) % 10);

/** What the panels lay ready; the plainest answer where they take that. */
function ready(view: View, ask: StationAsk, open: readonly Answer[]): Answer {
  const side = view.side!;
  const battle = battleOf(view);
  switch (ask.kind) {
    case 'intensity': {
      const all = (open as AnswerTo<'intensity'>[]).map((one) => prospectOf(view, battle, one.intensity));
      return { intensity: bestOf(all, side, enemyOf(view, side)).chosen };
    }
    case 'combat':
      return likeliest(pairsFor(view, battle, side, open as AnswerTo<'combat'>[]));
    case 'shifts':
      return { own: bestShifts(view, battle, side) };
    case 'fireships':
      return { attacks: bestAttacks(view, battle, side) };
    default:
      return open[0]!;
  }
}

describe('what lies ready in the panels of a Battle', () => {
  it('is lawful at each question, so that Enter alone fights it to its end', () => {
    const world = blockade();
    const watch = {
      plot: 'turn',
      tasks: 'standing',
      screen: 'never',
      withdraw: 'ask',
      mulligan: 'ask',
    } as const;
    world.watch = { red: watch, blue: watch };
    world.prestige = { red: 9, blue: 9 };
    const umpire = new Umpire(world, battlesStep, ...FACES);
    const kinds = new Set<string>();
    for (let turns = 0; umpire.progress === 'waits' && turns < 60; turns++) {
      const answers = umpire.asks.map((ask, index) => {
        kinds.add(ask.kind);
        return ready(viewOf(umpire.world, ask.seat), ask, umpire.choices(index));
      });
      for (const [index, answer] of answers.entries()) expect(umpire.check(answer, index)).toBeNull();
      umpire.answer(...answers);
    }
    expect(umpire.progress).toBe('done');
    expect([...kinds]).toEqual(
      expect.arrayContaining([
        'engage',
        'withdraw',
        'reinforce',
        'line-up',
        'intensity',
        'mulligan',
        'regroup',
      ]),
    );
  });

  it('counts one’s own ships and of the others only what shows', () => {
    const umpire = new Umpire(blockade(), battlesStep, ...FACES);
    const view = viewOf(umpire.world, umpire.asks[0]!.seat);
    const { ships, own, his } = strengths(view, battleOf(view), view.side!);
    expect(own).toBeGreaterThan(0);
    expect(ships).toBeGreaterThanOrEqual(own);
    expect(his).toBeGreaterThan(0);
  });

  it('swaps berths when a leader goes aboard another’s Squadron', () => {
    const leaders = [
      { leader: 'a', squadron: 'one' },
      { leader: 'b', squadron: 'two' },
    ];
    expect(berthed(leaders, 'a', 'two')).toEqual([
      { leader: 'a', squadron: 'two' },
      { leader: 'b', squadron: 'one' },
    ]);
    expect(berthed(leaders, 'a', 'three')[1]).toEqual({ leader: 'b', squadron: 'two' });
  });

  it('says what the level is against what another throw brings', () => {
    const umpire = new Umpire(blockade(), battlesStep, ...FACES);
    const view = viewOf(umpire.world, 'red');
    const words = standingBattle(view, { ...battleOf(view), reroll: 'level', intensity: 'Medium', level: 6 });
    expect(words).toContain('level is 6');
    expect(words).toContain('3.7');
    const strikes = standingBattle(view, { ...battleOf(view), reroll: 'strike', strikes: 0, victor: 'red' });
    expect(strikes).toContain('100 %');
    expect(strikes).toContain('36 %');
  });
});
