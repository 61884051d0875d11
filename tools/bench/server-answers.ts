/** Durable answers a second that a server takes over loopback: many duels at once, every seat on its own socket. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { HexAction } from '@weathergage/hex-action';
import { looseDice } from '@weathergage/kernel';
import type { CreatedReply, DeedRequest, ServerMessage } from '@weathergage/kernel/protocol.ts';
import { choose, duelScenario } from './duel.ts';
import { type Figure, rounded } from './figure.ts';
import { percentile } from './measure.ts';

const DUELS = 40;
const WARM_MS = 1500;
const FOR_MS = 4000;
const TURN_LIMIT = 1000;

const main = fileURLToPath(new URL('../../platform/cli/main.ts', import.meta.url));

/** Starts a server of its own in a process of its own; gives its address. */
async function started(directory: string): Promise<{ server: ChildProcess; address: string }> {
  const args = [
    '--disable-warning=ExperimentalWarning',
    main,
    'serve',
    '--unlimited',
    '--port',
    '0',
    '--data',
    directory,
  ];
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const line = once(createInterface({ input: server.stdout! }), 'line') as Promise<[string]>;
  const ended = once(server, 'exit').then(([code]) => {
    throw new Error(`the server ended with code ${code}`);
  });
  const [address] = await Promise.race([line, ended]);
  return { server, address };
}

async function post(url: string, body: unknown, token?: string): Promise<unknown> {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const headers = { 'content-type': 'application/json', ...authorization };
  const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(`${url}: ${reply.status} ${await reply.text()}`);
  return reply.json();
}

/** What the sockets have seen; kept only while `counting`. */
interface Meter {
  counting: boolean;
  readonly latencies: number[];
  failed: Error | null;
}

/** One player: answers whatever is asked, as soon as it is asked. */
function player(address: string, match: string, token: string, seed: number, meter: Meter): WebSocket {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/matches/${match}/socket`);
  const dice = looseDice(seed);
  const sent = new Map<string, { at: number; answers: number }>();
  let lastStep = -1;
  let id = 0;
  socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', token, lastSeen: 0 }));
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as ServerMessage<HexAction>;
    if (message.type === 'error' || (message.type === 'reply' && !message.ok))
      meter.failed ??= new Error(`the server refused: ${message.error.code}: ${message.error.message}`);
    else if (message.type === 'reply') {
      const { at, answers } = sent.get(message.id)!;
      sent.delete(message.id);
      if (meter.counting) for (let i = 0; i < answers; i++) meter.latencies.push(performance.now() - at);
    } else if (message.type === 'desk' && message.desk.step !== lastStep) {
      const open = message.desk.asks.filter(({ answer }) => answer === null);
      if (open.length === 0) return;
      lastStep = message.desk.step;
      const answers = open.map(({ ask }) => ({ ask: ask.id, answer: choose(message.desk.view, ask, dice) }));
      const deed: DeedRequest = { type: 'answer', answers };
      sent.set(String(++id), { at: performance.now(), answers: answers.length });
      socket.send(JSON.stringify({ type: 'deed', id: String(id), deed }));
    }
  };
  return socket;
}

/** Two players at a duel of their own. */
async function duel(address: string, index: number, meter: Meter): Promise<WebSocket[]> {
  const made = { game: 'hex-action', scenario: duelScenario.id, options: { turnLimit: TURN_LIMIT } };
  const { match, tokens } = (await post(`${address}/api/matches`, made)) as CreatedReply;
  const seats = Object.values(tokens);
  for (const token of seats)
    await post(`${address}/api/matches/${match.id}/join`, { nonce: 'benchmark' }, token);
  return seats.map((token, seat) => player(address, match.id, token, index * 2 + seat, meter));
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export async function serverAnswers(): Promise<Figure[]> {
  const directory = mkdtempSync(join(tmpdir(), 'weathergage-bench-'));
  const meter: Meter = { counting: false, latencies: [], failed: null };
  const { server, address } = await started(directory);
  try {
    const sockets: WebSocket[] = [];
    for (let i = 0; i < DUELS; i++) sockets.push(...(await duel(address, i, meter)));
    await pause(WARM_MS);
    meter.counting = true;
    const start = performance.now();
    await pause(FOR_MS);
    meter.counting = false;
    const seconds = (performance.now() - start) / 1000;
    for (const socket of sockets) socket.close();
    if (meter.failed !== null) throw meter.failed;
    if (meter.latencies.length === 0) throw new Error('the server took no answers');
    return [
      {
        name: 'server-answers',
        value: rounded(meter.latencies.length / seconds),
        unit: 'answers/s',
        target: '2000',
      },
      {
        name: 'server-answers-p99',
        value: rounded(percentile(meter.latencies, 0.99)),
        unit: 'ms',
        target: '< 100',
      },
    ];
  } finally {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
    rmSync(directory, { recursive: true, force: true });
  }
}
