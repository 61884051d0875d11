/** The pages of `docs/` that the page can show, each fetched when it is asked for. */

import { DOCS_WORDS } from './docs-words.ts';
import type { Block } from './markdown.ts';

export interface Leaf {
  readonly blocks: readonly Block[];
  /** By the name that the text has for them. */
  readonly pictures: Readonly<
    Record<string, { readonly url: string; readonly size: readonly [number, number] | null }>
  >;
}

const ROOT = '../../../docs/';

/** The page has rulebooks and cases of its own, and the guide to making a game is for who has the sources. */
const found = import.meta.glob<Leaf>(
  [
    '../../../docs/**/*.md',
    '!../../../docs/rules/**',
    '!../../../docs/casebook/**',
    '!../../../docs/your-own-game.md',
  ],
  { import: 'default' },
);

export const hasLeaf = (path: string): boolean => `${ROOT}${path}.md` in found;

export function loadLeaf(path: string): Promise<Leaf> {
  const load = found[`${ROOT}${path}.md`];
  return load === undefined ? Promise.reject(new Error(DOCS_WORDS.noPage(path))) : load();
}
