/** A server of a spec's own, that may be stopped and started again over the same store. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../../cli/main.ts', import.meta.url));

export class OwnServer {
  readonly #data = mkdtempSync(join(tmpdir(), 'weathergage-e2e-'));
  readonly #page: string | null;
  #process: ChildProcess | null = null;
  #port = 0;

  /** `page`: the folder of a page of the spec's own, if it has one. */
  constructor(page: string | null = null) {
    this.#page = page;
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** At any free port the first time, at the same one ever after. `env`: settings besides the machine's own. */
  async start(env: Readonly<Record<string, string>> = {}): Promise<void> {
    const args = ['--disable-warning=ExperimentalWarning', main, 'serve'];
    if (this.#page !== null) args.push('--page', this.#page);
    const server = spawn(process.execPath, [...args, '--port', String(this.#port), '--data', this.#data], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...env },
    });
    this.#process = server;
    const [line] = await once(server.stdout.setEncoding('utf8'), 'data');
    this.#port = Number(new URL(String(line).trim()).port);
  }

  async stop(): Promise<void> {
    const server = this.#process;
    if (server === null) return;
    this.#process = null;
    const gone = once(server, 'exit');
    server.kill('SIGTERM');
    await gone;
  }

  async end(): Promise<void> {
    await this.stop();
    rmSync(this.#data, { recursive: true, force: true });
  }
}
