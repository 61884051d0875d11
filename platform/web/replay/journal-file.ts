/** Journals as files: saved from the page, and read back with a word on what is wrong if they can't be. */
import { type Journal, JournalSchema, schemaFlaws } from '@weathergage/kernel';
import { fileName, saveFile } from '../files.ts';
import { FILM_TROUBLES as TROUBLES } from './replay-words.ts';

export const saveJournal = (journal: Journal, title: string): void =>
  saveFile(`${fileName(title)}.journal.json`, JSON.stringify(journal));

/** What is in a text; throws an error whose message can be shown. */
export function readFileText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(TROUBLES.noJson);
  }
}

/** The journal in a text, of a campaign that of its war; throws an error whose message can be shown. */
export function readJournal(text: string): Journal {
  const read = readFileText(text);
  const value = (read as { readonly war?: unknown } | null)?.war ?? read;
  const [flaw] = schemaFlaws(JournalSchema, value, 1);
  if (flaw !== undefined) throw new Error(TROUBLES.flaw(flaw.path, flaw.expected));
  return value as Journal;
}
