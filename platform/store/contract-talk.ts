/** What a store must keep of what is said at matches. */
import { describe, expect, it } from 'vitest';
import { newMatch, type PlayedStore, saidAt } from './contract-parts.ts';
import type { Store } from './store.ts';

export function talkContract(played: PlayedStore, empty: () => Promise<Store>): void {
  describe('talk', () => {
    it('is kept in the order in which it was said, to the letter, and apart for each match', async () => {
      const store = await played(2);
      await store.createMatch(newMatch('other'));
      expect(await store.talk('m')).toEqual([]);
      const odd = saidAt(2, { text: 'Ünïcode ⚓ <b>\u0000</b> \u2028', to: 'side', deed: 2 });
      const signal = { at: 3, deed: 2, seat: 'gallery', to: 'gallery', signal: 'hail' } as const;
      for (const said of [saidAt(1), odd, signal]) expect(await store.addTalk('m', said, 10)).toBe(true);
      expect(await store.talk('m')).toEqual([saidAt(1), odd, signal]);
      expect(await store.talk('m', 2)).toEqual([signal]);
      expect(await store.talk('other')).toEqual([]);
      expect((await store.entries('m', 0)).length).toBe(2);
      await expect(store.addTalk('none', saidAt(1), 10)).rejects.toThrow();
    });

    it('goes on besides who is there: of one server alone nobody is elsewhere', async () => {
      const store = await played(1);
      await store.join({ heard: () => {}, missed: () => {}, inherit: () => {} });
      await store.keepPresence('m', { seats: ['red'], gallery: 2 });
      await store.keepPresence('none', { seats: ['red'], gallery: 0 });
      expect(await store.presenceElsewhere('m')).toEqual([]);
      await store.keepPresence('m', { seats: [], gallery: 0 });
    });

    it('has an end for each seat, also for those who all speak at once', async () => {
      const store = await played(1);
      const kept = await Promise.all([1, 2, 3, 4, 5, 6].map((at) => store.addTalk('m', saidAt(at), 100)));
      expect(kept).toEqual(Array(6).fill(true));
      expect(await store.addTalk('m', saidAt(7), 6)).toBe(false);
      expect(await store.addTalk('m', saidAt(8, { seat: 'blue' }), 6)).toBe(true);
      expect((await store.talk('m')).map(({ at }) => at).sort()).toEqual([1, 2, 3, 4, 5, 6, 8]);
    });

    it('goes along with its match, and goes with it', async () => {
      const store = await played(1);
      await store.addTalk('m', saidAt(1), 9);
      const late = newMatch('late');
      await store.createMatch({ ...late, gallery: { ...late.gallery, delay: 5 } });
      expect((await store.findMatch('late'))!.gallery).toEqual({ ...late.gallery, delay: 5 });
      const other = await empty();
      for (const id of ['m', 'late']) await other.writeWhole((await store.readWhole(id))!);
      expect(await other.talk('m')).toEqual([saidAt(1)]);
      expect((await other.findMatch('late'))!.gallery.delay).toBe(5);
      expect(await other.deleteMatch('m', Date.now() + 1000)).toBe(true);
      expect(await other.talk('m')).toEqual([]);
    });
  });
}
