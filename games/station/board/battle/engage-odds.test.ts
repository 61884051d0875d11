import { describe, expect, it } from 'vitest';
import { battlesStep } from '../../rules/battle/battles.ts';
import { battleOf } from '../../rules/battle/combat/steps.ts';
import { meeting } from '../../rules/testing/battle.ts';
import { Umpire } from '../../rules/testing/station.ts';
import { view as viewOf } from '../../rules/umpire/view.ts';
import { engageProspect } from './engage-odds.ts';

const met = (own: string) => {
  const world = meeting({
    put: [
      { id: 'red-flag', at: 'w', leader: 'r-birch', squadrons: own },
      { id: 'azure-flag', at: 'w', leader: 'a-clerc', squadrons: 'azure-a:3 azure-b:3' },
    ],
  });
  const umpire = new Umpire(world, battlesStep, 5, 5, 5, 5);
  return viewOf(umpire.world, 'red');
};

describe('odds before a Battle is declared', () => {
  it('grow with what one brings', () => {
    const [few, many] = ['red-a:3', 'red-a:4 red-b:4'].map((own) => {
      const view = met(own);
      return engageProspect(view, battleOf(view), 'red');
    });
    expect(few!.combats).toBe(1);
    expect(many!.combats).toBe(2);
    expect(many!.harm.red!.dp).toBeGreaterThan(few!.harm.red!.dp);
  });

  it('are not made up where nothing of the Enemy shows', () => {
    const view = met('red-a:3');
    const tokens = view.tokens.map((token) => (token.side === 'blue' ? { ...token, face: null } : token));
    expect(engageProspect({ ...view, tokens }, battleOf(view), 'red')).toBeNull();
  });
});
