import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Journal, verifyJournal } from '@weathergage/kernel';
import type { ErrorBody } from '@weathergage/kernel/protocol.ts';
import { SqliteStore } from '@weathergage/store';
import { powderGame } from '@weathergage/store/testing/powder.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { brittle } from '../testing/brittle.ts';
import { SocketClient } from '../testing/client.ts';
import { deedSaying, House } from '../testing/house.ts';
import { StoreHealth } from './store-health.ts';

let house: House;
afterEach(() => house?.close());

/** Time passes for what is in the store by opening the server with terms that are over at once. */
const OVER_NOW = -1000;
const archive = () => join(house.directory, 'archive');
const reopen = async (
  terms: Partial<Record<'unstartedMs' | 'idleMs' | 'overMs' | 'witnessedMs', number>>,
) => {
  await house.server.close();
  const never = { unstartedMs: null, idleMs: null, overMs: null, witnessedMs: null };
  const keep = { ...never, archive: archive(), ...terms };
  await house.start({ keep });
};
const begun = async () => {
  house = await House.open();
  const unstarted = await house.create();
  const idle = await house.begin();
  await house.deed(idle.id, idle.tokens.red, deedSaying('0/signal/red', { flag: 'red' }));
  const over = await house.begin();
  await house.deed(over.id, over.tokens.red, deedSaying('0/signal/red', { flag: 'red' }));
  await house.deed(over.id, over.tokens.blue, { type: 'resign' });
  const ids = { unstarted: unstarted.match.id, idle: idle.id, over: over.id };
  const left = async () => {
    const names: string[] = [];
    for (const [name, id] of Object.entries(ids))
      if ((await house.store.findMatch(id)) !== null) names.push(name);
    return names;
  };
  return { ids, left, idle };
};
const read = (id: string) =>
  JSON.parse(gunzipSync(readFileSync(join(archive(), `${id}.json.gz`))).toString()) as Journal;

describe('how long matches are kept', () => {
  it('is for ever if nothing is said, and as long as it is said', async () => {
    const { left } = await begun();
    expect(await house.server.sweep()).toBe(0);
    await reopen({ unstartedMs: 60_000, idleMs: 60_000, overMs: 60_000 });
    expect(await house.server.sweep()).toBe(0);
    expect(await left()).toEqual(['unstarted', 'idle', 'over']);
    expect(existsSync(archive())).toBe(false);
  });

  it('is set for each kind, and what was played is archived first', async () => {
    const { ids, left } = await begun();
    await reopen({ unstartedMs: OVER_NOW });
    expect(await house.server.sweep()).toBe(1);
    expect([await left(), existsSync(archive())]).toEqual([['idle', 'over'], false]);
    await reopen({ overMs: OVER_NOW });
    expect(await house.server.sweep()).toBe(1);
    expect(await left()).toEqual(['idle']);
    expect(verifyJournal(powderGame, read(ids.over)).honest).toBe(true);
    const said = { at: 1, deed: 1, seat: 'red', to: 'side', text: 'farewell' } as const;
    await house.store.addTalk(ids.idle, said, 9);
    await reopen({ idleMs: OVER_NOW });
    expect(await house.server.sweep()).toBe(1);
    expect(await left()).toEqual([]);
    expect(read(`${ids.idle}.talk`)).toEqual([said]);
    expect(read(ids.idle).entries).toHaveLength(1);
    expect(readdirSync(archive()).sort()).toEqual(
      [`${ids.idle}.json.gz`, `${ids.idle}.talk.json.gz`, `${ids.over}.json.gz`].sort(),
    );
  });

  it('sends away who looks on', async () => {
    const { ids, idle } = await begun();
    await reopen({ idleMs: OVER_NOW });
    const red = await SocketClient.greet(house.address, ids.idle, idle.tokens.red);
    expect(await house.server.sweep()).toBe(1);
    await red.until(() => red.closed !== null);
    expect(red.closed).toEqual({ code: 4404 });
    expect((await house.get<ErrorBody>(`/api/matches/${ids.idle}`, idle.tokens.red)).status).toBe(404);
    expect(house.server.load().matches).toBe(0);
  });

  it('does not end for a match that can not be archived', async () => {
    const { left } = await begun();
    await reopen({ overMs: OVER_NOW });
    writeFileSync(archive(), 'no folder');
    expect(await house.server.sweep()).toBe(0);
    expect(await left()).toContain('over');
    rmSync(archive());
    mkdirSync(archive());
    expect(await house.server.sweep()).toBe(1);
  });
});

describe('health', () => {
  const asked = async () => [
    (await house.get('/api/health')).status,
    (await house.get<ErrorBody>('/api/ready')).status,
  ];

  it('tells whether the store can be written to', async () => {
    house = await House.open();
    expect(await asked()).toEqual([200, 200]);
    await house.server.close();
    const { store, fail } = brittle(new SqliteStore({ directory: house.directory }));
    fail.add('probe');
    await house.start({ store });
    expect(await asked()).toEqual([503, 503]);
  });

  it('asks the store once in a while, however often it is asked itself', async () => {
    let probes = 0;
    const health = new StoreHealth({ probe: async () => void probes++ });
    for (let i = 0; i < 100; i++) expect(await health.isWell(i)).toBe(true);
    expect(probes).toBe(1);
    expect(await health.isWell(5000)).toBe(true);
    expect(probes).toBe(2);
  });
});
