/**
 * Memory given back while nobody wants anything. V8 looks for what can be thrown away when more is asked for: a server that
 * five thousand have come to, and that then has nothing to do, would keep all that their coming took for as long as they stay.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const LOOK_MS = 5000;
/** Less of a processor than this is nothing to do. */
const CALM = 0.05;
/** Less is not worth the search. */
const GROWN_BYTES = 16 * 1024 * 1024;

interface CalmMeans {
  /** Processor time used so far, in microseconds. */
  readonly used: () => number;
  /** Bytes that the heap takes, in use or not. */
  readonly held: () => number;
  readonly tidy: () => void;
}

/** One look; true where it was calm and worth it. */
export function calmLook({ used, held, tidy }: CalmMeans, lookMs = LOOK_MS): () => boolean {
  let before = used();
  let least = 0;
  return () => {
    const now = used();
    const isCalm = now - before < lookMs * 1000 * CALM;
    before = now;
    least = Math.min(least, held());
    if (!isCalm || held() - least < GROWN_BYTES) return false;
    tidy();
    least = held();
    return true;
  };
}

/** For as long as the process lives; it does not keep it alive. */
export function tidyWhenCalm(): void {
  setFlagsFromString('--expose-gc');
  const tidy = runInNewContext('gc') as (how: { type: 'major' }) => void;
  const look = calmLook({
    used: () => {
      const { user, system } = process.cpuUsage();
      return user + system;
    },
    held: () => process.memoryUsage().heapTotal,
    tidy: () => tidy({ type: 'major' }),
  });
  setInterval(look, LOOK_MS).unref();
}
