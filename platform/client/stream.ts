/** The messages of one match as they come. A line that breaks is opened again, and goes on after what was seen last. */
import type { ErrorBody, ServerMessage } from '@weathergage/kernel/protocol.ts';
import { Refused } from './refused.ts';

/** Codes of a socket that no second try would change: refused, and no such match. */
const FINAL = new Set([4400, 4403, 4404]);
const AGAIN_MS = 500;
const LONGEST_MS = 15_000;

export async function* streamOf(
  url: string,
  token: string | undefined,
  signal?: AbortSignal,
): AsyncGenerator<ServerMessage> {
  let lastSeen = 0;
  for (let wait = AGAIN_MS; !signal?.aborted; wait = Math.min(2 * wait, LONGEST_MS)) {
    const line = new Line(url, signal);
    try {
      for await (const message of line.messages({ type: 'hello', lastSeen, ...(token && { token }) })) {
        wait = AGAIN_MS;
        if (message.type === 'desk') lastSeen = message.desk.n;
        yield message;
      }
    } finally {
      line.close();
    }
    if (line.refusal !== null) throw new Refused(line.code, line.refusal);
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

class Line {
  readonly #socket: WebSocket;
  readonly #waiting: ServerMessage[] = [];
  #wake: () => void = () => {};
  #closed = false;
  code = 0;
  /** Why it is of no use to try again. */
  refusal: ErrorBody | null = null;

  constructor(url: string, signal: AbortSignal | undefined) {
    this.#socket = new WebSocket(url);
    this.#socket.onmessage = ({ data }) => {
      this.#waiting.push(JSON.parse(String(data)) as ServerMessage);
      this.#wake();
    };
    this.#socket.onclose = ({ code, reason }) => {
      this.code = code;
      const said = this.#waiting.findLast((message) => message.type === 'error')?.error;
      if (FINAL.has(code))
        this.refusal = said ?? { code: reason, message: `The line was closed: ${reason}.` };
      this.#closed = true;
      this.#wake();
    };
    // A close follows, and says all there is to say.
    this.#socket.onerror = () => {};
    signal?.addEventListener('abort', () => this.close(), { once: true });
  }

  async *messages(hello: unknown): AsyncGenerator<ServerMessage> {
    this.#socket.onopen = () => this.#socket.send(JSON.stringify(hello));
    for (;;) {
      const next = this.#waiting.shift();
      if (next !== undefined) yield next;
      else if (this.#closed) return;
      else
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
    }
  }

  close(): void {
    this.#socket.close();
    this.#closed = true;
    this.#wake();
  }
}
