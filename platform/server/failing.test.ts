import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { ErrorBody } from '@weathergage/kernel/protocol.ts';
import { SqliteStore } from '@weathergage/store';
import { type PowderTypes, powderGame } from '@weathergage/store/testing/powder.ts';
import { afterEach, describe, expect, it } from 'vitest';
import type { ServedGame } from './catalogue.ts';
import { createServer } from './server.ts';
import { brittle } from './testing/brittle.ts';
import { eventually, http, SocketClient } from './testing/client.ts';
import { deedSaying, fireDeed, House, powderEntry, ROOMY } from './testing/house.ts';

describe('when things fail', () => {
  const houses: House[] = [];
  const open = async (...given: Parameters<typeof House.open>): Promise<House> => {
    const house = await House.open(...given);
    houses.push(house);
    return house;
  };
  afterEach(async () => {
    for (const house of houses.splice(0)) await house.close();
  });
  /** A house whose store can be made to fail. */
  const brittleHouse = async () => {
    const house = await open();
    await house.server.close();
    const made = brittle(new SqliteStore({ directory: house.directory }));
    await house.start({ store: made.store });
    return { house, ...made };
  };

  it('a deed that could not be written is neither acknowledged nor shown, and the match goes on', async () => {
    const { house, fail } = await brittleHouse();
    const { id, tokens, galleryToken } = await house.begin();
    const watcher = await SocketClient.greet(house.address, id, galleryToken!);
    await watcher.until(() => watcher.desks.length === 1);
    const before = await house.trace(id);
    fail.add('append');
    const failed = await house.deed(id, tokens.red, deedSaying('0/signal/red', { flag: 'red' }));
    expect([failed.status, failed.body.code]).toEqual([503, 'store-failed']);
    expect(JSON.stringify(failed.body)).not.toContain('I/O');
    expect(await house.trace(id)).toEqual(before);
    fail.delete('append');
    expect(watcher.desks).toHaveLength(1);
    const done = await house.deed(id, tokens.red, deedSaying('0/signal/red', { flag: 'white' }));
    expect(done.body).toMatchObject({ n: 1, step: 1 });
    await watcher.until(() => watcher.desk.step === 1);
    expect(watcher.desks.at(-1)?.steps[0]?.told).toMatchObject([{ flag: 'white' }]);
    await watcher.close();
  });

  it('reading that fails is told to who needs it, and who is told of a deed from memory does not notice', async () => {
    const house = await open();
    const { id, tokens, galleryToken } = await house.begin();
    await house.deed(id, tokens.red, deedSaying('0/signal/red', { flag: 'red' }));
    await house.server.close();
    const { store, fail } = brittle(new SqliteStore({ directory: house.directory }));
    await house.start({ store });
    const watcher = await SocketClient.greet(house.address, id, galleryToken!);
    await watcher.until(() => watcher.desks.length === 1);
    fail.add('steps');
    const desk = await house.get<ErrorBody>(`/api/matches/${id}/desk`, tokens.red);
    expect([desk.status, desk.body.code]).toEqual([503, 'store-failed']);
    for (const seat of ['red', 'blue'])
      expect((await house.deed(id, tokens[seat], fireDeed(0, seat))).status).toBe(200);
    await watcher.until(() => watcher.desk.step === 2);
    expect(watcher.desks.at(-1)?.steps).toHaveLength(1);
    const late = await SocketClient.greet(house.address, id, galleryToken!);
    await late.until(() => late.closed !== null);
    expect(late.closed).toEqual({ code: 4503 });
    fail.delete('steps');
    const again = await SocketClient.greet(house.address, id, galleryToken!);
    await again.until(() => again.desks.length === 1);
    expect(again.desks[0]!.steps.map(({ step }) => step)).toEqual([1, 2]);
    await again.close();
    await watcher.close();
  });

  it('while another program holds the store’s lock, all that only reads is answered, and deeds wait', async () => {
    const house = await open();
    const { id, tokens } = await house.begin();
    const elsewhere = await house.begin();
    expect((await house.get('/api/health')).status).toBe(200);
    const other = new DatabaseSync(join(house.directory, 'weathergage.db'));
    other.exec('BEGIN IMMEDIATE');
    let isTaken = false;
    const deed = house.deed(id, tokens.red, deedSaying('0/signal/red', { flag: 'red' }));
    void deed.then(() => (isTaken = true));
    const made = house.create();
    for (const path of ['/api/health', `/api/matches/${elsewhere.id}/desk`])
      expect([path, (await house.get(path, elsewhere.tokens.red)).status]).toEqual([path, 200]);
    expect(isTaken).toBe(false);
    other.exec('ROLLBACK');
    other.close();
    expect((await deed).body).toMatchObject({ n: 1, step: 1 });
    expect((await made).match.id).not.toBe(id);
  });

  it('two servers on one store do not lose or double anything', async () => {
    const one = await open();
    const { id, tokens } = await one.begin({ scenario: 'powder-50' });
    await one.deed(id, tokens.red, deedSaying('0/signal/red', { flag: 'red' }));
    const two = await createServer({
      games: [powderEntry],
      limits: ROOMY,
      store: new SqliteStore({ directory: one.directory }),
    });
    const elsewhere = await two.listen({ port: 0 });
    const red = await SocketClient.greet(one.address, id, tokens.red);
    const blue = await SocketClient.greet(elsewhere, id, tokens.blue);
    for (let round = 0; round < 5; round++) {
      const replies = await Promise.all([
        red.deed(fireDeed(round, 'red')),
        blue.deed(fireDeed(round, 'blue', 0)),
      ]);
      expect(replies.every((reply) => 'taken' in reply)).toBe(true);
      const [client, seat] = (round + 1) % 2 === 0 ? ([red, 'red'] as const) : ([blue, 'blue'] as const);
      expect(await client.deed(deedSaying(`${round + 1}/signal/${seat}`, { flag: 'red' }))).toHaveProperty(
        'taken',
      );
    }
    const { entries } = (await one.trace(id)) as { entries: { n: number }[] };
    expect(entries.map(({ n }) => n)).toEqual(Array.from({ length: 26 }, (_, i) => i + 1));
    red.wire.terminate();
    blue.wire.terminate();
    await two.close();
  });

  it('one who does not read is cut off and can catch up', async () => {
    const chart = 'x'.repeat(400_000);
    const bulky: ServedGame<PowderTypes> = {
      ...powderEntry,
      game: { ...powderGame, view: (state, seat) => ({ ...powderGame.view(state, seat), chart }) },
    };
    const house = await open({ games: [bulky], sockets: { bufferedBytes: 10_000 } });
    const { id, tokens, galleryToken } = await house.begin({ scenario: 'powder-50' });
    const { port } = new URL(house.address);
    const deaf = connect(Number(port), '127.0.0.1');
    await once(deaf, 'connect');
    deaf.write(
      `GET /api/matches/${id}/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
    );
    await once(deaf, 'data');
    deaf.pause();
    const mask = Buffer.alloc(4);
    const hello = Buffer.from(JSON.stringify({ type: 'hello', token: galleryToken, lastSeen: 0 }));
    deaf.write(Buffer.concat([Buffer.from([0x81, 0x80 | hello.length]), mask, hello]));
    const clients = () => house.server.app.websocketServer.clients.size;
    const red = await SocketClient.greet(house.address, id, tokens.red);
    expect(clients()).toBe(2);
    let round = 0;
    for (; clients() === 2 && round < 50; round++) {
      const seat = round % 2 === 0 ? 'red' : 'blue';
      await house.deed(id, tokens[seat], deedSaying(`${round}/signal/${seat}`, { flag: 'red' }));
      for (const each of ['red', 'blue']) await house.deed(id, tokens[each], fireDeed(round, each, 0));
    }
    expect(clients()).toBe(1);
    expect(red.closed).toBeNull();
    deaf.destroy();
    const back = await SocketClient.greet(house.address, id, galleryToken!);
    await back.until(() => back.desks.length === 1);
    expect(back.desk.step).toBe(round * 2);
    back.wire.terminate();
    red.wire.terminate();
  });

  it('lines that say no hello or do not answer pings are closed', async () => {
    const house = await open({ sockets: { helloMs: 1000, pingMs: 1000 } });
    const { id, tokens } = await house.begin();
    const mute = new SocketClient(house.address, id);
    await mute.until(() => mute.closed !== null);
    expect(mute.closed).toEqual({ code: 4408 });
    const dead = await SocketClient.greet(house.address, id, tokens.red);
    const live = await SocketClient.greet(house.address, id, tokens.blue);
    dead.wire.pause();
    const { clients } = house.server.app.websocketServer;
    await eventually(() => clients.size === 1);
    expect(live.closed).toBeNull();
    dead.wire.terminate();
    live.wire.terminate();
  });

  it('too many requests, too many deeds, too many matches', async () => {
    const limits = { requestsPerMinute: 30, matchesPerMinute: 3, deedsPerSecond: 0.001, deedsAtOnce: 2 };
    const house = await open({ limits });
    const { id, tokens } = await house.begin();
    const spend = () => house.deed(id, tokens.red, { type: 'undo-reply', agree: true });
    expect((await spend()).status).toBe(409);
    const red = await SocketClient.greet(house.address, id, tokens.red);
    expect(await red.deed({ type: 'undo-reply', agree: true })).toMatchObject({ code: 'no-undo-request' });
    expect(await red.deed({ type: 'undo-reply', agree: true })).toMatchObject({ code: 'too-fast' });
    expect(await spend()).toMatchObject({ status: 429, body: { code: 'too-fast' } });
    // Another's limit is his own.
    expect((await house.deed(id, tokens.blue, { type: 'undo-reply', agree: true })).status).toBe(409);
    await house.create();
    await house.create();
    await expect(house.create()).rejects.toThrow(/too-fast/);
    let reply = await house.get<ErrorBody>('/api/health');
    for (let i = 0; i < 40 && reply.status === 200; i++) reply = await house.get('/api/health');
    expect(reply).toMatchObject({ status: 429, body: { code: 'too-fast' } });
    red.wire.terminate();
  });

  it('matches put out of memory come back when they are asked for', async () => {
    const house = await open({ memory: { matches: 2 } });
    const begun = [];
    for (let i = 0; i < 5; i++) begun.push(await house.begin());
    for (const { id, tokens } of begun)
      await house.deed(id, tokens.red, deedSaying('0/signal/red', { flag: 'red' }));
    for (const { id, tokens } of begun)
      expect((await house.deed(id, tokens.red, fireDeed(0, 'red'))).body).toMatchObject({ n: 3 });
  });

  it('on stopping, answers in hand are finished and acknowledged, and nothing new is begun', async () => {
    const { house, hold, calls } = await brittleHouse();
    const { id, tokens } = await house.begin();
    const other = await house.begin();
    const red = await SocketClient.greet(house.address, id, tokens.red);
    let release = () => {};
    hold.set('append', new Promise<void>((resolve) => (release = resolve)));
    const bySocket = red.deed(deedSaying('0/signal/red', { flag: 'red' }));
    const byHttp = house.deed(other.id, other.tokens.red, deedSaying('0/signal/red', { flag: 'red' }));
    await eventually(() => calls.get('append') === 2);
    expect((await house.get('/api/ready')).status).toBe(200);
    const stopping = house.server.close();
    // A proxy that asks sends people elsewhere from now on.
    expect((await house.get('/api/ready')).status).toBe(503);
    red.send({ type: 'deed', id: 'late', deed: { type: 'resign' } });
    release();
    expect(await bySocket).toMatchObject({ n: 1, step: 1 });
    expect((await byHttp).body).toMatchObject({ n: 1, step: 1 });
    await stopping;
    await red.until(() => red.closed !== null);
    expect(red.closed).toEqual({ code: 1001 });
    expect(
      red.messages.find((message) => message.type === 'reply' && message.id === 'late'),
    ).not.toMatchObject({
      ok: true,
    });
    await expect(http(house.address, 'GET', '/api/health')).rejects.toThrow();
    await house.start();
    for (const match of [id, other.id]) expect((await house.trace(match)).entries).toHaveLength(1);
  });

  it('a client that does not say goodbye does not hold the server up', async () => {
    const house = await open();
    const { id, tokens } = await house.begin();
    const dead = await SocketClient.greet(house.address, id, tokens.red);
    dead.wire.pause();
    await house.server.close();
    expect(dead.closed).toBeNull();
    dead.wire.terminate();
    await house.start();
  });
});
