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

    it('forget what they were not asked about for long, and never sign a second hash for it', async () => {
      const store = await played(1);
      const other = 'cd'.repeat(32);
      const keep = (match: string, hash: WitnessedHash) => store.keepWitnessed(match, PASS, hash, 9);
      for (const match of [MATCH, other]) await store.openWitnessed(match, PASS, 5);
      expect(await store.forgetWitnessed(5)).toBe(0);
      // Asked about now: long after the time it was taken on.
      const before = Date.now();
      expect(await keep(MATCH, at(1, 'a'))).toBe('kept');
      expect(await store.forgetWitnessed(before)).toBe(1);
      expect(await keep(other, at(1, 'a'))).toBe('forgotten');
      expect(await keep(MATCH, at(1, 'a'))).toBe('kept');
      expect(await keep(MATCH, at(1, 'b'))).toBe('other');

      expect(await store.forgetWitnessed(Date.now() + 1000)).toBe(1);
      for (const hash of [at(1, 'a'), at(1, 'b'), at(2, 'c'), at(1, 'b', 1)])
        expect(await keep(MATCH, hash)).toBe('forgotten');
      // Nor can it be made known anew, by whatever pass.
      for (const pass of [PASS, 'another']) {
        expect(await store.openWitnessed(MATCH, pass, Date.now())).toBe(false);
        expect(await store.keepWitnessed(MATCH, pass, at(1, 'b'), 9)).not.toBe('kept');
      }
      expect(await store.forgetWitnessed(Date.now() + 1000)).toBe(0);
    });

    it('are asked about when a match is made known again, or a hash is asked for again', async () => {
      const store = await played(1);
      await store.openWitnessed(MATCH, PASS, 5);
      await store.openWitnessed(MATCH, PASS, 50);
      await store.openWitnessed(MATCH, 'another', 500);
      expect(await store.forgetWitnessed(50)).toBe(0);
      await store.keepWitnessed(MATCH, PASS, at(1, 'a'), 9);
      await new Promise((resolve) => setTimeout(resolve, 5));
      const before = Date.now();
      await store.keepWitnessed(MATCH, PASS, at(1, 'b'), 9);
      await store.keepWitnessed(MATCH, PASS, at(1, 'a'), 9);
      expect(await store.forgetWitnessed(before)).toBe(0);
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
