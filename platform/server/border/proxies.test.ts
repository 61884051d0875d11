import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { ErrorBody } from '@weathergage/kernel/protocol.ts';
import { powderScenario } from '@weathergage/store/testing/powder.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GameServerOptions } from '../server.ts';
import { eventually, http, SocketClient } from '../testing/client.ts';
import { House, ROOMY } from '../testing/house.ts';
import { AddressCounts, addressKey } from './limits.ts';

let house: House;
afterEach(async () => {
  vi.useRealTimers();
  await house?.close();
});
const open = async (options: Partial<GameServerOptions>): Promise<void> => {
  house = await House.open(options);
};
const make = (headers: Record<string, string>, body: object = {}) =>
  http<ErrorBody>(house.address, 'POST', '/api/matches', {
    headers,
    body: { game: 'powder', scenario: 'powder-3', ...body },
  });
const statuses = async (headers: (i: number) => Record<string, string>, times = 5): Promise<number[]> => {
  const all: number[] = [];
  for (let i = 0; i < times; i++) all.push((await make(headers(i))).status);
  return all;
};
const TIGHT = { ...ROOMY, matchesPerMinute: 2 };
const ENOUGH = [201, 201, 429, 429, 429];

describe('behind a proxy', () => {
  it('each visitor has limits of his own', async () => {
    await open({ limits: TIGHT, trustProxy: 1 });
    expect(await statuses(() => ({ 'x-forwarded-for': '203.0.113.7' }))).toEqual(ENOUGH);
    expect((await make({ 'x-forwarded-for': '203.0.113.8' })).status).toBe(201);
  });

  it.each([
    ['counted', 1],
    ['named', ['127.0.0.1', '::1']],
  ])(
    '(%s) nobody slips from his limit by writing addresses before his own, nor uses up another’s',
    async (_, trustProxy) => {
      await open({ limits: TIGHT, trustProxy });
      // As the proxy hands it on: what the client wrote first, then whom it saw.
      const forged = (i: number) => ({ 'x-forwarded-for': `198.51.100.${i}, 203.0.113.7` });
      expect(await statuses(forged)).toEqual(ENOUGH);
      expect((await make({ 'x-forwarded-for': '198.51.100.0' })).status).toBe(201);
    },
  );

  it('that is not known, nothing is believed of', async () => {
    await open({ limits: TIGHT });
    expect(await statuses((i) => ({ 'x-forwarded-for': `203.0.113.${i}` }))).toEqual(ENOUGH);
    await house.close();
    await open({ limits: TIGHT, trustProxy: ['10.0.0.1'] });
    expect(await statuses((i) => ({ 'x-forwarded-for': `203.0.113.${i}` }))).toEqual(ENOUGH);
  });

  it('a page of another origin is refused, whatever host is said to be forwarded', async () => {
    await open({ trustProxy: 1, origins: ['https://play.example'] });
    const { host } = new URL(house.address);
    const from = async (headers: Record<string, string>) => (await make(headers)).status;
    expect(await from({ origin: 'http://evil.example', 'x-forwarded-host': 'evil.example' })).toBe(403);
    expect(await from({ origin: `http://${host}`, 'x-forwarded-host': 'evil.example' })).toBe(201);
    expect(await from({ origin: 'https://play.example' })).toBe(201);
  });
});

/** Somebody at another address of this machine, who says nothing. */
function silentFrom(localAddress: string, port: number): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  return socket.on('error', () => {});
}

