/** The bench of a scenario editor, as a hand uses it. */
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { noBarriers } from './barriers.ts';
import { asFile } from './record.ts';

/** Gives the bench a file: a scenario, or a text that is none. */
export async function giveToBench(page: Page, scenario: unknown): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByTestId('bench-import').click(),
  ]);
  await chooser.setFiles(asFile(typeof scenario === 'string' ? scenario : JSON.stringify(scenario)));
}

/** Of a broken file the bench says where it is broken; of a text that breaks off, the line and column. */
export async function saysWhereBroken(
  page: Page,
  scenario: unknown,
  ...words: readonly string[]
): Promise<void> {
  const dialog = page.getByTestId('broken-dialog');
  await giveToBench(page, scenario);
  for (const each of words) await expect(dialog).toContainText(each);
  await noBarriers(page, 'a broken file');
  await page.keyboard.press('Escape');
  await giveToBench(page, '{ "id": ');
  await expect(dialog).toContainText('line 1, column');
  await page.keyboard.press('Escape');
}

/** Saves what lies there and takes it out as a file: its name, and what is written in it. */
export async function savedAndTaken<Scenario>(page: Page): Promise<{ name: string; written: Scenario }> {
  await page.getByTestId('bench-save').click();
  await expect(page.getByText('Saved in this browser.')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByTestId('bench-export').click(),
  ]);
  const written = JSON.parse(await readFile(await download.path(), 'utf8')) as Scenario;
  return { name: download.suggestedFilename(), written };
}
