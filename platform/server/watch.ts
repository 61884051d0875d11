/** The time, and what is to be done later: a test puts its own in the place of the machine's. */
export interface Watch {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back after so many milliseconds; returns what cancels it. */
  later(run: () => void, ms: number): () => void;
}

export const MACHINE_WATCH: Watch = {
  now: () => Date.now(),
  later: (run, ms) => {
    const timer = setTimeout(run, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
