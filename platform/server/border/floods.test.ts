/** Many who want nothing good at once: nothing of them is left when they have gone, and nobody else waits for them. */
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventually, SocketClient } from '../testing/client.ts';
import { House, ROOMY } from '../testing/house.ts';

const CROWD = { ...ROOMY, connections: 10_000, connectionsAtOnce: 10_000, socketsAtOnce: 10_000 };

let house: House;
beforeEach(async () => {
  house = await House.open({ limits: CROWD, requestMs: 1000 });
});
afterEach(() => house.close());

/** Open files and connections of this process, which is both ends here. */
const handles = (): number => readdirSync('/proc/self/fd').length;

const dial = (text: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(house.address).port), '127.0.0.1');
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.off('error', reject).on('error', () => {});
      socket.write(text);
      resolve(socket);
    });
  });
const gone = (sockets: readonly Socket[]): Promise<unknown> =>
  Promise.all(
    sockets.map(
      (socket) =>
        new Promise<void>((resolve) => {
          if (socket.closed) return resolve();
          socket.once('close', () => resolve()).resume();
        }),
    ),
  );

const upgrade = (path: string, lines: readonly string[]): string =>
  [`GET ${path} HTTP/1.1`, 'Host: x', 'Connection: Upgrade', 'Upgrade: websocket', ...lines, '', ''].join(
    '\r\n',
  );

it('seven hundred refused sockets of five kinds leave no handle behind', async () => {
  const { id, tokens } = await house.begin();
  const key = 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==';
  const kinds = [
    upgrade(`/api/matches/${id}/socket`, ['Sec-WebSocket-Version: 7', key]),
    upgrade(`/api/matches/${id}/socket`, ['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: short']),
    upgrade('/api/nowhere', ['Sec-WebSocket-Version: 13', key]),
    upgrade(`/api/matches/${id}/socket`, ['Sec-WebSocket-Version: 13', key, 'Origin: https://evil.example']),
    upgrade(`/api/matches/${'x'.repeat(200)}/socket`, ['Sec-WebSocket-Version: 13', key]),
  ];
  const round = async (count: number): Promise<void> => {
    const sockets = await Promise.all(Array.from({ length: count }, (_, i) => dial(kinds[i % 5]!)));
    for (const socket of sockets) socket.end();
    await gone(sockets);
  };
  await round(5);
  const before = handles();
  for (let i = 0; i < 7; i++) await round(100);
  await eventually(() => handles() <= before);
  const red = await SocketClient.greet(house.address, id, tokens.red);
  await red.until(() => red.desks.length > 0);
  await red.close();
});

it('fifteen hundred half requests are cut, and who asks properly meanwhile is answered', async () => {
  const before = handles();
  const head = 'GET /api/health HTTP/1.1\r\nHost: x\r\nX-Slow: ';
  const half = await Promise.all(Array.from({ length: 1500 }, () => dial(head)));
  const ended = gone(half);
  expect((await fetch(`${house.address}/api/health`)).status).toBe(200);
  await ended;
  await eventually(() => handles() <= before + 2);
  expect((await fetch(`${house.address}/api/health`)).status).toBe(200);
});
