import { GALLERY } from '@weathergage/kernel';
import { SqliteStore } from '@weathergage/store';
import { powderGame } from '@weathergage/store/testing/powder.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { brittle } from '../testing/brittle.ts';
import { eventually, SocketClient } from '../testing/client.ts';
import { deedSaying, fireDeed, House, powderEntry } from '../testing/house.ts';
import { Telling, type ToldMatch, type Watcher } from './telling.ts';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('telling many', () => {
  const sent: string[] = [];
  const match: { n: number; desks: number; clock: number | null; clocks: number } = {
    n: 1,
    desks: 0,
    clock: null,
    clocks: 0,
  };
  const told: ToldMatch = {
    get toldNumber() {
      return match.n;
    },
    infoText: () => '{}',
    deskText: (seat, lastSeen) => {
      match.desks++;
      return `${seat} ${lastSeen}-${match.n}`;
    },
    standingText: () => null,
    get clockVersion() {
      return match.clock;
    },
    clockText: () => `clock ${match.clock} ${++match.clocks}`,
  };
  const watcher = (seat: string): Watcher => ({
    seat,
    lastSeen: 0,
    greeted: true,
    patches: false,
    info: '{}',
    standing: null,
    clock: 0,
    send: (text) => void sent.push(Buffer.from(text).toString()),
    drop: () => {},
  });
  afterEach(() => {
    sent.length = 0;
    Object.assign(match, { n: 1, desks: 0, clock: null, clocks: 0 });
  });

  it('begins with the players, and gives the gallery so many in each turn of the loop', async () => {
    const telling = new Telling(told);
    for (let i = 0; i < 1000; i++) telling.watchers.add(watcher(GALLERY));
    telling.watchers.add(watcher('red'));
    await telling.tellAll(() => {});
    expect(sent[0]).toBe('red 0-1');
    expect(sent.length).toBeLessThan(100);
    expect(match.desks).toBe(2);
    for (let before = sent.length; sent.length < 1001; before = sent.length) {
      await turn();
      expect(sent.length - before).toBeLessThanOrEqual(50);
    }
    expect(new Set(sent)).toEqual(new Set(['red 0-1', 'gallery 0-1']));
  });

  it('writes a clock out once, however many look on, and not before it is another', async () => {
    const telling = new Telling(told);
    for (let i = 0; i < 5; i++) telling.watchers.add(watcher(GALLERY));
    match.clock = 3;
    await telling.tellAll(() => {});
    match.n = 2;
    await telling.tellAll(() => {});
    expect(sent.filter((text) => text.startsWith('clock'))).toEqual(Array(5).fill('clock 3 1'));
  });

  it('does not pile up: a gallery that is still being told hears of the rest at once, afterwards', async () => {
    const telling = new Telling(told);
    let again = 0;
    for (let i = 0; i < 120; i++) telling.watchers.add(watcher(GALLERY));
    telling.watchers.add(watcher('red'));
    await telling.tellAll(() => again++);
    for (match.n = 2; match.n < 9; match.n++) await telling.tellAll(() => again++);
    expect(sent.filter((text) => text.startsWith('red'))).toHaveLength(8);
    while (again === 0) await turn();
    await telling.tellAll(() => again++);
    while (sent.length < 9 + 240) await turn();
    await turn();
    expect([again, sent.length, sent.at(-1)]).toEqual([1, 249, 'gallery 1-9']);
  });
});

