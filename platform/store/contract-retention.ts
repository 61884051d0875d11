/** What a store must know to forget matches, and to say whether it is well. */
import { describe, expect, it } from 'vitest';
import { answerEntry, newMatch, opening, type PlayedStore, resolved, snapshotAt } from './contract-parts.ts';
import type { Store } from './store.ts';

const { created } = newMatch('m');
const EVER = 9e15;
const idle = (store: Store, status: 'gathering' | 'playing' | 'over', before = EVER, limit = 10) =>
  store.idleMatches({ status, before, limit });

export function retentionContract(fresh: () => Promise<Store>, played: PlayedStore): void {
  describe('retention', () => {
    it('names matches by when something was last written to them', async () => {
      const store = await fresh();
      expect(await idle(store, 'gathering', created)).toEqual([]);
      expect(await idle(store, 'gathering', created + 1)).toEqual(['m']);
      await store.createMatch({ ...newMatch('older'), created: 1000 });
      expect(await idle(store, 'gathering')).toEqual(['older', 'm']);
      expect(await idle(store, 'gathering', EVER, 1)).toEqual(['older']);
      const before = Date.now();
      expect(await store.takeSeat('older', 'red', 'nonce')).toBe(true);
      expect(await idle(store, 'gathering', before)).toEqual([]);
      expect(await idle(store, 'gathering', Date.now() + 1)).toEqual(['older']);
    });

    it('follows a match from its start to its end', async () => {
      const store = await fresh();
      await store.createMatch({ ...newMatch('older'), created: 1000 });
      const before = Date.now();
      await store.startMatch('older', opening, snapshotAt(0, 0));
      expect(await idle(store, 'gathering')).toEqual(['m']);
      expect(await idle(store, 'playing', before)).toEqual([]);
      expect(await idle(store, 'playing')).toEqual(['older']);
      await store.append('older', 0, [answerEntry(1)], { ...resolved(1, 1), over: true });
      expect([await idle(store, 'playing'), await idle(store, 'over')]).toEqual([[], ['older']]);
    });

    it('forgets a match with all that is kept of it, unless something was written since', async () => {
      const store = await played(60);
      await store.createMatch(newMatch('other'));
      const since = Date.now() + 1;
      expect(await store.deleteMatch('m', 1000)).toBe(false);
      expect(await store.deleteMatch('none', since)).toBe(false);
      expect((await store.findMatch('m'))?.n).toBe(60);
      expect(await store.deleteMatch('m', since)).toBe(true);
      expect(await store.findMatch('m')).toBeNull();
      expect(await store.entries('m', 0)).toEqual([]);
      expect(await store.snapshotMarks('m')).toEqual([]);
      expect((await store.steps('m', { after: 0, limit: 10 })).steps).toEqual([]);
      expect(await store.findMatch('other')).not.toBeNull();
      await store.createMatch(newMatch('m'));
    });

    it('says that it is well again and again, and not when it is closed', async () => {
      const store = await fresh();
      await store.probe();
      await store.probe();
      await store.close();
      await expect(store.probe()).rejects.toThrow();
    });
  });
}
