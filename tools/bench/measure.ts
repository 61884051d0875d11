/** Timing that can be trusted on a machine shared with others: warm first, take turns, take the median. */
import { GALLERY, type Game, type GameTypes } from '@weathergage/kernel';
import { playOut } from '@weathergage/kernel/harness/index.ts';

export function median(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('no values to take a median of');
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

/** What was worked out last; kept, so that no engine may leave the work out as unused. */
const kept: { last: unknown } = { last: null };

/** Calls `work` again and again for so many milliseconds; how many calls a second that made. */
export function rate(work: () => unknown, forMs: number): number {
  const start = performance.now();
  let calls = 0;
  let elapsed = 0;
  do {
    kept.last = work();
    calls++;
    elapsed = performance.now() - start;
  } while (elapsed < forMs);
  return (calls * 1000) / elapsed;
}

/** Calls a second of each piece of work: all warmed up, then round by round in turn, the median of the rounds. */
export function interleaved(
  works: readonly (() => unknown)[],
  { warmMs = 400, roundMs = 250, rounds = 7 } = {},
): number[] {
  for (const work of works) rate(work, warmMs);
  const rates: number[][] = works.map(() => []);
  for (let round = 0; round < rounds; round++)
    for (const [i, work] of works.entries()) rates[i]!.push(rate(work, roundMs));
  return rates.map(median);
}

/** What is seen in so many matches, one seed after the other, after one to warm up that is not kept. */
export function overMatches<S>(matches: number, fresh: () => S, watch: (seed: number, sample: S) => void): S {
  watch(0, fresh());
  const sample = fresh();
  for (let seed = 1; seed <= matches; seed++) watch(seed, sample);
  return sample;
}

const WARM_MS = 500;

/** Milliseconds of one look at a match late in its course: what each seat and the gallery see, by turns. */
export function lookMs<T extends GameTypes>(game: Game<T>, scenario: T['scenario']): number {
  const states: T['state'][] = [];
  const watched: Game<T> = {
    ...game,
    resolve(state, answers, dice) {
      states.push(state);
      return game.resolve(state, answers, dice);
    },
  };
  playOut(watched, scenario, {}, { seed: 1, checks: [] });
  const late = states.slice(-100);
  const seats = [...game.seats(scenario).map(({ id }) => id), GALLERY];
  let turn = 0;
  const look = () => {
    turn++;
    return game.view(late[turn % late.length]!, seats[turn % seats.length]!);
  };
  rate(look, WARM_MS);
  return 1000 / rate(look, WARM_MS);
}
