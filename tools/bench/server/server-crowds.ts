/** Many who only look on: what five thousand idle sockets take of memory, and what a full gallery costs the players. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { GAMES } from '../../../games/index.ts';
import { type Figure, rounded } from '../figure.ts';
import { fareOf, newMeter, Players, pause, post } from './players.ts';
import { duelAmong, onTheClock } from './server-load.ts';
import { type MeasuredServer, measuredServer } from './server-process.ts';

const CROWD = 5000;
const IDLE_MS = 20_000;
const TIMES = { warmMs: 1500, forMs: 15_000 };
/** One deed after the other, so that each is told to all before the next. */
const THINKS_MS = 250;

/** Those who look on sit in a thread of their own: the players' clock is not held up by what the crowd is told. */
async function crowd({ address }: MeasuredServer, match: string): Promise<Crowd> {
  const counter = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(new URL('./crowd-worker.ts', import.meta.url), {
    workerData: { address, match, people: CROWD, counter },
  });
  await once(worker, 'message');
  return { told: () => Atomics.load(counter, 0), leave: async () => void (await worker.terminate()) };
}

interface Crowd {
  /** How many messages all of them have had. */
  told(): number;
  leave(): Promise<void>;
}

/** A match of two whose seats nobody has taken, with a gallery for everybody. */
async function openMatch({ address }: MeasuredServer): Promise<string> {
  const { game, scenario, options } = duelAmong(await Promise.all(GAMES.map(fareOf)));
  const made = { game: game.id, scenario: scenario.id, options, gallery: 'public' };
  return ((await post(`${address}/api/matches`, made)) as { match: { id: string } }).match.id;
}

export async function serverIdle(): Promise<Figure[]> {
  const server = await measuredServer();
  try {
    const match = await openMatch(server);
    // What its start has left behind is thrown away by and by: a crowd that comes at once would seem to take less than it does.
    await pause(IDLE_MS);
    const before = server.memoryMb();
    const { leave } = await crowd(server, match);
    // Idle is who has been there for a while.
    await pause(IDLE_MS);
    const after = server.memoryMb();
    await leave();
    if (before === null || after === null) return [];
    return [
      { name: 'server-idle-sockets', value: rounded(after), unit: 'MB', target: '< 300' },
      { name: 'server-idle-socket', value: rounded(((after - before) * 1024) / CROWD), unit: 'kB/socket' },
    ];
  } finally {
    await server.stop();
  }
}

/** The players' wait with nobody looking on, then with all of them; the difference is what a gallery costs. */
export async function serverGallery(): Promise<Figure[]> {
  const server = await measuredServer();
  const fare = duelAmong(await Promise.all(GAMES.map(fareOf)));
  const measure = async (watched: boolean) => {
    const meter = newMeter();
    const players = new Players(server.address, meter, { pauseMs: THINKS_MS, still: true });
    // A crowd takes its time to come in: a duel would be over before all of it is there.
    players.hold();
    const id = await players.begin(fare, { gallery: 'public' });
    const onlookers = watched ? await crowd(server, id) : null;
    players.go();
    const clocked = await onTheClock(meter, TIMES, () => onlookers?.told() ?? 0);
    players.close();
    await onlookers?.leave();
    await pause(1000);
    return clocked;
  };
  try {
    const alone = await measure(false);
    const watched = await measure(true);
    const told = (watched.last - watched.first) / watched.seconds;
    if (told === 0) throw new Error('the crowd was told nothing: it looked on at a match that was over');
    const figure = (name: string, value: number, unit: string, beside?: number): Figure => ({
      name: `server-gallery-${name}`,
      value: rounded(value),
      unit,
      n: watched.taken,
      ...(beside === undefined ? {} : { ratio: rounded(value / beside), peer: 'an empty gallery' }),
    });
    return [
      figure('p50', watched.half, 'ms', alone.half),
      figure('p99', watched.most, 'ms', alone.most),
      figure('told', told, 'messages/s'),
    ];
  } finally {
    await server.stop();
  }
}
