import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DeedReply, ErrorBody, JoinedReply } from '@weathergage/kernel/protocol.ts';
import { powderGame, powderScenario } from '@weathergage/store/testing/powder.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GameServerOptions } from '../server.ts';
import { eventually, http, SocketClient } from '../testing/client.ts';
import { deedSaying, fireDeed, House, powderEntry } from '../testing/house.ts';
import { USUAL_LIMITS } from './limits.ts';

const houses: House[] = [];
const open = async (options: Partial<GameServerOptions> = {}): Promise<House> => {
  const house = await House.open(options);
  houses.push(house);
  return house;
};
afterEach(async () => {
  vi.useRealTimers();
  for (const house of houses.splice(0)) await house.close();
});

/** What comes back for bytes that no well-behaved client would send. */
const raw = (house: House, text: string): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(Number(new URL(house.address).port), '127.0.0.1');
    let heard = '';
    socket.on('data', (bytes) => {
      heard += bytes;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(heard));
    socket.write(text);
  });

describe('nobody sits under a name that is not a seat’s', () => {
  it.each(['umpire', 'gallery', 'constructor'])('%s', async (name) => {
    const house = await open();
    const { status, body } = await http<ErrorBody>(house.address, 'POST', '/api/matches', {
      body: { game: 'powder', scenario: powderScenario(3, [name, 'blue']) },
    });
    expect([status, body.code]).toEqual([422, 'invalid-scenario']);
    expect(body.flaws?.[0]?.expected).toContain(name);
  });
});

describe('texts', () => {
  it('are kept to the letter or not taken: a nonce that a store would change is refused', async () => {
    const house = await open();
    const { match, tokens } = await house.create();
    const join = (seat: string, nonce: string) =>
      http<JoinedReply & ErrorBody>(house.address, 'POST', `/api/matches/${match.id}/join`, {
        token: tokens[seat]!,
        body: { nonce },
      });
    expect((await join('red', 'half a \ud83c')).body.code).toBe('malformed');
    const odd = 'whole 🏴‍☠️ \u0000 \u202e';
    await join('red', odd);
    expect((await join('blue', odd)).body.match.dice.nonces).toEqual({ red: odd, blue: odd });
  });
});

