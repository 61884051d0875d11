/** How an allowance came about, line by line, as it is shown to whoever asks. */
import { describe, expect, it } from 'vitest';
import type { SpecialRule } from '../sea/special-rules.ts';
import { type AdvancedTestShip, advancedSea, advancedShip } from '../testing/advanced.ts';
import { testSea } from '../testing/sea.ts';
import { allowanceLines, allowancesIn } from './allowance.ts';

const SWEEPS: SpecialRule = { id: 'sweeps', ships: ['x'], hexes: 1 };
const linesOf = (
  stated: Partial<AdvancedTestShip> = {},
  changes: Parameters<typeof advancedSea>[1] = {},
  at: 'A' | 'B' | 'C' | 'D' = 'A',
) => {
  const ship = advancedShip({ id: 'x', at: 'K20', heading: 2, ...stated });
  const sea = advancedSea([ship], changes);
  const lines = allowanceLines(sea, ship, at);
  const sum = lines.reduce((hexes, { by }) => hexes + by, 0);
  expect(Math.max(0, sum)).toBe(allowancesIn(sea, ship)[at]);
  return lines.map(({ what, by, rule }) => [what, by, rule]);
};

describe('the lines of an allowance', () => {
  it('[7.1.4] [11.4.4.1] in the Basic Game battle sails and the rigging lost', () => {
    const sea = testSea({ ships: [{ id: 'x', at: 'K20', heading: 2, rigging: [0, 0, 4, 4] }] });
    expect(allowanceLines(sea, sea.ships[0]!)).toEqual([
      { what: 'battle sails', by: 4, rule: '7.1.4' },
      { what: 'rigging sections lost', by: -2, rule: '11.4.4.1' },
    ]);
  });

  it('[7.1.4] [20.1.1] by the sails she carries', () => {
    expect(linesOf()).toEqual([['battle sails', 4, '7.1.4']]);
    expect(linesOf({ advanced: { sail: 'full' } }).map(([what, , rule]) => [what, rule])).toEqual([
      ['full sails', '20.1.1'],
    ]);
  });

  it('[18.2.2.3] in a calm nothing is left of them', () => {
    expect(linesOf({}, { advanced: { velocity: 0 } })).toEqual([
      ['battle sails', 4, '7.1.4'],
      ['becalmed', -4, '18.2.2.3'],
    ]);
  });

  it('[18.2.2] [11.4.4.1] what the wind and lost rigging take off, in the attitudes it counts in', () => {
    const light = { rules: { windEffects: true }, advanced: { velocity: 1 } } as const;
    const lines = linesOf({ rigging: [0, 4, 4, 4] }, light);
    expect(lines.map(([what, , rule]) => [what, rule])).toEqual([
      ['battle sails', '7.1.4'],
      ['rigging sections lost', '11.4.4.1'],
      ['wind velocity', '18.2.2'],
    ]);
    expect(linesOf({}, { ...light, rules: {} })).toEqual([['battle sails', 4, '7.1.4']]);
  });

  it('what sweeps add, up to their own hexes and in light airs only', () => {
    const swept = (velocity: 0 | 1 | 3) => linesOf({}, { advanced: { velocity, special: [SWEEPS] } });
    expect(swept(0)).toEqual([
      ['battle sails', 4, '7.1.4'],
      ['becalmed', -4, '18.2.2.3'],
      ['sweeps', 1, 'sweeps'],
    ]);
    expect(swept(3)).toEqual([['battle sails', 4, '7.1.4']]);
  });

  it('oars instead of sails', () => {
    const galley = {
      special: { traits: ['rowed'], rowSpeed: 3 },
      advanced: { notes: { oars: true } },
    } as const;
    expect(linesOf(galley)[0]).toEqual(['oars', 3, 'rowed']);
  });
});
