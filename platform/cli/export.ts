import { writeFileSync } from 'node:fs';
import { JOURNAL_FORMAT, type Journal } from '@weathergage/kernel';
import { type MatchRecord, placeInWords, type Store, wholeJournal } from '@weathergage/store';
import { type Command, CommandStop, EXIT_CODES } from './command.ts';
import { readableStore, STORE_OPTION, storeNamed } from './named/store-named.ts';

export const exportCommand: Command = {
  operands: [],
  options: {
    match: { value: 'ID', help: 'the match, as its address names it' },
    data: STORE_OPTION,
    seat: { value: 'S', help: 'only what this seat did; the only way while the match is not over' },
    out: { value: 'FILE', help: 'write to a file instead of standard output' },
  },
  notes:
    'The journal of a finished match holds the secret of its dice: replay and verify can read it.\n' +
    'Exit code 1 if the match is not over, 2 if there is no such match, seat or store.',
  async run(args) {
    const id = args.needed('match');
    const where = storeNamed(args.text('data'));
    const store = await readableStore(where);
    try {
      const record = await store.findMatch(id);
      if (record === null)
        throw new CommandStop(`There is no match ${JSON.stringify(id)} in ${placeInWords(where)}.`);
      const text = JSON.stringify(await journalOf(store, record, args.text('seat')), null, 2);
      const out = args.text('out');
      if (out === undefined) console.log(text);
      else write(out, `${text}\n`);
      return EXIT_CODES.fine;
    } finally {
      await store.close();
    }
  },
};

async function journalOf(store: Store, record: MatchRecord, seat: string | undefined): Promise<Journal> {
  const { id, opening, status } = record;
  if (seat === undefined && status !== 'over')
    throw new CommandStop(`Match ${id} is not over. --seat S takes out what one seat did.`, EXIT_CODES.no);
  if (seat !== undefined && !record.seats.some((each) => each.seat === seat))
    throw new CommandStop(`Match ${id} has no seat ${JSON.stringify(seat)}.`);
  if (seat === undefined) return wholeJournal(store, record);
  const entries = await store.entries(id, 0);
  const own = entries.filter((entry) => 'seat' in entry && entry.seat === seat);
  return { format: JOURNAL_FORMAT, opening, entries: own };
}

function write(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw new CommandStop(`${path} can't be written: ${(error as Error).message}.`);
  }
}
