import { lessonFlaws } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import { station } from '../../rules/index.ts';
import { scenarios } from '../scenarios.ts';
import { lessons } from './index.ts';
import { lessonScenarios } from './scenarios.ts';

describe.each(lessons)('the lesson $title', (lesson) => {
  it('is sound, and has a scenario that can be played', () => {
    const scenario = [...scenarios, ...lessonScenarios].find(({ id }) => id === lesson.scenario)!;
    expect(lessonFlaws(lesson)).toEqual([]);
    expect(station.examine(scenario)).toEqual([]);
    expect(scenario.tutorial).toBe(true);
  });
});
