import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as games from '../games/list.ts';
import { placesOf, type Rulebook } from '../platform/web/toolkit/rulebook/rulebook.ts';
import { rulebookPages } from './rulebook-pages.ts';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const PAGES = Object.entries(await rulebookPages());

/** Rules of a game's ledger, in its order. */
const ledger = (id: string): string[] =>
  read(`games/${id}/rulebook.tsv`)
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([, kind]) => kind === 'rule')
    .map(([rule]) => rule!);

const bookOf = async (id: string): Promise<Rulebook> =>
  ((await import(`../games/${id}/board/rule-texts/book.ts`)) as { RULEBOOK: Rulebook }).RULEBOOK;

describe('the rulebooks', () => {
  it.each(PAGES)('%s is what the page says (npm run rulebook makes it anew)', (path, text) => {
    expect(read(path)).toBe(text);
  });

  it.each(PAGES)('%s: every link leads to a rule on it', (_, text) => {
    const places = new Set([...text.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id));
    const links = [...text.matchAll(/\]\(#([^)]+)\)/g)].map(([, id]) => id!);
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((id) => !places.has(id))).toEqual([]);
  });

  it.each(Object.values(games).map(({ id }) => id))(
    '%s has every rule of its ledger, in one place',
    async (id) => {
      const rules = placesOf(await bookOf(id)).map(({ entry }) => entry.rule);
      expect(new Set(rules).size).toBe(rules.length);
      expect(ledger(id).filter((rule) => !rules.includes(rule))).toEqual([]);
    },
  );

  it.each(['hex-action', 'sea-power', 'station'])('%s has them in the order of its ledger', async (id) => {
    // 12.422 is printed after 12.43, and stands where its number has it.
    const printed = ledger(id).filter((rule) => rule !== '12.422');
    const known = new Set(printed);
    const rules = placesOf(await bookOf(id)).map(({ entry }) => entry.rule);
    expect(rules.filter((rule) => known.has(rule))).toEqual(printed);
  });

  it.each(Object.values(games).map(({ id }) => id))(
    '%s has a text for all but titles, and chapters that say something',
    async (id) => {
      const book = await bookOf(id);
      expect(book.filter(({ entries }) => entries.length === 0)).toEqual([]);
      expect(placesOf(book).filter(({ entry }) => entry.text === null && entry.title === undefined)).toEqual(
        [],
      );
    },
  );
});
