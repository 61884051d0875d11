/** The lessons in the order in which they are taken. */
import type { Lesson } from '@weathergage/kernel';
import type { TableAction } from '../../rules/types.ts';
import { divisions } from './divisions.ts';
import { firstDuel } from './first-duel.ts';

export const lessons: readonly Lesson<TableAction>[] = [firstDuel, divisions];
