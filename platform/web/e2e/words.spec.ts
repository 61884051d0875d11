import type { Page } from '@playwright/test';
import { noBarriers } from './crew/barriers.ts';
import { expect, openDuel, test } from './crew/desk.ts';
import { PHONE } from './crew/phone.ts';

/** The middle of a marked word that can be read and is not covered. */
const marked = (page: Page): Promise<{ x: number; y: number; word: string } | null> =>
  page.evaluate(() => {
    for (const mark of CSS.highlights.get('weathergage-words') ?? []) {
      const range = document.createRange();
      range.setStart(mark.startContainer, mark.startOffset);
      range.setEnd(mark.endContainer, mark.endOffset);
      const { x, y, width, height } = range.getBoundingClientRect();
      const at = { x: x + width / 2, y: y + height / 2 };
      const text = mark.startContainer.parentElement;
      if (width > 0 && text !== null && document.elementFromPoint(at.x, at.y) === text)
        return { ...at, word: range.toString() };
    }
    return null;
  });

async function wordOn(page: Page): Promise<{ x: number; y: number; word: string }> {
  await expect.poll(async () => (await marked(page)) !== null).toBe(true);
  return (await marked(page))!;
}

test('a word is explained under the pointer; the chart’s control and a key tell all words and signs', async ({
  page,
}) => {
  await openDuel(page);
  const { x, y } = await wordOn(page);
  await page.mouse.move(x - 2, y);
  await page.mouse.move(x, y);
  const tip = page.getByTestId('word-tip');
  await expect(tip).toBeVisible();
  await noBarriers(page, 'a word explained');
  await tip.getByRole('button', { name: 'In the rulebook' }).click();
  await expect(page.getByTestId('rules')).toBeVisible();
  await expect(tip).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.getByTestId('signs').click();
  const sheet = page.getByTestId('words');
  await expect(
    sheet.getByRole('region', { name: 'Signs of the chart' }).locator('svg').first(),
  ).toBeVisible();
  await expect(
    sheet.getByRole('region', { name: 'Words on the screen' }).getByRole('term').first(),
  ).toBeVisible();
  await noBarriers(page, 'words and signs');
  await page.keyboard.press('Escape');
  await page.keyboard.press('w');
  await expect(sheet).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(PHONE);
  test('a word is explained by a tap, and the question stays in sight', async ({ page }) => {
    await openDuel(page);
    const { x, y } = await wordOn(page);
    await page.touchscreen.tap(x, y);
    const apart = async (): Promise<boolean> => {
      const tip = (await page.getByTestId('word-tip').boundingBox())!;
      const asked = (await page.getByTestId('action-sentence').boundingBox())!;
      return tip.y >= asked.y + asked.height || tip.y + tip.height <= asked.y;
    };
    await expect.poll(apart).toBe(true);
    await page.getByTestId('signs').tap();
    await expect(page.getByTestId('words')).toBeVisible();
  });
});
