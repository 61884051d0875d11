import { expect, test } from '@weathergage/web/e2e/crew/desk.ts';
import { followLesson, lessonCard, lessonOver } from '@weathergage/web/e2e/crew/lesson.ts';
import { lessons } from '../data/lessons/index.ts';
import { newSeaMatch } from './crew/desk.ts';
import { look, pressArea } from './crew/hand.ts';

const [firstYear, minorca] = lessons as unknown as readonly [(typeof lessons)[0], (typeof lessons)[0]];
/** Those who carry on are not asked about ports, and have the points told with the card that follows. */
const CARRIED = 'The points';
const titles = ({ steps }: (typeof lessons)[0]): string[] =>
  steps.map(({ title }) => title).filter((title) => title !== CARRIED);

test('the first lesson by the mouse alone, its end saying why it was lost, and on to Minorca by keys alone', async ({
  page,
}) => {
  await newSeaMatch(page, { against: 'machine', scenario: firstYear.scenario, level: 'nearest' });
  expect(await followLesson(page, { hand: 'mouse' })).toEqual(titles(firstYear));
  await expect(lessonOver(page)).toHaveAttribute('data-end', 'lost');
  await expect(lessonOver(page)).toContainText('a squadron of two ships there would have denied it');
  await lessonOver(page).getByTestId('lesson-following').click();
  await expect(lessonCard(page)).toContainText('The other side');
  // What the card shows does not put the question away.
  await expect(page.getByTestId('leaf-orders')).toHaveAttribute('aria-selected', 'true');
  expect(await followLesson(page, { hand: 'keys' })).toEqual(titles(minorca));
  await expect(lessonOver(page)).toHaveAttribute('data-end', 'won');
});

test('Minorca by the mouse alone, the pupil going his own way and giving up; then again, and the first year by keys alone', async ({
  page,
}) => {
  await newSeaMatch(page, { against: 'machine', scenario: minorca.scenario, level: 'nearest' });
  await test.step('who sails with another squadron has passed the card, and the ring is where it can be', async () => {
    await followLesson(page, { hand: 'mouse', until: 'Bar the sea' });
    await page.getByTestId('squadron-fra-brest').click();
    await look(page, 'Europe');
    await pressArea(page, 'bay-of-biscay');
    await page.getByTestId('ask-confirm').click();
    await expect(lessonCard(page)).not.toContainText('Bar the sea');
    await followLesson(page, { hand: 'mouse', until: 'Battle, and a way out' });
  });
  await test.step('given up, it says what to do another time', async () => {
    await page.getByRole('tab', { name: 'Match' }).click();
    await page.getByTestId('resign').click();
    await page.getByTestId('resign-confirm').click();
    await expect(lessonOver(page)).toHaveAttribute('data-end', 'lost');
    await expect(lessonOver(page)).toContainText('Not met this time: ');
    await lessonOver(page).getByTestId('lesson-again').click();
    await expect(lessonCard(page)).toContainText('The other side');
  });
  expect(await followLesson(page, { hand: 'mouse' })).toEqual(titles(minorca));
  await expect(lessonOver(page)).toHaveAttribute('data-end', 'won');

  await newSeaMatch(page, { against: 'machine', scenario: firstYear.scenario, level: 'nearest' });
  expect(await followLesson(page, { hand: 'keys' })).toEqual(titles(firstYear));
});
