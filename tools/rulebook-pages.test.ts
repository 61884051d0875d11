import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as games from '../games/list.ts';
import { ruleLabel } from '../platform/web/toolkit/rule-label.ts';
import { lookUp, placeAt, placesOf, type Rulebook } from '../platform/web/toolkit/rulebook/rulebook.ts';
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

/** Every rule that stands beside what decides, in the sources of a game's rules: refusals and happenings cite it. */
function citedBy(id: string): string[] {
  const rules = new URL(`../games/${id}/rules/`, import.meta.url);
  const called = id === 'table-action' ? /'([a-z-]+\.[a-z0-9-]+)'/g : /'(M?\d{1,2}\.[\dA-O][\d./]*)'/g;
  const abouts = new Set(ledger(id).map((rule) => rule.split('.')[0]));
  const found = readdirSync(rules, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|testing\//.test(file))
    .flatMap((file) =>
      [...readFileSync(new URL(file, rules), 'utf8').matchAll(called)].map(([, rule]) => rule!),
    );
  return [...new Set(found)].filter((rule) => abouts.has(rule.split('.')[0]));
}

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

  it.each(Object.values(games))(
    '$id: every rule is found by what the page calls it, and by its words',
    async (entry) => {
      const { board } = await entry.page();
      const book = board.rulebook ?? [];
      const first = ledger(entry.id).map((rule) => lookUp(book, ruleLabel(rule))[0]?.entry.rule);
      expect(first).toEqual(ledger(entry.id));
      for (const { entry: one } of placesOf(book)) {
        const words = (one.text ?? one.title!).split(/\s+/).slice(0, 6).join(' ');
        expect(lookUp(book, words).map((place) => place.entry.rule)).toContain(one.rule);
      }
    },
  );

  it.each(Object.values(games).map(({ id }) => id))(
    '%s: every rule that its umpire cites in a question, a refusal or a happening opens at itself, with a text',
    async (id) => {
      const book = await bookOf(id);
      const known = new Map(placesOf(book).map(({ entry }) => [entry.rule, entry]));
      const cited = citedBy(id);
      expect(cited.length).toBeGreaterThan(60);
      // A number that has no entry of its own opens the nearest above it: never nothing.
      expect(cited.filter((rule) => !known.has(rule) && placeAt(book, rule) === null)).toEqual([]);
      const own = cited.filter((rule) => known.has(rule));
      expect(own.length).toBeGreaterThan(0.9 * cited.length);
    },
  );

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
