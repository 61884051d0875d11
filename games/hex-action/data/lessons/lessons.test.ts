import { lessonFlaws } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../scenarios.ts';
import { lessons } from './index.ts';

describe('the lessons', () => {
  it.each(lessons.map((lesson) => [lesson.id, lesson] as const))(
    '%s is sound and has its scenario',
    (_, lesson) => {
      expect(lessonFlaws(lesson)).toEqual([]);
      expect(scenarios.find(({ id }) => id === lesson.scenario)?.tutorial).toBe(true);
    },
  );
});
