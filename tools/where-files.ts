// The rulebooks, and the files of a game in which its rules are looked for.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SourceFile } from './where.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

type Book = { /** Of the game. */ readonly id: string; readonly tsv: string; readonly path: string };

/** The rulebook of each game, in the order of their names. */
export const books = (): Book[] =>
  globSync('games/*/rulebook.tsv', { cwd: root })
    .sort()
    .map((book) => ({
      id: basename(dirname(book)),
      tsv: readFileSync(join(root, book), 'utf8'),
      path: join(root, book),
    }));

/** The sources and tests of a game that lies in this folder of the project, with their paths from it. */
export const filesIn = (folder: string): SourceFile[] =>
  globSync('{rules,data,bot,board}/**/*.{ts,tsx}', { cwd: join(root, folder) })
    .sort()
    .map((path) => ({
      path: path.replaceAll('\\', '/'),
      text: readFileSync(join(root, folder, path), 'utf8'),
    }));

export const filesOf = (id: string): SourceFile[] => filesIn(`games/${id}`);
