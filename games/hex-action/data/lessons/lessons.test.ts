import { lessonFlaws } from '@weathergage/kernel/harness/index.ts';
import { expect, it } from 'vitest';
import { scenarios } from '../scenarios.ts';
import { lessons } from './index.ts';

it('every lesson is sound and has its scenario', () => {
  expect(lessons.flatMap((lesson) => lessonFlaws(lesson, scenarios))).toEqual([]);
});
