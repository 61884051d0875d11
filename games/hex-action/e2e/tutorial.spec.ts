import { expect, newMatch, openDuel, test } from '@weathergage/web/e2e/crew/desk.ts';
import { ask, moment } from '@weathergage/web/e2e/crew/panel.ts';
import { answer, confirm } from './crew/hand.ts';

test('the tutorial teaches step by step, going on as the pupil does what it asks', async ({ page }) => {
  await openDuel(page);
  await newMatch(page, { against: 'machine', scenario: 'tutorial-first-duel', level: 'straight' });
  const lesson = page.getByTestId('lesson');
  await expect(lesson).toContainText('1 of');
  await expect(lesson).toContainText('The wind');

  await lesson.getByRole('button', { name: 'Next' }).click();
  await expect(lesson).toContainText('A first plot');

  await test.step('a plot that only lies still does not end the lesson', async () => {
    await page.getByTestId('legal-0').click();
    await confirm(page);
    await moment(page);
    await expect(lesson).toContainText('A first plot');
  });

  await test.step('a course straight ahead does', async () => {
    while ((await ask(page).getAttribute('data-kind')) !== 'plot') await answer(page);
    await page.getByTestId('legal-1').click();
    await confirm(page);
    await expect(lesson).toContainText('Turning');
  });

  await test.step('and a turn the next', async () => {
    await moment(page);
    while ((await ask(page).getAttribute('data-kind')) !== 'plot') {
      await answer(page);
      await moment(page);
    }
    await ask(page).locator('[data-testid^="legal-"]', { hasText: /[LR]/ }).first().click();
    await confirm(page);
    await expect(lesson).not.toContainText('Turning');
  });

  await test.step('it can be folded away and found again', async () => {
    await lesson.getByRole('button', { name: 'Fold the lesson away' }).click();
    await expect(lesson).toBeHidden();
    await page.getByRole('button', { name: /^Lesson, \d/ }).click();
    await expect(lesson).not.toContainText('Turning');
  });
});
