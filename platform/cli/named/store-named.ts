/** Which store a command means: that of its option, of DATABASE_URL, of DATA_DIR, or ./data. */
import { resolve } from 'node:path';
import { FolderTaken, isDatabase, openStore, placeInWords, type Store } from '@weathergage/store';
import { type CommandOption, CommandStop, EXIT_CODES } from '../command.ts';

export const STORE_OPTION: CommandOption = {
  value: 'DIR|URL',
  help: 'the store: a folder, or a postgres:// address; DATABASE_URL, DATA_DIR, or ./data, if none is named',
};

export function storeNamed(option: string | undefined): string {
  const where = option ?? (process.env.DATABASE_URL || process.env.DATA_DIR || 'data');
  return isDatabase(where) ? where : resolve(where);
}

/** For writing: what is not there is made. A folder is taken for oneself. */
export async function openedStore(where: string): Promise<Store> {
  return openStore(where, { sole: true }).catch((error: Error) => {
    if (error instanceof FolderTaken)
      throw new CommandStop(
        `Another server is at work in ${where}. Stop that one first, or name another folder: DATA_DIR=…`,
        EXIT_CODES.no,
      );
    throw new CommandStop(`The store in ${placeInWords(where)} can't be opened: ${error.message}.`);
  });
}

export async function readableStore(where: string): Promise<Store> {
  return openStore(where, { readOnly: true }).catch((error: Error) => {
    throw new CommandStop(`There is no store in ${placeInWords(where)}: ${error.message}.`);
  });
}
