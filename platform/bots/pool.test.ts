import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runPooled } from './pool.ts';

const folder = mkdtempSync(join(tmpdir(), 'weathergage-pool-'));
const module = pathToFileURL(join(folder, 'worker.mjs'));

beforeAll(() => {
  writeFileSync(
    module,
    `import { threadId, workerData } from 'node:worker_threads';
     import { serveJobs } from ${JSON.stringify(new URL('./pool.ts', import.meta.url).href)};
     serveJobs(async (job) => {
       if (job === 'throw') throw new Error('no such job');
       if (job === 'leave') process.exit(7);
       await new Promise((resolve) => setTimeout(resolve, 20 - job));
       return { job, plus: job + workerData.plus, threadId };
     });`,
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('pooled', () => {
  it('gives the results in the order of the jobs, whoever did them', async () => {
    const jobs = Array.from({ length: 20 }, (_, i) => i);
    const seen: number[] = [];
    const results = await runPooled<number, { job: number; plus: number; threadId: number }>(jobs, {
      module,
      size: 2,
      setting: { plus: 100 },
      onDone: (done) => seen.push(done),
    });
    expect(results.map(({ job }) => job)).toEqual(jobs);
    expect(results.map(({ plus }) => plus)).toEqual(jobs.map((job) => job + 100));
    expect(new Set(results.map(({ threadId }) => threadId)).size).toBe(2);
    expect(seen).toEqual(jobs.map((job) => job + 1));
  });

  it('fails with what a job threw', async () => {
    await expect(runPooled([1, 'throw', 2], { module, setting: { plus: 0 } })).rejects.toThrow('no such job');
  });

  it('fails when a worker ends in the middle', async () => {
    await expect(runPooled(['leave'], { module, setting: { plus: 0 } })).rejects.toThrow('code 7');
  });

  it('does nothing for no jobs', async () => {
    expect(await runPooled([], { module, setting: null })).toEqual([]);
  });
});
