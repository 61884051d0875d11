/** Lessons of campaigns: of the war itself, and of the battles below it. */
import type { Lesson } from '@weathergage/kernel';
import { FIRST_BATTLES } from './first-battles.ts';
import { threeActionsLesson } from './three-actions.ts';

/** The lesson of a match that belongs to a campaign; null where there is none. */
export function campaignLesson(campaign: string, game: string, isBattle: boolean): Lesson | null {
  if (campaign !== threeActionsLesson.scenario) return null;
  return isBattle ? (FIRST_BATTLES[game] ?? null) : (threeActionsLesson as unknown as Lesson);
}
