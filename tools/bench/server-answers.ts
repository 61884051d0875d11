/**
 * Durable answers a second that a server takes over loopback, and how long each waits for its acknowledgement: many
 * matches at once, every seat on its own socket; duels alone, and all games mixed. The players are this process, the
 * server is another. BENCH_PEER names another checkout to measure beside this one.
 */
import { GAMES } from '../../games/index.ts';
import type { Figure } from './figure.ts';
import { type Fare, fareOf, newMeter, Players } from './players.ts';
import { besidePeer, duelAmong, onTheClock } from './server-load.ts';
import { measuredServer } from './server-process.ts';

const MATCHES = 40;
const TIMES = { warmMs: 1500, forMs: 4000 };

async function measureAnswers(fares: readonly Fare[], home?: string) {
  const { address, cpuSeconds, stop } = await measuredServer(home);
  const meter = newMeter();
  const players = new Players(address, meter);
  try {
    for (let i = 0; i < MATCHES; i++) await players.begin(fares[i % fares.length]!);
    const { taken, seconds, first, last, ...waits } = await onTheClock(meter, TIMES, cpuSeconds);
    /** Milliseconds of the server's processor for each answer. */
    const cpuMs = first === null || last === null ? null : ((last - first) * 1000) / taken;
    return { ...waits, perSecond: taken / seconds, cpuMs };
  } finally {
    players.close();
    await stop();
  }
}

export async function serverAnswers(): Promise<Figure[]> {
  const all = await Promise.all(GAMES.map(fareOf));
  const figures: Figure[] = [];
  for (const [name, fares] of [
    ['server-answers', [duelAmong(all)]],
    ['server-mixed', all],
  ] as const) {
    const { figure, waits } = await besidePeer((home) => measureAnswers(fares, home));
    figures.push(
      ...figure({ name, unit: 'answers/s', target: '2000' }, ({ perSecond }) => perSecond),
      ...waits(name),
      ...figure({ name: `${name}-cpu`, unit: 'ms/answer' }, ({ cpuMs }) => cpuMs),
    );
  }
  return figures;
}
