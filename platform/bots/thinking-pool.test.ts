import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ThinkingBudget } from './budget.ts';
import { isDropped, type ThinkingMeans, ThinkingPool } from './thinking-pool.ts';

const folder = mkdtempSync(join(tmpdir(), 'weathergage-thinking-'));
const module = pathToFileURL(join(folder, 'worker.mjs'));
const first = join(folder, 'first-');

/** What is tried once only fails the first time: a file remembers that it was. */
beforeAll(() => {
  writeFileSync(
    module,
    `import { existsSync, writeFileSync } from 'node:fs';
     import { threadId } from 'node:worker_threads';
     import { serveJobs } from ${JSON.stringify(new URL('./pool.ts', import.meta.url).href)};
     const isFirst = (name) => {
       const was = existsSync(${JSON.stringify(first)} + name);
       writeFileSync(${JSON.stringify(first)} + name, '');
       return !was;
     };
     serveJobs(async ({ say, wait = 0, die, hang, fail, once }) => {
       const now = once === undefined || isFirst(once);
       if (die && now) process.exit(7);
       while (hang && now);
       if (fail) throw new Error('no idea');
       const end = performance.now() + wait;
       while (performance.now() < end);
       return { say, threadId };
     });`,
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pools: ThinkingPool[] = [];
const lost: [match: string, why: string, again: boolean][] = [];
const open = (means: Partial<ThinkingMeans> = {}): ThinkingPool => {
  const pool = new ThinkingPool({
    module,
    threads: 1,
    hangMs: 20_000,
    onLost: ({ match }, why, again) => lost.push([match, why, again]),
    ...means,
  });
  pools.push(pool);
  return pool;
};
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.close();
  lost.length = 0;
});

interface Said {
  readonly say: string;
  readonly threadId: number;
}
const of = (match: string) => ({ match, alone: false });

describe('threads that think', () => {
  it('take matches in turn, however much one of them has waiting', async () => {
    const pool = open();
    const order: string[] = [];
    const think = (match: string, say: string) =>
      pool.think<Said>(of(match), { say }).then((said) => order.push(said.say));
    await Promise.all([
      ...['a1', 'a2', 'a3', 'a4', 'a5'].map((say) => think('a', say)),
      think('b', 'b1'),
      ...['c1', 'c2'].map((say) => think('c', say)),
    ]);
    // The first was begun before anybody else came.
    expect(order.join(' ')).toBe('a1 a2 b1 c1 a3 c2 a4 a5');
  });

  it('use as many threads as they were given, and no more', async () => {
    const pool = open({ threads: 2 });
    const said = await Promise.all(
      Array.from({ length: 12 }, (_, i) => pool.think<Said>(of(`m${i}`), { say: `${i}`, wait: 20 })),
    );
    expect(new Set(said.map(({ threadId }) => threadId)).size).toBe(2);
    expect(said.map(({ say }) => say)).toEqual(Array.from({ length: 12 }, (_, i) => `${i}`));
  });

  it.each([
    ['dies', { die: true }, /code 7/, 20_000],
    ['does not come back', { hang: true }, /did not come back/, 500],
  ])('a thread that %s is replaced and its thought is done again, once', async (name, how, why, hangMs) => {
    const pool = open({ hangMs });
    // On a busy machine one that only answers may be late, too, and is asked again.
    const lostOver = () => lost.filter(([match]) => match === 'a');
    const [again, other] = await Promise.all([
      pool.think<Said>(of('a'), { say: 'a', ...how, once: name.replaceAll(' ', '-') }),
      pool.think<Said>(of('b'), { say: 'b' }),
    ]);
    expect([again.say, other.say]).toEqual(['a', 'b']);
    expect(lostOver()).toEqual([['a', expect.stringMatching(why), true]]);
    await expect(pool.think(of('a'), { say: 'a', ...how })).rejects.toThrow(why);
    expect(
      lostOver()
        .slice(1)
        .map(([, , isAgain]) => isAgain),
    ).toEqual([true, false]);
    expect((await pool.think<Said>(of('c'), { say: 'c' })).say).toBe('c');
  });

  it('what a job throws is told, and costs no thread', async () => {
    const pool = open();
    await pool.think(of('a'), { say: 'a' });
    const [thread] = pool.threadIds;
    await expect(pool.think(of('a'), { fail: true })).rejects.toThrow('no idea');
    expect(pool.threadIds).toEqual([thread]);
  });

  it('a thought nobody wants any more is dropped, whether it waits or is under way', async () => {
    const pool = open();
    const [running, waiting] = [new AbortController(), new AbortController()];
    const thoughts = [
      pool.think(of('a'), { say: 'a', wait: 50 }, running.signal),
      pool.think(of('b'), { say: 'b' }, waiting.signal),
    ].map((thought) => thought.then(() => false, isDropped));
    const after = pool.think<Said>(of('c'), { say: 'c' });
    expect([pool.busy, pool.waiting]).toEqual([1, 2]);
    waiting.abort();
    running.abort();
    expect(await Promise.all(thoughts)).toEqual([true, true]);
    expect(pool.waiting).toBe(1);
    expect((await after).say).toBe('c');
    expect(lost).toEqual([]);
  });

  it('a match that has used up its time waits, and others go on', async () => {
    const none = { perSecond: 1e6, atOnce: 1e6 };
    const budget = new ThinkingBudget({ match: { perSecond: 100, atOnce: 1 }, alone: none, all: none }, 0);
    const pool = open({ budget });
    const order: string[] = [];
    const think = (match: string, say: string, wait: number) =>
      pool.think<Said>(of(match), { say, wait }).then((said) => order.push(said.say));
    await Promise.all([think('a', 'a1', 30), think('a', 'a2', 0), think('b', 'b1', 0), think('c', 'c1', 0)]);
    // The second of the first was before them in the line.
    expect(order.slice(0, 2)).toEqual(['a1', 'b1']);
    expect(order.sort()).toEqual(['a1', 'a2', 'b1', 'c1']);
  });

  it('closing drops what is waiting and under way', async () => {
    const pool = open();
    const thoughts = ['a', 'b'].map((say) =>
      pool.think(of(say), { say, hang: true }).then(() => false, isDropped),
    );
    await pool.close();
    expect(await Promise.all(thoughts)).toEqual([true, true]);
    await expect(pool.think(of('c'), {})).rejects.toThrow();
    expect(pool.threadIds).toEqual([]);
  });
});
