import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as games from '../../../games/list.ts';
import { headingId } from './markdown.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(`${root}docs`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];
const read = (path: string): string =>
  readFileSync(join(root, path), 'utf8').replaceAll(/^```.*?^```$/gms, '');

/** What a link to a page may name: its headings and what is marked by hand. */
const placesOn = (path: string): ReadonlySet<string> => {
  const text = read(path);
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    headingId(title!.replaceAll(/\[([^\]]+)\]\([^)]*\)|[*`]/g, '$1')),
  );
  return new Set([...headings, ...[...text.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id!)]);
};

const linksOn = (path: string): readonly string[] =>
  [
    ...read(path)
      .replaceAll(/`[^`\n]*`/g, '')
      .matchAll(/\]\(([^)\s]+)\)/g),
  ]
    .map(([, link]) => link!)
    .filter((link) => !/^[a-z]+:/.test(link));

/** What is wrong with a link, or nothing. */
function flaw(path: string, link: string): string | null {
  const [file = '', place] = link.split('#');
  const target = file === '' ? path : join(dirname(path), file);
  if (!existsSync(join(root, target))) return `${link}: no such file`;
  if (place !== undefined && target.endsWith('.md') && !placesOn(target).has(place))
    return `${link}: no such place`;
  return null;
}

describe('the docs', () => {
  it.each(PAGES)('%s: every link and picture leads to something that is there', (path) => {
    const flaws = linksOn(path).map((link) => flaw(path, link));
    expect(flaws.filter((found) => found !== null)).toEqual([]);
  });

  it('have no picture that no page shows', () => {
    const shown = new Set(PAGES.flatMap((path) => linksOn(path).map((link) => join(dirname(path), link))));
    const pictures = readdirSync(`${root}docs/screenshots`).map((name) => join('docs/screenshots', name));
    expect(pictures.filter((picture) => !shown.has(picture))).toEqual([]);
  });

  it.each(Object.values(games))('tell how to play $title', ({ id, title }) => {
    const guide = read(`docs/${id}.md`);
    expect(guide).toContain(`# How to play ${title}`);
    expect(guide).toContain(`](rules/${id}.md`);
    const titles = [...guide.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    for (const wanted of [
      'Words to begin with',
      'A sample turn',
      'The chart',
      'How beginners lose',
      'Where to go next',
    ])
      expect(titles, id).toContain(wanted);
  });
});
