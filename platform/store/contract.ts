/** What every engine of the store is held to. Engines differ only in how a place is made and how it is broken. */
import type { Entry, Opening } from '@weathergage/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { battleContract } from './contract-battles.ts';
import { clockContract } from './contract-clocks.ts';
import {
  answerEntry,
  clockAt,
  happening,
  leftAt,
  newMatch,
  opening,
  type PlayedStore,
  resolved,
  type StorePlace,
  snapshotAt,
} from './contract-parts.ts';
import { retentionContract } from './contract-retention.ts';
import { standingContract } from './contract-standing.ts';
import { talkContract } from './contract-talk.ts';
import { wholeContract } from './contract-whole.ts';
import { witnessContract } from './contract-witness.ts';
import { isSnapshotKept, NO_EFFECTS, type Store } from './store.ts';

export function storeContract(name: string, makePlace: () => StorePlace, skipped = false): void {
  describe.skipIf(skipped)(`store on ${name}`, () => {
    const opened: Store[] = [];
    const places: StorePlace[] = [];
    const place = (): StorePlace => {
      const made = makePlace();
      places.push(made);
      return made;
    };
    const use = async (opening: Promise<Store>): Promise<Store> => {
      const store = await opening;
      opened.push(store);
      return store;
    };
    const fresh = async (): Promise<Store> => {
      const store = await use(place().open());
      await store.createMatch(newMatch('m'));
      return store;
    };
    const played: PlayedStore = async (last) => {
      const store = await fresh();
      await store.startMatch('m', opening, snapshotAt(0, 0));
      for (let n = 1; n <= last; n++) await store.append('m', n - 1, [answerEntry(n)], resolved(n, n));
      return store;
    };
    afterEach(async () => {
      for (const store of opened.splice(0)) await store.close();
      for (const used of places.splice(0)) await used.remove();
    });

    it('gives back a match as it was made', async () => {
      const store = await fresh();
      expect(await store.findMatch('m')).toEqual({
        ...newMatch('m'),
        status: 'gathering',
        n: 0,
        rewound: 0,
      });
      expect(await store.findMatch('other')).toBeNull();
      await expect(store.createMatch(newMatch('m'))).rejects.toThrow();
    });

    it('lets a seat be taken once', async () => {
      const store = await fresh();
      expect(await store.takeSeat('m', 'red', 'first')).toBe(true);
      expect(await store.takeSeat('m', 'red', 'second')).toBe(false);
      expect(await store.takeSeat('m', 'nobody', 'third')).toBe(false);
      const record = await store.findMatch('m');
      expect(record?.seats.map(({ nonce }) => nonce)).toEqual(['first', 'drawn']);
    });

    it('starts a match once, with its nonces and its first snapshot', async () => {
      const store = await fresh();
      const full = { ...opening, dice: { ...opening.dice, nonces: { red: 'r', blue: 'b' } } } as Opening;
      expect(await store.startMatch('m', full, snapshotAt(0, 0))).toBe(true);
      expect(await store.startMatch('m', opening, snapshotAt(0, 0, 'other'))).toBe(false);
      expect(await store.findMatch('m')).toMatchObject({ status: 'playing', opening: full });
      expect(await store.snapshot('m', 0)).toEqual(snapshotAt(0, 0));
    });

    it('starts a match without the seats that were joined to others', async () => {
      const store = await fresh();
      expect(await store.startMatch('m', opening, snapshotAt(0, 0), ['red'])).toBe(true);
      expect((await store.findMatch('m'))?.seats.map(({ seat }) => seat)).toEqual(['blue']);
      expect(await store.startMatch('m', opening, snapshotAt(0, 0), ['blue'])).toBe(false);
      expect((await store.findMatch('m'))?.seats).toHaveLength(1);
    });

    it('appends entries in order and keeps matches apart', async () => {
      const store = await fresh();
      await store.createMatch(newMatch('m2'));
      await store.append('m', 0, [answerEntry(1), answerEntry(2)], NO_EFFECTS);
      await store.append('m2', 0, [answerEntry(1, 'elsewhere')], NO_EFFECTS);
      await store.append('m', 2, [answerEntry(3)], { ...NO_EFFECTS, over: true });
      expect(await store.entries('m', 0)).toEqual([answerEntry(1), answerEntry(2), answerEntry(3)]);
      expect(await store.entries('m', 2)).toEqual([answerEntry(3)]);
      expect(await store.findMatch('m')).toMatchObject({ n: 3, status: 'over' });
      expect([await store.lastNumber('m'), await store.lastNumber('nobody')]).toEqual([3, null]);
      expect(await store.entries('m2', 0)).toEqual([answerEntry(1, 'elsewhere')]);
    });

    it('refuses entries that are not numbered as they should be', async () => {
      const store = await fresh();
      await expect(store.append('m', 0, [answerEntry(2)], NO_EFFECTS)).rejects.toThrow(/where 1 was due/);
      await expect(store.append('m', 0, [answerEntry(1), answerEntry(3)], NO_EFFECTS)).rejects.toThrow();
      expect(await store.entries('m', 0)).toEqual([]);
    });

    it('lets one of two writers of the same number win; the other reloads and goes on', async () => {
      const where = place();
      const one = await use(where.open());
      const two = await use(where.open());
      await one.createMatch(newMatch('m'));
      const results = await Promise.all([
        one.append('m', 0, [answerEntry(1, 'a', 'one')], resolved(1, 1)),
        two.append('m', 0, [answerEntry(1, 'a', 'two'), answerEntry(2, 'b', 'two')], NO_EFFECTS),
      ]);
      expect(results.filter(({ conflict }) => conflict)).toHaveLength(1);
      const loser = results[0]?.conflict ? one : two;
      const n = (await loser.findMatch('m'))!.n;
      expect(await loser.entries('m', 0)).toHaveLength(n);
      expect(await loser.append('m', n, [answerEntry(n + 1)], NO_EFFECTS)).toEqual({ conflict: false });
      expect((await one.entries('m', 0)).map((entry) => entry.n)).toEqual(
        Array.from({ length: n + 1 }, (_, i) => i + 1),
      );
    });

    it('leaves nothing behind from an append that lost', async () => {
      const store = await played(2);
      expect(await store.append('m', 1, [answerEntry(2)], { ...resolved(9, 2), over: true })).toEqual({
        conflict: true,
      });
      expect(await store.findMatch('m')).toMatchObject({ n: 2, status: 'playing' });
      expect((await store.steps('m', { after: 0, limit: 10 })).steps).toHaveLength(2);
      expect(await store.snapshot('m', 9)).toBeNull();
      expect(await store.append('nobody', 0, [answerEntry(1)], NO_EFFECTS)).toEqual({ conflict: true });
    });

    it('finds the last answer to an ask, for the seat that gave it alone', async () => {
      const store = await fresh();
      await store.append(
        'm',
        0,
        [answerEntry(1, 'q', 'first'), answerEntry(2, 'q', { now: null })],
        NO_EFFECTS,
      );
      expect(await store.lastAnswer('m', 'red', 'q')).toEqual({ answer: { now: null } });
      expect(await store.lastAnswer('m', 'blue', 'q')).toBeNull();
      expect(await store.lastAnswer('m', 'red', 'never')).toBeNull();
    });

    it('knows no answer that was taken back or undone', async () => {
      const store = await played(6);
      const retract: Entry = { n: 8, type: 'retract', seat: 'red', ask: 'ask-7' };
      await store.append('m', 6, [answerEntry(7), retract], NO_EFFECTS);
      expect(await store.lastAnswer('m', 'red', 'ask-7')).toBeNull();
      const undo: Entry = { n: 9, type: 'undo', seat: 'red', to: 4 };
      await store.append('m', 8, [undo], { ...NO_EFFECTS, rewoundTo: 4, snapshot: snapshotAt(4, 9) });
      expect(await store.lastAnswer('m', 'red', 'ask-4')).toEqual({ answer: { n: 4 } });
      expect(await store.lastAnswer('m', 'red', 'ask-5')).toBeNull();
      await store.append('m', 9, [answerEntry(10, 'ask-5', 'anew')], resolved(5, 10));
      expect(await store.lastAnswer('m', 'red', 'ask-5')).toEqual({ answer: 'anew' });
      expect(await store.lastAnswer('m', 'red', 'ask-6')).toBeNull();
      expect(await store.entries('m', 4)).toHaveLength(6);
    });

    it('pages through the steps from the newest back', async () => {
      const store = await played(7);
      const page = await store.steps('m', { after: 1, limit: 4 });
      expect(page.steps.map(({ step }) => step)).toEqual([4, 5, 6, 7]);
      expect(page.earlier).toBe(2);
      expect(page.steps[0]?.happenings).toEqual([happening('step 4')]);
      const older = await store.steps('m', { after: 1, before: 4, limit: 4 });
      expect(older.steps.map(({ step }) => step)).toEqual([2, 3]);
      expect(older.earlier).toBe(0);
    });

    it('keeps the newest snapshot and thins out the older ones', async () => {
      const store = await played(137);
      const all = Array.from({ length: 138 }, (_, step) => step);
      const marks = await store.snapshotMarks('m');
      expect(marks.map(({ step }) => step)).toEqual(
        all.filter((step) => isSnapshotKept(step, 137)).reverse(),
      );
      expect(marks.map(({ step }) => step)).toEqual([137, 130, 120, 110, 100, 90, 50, 0]);
      expect(marks[0]).toEqual({ step: 137, n: 137, rulesVersion: '1' });
      expect(await store.snapshot('m', 130)).toEqual(snapshotAt(130, 130));
      expect(await store.snapshot('m', 131)).toBeNull();
    });

    it('forgets steps and snapshots past the one that an undo goes back to', async () => {
      const store = await played(23);
      const undo: Entry = { n: 24, type: 'undo', seat: 'red', to: 15 };
      await store.append('m', 23, [undo], { ...NO_EFFECTS, rewoundTo: 15, snapshot: snapshotAt(15, 24) });
      expect(await store.findMatch('m')).toMatchObject({ n: 24, rewound: 24 });
      expect(await store.entries('m', 22)).toEqual([answerEntry(23), undo]);
      const { steps } = await store.steps('m', { after: 0, limit: 100 });
      expect(steps.map(({ step }) => step)).toEqual(Array.from({ length: 15 }, (_, i) => i + 1));
      expect((await store.snapshotMarks('m')).map(({ step, n }) => [step, n])).toEqual([
        [15, 24],
        [10, 10],
        [0, 0],
      ]);
      await store.append('m', 24, [answerEntry(25)], resolved(16, 25));
      expect((await store.steps('m', { after: 20, limit: 9 })).steps.map(({ n }) => n)).toEqual([25]);
    });

    it('forgets the snapshots of older rules when newer ones take over', async () => {
      const store = await played(12);
      const entry: Entry = { n: 13, type: 'adopt', rulesVersion: '2', step: 12, state: {}, pending: [] };
      const snapshot = { ...snapshotAt(12, 13), rulesVersion: '2' };
      await store.append('m', 12, [entry], { ...NO_EFFECTS, snapshot, adopted: true });
      expect(await store.snapshotMarks('m')).toEqual([{ step: 12, n: 13, rulesVersion: '2' }]);
    });

    it('has everything again after closing and opening', async () => {
      const where = place();
      const before = await where.open();
      await before.createMatch(newMatch('m'));
      await before.takeSeat('m', 'red', 'mine');
      await before.append('m', 0, [answerEntry(1)], resolved(1, 1));
      const record = await before.findMatch('m');
      await before.close();
      await before.close();
      const after = await use(where.open());
      expect(await after.findMatch('m')).toEqual(record);
      expect(await after.entries('m', 0)).toEqual([answerEntry(1)]);
      expect(await after.snapshot('m', 1)).toEqual(snapshotAt(1, 1));
    });

    it('takes any text and large payloads to the byte', async () => {
      const store = await fresh();
      const odd = {
        'ключ "\\ \u0000 \u2028': ['⚓', '🏴‍☠️', '\ud800', "'; DROP TABLE journal; --", 1e-7, null],
      };
      const large = { state: '海'.repeat(700_000), deep: Array.from({ length: 2000 }, (_, i) => [i]) };
      await store.append('m', 0, [answerEntry(1, 'äsk ⚓', odd), answerEntry(2, 'big', large)], {
        ...NO_EFFECTS,
        snapshot: snapshotAt(1, 2, large),
      });
      expect(await store.entries('m', 0)).toEqual([
        answerEntry(1, 'äsk ⚓', odd),
        answerEntry(2, 'big', large),
      ]);
      expect(await store.lastAnswer('m', 'red', 'äsk ⚓')).toEqual({ answer: odd });
      expect((await store.snapshot('m', 1))?.state).toEqual(large);
    });

    it('says so when there is no room, keeps what it had and stays whole', async () => {
      const where = place();
      const store = await use(where.open());
      await store.createMatch(newMatch('m'));
      await store.append('m', 0, [answerEntry(1)], NO_EFFECTS);
      await store.close();
      const full = await use(where.openFull());
      const big = answerEntry(2, 'big', 'x'.repeat(3_000_000));
      await expect(full.append('m', 1, [big], resolved(1, 2))).rejects.toThrow();
      expect(await full.findMatch('m')).toMatchObject({ n: 1 });
      expect(await full.entries('m', 0)).toEqual([answerEntry(1)]);
      expect(await full.append('m', 1, [answerEntry(2)], NO_EFFECTS)).toEqual({ conflict: false });
    });

    it('opens for reading alone, and then refuses to write', async () => {
      const where = place();
      const store = await use(where.open());
      await store.createMatch(newMatch('m'));
      await store.append('m', 0, [answerEntry(1)], NO_EFFECTS);
      const reader = await use(where.openReadOnly());
      expect(await reader.entries('m', 0)).toEqual([answerEntry(1)]);
      await expect(reader.append('m', 1, [answerEntry(2)], NO_EFFECTS)).rejects.toThrow(/read.?only/i);
      expect(await store.findMatch('m')).toMatchObject({ n: 1 });
    });

    it('names its matches in order, a page at a time', async () => {
      const store = await use(place().open());
      for (const id of ['b', 'Z', 'a', '_', '9']) await store.createMatch(newMatch(id));
      const first = await store.matchIds('', 3);
      expect(first).toEqual(['9', 'Z', '_']);
      expect(await store.matchIds(first.at(-1)!, 3)).toEqual(['a', 'b']);
      expect(await store.matchIds('b', 3)).toEqual([]);
    });

    it('tells a server that begins which matches have something to be done by themselves', async () => {
      const where = place();
      const before = await use(where.open());
      for (const id of ['clocked', 'carried', 'idle']) {
        await before.createMatch({
          ...newMatch(id),
          seats: newMatch(id).seats.map((seat) => ({ ...seat, bot: null })),
        });
        await before.startMatch(id, opening, snapshotAt(0, 0));
      }
      await before.keepClock('clocked', clockAt(1));
      await before.keepStanding('carried', 'red', leftAt(0));
      await before.close();
      const store = await use(where.open());
      const inherited: unknown[] = [];
      await store.join({
        heard: () => {},
        missed: () => {},
        inherit: (matches, gap) => inherited.push([[...matches].sort(), gap]),
      });
      expect(inherited).toEqual([[['carried', 'clocked'], true]]);
      expect(await store.tend('idle')).toBe(true);
      expect(await store.tend('clocked')).toBe(true);
    });

    standingContract(played);
    witnessContract(played);
    clockContract(played);
    retentionContract(fresh, played);
    wholeContract(played, () => use(place().open()));
    battleContract(fresh, () => use(place().open()));
    talkContract(played, () => use(place().open()));
  });
}
