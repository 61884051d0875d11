import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { NoticesReply } from '@weathergage/kernel/people/notice-protocol.ts';
import { People } from '@weathergage/people';
import { type FakeReceiver, fakeReceiver } from '@weathergage/people/testing/fake-receiver.ts';
import { PostgresWire } from '@weathergage/store/testing/postgres-wire.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../testing/client.ts';
import { deedSaying } from '../testing/house.ts';
import { TestWatch } from '../testing/watch.ts';
import { PEOPLE_ENGINES, type PeopleHouse, peopleHouseOn, type Visitor } from './testing/people-house.ts';
import { joinTable, openTable, type Sat } from './testing/seated.ts';

const WORKER = fileURLToPath(import.meta.resolve('@weathergage/people/testing/notice-worker.ts'));
const LEASE_MS = 60_000;
/** So long somebody is given to see for himself that it is his turn. */
const TURN_MS = 60_000;

describe.each(PEOPLE_ENGINES)('notices on $engine that are on their way', ({ engine, skip }) => {
  let at: PeopleHouse & { readonly where: string };
  let hooks: FakeReceiver;
  const watch = new TestWatch();
  beforeAll(async () => {
    if (skip) return;
    hooks = await fakeReceiver();
    at = await peopleHouseOn(engine, { watch }, { publicUrl: 'https://play.example', allowInner: true });
  });
  afterAll(async () => {
    if (skip) return;
    await at.close();
    hooks.close();
  });

  const withHook = async (): Promise<{ who: Visitor; id: string }> => {
    const who = at.visitor();
    await who.post('/api/people/guest');
    const { body } = await who.post<NoticesReply>('/api/people/me/notices/hooks', {
      kind: 'json',
      url: hooks.url,
    });
    return { who, id: body.hooks[0]!.id };
  };
  const names = () => hooks.received.map(({ headers }) => headers['idempotency-key']);

  it.skipIf(skip)(
    'come again under the same name if their server is killed while it sends them',
    async () => {
      const { who, id } = await withHook();
      await who.post('/api/people/me/notices/try', { way: 'hook', id });
      // Taken by another, and killed as soon as it knocks: nothing of it is read.
      let child: ChildProcess | null = null;
      const knocked = new Promise<void>((resolve) => {
        hooks.onKnock = () => {
          child!.kill('SIGKILL');
          hooks.onKnock = () => {};
          resolve();
        };
      });
      child = spawn(
        process.execPath,
        ['--disable-warning=ExperimentalWarning', WORKER, at.where, String(watch.now())],
        {
          stdio: 'inherit',
        },
      );
      await Promise.all([knocked, once(child, 'exit')]);
      hooks.received.length = 0;
      const onTheirWay = async () =>
        (
          await who.get<{ notices: { onTheirWay: { id: string; attempts: number }[] } }>(
            '/api/people/me/export',
          )
        ).body.notices.onTheirWay;
      const [taken] = await onTheirWay();
      expect(taken).toMatchObject({ attempts: 1 });
      // As long as it might be on its way by the other nobody else sends it.
      await watch.pass(LEASE_MS - 5000);
      await at.people.notices.settle();
      expect(names()).toEqual([]);
      await watch.pass(LEASE_MS);
      await eventually(() => hooks.received.length > 0);
      await at.people.notices.settle();
      expect(names()).toEqual([taken!.id]);
      expect(await onTheirWay()).toEqual([]);
    },
  );

  // It is held in the middle of its decision on its line to the database, and SQLite has none.
  if (engine !== 'SQLite')
    it.skipIf(skip)('are decided by another, once, if their server is killed while it decides', async () => {
      const [ben, { who: ann }] = [at.visitor(), await withHook()];
      const { body: red } = await openTable(ben);
      const { body: blue } = await ann.post<Sat>(`/api/people/tables/${red.id}/sit`, { seat: 'blue' });
      for (const sat of [red, blue]) await joinTable(at, sat);
      await at.house.deed(red.id, red.token, deedSaying('0/signal/red', { flag: 'red' }));
      await ann.get('/api/people/lobby');
      hooks.received.length = 0;
      // Its decision stands, and what is to go out for it is about to be written beside it: both or neither.
      let child: ChildProcess | null = null;
      let isHeld = false;
      const wire = await PostgresWire.open(at.where, {
        holdMs: (said) => {
          if (!/insert into "(\w+"\.")?outbox"/.test(said)) return 0;
          isHeld = true;
          child!.kill('SIGKILL');
          return 600_000;
        },
      });
      child = spawn(
        process.execPath,
        ['--disable-warning=ExperimentalWarning', WORKER, wire.url, String(watch.now() + TURN_MS)],
        { stdio: 'inherit' },
      );
      await once(child, 'exit');
      expect(isHeld).toBe(true);
      await wire.close();
      const called = async (ms: number): Promise<number> => {
        await watch.pass(ms);
        await at.people.notices.settle();
        return hooks.received.length;
      };
      expect(await called(TURN_MS - 1)).toBe(0);
      await expect.poll(() => called(1000), { timeout: 60_000 }).toBe(1);
      for (let i = 0; i < 3; i++) await called(LEASE_MS);
      expect(hooks.received.map(({ said }) => said)).toMatchObject([{ kind: 'turn', match: red.id }]);
    });

  it.skipIf(skip)('are each sent by one of several servers', async () => {
    hooks.received.length = 0;
    const others = await Promise.all(
      [1, 2].map(() => People.open({ where: at.where, publicUrl: 'https://play.example', allowInner: true })),
    );
    for (let i = 0; i < 12; i++) {
      const { who, id } = await withHook();
      await who.post('/api/people/me/notices/try', { way: 'hook', id });
    }
    for (const { notices } of others) notices.begin(watch);
    await watch.pass(1000);
    await eventually(() => hooks.received.length >= 12);
    await Promise.all([at.people, ...others].map(({ notices }) => notices.settle()));
    expect(names()).toHaveLength(12);
    expect(new Set(names()).size).toBe(12);
    await Promise.all(others.map((other) => other.close()));
  });
});
