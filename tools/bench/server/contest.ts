/**
 * Several servers under the same load in the same run, by turns: what else the machine is busy with falls on all of them
 * alike. Each is measured in every round, while the players of the others hold still.
 */
import { median, percentile } from '../measure.ts';
import { type Meter, pause } from './players.ts';

export interface Contender {
  readonly name: string;
  readonly meter: Meter;
  /** Lets its players play, and holds them still. */
  go(): void;
  hold(): void;
  /** Seconds of a processor that all its processes have used; null where the system does not tell. */
  cpuSeconds(): number | null;
  /** The same of the threads that take what comes in, one a server. */
  threadSeconds(): number | null;
  stop(): Promise<void>;
}

export interface Measured {
  readonly perSecond: number;
  /** Milliseconds within which half, and 99 of 100, were acknowledged. */
  readonly half: number;
  readonly most: number;
  /** Milliseconds of a processor for each answer: of all that took part, and of the threads that take what comes in. */
  readonly cpuMs: number | null;
  readonly threadMs: number | null;
  readonly answers: number;
}

const ROUNDS = 5;
const WARM_MS = 500;
const FOR_MS = 2000;
/** Before anything is kept: the engine compiles what is run often. */
const FIRST_MS = 6000;
/** Until all that was under way when they were told to hold still has been answered. */
const SETTLE_MS = 250;

interface Tally {
  readonly rates: number[];
  cpu: number | null;
  thread: number | null;
}

export async function contest(contenders: readonly Contender[]): Promise<ReadonlyMap<string, Measured>> {
  const tallies = new Map(
    contenders.map((contender) => [contender, { rates: [], cpu: 0, thread: 0 } as Tally]),
  );
  for (let round = 0; round <= ROUNDS; round++)
    for (const [contender, tally] of tallies) await turn(contender, round === 0 ? null : tally);
  return new Map(
    [...tallies].map(([{ name, meter }, { rates, cpu, thread }]) => {
      const { latencies } = meter;
      if (latencies.length === 0) throw new Error(`${name} took no answers`);
      const each = (seconds: number | null) =>
        seconds === null ? null : (seconds * 1000) / latencies.length;
      const [half, most] = [percentile(latencies, 0.5), percentile(latencies, 0.99)];
      const perSecond = median(rates);
      return [
        name,
        { perSecond, half, most, cpuMs: each(cpu), threadMs: each(thread), answers: latencies.length },
      ];
    }),
  );
}

/** Lets one's players play for a while; nothing is kept where there is no tally. */
async function turn(contender: Contender, tally: Tally | null): Promise<void> {
  const { meter } = contender;
  const read = () => ({ cpu: contender.cpuSeconds(), thread: contender.threadSeconds() });
  contender.go();
  await pause(WARM_MS);
  const [before, first, start] = [meter.latencies.length, read(), performance.now()];
  meter.counting = tally !== null;
  await pause(tally === null ? FIRST_MS : FOR_MS);
  meter.counting = false;
  const [last, seconds] = [read(), (performance.now() - start) / 1000];
  contender.hold();
  await pause(SETTLE_MS);
  if (meter.failed !== null) throw meter.failed;
  if (tally === null) return;
  tally.rates.push((meter.latencies.length - before) / seconds);
  tally.cpu = grown(tally.cpu, first.cpu, last.cpu);
  tally.thread = grown(tally.thread, first.thread, last.thread);
}

/** By what a reading has grown; null once it can't be known. */
const grown = (sum: number | null, first: number | null, last: number | null): number | null =>
  sum === null || first === null || last === null ? null : sum + last - first;
