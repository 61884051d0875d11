/** Whether the witness signed what the journal says was answered: every step but the quiet ones, each for once. */
import type { Opening } from '../journal.ts';
import { type Finding, shortHash } from './journal-findings.ts';
import {
  isWitnessed,
  openingStep,
  type SignatureCheck,
  type WitnessedStep,
  type WitnessSignatures,
  witnessOf,
} from './witness.ts';

/** What was found while a journal was followed. */
export interface WitnessedPlay {
  readonly signed: readonly { readonly step: WitnessedStep; readonly signatures: WitnessSignatures }[];
  /** Steps that all agreed to resolve without him. */
  readonly unwitnessed: readonly number[];
  /** It was followed from its opening on. */
  readonly isWhole: boolean;
}

/** `played` is null where the play could not be followed: then only what was signed before it can be looked at. */
export function witnessFindings(
  opening: Opening,
  played: WitnessedPlay | null,
  isSigned: SignatureCheck | undefined,
  witnessKey: string | undefined,
): Finding[] {
  const witness = witnessOf(opening);
  if (witness === null)
    return witnessKey === undefined ? [] : [{ ok: false, text: 'The match had no witness.' }];
  const { url, key, signature, countersign } = witness;
  if (witnessKey !== undefined && witnessKey !== key)
    return [
      { ok: false, text: `The signatures are by the key ${shortHash(key)}, which is not the witness’s.` },
    ];
  if (signature === undefined || countersign === undefined)
    return [{ ok: false, text: 'The witness has not signed the opening of the match.' }];
  if (isSigned === undefined)
    return [{ ok: true, unchecked: true, text: `The signatures of the witness ${url} were not checked.` }];
  const { signed, unwitnessed, isWhole } = played ?? { signed: [], unwitnessed: [], isWhole: true };
  const first = isWhole ? [{ step: openingStep(opening), signatures: { signature, countersign } }] : [];
  const all = [...first, ...signed];
  const wrong = all.find(({ step, signatures }) => !isWitnessed(step, signatures, key, isSigned));
  if (wrong !== undefined)
    return [
      { ok: false, text: `Step ${wrong.step.step} was not signed by the witness’s key ${shortHash(key)}.` },
    ];
  const findings: Finding[] = [
    played === null
      ? {
          ok: true,
          unchecked: true,
          text: `The witness ${url} signed the opening; whether he signed the steps can't be checked without their rules.`,
        }
      : {
          ok: true,
          text: `${all.length} steps were signed by the witness ${url}, each before its dice could fall.`,
        },
    witnessKey === undefined
      ? { ok: true, text: `The key of the witness is ${key}: compare it with what ${url}/api/witness says.` }
      : { ok: true, text: `The key of the witness is the one that was given, ${shortHash(key)}` },
  ];
  if (unwitnessed.length > 0)
    findings.push({
      ok: true,
      unchecked: true,
      text: `All agreed to go on without the witness at step ${unwitnessed.join(', ')}: there the host could know the dice.`,
    });
  return findings;
}
