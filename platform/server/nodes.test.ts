import { hashOf, type Journal, rebuildMatch } from '@weathergage/kernel';
import { PostgresStore } from '@weathergage/store/postgres/postgres.ts';
import { newSchema } from '@weathergage/store/testing/postgres-place.ts';
import { testPostgres } from '@weathergage/store/testing/postgres-server.ts';
import { powderGame } from '@weathergage/store/testing/powder.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ServedGame } from './catalogue.ts';
import { eventually, SocketClient } from './testing/client.ts';
import { deedSaying, fireDeed, House, powderCarryOn, powderEntry } from './testing/house.ts';
import { timedPowder } from './testing/timed.ts';
import { TestWatch } from './testing/watch.ts';

const database = await testPostgres();

// Two servers, a database and their sockets go each at its own pace: one that was held up for seconds has a second try.
describe.skipIf(database === null)('two servers on one store', { retry: 2 }, () => {
  let place: ReturnType<typeof newSchema>;
  const houses: House[] = [];
  const clients: SocketClient[] = [];
  const open = async (games: ServedGame[], more: { watch?: TestWatch } = {}): Promise<House> => {
    const house = await House.open({ games, store: await PostgresStore.open({ url: place.url }), ...more });
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
    await blue.until(() => blue.match.status === 'playing' && blue.desks.length > 0);
    await one.deed(match.id, tokens.red, { type: 'pause', act: 'ask', number: 1 });
    await blue.until(() =>
      blue.messages.some((message) => message.type === 'clock' && message.clock.request?.by === 'red'),
    );
  });

  it('let one of them think for a machine, and its answers are given once', async () => {
    const thoughts: string[] = [];
    const served = (name: string): ServedGame =>
      ({
        ...powderEntry,
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
    const [one, two] = [await open([served('one')]), await open([served('two')])];
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
});
