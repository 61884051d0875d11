import { describe, expect, it } from 'vitest';
import type { Direction } from '../sea/hex.ts';
import { abeam } from '../testing/abeam.ts';
import { advancedSea, advancedShip } from '../testing/advanced.ts';
import { anyGunReaches, computeAdvanced, rakeFrom } from './advanced-broadside.ts';
import { canRakeHull } from './yielding.ts';

type Stated = Parameters<typeof abeam>[0];
const laid = (a: Stated, at = 'N15', b: Stated = {}) => {
  const state = abeam(a, { at, ...b });
  return computeAdvanced(state, state.ships[0]!, 'R', state.ships[1]!, { aim: 'rigging' });
};

describe('where a shot ends', () => {
  it('[24.2.2.1] [24.2.4.1] chain reaches four hexes, grape one', () => {
    const chain = { advanced: { shot: { L: 'C', R: 'C' } } } as const;
    expect([laid(chain, 'O15')?.range, laid(chain, 'P15')]).toEqual([4, null]);
    const grape = (at: string) => {
      const state = abeam({}, { at });
      return anyGunReaches(state, state.ships[0]!, 'R', state.ships[1]!, 'G', null);
    };
    expect([grape('L15'), grape('M15')]).toEqual([true, false]);
  });

  it('[11.2.4] below table nought it misses, at nought it is thrown for', () => {
    const guns = { guns: { L: 3, R: 3 }, carronades: { L: 0, R: 0 } };
    const found = ['M', 'N', 'O', 'P', 'Q', 'R', 'S', 'T', 'U'].map((column) => {
      const { base, modifiers, table, tables } = laid({ spec: guns }, `${column}15`)!;
      return { sum: modifiers.reduce((all, { by }) => all + by, base), table, tables };
    });
    for (const { sum, table, tables } of found)
      expect([table, tables]).toEqual(sum < 0 ? [null, []] : [sum, [sum]]);
    const sums = found.map(({ sum }) => sum);
    expect(sums).toContain(0);
    expect(Math.min(...sums)).toBeLessThan(0);
  });

  it('[24.2.7] grape that takes nobody takes nobody of a party either', () => {
    const party = { parties: [{ type: 'DBP' as const, sections: [1], target: null }] };
    const grape = (guns: number, quality: 'average' | 'poor') =>
      laid(
        {
          quality,
          spec: { nation: 'French', guns: { L: guns, R: guns }, carronades: { L: 0, R: 0 } },
          advanced: { shot: { L: 'G', R: 'G' } },
        },
        'L15',
        party,
      )!;
    for (const guns of [1, 20])
      for (const quality of ['average', 'poor'] as const) {
        const { table, certain } = grape(guns, quality);
        expect(certain.C).toBe((table ?? 0) > 0 ? table! + 1 : 0);
      }
  });

  it('[7.2.5] where the load column is closed roundshot is taken to be in the guns', () => {
    expect(laid({ advanced: { shot: null } })?.shot).toBe('R');
  });

  it('[16.1.2.2] [16.1.2.3.1] a damaged broadside and low powder are named with their rules', () => {
    const shot = laid({
      advanced: { reloads: 0, wounds: { broadside: [{ side: 'R', by: 1, until: 9 }] } },
    });
    const found = shot!.modifiers.filter(({ what }) => ['low powder', 'broadside damaged'].includes(what));
    expect(found.map(({ what, rule }) => [what, rule])).toEqual([
      ['low powder', '16.1.2.3.1'],
      ['broadside damaged', '16.1.2.2'],
    ]);
  });
});

describe('who rakes', () => {
  const target = () => advancedShip({ id: 't', at: 'K15', heading: 1, side: 'b' });
  const firer = (at: string, heading: Direction) => advancedShip({ id: 'f', at, heading });

  it('[24.4.1] with either end on the row, and the broadside that bears', () => {
    expect(rakeFrom(firer('K12', 2), 'R', target(), null)).toBe('bow');
    // Her stern is on K12, her bow beyond the row.
    expect(rakeFrom(firer('L12', 3), 'R', target(), null)).toBe('bow');
    expect(rakeFrom(firer('K12', 2), 'L', target(), null)).toBeNull();
    expect(rakeFrom(firer('N15', 4), 'R', target(), null)).toBeNull();
  });

  it('[11.4.4.2] [24.4.4] a hull can be raked within five hexes, by one who may fire at that ship', () => {
    const can = (at: string, heading: Direction, ...others: ReturnType<typeof advancedShip>[]) => {
      const sea = advancedSea([target(), firer(at, heading), ...others]);
      return canRakeHull(sea, sea.ships[1]!, sea.ships[0]!);
    };
    expect([can('K10', 2), can('K9', 2), can('N15', 4)]).toEqual([true, false, false]);
    expect(can('K10', 2, advancedShip({ id: 'c', at: 'K12', heading: 1, side: 'b' }))).toBe(false);
  });
});
