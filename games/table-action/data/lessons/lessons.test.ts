import { lessonFlaws } from '@weathergage/kernel/harness/index.ts';
import { expect, it } from 'vitest';
import { scenarios } from '../scenarios.ts';
import { lessons } from './index.ts';

it('every lesson is sound and has its scenario', () => {
  expect(lessons.flatMap((lesson) => lessonFlaws(lesson, scenarios))).toEqual([]);
});

it('what is marked as a lesson has its cards', () => {
  const taught = new Set(lessons.map(({ scenario }) => scenario));
  expect(scenarios.filter(({ tutorial, id }) => tutorial === true && !taught.has(id))).toEqual([]);
});