describe('addresses', () => {
  it('out of the folder, or none at all, lead nowhere, and are no fault of the server', async () => {
    const webRoot = mkdtempSync(join(tmpdir(), 'weathergage-page-'));
    writeFileSync(join(webRoot, 'index.html'), '<title>page</title>');
    const lines: string[] = [];
    const log = { level: 'warn', to: { write: (line: string) => void lines.push(line) } };
    const house = await open({ webRoot, log });
    for (const path of [
      '/../secret',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/a/..%5c..%5cb',
      '/%00',
      '//etc/passwd',
      '/%',
      `/api/matches/${'x'.repeat(200)}/desk`,
    ]) {
      const heard = await raw(house, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect([path, heard.split('\r\n')[0]]).toEqual([path, 'HTTP/1.1 404 Not Found']);
      expect(heard).toContain('"code":"not-found"');
    }
    expect(lines).toEqual([]);
    rmSync(webRoot, { recursive: true });
  });
});

describe('limits', () => {
  it('hold though the clock of the machine is put back', async () => {
    const house = await open({ limits: { ...USUAL_LIMITS, requestsPerMinute: 1e6 } });
    const { id, tokens } = await house.begin();
    const spend = () => house.deed(id, tokens.red, { type: 'undo-reply', agree: true });
    expect((await spend()).status).toBe(409);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
    expect((await spend()).status).toBe(409);
  });

  it('broken by a message too long are noted in a line, not traced as a fault of the server', async () => {
    const lines: string[] = [];
    const house = await open({ log: { level: 'info', to: { write: (line) => void lines.push(line) } } });
    const { id, tokens } = await house.begin();
    const client = await SocketClient.greet(house.address, id, tokens.red);
    client.wire.send('x'.repeat(65 * 1024));
    await client.until(() => client.closed !== null);
    const noted = lines.map((line) => JSON.parse(line) as { level: number; code?: string; err?: unknown });
    expect(noted.filter(({ code }) => code === 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH')).toHaveLength(1);
    expect(noted.filter(({ level, err }) => level >= 40 || err !== undefined)).toEqual([]);
  });

  it('are set to lines without a link too, and one that does not heed them is cut', async () => {
    const house = await open({ limits: { deedsPerSecond: 0.001, deedsAtOnce: 2 } });
    const { id } = await house.begin({ gallery: 'public' });
    const stranger = await SocketClient.greet(house.address, id);
    const codes: (string | undefined)[] = [];
    for (let i = 0; i < 3; i++)
      codes.push(((await stranger.deed({ type: 'resign' })) as DeedReply & ErrorBody).code);
    expect(codes).toEqual(['not-a-player', 'not-a-player', 'too-fast']);
    const other = await SocketClient.greet(house.address, id);
    expect(await other.deed({ type: 'resign' })).toMatchObject({ code: 'not-a-player' });
    await expect(async () => {
      for (let i = 0; i < 200; i++) await stranger.deed({ type: 'resign' });
    }).rejects.toThrow('4429');
    // He is told why before the line goes.
    expect(stranger.messages.at(-1)).toMatchObject({ type: 'error', error: { code: 'too-fast' } });
    expect(other.closed).toBeNull();
    await other.close();
  });

  it('are set to the time that a request may take to come in', async () => {
    const house = await open();
    expect(house.server.app.server.requestTimeout).toBe(30_000);
    expect(house.server.app.server.headersTimeout).toBeLessThanOrEqual(15_000);
  });
});

describe('stopping', () => {
  it('does not wait for ever for a request that never comes to its end', async () => {
    const house = await open({ stopMs: 200 });
    const begun = once(house.server.app.server, 'request');
    const dribbling = raw(
      house,
      'POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
    );
    await begun;
    await house.server.close();
    expect(await dribbling).toBe('');
    await house.start();
  });
});

describe('stopping with a stranger at the door', () => {
  it('does not wait for one who asks for a socket while all others are sent away', async () => {
    // Nobody is cut off because it takes too long: he must not have been let in at all.
    const house = await open({ stopMs: 600_000 });
    const { id, tokens } = await house.begin();
    const dead = await SocketClient.greet(house.address, id, tokens.red);
    dead.wire.pause();
    // His request for a socket is whole only when the server is stopping and waits for the dead one's goodbye.
    const { port } = new URL(house.address);
    const late = connect(Number(port), '127.0.0.1');
    late.on('error', () => {});
    await once(late, 'connect');
    const head = `GET /api/matches/${id}/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n`;
    late.write(head);
    let closed = false;
    const closing = house.server.close().then(() => {
      closed = true;
    });
    setTimeout(
      () => late.write('Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n'),
      300,
    );
    await eventually(() => closed, 8000);
    await closing;
    dead.wire.terminate();
    late.destroy();
    await house.start();
  }, 15_000);
});

describe('a match whose rules fail', () => {
  const failing = async (broken: Partial<typeof powderGame>) => {
    const game = { ...powderGame, ...broken };
    const house = await open({ games: [{ ...powderEntry, game }] });
    return { house, ...(await house.begin({ seats: { blue: 'bot:first' } })) };
  };
  const boom = () => {
    throw new RangeError('the rules can not go on');
  };

  const inLoading =
    <A extends readonly unknown[], R>(sound: (state: { phase: string }, ...rest: A) => R) =>
    (state: { phase: string }, ...rest: A): R =>
      state.phase === 'load' ? boom() : sound(state, ...rest);
  const untroubled = async (house: House): Promise<void> => {
    const { id, tokens } = await house.begin();
    expect((await house.get(`/api/matches/${id}/desk`, tokens.blue)).status).toBe(200);
  };

  it.each([
    ['in resolving', { resolve: boom }],
    ['in asking', { asks: inLoading(powderGame.asks as never) as typeof powderGame.asks }],
  ])('%s is told so, keeps what it had, and no other match hears of it', async (_, broken) => {
    const { house, id, tokens } = await failing(broken);
    const before = await house.trace(id);
    for (let i = 0; i < 2; i++) {
      const { status, body } = await house.deed(id, tokens.red, deedSaying('0/signal/red', { flag: 'red' }));
      expect([status, body.code]).toEqual([500, 'internal']);
    }
    expect(await house.trace(id)).toEqual(before);
    await untroubled(house);
  });

  it('in seeing shows nobody anything, and no other match hears of it', async () => {
    const view = inLoading(powderGame.view as never) as typeof powderGame.view;
    const { house, id, tokens } = await failing({ view });
    const red = await SocketClient.greet(house.address, id, tokens.red);
    // It is on disk, so it is acknowledged.
    expect((await house.deed(id, tokens.red, deedSaying('0/signal/red', { flag: 'red' }))).status).toBe(200);
    await red.until(() => red.closed !== null);
    expect((await house.get<ErrorBody>(`/api/matches/${id}/desk`, tokens.red)).body.code).toBe('internal');
    await untroubled(house);
  });

  it('in resigning', async () => {
    const { house, id, tokens } = await failing({ resign: boom });
    const before = await house.trace(id);
    expect((await house.deed(id, tokens.red, { type: 'resign' })).body.code).toBe('internal');
    expect(await house.trace(id)).toEqual(before);
    expect((await house.deed(id, tokens.red, deedSaying('0/signal/red', { flag: 'red' }))).status).toBe(200);
  });
});

describe('bots among themselves', () => {
  it('play only while somebody looks on', async () => {
    const house = await open();
    const { match, galleryToken } = await house.create({
      scenario: 'powder-100000',
      seats: { red: 'bot:first', blue: 'bot:first' },
    });
    const n = async () => (await house.store.lastNumber(match.id))!;
    const turns = async () => {
      for (let i = 0; i < 50; i++) await new Promise((resolve) => setImmediate(resolve));
    };
    for (const what of ['', '/desk', '/steps', '/journal']) {
      await house.get(`/api/matches/${match.id}${what}`, galleryToken!);
      await turns();
    }
    expect(await n()).toBe(0);
    const watcher = await SocketClient.greet(house.address, match.id, galleryToken!);
    await watcher.until(() => watcher.desk.n > 20);
    await watcher.close();
    await turns();
    const then = await n();
    await turns();
    expect(await n()).toBe(then);
    const again = await SocketClient.greet(house.address, match.id, galleryToken!);
    await again.until(() => again.desk.n > then + 20);
    await again.close();
  });

  it('give way to others between two orders', async () => {
    let together = 0;
    let most = 0;
    const busy: (typeof powderEntry.bots)[string] = (view, ask) => {
      most = Math.max(most, ++together);
      setImmediate(() => {
        together = 0;
      });
      return [...powderGame.choices(view, ask)][0]!;
    };
    const house = await open({ games: [{ ...powderEntry, bots: { busy } }] });
    const { id, tokens } = await house.begin({ seats: { blue: 'bot:busy' } });
    const red = await SocketClient.greet(house.address, id, tokens.red);
    await red.deed(deedSaying('0/signal/red', { flag: 'red' }));
    await red.deed(fireDeed(0, 'red'));
    await red.until(() => red.desk.step >= 2);
    expect(most).toBe(1);
    await red.close();
  });
});
