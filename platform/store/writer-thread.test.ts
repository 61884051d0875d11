import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerEntry, newMatch, snapshotAt } from './contract-parts.ts';
import { SqliteStore } from './sqlite.ts';
import { SqliteFile } from './sqlite-file.ts';
import { NO_EFFECTS } from './store.ts';
import { WriterLost, WriterThread } from './writer-thread.ts';

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

  it('is handed all that comes together while it is at work in one message', async () => {
    const store = new SqliteStore({ directory, thread: true });
    const post = handed();
    const made = (id: string) => store.createMatch(newMatch(id));
    await Promise.all([made('a'), made('b'), made('c')]);
    expect(post.mock.calls.map(([jobs]) => (jobs as unknown[]).length)).toEqual([3]);
    const first = made('d');
    await new Promise((resolve) => setImmediate(resolve));
    await Promise.all([first, made('e'), made('f')]);
    expect(post.mock.calls.map(([jobs]) => (jobs as unknown[]).length)).toEqual([3, 1, 2]);
    expect(await store.matchIds('', 10)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
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

  it('refuses what it had in hand when it dies, and another takes its place', async () => {
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
    const kept = store.createMatch(newMatch('b'));
    await expect(lost).rejects.toThrow(WriterLost);
    await kept;
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
