/** A seat, or somebody in the gallery, at the end of a wire that breaks: he comes back and says again what was not confirmed. */
import { type Dice, type Game, looseDice, type Seat } from '@weathergage/kernel';
import type {
  DeedReply,
  DeedRequest,
  DeskReply,
  ErrorBody,
  ServerMessage,
} from '@weathergage/kernel/protocol.ts';
import { WebSocket } from 'ws';
import { pause, quickAnswer } from '../bench/server/players.ts';
import type { ClientLedger } from './ledger.ts';
import type { Tally } from './tally.ts';

/** After these the same deed is sent again: nothing is known of it yet. */
const AWAY = new Set(['store-failed', 'stopping', 'too-fast', 'too-many']);
const CONFIRM_MS = 8000;

interface Pending {
  readonly id: string;
  readonly deed: DeedRequest & { type: 'answer' };
}

export interface PlayerMeans {
  readonly address: string;
  readonly match: string;
  readonly token: string;
  readonly game: Game;
  readonly seed: number;
  readonly thinkMs: number;
  /** By requests alone, without a socket. */
  readonly byHttp: boolean;
  readonly ledger: ClientLedger;
  readonly tally: Tally;
  over(): void;
}

export class ChaosPlayer {
  readonly #means: PlayerMeans;
  readonly #dice: Dice;
  #socket: WebSocket | null = null;
  #pending: Pending | null = null;
  #isThinking = false;
  #sent = 0;
  /** He answers nothing any more, and only looks. */
  #isDone = false;
  #isClosed = false;

  constructor(means: PlayerMeans) {
    this.#means = means;
    this.#dice = looseDice(means.seed);
    if (means.byHttp) void this.#poll();
    else this.#connect();
  }

  get seat(): Seat {
    return this.#means.ledger.seat;
  }

  finish(): void {
    this.#isDone = true;
  }

  close(): void {
    this.#isClosed = true;
    this.#socket?.terminate();
  }

  /** The wire breaks. */
  drop(): void {
    this.#socket?.terminate();
  }

  /** He reads nothing for a while; the server may cut him off. */
  slow(ms: number): void {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    socket.pause();
    setTimeout(() => socket.readyState === WebSocket.OPEN && socket.resume(), ms);
  }

