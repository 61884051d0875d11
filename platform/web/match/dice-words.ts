/** What is said of the dice of a match, and of the witness who signs before they fall. */
import type { WitnessTrouble } from '@weathergage/kernel/protocol.ts';
import type { Words } from '../toolkit/phrases.ts';
import { listedWords } from '../toolkit/phrases.ts';

export const DICE_WORDS = {
  title: 'The dice',
  open: 'The secret behind the dice is open now: the whole match can be run again, die by die.',
  sealed:
    'Before anybody chose anything the umpire sealed the secret behind the dice. This is the seal; the secret is published at the end.',
  hash: 'The SHA-256 hash of the secret: it fits one secret only, and gives nothing of it away.',
  witnessed:
    'No die falls before {witness} has signed what was ordered. Compare its key there with this one: {key}',
  check: 'Check every die',
  keptBoth:
    'This page keeps the seal and what it added to the dice itself, and has found both unchanged so far.',
  keptElsewhere:
    'This seat was taken with the same link before this page opened it: what was added to the dice for it was not drawn here. The seal is unchanged so far.',
  keptSeal: 'This page keeps the seal, and has found it unchanged so far.',
} as const;

export const WITNESS_WORDS = {
  toSign: 'All orders are in. The witness is to sign them before the dice fall.',
  waiting: (url: string) => `Waiting for the witness ${url} to sign the orders.`,
  you: 'You',
  without: (names: readonly string[]) => `${listedWords(names)} would go on without it.`,
  mustAgree: (names: readonly string[]) => `${listedWords(names)} must agree.`,
  goOn: 'Go on without it',
  goOnNote: 'Every person has to agree. The host could then know the dice of this step.',
  troubles: {
    silent: 'It does not answer, and is asked again from time to time.',
    refuses:
      'It refuses: something else was signed there for this step. Ask whoever runs this server how that came about.',
    false: 'What comes back is not signed with its key: something else answers in its place.',
  } satisfies Words<WitnessTrouble>,
} as const;
