/** A step that waits for the witness: what he is to sign, his signature, and going on without him. */
import { machinesAt, UNWITNESSED } from '../dice.ts';
import type { DeedOf } from '../journal.ts';
import type { Position } from '../position.ts';
import type { WitnessedStep, WitnessSignatures } from '../proof/witness.ts';
import { type Receipt, refused, type Step, type Verdict } from '../receipt.ts';
import type { GameTypes, Seat } from '../vocabulary.ts';
import { resolveReport } from './report-deed.ts';
import { UMPIRE_REFUSES } from './umpire-refusals.ts';

/** What the witness is to sign before the dice of this step can fall; null where nothing waits for him. */
export function awaitedStep<T extends GameTypes>(at: Position<T>): WitnessedStep | null {
  const { dice } = at.opening;
  if (at.awaiting === null || dice.kind !== 'checkable') return null;
  return { match: dice.commitment, step: at.step + 1, hash: at.awaiting.hash, again: at.again };
}

/** Those who have to agree that the dice fall without him: every person who still plays. */
export function personsAt<T extends GameTypes>({ opening, resigned, seats }: Position<T>): readonly Seat[] {
  const others = [...machinesAt(opening), ...resigned];
  return seats.flatMap(({ id }) => (others.includes(id) ? [] : [id]));
}

/** He has signed what was answered: the step is resolved. Whether it is his hand is looked at before. */
export function takeSignature<T extends GameTypes>(
  at: Position<T>,
  { signature, countersign }: WitnessSignatures,
): Receipt<T> {
  const awaited = awaitedStep(at);
  if (awaited === null) throw new Error('nothing waits for the witness');
  const { step, again } = awaited;
  const resolved = at.orAsItWas(() => resolveAwaited(at, signature));
  const entry = { n: at.n + 1, type: 'witness', step, again, signature, countersign } as const;
  return { ...at.done(entry, resolved), signed: awaited };
}

export function goOnUnwitnessed<T extends GameTypes>(
  at: Position<T>,
  { seat, step }: DeedOf<'unwitnessed'>,
): Verdict<T> {
  const { awaiting } = at;
  if (awaiting === null || step !== at.step + 1) return refused(UMPIRE_REFUSES.noWitnessAwaited);
  if (!at.sits(seat)) return refused(UMPIRE_REFUSES.noSuchSeat);
  const agreed = awaiting.agreed.includes(seat) ? awaiting.agreed : [...awaiting.agreed, seat];
  const entry = { n: at.n + 1, type: 'unwitnessed', seat, step } as const;
  if (personsAt(at).every((person) => agreed.includes(person))) {
    const resolved = at.orAsItWas(() => resolveAwaited(at, UNWITNESSED));
    return at.done(entry, resolved);
  }
  at.awaiting = { ...awaiting, agreed };
  return at.done(entry);
}

/** Answers, or a report in their place. */
const resolveAwaited = <T extends GameTypes>(at: Position<T>, signature: string): Step<T> | null =>
  at.reported === null ? at.resolve(signature) : resolveReport(at, signature);
