import { hashOf, type Journal, rebuildMatch } from '@weathergage/kernel';
import type { MatchInfo } from '@weathergage/kernel/protocol.ts';
import { PostgresStore } from '@weathergage/store/postgres/postgres.ts';
import { inDatabase, newSchema } from '@weathergage/store/testing/postgres-place.ts';
import { testPostgres } from '@weathergage/store/testing/postgres-server.ts';
import { PostgresWire } from '@weathergage/store/testing/postgres-wire.ts';
import { powderGame } from '@weathergage/store/testing/powder.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServedGame } from './catalogue.ts';
import { eventually, SocketClient } from './testing/client.ts';
import { deedSaying, fireDeed, House, powderCarryOn, powderEntry } from './testing/house.ts';
import { timedPowder } from './testing/timed.ts';
import { TestWatch } from './testing/watch.ts';

const database = await testPostgres();

/** A game whose machine notes where it was let think. */
const counted = (name: string, thoughts: string[]): ServedGame =>
  ({
    ...powderEntry,
    carryOn: powderCarryOn,
    bots: {
      counted: (
        view: Parameters<typeof powderGame.choices>[0],
        ask: Parameters<typeof powderGame.choices>[1],
      ) => {
        thoughts.push(name);
        return [...powderGame.choices(view, ask)][0]!;
      },
    },
  }) as ServedGame;

