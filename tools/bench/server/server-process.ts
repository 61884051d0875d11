/** A server of its own in a process of its own, to be measured from this one: of this house, or of another checkout. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const HOME = fileURLToPath(new URL('../../../', import.meta.url));

/** The checkout that BENCH_PEER names, beside which this one is measured in the same run. */
export const benchPeer = (): string | null =>
  process.env.BENCH_PEER ? resolve(process.env.BENCH_PEER) : null;

export interface MeasuredServer {
  readonly address: string;
  /** Seconds of a processor that it has used; null where the system does not tell. */
  cpuSeconds(): number | null;
  /** The same of its first thread alone, which takes what comes in: nobody has more than one of those. */
  threadSeconds(): number | null;
  /** Megabytes of memory that it holds; null where the system does not tell. */
  memoryMb(): number | null;
  stop(): Promise<void>;
}

/** On a store of its own, if none is named. */
export async function measuredServer({ home = HOME, store }: ServerPlace = {}): Promise<MeasuredServer> {
  const directory = mkdtempSync(join(tmpdir(), 'weathergage-bench-'));
  const main = join(home, 'platform/cli/main.ts');
  const args = ['serve', '--unlimited', '--port', '0', '--data', store ?? directory];
  const gone = () => rmSync(directory, { recursive: true, force: true });
  return listening([main, ...args], home, (line) => line, gone);
}

/** The checkout that it is of, and the store it writes to. */
export interface ServerPlace {
  readonly home?: string | undefined;
  readonly store?: string;
}

/** A script that prints the port at which it listens. */
export const measuredScript = (script: URL): Promise<MeasuredServer> =>
  listening(
    [fileURLToPath(script)],
    HOME,
    (port) => `http://127.0.0.1:${port}`,
    () => {},
  );

async function listening(
  args: readonly string[],
  home: string,
  addressIn: (line: string) => string,
  gone: () => void,
): Promise<MeasuredServer> {
  const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: home,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const stop = async (): Promise<void> => {
    await ended(server);
    gone();
  };
  const line = once(createInterface({ input: server.stdout! }), 'line') as Promise<[string]>;
  const tooSoon = once(server, 'exit').then(([code]) => {
    throw new Error(`the server in ${home} ended with code ${code}`);
  });
  tooSoon.catch(() => {});
  try {
    const [first] = await Promise.race([line, tooSoon]);
    const pid = server.pid!;
    const address = addressIn(first);
    return {
      address,
      cpuSeconds: () => cpuSecondsOf(pid),
      threadSeconds: () => cpuSecondsOf(pid, `/task/${pid}`),
      memoryMb: () => memoryOf(pid),
      stop,
    };
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
export function cpuSecondsOf(pid: number, thread = ''): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}${thread}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return null;
  }
}

function memoryOf(pid: number): number | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) / 1024;
  } catch {
    return null;
  }
}
