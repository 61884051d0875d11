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
  stop(): Promise<void>;
}

export interface Measured {
  readonly perSecond: number;
  /** Milliseconds within which half, and 99 of 100, were acknowledged. */
  readonly half: number;
  readonly most: number;
  /** Milliseconds of the server's processor for each answer. */
  readonly cpuMs: number | null;
  readonly answers: number;
}

const ROUNDS = 5;
const WARM_MS = 500;
const FOR_MS = 2000;
/** Until all that was under way when they were told to hold still has been answered. */
const SETTLE_MS = 250;

export async function contest(contenders: readonly Contender[]): Promise<ReadonlyMap<string, Measured>> {
  const rates = new Map(contenders.map(({ name }) => [name, [] as number[]]));
  const cpu = new Map(contenders.map(({ name }) => [name, 0 as number | null]));
  // One round to warm up that is not kept: the engine compiles what is run often.
  for (let round = 0; round <= ROUNDS; round++)
    for (const contender of contenders) {
      const { name, meter } = contender;
      contender.go();
      await pause(WARM_MS);
      const [before, first, start] = [meter.latencies.length, contender.cpuSeconds(), performance.now()];
      meter.counting = round > 0;
      await pause(FOR_MS);
      meter.counting = false;
      const [last, seconds] = [contender.cpuSeconds(), (performance.now() - start) / 1000];
      contender.hold();
      await pause(SETTLE_MS);
      if (meter.failed !== null) throw meter.failed;
      if (round === 0) continue;
      rates.get(name)!.push((meter.latencies.length - before) / seconds);
      const used = cpu.get(name)!;
      cpu.set(name, used === null || first === null || last === null ? null : used + last - first);
    }
  return new Map(
    contenders.map(({ name, meter: { latencies } }) => {
      if (latencies.length === 0) throw new Error(`${name} took no answers`);
      const used = cpu.get(name) ?? null;
      return [
        name,
        {
          perSecond: median(rates.get(name)!),
          half: percentile(latencies, 0.5),
          most: percentile(latencies, 0.99),
          cpuMs: used === null ? null : (used * 1000) / latencies.length,
          answers: latencies.length,
        },
      ];
    }),
  );
}
