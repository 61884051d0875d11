/** What a server does by itself from time to time. */
import type { People } from '@weathergage/people';
import type { Store } from '@weathergage/store';
import { noteEnded, noteGoneOn, reckonLeft } from '../people/catching-up.ts';
import type { Umpire } from '../umpire.ts';
import { type KeepTerms, Retention } from './retention.ts';
import type { ServerLog } from './server-log.ts';

interface CareTerms {
  readonly store: Store;
  readonly keep?: KeepTerms;
  readonly people?: People;
}

const UNLOAD_EVERY_MS = 60_000;
const SWEEP_EVERY_MS = 3_600_000;
const RECKON_EVERY_MS = 60_000;

/** One that has things to see to which a stopped server has left undone, or whose time has come. */
interface Sweeper {
  sweep(): Promise<void>;
}

/** What is done from time to time, whoever is there. */
export function careFor(
  umpire: Umpire,
  { keep, store, people }: CareTerms,
  log: ServerLog,
  sweepers: readonly Sweeper[],
) {
  const retention =
    keep === undefined ? null : new Retention(keep, store, (id, work) => umpire.forget(id, work), log);
  const catchUp = async (): Promise<void> => {
    if (people === undefined) return;
    await noteEnded(people, store, umpire);
    await noteGoneOn(people, store, umpire);
  };
  const sweepAll = async (): Promise<void> => {
    for (const sweeper of sweepers) await sweeper.sweep();
  };
  // Of several on one store one sweeps.
  const sweep = async (): Promise<number> => {
    if (!(await store.mayTidy())) return 0;
    await people?.sweep();
    await catchUp();
    await sweepAll();
    return (await retention?.sweep()) ?? 0;
  };
  const failed = (err: unknown) => log('error', { err }, 'reckoning with what is over failed');
  const timers: NodeJS.Timeout[] = [];
  const every = (ms: number, work: () => unknown) => timers.push(setInterval(work, ms).unref());
  return {
    sweep,
    /** What another server has left undone, which has died. */
    catchUp: () => void catchUp().catch(failed),
    begin: () => {
      every(UNLOAD_EVERY_MS, () => umpire.unloadUnused());
      if (people !== undefined) {
        catchUp().catch(failed);
        every(RECKON_EVERY_MS, () => reckonLeft(people).then(sweepAll).catch(failed));
      }
      every(SWEEP_EVERY_MS, () =>
        sweep().catch((err: unknown) => log('error', { err }, 'forgetting old matches failed')),
      );
    },
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      await retention?.stop();
    },
  };
}
