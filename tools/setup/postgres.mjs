// PostgreSQL for the tests of the store: the system's, or that of Debian's own packages. Tests start one of their own.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { findPostgres } from '../../platform/store/postgres/programs.mjs';
import { aptInstall, mayInstall } from './apt.mjs';
import { alone } from './lock.mjs';
import { step } from './run.mjs';

const missing =
  'PostgreSQL is not here: the tests of the store on PostgreSQL are SKIPPED.\n' +
  'To run them install it (Debian, Ubuntu: sudo apt-get install postgresql; macOS: brew install postgresql),\n' +
  'or name the folder of its programs: POSTGRES_BIN=/path/to/bin npm test';

/** Debian's package starts a database of its own on the usual port unless it is told not to; we need only the programs. */
function wantNoCluster() {
  const folder = '/etc/postgresql-common';
  const file = `${folder}/createcluster.conf`;
  if (existsSync(file)) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, 'create_main_cluster = false\n');
}

/** @returns {Promise<string | null>} the folder of its programs; null where it can't be had, and that is said */
export async function bringPostgres() {
  const found = findPostgres();
  if (found) return found;
  if (mayInstall())
    await alone(async () => {
      if (findPostgres()) return;
      await step('Installing PostgreSQL (apt-get install postgresql)', async () => {
        wantNoCluster();
        const { code, output } = await aptInstall('postgresql');
        if (code !== 0) console.error(output);
      });
    });
  const brought = findPostgres();
  if (!brought) console.error(missing);
  return brought;
}
