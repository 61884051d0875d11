/** The WebSocket side of the protocol: one connection to one seat. */
import { fitsSchema, GALLERY, type Seat } from '@weathergage/kernel';
import {
  CLOSE_CODES,
  type ClientMessage,
  ClientMessageSchema,
  PROTOCOL_LIMITS,
  type ServerMessage,
} from '@weathergage/kernel/protocol.ts';
import type { FastifyInstance } from 'fastify';
import { parseJson, refuseUnfit } from './border.ts';
import { asFault, closeCodeOf, Fault, galleryActs } from './faults.ts';
import { tooFast } from './guard.ts';
import { AddressCounts, addressKey, type RateBuckets } from './limits.ts';
import type { ServerLog } from './server-log.ts';
import { hashToken } from './tokens.ts';
import type { Umpire } from './umpire.ts';

const OPEN = 1;
/** Messages that came before earlier ones were done with. */
const BACKLOG = 64;
/** Deeds in a row that came too fast before the connection is cut. */
const PATIENCE = 100;

/** What is used of a socket, whatever library it is from. */
export interface RawSocket {
  readonly readyState: number;
  readonly bufferedAmount: number;
  send(text: string): void;
  ping(): void;
  close(code: number, reason: string): void;
  terminate(): void;
  on(event: 'message', listener: (data: Buffer, isBinary: boolean) => void): unknown;
  on(event: 'pong' | 'close', listener: () => void): unknown;
}

export interface SocketOptions {
  readonly umpire: Umpire;
  readonly buckets: RateBuckets;
  readonly log: ServerLog;
  /** How long the first message may take, and how often a connection is tried. */
  readonly helloMs: number;
  readonly pingMs: number;
  /** What may wait to be read by a client before it is cut off. */
  readonly bufferedBytes: number;
  /** How many an address may have open. */
  readonly socketsAtOnce: number;
}

let opened = 0;

export class SeatConnection {
  readonly #id: string;
  readonly #socket: RawSocket;
  readonly #options: SocketOptions;
  readonly #helloTimer: NodeJS.Timeout;
  #token: string | undefined;
  /** Whose limit it draws on: a link's, or, where there is none, the connection's own. */
  #rateKey = `connection ${++opened}`;
  #tooFast = 0;
  #greeted = false;
  #seat: Seat | null = null;
  #leave: (() => void) | null = null;
  #alive = true;
  #waiting = 0;
  #last: Promise<void> = Promise.resolve();

