/** Every address of the pages about people, as whoever is nobody yet finds it: no barrier, and nothing beyond a phone's edge. */
import { noBarriers } from './crew/barriers.ts';
import { expect, settle, test } from './crew/desk.ts';
import { overhang, PHONE } from './crew/phone.ts';

const ADDRESSES = [
  'lobby',
  'ratings',
  'tournaments',
  'tournaments/never-was',
  'account',
  'account/enter/a-token',
  'account/confirm/a-token',
  'account/reset/a-token',
  'notices',
  'notices/stop/a-token',
  'seat/never-was/red',
  'person/never-was',
  'moderation',
  'docs/tour',
  'nowhere-at-all',
] as const;

for (const [where, viewport] of [
  ['a desk', { width: 1280, height: 800 }],
  ['a phone', PHONE.viewport],
] as const)
  test(`no barrier at any place of people, on ${where}`, async ({ page }) => {
    await settle(page.context());
    await page.setViewportSize(viewport);
    await page.goto('/#/verify');
    for (const address of ADDRESSES)
      await test.step(address, async () => {
        await page.goto(`/#/${address}`);
        await expect(page.locator('main:not([aria-busy="true"])').first()).toBeVisible();
        await noBarriers(page, address);
        expect(await overhang(page), address).toBeLessThanOrEqual(0);
      });
  });
