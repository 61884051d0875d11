/** A server is told to end, and somebody does what he can to keep it: it ends within ten seconds, and as if nothing were. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { CreatedReply } from '@weathergage/kernel/protocol.ts';
import { http, SocketClient } from '@weathergage/server/testing/client.ts';
import { newSchema } from '@weathergage/store/testing/postgres-place.ts';
import { testPostgres } from '@weathergage/store/testing/postgres-server.ts';
import { PostgresWire } from '@weathergage/store/testing/postgres-wire.ts';
import { describe, expect, it } from 'vitest';
import { processEnd, scratchFolder, startProcess } from './testing/run.ts';

/** What it promises, and what a busy machine may take on top of it. */
const PROMISED_MS = 10_000;
const BUSY_MS = 5000;

const { path } = scratchFolder();
const database = await testPostgres();

/** A server of its own on a store, and how to end it: with which code it does, after how long. */
async function served(data: string) {
  const child = startProcess(['serve', '--port', '0', '--data', data]);
  const end = processEnd(child);
  const [address] = (await once(createInterface({ input: child.stdout! }), 'line')) as [string];
  return {
    address,
    stop: async (meanwhile: () => void = () => {}) => {
      const from = performance.now();
      child.kill('SIGTERM');
      meanwhile();
      const { code, err } = await end;
      return { code, err, ms: performance.now() - from };
    },
  };
}

const begin = async (address: string): Promise<CreatedReply> =>
  (
    await http<CreatedReply>(address, 'POST', '/api/matches', {
      body: { game: 'powder', scenario: 'powder-3' },
    })
  ).body;

describe.concurrent('ends within ten seconds', () => {
  it('though one says no goodbye and another asks for a socket while it ends', async () => {
    const { address, stop } = await served(join(path, 'clients'));
    const { match, tokens } = await begin(address);
    const [token] = Object.values(tokens);
    const dead = await SocketClient.greet(address, match.id, token);
    dead.wire.pause();
    const late = connect(Number(new URL(address).port), 'localhost');
    late.on('error', () => {});
    await once(late, 'connect');
    late.write(
      `GET /api/matches/${match.id}/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n`,
    );
    const { code, err, ms } = await stop(() =>
      setTimeout(
        () => late.write('Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n'),
        300,
      ),
    );
    expect(err).not.toContain('unsettled');
    expect(code).toBe(0);
    expect(ms).toBeLessThan(PROMISED_MS + BUSY_MS);
    dead.wire.terminate();
    late.destroy();
  });

  it.skipIf(database === null)('though its database says nothing any more', async () => {
    const place = newSchema(database!);
    let isMute = false;
    const wire = await PostgresWire.open(place.url, { holdMs: () => (isMute ? 600_000 : 0) });
    const { address, stop } = await served(wire.url);
    await begin(address);
    isMute = true;
    const { code, ms } = await stop();
    wire.close();
    await place.drop();
    expect(code).toBe(0);
    expect(ms).toBeLessThan(PROMISED_MS + BUSY_MS);
  });
});
