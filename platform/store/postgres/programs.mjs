// Where PostgreSQL's own programs lie on this machine. Plain JavaScript, because set-up runs it on whatever Node is there.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NEEDED = ['postgres', 'initdb', 'pg_basebackup'];
const DEBIAN = '/usr/lib/postgresql';

/** Newest first. @returns {string[]} */
function debianFolders() {
  if (!existsSync(DEBIAN)) return [];
  const versions = readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(DEBIAN, version, 'bin'));
}

/**
 * The folder with `postgres`, `initdb` and `pg_basebackup`; POSTGRES_BIN names another.
 * @returns {string | null}
 */
export function findPostgres() {
  const named = process.env.POSTGRES_BIN;
  const folders = [
    ...(named ? [named] : []),
    ...(process.env.PATH ?? '').split(delimiter),
    ...debianFolders(),
    '/opt/homebrew/bin',
    '/usr/local/bin',
  ];
  return (
    folders.find((folder) => folder !== '' && NEEDED.every((name) => existsSync(join(folder, name)))) ?? null
  );
}

/**
 * PostgreSQL refuses to run as root: it is then run by the user that Debian's package has made for it.
 * @returns {{ uid?: number, gid?: number }}
 */
export function postgresUser() {
  if (process.getuid?.() !== 0) return {};
  const idOf = (/** @type {string} */ which) =>
    Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}
