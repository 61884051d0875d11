/**
 * A whole cluster on this machine: two databases of which one takes writes and the other has all that it acknowledged, two
 * servers, a worker, and HAProxy in front by the file that hosts are given. What dies is started again, as a service
 * manager would.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { DatabasePair } from './pair.ts';
import { clusterFolder, freePorts, Part, until } from './parts.ts';

const HOME = fileURLToPath(new URL('../..', import.meta.url));
const AGAIN_MS = 500;

export interface ClusterOptions {
  /** The folder of PostgreSQL's programs. */
  readonly programs: string;
  /** Where HAProxy listens; any free port if none is named. */
  readonly port?: number;
  /** No limit to what one address may ask for: all players come from this machine. */
  readonly unlimited?: boolean;
  readonly tell?: (what: string) => void;
  /** Called with the folder before anything is put into it; what it gives back is called before that is removed. */
  readonly prepare?: (folder: string) => () => void;
}

interface Place {
  readonly name: string;
  start(): Part;
  part: Part;
}

export class Cluster {
  readonly folder: string;
  readonly pair: DatabasePair;
  /** Where people come in, and where each server listens. */
  readonly address: string;
  readonly servers: readonly string[];
  readonly #places = new Map<string, Place>();
  readonly #tell: (what: string) => void;
  readonly #clean: () => void;
  #isStopping = false;

  private constructor(
    folder: string,
    pair: DatabasePair,
    ports: readonly number[],
    tell: (what: string) => void,
    clean: () => void,
  ) {
    this.folder = folder;
    this.pair = pair;
    this.#tell = tell;
    this.#clean = clean;
    const [front, ...servers] = ports.map((port) => `http://127.0.0.1:${port}`);
    this.address = front!;
    this.servers = servers.slice(0, 2);
  }

  static async start({
    programs,
    port,
    unlimited = false,
    tell = () => {},
    prepare,
  }: ClusterOptions): Promise<Cluster> {
    const free = await freePorts(4);
    const ports = port === undefined ? free : [port, ...free.slice(1)];
    const folder = clusterFolder();
    const clean = prepare?.(folder) ?? (() => {});
    const pair = await DatabasePair.start(folder, programs, tell);
    const cluster = new Cluster(folder, pair, ports, tell, clean);
    try {
      const [front, one, two, worker] = ports as [number, number, number, number];
      // The first makes the tables; the others would only wait for it.
      cluster.#add('server-one', () => cluster.#node('server-one', 'server', one, unlimited));
      await until(() => answers(`http://127.0.0.1:${one}`), 'the first server');
      cluster.#add('server-two', () => cluster.#node('server-two', 'server', two, unlimited));
      cluster.#add('worker', () => cluster.#node('worker', 'worker', worker, unlimited));
      cluster.#add('haproxy', () => cluster.#balancer(front, [one, two]));
      const all = [two, worker, front].map((each) => `http://127.0.0.1:${each}`);
      await until(async () => (await Promise.all(all.map(answers))).every(Boolean), 'the servers');
      return cluster;
    } catch (error) {
      await cluster.stop();
      throw error;
    }
  }

  /** All that can be killed, by name: servers, worker, HAProxy. */
  part(name: string): Part {
    return this.#places.get(name)!.part;
  }

  get parts(): readonly Part[] {
    const databases = [this.pair.primary.part, this.pair.standby.part].filter((part) => part !== null);
    return [...databases, ...[...this.#places.values()].map(({ part }) => part)];
  }

  /** People first, databases last; nothing is left behind. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.all([...this.#places.values()].map(({ part }) => part.stop()));
    await this.pair.stop();
    this.#clean();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  #add(name: string, start: () => Part): void {
    const place: Place = { name, start, part: start() };
    this.#places.set(name, place);
    this.#keep(place);
  }

  #keep(place: Place): void {
    place.part.ended.then(async () => {
      if (this.#isStopping || !place.part.isWanted) return;
      this.#tell(`${place.name} is dead; it is started again`);
      await pause(AGAIN_MS);
      if (this.#isStopping) return;
      place.part = place.start();
      this.#keep(place);
    });
  }

  #node(name: string, role: string, port: number, unlimited: boolean): Part {
    const main = join(HOME, 'platform/cli/main.ts');
    const args = ['serve', '--role', role, '--port', String(port), ...(unlimited ? ['--unlimited'] : [])];
    const env = { ...process.env, DATABASE_URL: this.pair.url, TRUST_PROXY: '1', HOST: '127.0.0.1' };
    const node = ['--disable-warning=ExperimentalWarning', main, ...args];
    return new Part(this.folder, name, process.execPath, node, { cwd: HOME, env });
  }

  #balancer(port: number, servers: readonly number[]): Part {
    const given = readFileSync(join(HOME, 'docs/host/haproxy.cfg'), 'utf8');
    const lines = servers.map(
      (each, i) => `    server node${i} 127.0.0.1:${each} check inter 500ms fall 2 rise 1`,
    );
    const file = join(this.folder, 'haproxy.cfg');
    writeFileSync(
      file,
      given.replace('bind :80', `bind 127.0.0.1:${port}`).replace(/^ {4}server one .*$/m, lines.join('\n')),
    );
    // Debian keeps it where only root's own path leads.
    const path = [process.env.PATH, '/usr/local/sbin', '/usr/sbin'].join(delimiter);
    return new Part(this.folder, 'haproxy', 'haproxy', ['-db', '-f', file], {
      env: { ...process.env, PATH: path },
    });
  }
}

const answers = (address: string): Promise<boolean> =>
  fetch(`${address}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
