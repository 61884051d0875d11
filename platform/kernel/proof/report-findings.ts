/** What a proof says of the reports in a journal: whether each follows from the match that it names. */
import type { ReportEntry } from '../journal.ts';
import type { Engagement } from '../vocabulary.ts';
import type { Finding } from './journal-findings.ts';

/** Looks at the match behind a report: is it the one of that hash, made of that engagement, and did that come of it? */
export type ReportCheck = (fought: Engagement, report: ReportEntry) => Finding;

export interface FollowedReport {
  readonly fought: Engagement;
  readonly entry: ReportEntry;
}

export function reportFindings(reports: readonly FollowedReport[], borneOut?: ReportCheck): Finding[] {
  if (reports.length === 0) return [];
  if (borneOut !== undefined) return reports.map(({ fought, entry }) => borneOut(fought, entry));
  const matches = reports.length === 1 ? 'a match' : `${reports.length} matches`;
  return [
    {
      ok: true,
      unchecked: true,
      text: `What was reported of ${matches} fought out apart was taken as it stands: they are not at hand.`,
    },
  ];
}
