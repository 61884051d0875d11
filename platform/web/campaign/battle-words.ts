/** What is said of battles, and what a war's journal knows of them. */
import type { Journal } from '@weathergage/kernel';
import type { SavedMatch } from '../tables/saved-matches.ts';
import type { BattleNow } from '../tables/table.ts';
import { listedWords } from '../toolkit/phrases.ts';

/** The engagements whose reports are in the journal. */
export const reportedIn = ({ entries }: Pick<Journal, 'entries'>): ReadonlySet<string> =>
  new Set(entries.flatMap((entry) => (entry.type === 'report' ? [entry.engagement] : [])));

/** Who won, in a few words. */
export const verdictWords = ({ winners }: NonNullable<SavedMatch['ended']>): string =>
  winners.length === 0 ? 'Nobody won' : `Won by ${listedWords(winners)}`;

/** How a battle stands, in a few words. */
export function battleWords({ status, verdict, reported, unseen }: BattleNow): string {
  if (reported) return verdict ?? 'Fought out';
  if (status === 'over') return verdict === null ? 'Over' : `${verdict}; the report is on its way`;
  if (status === 'gathering') return 'The captains are being called';
  return unseen === true ? 'Being fought by the machines' : 'Being fought';
}
