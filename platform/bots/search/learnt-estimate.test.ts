import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { chanceOf, type Lesson, learntChance, learnWeights, surpriseOf } from './learnt-estimate.ts';

/** Lessons drawn from known weights: two that count, one that does not. */
function lessonsOf(count: number): Lesson[] {
  const dice = looseDice(11);
  return Array.from({ length: count }, () => {
    const features = [dice.below(201) - 100, (dice.below(201) - 100) / 1000, dice.below(201) - 100];
    const chance = chanceOf(0.02 * features[0]! - 15 * features[1]! + 0.5);
    return { features, result: dice.below(256) / 256 < chance ? 1 : 0 };
  });
}

describe('an estimate that is learnt', () => {
  const learnt = learnWeights(['hull', 'crew', 'noise'], lessonsOf(3000));

  it('finds the weights that the lessons were drawn from, whatever the scale of a feature', () => {
    expect(learnt.weights[0]).toBeCloseTo(0.02, 2);
    expect(Math.abs(learnt.weights[1]! + 15)).toBeLessThan(3);
    expect(Math.abs(learnt.weights[2]!)).toBeLessThan(0.003);
    expect(Math.abs(learnt.bias - 0.5)).toBeLessThan(0.15);
  });

  it('is the same every time, and foretells better than a coin', () => {
    expect(learnWeights(['hull', 'crew', 'noise'], lessonsOf(3000))).toEqual(learnt);
    expect(surpriseOf(learnt, lessonsOf(3000))).toBeLessThan(0.6);
  });

  it('gives a chance between nought and one, however great the odds', () => {
    expect(learntChance(learnt, [0, 0, 0])).toBeCloseTo(chanceOf(learnt.bias), 9);
    expect(learntChance(learnt, [1e6, 0, 0])).toBeLessThan(1);
    expect(learntChance(learnt, [-1e6, 0, 0])).toBeGreaterThan(0);
  });
});
