/** The lessons in the order in which they are taken. */
import type { Lesson } from '@weathergage/kernel';
import type { Station } from '../../rules/types.ts';
import { firstCruise } from './first-cruise.ts';

export const lessons: readonly Lesson<Station>[] = [firstCruise];
