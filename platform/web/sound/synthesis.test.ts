import { describe, expect, it } from 'vitest';
import { SOUNDS, soundOf } from '../toolkit/sound/sounds.ts';
import { RECIPES } from './recipes.ts';
import { samplesOf } from './synthesis.ts';

const RATE = 8000;
const loudest = (samples: Float32Array): number => Math.max(...samples.map(Math.abs));

describe('the sounds', () => {
  it.each(SOUNDS)('%s is heard, is not too loud, and is the same every time', (name) => {
    const samples = samplesOf(RECIPES[name], RATE);
    expect(samples.every(Number.isFinite)).toBe(true);
    expect(loudest(samples)).toBeGreaterThan(0.05);
    expect(loudest(samples)).toBeLessThanOrEqual(1);
    expect(samples).toEqual(samplesOf(RECIPES[name], RATE));
  });

  it('end in silence, but for the wind, which goes on where it began', () => {
    for (const name of SOUNDS) {
      const samples = samplesOf(RECIPES[name], RATE);
      const step = Math.abs(samples.at(-1)! - samples[0]!);
      if (RECIPES[name].loops === true) expect(step).toBeLessThan(0.1);
      else expect(Math.abs(samples.at(-1)!)).toBeLessThan(0.01);
    }
  });

  it('a broadside rolls on after a single gun is over', () => {
    const power = (name: 'gun' | 'broadside'): number =>
      samplesOf(RECIPES[name], RATE)
        .slice(0.5 * RATE, 0.9 * RATE)
        .reduce((sum, sample) => sum + sample * sample, 0);
    expect(power('broadside')).toBeGreaterThan(4 * power('gun'));
  });
});

describe('which sound', () => {
  const table = { fire: 'broadside', turn: 'bell', damage: 'crash' } as const;
  it('is the loudest of what happens together', () => {
    expect(soundOf(table, ['turn', 'damage', 'fire'])).toBe('broadside');
    expect(soundOf(table, ['turn', 'moved'])).toBe('bell');
  });
  it('is none for what makes no noise', () => {
    expect(soundOf(table, ['moved'])).toBeNull();
    expect(soundOf({}, [])).toBeNull();
  });
});
