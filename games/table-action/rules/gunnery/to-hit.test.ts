import { describe, expect, it } from 'vitest';
import { RANGES } from '../../data/words.ts';
import type { Aim } from '../table/asks.ts';
import { broadsideDice, modifiersOf, neededAt, rangeOf, type Shooter, totalOf } from './to-hit.ts';

const shooter: Shooter = { quality: 'average', sail: 'battle', ashore: false, chain: false };
const mark = { sail: 'battle', onFire: false } as const;
const added = (by: Partial<Shooter>, on: Partial<{ sail: 'easy' | 'full' | null; onFire: boolean }> = {}) =>
  totalOf(modifiersOf({ ...shooter, ...by }, { ...mark, ...on }, 'hull', 'close'));

describe('to hit', () => {
  const row = (aim: Aim) => RANGES.map((range) => neededAt(aim, range));
  it('[fire.to-hit-hull] three to six by range', () => expect(row('hull')).toEqual([3, 4, 5, 6]));
  it('[fire.to-hit-rigging] five to eight by range', () => expect(row('rigging')).toEqual([5, 6, 7, 8]));

  it('[fire.dice-by-range] bands end at 8, 16, 32 and 64 inches; a border belongs to the nearer', () => {
    const bands = [0, 8000, 8001, 16_000, 16_001, 32_000, 32_001, 64_000, 64_001].map(rangeOf);
    expect(bands).toEqual([
      'pointBlank',
      'pointBlank',
      'close',
      'close',
      'effective',
      'effective',
      'long',
      'long',
      null,
    ]);
  });

  const dice = { large: [7, 5, 3, 1], regular: [4, 3, 2, 0] } as const;
  it('[fire.dice-by-range] [fire.gun-types] so many dice of each type of gun at each range', () => {
    expect(RANGES.map((range) => broadsideDice(dice, range, 0, false))).toEqual([
      { large: 7, regular: 4 },
      { large: 5, regular: 3 },
      { large: 3, regular: 2 },
      { large: 1, regular: 0 },
    ]);
  });

  it('[fire.crippled-hull-halves] half by gun type, rounded up, before a rake doubles', () => {
    expect(broadsideDice(dice, 'pointBlank', 1, false)).toEqual({ large: 4, regular: 2 });
    expect(broadsideDice(dice, 'pointBlank', 1, true)).toEqual({ large: 8, regular: 4 });
    expect(broadsideDice(dice, 'pointBlank', 2, false)).toEqual({ large: 2, regular: 1 });
  });

  it('[fire.modifiers-shooter] good crew and easy sail add one, poor crew and full sail take one off', () => {
    expect([added({ quality: 'good' }), added({ quality: 'poor' })]).toEqual([1, -1]);
    expect([added({ sail: 'easy' }), added({ sail: 'full' }), added({ sail: null })]).toEqual([1, -1, 0]);
    expect(added({ quality: 'good', sail: 'easy' })).toBe(2);
  });

  it('[fire.modifiers-target] a target on fire or at full sail adds one, at easy sail takes one off', () => {
    expect(added({}, { onFire: true })).toBe(1);
    expect([added({}, { sail: 'full' }), added({}, { sail: 'easy' }), added({}, { sail: null })]).toEqual([
      1, -1, 0,
    ]);
  });

  it('[chain-shot.pass] two more at rigging, at point blank and close range, and nowhere else', () => {
    const chain = (aim: Aim) =>
      RANGES.map((range) => totalOf(modifiersOf({ ...shooter, chain: true }, mark, aim, range)));
    expect(chain('rigging')).toEqual([2, 2, 0, 0]);
    expect(chain('hull')).toEqual([0, 0, 0, 0]);
  });
});
