// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { claimMatch, type LockService, type MatchClaim } from './claim.ts';
import { settlePromises } from './testing.ts';

/** The browser's locks as the standard has them, for one page. */
function browserLocks(): LockService {
  const holders = new Map<string, (error: Error) => void>();
  const waiting = new Map<string, (() => void)[]>();
  return {
    request: (name, { steal, signal }, held) =>
      new Promise((resolve, reject) => {
        const take = (): void => {
          holders.set(name, reject);
          void held().then(() => {
            if (holders.get(name) === reject) holders.delete(name);
            waiting.get(name)?.shift()?.();
            resolve();
          });
        };
        if (steal === true) {
          holders.get(name)?.(new Error('stolen'));
          take();
        } else if (holders.has(name)) {
          waiting.set(name, [...(waiting.get(name) ?? []), take]);
          signal?.addEventListener('abort', () => reject(new Error('timed out')));
        } else take();
      }),
  };
}

const isLost = async (one: MatchClaim): Promise<boolean> => {
  let lost = false;
  void one.lost.then(() => {
    lost = true;
  });
  await settlePromises();
  return lost;
};

describe('two tabs and one match', () => {
  it('gives the match to the first, and tells the second', async () => {
    const locks = browserLocks();
    const first = await claimMatch('m', false, locks);
    expect(first).not.toBeNull();
    expect(await claimMatch('m', false, locks)).toBeNull();
    expect(await isLost(first!)).toBe(false);
  });

  it('lets the second have it once the first has left, or at once if it insists', async () => {
    const locks = browserLocks();
    const first = (await claimMatch('m', false, locks))!;
    const second = claimMatch('m', false, locks);
    first.release();
    expect(await second).not.toBeNull();
    const third = await claimMatch('m', true, locks);
    expect(third).not.toBeNull();
    expect(await isLost((await second)!)).toBe(true);
    expect(await isLost(third!)).toBe(false);
  });

  it('does not mix up two matches', async () => {
    const locks = browserLocks();
    await claimMatch('m', false, locks);
    expect(await claimMatch('n', false, locks)).not.toBeNull();
  });

  it('without locks goes by who writes last', async () => {
    vi.stubGlobal('navigator', {});
    const mine = (await claimMatch('m', false))!;
    const write = (key: string) => dispatchEvent(new StorageEvent('storage', { key, newValue: '{}' }));
    write('weathergage.match.n');
    expect(await isLost(mine)).toBe(false);
    write('weathergage.match.m');
    expect(await isLost(mine)).toBe(true);
    mine.release();
    vi.unstubAllGlobals();
  });
});
