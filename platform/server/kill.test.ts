import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canonical, hashOf, looseDice, type Match } from '@weathergage/kernel';
import type { CreatedReply } from '@weathergage/kernel/protocol.ts';
import { loadMatch, SqliteStore } from '@weathergage/store';
import { type PowderTypes, powderGame } from '@weathergage/store/testing/powder.ts';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually, http, SocketClient } from './testing/client.ts';

const KILLS = 100;
/** Processes kept waiting, so that a kill does not cost the start of the next one. */
const STANDBY = 2;

interface Program {
  readonly launcher: string;
  readonly server: string;
}

/** The server in one file, and a small one: a hundred starts of it cost less than a sixth of what its sources would. */
async function bundled(outDir: string): Promise<Program> {
  const bundle = (path: string) =>
    build({
      configFile: false,
      logLevel: 'error',
      ssr: { noExternal: true },
      build: {
        ssr: join(import.meta.dirname, path),
        outDir,
        emptyOutDir: false,
        minify: true,
        rolldownOptions: { output: { format: 'cjs', entryFileNames: '[name].cjs' } },
      },
    });
  const parts = ['testing/launch-worker.ts', 'testing/kill-worker.ts', '../store/sqlite-writer-worker.ts'];
  await Promise.all(parts.map(bundle));
  return { launcher: join(outDir, 'launch-worker.cjs'), server: join(outDir, 'kill-worker.cjs') };
}

class Child {
  readonly process: ChildProcess;
  readonly ready: Promise<unknown>;

  constructor({ launcher, server }: Program) {
    this.process = fork(launcher, [server], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    this.ready = once(this.process, 'message');
  }

  async serve(directory: string): Promise<string> {
    await this.ready;
    return (await this.told(directory)) as string;
  }

  /** What it answers to a word. */
  async told(word: string): Promise<unknown> {
    const [answer] = await Promise.all([once(this.process, 'message'), this.process.send(word)]);
    return answer[0];
  }

  async kill(): Promise<void> {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return;
    const gone = once(this.process, 'exit');
    this.process.kill('SIGKILL');
    await gone;
  }
}

let directory: string;
let program: Program;
const standing: Child[] = [];
const all: Child[] = [];
const next = (): Child => {
  while (standing.length < STANDBY + 1) {
    const child = new Child(program);
    all.push(child);
    standing.push(child);
  }
  return standing.shift()!;
};
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'weathergage-kill-'));
  program = await bundled(join(directory, 'program'));
  await warmUp(join(directory, 'before'));
});
afterAll(async () => {
  await Promise.all(all.map((child) => child.kill()));
  rmSync(directory, { recursive: true });
});

/** What is on disk, read while nobody writes. */
async function onDisk(
  id: string,
): Promise<{ answers: Map<string, unknown>; n: number; match: Match<PowderTypes> }> {
  const store = new SqliteStore({ directory });
  try {
    const record = (await store.findMatch(id))!;
    const entries = await store.entries(id, 0);
    expect(entries.filter(({ n }, i) => n !== i + 1)).toEqual([]);
    expect(entries).toHaveLength(record.n);
    const { match } = (await loadMatch(store, powderGame, record))!;
    const answers = new Map(
      entries.flatMap((entry) => (entry.type === 'answer' ? [[entry.ask, entry.answer]] : [])),
    );
    return { answers, n: record.n, match };
  } finally {
    await store.close();
  }
}

/** One seat that answers whatever it is asked as fast as it is told, and notes what was acknowledged. */
async function play(
  address: string,
  id: string,
  token: string,
  acknowledged: Map<string, unknown>,
): Promise<void> {
  const client = await SocketClient.greet(address, id, token);
  await client.until(() => client.desks.length > 0 || client.closed !== null);
  while (client.closed === null) {
    const open = client.desk.asks.filter(({ answer }) => answer === null);
    const { n } = client.desk;
    const answers = open.map(({ ask }) => ({
      ask: ask.id,
      answer: [...powderGame.choices(client.desk.view as PowderTypes['view'], ask)].at(-1)!,
    }));
    if (answers.length > 0) {
      const reply = await client.deed({ type: 'answer', answers });
      expect(reply).toHaveProperty('taken');
      for (const { ask, answer } of answers) acknowledged.set(ask, answer);
    }
    await client.until(() => client.closed !== null || client.desk.n !== n);
  }
}

/** A match with both its seats taken. */
async function begin(address: string): Promise<CreatedReply> {
  const { body } = await http<CreatedReply>(address, 'POST', '/api/matches', {
    body: { game: 'powder', scenario: 'powder-100000' },
  });
  for (const token of Object.values(body.tokens))
    await http(address, 'POST', `/api/matches/${body.match.id}/join`, {
      token,
      body: { nonce: 'a nonce of mine' },
    });
  return body;
}

/** Plays a little with a server whose match nobody needs: what is compiled for it is there for all that come after. */
async function warmUp(elsewhere: string): Promise<void> {
  const child = new Child(program);
  all.push(child);
  const address = await child.serve(elsewhere);
  const { match, tokens } = await begin(address);
  const acknowledged = new Map<string, unknown>();
  const players = Object.values(tokens).map((token) =>
    play(address, match.id, token, acknowledged).catch(expectGone),
  );
  await eventually(() => acknowledged.size >= 20);
  await child.told('keep');
  await child.kill();
  await Promise.all(players);
}

/** The kill ends a player in whatever he is doing; what he was promised is what counts. */
function expectGone(error: Error): void {
  if (!/closed|waited|ECONN|socket/i.test(error.message)) throw error;
}

it(`killed ${KILLS} times in the middle of answers, it loses none that it acknowledged`, async () => {
  const dice = looseDice(21);
  const acknowledged = new Map<string, unknown>();
  let child = next();
  let address = await child.serve(directory);
  const { match, tokens } = await begin(address);
  const { id } = match;

  let before = 0;
  let unacknowledged = 0;
  for (let kill = 1; kill <= KILLS; kill++) {
    const players = Object.values(tokens).map((token) =>
      play(address, id, token, acknowledged).catch(expectGone),
    );
    const due = acknowledged.size + 1 + dice.below(40);
    await Promise.race([eventually(() => acknowledged.size >= due), Promise.all(players)]);
    await new Promise((resolve) => setTimeout(resolve, dice.below(5)));
    await child.kill();
    await Promise.all(players);

    const disk = await onDisk(id);
    const lost = [...acknowledged].filter(
      ([ask, answer]) => canonical(disk.answers.get(ask)) !== canonical(answer),
    );
    expect(lost).toEqual([]);
    expect(disk.n).toBeGreaterThan(before);
    unacknowledged += disk.answers.size - acknowledged.size;
    // What came to disk without its promise having reached anybody stands as well.
    for (const [ask, answer] of disk.answers) acknowledged.set(ask, answer);
    before = disk.n;

    child = next();
    address = await child.serve(directory);
    const { body: now } = await http<{ desk: { n: number; view: unknown } }>(
      address,
      'GET',
      `/api/matches/${id}/desk`,
      {
        token: tokens.red!,
      },
    );
    expect(now.desk.n).toBe(disk.n);
    expect(hashOf(now.desk.view)).toBe(hashOf(disk.match.view('red')));
  }
  expect(before).toBeGreaterThan(KILLS);
  // The kills did hit in the middle: some answers were on disk before anybody could be told.
  expect(unacknowledged).toBeGreaterThan(0);
}, 900_000);
