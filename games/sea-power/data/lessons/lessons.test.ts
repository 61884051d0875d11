import { lessonFlaws } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import { seaPower } from '../../rules/index.ts';
import { lessonScenarios } from '../scenarios.ts';
import { lessons } from './index.ts';

describe.each(lessons)('the lesson $title', (lesson) => {
  it('is sound, and has a scenario of one year that can be played', () => {
    const scenario = lessonScenarios.find(({ id }) => id === lesson.scenario)!;
    expect(lessonFlaws(lesson)).toEqual([]);
    expect(seaPower.examine(scenario)).toEqual([]);
    expect(scenario.tutorial).toBe(true);
    expect(scenario.wars.map(({ first, last }) => last - first)).toEqual([0]);
  });
});
