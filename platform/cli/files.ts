/** Files that people hand in: read, parsed and checked before anything else sees them. */
import { readFileSync } from 'node:fs';
import { type Flaw, type Game, type Journal, JournalSchema, schemaFlaws } from '@weathergage/kernel';
import { CommandStop } from './command.ts';
import { rulesNamed } from './games.ts';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'it may not be read',
};

export function readJson(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new CommandStop(`${path} can't be read: ${REASONS[code] ?? message}.`);
  }
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new CommandStop(`${path} is not JSON: ${(error as Error).message}.`);
  }
}

export const flawLine = ({ path, expected }: Flaw): string => printable(`${path}: ${expected}`);

/** A text out of somebody's file, for a terminal: what would move its cursor or turn its letters round is spelt out. */
export const printable = (text: string): string =>
  text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, (c) => {
    return `\\u${c.codePointAt(0)!.toString(16).padStart(4, '0')}`;
  });

/** A journal and the game it is of. */
export async function readJournal(path: string): Promise<{ journal: Journal; game: Game }> {
  const value = readJson(path);
  const found = schemaFlaws(JournalSchema, value, 5);
  if (found.length > 0)
    throw new CommandStop([`${path} is not a journal:`, ...found.map(flawLine)].join('\n  '));
  const journal = value as Journal;
  return { journal, game: await rulesNamed(journal.opening.game) };
}
