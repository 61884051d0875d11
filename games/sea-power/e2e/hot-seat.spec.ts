import { expect, test } from '@weathergage/web/e2e/crew/desk.ts';
import { giving, moment } from '@weathergage/web/e2e/crew/panel.ts';
import { newSeaMatch } from './crew/desk.ts';
import { give, kindAt, untilAsked } from './crew/hand.ts';

test('two admirals at one screen: who lets the rest be placed as proposed is not called for it again', async ({
  page,
}) => {
  await newSeaMatch(page, { against: 'same-screen' });
  let curtains = 0;
  for (let n = 0; n < 200; n++) {
    if ((await moment(page)) === 'curtain') {
      curtains += 1;
      await page.getByTestId('curtain-continue').click();
      continue;
    }
    const kind = await kindAt(page);
    // What a helper answers is gone before one has read it.
    if (kind === null) continue;
    if (kind !== 'organise' && kind !== 'place') break;
    if (kind === 'organise') await give(page);
    else
      await giving(page, () =>
        page
          .getByTestId('place-rest')
          .click({ timeout: 3000 })
          .catch(() => {}),
      );
  }
  await untilAsked(page, 'frigate');
  // One each to form squadrons and one each to place them.
  expect(curtains).toBeLessThanOrEqual(5);

  // Frigates are laid in the open, by turns, and nobody need look away.
  // Who holds the spyglass keeps it for his own first one.
  if (!(await page.getByTestId('openly').isVisible())) await give(page);
  await expect(page.getByTestId('openly')).toBeVisible();
  await expect(page.getByTestId('leaf-standing')).toHaveCount(0);
  const asked = async (): Promise<string> =>
    (await page.getByTestId('openly').locator('b').textContent()) ?? '';
  const first = await asked();
  await give(page);
  await expect.poll(asked).not.toBe(first);
  await expect(page.getByTestId('seat-curtain')).toHaveCount(0);
  await give(page);
  await expect.poll(asked).toBe(first);
  // To one's own papers it is through the curtain, and from there too.
  await page.getByTestId('go-private').click();
  await page.getByTestId('curtain-continue').click();
  await untilAsked(page, 'frigate');
  await expect(page.getByTestId('leaf-standing')).toBeVisible();
});
