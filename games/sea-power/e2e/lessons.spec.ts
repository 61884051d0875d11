/** A lesson as a browser shows it; every card of both is gone through in `platform/web/lessons/school-sea-power.test.ts`. */
import { expect, test } from '@weathergage/web/e2e/crew/desk.ts';
import { beginProposed, followLesson, lessonCard, lessonOver } from '@weathergage/web/e2e/crew/lesson.ts';
import { firstYearLesson } from '../data/lessons/first-year.ts';
import { minorcaLesson } from '../data/lessons/minorca.ts';
import { newSeaMatch } from './crew/desk.ts';
import { look, pressArea } from './crew/hand.ts';

test('Minorca by the mouse and by keys, the pupil going his own way, giving up, and taking it again', async ({
  page,
}) => {
  const { scenario, steps } = minorcaLesson;
  await newSeaMatch(page, { against: 'machine', scenario, level: 'nearest' });
  await expect(lessonCard(page)).toContainText('The other side');
  // What the card shows does not put the question away.
  await expect(page.getByTestId('leaf-orders')).toHaveAttribute('aria-selected', 'true');
  await test.step('who sails with another squadron has passed the card, and the ring is where it can be', async () => {
    await followLesson(page, { hand: 'mouse', until: 'Bar the sea' });
    await page.getByTestId('squadron-fra-brest').click();
    await look(page, 'Europe');
    await pressArea(page, 'bay-of-biscay');
    await page.getByTestId('ask-confirm').click();
    await expect(lessonCard(page)).not.toContainText('Bar the sea');
    await followLesson(page, { hand: 'keys', until: 'Battle, and a way out' });
  });
  await test.step('given up, it says what to do another time, and is taken again', async () => {
    await page.getByRole('tab', { name: 'Match' }).click();
    await page.getByTestId('resign').click();
    await page.getByTestId('resign-confirm').click();
    await expect(lessonOver(page)).toHaveAttribute('data-end', 'lost');
    await expect(lessonOver(page)).toContainText('Not met this time: ');
    await lessonOver(page).getByTestId('lesson-again').click();
    const met = await followLesson(page, { hand: 'mouse', until: 'They come' });
    expect(met).toEqual(steps.slice(0, 6).map(({ title }) => title));
  });
});

test('New match proposes the first lesson to a newcomer, and Start begins it', async ({ page }) => {
  const { steps } = firstYearLesson;
  await beginProposed(page, 'sea-power');
  await expect(lessonCard(page)).toContainText(`1 of ${steps.length}`);
  const met = await followLesson(page, { hand: 'mouse', until: steps[3]!.title });
  expect(met).toEqual(steps.slice(0, 3).map(({ title }) => title));
});
