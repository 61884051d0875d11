import { expect, openMatch, test } from '@weathergage/web/e2e/crew/desk.ts';
import { followLesson, lessonCard, lessonOver } from '@weathergage/web/e2e/crew/lesson.ts';

test('the first lesson by the mouse alone, the pupil going his own way in between, and the next one by keys alone', async ({
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
    const titles = await followLesson(page, { hand: 'mouse' });
    expect(titles.slice(0, 2)).toEqual(['The first broadside', 'Loading']);
    await expect(lessonOver(page)).toBeVisible();
    await lessonOver(page).getByTestId('lesson-following').click();
    await expect(lesson).toContainText('Alongside');
  });

  await test.step('boarding by keys alone, to its end', async () => {
    const titles = await followLesson(page, { hand: 'keys' });
    expect(titles.slice(0, 2)).toEqual(['Alongside', 'Throw the grapples']);
    await expect(lessonOver(page)).toHaveAttribute('data-end', 'won');
  });
});

test('boarding by the mouse alone, after it was lost and said why; then the first lesson by keys alone', async ({
  page,
}) => {
  await openMatch(page, 'hex-action', { against: 'machine', scenario: 'tut-3-boarding' });
  await followLesson(page, { hand: 'mouse', until: 'Throw the grapples' });
  await page.getByRole('tab', { name: 'Match' }).click();
  await page.getByTestId('resign').click();
  await page.getByTestId('resign-confirm').click();
  await expect(lessonOver(page)).toContainText('throw the grapples at every chance');
  await expect(lessonOver(page)).toContainText('Not met this time: Throw the grapples');
  await lessonOver(page).getByTestId('lesson-again').click();
  await expect(lessonCard(page)).toContainText('Alongside');
  await followLesson(page, { hand: 'mouse' });
  await expect(lessonOver(page)).toHaveAttribute('data-end', 'won');

  await openMatch(page, 'hex-action', { against: 'machine', scenario: 'tutorial-first-duel' });
  const titles = await followLesson(page, { hand: 'keys' });
  expect(titles.slice(0, 4)).toEqual(['The wind', 'A first plot', 'Turning', 'The first broadside']);
});
