import { openStore } from '@weathergage/store';
import { answerEntry, newMatch } from '@weathergage/store/contract-parts.ts';
import { findPostgres } from '@weathergage/store/postgres/programs.mjs';
import { NO_EFFECTS } from '@weathergage/store/store.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DatabasePair } from './pair.ts';
import { clusterFolder, until } from './parts.ts';

const programs = findPostgres();

describe.skipIf(programs === null)('a primary and its synchronous standby', () => {
  let pair: DatabasePair;
  const stores: Awaited<ReturnType<typeof openStore>>[] = [];
  beforeAll(async () => {
    pair = await DatabasePair.start(clusterFolder(), programs!, () => {});
  });
  afterAll(async () => {
    for (const store of stores) await store.close();
    await pair?.stop();
  });
  const opened = async () => {
    const store = await openStore(pair.url);
    stores.push(store);
    return store;
  };

  it('lose nothing acknowledged when the primary is killed, double nothing, and go on by themselves', async () => {
    const store = await opened();
    await store.createMatch(newMatch('m'));
    const acknowledged: number[] = [];
    const before = pair.failovers;
    let n = 0;
    for (const end = Date.now() + 150_000; Date.now() < end && (pair.failovers < before + 2 || n < 60); )
      try {
        const { conflict } = await store.append('m', n, [answerEntry(n + 1)], NO_EFFECTS);
        expect(conflict).toBe(false);
        acknowledged.push(++n);
        if (n % 30 === 20 && pair.isWhole) pair.primary.part!.signal('SIGKILL');
      } catch {
        // Whether it was written is not known to who was refused: he asks, and goes on from there.
        n = await store.lastNumber('m').then(
          (last) => last!,
          () => n,
        );
      }
    expect(pair.failovers).toBeGreaterThanOrEqual(before + 2);
    const kept = (await store.entries('m', 0)).map((entry) => entry.n);
    expect(kept).toEqual(Array.from({ length: n }, (_, i) => i + 1));
    expect(acknowledged.filter((each) => !kept.includes(each))).toEqual([]);
  });

  it('acknowledge nothing whose wait for the standby was broken off', async () => {
    await until(() => pair.isWhole, 'the pair to be whole');
    const store = await opened();
    await store.createMatch(newMatch('w'));
    const receiver = Number(await pair.standby.ask('SELECT pid FROM pg_stat_wal_receiver'));
    process.kill(receiver, 'SIGSTOP');
    try {
      const appended = store.append('w', 0, [answerEntry(1)], NO_EFFECTS).then(
        () => 'acknowledged',
        (error: Error) => error.message,
      );
      const cancel = `SELECT count(pg_cancel_backend(pid)) FROM pg_stat_activity WHERE wait_event = 'SyncRep'`;
      await until(async () => (await pair.primary.ask(cancel)) === '1', 'the append to wait');
      expect(await appended).toMatch(/wait for the standby/);
    } finally {
      process.kill(receiver, 'SIGCONT');
    }
  });

  it('are found whichever of them takes writes, and said not to be there where none does', async () => {
    await until(() => pair.isWhole, 'the pair to be whole');
    const url = new URL(pair.url);
    url.searchParams.set('host', `${pair.standby.folder},${pair.primary.folder}`);
    const store = await openStore(url.href);
    await store.probe();
    await store.close();
    url.searchParams.set('host', `${pair.standby.folder},/nowhere`);
    await expect(openStore(url.href)).rejects.toThrow(/no database .* takes writes/);
  });
});
