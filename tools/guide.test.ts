import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lost, rowsOf, whereabouts } from './where.ts';
import { filesIn } from './where-files.ts';

const FOLDER = 'docs/your-own-game/cutter-and-brig';

it('the rules of the guide’s own game are pinned and lead to what decides them', () => {
  const tsv = readFileSync(new URL(`../${FOLDER}/rulebook.tsv`, import.meta.url), 'utf8');
  const files = filesIn(FOLDER);
  expect(rowsOf(tsv)).toHaveLength(5);
  expect(lost(tsv, files)).toEqual([]);
  for (const row of rowsOf(tsv)) expect(whereabouts(row, files).tests, row.rule).not.toEqual([]);
});
