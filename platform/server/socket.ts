/** The WebSocket side of the protocol: one connection to one seat. */
import { fitsSchema, GALLERY } from '@weathergage/kernel';
import {
  CLOSE_CODES,
  type ClientMessage,
  ClientMessageSchema,
  PROTOCOL_LIMITS,
  type ServerMessage,
} from '@weathergage/kernel/protocol.ts';
import type { OwnedProgram } from '@weathergage/people';
import type { FastifyInstance } from 'fastify';
import { parseJson, refuseUnfit } from './border/border.ts';
import { tooFast } from './border/guard.ts';
import { AddressCounts, addressKey, type RateBuckets } from './border/limits.ts';
import { asFault, closeCodeOf, Fault, galleryActs } from './faults.ts';
import type { ServerLog } from './operation/server-log.ts';
import { isProgramToken, type ProgramDoor, refuseBeyond } from './people/program-door.ts';
import { framesOf } from './text-frames.ts';
import { hashToken } from './tokens.ts';
import type { Place, Umpire } from './umpire.ts';

const OPEN = 1;
/** Messages that came before earlier ones were done with. */
const BACKLOG = 64;
/** Deeds in a row that came too fast before the connection is cut. */
const PATIENCE = 100;

/** What is used of a socket, whatever library it is from. */
export interface RawSocket {
  readonly readyState: number;
  readonly bufferedAmount: number;
  send(text: string | Uint8Array, options: { readonly binary: false }): void;
  ping(): void;
  close(code: number, reason: string): void;
  terminate(): void;
  on(event: 'message', listener: (data: Buffer, isBinary: boolean) => void): unknown;
  on(event: 'pong' | 'close', listener: () => void): unknown;
}

/** The line under it, which can hold back what is written until all of it is there, and takes frames as they are. */
export interface Wire {
  cork(): void;
  uncork(): void;
  write(frames: string, encoding: 'latin1'): unknown;
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
  /** What programs come in by; null where there are none. */
  readonly door: ProgramDoor | null;
}

let opened = 0;

export class SeatConnection {
  readonly #id: string;
  readonly #socket: RawSocket;
  readonly #wire: Wire;
  /** What goes out in one piece when this turn of the event loop is over. */
  #outbox: (string | Uint8Array)[] = [];
  readonly #options: SocketOptions;
  readonly #helloTimer: NodeJS.Timeout;
  #token: string | undefined;
  #program: OwnedProgram | null = null;
  #giveBack: (() => void) | null = null;
  /** Whose limit it draws on: a link's, or, where there is none, the connection's own. */
  #rateKey = `connection ${++opened}`;
  #tooFast = 0;
  #place: Place | null = null;
  #alive = true;
  #waiting = 0;
  #last: Promise<void> = Promise.resolve();

