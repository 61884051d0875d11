/** Backups of a store, and the way from one to another; all of it also while a server writes. */
import { existsSync, rmSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import {
  backUpPeople,
  copyPeople,
  openDatabase,
  openToRead,
  type PeopleCopy,
  type PeopleDatabase,
  restorePeople,
} from '@weathergage/people';
import { type CopyReport, copyStore, placeInWords, SqliteStore, type Store } from '@weathergage/store';
import { type Command, CommandStop, EXIT_CODES, type ExitCode } from './command.ts';
import { openedStore, readableStore, STORE_OPTION, storeNamed } from './named/store-named.ts';

const CONSISTENT =
  'A server may go on meanwhile: each match is taken as it stood at one moment, and what is played later is not in it.';

const LEFT_OUT =
  'People go along: accounts, sessions, whose seats are. Those of a store that people are served from already are left as they are. Exit code 1 if they were, or a match had to be left out; each is named.';

export const storeBackupCommand: Command = {
  operands: ['FILE'],
  options: { data: STORE_OPTION },
  notes: `Writes all matches and people into one new file, from a folder or a database alike. ${CONSISTENT}\nThe secrets of dice that are still to fall, addresses and hashes of passwords are in it: keep it as you keep the store. ${LEFT_OUT}`,
  async run(args) {
    const file = resolve(args.operand(0));
    if (existsSync(file)) throw new CommandStop(`${file} is there already. A backup is a new file.`);
    const part = `${file}.part`;
    rmSync(part, { force: true });
    const where = storeNamed(args.text('data'));
    const from = await readableStore(where);
    try {
      const people = await withPeople(where, (old) => backUpPeople(old, part));
      const to = await made(part);
      try {
        const report = await copyStore(from, to, progress);
        await to.gather();
        await to.close();
        await rename(part, file);
        return told(report, people, file);
      } finally {
        await to.close();
        for (const name of [part, `${part}-wal`, `${part}-shm`]) rmSync(name, { force: true });
      }
    } finally {
      await from.close();
    }
  },
};

async function made(file: string): Promise<SqliteStore> {
  try {
    return new SqliteStore({ directory: dirname(file), file: basename(file) });
  } catch (error) {
    throw new CommandStop(`${file} can't be written: ${(error as Error).message}.`);
  }
}

export const storeRestoreCommand: Command = {
  operands: ['FILE'],
  options: { data: STORE_OPTION },
  notes: `Puts all matches of a backup into a store, made where there is none. Matches that have gone on there are left as they are. Stop its servers first. ${LEFT_OUT}`,
  async run(args) {
    const file = resolve(args.operand(0));
    if (!existsSync(file)) throw new CommandStop(`There is no file ${file}.`);
    return copied(
      () => backupIn(file),
      storeNamed(args.text('data')),
      (openTo) => restorePeople(file, openTo),
    );
  },
};

async function backupIn(file: string): Promise<Store> {
  try {
    return new SqliteStore({ directory: dirname(file), file: basename(file), readOnly: true });
  } catch (error) {
    throw new CommandStop(`${file} is no backup: ${(error as Error).message}.`);
  }
}

export const storeMoveCommand: Command = {
  operands: [],
  options: {
    from: { value: 'DIR|URL', help: 'the store that is read: a folder, or a postgres:// address' },
    to: { value: 'DIR|URL', help: 'the store that is written; it is made where there is none' },
  },
  notes: `Takes all matches from one store to another. ${CONSISTENT}\nTo move for good: run it while the server goes on, stop the server, run it again, and start the server on the other store. The second time takes only what has changed. ${LEFT_OUT}`,
  async run(args) {
    const [from, to] = [args.needed('from'), args.needed('to')].map((where) => storeNamed(where));
    if (from === to) throw new CommandStop('--from and --to are the same store.');
    return copied(
      () => readableStore(from!),
      to!,
      (openTo) => withPeople(from!, (old) => takenTo(old, openTo)),
    );
  },
};

type OpenPeople = () => Promise<PeopleDatabase>;

async function copied(
  openFrom: () => Promise<Store>,
  where: string,
  copyThem: (openTo: OpenPeople) => Promise<PeopleCopy | null>,
): Promise<ExitCode> {
  const from = await openFrom();
  try {
    const to = await openedStore(where);
    try {
      // People first: whoever sits down meanwhile has no seat in a match that is not there.
      const people = await copyThem(() => openDatabase(where).catch(unreadable(where)));
      return told(await copyStore(from, to, progress), people, placeInWords(where));
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
}

const unreadable =
  (where: string) =>
  (error: Error): never => {
    throw new CommandStop(`The people in ${placeInWords(where)} can't be read: ${error.message}.`);
  };

/** Work on the people of a store; null where it has none. */
async function withPeople<R>(where: string, work: (people: PeopleDatabase) => Promise<R>): Promise<R | null> {
  const people = await openToRead(where).catch(unreadable(where));
  if (people === null) return null;
  try {
    return await work(people);
  } finally {
    await people.close();
  }
}

async function takenTo(old: PeopleDatabase, openTo: OpenPeople): Promise<PeopleCopy> {
  const fresh = await openTo();
  try {
    return await copyPeople(old, fresh);
  } finally {
    await fresh.close();
  }
}

function progress(done: number): void {
  if (process.stderr.isTTY && done > 0) process.stderr.write(`\r${done} matches`);
}

function told({ copied, same, left }: CopyReport, people: PeopleCopy | null, where: string): ExitCode {
  if (process.stderr.isTTY) process.stderr.write('\r');
  const before = same === 0 ? '' : `, ${same} were there already`;
  const taken = people === null || people.left ? '' : ` and ${people.persons} people`;
  console.log(`${copied} matches${taken} taken to ${where}${before}.`);
  for (const { match, why } of left) console.error(`Match ${match} was left out: ${why}.`);
  if (people?.left)
    console.error(
      'People were left out: somebody has been served from there, and those are left as they are.',
    );
  return left.length === 0 && !people?.left ? EXIT_CODES.fine : EXIT_CODES.no;
}