  #connect(): void {
    const { address, match, token, ledger, tally } = this.#means;
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/matches/${match}/socket`);
    this.#socket = socket;
    socket.on('error', () => {});
    socket.on('open', () => {
      socket.send(JSON.stringify({ type: 'hello', token, lastSeen: ledger.last?.n ?? 0 }));
    });
    socket.on('message', (data) => {
      const text = String(data);
      ledger.read(text);
      this.#receive(JSON.parse(text) as ServerMessage);
    });
    socket.on('close', () => {
      this.#socket = null;
      if (this.#isClosed) return;
      tally.reconnects++;
      setTimeout(() => !this.#isClosed && this.#connect(), 100 + this.#dice.below(200) * 2);
    });
  }

  #receive(message: ServerMessage): void {
    this.#means.ledger.keep(message);
    if (message.type === 'reply') {
      if (message.id === this.#pending?.id)
        this.#settled(message.ok ? null : message.error, message.ok ? message.result : null);
    } else if (message.type === 'match') {
      if (this.#pending !== null) this.#send(this.#pending);
    } else if (message.type === 'desk') this.#consider();
  }

  #settled(error: ErrorBody | null, result: DeedReply | null): void {
    const { ledger, tally } = this.#means;
    const { deed } = this.#pending!;
    if (error !== null && AWAY.has(error.code)) {
      tally.refuse(error.code);
      const waiting = this.#pending!;
      setTimeout(() => this.#pending === waiting && this.#send(waiting), 300);
      return;
    }
    this.#pending = null;
    if (error === null) {
      ledger.promise(deed.answers);
      tally.acknowledge(deed.answers.length, result?.taken.filter(({ repeated }) => repeated).length ?? 0);
    } else tally.refuse(error.code);
    this.#consider();
  }

  #consider(): void {
    const { last } = this.#means.ledger;
    if (last === null) return;
    if (last.outcome !== null) this.#means.over();
    const open = this.#openAsks();
    if (this.#isDone || this.#isClosed || this.#isThinking || this.#pending !== null || open.length === 0)
      return;
    this.#isThinking = true;
    setTimeout(
      () => {
        this.#isThinking = false;
        const deed = this.#isDone ? null : this.#deedOf();
        if (deed === null || this.#pending !== null) return;
        this.#pending = { id: `${this.seat}-${++this.#sent}`, deed };
        this.#send(this.#pending);
      },
      this.#means.thinkMs * (0.5 + this.#dice.below(100) / 100),
    );
  }

  /** The desk may be older than what was acknowledged since: another answer would be a change of mind. */
  #openAsks(): DeskReply['desk']['asks'] {
    const { ledger } = this.#means;
    return ledger.last!.asks.filter(({ ask, answer }) => answer === null && !ledger.hasPromised(ask.id));
  }

  #deedOf(): Pending['deed'] | null {
    const { view } = this.#means.ledger.last!;
    const { game } = this.#means;
    const open = this.#openAsks();
    if (open.length === 0) return null;
    const answers = open.map(({ ask }) => ({
      ask: ask.id,
      answer: quickAnswer(game, view, ask, this.#dice),
    }));
    return { type: 'answer', answers };
  }

  #send(pending: Pending): void {
    if (this.#means.byHttp) {
      void this.#post(pending);
      return;
    }
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    socket.send(JSON.stringify({ type: 'deed', ...pending }));
    // Browsers may take minutes to notice a dead socket.
    setTimeout(() => this.#pending === pending && this.#socket === socket && socket.terminate(), CONFIRM_MS);
  }

  async #post(pending: Pending): Promise<void> {
    const reply = await this.#ask<DeedReply & ErrorBody>('deeds', pending.deed);
    if (this.#pending !== pending) return;
    if (reply === null) this.#settled({ code: 'store-failed', message: '' }, null);
    else if (reply.ok) this.#settled(null, reply.body);
    else this.#settled(reply.body, null);
  }

  async #poll(): Promise<void> {
    for (let round = 0; !this.#isClosed; round++) {
      const reply = await this.#ask<DeskReply>(`desk?lastSeen=${this.#means.ledger.last?.n ?? 0}`);
      if (reply?.ok) {
        this.#means.ledger.desk(reply.body);
        this.#consider();
      }
      // Before the end nobody is shown another's entries, nor the secret.
      if (round % 20 === 0) await this.#journal();
      await pause(200 + this.#dice.below(200));
    }
  }

  async #journal(): Promise<void> {
    const reply = await this.#ask<{ entries: { seat?: string }[]; secret?: string }>('journal');
    if (!reply?.ok || reply.body.secret !== undefined) return;
    const foreign = reply.body.entries.find(({ seat }) => seat !== this.seat);
    if (foreign !== undefined)
      this.#means.ledger.leaks.push(`${this.seat} was shown an entry of ${foreign.seat}`);
  }

  async #ask<B>(what: string, body?: DeedRequest): Promise<{ ok: boolean; body: B } | null> {
    const { address, match, token, ledger } = this.#means;
    try {
      const reply = await fetch(`${address}/api/matches/${match}/${what}`, {
        signal: AbortSignal.timeout(CONFIRM_MS),
        headers: {
          authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      });
      const text = await reply.text();
      // The journal of a match that is over is published whole.
      if (what !== 'journal' || !text.includes('"secret":')) ledger.read(text);
      return { ok: reply.ok, body: JSON.parse(text) as B };
    } catch {
      // The wire broke, or HAProxy found nobody and said so in HTML.
      return null;
    }
  }
}
