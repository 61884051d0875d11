/**
 * Programs that make up a cluster, each with a log of its own in one folder. A shell beside them ends whatever is left and
 * removes the folder when this process has gone, however that came about.
 */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const UNDERTAKER = `
trap '' HUP INT TERM
while kill -0 "$1" 2>/dev/null; do sleep 0.5; done
[ -d "$2/pids" ] || exit 0
for pid in $(ls "$2/pids"); do kill -KILL "$pid" 2>/dev/null; done
sleep 0.5
for place in $(awk -v under="$2/" 'index($2, under) == 1 { print $2 }' /proc/mounts 2>/dev/null); do umount "$place"; done
rm -rf "$2"
`;

const STOP_MS = 12_000;

export class Part {
  readonly name: string;
  readonly process: ChildProcess;
  readonly ended: Promise<void>;
  /** Whether it was told to end: its end is then no accident. */
  isWanted = true;
  isUp = true;
  readonly #log: string;

  constructor(folder: string, name: string, program: string, args: readonly string[], options: SpawnOptions) {
    this.name = name;
    this.#log = join(folder, 'logs', `${name}.log`);
    const log = openSync(this.#log, 'a');
    // In a group of its own: Ctrl-C at the terminal is for the cluster, which ends its parts in order.
    const stdio: SpawnOptions['stdio'] = ['ignore', log, log];
    this.process = spawn(program, args, { ...options, detached: true, stdio });
    closeSync(log);
    const pid = join(folder, 'pids', String(this.process.pid));
    if (this.process.pid !== undefined) writeFileSync(pid, '');
    this.ended = new Promise((resolve) => {
      const end = (): void => {
        this.isUp = false;
        rmSync(pid, { force: true });
        resolve();
      };
      this.process.once('exit', end);
      this.process.once('error', end);
    });
  }

  get log(): string {
    return readFileSync(this.#log, 'utf8');
  }

  signal(signal: NodeJS.Signals): void {
    if (this.isUp) this.process.kill(signal);
  }

  /** In peace, and by force if that takes too long. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    this.isWanted = false;
    this.signal(signal);
    const patience = setTimeout(() => this.signal('SIGKILL'), STOP_MS);
    await this.ended;
    clearTimeout(patience);
  }
}

/** The folder of a cluster; whatever is started in it ends with this process. */
export function clusterFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'weathergage-cluster-'));
  // Databases have another user where this is root: he must get through, and see nothing but his own.
  chmodSync(folder, 0o711);
  for (const name of ['logs', 'pids']) mkdirSync(join(folder, name), { mode: 0o700 });
  const args = ['-c', UNDERTAKER, 'sh', String(process.pid), folder];
  spawn('sh', args, { detached: true, stdio: 'ignore' }).unref();
  return folder;
}

/** Ports of this machine that nobody listens at. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

/** Asks again and again until it is so. */
export async function until(met: () => boolean | Promise<boolean>, what: string, ms = 60_000): Promise<void> {
  for (const end = Date.now() + ms; !(await met()); await pause(50))
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
}
