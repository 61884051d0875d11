import { expect, newMatch, openDuel, test } from '@weathergage/web/e2e/crew/desk.ts';
import { lessonCard } from '@weathergage/web/e2e/crew/lesson.ts';

test('a lesson is proposed, points, waits, and is folded away and found again', async ({ page }) => {
  await openDuel(page);
  await newMatch(page, { against: 'machine', scenario: 'tutorial-first-duel', level: 'straight' });
  const lesson = lessonCard(page);
  await expect(lesson).toContainText('The wind');
  await lesson.getByRole('button', { name: 'Next' }).click();
  await expect(lesson).toContainText('A first plot');
  await expect(lesson).toHaveAttribute('data-at', /^legal-/);
  await expect(page.getByTestId('lesson-ring')).toBeVisible();

  await lesson.getByRole('button', { name: 'Fold the lesson away' }).click();
  await expect(lesson).toBeHidden();
  await expect(page.getByTestId('lesson-ring')).toBeHidden();
  await page.getByRole('button', { name: /^Lesson, \d/ }).click();
  await expect(lesson).toContainText('A first plot');
});
