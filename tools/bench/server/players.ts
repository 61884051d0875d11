/** Players at the other end of the wire: matches of every game, each seat on its own socket, answered as soon as asked. */
import type { Dice, Game, GameEntry, ScenarioHead } from '@weathergage/kernel';
import { looseDice } from '@weathergage/kernel';
import { DeskLine } from '@weathergage/kernel/desk-line.ts';
import type { CreatedReply, DeedRequest, ServerMessage } from '@weathergage/kernel/protocol.ts';
import { WebSocket } from 'ws';
import { Gate } from './gate.ts';

/** What the players have seen; latencies are kept only while `counting`. */
export interface Meter {
  counting: boolean;
  readonly latencies: number[];
  failed: Error | null;
}

export const newMeter = (): Meter => ({ counting: false, latencies: [], failed: null });

/** A game to be played, with a scenario of it and what is to be said when it is made. */
export interface Fare {
  readonly game: Game;
  readonly scenario: ScenarioHead;
  readonly options: object;
  readonly bots: readonly string[];
}

/** The smallest scenario of a game that two or more sit at. */
export async function fareOf(entry: GameEntry): Promise<Fare> {
  const [game, scenarios, bots] = await Promise.all([entry.rules(), entry.scenarios(), entry.bots()]);
  const [scenario] = scenarios
    .filter((each) => game.seats(each).length > 1)
    .sort((a, b) => JSON.stringify(a).length - JSON.stringify(b).length);
  return { game, scenario: scenario!, options: {}, bots: Object.keys(bots) };
}

export async function post(url: string, body: unknown, token?: string): Promise<unknown> {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const headers = { 'content-type': 'application/json', ...authorization };
  const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(`${url}: ${reply.status} ${await reply.text()}`);
  return reply.json();
}

/** What is sent is masked with zeros, which the protocol takes for a mask and which costs nothing. */
export const socketAt = (address: string, match: string): WebSocket =>
  new WebSocket(`${address.replace('http', 'ws')}/api/matches/${match}/socket`, {
    perMessageDeflate: false,
    generateMask: (mask) => mask.fill(0),
  });

/** The id in a reply that has nothing but good news: no more of it is read. Both ends of the years write it so. */
const TAKEN = /^\{"type":"reply","id":"(\d+)","ok":true/;

/** One of the first few legal answers, or the very first: a player who measures must not think. */
export function quickAnswer(
  game: Game,
  view: unknown,
  ask: Parameters<Game['check']>[1],
  dice: Dice | null,
): unknown {
  let skip = dice?.below(8) ?? 0;
  let last: unknown;
  for (const answer of game.choices(view, ask)) {
    if (game.check(view, ask, answer) !== null) continue;
    last = answer;
    if (skip-- === 0) break;
  }
  return last;
}

export interface PlayersManner {
  /** How long one thinks before he answers. */
  readonly pauseMs?: number;
  /** What a greeting says besides; an older server understands less. */
  readonly hello?: object;
  /** The first answer of all each time: ships that lie still, in a duel that is not over before its turns are. */
  readonly still?: boolean;
}

export class Players {
  readonly #address: string;
  readonly #meter: Meter;
  readonly #hello: object;
  readonly #pauseMs: number;
  readonly #still: boolean;
  readonly #sockets = new Set<WebSocket>();
  #closed = false;
  /** Shut while they may not play on. */
  readonly #gate = new Gate();
  #seed = 1;

  constructor(
    address: string,
    meter: Meter,
    { pauseMs = 0, hello = { patches: true }, still = false }: PlayersManner = {},
  ) {
    this.#still = still;
    this.#hello = hello;
    this.#address = address;
    this.#meter = meter;
    this.#pauseMs = pauseMs;
  }

  /** Begins a match and gives its id; when it is over another takes its place. */
  async begin(fare: Fare, more: object = {}): Promise<string> {
    const { game, scenario, options } = fare;
    const made = { game: game.id, scenario: scenario.id, options, ...more };
    const { match, tokens } = (await post(`${this.#address}/api/matches`, made)) as CreatedReply;
    for (const token of Object.values(tokens))
      await post(`${this.#address}/api/matches/${match.id}/join`, { nonce: 'benchmark' }, token);
    if (this.#closed) return match.id;
    let isOver = false;
    const sockets = Object.values(tokens).map((token) =>
      this.#sit(fare, match.id, token, () => {
        if (isOver) return;
        isOver = true;
        for (const socket of sockets) this.#leave(socket);
        if (!this.#closed) this.begin(fare, more).catch((error: Error) => this.#fail(error));
      }),
    );
    return match.id;
  }

  go(): void {
    this.#gate.open();
  }

  hold(): void {
    this.#gate.shut();
  }

  close(): void {
    this.#closed = true;
    for (const socket of this.#sockets) this.#leave(socket);
  }

  #leave(socket: WebSocket): void {
    this.#sockets.delete(socket);
    socket.onmessage = null;
    socket.close();
  }

  #fail(error: Error): void {
    if (!this.#closed) this.#meter.failed ??= error;
  }

  #sit({ game }: Fare, match: string, token: string, over: () => void): WebSocket {
    const socket = socketAt(this.#address, match);
    this.#sockets.add(socket);
    const dice = this.#still ? null : looseDice(this.#seed++);
    const sent = new Map<string, { at: number; answers: number }>();
    let lastStep = -1;
    let id = 0;
    const answer = (deed: DeedRequest, answers: number): void =>
      this.#gate.pass(() => {
        if (socket.readyState !== WebSocket.OPEN) return;
        sent.set(String(++id), { at: performance.now(), answers });
        socket.send(JSON.stringify({ type: 'deed', id: String(id), deed }));
      });
    const line = new DeskLine();
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', token, lastSeen: 0, ...this.#hello }));
    socket.onmessage = ({ data }) => {
      const text = String(data);
      const taken = TAKEN.exec(text);
      if (taken !== null) return this.#count(sent.get(taken[1]!)!);
      const message = JSON.parse(text) as ServerMessage;
      if (message.type === 'error' || (message.type === 'reply' && !message.ok))
        this.#fail(
          new Error(`${game.id}: the server refused: ${message.error.code}: ${message.error.message}`),
        );
      if (message.type === 'desk' || message.type === 'patch') {
        const whole = line.read(message)!;
        if (whole.desk.outcome !== null) return over();
        if (whole.desk.step === lastStep) return;
        const open = whole.desk.asks.filter((each) => each.answer === null);
        if (open.length === 0) return;
        lastStep = whole.desk.step;
        const answers = open.map(({ ask }) => ({
          ask: ask.id,
          answer: quickAnswer(game, whole.desk.view, ask, dice),
        }));
        const deed: DeedRequest = { type: 'answer', answers };
        if (this.#pauseMs === 0) answer(deed, answers.length);
        else setTimeout(() => answer(deed, answers.length), this.#pauseMs);
      }
    };
    return socket;
  }

  #count({ at, answers }: { at: number; answers: number }): void {
    if (!this.#meter.counting) return;
    for (let i = 0; i < answers; i++) this.#meter.latencies.push(performance.now() - at);
  }
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
