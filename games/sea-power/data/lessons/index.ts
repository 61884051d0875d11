/** The lessons in the order in which they are taken. */
import type { Lesson } from '@weathergage/kernel';
import type { SeaPower } from '../../rules/types.ts';
import { firstYearLesson } from './first-year.ts';
import { minorcaLesson } from './minorca.ts';

export const lessons: readonly Lesson<SeaPower>[] = [firstYearLesson, minorcaLesson];
