import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyHeading } from '../testing/bases.ts';
import { cos, difference, norm, sin } from './angle.ts';
import { SINES } from './sine-table.ts';

describe('the sine table', () => {
  it('has every tenth of a degree of a quarter turn, in whole millionths', () => {
    expect(SINES).toHaveLength(901);
    SINES.forEach((sine, tenths) => {
      expect(sine).toBe(Math.round(Math.sin((tenths * Math.PI) / 1800) * 1_000_000));
    });
  });
});

describe('headings', () => {
  it('are brought between 0 and 3599 and never to a negative zero', () => {
    expect([-3600, -1, 0, 3600, 7201].map(norm)).toEqual([0, 3599, 0, 0, 1]);
  });

  it('differ by the shorter turn, to starboard if there are two', () => {
    expect(difference(3590, 10)).toBe(20);
    expect(difference(10, 3590)).toBe(-20);
    expect(difference(0, 1800)).toBe(1800);
    expect(difference(1800, 0)).toBe(1800);
  });

  it('are reached by turning through their difference', () => {
    fc.assert(
      fc.property(anyHeading, anyHeading, (a, b) => {
        const turn = difference(a, b);
        expect(norm(a + turn)).toBe(b);
        expect(turn).toBeGreaterThan(-1800);
        expect(turn).toBeLessThanOrEqual(1800);
      }),
    );
  });

  it('have the sines and cosines of the circle, exactly mirrored', () => {
    fc.assert(
      fc.property(anyHeading, (a) => {
        expect(Math.abs(sin(a) - Math.sin((a * Math.PI) / 1800) * 1e6)).toBeLessThanOrEqual(0.51);
        expect(Math.abs(cos(a) - Math.cos((a * Math.PI) / 1800) * 1e6)).toBeLessThanOrEqual(0.51);
        expect(sin(a) + sin(a + 1800)).toBe(0);
        expect(cos(a)).toBe(cos(-a));
      }),
    );
  });
});
