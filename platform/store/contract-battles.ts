/** What a store must know of wars, and of the matches in which their battles are fought out. */
import { describe, expect, it } from 'vitest';
import { answerEntry, newMatch, opening, resolved, snapshotAt } from './contract-parts.ts';
import type { BattleOf, NewMatch, Store } from './store.ts';

const battle = (id: string, of: Partial<BattleOf> = {}, created = 2000): NewMatch => ({
  ...newMatch(id),
  created,
  of: { match: 'm', engagement: 'off-ushant', part: 0, ...of },
});

const ids = async (store: Store): Promise<string[]> => (await store.battles('m')).map(({ id }) => id);

async function inheritedBy(store: Store): Promise<string[]> {
  const inherited: string[] = [];
  await store.join({
    heard: () => {},
    missed: () => {},
    inherit: (matches) => inherited.push(...matches),
  });
  return inherited.toSorted();
}

export function battleContract(fresh: () => Promise<Store>, empty: () => Promise<Store>): void {
  describe('battles', () => {
    it('are made once each, and found by their war', async () => {
      const store = await fresh();
      expect(await store.createMatch(battle('one'))).toBe(true);
      expect(await store.createMatch(battle('twin'))).toBe(false);
      expect(await store.findMatch('twin')).toBeNull();
      expect(await store.createMatch(battle('rear', { part: 1 }))).toBe(true);
      expect(await store.createMatch(battle('later', { engagement: 'off-brest' }, 3000))).toBe(true);
      expect(await store.createMatch(battle('elsewhere', { match: 'other' }))).toBe(true);
      expect(await ids(store)).toEqual(['one', 'rear', 'later']);
      expect((await store.findMatch('one'))?.of).toEqual({
        match: 'm',
        engagement: 'off-ushant',
        part: 0,
        state: 'open',
        verdict: null,
      });
      expect((await store.findMatch('m'))?.of).toBeUndefined();
    });

    it('are settled once: reported, or dropped and so over', async () => {
      const store = await fresh();
      await store.createMatch(battle('one'));
      await store.createMatch(battle('two', { engagement: 'off-brest' }));
      await store.settleBattle('one', 'reported', 'Won by red');
      await store.settleBattle('one', 'dropped', null);
      await store.settleBattle('two', 'dropped', null);
      expect(await store.battles('m')).toMatchObject([
        { id: 'one', state: 'reported', verdict: 'Won by red', status: 'gathering' },
        { id: 'two', state: 'dropped', verdict: null, status: 'over' },
      ]);
    });

    it('give a chair to another link', async () => {
      const store = await fresh();
      await store.reseat('m', 'red', 'hash-of-a-captain');
      expect((await store.findMatch('m'))?.seats[0]?.tokenHash).toBe('hash-of-a-captain');
      expect((await store.findMatch('m'))?.seats[1]?.tokenHash).toBeNull();
    });

    it('are seen to after a start, with their war, until nothing is left to bring', async () => {
      const store = await empty();
      await store.createMatch({ ...newMatch('m'), war: true });
      expect((await store.findMatch('m'))?.war).toBe(true);
      await store.startMatch('m', opening, snapshotAt(0, 0));
      await store.createMatch(battle('one'));
      await store.createMatch(battle('two', { engagement: 'off-brest' }));
      await store.settleBattle('two', 'reported', null);
      expect(await store.linkedMatches()).toEqual(['m', 'one']);
      expect(await inheritedBy(store)).toEqual(['m', 'one']);
      await store.append('m', 0, [answerEntry(1)], { ...resolved(1, 1), over: true });
      // The war is over and a battle of it is not: somebody has to end that.
      expect(await store.linkedMatches()).toEqual(['m', 'one']);
      await store.settleBattle('one', 'dropped', null);
      expect(await store.linkedMatches()).toEqual([]);
    });

    it('are kept as long as their war, and the war while one is fought', async () => {
      const store = await fresh();
      await store.startMatch('m', opening, snapshotAt(0, 0));
      await store.createMatch(battle('one', {}, Date.now() + 50_000));
      const idle = (status: 'gathering' | 'playing', before: number) =>
        store.idleMatches({ status, before, limit: 10 });
      const soon = Date.now() + 20_000;
      expect(await idle('playing', soon)).toEqual([]);
      expect(await idle('gathering', Date.now() + 90_000)).toEqual([]);
      await store.settleBattle('one', 'reported', null);
      expect(await idle('playing', soon)).toEqual(['m']);
      expect(await store.deleteMatch('m', soon)).toBe(true);
      expect(await idle('gathering', Date.now() + 90_000)).toEqual(['one']);
    });

    it('are taken to another store as what they are', async () => {
      const store = await fresh();
      await store.createMatch(battle('one'));
      await store.settleBattle('one', 'reported', 'Nobody won');
      const other = await empty();
      await other.writeWhole((await store.readWhole('one'))!);
      expect(await other.findMatch('one')).toEqual(await store.findMatch('one'));
    });
  });
}
