/** Lessons as a browser shows them; every card of every one is gone through in `platform/web/lessons/school-actions.test.ts`. */
import { expect, openMatch, test } from '@weathergage/web/e2e/crew/desk.ts';
import { followLesson, lessonCard, lessonOver } from '@weathergage/web/e2e/crew/lesson.ts';

test('a lesson is folded, taken one’s own way, lost and taken again, and leads to the next', async ({
  page,
}) => {
  await openMatch(page, 'hex-action', { against: 'machine', scenario: 'tutorial-first-duel' });
  const lesson = lessonCard(page);

  await test.step('it is folded away and found again', async () => {
    await expect(page.getByTestId('lesson-ring')).toBeHidden();
    await lesson.getByTestId('lesson-next').click();
    await expect(lesson).toHaveAttribute('data-at', /^legal-/);
    await expect(page.getByTestId('lesson-ring')).toBeVisible();
    await lesson.getByRole('button', { name: 'Fold the lesson away' }).click();
    await expect(page.getByTestId('lesson-ring')).toBeHidden();
    await page.getByTestId('lesson-tab').click();
  });

  await test.step('who turns at once has passed the card about turning', async () => {
    await page.getByTestId('legal-2L1').click();
    await page.getByTestId('plot-confirm').click();
    await expect(lesson).toContainText('The first broadside');
  });

  await test.step('to the last card, and from there to the next lesson', async () => {
    await followLesson(page, { hand: 'mouse' });
    await lessonOver(page).getByTestId('lesson-following').click();
    await expect(lesson).toContainText('Alongside');
  });

  await test.step('boarding is lost, says why, and is won by keys alone, aboard the enemy', async () => {
    await page.getByRole('tab', { name: 'Match' }).click();
    await page.getByTestId('resign').click();
    await page.getByTestId('resign-confirm').click();
    await expect(lessonOver(page)).toContainText('throw the grapples at every chance');
    await lessonOver(page).getByTestId('lesson-again').click();
    await expect(lesson).toContainText('Alongside');
    await followLesson(page, { hand: 'keys' });
    await expect(lessonOver(page)).toContainText('is your prize');
  });
});
