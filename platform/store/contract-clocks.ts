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

    it('come back as they were, with the table’s terms and how its seats stand', async () => {
      const store = await played(1);
      const chair = {
        turn: '3.0',
        asked: 7,
        used: 1.5,
        since: 8,
        until: 9,
        up: false,
        bank: 5,
        missed: 1,
        missedInAll: 2,
        away: [[1, 2]] as const,
        vacant: false,
        deputy: 'first',
        wantsBack: true,
        unlinked: true,
        words: { red: { act: 'name', name: 'Zoë “O’Hara”' } as const },
      };
      const terms = { kind: 'live', bank: 60, increment: 10, misses: 2 } as const;
      const clock = clockAt(1, { limit: null, terms, chairs: { blue: chair } });
      await store.keepClock('m', clock);
      expect(await store.clock('m')).toEqual(clock);
      expect((await store.readWhole('m'))?.clock).toEqual(clock);
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