describe('a deed', () => {
  let house: House;
  afterEach(() => house.close());

  it('is acknowledged before anybody is told of it', async () => {
    house = await House.open();
    const { id, tokens } = await house.begin();
    const red = await SocketClient.greet(house.address, id, tokens.red);
    await red.deed(deedSaying('0/signal/red', { flag: 'red' }));
    await red.until(() => red.desk.n === 1);
    const after = red.messages.flatMap((message) =>
      message.type === 'reply' || (message.type === 'desk' && message.desk.n === 1) ? [message.type] : [],
    );
    expect(after).toEqual(['reply', 'desk']);
    await red.close();
  });

  it('writes each view out once, however many see it and whatever is answered meanwhile', async () => {
    let written = 0;
    const counted = {
      ...powderGame,
      view: (...given: Parameters<typeof powderGame.view>) => ({
        ...powderGame.view(...given),
        toJSON() {
          written++;
          const { toJSON: _, ...rest } = this;
          return rest;
        },
      }),
    };
    house = await House.open({ games: [{ ...powderEntry, game: counted }] });
    const { id, tokens, galleryToken } = await house.begin();
    const gallery = await Promise.all(
      Array.from({ length: 5 }, () => SocketClient.greet(house.address, id, galleryToken!)),
    );
    await eventually(() => gallery.every(({ desks }) => desks.length === 1));
    expect(written).toBe(1);
    await house.deed(id, tokens.red, deedSaying('0/signal/red', { flag: 'red' }));
    await eventually(() => gallery.every(({ desk }) => desk.n === 1));
    expect(written).toBe(2);
    await house.deed(id, tokens.red, fireDeed(0, 'red'));
    await eventually(() => gallery.every(({ desk }) => desk.n === 3));
    expect(written).toBe(2);
    for (const client of gallery) await client.close();
  });

  it('reads nothing from a store that is the server’s own', async () => {
    house = await House.open();
    await house.server.close();
    const { store, calls } = brittle(new SqliteStore({ directory: house.directory, sole: true }));
    await house.start({ store });
    const { id, tokens } = await house.begin();
    const red = await SocketClient.greet(house.address, id, tokens.red);
    await red.deed(deedSaying('0/signal/red', { flag: 'red' }));
    calls.clear();
    await red.deed(fireDeed(0, 'red'));
    await house.deed(id, tokens.blue, fireDeed(0, 'blue'));
    await red.until(() => red.desk.step === 2);
    expect([...calls]).toEqual([['append', 2]]);
    await red.close();
  });

  it('of the gallery is refused before it comes to the turn where the players are', async () => {
    house = await House.open();
    await house.server.close();
    const { store, calls, hold } = brittle(new SqliteStore({ directory: house.directory }));
    await house.start({ store });
    const { id, tokens } = await house.begin({ gallery: 'public' });
    const crowd = await SocketClient.greet(house.address, id);
    let release = () => {};
    hold.set('append', new Promise<void>((resolve) => (release = resolve)));
    const deed = house.deed(id, tokens.red, deedSaying('0/signal/red', { flag: 'red' }));
    await eventually(() => calls.get('append') === 1);
    expect(await crowd.deed({ type: 'resign' })).toMatchObject({ code: 'not-a-player' });
    release();
    expect((await deed).status).toBe(200);
    await crowd.close();
  });
});

describe('what is kept in memory', () => {
  let house: House;
  afterEach(() => house.close());
  const over = async () => {
    const begun = await house.begin();
    await house.deed(begun.id, begun.tokens.red, { type: 'resign' });
    return begun;
  };

  it('is no match that is over and that nobody looks at', async () => {
    house = await House.open();
    const { id, tokens } = await over();
    await eventually(() => house.server.load().matches === 0);
    const blue = await SocketClient.greet(house.address, id, tokens.blue);
    expect(house.server.load()).toMatchObject({ matches: 1, watched: 1, watchers: 1 });
    await blue.close();
    await eventually(() => house.server.load().matches === 0);
    expect(house.server.load().bytes).toBe(0);
  });

  it('is weighed, and what was of use longest ago gives way', async () => {
    house = await House.open();
    await house.begin();
    const { bytes } = house.server.load();
    expect(bytes).toBeGreaterThan(10_000);
    await house.server.close();
    await house.start({ memory: { bytes: 3.5 * bytes } });
    for (let i = 0; i < 10; i++) await house.begin();
    await eventually(() => house.server.load().matches === 3);
    expect(house.server.load().bytes).toBeLessThanOrEqual(3.5 * bytes);
  });
});
