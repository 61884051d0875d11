/** What measures of the server share: the duel that people play, and the time on the clock. */
import { duelScenario } from '../duel.ts';
import { percentile } from '../measure.ts';
import { type Fare, type Meter, pause } from './players.ts';

const TURN_LIMIT = 1000;

/** A duel of Hex Action that its turns do not end while the clock runs; guns do, after some 180 answers taken at random. */
export const duelAmong = (fares: readonly Fare[]): Fare => ({
  ...fares.find(({ game }) => game.id === 'hex-action')!,
  scenario: duelScenario,
  options: { turnLimit: TURN_LIMIT },
});

/** Half and 99 of 100 answers were acknowledged within so many milliseconds. */
export interface Waits {
  readonly half: number;
  readonly most: number;
}

/** Lets all warm up, then counts for so long; `read` is read at the first moment of it and at the last. */
export async function onTheClock<R>(
  meter: Meter,
  { warmMs, forMs }: { readonly warmMs: number; readonly forMs: number },
  read: () => R,
): Promise<
  Waits & { readonly taken: number; readonly seconds: number; readonly first: R; readonly last: R }
> {
  await pause(warmMs);
  meter.counting = true;
  const start = performance.now();
  const first = read();
  await pause(forMs);
  meter.counting = false;
  const seconds = (performance.now() - start) / 1000;
  const last = read();
  if (meter.failed !== null) throw meter.failed;
  const { latencies } = meter;
  if (latencies.length === 0) throw new Error('the server took no answers');
  const [half, most] = [percentile(latencies, 0.5), percentile(latencies, 0.99)];
  return { half, most, taken: latencies.length, seconds, first, last };
}
