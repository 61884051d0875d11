/**
 * What captains and admirals have come to in the battles of a war that is still being fought. It is made of the reports
 * that the asker knows of, and each was made of what lies open: the lines as they were drawn up, and the journal of a
 * battle that is over.
 */
import { type Entry, JOURNAL_FORMAT, type Journal, pastHash } from '@weathergage/kernel';
import { type Store, wholeJournal } from '@weathergage/store';

/** A battle of a war, or of a season in it, as its match is kept. */
export interface BattleOver {
  readonly engagement: string;
  readonly journal: Journal;
  /** The hash of the match that it is part of, where that is not the war itself. */
  readonly within?: string;
}

type WarKept = Parameters<typeof wholeJournal>[1];

/** Those that are over, each before those within it. */
async function battlesOver(store: Store, of: string, reported: readonly string[], within?: string) {
  const all: BattleOver[] = [];
  for (const { id, engagement, status } of await store.battles(of)) {
    const record = status === 'over' && reported.includes(engagement) ? await store.findMatch(id) : null;
    if (record === null) continue;
    const journal = await wholeJournal(store, record);
    all.push({ engagement, journal, ...(within === undefined ? {} : { within }) });
    const below = reportsIn(journal.entries);
    if (below.length > 0)
      all.push(...(await battlesOver(store, id, below, pastHash(journal.opening, journal.entries))));
  }
  return all;
}

const reportsIn = (entries: readonly Entry[]): string[] =>
  entries.flatMap((entry) => (entry.type === 'report' ? [entry.engagement] : []));

/** The war as far as its last report that is known, with its battles; null where nothing has been reported. */
export async function foughtSoFar(
  store: Store,
  { id, opening, secret }: WarKept,
  entries: readonly Entry[],
): Promise<{ readonly war: Journal; readonly battles: readonly BattleOver[] } | null> {
  const end = entries.findLastIndex(({ type }) => type === 'report') + 1;
  if (end === 0) return null;
  const followed = entries.slice(0, end);
  return {
    war: { format: JOURNAL_FORMAT, opening, secret, entries: followed },
    battles: await battlesOver(store, id, reportsIn(followed)),
  };
}
