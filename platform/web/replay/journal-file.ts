/** Journals as files: saved from the page, and read back with a word on what is wrong if they can't be. */
import { flaws, type Journal, JournalSchema } from '@weathergage/kernel';

export function saveJournal(journal: Journal, title: string): void {
  const name =
    title
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'match';
  const address = URL.createObjectURL(new Blob([JSON.stringify(journal)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.journal.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** The journal in a text; throws an error whose message can be shown. */
export function readJournal(text: string): Journal {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error(
      'This is not a journal: the file is no JSON. Choose a file that was exported from a match.',
    );
  }
  const [flaw] = flaws(JournalSchema, value, 1);
  if (flaw !== undefined)
    throw new Error(
      `This is not a journal: at ${flaw.path} it ${flaw.expected}. Choose a file that was exported from a match.`,
    );
  return value as Journal;
}
