import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { processEnd, startProcess } from '@weathergage/cli/testing/run.ts';
import { describe, expect, it } from 'vitest';
import { lost, rowsOf, whereabouts } from './where.ts';
import { filesIn } from './where-files.ts';

const FOLDER = 'docs/your-own-game/cutter-and-brig';
const textOf = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

it('the rules of the guide’s own game are pinned and lead to what decides them', () => {
  const tsv = textOf(`${FOLDER}/rulebook.tsv`);
  const files = filesIn(FOLDER);
  expect(rowsOf(tsv)).toHaveLength(5);
  expect(lost(tsv, files)).toEqual([]);
  for (const row of rowsOf(tsv)) expect(whereabouts(row, files).tests, row.rule).not.toEqual([]);
});

describe('the guide', () => {
  const guide = textOf('docs/your-own-game.md');

  it('quotes the files as they are', () => {
    const quotes = [...guide.matchAll(/^```ts file=(\S+)\n(.*?)\n```$/gms)];
    expect(quotes.length).toBeGreaterThan(20);
    for (const [, file, code] of quotes) expect(textOf(`${FOLDER}/${file}`), file).toContain(code);
  });

  it('leads to files that are there', () => {
    const links = [...guide.matchAll(/\]\((?!http)([^)#]+)\)/g)].map(([, link]) => link!);
    expect(links.length).toBeGreaterThan(10);
    for (const link of links)
      expect(existsSync(new URL(`../docs/${link}`, import.meta.url)), link).toBe(true);
  });
});

it('the command line plays the guide’s own game from its own list', async () => {
  const WEATHERGAGE_GAMES = fileURLToPath(new URL(`../${FOLDER}/../games.ts`, import.meta.url));
  const words = 'simulate --scenario monks-isle --bots old-hand,random --matches 6 --json';
  const { code, out } = await processEnd(startProcess(words.split(' '), { WEATHERGAGE_GAMES }));
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ matches: 6, finished: 6, violations: 0 });
});
