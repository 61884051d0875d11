/** A server of its own in a process of its own, to be measured from this one: of this house, or of another checkout. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const HOME = fileURLToPath(new URL('../..', import.meta.url));

/** The checkout that BENCH_PEER names, beside which this one is measured in the same run. */
export const benchPeer = (): string | null =>
  process.env.BENCH_PEER ? resolve(process.env.BENCH_PEER) : null;

export interface MeasuredServer {
  readonly address: string;
  /** Seconds of a processor that it has used; null where the system does not tell. */
  cpuSeconds(): number | null;
  stop(): Promise<void>;
}

/** On a store of its own, or on the database that BENCH_DATABASE_URL names: many matches are written to it. */
export async function measuredServer(home = HOME): Promise<MeasuredServer> {
  const directory = mkdtempSync(join(tmpdir(), 'weathergage-bench-'));
  const main = join(home, 'platform/cli/main.ts');
  const store = process.env.BENCH_DATABASE_URL || directory;
  const args = ['serve', '--unlimited', '--port', '0', '--data', store];
  const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main, ...args], {
    cwd: home,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const stop = async (): Promise<void> => {
    await ended(server);
    rmSync(directory, { recursive: true, force: true });
  };
  const line = once(createInterface({ input: server.stdout }), 'line') as Promise<[string]>;
  const tooSoon = once(server, 'exit').then(([code]) => {
    throw new Error(`the server in ${home} ended with code ${code}`);
  });
  tooSoon.catch(() => {});
  try {
    const [address] = await Promise.race([line, tooSoon]);
    return { address, cpuSeconds: () => cpuSecondsOf(server.pid!), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
}

/** Linux counts in hundredths. What others do on the machine changes latencies, and this hardly. */
function cpuSecondsOf(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return null;
  }
}
