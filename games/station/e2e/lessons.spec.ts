/** A lesson as a browser shows it; every card of all four is gone through in `platform/web/lessons/school-station.test.ts`. */
import { expect, test } from '@weathergage/web/e2e/crew/desk.ts';
import { beginProposed, followLesson, lessonCard } from '@weathergage/web/e2e/crew/lesson.ts';
import { firstCruiseLesson } from '../data/lessons/first-cruise.ts';
import { newStationMatch } from './crew/desk.ts';

test('the first cruise by the mouse as far as a course on the chart, and by keys until its Orders are issued', async ({
  page,
}) => {
  const { scenario, steps } = firstCruiseLesson;
  await newStationMatch(page, { against: 'machine', scenario, level: 'harbour' });
  const met = [
    ...(await followLesson(page, { hand: 'mouse', until: 'When nothing happens' })),
    ...(await followLesson(page, { hand: 'keys', until: 'Putting things in order' })),
  ];
  expect(met).toEqual(steps.slice(0, 8).map(({ title }) => title));
});

test('New match proposes the first lesson to a newcomer, and Start begins it', async ({ page }) => {
  await beginProposed(page, 'station');
  await expect(lessonCard(page)).toContainText('A first cruise, 1 of 10');
  await page.getByRole('tab', { name: 'Match' }).click();
  await expect(page.getByRole('region', { name: 'At the table' })).toContainText(
    'the machine: Harbourstays in port and repairs',
  );
  await followLesson(page, { hand: 'mouse', until: 'How time goes by' });
});
