/**
 * This server as a witness for others. For each step of a match it signs one hash, keeps it on disk before it does, and
 * refuses every other. It learns hashes alone: neither what was answered, nor who plays, nor how the dice fall.
 */
import {
  countersignedText,
  drawSecret,
  signedText,
  type WitnessedStep,
  type WitnessSignatures,
} from '@weathergage/kernel';
import { keyOf, signText } from '@weathergage/kernel/proof/signature.ts';
import type { Store, WitnessVerdict } from '@weathergage/store';
import { Fault } from '../faults.ts';
import { orStoreFailed } from '../store-failed.ts';
import { hashToken } from '../tokens.ts';

/** Far more than any match has; whoever wants more has something else in mind. */
const MOST_STEPS = 5000;

const REFUSED: Readonly<Record<Exclude<WitnessVerdict, 'kept'>, readonly [code: string, message: string]>> = {
  'no-match': ['no-such-match', 'No match of that name and pass is witnessed here.'],
  other: ['witnessed-otherwise', 'Something else has been signed for that step.'],
  behind: ['witnessed-otherwise', 'A later step has been signed already.'],
  full: ['witness-full', 'No more is signed for that match.'],
  forgotten: [
    'witness-forgot',
    'What was signed for that match is forgotten: nothing is signed for it again.',
  ],
};

export class WitnessBook {
  readonly #store: Store;
  #secret: Promise<string> | null = null;

  constructor(store: Store) {
    this.#store = store;
  }

  async key(): Promise<string> {
    return keyOf(await this.#hand());
  }

  async open(match: string, pass: string | undefined): Promise<void> {
    const taken = await orStoreFailed(this.#store.openWitnessed(match, hashToken(needed(pass)), Date.now()));
    if (!taken)
      throw new Fault('witnessed-otherwise', 'That match is witnessed for somebody else, or was once.');
  }

  async sign(step: WitnessedStep, pass: string | undefined): Promise<WitnessSignatures> {
    const { match, ...hash } = step;
    const passHash = hashToken(needed(pass));
    const verdict = await orStoreFailed(this.#store.keepWitnessed(match, passHash, hash, MOST_STEPS));
    if (verdict !== 'kept') throw new Fault(...REFUSED[verdict]);
    const hand = await this.#hand();
    return {
      signature: signText(signedText(step), hand),
      countersign: signText(countersignedText(step), hand),
    };
  }

  /** Drawn when it is first needed; whatever fails is tried again by the next to ask. */
  #hand(): Promise<string> {
    this.#secret ??= orStoreFailed(this.#store.witnessSecret(drawSecret())).catch((error: unknown) => {
      this.#secret = null;
      throw error;
    });
    return this.#secret;
  }
}

function needed(pass: string | undefined): string {
  if (pass === undefined) throw new Fault('token-needed', 'A match shows its pass to its witness.');
  return pass;
}
