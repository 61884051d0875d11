/** A socket that comes back: it greets again after every break and sends again what was never confirmed. */
import { DeskLine } from '@weathergage/kernel/desk-line.ts';
import type {
  ClientMessage,
  DeedReply,
  DeedRequest,
  ErrorBody,
  ServerMessage,
} from '@weathergage/kernel/protocol.ts';
import { TABLE_WORDS } from './table-words.ts';

/** The part of WebSocket that is used, so that a test can stand in for it. */
export interface SocketLike {
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onerror: ((event: never) => void) | null;
}

export interface SocketMeans {
  connect(): SocketLike;
  /** Calls back after so many milliseconds; returns what cancels it. */
  later(run: () => void, ms: number): () => void;
  /** 0 to below 1, to spread those who come back together. */
  chance(): number;
}

/** What a table hears: views come whole, however they travelled. */
export type TableMessage = Exclude<ServerMessage, { type: 'reply' | 'patch' }>;

export interface SocketEvents {
  /** The number to catch up from. */
  lastSeen(): number;
  readonly token: string | null;
  /** A greeting was answered: whatever comes next is the match itself. */
  onMessage(message: TableMessage): void;
  onConnection(connection: 'connecting' | 'open' | 'lost'): void;
  /** The server does not want this client back. */
  onBarred(code: number): void;
}

export type DeedResult =
  | { readonly ok: true; readonly result: DeedReply }
  | { readonly ok: false; readonly error: ErrorBody };

interface Unconfirmed {
  readonly id: string;
  readonly deed: DeedRequest;
  settle(result: DeedResult): void;
}

/** A deed that nobody confirms for so long went into a dead socket: browsers may take minutes to notice one. */
export const CONFIRM_WITHIN_MS = 10_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 20_000;
/** Closings that coming back would only repeat: a bad message, no right to be here, no such match. */
const FINAL = new Set([4400, 4403, 4404]);
/** The server stops, or its database is away: what could not be written down is sent again when it can be. */
const AWAY = new Set(['store-failed', 'stopping']);

export class ReconnectingSocket {
  readonly #means: SocketMeans;
  readonly #events: SocketEvents;
  #socket: SocketLike | null = null;
  #greeted = false;
  #line = new DeskLine();
  #failures = 0;
  #cancelRetry: (() => void) | null = null;
  #unconfirmed: Unconfirmed[] = [];
  #next = 1;
  #closed = false;

  constructor(means: SocketMeans, events: SocketEvents) {
    this.#means = means;
    this.#events = events;
    this.#connect();
  }

  get unconfirmed(): number {
    return this.#unconfirmed.length;
  }

  /** Sends a deed now or as soon as there is a socket, again and again until the server has confirmed or refused it. */
  deed(deed: DeedRequest): Promise<DeedResult> {
    return new Promise((settle) => {
      const waiting: Unconfirmed = { id: `d${this.#next++}`, deed, settle };
      this.#unconfirmed.push(waiting);
      if (this.#greeted) this.#sendDeed(waiting);
    });
  }

  /** Tries at once, without waiting for the next turn: the person pressed a button, or the network came back. */
  retryNow(): void {
    if (this.#closed || this.#socket !== null) return;
    this.#cancelRetry?.();
    this.#connect();
  }

  /** Gives a dead socket up and starts calling anew. */
  hangUp(): void {
    const socket = this.#socket;
    if (socket === null) return;
    this.#lost(socket, 1006);
    socket.close();
  }

  close(): void {
    this.#closed = true;
    this.#cancelRetry?.();
    this.#socket?.close();
    for (const { settle } of this.#unconfirmed) settle(gone(TABLE_WORDS.unconfirmed));
    this.#unconfirmed = [];
  }

  #connect(): void {
    this.#events.onConnection('connecting');
    const socket = this.#means.connect();
    this.#socket = socket;
    this.#greeted = false;
    this.#line = new DeskLine();
    socket.onopen = () => {
      const { token } = this.#events;
      const lastSeen = this.#events.lastSeen();
      this.#send({ type: 'hello', lastSeen, patches: true, ...(token === null ? {} : { token }) });
    };
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(String(data)) as ServerMessage);
    socket.onerror = () => {};
    socket.onclose = ({ code }) => this.#lost(socket, code);
  }

  #lost(socket: SocketLike, code: number): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    this.#greeted = false;
    if (this.#closed) return;
    this.#events.onConnection('lost');
    if (FINAL.has(code)) this.#events.onBarred(code);
    else {
      const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures++);
      this.#cancelRetry = this.#means.later(() => this.#connect(), wait * (0.75 + this.#means.chance() / 2));
    }
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'reply') {
      if (!message.ok && AWAY.has(message.error.code)) {
        this.hangUp();
        return;
      }
      const at = this.#unconfirmed.findIndex((waiting) => waiting.id === message.id);
      const [waiting] = at < 0 ? [] : this.#unconfirmed.splice(at, 1);
      waiting?.settle(
        message.ok ? { ok: true, result: message.result } : { ok: false, error: message.error },
      );
      return;
    }
    const whole = message.type === 'desk' || message.type === 'patch' ? this.#line.read(message) : message;
    if (whole === null) this.#send({ type: 'look' });
    else this.#events.onMessage(whole);
    if (message.type === 'match' && !this.#greeted) {
      this.#greeted = true;
      this.#failures = 0;
      this.#events.onConnection('open');
      // In the order they were given: an answer that was taken before is taken again without harm.
      for (const waiting of this.#unconfirmed) this.#sendDeed(waiting);
    }
  }

  #sendDeed(waiting: Unconfirmed): void {
    const { id, deed } = waiting;
    const socket = this.#socket;
    this.#send({ type: 'deed', id, deed });
    this.#means.later(() => {
      if (this.#socket === socket && this.#unconfirmed.includes(waiting)) this.hangUp();
    }, CONFIRM_WITHIN_MS);
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }
}

const gone = (message: string): DeedResult => ({ ok: false, error: { code: 'gone', message } });