describe('limits of an address', () => {
  it('hold, and end, though the clock of the machine is put back', async () => {
    await open({ limits: { ...ROOMY, requestsPerMinute: 120 } });
    const health = () => http<ErrorBody>(house.address, 'GET', '/api/games');
    let reply = await health();
    for (let i = 0; i < 300 && reply.status === 200; i++) reply = await health();
    expect(reply.status).toBe(429);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
    reply = await health();
    // One comes free each half second, whatever the clock on the wall says.
    expect(Number(reply.headers.get('retry-after') ?? 0)).toBeLessThanOrEqual(1);
  });

  it('are set to what it leaves behind in a day', async () => {
    await open({ limits: { ...ROOMY, matchesPerDay: 3, bytesPerDay: 3000 } });
    const own = { ...powderScenario(3), briefing: 'x'.repeat(1500) };
    expect((await make({}, { scenario: own })).status).toBe(201);
    const second = await make({}, { scenario: own });
    expect([second.status, second.body.code]).toEqual([429, 'too-many']);
    expect(await statuses(() => ({}), 3)).toEqual([201, 429, 429]);
  });

  it('are set to its open sockets, and a closed one counts no more', async () => {
    await open({ limits: { ...ROOMY, socketsAtOnce: 2 } });
    const { id, tokens } = await house.begin();
    const greet = () => SocketClient.greet(house.address, id, tokens.red);
    const [one, two] = [await greet(), await greet()];
    const three = await greet();
    await three.until(() => three.closed !== null);
    expect(three.closed).toEqual({ code: 4429 });
    await one.close();
    await eventually(() => house.server.load().watchers === 1);
    const four = await greet();
    await four.until(() => four.desks.length === 1);
    await Promise.all([two.close(), four.close()]);
  });

  it('are set to its connections, and leave the others’ alone', async () => {
    await open({ limits: { ...ROOMY, connectionsAtOnce: 3 } });
    const { port } = new URL(house.address);
    // Silent ones from another address of this machine.
    const silent = Array.from({ length: 6 }, () => silentFrom('127.0.0.2', Number(port)));
    const ended = silent.map((socket) => once(socket, 'close').then(() => true));
    await Promise.all([0, 1, 2].map(() => Promise.race(ended)));
    expect((await http(house.address, 'GET', '/api/games')).status).toBe(200);
    await eventually(() => silent.filter(({ destroyed }) => destroyed).length >= 3);
    expect(silent.filter(({ destroyed }) => destroyed)).toHaveLength(3);
    for (const socket of silent) socket.destroy();
  });

  it('are set to all connections together, wherever they come from', async () => {
    await open({ limits: { ...ROOMY, connections: 4 } });
    const { port } = new URL(house.address);
    const silent = [2, 3, 4, 5, 6, 7].map((i) => silentFrom(`127.0.0.${i}`, Number(port)));
    await eventually(() => silent.filter(({ destroyed }) => destroyed).length === 2);
    for (const socket of silent) socket.destroy();
  });

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s draws on that of %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });

  it('are given back once', () => {
    const counts = new AddressCounts(1);
    const giveBack = counts.take('a')!;
    expect([counts.take('a'), counts.take('b') === null]).toEqual([null, false]);
    giveBack();
    giveBack();
    expect(counts.take('a')).not.toBeNull();
    expect(counts.take('a')).toBeNull();
  });
});

describe('scenarios that are brought along', () => {
  it.each([
    ['a name without end', { ['x'.repeat(300)]: 1 }],
    ['members without number', Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`m${i}`, 1]))],
    ['a text without end', { title: 'x'.repeat(9000) }],
  ])('are refused for %s, and not sent back', async (_, stuffed) => {
    await open({});
    const { status, body } = await make({}, { scenario: { ...powderScenario(3), ...stuffed } });
    expect([status, body.code]).toEqual([413, 'too-large']);
    expect(JSON.stringify(body).length).toBeLessThan(2000);
  });

  it('that are wrong are not sent back whole', async () => {
    await open({});
    const { status, body } = await make({}, { game: 'powder', scenario: 'y'.repeat(90) });
    expect(status).toBe(404);
    const captains = Array.from({ length: 30 }, (_, i) => ({ [`${i}`]: 'z'.repeat(7000) }));
    const refused = await make({}, { scenario: { ...powderScenario(3), id: 'w'.repeat(7000), captains } });
    expect(refused.status).toBe(422);
    expect(JSON.stringify([body, refused.body]).length).toBeLessThan(10_000);
  });

  it('that their own examiner falls over are refused, not failed', async () => {
    const { powderEntry } = await import('../testing/house.ts');
    const examine = () => {
      throw new TypeError('cannot read properties of undefined');
    };
    await open({ games: [{ ...powderEntry, game: { ...powderEntry.game, examine } }] });
    const { status, body } = await make({}, { scenario: powderScenario(3) });
    expect([status, body.code]).toEqual([422, 'invalid-scenario']);
  });
});
