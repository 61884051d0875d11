import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyHeading } from '../testing/bases.ts';
import { norm } from './angle.ts';
import { angleOffWind, disposition } from './wind.ts';

const FREER = ['aback', 'beating', 'reaching', 'running'];

describe('the wind', () => {
  it('[wind.disposition-at-segment-start] is met by its eye: a wind blowing down the table is met by a ship heading up', () => {
    expect(angleOffWind(0, 1800)).toBe(0);
    expect(disposition(0, 1800)).toBe('aback');
    expect(disposition(1800, 1800)).toBe('running');
  });

  it('[wind.disposition-at-segment-start] gives an angle on a border to the freer point of sailing', () => {
    const off = [0, 449, 450, 899, 900, 1349, 1350, 1800];
    expect(off.map((angle) => disposition(angle, 1800))).toEqual([
      'aback',
      'aback',
      'beating',
      'beating',
      'reaching',
      'reaching',
      'running',
      'running',
    ]);
  });

  it('[wind.disposition-at-segment-start] is the same on both tacks and wherever it blows, and never less free further off', () => {
    fc.assert(
      fc.property(anyHeading, anyHeading, fc.integer(), fc.nat(1800), (way, wind, turn, off) => {
        expect(disposition(way, wind)).toBe(disposition(norm(way + turn), norm(wind + turn)));
        const eye = norm(wind + 1800);
        expect(disposition(norm(eye + off), wind)).toBe(disposition(norm(eye - off), wind));
        const bearAway = Math.min(1800, off + Math.abs(turn % 200));
        expect(FREER.indexOf(disposition(norm(eye + bearAway), wind))).toBeGreaterThanOrEqual(
          FREER.indexOf(disposition(norm(eye + off), wind)),
        );
      }),
    );
  });
});
