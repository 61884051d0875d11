/** What a store must give of a match whole, and take. */
import type { Entry } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import {
  answerEntry,
  clockAt,
  leftAt,
  newMatch,
  type PlayedStore,
  resolved,
  snapshotAt,
} from './contract-parts.ts';
import { NO_EFFECTS, type Store } from './store.ts';

export function wholeContract(played: PlayedStore, empty: () => Promise<Store>): void {
  describe('whole matches', () => {
    it('are taken out with all that belongs to them, and put in as they were', async () => {
      const store = await played(12);
      const retract: Entry = { n: 14, type: 'retract', seat: 'red', ask: 'ask-13' };
      await store.append('m', 12, [answerEntry(13), retract], NO_EFFECTS);
      const undo: Entry = { n: 15, type: 'undo', seat: 'red', to: 9 };
      await store.append('m', 14, [undo], { ...NO_EFFECTS, rewoundTo: 9, snapshot: snapshotAt(9, 15) });
      await store.keepStanding('m', 'red', leftAt(15, { answered: 3 }));
      await store.keepClock('m', clockAt(1));
      const whole = (await store.readWhole('m'))!;
      expect(whole.entries).toHaveLength(15);
      expect(whole.standingAnswers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
      expect(await store.readWhole('other')).toBeNull();

      const other = await empty();
      await other.createMatch(newMatch('m'));
      await other.append('m', 0, [answerEntry(1, 'else', 'where')], NO_EFFECTS);
      await other.writeWhole(whole);
      expect(await other.readWhole('m')).toEqual(whole);
      expect(await other.findMatch('m')).toEqual(await store.findMatch('m'));
      expect(await other.lastAnswer('m', 'red', 'ask-9')).toEqual({ answer: { n: 9 } });
      expect(await other.lastAnswer('m', 'red', 'ask-10')).toBeNull();
      expect(await other.lastAnswer('m', 'red', 'else')).toBeNull();
      expect(await other.append('m', 15, [answerEntry(16)], NO_EFFECTS)).toEqual({ conflict: false });
    });

    it('that wait for their witness do so where they are put, and no others', async () => {
      const store = await played(3);
      await store.append('m', 3, [answerEntry(4)], { ...NO_EFFECTS, awaits: true });
      const waiting = (await store.readWhole('m'))!;
      await store.append('m', 4, [answerEntry(5)], { ...resolved(4, 5), awaits: false });
      const signed = (await store.readWhole('m'))!;
      const other = await empty();
      await other.writeWhole(waiting);
      expect(await other.awaitingMatches()).toEqual(['m']);
      const inherited: string[] = [];
      await other.join({
        heard: () => {},
        missed: () => {},
        inherit: (matches) => inherited.push(...matches),
      });
      expect(inherited).toEqual(['m']);
      await other.writeWhole(signed);
      expect(await other.awaitingMatches()).toEqual([]);
    });
  });
}
