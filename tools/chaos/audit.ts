/** What the database has, held against what clients were promised and shown. */
import {
  allToldTo,
  canonical,
  type Game,
  hashOf,
  JOURNAL_FORMAT,
  type Journal,
  type Match,
  rebuildMatch,
} from '@weathergage/kernel';
import type { Store } from '@weathergage/store';
import { deskHash, type MatchLedger } from './ledger.ts';

export interface Findings {
  lost: string[];
  doubled: string[];
  diverged: string[];
  leaked: string[];
  /** Desks and tellings that were found to be what the rules show that seat at that moment. */
  compared: number;
}

export const noFindings = (): Findings => ({ lost: [], doubled: [], diverged: [], leaked: [], compared: 0 });

/** Whether every client has what the database has. */
export async function hasConverged(store: Store, { id, clients, isMachines }: MatchLedger): Promise<boolean> {
  if (isMachines) return true;
  const n = await store.lastNumber(id);
  return clients.every(({ last }) => last !== null && (last.n === n || last.outcome !== null));
}

export async function auditMatch(
  store: Store,
  game: Game,
  ledger: MatchLedger,
  found: Findings,
): Promise<void> {
  const { id, clients, isMachines } = ledger;
  const record = await store.findMatch(id);
  if (record === null) {
    found.lost.push(`match ${id} is gone`);
    return;
  }
  const entries = await store.entries(id, 0);
  const given = new Map<string, string[]>();
  for (const entry of entries)
    if (entry.type === 'answer')
      given.set(entry.ask, [...(given.get(entry.ask) ?? []), canonical(entry.answer)]);
  for (const [ask, answers] of given) if (answers.length > 1) found.doubled.push(`${id} ${ask}`);
  for (const [i, { n }] of entries.entries())
    if (n !== i + 1) found.lost.push(`${id}: entry ${i + 1} is missing`);
  for (const { promised } of clients)
    for (const { ask, answer } of promised)
      if (!given.get(ask)?.includes(answer)) found.lost.push(`${id} ${ask}`);

  const journal: Journal = {
    format: JOURNAL_FORMAT,
    opening: record.opening,
    secret: record.secret,
    entries,
  };
  const match = rebuiltOrNull(game, journal, ({ step }, at) => {
    for (const { seat, desks, told, leaks } of clients) {
      const shown = desks.get(at.n);
      if (shown !== undefined) {
        found.compared++;
        if (shown !== deskHash(at.desk(seat)))
          leaks.push(`${seat} was shown another desk at ${at.n} of ${id}`);
      }
      const heard = step === null ? undefined : told.get(step.n);
      if (step !== null && heard !== undefined) {
        found.compared++;
        if (heard !== hashOf(allToldTo(step.happenings, seat)))
          leaks.push(`${seat} was told something else at ${step.n} of ${id}`);
      }
    }
  });
  if (match === null) found.diverged.push(`${id} can't be played again`);
  for (const { seat, last, leaks } of clients) {
    found.leaked.push(...leaks);
    if (match === null) continue;
    const isBehind = last === null || (last.n !== match.n && !isMachines);
    if (isBehind || (last.n === match.n && deskHash(last) !== deskHash(match.desk(seat))))
      found.diverged.push(`${seat} of ${id} at ${last?.n} of ${match.n}`);
  }
}

/** What the database has may be no match at all any more. */
function rebuiltOrNull(...[game, journal, watch]: Parameters<typeof rebuildMatch>): Match | null {
  try {
    return rebuildMatch(game, journal, watch);
  } catch {
    return null;
  }
}
