/** A report: what came of an engagement that was fought out in another match is taken into this one. */
import type { Report } from '../journal.ts';
import type { Position } from '../position.ts';
import { refused, type Step, type Verdict } from '../receipt.ts';
import { fitsSchema } from '../schema.ts';
import { GALLERY, type GameTypes, type Refusal } from '../vocabulary.ts';
import { keepAnswers } from './kept-answers.ts';
import { PendingAnswers } from './pending-answers.ts';
import { UMPIRE_REFUSES } from './umpire-refusals.ts';

/** Why a report can't be taken, if it can't: judged by what everybody sees. */
export function reportRefusal<T extends GameTypes>(
  at: Position<T>,
  { engagement, result }: Pick<Report, 'engagement' | 'result'>,
): Refusal | null {
  if (at.outcome !== null) return UMPIRE_REFUSES.matchOver;
  const fought = at.engagements.find(({ id }) => id === engagement);
  if (fought === undefined) return UMPIRE_REFUSES.noSuchEngagement;
  if (at.awaiting !== null) return UMPIRE_REFUSES.awaitsWitness;
  const rules = at.game.engagements!;
  if (!fitsSchema(rules.results, result)) return UMPIRE_REFUSES.malformedResult;
  return rules.check(at.view(GALLERY), fought, result);
}

export function takeReport<T extends GameTypes>(at: Position<T>, report: Report): Verdict<T> {
  const refusal = reportRefusal(at, report);
  if (refusal !== null) return refused(refusal);
  const { engagement, child, result } = report;
  const fought = at.engagements.find(({ id }) => id === engagement)!;
  const step = at.orAsItWas(() => {
    at.reported = { engagement, child, result };
    return resolveReport(at, null);
  });
  at.request = null;
  return { ...at.done({ n: at.n + 1, type: 'report', engagement, child, result }, step), fought };
}

/** Answers that wait stay; but nobody's would set a resolution off if all were in. */
export function resolveReport<T extends GameTypes>(
  at: Position<T>,
  signature: string | null,
): Step<T> | null {
  const step = keepAnswers(at, () => at.resolve(signature));
  if (step !== null && at.allAnswered) at.pending = new PendingAnswers();
  return step;
}
