import { GALLERY } from '@weathergage/kernel';
import type { Store, TalkRecord } from '@weathergage/store';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inSlices } from './crowd.ts';
import { TalkRoom } from './talk-room.ts';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const CROWD = 500;

describe('a crowd', () => {
  it('is seen to a few at a time, in order, and all of it', async () => {
    const seen: number[] = [];
    const isDone = vi.fn();
    inSlices(
      Array.from({ length: 25 }, (_, i) => i),
      (one) => seen.push(one),
      isDone,
    );
    const lengths = [seen.length];
    while (isDone.mock.calls.length === 0) {
      await turn();
      lengths.push(seen.length);
    }
    expect(lengths).toEqual([10, 20, 25]);
    expect(seen).toEqual(Array.from({ length: 25 }, (_, i) => i));
  });
});

describe('what is said, and who is there, before a full gallery', () => {
  const said: TalkRecord[] = [];
  const store = {
    shared: false,
    talk: async (_: string, after: number) => said.slice(after),
    addTalk: async (_: string, record: TalkRecord) => said.push(record) > 0,
  } as unknown as Store;
  const match = { id: 'm', isOver: false, deedNumber: 0, galleryNumber: 0, sideOf: (seat: string) => seat };
  let room: TalkRoom;
  let leave: (() => void)[];
  /** What each of the gallery was sent, in order. */
  let sent: string[][];
  const count = (): number => sent.reduce((sum, one) => sum + one.length, 0);
  const settle = async (): Promise<void> => {
    for (let before = -1; before !== count(); await turn()) {
      before = count();
      await vi.advanceTimersByTimeAsync(1000);
      for (let i = 0; i <= CROWD / 10; i++) await turn();
    }
  };

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    said.length = 0;
    sent = [];
    room = new TalkRoom(match, store);
    leave = [await room.enter('red', () => {})];
    for (let i = 0; i < CROWD; i++) {
      const heard: string[] = [];
      sent.push(heard);
      await room.enter(GALLERY, (text) => heard.push(text));
    }
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is not told of each that comes in: only of how it stands, a while later', async () => {
    expect(count()).toBeLessThan(2 * CROWD);
    await settle();
    expect(count()).toBeLessThan(4 * CROWD);
    for (const heard of sent) expect(heard.at(-1)).toBe(`{"type":"presence","seats":["red"],"gallery":500}`);
  });

  it('goes to the seats at once, to the gallery a few at a time', async () => {
    await settle();
    const before = count();
    leave[0]!();
    expect(count() - before).toBeLessThanOrEqual(10);
    await settle();
    expect(count() - before).toBe(CROWD);
    const blue: string[] = [];
    await room.enter('blue', (text) => blue.push(text));
    const [told, heard] = [blue.length, count()];
    await room.say('blue', { to: 'table', text: 'ahoy' });
    expect(blue.length).toBe(told + 1);
    expect(count() - heard).toBeLessThanOrEqual(20);
    await settle();
    for (const lines of sent) expect(lines.filter((text) => text.includes('ahoy'))).toHaveLength(1);
  });

  it('is not sent to who has left meanwhile', async () => {
    await settle();
    const heard: string[] = [];
    const go = await room.enter(GALLERY, (text) => heard.push(text));
    await settle();
    const before = heard.length;
    leave[0]!();
    go();
    await settle();
    expect(heard.length).toBe(before);
  });
});
