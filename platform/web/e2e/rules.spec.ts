import { noBarriers } from './crew/barriers.ts';
import { expect, openDuel, test } from './crew/desk.ts';
import { example } from './crew/example.ts';
import { ask } from './crew/panel.ts';

test('the rulebook is read by its contents, looked up in, and turned by its links', async ({ page }) => {
  await page.goto(`/#/rules/${example.game.id}`);
  const book = page.getByTestId('rulebook');
  const chapters = book.getByRole('navigation', { name: 'Contents' }).getByRole('button');
  await expect(chapters.getByText('How a turn goes')).toHaveAttribute('aria-current', 'page');
  await chapters.nth(5).click();
  const open = book.getByRole('region').and(page.locator('[aria-current="true"]'));
  await expect(open).toBeInViewport();
  await expect(chapters.nth(5)).toHaveAttribute('aria-current', 'page');
  const there = page.url();

  const field = book.getByRole('searchbox', { name: 'Look up' });
  await field.fill(example.looked.word);
  await expect(book.getByRole('status')).toContainText('rules with');
  await expect(book.getByRole('article', { name: 'Found' })).toContainText(example.looked.text);
  await noBarriers(page, 'what was looked up');
  await field.fill(example.looked.rule);
  await book.getByRole('article', { name: 'Found' }).getByRole('button').first().click();
  await expect(open).toContainText(example.looked.text);
  await expect(field).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL(there);

  await page.goto(`/#/rules/${example.game.id}/99.9`);
  await expect(book.getByRole('alert')).toContainText('no rule 99.9');
});

test('the menu leads to how the game is played, with pictures, and on to a rule', async ({ page }) => {
  await openDuel(page);
  await page.getByTestId('menu').click();
  await page.getByRole('menuitem', { name: 'How to play' }).click();
  const doc = page.getByTestId('rules').getByTestId('doc');
  await expect(doc.getByRole('heading', { name: 'A sample turn' })).toBeAttached();
  const picture = doc.locator('img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(300);
  await noBarriers(page, 'how to play');
  const number = doc.locator('.rule-link').first();
  const rule = (await number.textContent())!;
  await number.click();
  await expect(page.getByTestId('rules').locator('[aria-current="true"]')).toContainText(rule);
});

test('the rulebook prints whole', async ({ page }) => {
  await page.goto(`/#/rules/${example.game.id}`);
  await page.evaluate(() => {
    window.print = () => {
      document.title = `printed ${document.querySelectorAll('.rulebook-whole h4').length}`;
    };
  });
  await page.getByRole('button', { name: 'Print the whole book' }).click();
  await expect
    .poll(async () => Number((await page.title()).split(' ')[1]))
    .toBeGreaterThan(example.looked.rules);
  await expect(page.getByRole('searchbox', { name: 'Look up' })).toBeVisible();
});

test('from a question to its rule, the next one, and into the book over the match', async ({ page }) => {
  await openDuel(page);
  await ask(page)
    .getByRole('button', { name: /^Rule .* why/ })
    .first()
    .click();
  const rule = page.getByTestId('rule');
  const heading = rule.getByRole('heading', { level: 2 });
  const first = (await heading.textContent())!;
  await rule.getByRole('button', { name: /the rule after/ }).click();
  await expect(heading).not.toHaveText(first);
  const second = (await heading.textContent())!;
  await rule.getByRole('button', { name: 'In the rulebook' }).click();
  const open = page.getByTestId('rules').locator('[aria-current="true"]');
  await expect(open).toBeInViewport();
  await expect(open).toContainText(second.replace('Rule ', ''));
  await page.keyboard.press('Escape');
  await expect(ask(page)).toBeVisible();
});
