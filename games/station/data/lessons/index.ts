/** The lessons in the order in which they are taken. */
import type { Lesson } from '@weathergage/kernel';
import type { Station } from '../../rules/types.ts';
import { blockadeLesson } from './blockade-lesson.ts';
import { dockyardsLesson } from './dockyards-lesson.ts';
import { firstCruiseLesson } from './first-cruise.ts';
import { ordersLesson } from './orders-lesson.ts';

export const lessons: readonly Lesson<Station>[] = [
  firstCruiseLesson,
  ordersLesson,
  dockyardsLesson,
  blockadeLesson,
];
