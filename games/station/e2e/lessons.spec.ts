import { expect, test } from '@weathergage/web/e2e/crew/desk.ts';
import { followLesson, lessonOver } from '@weathergage/web/e2e/crew/lesson.ts';
import { lessons } from '../data/lessons/index.ts';
import { newStationMatch } from './crew/desk.ts';

/** One hand and the other by turns. */
const HANDS = ['mouse', 'keys'] as const;

for (const [i, { title, scenario, opponent = 'harbour', steps }] of lessons.entries())
  test(`${title}: to the last card by ${HANDS[i % 2]} alone`, async ({ page }) => {
    await newStationMatch(page, { against: 'machine', scenario, level: opponent });
    const met = await followLesson(page, { hand: HANDS[i % 2]! });
    await expect(lessonOver(page)).toBeVisible();
    // Followed to the letter it passes over nothing.
    expect(met).toEqual(steps.map((step) => step.title));
  });
