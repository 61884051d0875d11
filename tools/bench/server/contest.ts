/**
 * Several servers under the same load in the same run, by turns: what else the machine is busy with falls on all of them
 * alike. Each is measured in every round, while the players of the others hold still.
 */
import { median, percentile } from '../measure.ts';
import type { PlayerThreads } from './player-threads.ts';
import { pause } from './players.ts';

export interface Contender {
  readonly name: string;
  readonly players: PlayerThreads;
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
  /** The same of those who play: they share the machine with what is measured. */
  readonly playersMs: number;
  /** The part of the time that the thread that takes what comes in was at work; where there are several, of all of theirs. */
  readonly busy: number | null;
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
  players: number;
  seconds: number;
}

export async function contest(contenders: readonly Contender[]): Promise<ReadonlyMap<string, Measured>> {
  const tallies = new Map(
    contenders.map((contender) => [
      contender,
      { rates: [], cpu: 0, thread: 0, players: 0, seconds: 0 } as Tally,
    ]),
  );
  for (let round = 0; round <= ROUNDS; round++)
    for (const [contender, tally] of tallies) await turn(contender, round === 0 ? null : tally);
  return new Map(
    [...tallies].map(([{ name, players }, { rates, cpu, thread, ...tally }]) => {
      const { latencies } = players;
      if (latencies.length === 0) throw new Error(`${name} took no answers`);
      const each = (seconds: number | null) =>
        seconds === null ? null : (seconds * 1000) / latencies.length;
      const [half, most] = [percentile(latencies, 0.5), percentile(latencies, 0.99)];
      const perSecond = median(rates);
      return [
        name,
        {
          ...{ perSecond, half, most, answers: latencies.length },
          cpuMs: each(cpu),
          threadMs: each(thread),
          playersMs: each(tally.players)!,
          busy: thread === null ? null : thread / tally.seconds,
        },
      ];
    }),
  );
}

/** Lets one's players play for a while; nothing is counted where there is no tally. */
async function turn(contender: Contender, tally: Tally | null): Promise<void> {
  const { players } = contender;
  const read = () => ({
    cpu: contender.cpuSeconds(),
    thread: contender.threadSeconds(),
    players: process.cpuUsage(),
  });
  players.go();
  await pause(WARM_MS);
  if (tally === null) await pause(FIRST_MS);
  else {
    const [first, start] = [read(), performance.now()];
    players.count();
    await pause(FOR_MS);
    const answers = await players.gather();
    const [last, seconds] = [read(), (performance.now() - start) / 1000];
    tally.rates.push(answers / seconds);
    tally.cpu = grown(tally.cpu, first.cpu, last.cpu);
    tally.thread = grown(tally.thread, first.thread, last.thread);
    const { user, system } = process.cpuUsage(first.players);
    tally.players += (user + system) / 1e6;
    tally.seconds += seconds;
  }
  players.hold();
  await pause(SETTLE_MS);
}

/** By what a reading has grown; null once it can't be known. */
const grown = (sum: number | null, first: number | null, last: number | null): number | null =>
  sum === null || first === null || last === null ? null : sum + last - first;
