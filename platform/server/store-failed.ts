/** Whatever goes wrong in the store is told as one thing. */
import { Fault } from './faults.ts';

export const storeFailed = (cause?: unknown): Fault =>
  new Fault('store-failed', 'The server could not write or read its store. Try again in a while.', {}, cause);

export const orStoreFailed = <R>(work: Promise<R>): Promise<R> =>
  work.catch((cause: unknown) => {
    throw storeFailed(cause);
  });
