/** The bench of a scenario editor, as a hand uses it. */
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { asFile } from './record.ts';

/** Gives the bench a file: a scenario, or a text that is none. */
export async function giveToBench(page: Page, scenario: unknown): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByTestId('bench-import').click(),
  ]);
  await chooser.setFiles(asFile(typeof scenario === 'string' ? scenario : JSON.stringify(scenario)));
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
