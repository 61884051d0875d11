/** One PostgreSQL of a pair, in a folder of its own that only its user may enter; it listens on a socket in there alone. */
import { execFile, execFileSync } from 'node:child_process';
import { appendFileSync, chownSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { postgresUser } from '@weathergage/store/postgres/programs.mjs';
import { Part, until } from './parts.ts';

const run = promisify(execFile);
const USER = 'weathergage';

const settings = (socket: string): string => `
listen_addresses = ''
unix_socket_directories = '${socket}'
max_connections = 100
shared_buffers = 64MB
max_wal_size = 256MB
wal_keep_size = 64MB
hot_standby = on
synchronous_commit = on
`;

export class Database {
  readonly name: string;
  /** Where its socket is: the \`host\` of its address. */
  readonly folder: string;
  readonly #data: string;
  readonly #cluster: string;
  readonly #programs: string;
  readonly #who = postgresUser();
  part: Part | null = null;

  constructor(cluster: string, name: string, programs: string) {
    this.name = name;
    this.folder = join(cluster, name);
    this.#data = join(this.folder, 'data');
    this.#cluster = cluster;
    this.#programs = programs;
    if (!existsSync(this.folder)) mkdirSync(this.folder, { mode: 0o700 });
    if (this.#who.uid !== undefined) chownSync(this.folder, this.#who.uid, this.#who.gid!);
  }

  get isUp(): boolean {
    return this.part?.isUp === true;
  }

  #program(name: string): string {
    return join(this.#programs, name);
  }

  make(): void {
    const how = ['-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
    const where = { ...this.#who, cwd: this.folder, stdio: 'pipe' } as const;
    execFileSync(this.#program('initdb'), ['-D', this.#data, ...how], where);
    appendFileSync(join(this.#data, 'postgresql.conf'), settings(this.folder));
  }

  /** A fresh copy of another, which it follows from then on. */
  async copy({ folder }: Database): Promise<void> {
    rmSync(this.#data, { recursive: true, force: true });
    const from = `host=${folder} user=${USER} application_name=${this.name}`;
    const how = ['-D', this.#data, '-d', from, '-X', 'stream', '-c', 'fast', '-R', '--no-sync'];
    await run(this.#program('pg_basebackup'), how, { ...this.#who, cwd: this.folder });
    appendFileSync(join(this.#data, 'postgresql.conf'), settings(this.folder));
  }

  async start(): Promise<void> {
    const args = ['-D', this.#data, '-c', `cluster_name=${this.name}`];
    const options = { ...this.#who, cwd: this.folder };
    const part = new Part(this.#cluster, `database-${this.name}`, this.#program('postgres'), args, options);
    this.part = part;
    const isReady = async (): Promise<boolean> => {
      if (!part.isUp) throw new Error(`PostgreSQL did not start: ${part.log.slice(-2000)}`);
      return (await this.ask('SELECT 1').catch(() => '')) === '1';
    };
    await until(isReady, `database ${this.name}`);
  }

  async promote(): Promise<void> {
    await run(this.#program('pg_ctl'), ['promote', '-D', this.#data, '-t', '30'], {
      ...this.#who,
      cwd: this.folder,
    });
  }

  /** What it answers to a statement, as text. */
  async ask(statement: string): Promise<string> {
    const args = ['-h', this.folder, '-U', USER, '-d', 'postgres', '-XAtc', statement];
    const { stdout } = await run(this.#program('psql'), args, { timeout: 5000 });
    return stdout.trim();
  }

  /** Whether nothing is acknowledged before a standby has it. */
  async isSynchronous(): Promise<boolean> {
    return (await this.ask("SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'")) === '1';
  }

  async waitForStandby(name: string | null): Promise<void> {
    await this.ask(`ALTER SYSTEM SET synchronous_standby_names = '${name ?? ''}'`);
    await this.ask('SELECT pg_reload_conf()');
  }

  /** What comes after `host=` in an address. */
  static address(databases: readonly Database[]): string {
    const hosts = databases.map(({ folder }) => folder).join(',');
    return `postgres:///postgres?host=${encodeURIComponent(hosts)}&user=${USER}`;
  }
}