  constructor(id: string, socket: RawSocket, options: SocketOptions) {
    this.#id = id;
    this.#socket = socket;
    this.#options = options;
    this.#helloTimer = setTimeout(() => this.close(CLOSE_CODES.noHello, 'no hello'), options.helloMs);
    socket.on('message', (data, isBinary) => this.#queue(data, isBinary));
    socket.on('pong', () => {
      this.#alive = true;
    });
    socket.on('close', () => {
      clearTimeout(this.#helloTimer);
      this.#leave?.();
    });
  }

  /** Tries the connection; one that has not answered since the last time is dead. */
  ping(): void {
    if (this.#alive) this.#socket.ping();
    else this.#socket.terminate();
    this.#alive = false;
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
  }

  cut(): void {
    this.#socket.terminate();
  }

  #queue(data: Buffer, isBinary: boolean): void {
    if (this.#waiting >= BACKLOG) {
      this.#end(tooFast());
      return;
    }
    this.#waiting++;
    this.#last = this.#last
      .then(() => this.#receive(data, isBinary))
      .catch((error: unknown) => this.#end(this.#told(error)))
      .finally(() => {
        this.#waiting--;
      });
  }

  async #receive(data: Buffer, isBinary: boolean): Promise<void> {
    if (this.#socket.readyState !== OPEN) return;
    if (isBinary) throw new Fault('malformed', 'Messages are text.');
    const value = parseJson(data.toString('utf8'));
    if (!fitsSchema(ClientMessageSchema, value)) refuseUnfit(ClientMessageSchema, value);
    const message = value as ClientMessage;
    if (message.type === 'hello') return this.#hello(message);
    if (!this.#greeted) throw new Fault('malformed', 'The first message is hello.');
    return this.#deed(message);
  }

  async #hello({ token, lastSeen }: Extract<ClientMessage, { type: 'hello' }>): Promise<void> {
    if (this.#greeted) throw new Fault('malformed', 'One hello is enough.');
    clearTimeout(this.#helloTimer);
    this.#token = token;
    if (token !== undefined) this.#rateKey = hashToken(token);
    const { seat, leave } = await this.#options.umpire.watch(this.#id, token, lastSeen, {
      send: (text) => this.#send(text),
      drop: (fault) => this.#end(fault),
    });
    if (this.#socket.readyState !== OPEN) return leave();
    this.#leave = leave;
    this.#seat = seat;
    this.#greeted = true;
  }

  async #deed({ id, deed }: Extract<ClientMessage, { type: 'deed' }>): Promise<void> {
    const { umpire, buckets } = this.#options;
    let message: ServerMessage;
    try {
      if (!buckets.take(this.#rateKey)) {
        if (++this.#tooFast > PATIENCE) return this.#end(tooFast());
        throw tooFast();
      }
      this.#tooFast = 0;
      // A crowd that shouts is answered here: it does not come to the match's turn, where the players are.
      if (this.#seat === GALLERY) throw galleryActs();
      const result = await umpire.deed(this.#id, this.#token, deed);
      message = { type: 'reply', id, ok: true, result };
    } catch (error) {
      message = { type: 'reply', id, ok: false, error: this.#told(error).body };
    }
    this.#send(JSON.stringify(message));
  }

  /** A client that does not read is cut off rather than waited for: it comes back and catches up. */
  #send(text: string): void {
    if (this.#socket.readyState !== OPEN) return;
    if (this.#socket.bufferedAmount > this.#options.bufferedBytes) {
      this.#leave?.();
      this.#socket.close(CLOSE_CODES.tooSlow, 'too slow');
      this.#socket.terminate();
      return;
    }
    this.#socket.send(text);
  }

  #end(fault: Fault): void {
    const message: ServerMessage = { type: 'error', error: fault.body };
    this.#send(JSON.stringify(message));
    this.close(closeCodeOf(fault), fault.body.code);
  }

  #told(error: unknown): Fault {
    const fault = asFault(error);
    if (fault.statusCode >= 500)
      this.#options.log('error', { match: this.#id, err: fault.cause ?? fault }, fault.body.code);
    return fault;
  }
}

/** How long a client may take to say goodbye when the server stops. */
const FAREWELL_MS = 1000;

/** Opens the route and looks after its connections; returns how to close them all. */
export function addSocket(app: FastifyInstance, options: SocketOptions): () => Promise<void> {
  const connections = new Set<SeatConnection>();
  const pinging = setInterval(() => {
    for (const connection of connections) connection.ping();
  }, options.pingMs);
  pinging.unref();
  app.addHook('onClose', async () => clearInterval(pinging));
  const counts = new AddressCounts(options.socketsAtOnce);
  app.get<{ Params: { id: string } }>('/matches/:id/socket', { websocket: true }, (socket, request) => {
    const giveBack = counts.take(addressKey(request.ip));
    if (giveBack === null) {
      socket.close(CLOSE_CODES.tooFast, 'too-many');
      return;
    }
    socket.on('close', giveBack);
    const connection = new SeatConnection(request.params.id, socket, options);
    connections.add(connection);
    socket.on('close', () => {
      connections.delete(connection);
      if (connections.size === 0) allGone?.();
    });
  });
  let allGone: (() => void) | undefined;
  return async () => {
    if (connections.size === 0) return;
    const gone = new Promise<void>((resolve) => {
      allGone = resolve;
    });
    for (const connection of connections) connection.close(CLOSE_CODES.goingAway, 'the server stops');
    const patience = setTimeout(() => {
      for (const connection of connections) connection.cut();
    }, FAREWELL_MS);
    await gone;
    clearTimeout(patience);
  };
}

export const SOCKET_OPTIONS = { maxPayload: PROTOCOL_LIMITS.bytes, perMessageDeflate: false } as const;
