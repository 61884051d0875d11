import { describe, expect, it } from 'vitest';
import { expectedOf } from '../../attention/expected-hits.ts';
import { HIT_TABLES } from '../../data/tables.ts';
import { facesOf } from '../../rules/gunnery/broadside.ts';
import { throwFor } from '../../rules/sea/throw.ts';
import { context } from '../../rules/testing/sea.ts';
import { chanceWords, meleeLosses, waysToReach } from './odds.ts';

describe('chances', () => {
  it('counts the throws that the rules themselves would let succeed', () => {
    for (const atLeast of [9, 10])
      for (let modifier = -6; modifier <= 6; modifier++)
        for (const always of [12, null]) {
          let ways = 0;
          for (let a = 1; a <= 6; a++)
            for (let b = 1; b <= 6; b++) {
              const modifiers = modifier === 0 ? [] : [{ what: 'test', by: modifier, rule: '9.1.4' }];
              if (throwFor(context(a, b).dice, { dice: 2, atLeast }, modifiers, always).success) ways++;
            }
          expect(waysToReach({ dice: 2, atLeast }, modifier, always)).toEqual({ ways, of: 36 });
        }
  });

  it('counts the faces of one die', () => {
    expect(waysToReach({ dice: 1, atLeast: 5 }, 0, null)).toEqual({ ways: 2, of: 6 });
    expect(waysToReach({ dice: 1, atLeast: 5 }, 1, null)).toEqual({ ways: 3, of: 6 });
  });

  it('says the chance so that it can be counted', () => {
    expect(chanceWords({ ways: 6, of: 36 })).toBe('6 in 36, 17 %');
  });

  it('expects of a table what its six faces bring', () => {
    for (let table = 0; table <= 8; table++)
      for (const aim of ['hull', 'rigging'] as const) {
        let letters = 0;
        for (const cell of HIT_TABLES.data[table]![aim].split(' ')) letters += cell.replace('.', '').length;
        expect(expectedOf(facesOf(table, aim))).toBeCloseTo(letters / 6, 9);
      }
    expect(expectedOf(facesOf(null, 'hull'))).toBe(0);
  });

  it('[12.3.2] reads the melee table by strength and die', () => {
    expect(meleeLosses(10)).toEqual([1, 1, 0, 0, 0, 0]);
    expect(meleeLosses(11)).toEqual([1, 1, 1, 1, 0, 0]);
    expect(meleeLosses(45)).toEqual([2, 2, 2, 2, 1, 1]);
    expect(meleeLosses(200)).toEqual([4, 4, 4, 4, 2, 2]);
    expect(meleeLosses(0)).toEqual([0, 0, 0, 0, 0, 0]);
  });
});
