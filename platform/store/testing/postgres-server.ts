/**
 * One PostgreSQL for a whole run of the tests, started by the first that asks for it. It lies in a folder named by the run,
 * and a shell beside it ends it and removes the folder when the run has ended, however that came about.
 */
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findPostgres, postgresUser } from '../postgres/programs.mjs';

/** The process whose end is the end of the run: `vitest.config.ts` names it, a script of its own is it itself. */
const RUN = process.env.TEST_RUN ?? String(process.pid);
const START_MS = 60_000;

const SUPERVISOR = `
trap '' HUP INT TERM
"$1/postgres" -D "$2/data" -k "$2" >"$2/log" 2>&1 &
server=$!
while kill -0 "$server" 2>/dev/null && { [ -d "/proc/$3" ] || kill -0 "$3" 2>/dev/null; }; do sleep 0.5; done
kill -QUIT "$server" 2>/dev/null
wait "$server"
rm -rf "$2"
`;

const SETTINGS = `
listen_addresses = ''
max_connections = 200
shared_buffers = 64MB
# What a test writes is gone with the run: there is nothing to be tidied up meanwhile.
autovacuum = off
`;

/** Makes the database in a folder and starts it; it lives as long as the process `run`. */
async function start(programs: string, folder: string): Promise<void> {
  const who = postgresUser();
  if (who.uid !== undefined) chownSync(folder, who.uid, who.gid!);
  const data = join(folder, 'data');
  const init = ['-D', data, '-U', 'weathergage', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(programs, 'initdb'), init, { ...who, cwd: folder, stdio: 'pipe' });
  writeFileSync(join(data, 'postgresql.auto.conf'), SETTINGS);
  const supervisor = spawn('sh', ['-c', SUPERVISOR, 'sh', programs, folder, RUN], {
    ...who,
    cwd: folder,
    detached: true,
    stdio: 'ignore',
  });
  supervisor.unref();
  const end = Date.now() + START_MS;
  while (!/ready to accept connections/.test(logOf(folder))) {
    if (Date.now() > end || supervisor.exitCode !== null)
      throw new Error(`PostgreSQL did not start: ${logOf(folder)}`);
    await pause(20);
  }
}

const logOf = (folder: string): string =>
  existsSync(join(folder, 'log')) ? readFileSync(join(folder, 'log'), 'utf8') : '';

const FOLDER = join(tmpdir(), `weathergage-postgres-${RUN}`);
const LOCK = `${FOLDER}.lock`;
const READY = join(FOLDER, 'ready');

/** Whether nobody else is at it. */
function took(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    return false;
  }
}

async function make(programs: string): Promise<void> {
  try {
    rmSync(FOLDER, { recursive: true, force: true });
    mkdirSync(FOLDER, { mode: 0o700 });
    await start(programs, FOLDER);
    writeFileSync(READY, '');
  } finally {
    rmSync(LOCK, { recursive: true, force: true });
  }
}

/** The address of the run's database, without a schema; null where there is no PostgreSQL on this machine. */
export async function testPostgres(): Promise<string | null> {
  const programs = findPostgres();
  if (programs === null) return null;
  if (!existsSync(READY) && took(LOCK)) await make(programs);
  while (!existsSync(READY)) {
    if (!existsSync(LOCK)) throw new Error('PostgreSQL was not started by who had begun to');
    await pause(20);
  }
  return `postgres:///postgres?host=${encodeURIComponent(FOLDER)}&user=weathergage`;
}
