import type { Glossary } from '@weathergage/kernel';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { GAMES } from '../../games/index.ts';
import type { LegendProps } from '../../platform/web/toolkit/contract.ts';
import { finderOf } from '../../platform/web/toolkit/glossary/glossary.ts';
import { placesOf } from '../../platform/web/toolkit/rulebook/rulebook.ts';
import { type Gathered, gatherTexts, type Played } from './gather.ts';
import { termsIn } from './terms.ts';

interface LegendModule {
  readonly Legend: ComponentType<LegendProps>;
}

const PLAYED: Readonly<Record<string, Played>> = {
  'hex-action': { scenarios: ['tut-3-boarding', 'speedy-gamo-1801'] },
  'table-action': { scenarios: ['frigate-duel', 'treasure-frigates'] },
  station: { scenarios: ['first-cruise', 'valdoro-trade'], bot: 'commodore' },
  'sea-power': { scenarios: ['first-year-1756'] },
};

/** Words that every match shows, by game: one of the sea, one of the game’s own, one that is a letter. */
const MISSED: Readonly<Record<string, readonly string[]>> = {
  'hex-action': ['larboard', 'hex', 'H'],
  'table-action': ['starboard', 'segment'],
  station: ['Prestige', 'Squadron', 'Impulse', 'Order', 'Sail'],
  'sea-power': ['squadron', 'frigate'],
};

/** Terms that a glossary leaves unexplained in what was shown. */
function unexplained({ texts, names }: Gathered, glossary: Glossary): string[] {
  const finder = finderOf(glossary);
  const called = [...names].filter((name) => /\p{Lu}\p{L}/u.test(name)).sort((a, b) => b.length - a.length);
  const calls = new RegExp(called.map((name) => name.replaceAll(/[.()?*+[\]]/g, '\\$&')).join('|'), 'gu');
  const missing = new Set<string>();
  for (const text of texts) {
    const known = new Set(finder.wordsIn(text).flatMap(({ at, end }) => text.slice(at, end).split(/\s/)));
    for (const term of termsIn(text.replaceAll(calls, '–'))) if (!known.has(term)) missing.add(term);
  }
  return [...missing].sort();
}

describe.each(GAMES)('the words of $title', (entry) => {
  let gathered: Gathered;
  let glossary: Glossary;
  beforeAll(async () => {
    gathered = await gatherTexts(entry, PLAYED[entry.id]!);
    glossary = (await (await entry.page()).board.glossary?.()) ?? [];
  });

  it('are explained wherever a played match has shown them', () => {
    expect(gathered.texts.size).toBeGreaterThan(200);
    expect(unexplained(gathered, glossary)).toEqual([]);
  });

  it('are missed as soon as one is taken out', () => {
    for (const term of MISSED[entry.id]!) {
      const without = glossary.filter((word) => word.term !== term);
      expect(without.length, term).toBe(glossary.length - 1);
      expect(unexplained(gathered, without), term).toContain(term);
    }
  });

  it('rest on rules that there are, and each form stands for one word', async () => {
    const { rulebook = [] } = (await entry.page()).board;
    const rules = new Set(placesOf(rulebook).map((place) => place.entry.rule));
    expect(glossary.flatMap((word) => word.rules.filter((rule) => !rules.has(rule)))).toEqual([]);
    const forms = glossary.flatMap((word) => word.forms);
    expect(forms.filter((form, at) => forms.indexOf(form) !== at)).toEqual([]);
  });

  it('have every sign that they name in the legend', async () => {
    const { Legend } = (await import(`../../games/${entry.id}/board/legend.tsx`)) as LegendModule;
    const signs = glossary.flatMap(({ sign }) => sign ?? []);
    expect(signs.filter((only) => renderToStaticMarkup(createElement(Legend, { only })) === '')).toEqual([]);
    expect(renderToStaticMarkup(createElement(Legend, {})).match(/<li>/g)?.length).toBeGreaterThan(8);
  });

  it('are explained in whole, short sentences', () => {
    for (const { text } of glossary) {
      expect(text).toMatch(/^[\p{Lu}▲].*\.$/u);
      expect(text.length).toBeLessThan(230);
    }
  });
});
