// Where PostgreSQL's own programs lie on this machine. Plain JavaScript, because set-up runs it on whatever Node is there.
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

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
    folders.find(
      (folder) => folder !== '' && ['postgres', 'initdb'].every((name) => existsSync(join(folder, name))),
    ) ?? null
  );
}
