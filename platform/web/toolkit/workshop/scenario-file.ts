/** A scenario of somebody's own, as the text of a file. */
import type { Flaw } from '@weathergage/kernel';
import { brokenAt } from './broken-json.ts';

export type Parsed =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly flaws: readonly Flaw[] };

/** A page holds a scenario in memory several times over: nothing longer is worth reading. */
const LONGEST_FILE = 1_000_000;

/** The place as an editor of texts counts it. */
function whereBroken(text: string): string {
  const before = text.slice(0, brokenAt(text)).split('\n');
  return `well-formed JSON; it breaks off at line ${before.length}, column ${before.at(-1)!.length + 1}`;
}

export function parseFile(text: string): Parsed {
  const broken = (expected: string): Parsed => ({ ok: false, flaws: [{ path: '/', expected }] });
  if (text.length > LONGEST_FILE) return broken(`a file of at most ${LONGEST_FILE} characters`);
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch {
    return broken(whereBroken(text));
  }
}

export const writeFile = (scenario: unknown): string => `${JSON.stringify(scenario, null, 2)}\n`;

/** Without accents and blanks: words as an id may have them. */
export const slug = (words: string): string =>
  words
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .join('-');

/** An own scenario is never taken for one of the game's: its id says whose it is. */
export const ownId = (title: string): string => `own-${slug(title)}`.slice(0, 60).replace(/-$/, '');

/** An id like the one wished for that nothing has yet. */
export function freeId(wish: string, taken: readonly string[]): string {
  const stem = wish.slice(0, 54).replace(/-$/, '');
  let id = stem;
  for (let n = 2; taken.includes(id); n += 1) id = `${stem}-${n}`;
  return id;
}
