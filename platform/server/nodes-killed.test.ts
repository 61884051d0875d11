import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Entry, hashOf, JOURNAL_FORMAT, type Journal, rebuildMatch } from '@weathergage/kernel';
import type { CreatedReply, CreateMatch, DeedRequest, DeskReply } from '@weathergage/kernel/protocol.ts';
import type { NodeRole } from '@weathergage/store';
import { PostgresStore } from '@weathergage/store/postgres/postgres.ts';
import { newSchema } from '@weathergage/store/testing/postgres-place.ts';
import { testPostgres } from '@weathergage/store/testing/postgres-server.ts';
import { powderGame } from '@weathergage/store/testing/powder.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { http, SocketClient } from './testing/client.ts';
import { fireDeed } from './testing/house.ts';
import type { NodeTask } from './testing/node-worker.ts';

const database = await testPostgres();
const BEAT_MS = 250;
const KILLS = 5;
/** So long a signal may take. */
const SECONDS = 3;
/** Detected after four beats, taken over in the next: within seconds. All the rest is for a busy machine. */
const SOON_MS = 60_000;

const viewOf = (client: SocketClient): { round: number; phase: string } =>
  client.desk.view as { round: number; phase: string };

class Node {
  readonly process: ChildProcess = fork(join(import.meta.dirname, 'testing/node-worker.ts'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  address = '';

  async serve(url: string, role: NodeRole): Promise<this> {
    await once(this.process, 'message');
    const listens = once(this.process, 'message');
    const task: NodeTask = { url, beatMs: BEAT_MS, seconds: SECONDS, role };
    this.process.send(task);
    this.address = String((await listens)[0]);
    return this;
  }

  async kill(): Promise<void> {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return;
    const gone = once(this.process, 'exit');
    this.process.kill('SIGKILL');
    await gone;
  }
}

describe.skipIf(database === null)('servers that are killed in the middle', () => {
  let place: ReturnType<typeof newSchema>;
  const all: Node[] = [];
  const started = (role: NodeRole = 'server'): Promise<Node> => {
    const node = new Node();
    all.push(node);
    return node.serve(place.url, role);
  };
  beforeAll(() => {
    place = newSchema(database!);
  });
  afterAll(async () => {
    await Promise.all(all.map((node) => node.kill()));
    await place.drop();
  });

  const begin = async (
    { address }: Node,
    seats: Record<string, string>,
    more: Partial<CreateMatch> = {},
  ): Promise<CreatedReply & { id: string }> => {
    const body = { game: 'powder', scenario: 'powder-100000', seats, ...more };
    const created = (await http<CreatedReply>(address, 'POST', '/api/matches', { body })).body;
    const { id } = created.match;
    for (const [seat, token] of Object.entries(created.tokens))
      await http(address, 'POST', `/api/matches/${id}/join`, { token, body: { nonce: `nonce-of-${seat}` } });
    return { ...created, id };
  };
  const deskAt = async ({ address }: Node, id: string, token: string): Promise<DeskReply['desk']> =>
    (await http<DeskReply>(address, 'GET', `/api/matches/${id}/desk?lastSeen=0`, { token })).body.desk;
  const deed = ({ address }: Node, id: string, token: string, body: DeedRequest) =>
    http<{ n: number }>(address, 'POST', `/api/matches/${id}/deeds`, { token, body });

  const checked = async (
    id: string,
    acknowledged: ReadonlyMap<string, unknown>,
  ): Promise<readonly Entry[]> => {
    const store = await PostgresStore.open({ url: place.url, readOnly: true });
    try {
      const entries = await store.entries(id, 0);
      expect(entries.filter(({ n }, i) => n !== i + 1)).toEqual([]);
      const answers = entries.flatMap((entry) => (entry.type === 'answer' ? [entry] : []));
      const asks = answers.map(({ ask }) => ask);
      expect(asks.filter((ask, i) => asks.indexOf(ask) !== i)).toEqual([]);
      for (const [ask, answer] of acknowledged)
        expect(answers.find((entry) => entry.ask === ask)?.answer).toEqual(answer);
      const { opening, secret } = (await store.findMatch(id))!;
      const [newest] = await store.snapshotMarks(id);
      const at = (await store.snapshot(id, newest!.step))!;
      const upTo = entries.filter(({ n }) => n <= at.n);
      const journal: Journal = { format: JOURNAL_FORMAT, opening, secret, entries: upTo };
      expect(hashOf(rebuildMatch(powderGame, journal).state)).toBe(hashOf(at.state));
      return entries;
    } finally {
      await store.close();
    }
  };

  it('lose nothing: another thinks on, rings the clock and serves their people', async () => {
    let [home, other] = await Promise.all([started(), started()]);
    const { id, tokens } = await begin(home!, { blue: 'bot:slow' });
    const acknowledged = new Map<string, unknown>();
    for (let round = 0; round < KILLS; round++) {
      const next = started();
      const red = await SocketClient.greet(other!.address, id, tokens.red);
      await red.until(() => red.desks.length > 0 && viewOf(red).round === round);
      // A signal that nobody makes is made by the clock; whose home is dead by then every second time.
      if (round % 2 === 1) await home!.kill();
      await red.until(() => viewOf(red).phase === 'load', SECONDS * 1000 + SOON_MS);
      const shot = fireDeed(round, 'red', round % 3);
      const { status } = await deed(other!, id, tokens.red!, shot);
      expect(status).toBe(200);
      if (shot.type === 'answer') for (const { ask, answer } of shot.answers) acknowledged.set(ask, answer);
      if (round % 2 === 0) await home!.kill();
      // The machine was thinking, or not yet: the volley falls all the same.
      await red.until(() => viewOf(red).round === round + 1, SOON_MS);
      red.wire.terminate();
      // Who was at the dead one comes back to another, with the same link.
      home = other;
      other = await next;
      expect((await deskAt(other!, id, tokens.red!)).view).toMatchObject({ round: round + 1 });
    }
    const entries = await checked(id, acknowledged);
    expect(entries.length).toBeGreaterThanOrEqual(KILLS * 5);
  });

  it('leave it to another worker, and to a server when there is none: thoughts and clocks are done once', async () => {
    const [server, ...workers] = await Promise.all([started(), started('worker'), started('worker')]);
    const { id, tokens } = await begin(server!, { blue: 'bot:slow' });
    const red = await SocketClient.greet(server!.address, id, tokens.red);
    await red.until(() => red.desks.length > 0);
    const acknowledged = new Map<string, unknown>();
    for (let round = 0; round < 3; round++) {
      // In its last second, and in the middle of a thought: workers first, then nobody is left but the server.
      const worker = workers[round];
      if (round % 2 === 1) await worker?.kill();
      await red.until(() => viewOf(red).phase === 'load', SECONDS * 1000 + SOON_MS);
      const shot = fireDeed(round, 'red', round % 3);
      expect((await deed(server!, id, tokens.red!, shot)).status).toBe(200);
      if (shot.type === 'answer') for (const { ask, answer } of shot.answers) acknowledged.set(ask, answer);
      if (round % 2 === 0) await worker?.kill();
      await red.until(() => viewOf(red).round === round + 1, SOON_MS);
    }
    red.wire.terminate();
    await server!.kill();
    await checked(id, acknowledged);
  });

  it('count who is late by the clock of the table once, though they die before his orders are given', async () => {
    const [home, other] = await Promise.all([started(), started()]);
    const clock = { kind: 'live', bank: 0, increment: 5, misses: 3 } as const;
    const { id, tokens } = await begin(home!, {}, { clock });
    const red = await SocketClient.greet(other!.address, id, tokens.red);
    // The signal goes by the clock of the rule; what follows is both seats', and neither answers.
    await red.until(() => red.desks.length > 0 && viewOf(red).phase === 'load', SECONDS * 1000 + SOON_MS);
    const wouldWrite = once(home!.process, 'message');
    home!.process.send('hang');
    await wouldWrite;
    await home!.kill();
    await red.until(() => viewOf(red).round === 1, SOON_MS);
    await other!.kill();
    red.wire.terminate();
    const entries = await checked(id, new Map());
    expect(entries.filter((entry) => entry.type === 'answer' && entry.ask.startsWith('0/'))).toHaveLength(5);
    const store = await PostgresStore.open({ url: place.url, readOnly: true });
    const { chairs } = (await store.clock(id))!;
    await store.close();
    for (const seat of ['red', 'blue']) expect(chairs![seat]).toMatchObject({ missed: 1, missedInAll: 1 });
  });

  it('carry on for a seat at another', async () => {
    const [home, other] = await Promise.all([started(), started()]);
    const { id, tokens } = await begin(home!, { blue: 'bot:slow' });
    await deed(home!, id, tokens.red!, { type: 'instruct', ticked: [] });
    const red = await SocketClient.greet(other!.address, id, tokens.red);
    await red.until(() => red.desks.length > 0 && viewOf(red).round >= 2, SOON_MS);
    await home!.kill();
    const then = viewOf(red).round;
    await red.until(() => viewOf(red).round >= then + 5, SOON_MS);
    await deed(other!, id, tokens.red!, { type: 'instruct', ticked: null });
    red.wire.terminate();
    await other!.kill();
    await checked(id, new Map());
  });
});
