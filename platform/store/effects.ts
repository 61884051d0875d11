/** What deeds did to a match, as the store keeps it beside their entries. */
import { type GameTypes, type Match, type Receipt, witnessOf } from '@weathergage/kernel';
import type { EntryEffects } from './store.ts';

/** Call it after the last of the deeds, before anything else is done to the match. */
export function effectsOf<T extends GameTypes>(
  match: Match<T>,
  receipts: readonly Receipt<T>[],
): EntryEffects {
  const steps = receipts.flatMap(({ step }) =>
    step === null ? [] : [{ n: step.n, step: step.step, happenings: step.happenings }],
  );
  const rewoundTo = receipts.findLast((receipt) => receipt.rewoundTo !== null)?.rewoundTo ?? null;
  return {
    steps,
    rewoundTo,
    snapshot: steps.length > 0 || rewoundTo !== null ? match.snapshot() : null,
    adopted: false,
    over: match.outcome !== null,
    ...(witnessOf(match.opening) === null ? {} : { awaits: match.awaiting !== null }),
  };
}