describe.skipIf(database === null)('two servers on one store', () => {
  let place: ReturnType<typeof newSchema>;
  const houses: House[] = [];
  const clients: SocketClient[] = [];
  const open = async (
    games: ServedGame[],
    {
      url = place.url,
      ...more
    }: { watch?: TestWatch; witnesses?: string[]; role?: 'worker'; url?: string } = {},
  ): Promise<House> => {
    const house = await House.open({ games, store: await PostgresStore.open({ url }), ...more });
    houses.push(house);
    return house;
  };
  const greet = async (house: House, id: string, token?: string): Promise<SocketClient> => {
    const client = await SocketClient.greet(house.address, id, token);
    clients.push(client);
    await client.until(() => client.desks.length > 0 || client.match.status === 'gathering');
    return client;
  };
  beforeEach(() => {
    place = newSchema(database!);
  });
  afterEach(async () => {
    for (const client of clients.splice(0)) client.wire.terminate();
    for (const house of houses.splice(0)) await house.close();
    await place.drop();
  });

  /** Read past both servers. */
  const reading = async <R>(read: (store: PostgresStore) => Promise<R>): Promise<R> => {
    const store = await PostgresStore.open({ url: place.url, readOnly: true });
    try {
      return await read(store);
    } finally {
      await store.close();
    }
  };
  const entriesOf = (id: string) => reading((store) => store.entries(id, 0));
  const clockOf = (id: string) => reading((store) => store.clock(id));

  it('say at either who is there at either, and no more when one of them is gone', async () => {
    const [one, two] = [await open([powderEntry]), await open([powderEntry])];
    const { id, tokens, galleryToken } = await one.begin({ scenario: 'powder-3' });
    const red = await greet(one, id, tokens.red);
    const blue = await greet(two, id, tokens.blue);
    const present = (client: SocketClient) => {
      const last = client.messages.findLast((message) => message.type === 'presence');
      return last?.type === 'presence' ? `${last.seats.join(' ')} ${last.gallery}` : '';
    };
    for (const client of [red, blue]) await client.until(() => present(client) === 'blue red 0');
    const looker = await greet(two, id, galleryToken!);
    for (const client of [red, blue]) await client.until(() => present(client) === 'blue red 1');
    await looker.close();
    for (const client of [red, blue]) await client.until(() => present(client) === 'blue red 0');
    houses.splice(houses.indexOf(two), 1);
    await two.close();
    await red.until(() => present(red) === 'red 0');
  });

  it('tell everybody at either of what is done at either', async () => {
    const [one, two] = [await open([powderEntry]), await open([powderEntry])];
    const { id, tokens, galleryToken } = await one.begin({ scenario: 'powder-3' });
    const red = await greet(one, id, tokens.red);
    const blue = await greet(two, id, tokens.blue);
    const all = [red, blue, await greet(two, id, tokens.red), await greet(one, id, galleryToken!)];
    for (let round = 0; round < 3; round++) {
      const [turn, where] = round % 2 === 0 ? (['red', one] as const) : (['blue', two] as const);
      const signal = deedSaying(`${round}/signal/${turn}`, { flag: 'red' });
      expect((await where.deed(id, tokens[turn], signal)).status).toBe(200);
      const shots = [
        one.deed(id, tokens.red, fireDeed(round, 'red')),
        two.deed(id, tokens.blue, fireDeed(round, 'blue')),
      ];
      expect((await Promise.all(shots)).map(({ status }) => status)).toEqual([200, 200]);
    }
    for (const client of all) await client.until(() => client.desk.outcome !== null);
    const journal = (await two.get<Journal>(`/api/matches/${id}/journal`, tokens.red)).body;
    expect(journal.entries.map(({ n }) => n)).toEqual(Array.from({ length: 15 }, (_, i) => i + 1));
    expect(hashOf(rebuildMatch(powderGame, journal as never).state)).toBe(journal.hash);
    expect((await one.get<Journal>(`/api/matches/${id}/journal`, tokens.blue)).body).toEqual(journal);
    // Each socket was told of each step once, whoever did it where.
    for (const client of all)
      expect(client.desks.flatMap(({ steps }) => steps.map(({ step }) => step))).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('hear of seats that are taken and pauses that are asked for at the other', async () => {
    const watch = new TestWatch();
    const [one, two] = [await open([timedPowder(60)], { watch }), await open([timedPowder(60)], { watch })];
    const { match, tokens } = await one.create({ scenario: 'powder-50' });
    const blue = await greet(two, match.id, tokens.blue);
    expect(blue.match.status).toBe('gathering');
    for (const seat of ['red', 'blue'])
      await one.post(`/api/matches/${match.id}/join`, tokens[seat]!, { nonce: `nonce-of-${seat}` });
    await blue.until(
      () => blue.match.status === 'playing' && blue.messages.some(({ type }) => type === 'clock'),
    );
    const asked = await one.deed(match.id, tokens.red, { type: 'pause', act: 'ask', number: 1 });
    expect(asked.status).toBe(200);
    await blue.until(() =>
      blue.messages.some((message) => message.type === 'clock' && message.clock.request?.by === 'red'),
    );
  });

  it('let one of them think for a machine, and its answers are given once', async () => {
    const thoughts: string[] = [];
    const [one, two] = [await open([counted('one', thoughts)]), await open([counted('two', thoughts)])];
    const { id, tokens } = await one.begin({ scenario: 'powder-50', seats: { blue: 'bot:counted' } });
    const red = await greet(two, id, tokens.red);
    const rounds = 6;
    for (let round = 0; round < rounds; round++) {
      if (round % 2 === 0) await two.deed(id, tokens.red, deedSaying(`${round}/signal/red`, { flag: 'red' }));
      await red.until(() => red.desk.asks.some(({ ask }) => ask.kind === 'load'));
      await (round % 3 === 0 ? one : two).deed(id, tokens.red, fireDeed(round, 'red'));
      await red.until(() => red.desk.step >= 2 * (round + 1));
    }
    const machine = (await entriesOf(id)).flatMap((entry) =>
      entry.type === 'answer' && entry.seat === 'blue' ? [entry.ask] : [],
    );
    expect(new Set(machine).size).toBe(machine.length);
    expect(machine.length).toBeGreaterThanOrEqual(2 * rounds + rounds / 2);
    // It has its home at one of them: the other did not think, and nothing was thought of twice.
    expect(new Set(thoughts).size).toBe(1);
    expect(thoughts.length).toBe(machine.length);
  });

  it('answer once for who is late', async () => {
    const watches = [new TestWatch(), new TestWatch()] as const;
    const one = await open([timedPowder(60)], { watch: watches[0] });
    const two = await open([timedPowder(60)], { watch: watches[1] });
    const { id, tokens } = await one.begin({ scenario: 'powder-50' });
    const blue = await greet(two, id, tokens.blue);
    // Time that goes by before the home of the match has wound its clock is not counted.
    while ((await clockOf(id)) === null);
    for (const watch of [...watches].reverse()) await watch.pass(60_000);
    await blue.until(() => blue.desk.step === 1);
    expect(await entriesOf(id)).toHaveLength(1);
  });

  it('give the game’s own orders once for who is late by the clock of the table, and count it once', async () => {
    const watch = new TestWatch();
    const [one, other] = [await open([powderEntry], { watch }), await open([powderEntry], { watch })];
    const told: string[] = [];
    for (const house of [one, other])
      house.server.news.listen((event) => event.kind === 'missed' && told.push(event.seat));
    const clock = { kind: 'live', bank: 60, increment: 10, misses: 2 } as const;
    const { id, tokens } = await one.begin({ scenario: 'powder-50', clock });
    for (const house of [one, other]) await greet(house, id, tokens.blue);
    while ((await clockOf(id))?.chairs?.red?.until == null);
    await watch.pass(70_000);
    await vi.waitFor(async () => expect(await entriesOf(id)).toHaveLength(1));
    expect(told).toEqual(['red']);
    expect((await clockOf(id))?.chairs?.red).toMatchObject({ missed: 1, missedInAll: 1 });
  });

  it('carry on for a seat by what it left at the other', async () => {
    const game = { ...powderEntry, carryOn: powderCarryOn } as ServedGame;
    const [one, two] = [await open([game]), await open([game])];
    const { id, tokens } = await one.begin({ scenario: 'powder-50', seats: { blue: 'bot:first' } });
    const red = await greet(one, id, tokens.red);
    const reply = await two.deed(id, tokens.red, { type: 'instruct', ticked: ['low'] });
    expect(reply.status).toBe(200);
    await red.until(() =>
      red.messages.some(
        (message) => message.type === 'standing' && (message.standing?.halt ?? null) !== null,
      ),
    );
    const answered = (await entriesOf(id)).flatMap((entry) => (entry.type === 'answer' ? [entry.ask] : []));
    expect(new Set(answered).size).toBe(answered.length);
  });

  it('miss nothing that was left at the other before they could hear of it', async () => {
    const game = { ...powderEntry, carryOn: powderCarryOn } as ServedGame;
    let isHeldUp = true;
    const wire = await PostgresWire.open(place.url, {
      holdMs: (said) => (isHeldUp && said.includes('LISTEN') ? 1000 : 0),
    });
    try {
      const one = await open([game], { url: wire.url });
      const two = await open([game]);
      const { id, tokens } = await one.begin({ scenario: 'powder-50' });
      const red = await greet(one, id, tokens.red);
      await two.deed(id, tokens.red, { type: 'instruct', ticked: ['flag'] });
      isHeldUp = false;
      await red.until(() =>
        red.messages.some((message) => message.type === 'standing' && message.standing?.halt != null),
      );
    } finally {
      for (const house of houses.splice(0)) await house.close();
      await wire.close();
    }
  });

  it('hear of the other again, though the line that they listened on went dead without a word', async () => {
    const wire = await PostgresWire.open(place.url, {});
    try {
      const one = await open([powderEntry], { url: wire.url });
      const two = await open([powderEntry]);
      const { id, tokens } = await one.begin({ scenario: 'powder-50' });
      const red = await greet(one, id, tokens.red);
      wire.mute('LISTEN');
      const signal = deedSaying('0/signal/red', { flag: 'red' });
      expect((await two.deed(id, tokens.red, signal)).status).toBe(200);
      await red.until(() => red.desk.n === 1);
      // And of what comes afterwards.
      expect((await two.deed(id, tokens.red, fireDeed(0, 'red'))).status).toBe(200);
      await red.until(() => red.desk.n === 3);
    } finally {
      for (const house of houses.splice(0)) await house.close();
      await wire.close();
    }
  });

  it('leave machines and instructions to a worker while one lives, and see to them when none does', async () => {
    const thoughts: string[] = [];
    const one = await open([counted('server', thoughts)]);
    await open([counted('worker', thoughts)], { role: 'worker' });
    const workers = `SELECT FROM ${place.schema}.nodes WHERE worker`;
    await vi.waitUntil(
      async () => (await inDatabase(place.url, (client) => client.query(workers))).rowCount === 1,
    );
    const { id, tokens } = await one.begin({ scenario: 'powder-50', seats: { blue: 'bot:counted' } });
    const red = await greet(one, id, tokens.red);
    await red.deed({ type: 'instruct', ticked: ['low'] });
    const carried = (): boolean =>
      red.messages.some((message) => message.type === 'standing' && message.standing?.halt != null);
    await red.until(() => red.desk.step >= 6);
    // It goes on at the server when the worker is gone, and each question has one answer.
    await houses.pop()!.close();
    await red.until(carried);
    const answered = (await entriesOf(id)).flatMap((entry) => (entry.type === 'answer' ? [entry.ask] : []));
    expect(new Set(answered).size).toBe(answered.length);
    expect(new Set(thoughts)).toEqual(new Set(['worker', 'server']));
    expect(thoughts.lastIndexOf('worker')).toBeLessThan(thoughts.indexOf('server'));
  });

  it('have workers that say how they are and serve nobody', async () => {
    const one = await open([powderEntry]);
    const worker = await open([powderEntry], { role: 'worker' });
    const { id, tokens } = await one.begin({});
    expect((await worker.get('/api/ready')).status).toBe(200);
    for (const path of ['/api/games', `/api/matches/${id}/desk`, '/'])
      expect((await worker.get(path, tokens.red)).status).toBe(404);
    await expect(SocketClient.greet(worker.address, id, tokens.red)).rejects.toThrow(/404/);
  });

  it('let one of them forget what is old: a worker where there is one', async () => {
    const stores = await Promise.all(
      (['server', 'server', 'worker'] as const).map(async (role) => {
        const store = await PostgresStore.open({ url: place.url });
        await store.join({ heard: () => {}, missed: () => {}, inherit: () => {} }, role);
        return store;
      }),
    );
    const tidies = async (): Promise<boolean[]> => Promise.all(stores.map((store) => store.mayTidy()));
    // Servers of the tests before may be taken for living a little longer.
    await expect.poll(tidies).toEqual([false, false, true]);
    await stores.pop()!.close();
    await expect.poll(async () => (await tidies()).filter(Boolean).length).toBe(1);
    for (const store of stores) await store.close();
  });

  it('take an answer once whose acknowledgement was lost on the way from the database', async () => {
    let isCut = false;
    const wire = await PostgresWire.open(place.url, {
      losesReply: (said) => {
        const isNow = !isCut && said.includes('SELECT append_entries');
        isCut ||= isNow;
        return isNow;
      },
    });
    try {
      const one = await open([powderEntry], { url: wire.url });
      const { id, tokens } = await one.begin({});
      const signal = deedSaying('0/signal/red', { flag: 'red' });
      expect((await one.deed(id, tokens.red, signal)).body).toMatchObject({ code: 'store-failed' });
      expect(isCut).toBe(true);
      // It was written all the same: said again, as clients do, it is found.
      const again = await one.deed(id, tokens.red, signal);
      expect(again.body.taken).toEqual([{ ask: '0/signal/red', repeated: true }]);
      expect(await entriesOf(id)).toHaveLength(1);
      expect((await one.deed(id, tokens.red, fireDeed(0, 'red'))).status).toBe(200);
    } finally {
      for (const house of houses.splice(0)) await house.close();
      await wire.close();
    }
  });

  it('leave in peace: what had its home at one that stops goes on at the other', async () => {
    const [one, two] = [await open([powderEntry]), await open([powderEntry])];
    const { id, tokens } = await one.begin({ scenario: 'powder-50', seats: { blue: 'bot:first' } });
    const red = await greet(two, id, tokens.red);
    await houses.shift()!.close();
    await two.deed(id, tokens.red, deedSaying('0/signal/red', { flag: 'red' }));
    await two.deed(id, tokens.red, fireDeed(0, 'red'));
    await red.until(() => red.desk.step >= 3);
    await eventually(() => red.desk.waitingFor.includes('red'));
  });

  it('begin what was full and waited for its witness at one that is gone, though nobody looks in', async () => {
    const witness = await House.open();
    houses.push(witness);
    const witnesses = [witness.address];
    const two = await open([powderEntry], { witnesses });
    // Its time stands still: it asks once, in vain, and not again.
    const one = await open([powderEntry], { witnesses, watch: new TestWatch() });
    const { match, tokens } = await one.create({ witness: witness.address });
    await witness.server.close();
    for (const [seat, token] of Object.entries(tokens))
      await one.post(`/api/matches/${match.id}/join`, token, { nonce: `nonce-of-${seat}` });
    const trouble = async () =>
      (await one.get<MatchInfo>(`/api/matches/${match.id}`, tokens.red)).body.witness?.trouble;
    await vi.waitUntil(async () => (await trouble()) === 'silent');
    await witness.start({}, Number(new URL(witness.address).port));
    await houses.pop()!.close();
    await vi.waitUntil(async () => (await two.store.findMatch(match.id))!.status === 'playing', 5000);
  });
});
