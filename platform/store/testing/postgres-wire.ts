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

/** One connection: what its client has said, and whether it carries nothing any more. */
interface Line {
  said: string;
  isMute: boolean;
}

export class PostgresWire {
  readonly url: string;
  readonly #close: () => Promise<void>;
  readonly #lines: ReadonlySet<Line>;

  private constructor(url: string, close: () => Promise<void>, lines: ReadonlySet<Line>) {
    this.url = url;
    this.#close = close;
    this.#lines = lines;
  }

  static async open(database: string, troubles: WireTroubles): Promise<PostgresWire> {
    const address = new URL(database);
    const behind = join(address.searchParams.get('host')!, SOCKET);
    const folder = mkdtempSync(join(tmpdir(), 'weathergage-wire-'));
    const open = new Set<Socket>();
    const lines = new Set<Line>();
    const server = createServer((client) => {
      const line: Line = { said: '', isMute: false };
      lines.add(line);
      carry(client, connect(behind), troubles, open, line);
    });
    server.listen(join(folder, SOCKET));
    await once(server, 'listening');
    address.searchParams.set('host', folder);
    const close = async (): Promise<void> => {
      for (const socket of open) socket.destroy();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    };
    return new PostgresWire(address.href, close, lines);
  }

  /** Lines carry nothing any more and do not break either, as when a machine loses its power: all, or those that said a word. */
  mute(word = ''): void {
    for (const line of this.#lines) line.isMute ||= line.said.includes(word);
  }

  close(): Promise<void> {
    return this.#close();
  }
}

function carry(client: Socket, server: Socket, troubles: WireTroubles, open: Set<Socket>, line: Line): void {
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
    if (line.isMute) return;
    const said = bytes.toString('latin1');
    line.said += said;
    if (troubles.losesReply?.(said) === true) isLost = true;
    const hold = troubles.holdMs?.(said) ?? 0;
    last = last.then(() => hold > 0 && new Promise((resolve) => setTimeout(resolve, hold)));
    last.then(() => server.write(bytes));
  });
  server.on('data', (bytes) => {
    if (isLost) cut();
    else if (!line.isMute) client.write(bytes);
  });
}
