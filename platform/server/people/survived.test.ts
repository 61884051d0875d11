/** What a server does by itself, for nobody who looks on, and leaves half done when it is killed: another does it, once. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Journal, verifyJournal } from '@weathergage/kernel';
import type { NoticesReply } from '@weathergage/kernel/people/notice-protocol.ts';
import { type FakeReceiver, fakeReceiver } from '@weathergage/people/testing/fake-receiver.ts';
import type { NodeRole } from '@weathergage/store';
import { PostgresStore } from '@weathergage/store/postgres/postgres.ts';
import { inDatabase, newSchema } from '@weathergage/store/testing/postgres-place.ts';
import { testPostgres } from '@weathergage/store/testing/postgres-server.ts';
import { powderGame } from '@weathergage/store/testing/powder.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { http } from '../testing/client.ts';
import type { DoomedTask } from '../testing/doomed-worker.ts';
import { deedSaying } from '../testing/house.ts';
import { TestWatch } from '../testing/watch.ts';
import { type PeopleHouse, peopleHouse } from './testing/people-house.ts';
import { joinTable, openTable, type Sat } from './testing/seated.ts';

const database = await testPostgres();
const BEAT_MS = 250;
/** Taken for dead after four beats. All the rest is for a busy machine. */
const SOON = { timeout: 60_000 };

describe.skipIf(database === null)('a server that is killed leaves to another', () => {
  let place: ReturnType<typeof newSchema>;
  let archive: string;
  let at: PeopleHouse;
  let hooks: FakeReceiver;
  let watch: TestWatch;
  const children: ChildProcess[] = [];

  const launch = async (role: NodeRole): Promise<{ doomed: ChildProcess; address: string }> => {
    const doomed = fork(join(import.meta.dirname, '../testing/doomed-worker.ts'), {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    children.push(doomed);
    await once(doomed, 'message');
    const listens = once(doomed, 'message');
    const task: DoomedTask = { url: place.url, beatMs: BEAT_MS, archive, role };
    doomed.send(task);
    return { doomed, address: String((await listens)[0]) };
  };
  const kill = async (doomed: ChildProcess): Promise<void> => {
    const gone = once(doomed, 'exit');
    doomed.kill('SIGKILL');
    await gone;
  };

  beforeEach(async () => {
    place = newSchema(database!);
    archive = mkdtempSync(join(tmpdir(), 'weathergage-archive-'));
    hooks = await fakeReceiver();
    watch = new TestWatch();
    const keep = { unstartedMs: null, idleMs: null, overMs: -1000, witnessedMs: null, archive };
    at = await peopleHouse(
      { where: place.url, publicUrl: 'https://play.example', allowInner: true },
      {
        store: await PostgresStore.open({ url: place.url, beatMs: BEAT_MS }),
        keep,
        watch,
        // It holds no match that nobody is at, and so hears of nothing that is done in one elsewhere.
        memory: { matches: 0 },
      },
    );
  });
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    await at.close();
    hooks.close();
    rmSync(archive, { recursive: true });
    await inDatabase(database!, (client) =>
      client.query(`DROP SCHEMA IF EXISTS ${place.schema}_people CASCADE`),
    );
    await place.drop();
  });

  it.each([
    ['the server that is left', false],
    ['a worker, which buries it', true],
  ])(
    'the call of whose turn it has become, though it had told nobody of the answer: %s',
    async (_, hasWorker) => {
      if (hasWorker) await launch('worker');
      const { doomed, address } = await launch('server');
      const [ann, ben] = [at.visitor(), at.visitor()];
      await ann.post('/api/people/guest');
      await ann.post<NoticesReply>('/api/people/me/notices/hooks', { kind: 'json', url: hooks.url });
      const { body: red } = await openTable(ben);
      const { body: blue } = await ann.post<Sat>(`/api/people/tables/${red.id}/sit`, { seat: 'blue' });
      for (const sat of [red, blue]) await joinTable(at, sat);
      // All that is to be noted of it so far is noted.
      await ann.get('/api/people/lobby');
      const told = async (): Promise<number> =>
        inDatabase(place.url, async (client) => {
          const { rows } = await client.query<{ due: string }>(
            `SELECT due FROM ${place.schema}_people.notices WHERE kind = 'turn' AND seat = 'blue'`,
          );
          return rows.length;
        });
      expect([await told(), at.house.server.load().matches]).toEqual([0, 0]);

      const { status } = await http(address, 'POST', `/api/matches/${red.id}/deeds`, {
        token: red.token,
        body: deedSaying('0/signal/red', { flag: 'red' }),
      });
      await kill(doomed);
      expect(status).toBe(200);
      await expect.poll(told, SOON).toBe(1);
      const called = async (): Promise<number> => {
        await watch.pass(15_000);
        await at.people.notices.settle();
        return hooks.received.length;
      };
      await expect.poll(called, SOON).toBe(1);
      for (let i = 0; i < 5; i++) await called();
      expect(hooks.received.map(({ said }) => said)).toMatchObject([{ kind: 'turn', match: red.id }]);
    },
  );

  it('the forgetting of what is over, when it was in the archive and not yet gone', async () => {
    const { doomed } = await launch('worker');
    const ids: string[] = [];
    for (let i = 0; i < 3; i++) {
      const { id, tokens } = await at.house.begin();
      await at.house.deed(id, tokens.red, deedSaying('0/signal/red', { flag: 'red' }));
      await at.house.deed(id, tokens.blue, { type: 'resign' });
      ids.push(id);
    }
    // It is for the worker to do.
    expect(await at.house.server.sweep()).toBe(0);
    const inArchive = once(doomed, 'message');
    doomed.send('sweep');
    await inArchive;
    await kill(doomed);
    expect(readdirSync(archive)).toHaveLength(1);
    let forgotten = 0;
    await expect.poll(async () => (forgotten += await at.house.server.sweep()), SOON).toBeGreaterThan(0);
    expect(forgotten).toBe(3);
    expect(await at.house.store.matchIds('', 10)).toEqual([]);
    expect(readdirSync(archive).sort()).toEqual(ids.map((id) => `${id}.json.gz`).sort());
    for (const id of ids) {
      const text = gunzipSync(readFileSync(join(archive, `${id}.json.gz`))).toString();
      expect(verifyJournal(powderGame, JSON.parse(text) as Journal).verdict).toBe('honest');
    }
  });
});
