/** A wire to the database of the tests that can be slow, or break at a chosen word: what was sent over it may be done or not. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SOCKET = '.s.PGSQL.5432';

export interface WireTroubles {
  /** How long what the client says is held up; 0 for not at all. */
  holdMs?(said: string): number;
  /** Whether the reply to what was said last is lost, and the connection with it. */
  losesReply?(said: string): boolean;
}

export class PostgresWire {
  readonly url: string;
  readonly #close: () => Promise<void>;

  private constructor(url: string, close: () => Promise<void>) {
    this.url = url;
    this.#close = close;
  }

  static async open(database: string, troubles: WireTroubles): Promise<PostgresWire> {
    const address = new URL(database);
    const behind = join(address.searchParams.get('host')!, SOCKET);
    const folder = mkdtempSync(join(tmpdir(), 'weathergage-wire-'));
    const open = new Set<Socket>();
    const server = createServer((client) => carry(client, connect(behind), troubles, open));
    server.listen(join(folder, SOCKET));
    await once(server, 'listening');
    address.searchParams.set('host', folder);
    return new PostgresWire(address.href, async () => {
      for (const socket of open) socket.destroy();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    });
  }

  close(): Promise<void> {
    return this.#close();
  }
}

function carry(client: Socket, server: Socket, troubles: WireTroubles, open: Set<Socket>): void {
  let isLost = false;
  let last: Promise<unknown> = Promise.resolve();
  const cut = (): void => {
    for (const socket of [client, server]) {
      socket.destroy();
      open.delete(socket);
    }
  };
  for (const socket of [client, server]) {
    open.add(socket);
    socket.on('error', () => {});
    socket.on('close', cut);
  }
  client.on('data', (bytes) => {
    const said = bytes.toString('latin1');
    if (troubles.losesReply?.(said) === true) isLost = true;
    const hold = troubles.holdMs?.(said) ?? 0;
    last = last.then(() => hold > 0 && new Promise((resolve) => setTimeout(resolve, hold)));
    last.then(() => server.write(bytes));
  });
  server.on('data', (bytes) => {
    if (isLost) cut();
    else client.write(bytes);
  });
}
