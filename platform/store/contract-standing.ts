/** What a store must keep of the instructions that seats have left with a server. */
import { describe, expect, it } from 'vitest';
import { answerEntry, leftAt, newMatch, type PlayedStore, resolved } from './contract-parts.ts';
import type { StandingRecord } from './store.ts';

export function standingContract(played: PlayedStore): void {
  describe('standing instructions', () => {
    const left = (change: Partial<StandingRecord> = {}) => leftAt(4, change);
    const halt = { stop: 'sight', words: 'A sail', at: 'toulon' };

    it('are kept for each seat in the place of those it had, and forgotten', async () => {
      const store = await played(4);
      expect(await store.standing('m')).toEqual([]);
      await store.keepStanding('m', 'red', left());
      await store.keepStanding('m', 'blue', left({ seat: 'blue', since: null, ticked: [] }));
      expect(await store.standing('m')).toEqual([left({ seat: 'blue', since: null, ticked: [] }), left()]);
      await store.keepStanding('m', 'blue', null);
      await store.keepStanding('m', 'red', left({ halt }));
      expect(await store.standing('m')).toEqual([left({ halt })]);
      await store.keepStanding('m', 'red', left({ n: 5, since: 'other', ticked: ['loss'] }));
      expect(await store.standing('m')).toEqual([left({ n: 5, since: 'other', ticked: ['loss'] })]);
      await expect(store.keepStanding('none', 'red', left())).rejects.toThrow();
    });

    it('are counted on with the entries that follow from them, all or nothing', async () => {
      const store = await played(4);
      await store.keepStanding('m', 'red', left());
      const counted = { seat: 'red', record: left({ answered: 1 }) };
      await store.append('m', 4, [answerEntry(5)], { ...resolved(5, 5), standing: counted });
      expect(await store.standing('m')).toEqual([left({ answered: 1 })]);
      const late = { seat: 'red', record: left({ answered: 2 }) };
      expect(
        await store.append('m', 4, [answerEntry(5)], { ...resolved(5, 5), standing: late }),
      ).toMatchObject({ conflict: true });
      expect(await store.standing('m')).toEqual([left({ answered: 1 })]);
      await store.append('m', 5, [answerEntry(6)], {
        ...resolved(6, 6),
        standing: { seat: 'red', record: null },
      });
      expect(await store.standing('m')).toEqual([]);
    });

    it('keep entries out that follow from some that were changed or taken back since', async () => {
      const store = await played(4);
      const counted = { seat: 'red', record: left({ answered: 1 }) };
      const late = () => store.append('m', 4, [answerEntry(5)], { ...resolved(5, 5), standing: counted });
      expect(await late()).toEqual({ conflict: true });
      await store.keepStanding('m', 'red', left({ ticked: ['loss'] }));
      expect(await late()).toEqual({ conflict: true });
      expect(await store.lastNumber('m')).toBe(4);
      expect(await store.standing('m')).toEqual([left({ ticked: ['loss'] })]);
      await store.keepStanding('m', 'red', left());
      expect(await late()).toEqual({ conflict: false });
    });

    it('name the matches under way in which they go on', async () => {
      const store = await played(1);
      await store.createMatch(newMatch('gathering'));
      await store.keepStanding('gathering', 'red', left());
      expect(await store.carriedMatches()).toEqual([]);
      await store.keepStanding('m', 'red', left({ halt }));
      expect(await store.carriedMatches()).toEqual([]);
      await store.keepStanding('m', 'blue', left({ seat: 'blue' }));
      expect(await store.carriedMatches()).toEqual(['m']);
      await store.append('m', 1, [answerEntry(2)], { ...resolved(2, 2), over: true });
      expect(await store.carriedMatches()).toEqual([]);
    });
  });
}
