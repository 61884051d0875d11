/** Positions in which a rule that is seldom wanted is the right one. */
import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { hexAction } from '../../rules/index.ts';
import type { AnswerTo, AskKind, HexAsk } from '../../rules/sea/asks.ts';
import type { AdvancedState } from '../../rules/sea/edition.ts';
import { advancedSea, advancedShip } from '../../rules/testing/advanced.ts';
import { viewOf } from '../../rules/testing/sea.ts';
import { plansFor } from './plans.ts';

function decided<K extends AskKind>(state: AdvancedState, kind: K, more: object = {}): AnswerTo<K> {
  const ask = {
    id: `1.t1.${kind}.own`,
    seat: 'a-1',
    kind,
    rule: '',
    ship: 'own',
    ...more,
  } as unknown as HexAsk;
  const view = viewOf(state);
  const [plan] = plansFor(view, [ask], { decks: true, others: 0 });
  const answer = plan!.answer(view, ask, looseDice(1));
  expect(hexAction.check(view, ask, answer)).toBeNull();
  return answer as AnswerTo<K>;
}

describe('a ship without masts', () => {
  const hulk = { id: 'own', at: 'N22', heading: 2 as const, rigging: [0, 0, 0, 0] };
  const foe = (at: string) => advancedShip({ id: 'foe', at, heading: 4, side: 'b' });

  it('[20.3.4] goes to anchor with a spring on her cable while the enemy is near', () => {
    const orders = decided(advancedSea([advancedShip(hulk), foe('P22')], { phase: 'notation' }), 'plot');
    expect(orders.anchor).toBe('AB');
  });

  it('drifts on where nobody is near, and one with her masts sails on', () => {
    const far = advancedSea([advancedShip(hulk), foe('AA22')], { phase: 'notation' });
    expect(decided(far, 'plot').anchor).toBeUndefined();
    const sound = advancedSea([advancedShip({ ...hulk, rigging: [4, 4, 4, 4] }), foe('P22')], {
      phase: 'notation',
    });
    expect(decided(sound, 'plot').anchor).toBeUndefined();
  });
});

describe('the last enemy', () => {
  const firing = {
    id: 'own',
    at: 'N22',
    heading: 1,
    loaded: { L: false, R: false },
    initial: { L: false, R: false },
  } as const;
  const chased = (heading: 1 | 4, shots: readonly string[] = ['R', 'C', 'D', 'G']) => {
    const foe = advancedShip({ id: 'foe', at: 'N18', heading, side: 'b', noted: { factors: 3, hexes: 3 } });
    const own = advancedShip({ ...firing, spec: { nation: 'French' } });
    return decided(advancedSea([own, foe], { phase: 'load' }), 'reload', { shots });
  };
  const kinds = ({ L, R }: AnswerTo<'reload'>) => [L?.shot, R?.shot];

  it('[24.2.2.2] who flies is chased with chain, from two hexes to four', () => {
    expect(kinds(chased(1))).toContain('C');
  });

  it('is fired at with shot if she turns on her pursuer, or if chain is not to be had', () => {
    expect(kinds(chased(4))).toContain('R');
    expect(kinds(chased(1, ['R', 'D', 'G']))).not.toContain('C');
  });
});
