import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { NoticesReply } from '@weathergage/kernel/people/notice-protocol.ts';
import { People } from '@weathergage/people';
import { type FakeReceiver, fakeReceiver } from '@weathergage/people/testing/fake-receiver.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../testing/client.ts';
import { TestWatch } from '../testing/watch.ts';
import { PEOPLE_ENGINES, type PeopleHouse, peopleHouseOn, type Visitor } from './testing/people-house.ts';

const WORKER = fileURLToPath(import.meta.resolve('@weathergage/people/testing/notice-worker.ts'));
const LEASE_MS = 60_000;

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
