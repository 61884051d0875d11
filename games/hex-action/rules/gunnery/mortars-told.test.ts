import { describe, expect, it } from 'vitest';
import type { SpecialRule } from '../sea/special-rules.ts';
import { advancedSea } from '../testing/advanced.ts';
import { foeAtAnchor, testBattery, testBomb } from '../testing/battery.ts';
import { context, hexNamed, toldOf } from '../testing/sea.ts';
import { bombardChoices, fireMortars, loadMortars } from './bombs.ts';

describe('mortars as they are told', () => {
  const rules = { bombs: true };
  const two = () => {
    const bomb = testBomb();
    bomb.advanced.mortars = [4];
    return bomb;
  };

  it('[42.9.3] points for every tripled hit on a work ashore, as many as the scenario gives', () => {
    const fort = testBattery({ hexes: [hexNamed('K14')] });
    const scored = (pointsPerHit: number) => {
      const bomb = two();
      const sea = advancedSea([bomb], {
        rules,
        land: fort.hexes,
        advanced: { batteries: [fort], special: [{ id: 'bombard', side: 'a', pointsPerHit } as SpecialRule] },
      });
      const tools = context(6);
      fireMortars(sea, bomb, ['fort'], tools);
      const { hits } = toldOf(tools.told, 'bombardment')[0]!;
      return [sea.advanced.scored.a, hits.H + hits.G + hits.C];
    };
    const [one, hits] = scored(1);
    expect(hits).toBeGreaterThan(0);
    expect([one, scored(2)[0]]).toEqual([hits, 2 * hits!]);
  });

  it('[42.5] one that is not fired strikes nothing', () => {
    const enemy = foeAtAnchor();
    const bomb = two();
    const sea = advancedSea([bomb, enemy], { rules });
    expect(fireMortars(sea, bomb, [null], context())).toEqual([]);
    expect(fireMortars(sea, bomb, ['b', null], context(2)).map(({ target }) => target)).toEqual(['b']);
  });

  it('[7.2.5] how far they are loaded is her commander’s secret', () => {
    const bomb = two();
    bomb.advanced.mortars = [2];
    const sea = advancedSea([bomb], { rules });
    const tools = context();
    loadMortars(sea, bomb, tools);
    const truth = {
      kind: 'reloaded',
      rule: '42.5',
      ship: 'a',
      side: null,
      shot: null,
      mortars: true,
      left: bomb.advanced.reloads,
    };
    expect(tools.happenings).toEqual([{ truth, shown: { others: null, seats: { 'a-1': truth } } }]);
    expect(bomb.advanced.mortars).toEqual([3]);
  });

  it('[7.2.5] whoever can’t read the column takes none to be ready', () => {
    const enemy = foeAtAnchor();
    const bomb = two();
    const sea = advancedSea([bomb, enemy], { rules });
    expect(bombardChoices(sea, bomb)).toEqual([['b']]);
    bomb.advanced.mortars = null;
    expect(bombardChoices(sea, bomb)).toEqual([]);
  });
});