  constructor(id: string, socket: RawSocket, wire: Wire, options: SocketOptions) {
    this.#id = id;
    this.#socket = socket;
    this.#wire = wire;
    this.#options = options;
    this.#helloTimer = setTimeout(() => this.close(CLOSE_CODES.noHello, 'no hello'), options.helloMs);
    socket.on('message', (data, isBinary) => this.#queue(data, isBinary));
    socket.on('pong', () => {
      this.#alive = true;
    });
    socket.on('close', () => {
      clearTimeout(this.#helloTimer);
      this.#giveBack?.();
      this.#place?.leave();
    });
  }

  /** A token has been ended. */
  programEnded(id: string): void {
    if (this.#program?.id === id) this.#sendAway();
  }

  #sendAway(): void {
    this.#end(new Fault('token-unknown', 'The token that this line was opened with is good no more.'));
  }

  /** Tries the connection; one that has not answered since the last time is dead. */
  ping(): void {
    if (this.#alive) this.#socket.ping();
    else this.#socket.terminate();
    this.#alive = false;
    // It may have been ended at another server.
    if (this.#program !== null)
      this.#options.door!.isGood(this.#token!).then(
        (good) => good || this.#sendAway(),
        () => undefined,
      );
  }

  close(code: number, reason: string): void {
    this.#flush();
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
    if (this.#place === null) throw new Fault('malformed', 'The first message is hello.');
    return message.type === 'look' ? this.#look(this.#place) : this.#deed(message, this.#place);
  }

  async #hello({
    token,
    lastSeen,
    patches = false,
  }: Extract<ClientMessage, { type: 'hello' }>): Promise<void> {
    if (this.#place !== null) throw new Fault('malformed', 'One hello is enough.');
    clearTimeout(this.#helloTimer);
    this.#token = token;
    if (token !== undefined) await this.#admit(token);
    const place = await this.#options.umpire.watch(this.#id, token, lastSeen, {
      patches,
      send: (text) => this.#send(text),
      drop: (fault) => this.#end(fault),
    });
    if (this.#socket.readyState !== OPEN) return place.leave();
    this.#place = place;
  }

  /** A program's token looks on by one scope and acts by another. */
  async #admit(token: string): Promise<void> {
    const { door } = this.#options;
    if (door === null || !isProgramToken(token)) {
      this.#rateKey = hashToken(token);
      return;
    }
    const program = await door.admit(token);
    refuseBeyond(program, 'matches');
    this.#giveBack = door.sockets.take(program.id);
    if (this.#giveBack === null) throw tooFast();
    if (this.#socket.readyState !== OPEN) this.#giveBack();
    this.#program = program;
    this.#rateKey = program.id;
  }

  /** As dear as a deed, and counted like one. */
  async #look(place: Place): Promise<void> {
    if (!this.#options.buckets.take(this.#rateKey)) throw tooFast();
    await place.look();
  }

  async #deed({ id, deed }: Extract<ClientMessage, { type: 'deed' }>, { seat }: Place): Promise<void> {
    const { umpire, buckets } = this.#options;
    let message: ServerMessage;
    try {
      if (!buckets.take(this.#rateKey)) {
        if (++this.#tooFast > PATIENCE) return this.#end(tooFast());
        throw tooFast();
      }
      this.#tooFast = 0;
      // A crowd that shouts is answered here: it does not come to the match's turn, where the players are.
      if (seat === GALLERY) throw galleryActs();
      if (this.#program !== null) refuseBeyond(this.#program, 'play');
      const result = await umpire.deed(this.#id, this.#token, deed);
      message = { type: 'reply', id, ok: true, result };
    } catch (error) {
      message = { type: 'reply', id, ok: false, error: this.#told(error).body };
    }
    this.#send(JSON.stringify(message));
  }

  /**
   * A client that does not read is cut off rather than waited for: it comes back and catches up. What is held back to go
   * out in one piece has not been his to read yet, and is not counted against him.
   */
  #send(text: string | Uint8Array): void {
    if (this.#socket.readyState !== OPEN) return;
    if (this.#outbox.length === 0) {
      if (this.#socket.bufferedAmount > this.#options.bufferedBytes) {
        this.#place?.leave();
        this.#socket.close(CLOSE_CODES.tooSlow, 'too slow');
        this.#socket.terminate();
        return;
      }
      setImmediate(() => this.#flush());
    }
    this.#outbox.push(text);
  }

  /** A reply, and the desk that shows what it is about, go out in one piece: the system is called once. */
  #flush(): void {
    const texts = this.#outbox;
    if (texts.length === 0) return;
    this.#outbox = [];
    if (this.#socket.readyState !== OPEN) return;
    const frames = texts.every((text) => typeof text === 'string') ? framesOf(texts) : null;
    if (frames !== null) {
      this.#wire.write(frames, 'latin1');
      return;
    }
    this.#wire.cork();
    for (const text of texts) this.#socket.send(text, { binary: false });
    this.#wire.uncork();
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
  options.door?.onEnded((id) => {
    for (const connection of connections) connection.programEnded(id);
  });
  const how = { websocket: true, config: { scope: 'matches' as const } } as const;
  app.get<{ Params: { id: string } }>('/matches/:id/socket', how, (socket, request) => {
    const giveBack = counts.take(addressKey(request.ip));
    if (giveBack === null) {
      socket.close(CLOSE_CODES.tooFast, 'too-many');
      return;
    }
    socket.on('close', giveBack);
    const connection = new SeatConnection(request.params.id, socket, request.raw.socket, options);
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
