/** The proof of a journal: all of it is run again, and what was looked at, and what could not be, is said in words. */
import { hashOf } from '../hash.ts';
import type { Journal } from '../journal.ts';
import { rebuildMatch } from '../rebuild.ts';
import type { Game, GameTypes } from '../vocabulary.ts';
import {
  type Finding,
  gapFound,
  isOfTheseRules,
  lastAdoption,
  noncesFit,
  openingFits,
  pastFits,
  rulesFit,
  secretFits,
  shortHash,
} from './journal-findings.ts';
import { type FollowedReport, type ReportCheck, reportFindings } from './report-findings.ts';
import type { SignatureCheck } from './witness.ts';
import { type WitnessedPlay, witnessFindings } from './witness-findings.ts';

/** `in-part`: what could be checked is in order, and something could not be. Only the first may be called honest. */
export type ProofVerdict = 'honest' | 'in-part' | 'dishonest';

export interface JournalProof {
  readonly verdict: ProofVerdict;
  /** Every die of the match was checked, from the first question to the last. */
  readonly honest: boolean;
  /** What was looked at, one line each, in words. */
  readonly findings: readonly Finding[];
  readonly hash: string | null;
}

export interface ProofMeans {
  /** How signatures are checked; without it those of a witness are not, and the proof says so. */
  readonly isSigned?: SignatureCheck;
  /** The key that the witness is known to have, if that is known. */
  readonly witnessKey?: string;
  /** How the matches behind reports are looked at; without it they are not, and the proof says so. */
  readonly borneOut?: ReportCheck;
}

/** Re-runs a finished match and says whether commitment, dice and final state agree, and how much of it was checked. */
export function verifyJournal<T extends GameTypes>(
  game: Game<T>,
  journal: Journal,
  { isSigned, witnessKey, borneOut }: ProofMeans = {},
): JournalProof {
  const findings: Finding[] = [secretFits(journal), rulesFit(game, journal)];
  for (const finding of [noncesFit(journal), pastFits(journal)]) if (finding !== null) findings.push(finding);
  const isOurs = isOfTheseRules(game, journal);
  const sound = isOurs ? openingFits(game, journal) : null;
  for (const found of [gapFound(journal), sound]) if (found?.ok === false) findings.push(found);
  let hash: string | null = null;
  if (!isOurs) findings.push(...witnessFindings(journal.opening, null, isSigned, witnessKey));
  else if (findings.every((finding) => finding.ok)) {
    try {
      const played = followAll(game, journal);
      findings.push(
        ...played.findings,
        ...reportFindings(played.reports, borneOut),
        ...witnessFindings(journal.opening, played, isSigned, witnessKey),
      );
      ({ hash } = played);
    } catch (error) {
      findings.push({ ok: false, text: error instanceof Error ? error.message : String(error) });
    }
  }
  return proofFrom(findings, hash);
}

/** A proof with what somebody else has found beside it. */
export const withFindings = ({ findings, hash }: JournalProof, more: readonly Finding[]): JournalProof =>
  proofFrom([...findings, ...more], hash);

function proofFrom(findings: readonly Finding[], hash: string | null): JournalProof {
  const verdict = verdictOf(findings);
  return { verdict, honest: verdict === 'honest', findings, hash };
}

const verdictOf = (findings: readonly Finding[]): ProofVerdict =>
  findings.some(({ ok }) => !ok)
    ? 'dishonest'
    : findings.some(({ unchecked }) => unchecked)
      ? 'in-part'
      : 'honest';

function followAll<T extends GameTypes>(
  game: Game<T>,
  journal: Journal,
): WitnessedPlay & {
  readonly findings: Finding[];
  readonly reports: readonly FollowedReport[];
  readonly hash: string;
} {
  const signed: WitnessedPlay['signed'][number][] = [];
  const unwitnessed: number[] = [];
  const reports: FollowedReport[] = [];
  let rolled = 0;
  let followed = 0;
  const match = rebuildMatch(game, journal, (receipt) => {
    followed++;
    const { entry, step } = receipt;
    if (entry.type === 'witness') signed.push({ step: receipt.signed!, signatures: entry });
    if (entry.type === 'report') reports.push({ fought: receipt.fought!, entry });
    if (entry.type === 'unwitnessed' && step !== null) unwitnessed.push(step.step);
    for (const happening of receipt.step?.happenings ?? []) rolled += happening.truth.dice?.length ?? 0;
  });
  const findings: Finding[] = [
    followed === 0
      ? { ok: true, unchecked: true, text: 'No entry could be followed: nothing of the play was checked.' }
      : { ok: true, text: `${followed} entries followed; ${rolled} dice fell as written.` },
  ];
  if (journal.opening.dice.kind === 'checkable' && match.outcome === null)
    // The secret is published at the end alone: what came last has been left out.
    findings.push({ ok: false, text: 'The match does not come to its end here: entries are missing.' });
  const hash = hashOf(match.state);
  if (journal.hash === hash)
    findings.push({ ok: true, text: `Final state ${shortHash(hash)}, as recorded.` });
  else if (journal.hash !== undefined)
    findings.push({
      ok: false,
      text: `Final state ${shortHash(hash)}, but ${shortHash(journal.hash)} was recorded.`,
    });
  return { findings, reports, hash, signed, unwitnessed, isWhole: lastAdoption(journal) === undefined };
}
