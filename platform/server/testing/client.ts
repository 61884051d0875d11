/** A player's end of the wires, for tests: HTTP with a link's secret, and a socket that remembers all it was sent. */
import type {
  ClientMessage,
  DeedReply,
  DeedRequest,
  DeskReply,
  ErrorBody,
  MatchInfo,
  ServerMessage,
} from '@weathergage/kernel/protocol.ts';
import { WebSocket } from 'ws';

export interface Reply<B> {
  readonly status: number;
  readonly body: B;
  readonly headers: Headers;
}

export async function http<B>(
  address: string,
  method: string,
  path: string,
  { token, body, headers = {} }: { token?: string; body?: unknown; headers?: Record<string, string> } = {},
): Promise<Reply<B>> {
  const response = await fetch(`${address}${path}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as B, headers: response.headers };
}

/** Waits for something that no message tells of. */
export async function eventually(met: () => boolean, ms = 60_000): Promise<void> {
  const end = Date.now() + ms;
  while (!met()) {
    if (Date.now() > end) throw new Error('waited in vain');
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

type DeskMessage = { type: 'desk' } & DeskReply;

export class SocketClient {
  readonly wire: WebSocket;
  /** Everything that came, as text, and what was in it. */
  readonly texts: string[] = [];
  readonly messages: ServerMessage[] = [];
  closed: { code: number } | null = null;
  #wake: (() => void)[] = [];
  #sent = 0;

  constructor(
    address: string,
    match: string,
    options: { origin?: string; headers?: Record<string, string> } = {},
  ) {
    this.wire = new WebSocket(`${address.replace('http', 'ws')}/api/matches/${match}/socket`, options);
    this.wire.on('message', (data) => {
      this.texts.push(String(data));
      this.messages.push(JSON.parse(String(data)));
      this.#stir();
    });
    this.wire.on('close', (code) => {
      this.closed = { code };
      this.#stir();
    });
    this.wire.on('error', () => {});
  }

  /** Opens a line and says hello. */
  static async greet(address: string, match: string, token?: string, lastSeen = 0): Promise<SocketClient> {
    const client = new SocketClient(address, match);
    await client.opened();
    client.send({ type: 'hello', lastSeen, ...(token === undefined ? {} : { token }) });
    await client.until(() => client.messages.length > 0 || client.closed !== null);
    return client;
  }

  opened(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.wire.once('open', resolve);
      this.wire.once('error', reject);
    });
  }

  send(message: ClientMessage | string): void {
    this.wire.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  async until(met: () => boolean, ms = 60_000): Promise<void> {
    const end = Date.now() + ms;
    while (!met()) {
      const left = end - Date.now();
      if (left <= 0) throw new Error(`waited in vain; last: ${this.texts.at(-1)?.slice(0, 300)}`);
      await new Promise<void>((resolve) => {
        this.#wake.push(resolve);
        setTimeout(resolve, left);
      });
    }
  }

  get desk(): DeskReply['desk'] {
    const found = this.messages.findLast((message): message is DeskMessage => message.type === 'desk');
    if (found === undefined) throw new Error('no desk yet');
    return found.desk;
  }
  get desks(): DeskMessage[] {
    return this.messages.filter((message): message is DeskMessage => message.type === 'desk');
  }
  get match(): MatchInfo {
    const found = this.messages.findLast((message) => message.type === 'match');
    if (found?.type !== 'match') throw new Error('no match yet');
    return found.match;
  }

  async deed(deed: DeedRequest): Promise<DeedReply | ErrorBody> {
    const id = `deed-${++this.#sent}`;
    this.send({ type: 'deed', id, deed });
    const mine = () => this.messages.find((message) => message.type === 'reply' && message.id === id);
    await this.until(() => mine() !== undefined || this.closed !== null);
    const reply = mine();
    if (reply?.type !== 'reply') throw new Error(`closed: ${this.closed?.code}`);
    return reply.ok ? reply.result : reply.error;
  }

  async close(): Promise<void> {
    this.wire.close();
    await this.until(() => this.closed !== null);
  }

  #stir(): void {
    for (const wake of this.#wake.splice(0)) wake();
  }
}
