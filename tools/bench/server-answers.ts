/**
 * Durable answers a second that a server takes over loopback, and how long each waits for its acknowledgement: many
 * matches at once, every seat on its own socket; duels alone, and all games mixed. The players are this process, the
 * server is another. BENCH_PEER names another checkout to measure beside this one.
 */
import { GAMES } from '../../games/index.ts';
import { duelScenario } from './duel.ts';
import { type Figure, rounded } from './figure.ts';
import { percentile } from './measure.ts';
import { type Fare, fareOf, newMeter, Players, pause } from './players.ts';
import { benchPeer, measuredServer } from './server-process.ts';

const MATCHES = 40;
const WARM_MS = 1500;
const FOR_MS = 4000;
const TURN_LIMIT = 1000;

interface Measured {
  readonly perSecond: number;
  readonly half: number;
  readonly most: number;
  /** Milliseconds of the server's processor for each answer. */
  readonly cpuMs: number | null;
}

export async function measureAnswers(fares: readonly Fare[], home?: string): Promise<Measured> {
  const { address, cpuSeconds, stop } = await measuredServer(home);
  const meter = newMeter();
  const players = new Players(address, meter);
  try {
    for (let i = 0; i < MATCHES; i++) await players.begin(fares[i % fares.length]!);
    await pause(WARM_MS);
    meter.counting = true;
    const start = performance.now();
    const cpuBefore = cpuSeconds();
    await pause(FOR_MS);
    meter.counting = false;
    const seconds = (performance.now() - start) / 1000;
    const cpu = cpuSeconds();
    if (meter.failed !== null) throw meter.failed;
    if (meter.latencies.length === 0) throw new Error('the server took no answers');
    return {
      perSecond: meter.latencies.length / seconds,
      half: percentile(meter.latencies, 0.5),
      most: percentile(meter.latencies, 0.99),
      cpuMs: cpu === null || cpuBefore === null ? null : ((cpu - cpuBefore) * 1000) / meter.latencies.length,
    };
  } finally {
    players.close();
    await stop();
  }
}

export async function serverAnswers(): Promise<Figure[]> {
  const all = await Promise.all(GAMES.map(fareOf));
  const duel = {
    ...all.find(({ game }) => game.id === 'hex-action')!,
    scenario: duelScenario,
    options: { turnLimit: TURN_LIMIT },
  };
  const figures: Figure[] = [];
  for (const [name, fares] of [
    ['server-answers', [duel]],
    ['server-mixed', all],
  ] as const) {
    const peer = benchPeer();
    const theirs = peer === null ? null : await measureAnswers(fares, peer);
    const ours = await measureAnswers(fares);
    const beside = (own: number, other: number | undefined) =>
      other === undefined ? {} : { ratio: rounded(own / other), peer: 'BENCH_PEER' };
    figures.push(
      {
        name,
        value: rounded(ours.perSecond),
        unit: 'answers/s',
        target: '2000',
        ...beside(ours.perSecond, theirs?.perSecond),
      },
      { name: `${name}-p50`, value: rounded(ours.half), unit: 'ms', ...beside(ours.half, theirs?.half) },
      {
        name: `${name}-p99`,
        value: rounded(ours.most),
        unit: 'ms',
        target: '< 100',
        ...beside(ours.most, theirs?.most),
      },
    );
    if (ours.cpuMs !== null)
      figures.push({
        name: `${name}-cpu`,
        value: rounded(ours.cpuMs),
        unit: 'ms/answer',
        ...beside(ours.cpuMs, theirs?.cpuMs ?? undefined),
      });
  }
  return figures;
}
