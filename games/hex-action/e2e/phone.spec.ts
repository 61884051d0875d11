import type { Locator, Page } from '@playwright/test';
import { chooseScenario, expect, openDuel, test } from '@weathergage/web/e2e/crew/desk.ts';
import { ask, kindAsked } from '@weathergage/web/e2e/crew/panel.ts';
import { fitsAFinger, overhang, PHONE } from '@weathergage/web/e2e/crew/phone.ts';
import { openScene, squeezed } from '@weathergage/web/e2e/crew/sizes.ts';
import { confirm, shipsOn } from './crew/hand.ts';
import { duelScene } from './crew/scene.ts';

test.use(PHONE);

test('a turn is played by touch at a phone’s width', async ({ page }) => {
  await openDuel(page);
  expect(await overhang(page)).toBe(0);

  await test.step('the main controls fit a finger', async () => {
    await fitsAFinger('the menu', page.getByTestId('menu'));
    await fitsAFinger('the order', page.getByTestId('plot-confirm'));
    await fitsAFinger('the plot field', page.getByTestId('plot-input'));
    await fitsAFinger('turn to larboard', ask(page).getByRole('button', { name: /larboard/i }));
    await fitsAFinger('one hex ahead', ask(page).getByRole('button', { name: /hex ahead/i }));
    await fitsAFinger('the tab of orders', page.getByTestId('leaf-orders'));
    await fitsAFinger('the handle of the log', page.getByTestId('panel-handle'));
    for (const plot of ['0', '1', '2R1'])
      await fitsAFinger(`plot ${plot}`, page.getByTestId(`legal-${plot}`));
  });

  await test.step('a tap beside the lit hexes takes the nearest', async () => {
    const hexes = page.locator('.hx-bloom > path');
    const boxes = await hexes.evaluateAll((all) =>
      all.map((hex) => hex.getBoundingClientRect().toJSON() as DOMRect),
    );
    expect(boxes[0]!.width, 'a lit hex, with both ships in sight').toBeGreaterThanOrEqual(24);
    const lowest = boxes.toSorted((a, b) => b.bottom - a.bottom)[0]!;
    await page.touchscreen.tap(lowest.x + lowest.width / 2, lowest.bottom + 15);
    await expect(page.getByTestId('plot-input')).not.toHaveValue('');
    await page.getByTestId('plot-input').fill('');
  });

  await test.step('plotting and all that follows by taps', async () => {
    await ask(page)
      .getByRole('button', { name: /hex ahead/i })
      .tap();
    await ask(page)
      .getByRole('button', { name: /hex ahead/i })
      .tap();
    await ask(page)
      .getByRole('button', { name: /starboard/i })
      .tap();
    await expect(page.getByTestId('plot-input')).toHaveValue('2R');
    await confirm(page, () => page.getByTestId('plot-confirm').tap());
    for (let kind = await kindAsked(page); kind !== null && kind !== 'plot'; kind = await kindAsked(page)) {
      expect(await overhang(page)).toBe(0);
      await fitsAFinger('the confirming button', page.getByTestId('ask-confirm').getByRole('button'));
      await confirm(page, () => page.getByTestId('ask-confirm').getByRole('button').tap());
    }
    await expect(page.getByTestId('turn')).toContainText('Turn 2');
  });

  await test.step('the captain’s log is drawn up from below', async () => {
    await page.getByTestId('panel-handle').tap();
    await expect(page.getByTestId('log')).toBeVisible();
    await expect(page.getByTestId('log')).toContainText('Plots opened');
    expect(await overhang(page)).toBe(0);
    await page.getByTestId('panel-handle').tap();
  });

  await test.step('a ship is tapped and shows her log', async () => {
    const enemy = (await shipsOn(page)).find(({ asked }) => !asked)!;
    await page.getByTestId(`ship-${enemy.id}`).tap();
    await expect(page.getByTestId('log-sheet')).toContainText(new RegExp(enemy.id, 'i'));
    await expect(page.getByTestId('log-sheet')).toContainText('load ?');
  });
});

/** Whether the middle of it is what a finger would hit there. */
const onTop = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

/** A phone too short for the card, the chart and the orders below each other. */
const SHORT = { width: 390, height: 740 };

async function firstLesson(page: Page): Promise<{ readonly lesson: Locator; readonly chart: Locator }> {
  await openDuel(page);
  await page.keyboard.press('n');
  await chooseScenario(page, 'tutorial-first-duel');
  await page.getByTestId('begin').tap();
  const lesson = page.getByTestId('lesson');
  await expect(lesson).toContainText('Look at the rose');
  return { lesson, chart: page.getByRole('main', { name: 'The chart' }) };
}

test('a lesson has room of its own on a tall phone', async ({ page }) => {
  const { lesson, chart } = await firstLesson(page);
  const [card, lying] = [(await lesson.boundingBox())!, (await chart.boundingBox())!];
  expect(card.y + card.height, 'the card ends where the chart begins').toBeLessThanOrEqual(lying.y + 1);
  expect(lying.height, 'the chart has a fifth of the screen').toBeGreaterThan(PHONE.viewport.height / 5);
  await chart.tap({ position: { x: 200, y: 40 } });
  await lesson.getByRole('button', { name: 'Next' }).tap();
  await expect(lesson).toHaveAttribute('data-card', '1');
  expect(await chart.boundingBox(), 'the chart does not move under the finger').toEqual(lying);
});

test('a lesson steps aside for the hand, and nothing covers the verdict', async ({ page }) => {
  await page.setViewportSize(SHORT);
  const { lesson, chart } = await firstLesson(page);
  const lying = await chart.boundingBox();
  expect(lying!.height, 'the chart has a third of the screen, or nearly, to itself').toBeGreaterThan(
    SHORT.height / 3.5,
  );
  await chart.tap({ position: { x: 200, y: 40 } });
  await expect(lesson).toBeHidden();
  await page.getByTestId('plot-input').tap();
  expect(await chart.boundingBox(), 'the chart does not move under the finger').toEqual(lying);
  await page.getByRole('button', { name: /^Lesson, 1 of \d+: The wind/ }).tap();
  await lesson.getByRole('button', { name: 'Next' }).tap();
  await expect(lesson).toContainText('2 of');
  expect(await chart.boundingBox()).toEqual(lying);

  await page.getByTestId('panel-handle').tap();
  await page.getByRole('tab', { name: 'Match' }).tap();
  await page.getByTestId('resign').tap();
  await page.getByTestId('resign-confirm').tap();
  const verdict = page.getByTestId('outcome');
  const head = verdict.getByRole('heading', { name: 'Defeat' });
  await expect(head).toBeVisible();
  await expect(page.getByRole('button', { name: /^Lesson/ })).toHaveCount(0);
  for (const part of [head, verdict.getByTestId('lesson-again'), verdict.getByTestId('report')]) {
    await part.scrollIntoViewIfNeeded();
    await expect.poll(() => onTop(part)).toBe(true);
  }
});

test('a question with much to say scrolls, and its lines stand clear of each other', async ({ page }) => {
  await openScene(page, { ...duelScene, wanted: (_, { kind }) => kind === 'grapple' });
  await expect(ask(page)).toContainText('Grappled ships can neither sail nor turn');
  expect(await squeezed(page)).toEqual([]);
});
