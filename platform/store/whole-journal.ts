/** The journal of a match that is told whole: all there is, the secret too. `replay` and `verify` read it. */
import { hashOf, JOURNAL_FORMAT, type Journal } from '@weathergage/kernel';
import type { MatchRecord, Store } from './store.ts';

/** The hash is of the last state as it was kept: newer rules may show another, which nobody played to. */
export async function wholeJournal(
  store: Pick<Store, 'entries' | 'snapshotMarks' | 'snapshot'>,
  { id, opening, secret }: MatchRecord,
): Promise<Journal> {
  const entries = await store.entries(id, 0);
  const [newest] = await store.snapshotMarks(id);
  const last = newest === undefined ? null : await store.snapshot(id, newest.step);
  return {
    format: JOURNAL_FORMAT,
    opening,
    secret,
    entries,
    ...(last === null ? {} : { hash: hashOf(last.state) }),
  };
}
