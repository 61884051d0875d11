// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Drawing, newDrawing } from '../toolkit/testing/drawing.ts';
import { DiceTable } from './dice-table.tsx';

let drawing: Drawing;
beforeEach(() => {
  drawing = newDrawing();
});
afterEach(() => drawing.remove());

const firstWord = (text: string): string =>
  /^[a-z]+/i.exec(text.replaceAll('*', '').trim())![0].toLowerCase();

/** The rows of the umpire's page: a kind of dice, and what is said to each of the three questions. */
function docsTable(): string[][] {
  const lines = readFileSync(join(import.meta.dirname, '../../../docs/umpire.md'), 'utf8').split('\n');
  const head = lines.findIndex((line) => line.startsWith('| dice |'));
  const rows = lines.slice(head + 2, lines.indexOf('', head));
  return rows.map((row) => row.split('|').slice(1, -1).map(firstWord));
}

it('says of each kind of dice what the docs say of it', async () => {
  await drawing.draw(<DiceTable />);
  const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => firstWord(cell.textContent ?? '')),
  );
  expect(rows).toEqual(docsTable());
  expect(rows.map(([kind]) => kind)).toEqual(['seeded', 'checkable', 'witnessed']);
});
