/** What a store must keep of the clocks of matches. */
import { describe, expect, it } from 'vitest';
import { answerEntry, clockAt, type PlayedStore, resolved } from './contract-parts.ts';

export function clockContract(played: PlayedStore): void {
  describe('clocks', () => {
    const paused = { by: 'red', since: 5, held: 5, endedBy: null, ends: null };

    it('are changed only by who knows the last', async () => {
      const store = await played(4);
      expect(await store.clock('m')).toBeNull();
      expect(await store.keepClock('m', clockAt(2))).toBe(false);
      expect(await store.keepClock('m', clockAt(1))).toBe(true);
      expect(await store.keepClock('m', clockAt(1, { asked: 9 }))).toBe(false);
      expect(await store.keepClock('m', clockAt(2, { pause: paused }))).toBe(true);
      expect(await store.clock('m')).toEqual(clockAt(2, { pause: paused }));
      await expect(store.keepClock('none', clockAt(1))).rejects.toThrow();
    });

    it('keep entries out that were given by one that was changed since', async () => {
      const store = await played(4);
      await store.keepClock('m', clockAt(1));
      await store.keepClock('m', clockAt(2, { pause: paused }));
      const late = (version: number) =>
        store.append('m', 4, [answerEntry(5)], { ...resolved(5, 5), clock: version });
      expect(await late(1)).toEqual({ conflict: true });
      expect(await store.lastNumber('m')).toBe(4);
      expect(await late(2)).toEqual({ conflict: false });
    });

    it('name the matches under way that have one', async () => {
      const store = await played(1);
      expect(await store.clockedMatches()).toEqual([]);
      await store.keepClock('m', clockAt(1));
      expect(await store.clockedMatches()).toEqual(['m']);
      await store.append('m', 1, [answerEntry(2)], { ...resolved(2, 2), over: true });
      expect(await store.clockedMatches()).toEqual([]);
    });
  });
}
