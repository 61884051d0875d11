/** The lessons in the order in which they are taken. */
import type { Lesson } from '@weathergage/kernel';
import type { HexAction } from '../../rules/types.ts';
import { boarding } from './boarding.ts';
import { firstDuel } from './first-duel.ts';
import { lineOfBattle } from './line-of-battle.ts';

export const lessons: readonly Lesson<HexAction>[] = [firstDuel, boarding, lineOfBattle];
