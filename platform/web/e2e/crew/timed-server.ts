/** A server whose time is the spec's own, and hands that answer what is asked of a seat by the public door. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import type { Desk, Game, GameTypes } from '@weathergage/kernel';

export class TimedServer {
  readonly #data = mkdtempSync(join(tmpdir(), 'weathergage-timed-'));
  #process!: ChildProcess;
  #lines!: AsyncIterator<string>;
  #reader!: Interface;
  address = '';

  /** `program`: the file that serves, and listens to what time it is. `env`: settings besides the machine's own. */
  async start(program: string, env: Readonly<Record<string, string>> = {}): Promise<void> {
    const args = ['--disable-warning=ExperimentalWarning', program, this.#data];
    this.#process = spawn(process.execPath, args, {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, ...env },
    });
    this.#reader = createInterface(this.#process.stdout!);
    this.#lines = this.#reader[Symbol.asyncIterator]();
    this.address = (await this.#lines.next()).value as string;
  }

  /** Lets time go by, and what falls due in it be done. */
  async pass(ms: number): Promise<void> {
    this.#process.stdin!.write(`pass ${ms}\n`);
    await this.#lines.next();
  }

  /** Answers all that is asked of a seat with the first of the game's own choices that is allowed. */
  async answer<T extends GameTypes>(
    { choices, check }: Pick<Game<T>, 'choices' | 'check'>,
    id: string,
    token: string,
  ): Promise<void> {
    const headers = { authorization: `Bearer ${token}` };
    const at = `${this.address}/api/matches/${id}`;
    const { desk } = (await (await fetch(`${at}/desk`, { headers })).json()) as { desk: Desk<T> };
    const answers = desk.asks
      .filter(({ answer }) => answer === null)
      .map(({ ask }) => ({
        ask: ask.id,
        answer: [...choices(desk.view, ask)].find((answer) => check(desk.view, ask, answer) === null),
      }));
    const reply = await fetch(`${at}/deeds`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'answer', answers, seen: desk.n }),
    });
    if (!reply.ok) throw new Error(await reply.text());
  }

  async end(): Promise<void> {
    this.#process.stdin!.end();
    await new Promise((resolve) => this.#process.once('exit', resolve));
    this.#reader.close();
    rmSync(this.#data, { recursive: true, force: true });
  }
}
