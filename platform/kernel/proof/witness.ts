/**
 * What a witness signs. He sees hashes alone. The signature is of what was answered, and the dice come from it: the same
 * answers give the same signature and the same dice, however often a step is taken back. The countersign says for the
 * how-manieth time that step was come to, and by that the proof sees whether other answers were tried in secret.
 */
import { hashOf } from '../hash.ts';
import type { Opening } from '../journal.ts';

export interface WitnessedStep {
  /** The commitment of the match: it was published before anybody sat down, so no other match can stand in for it. */
  readonly match: string;
  readonly step: number;
  /** Of everything answered up to it. */
  readonly hash: string;
  /** How often steps had been taken back by consent, or the rules had changed. */
  readonly again: number;
}

export interface WitnessSignatures {
  readonly signature: string;
  readonly countersign: string;
}

/** Whether a signature, in hexadecimal digits, is that of a key. */
export type SignatureCheck = (message: string, signature: string, key: string) => boolean;

export const signedText = ({ match, step, hash }: WitnessedStep): string =>
  `weathergage witness 1\n${match}\n${step}\n${hash}`;
export const countersignedText = ({ again, ...signed }: WitnessedStep): string =>
  `${signedText({ again, ...signed })}\nagain ${again}`;

/** Whether both signatures are the witness's. */
export const isWitnessed = (
  step: WitnessedStep,
  { signature, countersign }: WitnessSignatures,
  key: string,
  isSigned: SignatureCheck,
): boolean =>
  isSigned(signedText(step), signature, key) && isSigned(countersignedText(step), countersign, key);

export type WitnessTerms = NonNullable<Extract<Opening['dice'], { kind: 'checkable' }>['witness']>;

export const witnessOf = ({ dice }: Opening): WitnessTerms | null =>
  dice.kind === 'checkable' ? (dice.witness ?? null) : null;

/** The first thing that is signed: all that was agreed before the first answer, without its own signatures. */
export function openingStep(opening: Opening): WitnessedStep {
  const { dice } = opening;
  if (dice.kind !== 'checkable' || dice.witness === undefined) throw new Error('no witness was named');
  const { url, key } = dice.witness;
  const unsigned = { ...opening, dice: { ...dice, witness: { url, key } } };
  return { match: dice.commitment, step: 0, hash: hashOf(unsigned), again: 0 };
}
