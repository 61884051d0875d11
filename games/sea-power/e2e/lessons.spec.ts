import { expect, test } from '@weathergage/web/e2e/crew/desk.ts';
import { followLesson, lessonOver } from '@weathergage/web/e2e/crew/lesson.ts';
import { lessons } from '../data/lessons/index.ts';
import { newSeaMatch } from './crew/desk.ts';

/** One hand and the other by turns. */
const HANDS = ['mouse', 'keys'] as const;

for (const [i, { title, scenario, opponent = 'nearest', steps }] of lessons.entries())
  test(`${title}: to the last card by ${HANDS[i % 2]} alone`, async ({ page }) => {
    await newSeaMatch(page, { against: 'machine', scenario, level: opponent });
    const met = await followLesson(page, { hand: HANDS[i % 2]! });
    await expect(lessonOver(page)).toBeVisible();
    // Passed over is what this match had no moment for; the order is the lesson's.
    expect(steps.map((step) => step.title).filter((one) => met.includes(one))).toEqual(met);
    expect(met.length).toBeGreaterThan(steps.length / 2);
  });
