import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerEntry, newMatch, snapshotAt } from './contract-parts.ts';
import { SqliteStore } from './sqlite.ts';
import { DATABASE_FILE, SqliteFile } from './sqlite-file.ts';
import { NO_EFFECTS } from './store.ts';
import { type Settled, WriterLost, WriterThread } from './writer-thread.ts';

describe('the thread that writes', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'weathergage-writer-'));
    new SqliteFile({ directory }).close();
  });
  afterEach(() => {
    vi.restoreAllMocks();
    rmSync(directory, { recursive: true });
  });

  /** What was handed over, message by message. */
  const handed = () => vi.spyOn(Worker.prototype, 'postMessage');

  it('is handed what is asked for in one turn in one message', async () => {
    const store = new SqliteStore({ directory, thread: true });
    const post = handed();
    const made = (id: string) => store.createMatch(newMatch(id));
    await Promise.all([made('a'), made('b'), made('c')]);
    await made('d');
    expect(post.mock.calls.map(([jobs]) => (jobs as unknown[]).length)).toEqual([3, 1]);
    expect(await store.matchIds('', 10)).toEqual(['a', 'b', 'c', 'd']);
    await store.close();
  });

  it('takes all that comes while it is at work into its next commit, and waits for nobody to say so', async () => {
    const store = new SqliteStore({ directory, thread: true });
    await store.probe();
    const emit = vi.spyOn(Worker.prototype, 'emit');
    const settled = () =>
      emit.mock.calls.flatMap(([event, message]) =>
        event === 'message' ? [(message as Settled).results.length] : [],
      );
    // Another's lock keeps the first commit waiting.
    const other = new DatabaseSync(join(directory, DATABASE_FILE));
    other.exec('BEGIN IMMEDIATE');
    const made: Promise<boolean>[] = [];
    for (const id of ['a', 'b', 'c', 'd']) {
      made.push(store.createMatch(newMatch(id)));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(settled()).toEqual([]);
    other.exec('COMMIT');
    other.close();
    await Promise.all(made);
    // The first, and as many as were there when it began; then all the rest.
    expect(settled().length).toBeLessThanOrEqual(2);
    expect(settled().reduce((sum, one) => sum + one)).toBe(4);
    expect(await store.matchIds('', 10)).toEqual(['a', 'b', 'c', 'd']);
    await store.close();
  });

  it('takes back what a failing job wrote, and that alone', async () => {
    const store = new SqliteStore({ directory, thread: true });
    await store.createMatch(newMatch('a'));
    const results = await Promise.allSettled(['b', 'a', 'c'].map((id) => store.createMatch(newMatch(id))));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((results[1] as PromiseRejectedResult).reason.message).toMatch(/UNIQUE/);
    expect(await store.matchIds('', 10)).toEqual(['a', 'b', 'c']);
    await store.close();
  });

  it('refuses what it had been given when it dies, and another takes its place', async () => {
    const threads: Worker[] = [];
    const post = handed().mockImplementation(function (this: Worker, jobs) {
      threads.push(this);
      post.mockRestore();
      // It dies with the job in hand: nobody can know whether that was written.
      void this.terminate();
      void jobs;
    });
    const store = new SqliteStore({ directory, thread: true });
    const lost = store.createMatch(newMatch('a'));
    await new Promise((resolve) => setImmediate(resolve));
    const behind = store.createMatch(newMatch('behind'));
    await expect(Promise.allSettled([lost, behind])).resolves.toMatchObject([
      { reason: expect.any(WriterLost) },
      { reason: expect.any(WriterLost) },
    ]);
    await store.createMatch(newMatch('b'));
    await store.startMatch('b', newMatch('b').opening, snapshotAt(0, 0));
    const { conflict } = await store.append('b', 0, [answerEntry(1)], NO_EFFECTS);
    expect(conflict).toBe(false);
    expect(await store.matchIds('', 10)).toEqual(['b']);
    expect(threads).toHaveLength(1);
    await store.close();
  });

  it('that can not even begin refuses, and hangs nobody', async () => {
    const writer = new WriterThread({ directory }, new URL('./no-such-worker.ts', import.meta.url));
    await expect(writer.write('probe')).rejects.toThrow(WriterLost);
    await expect(writer.write('probe')).rejects.toThrow(WriterLost);
    await writer.close();
    await expect(writer.write('probe')).rejects.toThrow('the store is closed');
  });

  it('has written everything when the store is closed', async () => {
    const store = new SqliteStore({ directory, thread: true });
    const made = ['a', 'b', 'c'].map((id) => store.createMatch(newMatch(id)));
    await store.close();
    await Promise.all(made);
    const again = new SqliteStore({ directory });
    expect(await again.matchIds('', 10)).toEqual(['a', 'b', 'c']);
    await again.close();
  });
});
