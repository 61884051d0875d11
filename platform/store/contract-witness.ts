/** What a store must keep for a match with a witness, and for a server that is one. */
import { describe, expect, it } from 'vitest';
import { answerEntry, newMatch, opening, type PlayedStore, resolved, snapshotAt } from './contract-parts.ts';
import { NO_EFFECTS, type WitnessedHash } from './store.ts';

export function witnessContract(played: PlayedStore): void {
  describe('witnesses', () => {
    const MATCH = 'ab'.repeat(32);
    const PASS = 'hash of a pass';
    const at = (step: number, hash: string, again = 0): WitnessedHash => ({ step, again, hash });

    it('have one secret, whoever asks first', async () => {
      const store = await played(1);
      expect(await store.witnessSecret('first')).toBe('first');
      expect(await store.witnessSecret('second')).toBe('first');
    });

    it('take a match on for one pass alone', async () => {
      const store = await played(1);
      expect(await store.keepWitnessed(MATCH, PASS, at(0, 'a'), 9)).toBe('no-match');
      expect(await store.openWitnessed(MATCH, PASS, 5)).toBe(true);
      expect(await store.openWitnessed(MATCH, PASS, 6)).toBe(true);
      expect(await store.openWitnessed(MATCH, 'another', 7)).toBe(false);
      expect(await store.keepWitnessed(MATCH, 'another', at(0, 'a'), 9)).toBe('no-match');
      expect(await store.keepWitnessed(MATCH, PASS, at(0, 'a'), 9)).toBe('kept');
    });

    it('keep one hash for a step, never go back, and stop at a limit', async () => {
      const store = await played(1);
      await store.openWitnessed(MATCH, PASS, 5);
      const keep = (hash: WitnessedHash, most = 9) => store.keepWitnessed(MATCH, PASS, hash, most);
      expect(await keep(at(0, 'a'))).toBe('kept');
      expect(await keep(at(4, 'b'))).toBe('kept');
      expect(await keep(at(4, 'b'))).toBe('kept');
      expect(await keep(at(4, 'c'))).toBe('other');
      expect(await keep(at(3, 'c'))).toBe('behind');
      expect(await keep(at(2, 'c', 1))).toBe('kept');
      expect(await keep(at(5, 'd'))).toBe('behind');
      expect(await keep(at(4, 'b'))).toBe('kept');
      expect(await keep(at(3, 'e', 1), 3)).toBe('full');
      expect(await keep(at(2, 'c', 1), 3)).toBe('kept');
    });

    it('settle at once what two ask for at the same time', async () => {
      const store = await played(1);
      await store.openWitnessed(MATCH, PASS, 5);
      const verdicts = await Promise.all(
        ['a', 'b', 'c', 'd'].map((hash) => store.keepWitnessed(MATCH, PASS, at(1, hash), 9)),
      );
      expect(verdicts.toSorted()).toEqual(['kept', 'other', 'other', 'other']);
    });

    it('are waited for by matches that can be found after a start', async () => {
      const store = await played(1);
      expect(await store.awaitingMatches()).toEqual([]);
      await store.append('m', 1, [answerEntry(2)], { ...NO_EFFECTS, awaits: true });
      expect(await store.awaitingMatches()).toEqual(['m']);
      await store.append('m', 2, [answerEntry(3)], { ...resolved(2, 3), awaits: false });
      expect(await store.awaitingMatches()).toEqual([]);
      await store.createMatch(newMatch('full'));
      expect(await store.awaitingMatches()).toEqual([]);
      await store.takeSeat('full', 'red', 'given');
      expect(await store.awaitingMatches()).toEqual(['full']);
      await store.startMatch('full', opening, snapshotAt(0, 0));
      expect(await store.awaitingMatches()).toEqual([]);
      expect(await store.findMatch('m')).not.toHaveProperty('awaits');
    });
  });
}
