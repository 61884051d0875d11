/** The page kept in the browser: it is played in with no network, and a newer one waits for the player's word. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { noBarriers } from './crew/barriers.ts';
import { expect, openDuel, openMatch, settle, test } from './crew/desk.ts';
import { example } from './crew/example.ts';
import { OwnServer } from './crew/server.ts';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

test.describe('kept', () => {
  test.use({ serviceWorkers: 'allow' });

  test('with the network cut a duel is played and a lesson opened; a newer page is announced, and taken at a word', async ({
    page,
    context,
  }) => {
    const folder = mkdtempSync(join(tmpdir(), 'weathergage-page-'));
    cpSync(dist, folder, {
      recursive: true,
      filter: (name) => !/\.(gz|png)$/.test(name) || /icon/.test(name),
    });
    const server = new OwnServer(folder);
    try {
      await server.start();
      await settle(context);
      await page.goto(`${server.address}/`);
      await expect(page.getByTestId('ask-panel')).toBeVisible();
      const manifest = await page.evaluate(async () => (await fetch('/manifest.webmanifest')).json());
      expect(manifest).toMatchObject({ name: 'Weathergage', display: 'standalone' });
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
      const devtools = await context.newCDPSession(page);
      const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
      // Nothing but that a test's browser keeps nothing, and so installs nothing.
      expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);

      await server.stop();
      await context.setOffline(true);
      await page.reload();
      await expect(page.getByTestId('ask-panel')).toBeVisible();
      await test.step('another game, its lesson and its rulebook, none of them opened before', async () => {
        const other = await context.newPage();
        await openMatch(other, 'station', { against: 'machine', scenario: 'first-cruise' }, server.address);
        await expect(other.getByTestId('lesson')).toBeVisible();
        await other.goto(`${server.address}/#/rules/sea-power`);
        await expect(other.locator('.rulebook-contents')).toBeVisible();
        await openMatch(
          other,
          'table-action',
          { against: 'same-screen', scenario: 'frigate-duel' },
          server.address,
        );
        await expect(other.getByTestId('seat-curtain')).toBeVisible();
        await other.close();
      });

      await example.answer(page);
      await example.answer(page);
      await expect(page.getByTestId('turn')).not.toHaveText('Turn 1');
      const turn = await page.getByTestId('turn').textContent();
      const api = await page.evaluate(() =>
        fetch('/api/health').then(
          () => 'answered',
          () => 'silent',
        ),
      );
      expect(api).toBe('silent');

      await test.step('the server comes back with a newer page', async () => {
        renew(folder);
        await server.start();
        await context.setOffline(false);
        const mark = page.getByTestId('version');
        await expect(mark).toContainText('New version');
        // Nothing changes under the player's hand, and a reload is no word for it.
        await page.reload();
        await expect(page.getByTestId('turn')).toHaveText(turn!);
        await expect(page.locator('meta[name=newer]')).toHaveCount(0);
        await mark.getByRole('button').click();
        await noBarriers(page, 'a newer page');
        await page.getByTestId('change-over').click();
        await expect(page.locator('meta[name=newer]')).toHaveCount(1);
        await expect(page.getByTestId('turn')).toHaveText(turn!);
        await expect(mark).toHaveCount(0);
      });

      const kept = await page.evaluate(async () => {
        const urls: string[] = [];
        for (const name of await caches.keys())
          for (const { url } of await (await caches.open(name)).keys()) urls.push(url);
        return urls;
      });
      expect(kept.length).toBeGreaterThan(100);
      expect(kept.filter((url) => url.includes('/api/'))).toEqual([]);
    } finally {
      await server.end();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

/** A page that differs: its document, and so the list of parts in its service worker. */
function renew(folder: string): void {
  const [index, worker] = [join(folder, 'index.html'), join(folder, 'sw.js')];
  writeFileSync(
    index,
    readFileSync(index, 'utf8').replace('<head>', '<head><meta name="newer" content="yes" />'),
  );
  const parts = readFileSync(worker, 'utf8');
  const changed = parts.replace(/(index\.html[`'"],revision:[`'"])[0-9a-f]{16}/, '$1feedfeedfeedfeed');
  expect(changed).not.toBe(parts);
  writeFileSync(worker, changed);
}

test('a page that the server no longer understands says so before it misreads anything', async ({ page }) => {
  await page.route('**/api/version', (route) => route.fulfill({ json: { protocol: 99, page: null } }));
  await openDuel(page);
  await expect(page.getByTestId('version-dialog')).toContainText('can’t play online');
  await noBarriers(page, 'a newer page is needed');
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(page.getByTestId('version')).toContainText('New version needed');
});
