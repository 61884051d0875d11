// Writes docs/rules/: the rulebook of each game, in the words that the page has. `npm run rulebook` makes it anew.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Glossary, GlossaryWord } from '@weathergage/kernel';
import * as games from '../games/list.ts';
import { RULE_NAMES } from '../games/table-action/board/rule-texts/names.ts';
import { nameRules, ruleLabel } from '../platform/web/toolkit/rule-label.ts';
import {
  anchorOf,
  piecesOf,
  placesOf,
  type Rulebook,
  type RulebookChapter,
  type RulebookEntry,
} from '../platform/web/toolkit/rulebook/rulebook.ts';

// The board says it too; where many files of tests share what is loaded, it may have said it to another.
nameRules(RULE_NAMES);

const headed = ({ rule, title }: RulebookChapter): string => (/^\d/.test(rule) ? `${rule} ${title}` : title);

/** Numbers of rules lead to them, as they do in the page. */
const linked = (text: string, known: ReadonlySet<string>): string =>
  piecesOf(text, (rule) => known.has(rule))
    .map((piece) => (typeof piece === 'string' ? piece : `[${piece.rule}](#${anchorOf(piece.rule)})`))
    .join('');

function entryLine({ rule, title, text }: RulebookEntry, known: ReadonlySet<string>): string {
  const name = `<a id="${anchorOf(rule)}"></a>`;
  const words = text === null ? '' : linked(text, known);
  if (title === undefined) return `${name}**${ruleLabel(rule)}** ${words}`;
  return `${name}\n### ${rule} ${title}${words === '' ? '' : `\n\n${words}`}`;
}

const wordLine = ({ term, text, rules }: GlossaryWord): string =>
  [`**${term}** ${text}`, ...rules.map((rule) => `[${ruleLabel(rule)}](#${anchorOf(rule)})`)].join(' ');

function pageOf(title: string, book: Rulebook, glossary: Glossary): string {
  const known = new Set(placesOf(book).map(({ entry }) => entry.rule));
  const contents = book.map((chapter) => `- [${headed(chapter)}](#${anchorOf(`chapter ${chapter.rule}`)})`);
  const chapters = book.map((chapter) =>
    [
      `<a id="${anchorOf(`chapter ${chapter.rule}`)}"></a>\n## ${headed(chapter)}`,
      ...chapter.entries.map((entry) => entryLine(entry, known)),
    ].join('\n\n'),
  );
  const words = ['<a id="words"></a>\n## Words', ...glossary.map(wordLine)].join('\n\n');
  const how =
    'Every rule by its number, in our own words; the page shows the same under *The rulebook*, key `h`.';
  return [`# ${title}: the rulebook`, how, ['- [Words](#words)', ...contents].join('\n'), ...chapters, words]
    .join('\n\n')
    .concat('\n');
}

/** What the rulebooks should say today, by path from the root. */
export async function rulebookPages(): Promise<Record<string, string>> {
  const pages = Object.values(games).map(async ({ id, title }) => {
    const { RULEBOOK } = (await import(`../games/${id}/board/rule-texts/book.ts`)) as { RULEBOOK: Rulebook };
    const { GLOSSARY } = (await import(`../games/${id}/board/glossary.ts`)) as { GLOSSARY: Glossary };
    return [`docs/rules/${id}.md`, pageOf(title, RULEBOOK, GLOSSARY)] as const;
  });
  return Object.fromEntries(await Promise.all(pages));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('../', import.meta.url));
  mkdirSync(`${root}docs/rules`, { recursive: true });
  for (const [path, text] of Object.entries(await rulebookPages())) writeFileSync(`${root}${path}`, text);
}
