import { describe, expect, it } from 'vitest';
import { trimFor as trimmed } from './rig.tsx';
import { flyOf } from './ship-drawing.tsx';

const ANGLES = [-120, -60, 0, 60, 120, 180] as const;

describe('a ship in the wind', () => {
  it('braces her yards to the side the wind blows to, and backs her sails head to wind', () => {
    const trimFor = (wind: number) =>
      trimmed(wind, { running: 30, aback: 150, taken: { brace: 6, belly: -0.45 } });
    expect(trimFor(60).brace).toBeGreaterThan(0);
    expect(trimFor(-60).brace).toBe(-trimFor(60).brace);
    expect(Math.abs(trimFor(120).brace)).toBeGreaterThan(Math.abs(trimFor(60).brace));
    expect(trimFor(180).belly).toBeLessThan(0);
    expect(trimFor(0).brace).toBe(0);
  });

  it('never hangs an ensign far from upright, whatever her heading and the wind', () => {
    for (const angle of ANGLES)
      for (const wind of ANGLES) {
        const [first, ...rest] = [...flyOf({ angle, wind }).matchAll(/rotate\(([-\d.]+)\)/g)].map((match) =>
          Number(match[1]),
        );
        expect(first).toBe(-angle || 0);
        for (const droop of rest) expect(Math.abs(droop)).toBeLessThanOrEqual(14);
      }
  });
});
