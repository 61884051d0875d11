/** Every sentence of a match that is over: replay, what may be shown of a moment, journals and the proof of their dice. */
import type { ProofVerdict } from '@weathergage/kernel';
import type { Words } from '../toolkit/phrases.ts';

const ANOTHER_FILE = 'Choose a file that was exported from a match.';

/** What is wrong with a match that somebody wants to see again. */
export const FILM_TROUBLES = {
  fileGone: 'The file is no longer at hand. Open it again under “Matches and journals”.',
  notKept: 'This match is not kept in this browser. Open its journal from a file instead.',
  notOver: 'This match is not over: it can be replayed when it is.',
  sealed: 'The dice of this match are still sealed: it can be replayed when it is over.',
  noJson: `This is not a journal: the file is no JSON. ${ANOTHER_FILE}`,
  flaw: (path: string, expected: string) =>
    `This is not a journal: at ${path} it ${expected}. ${ANOTHER_FILE}`,
  nothingOrdered: 'This is a replay: nothing can be ordered.',
} as const;

export const REPLAY_WORDS = {
  name: 'Replay',
  title: (title: string) => `Replay: ${title}`,
  fork: (title: string) => `${title} (fork)`,
  isFork: (title: string) => title.endsWith('(fork)'),
  playOrPause: 'Play or pause',
  play: 'Play',
  pause: 'Pause',
  stepOn: 'One step on',
  stepBack: 'One step back',
  turnOn: 'Next turn',
  turnBack: 'Turn before',
  moment: 'Moment of the match',
  momentAt: (turn: string, phase: string) => `${turn}, ${phase}`,
  stepAt: (moment: string, step: number, last: number) => `${moment}, step ${step} of ${last}`,
  seenBy: 'Seen by',
  umpire: 'the umpire',
  spectators: 'the spectators',
  ended: 'How it ended',
  fromHere: 'From here on',
  fromHereNote: (online: boolean) =>
    `A new match from the moment shown: on this screen, against the machine${online ? ', or at the server, with people by link' : ''}. The dice are new.`,
  playOn: 'Play on from here',
  playOnline: 'Play on with people',
  sitAs: 'You sit as',
  tooLate: 'Go back to a moment before the end.',
} as const;

/** What can be shown to others of a moment. */
export const MOMENT_WORDS = {
  title: 'Show this moment',
  link: 'Copy a link to it',
  copied: 'The link is copied: it opens here, through the same eyes.',
  picture: 'Picture',
  film: 'Film of the last steps',
  busy: 'It is being drawn…',
  saved: (file: string) => `Saved as ${file}.`,
  noFilms: 'This browser makes no films.',
  noChart: 'There is no chart to take a picture of.',
  noPictures: 'This browser draws no pictures.',
  failed: 'The picture failed.',
} as const;

/** What a check of the dice found. */
export const PROOF_WORDS = {
  verdicts: {
    honest: 'Every die was honest',
    'in-part': 'Checked in part',
    dishonest: 'This does not add up',
  } satisfies Words<ProofVerdict>,
  inPart: 'Nothing speaks against it, but not all of it could be checked: see the lines marked ~.',
  wrong: 'Wrong: ',
  unchecked: 'Not checked: ',
  inOrder: 'In order: ',
  final: 'Final state {hash}',
} as const;

/** The page that checks anybody's journal. */
export const VERIFY_WORDS = {
  name: 'Check a journal',
  title: 'Were the dice honest?',
  lead: 'Before a match the umpire publishes a seal on the secret behind the dice; at the end the secret itself. Choose a journal, or a campaign with all its battles: everything is run again here, in this browser, and every die compared.',
  choose: 'Choose a journal file, or drop one here',
  watch: 'Watch it',
  promises: 'What the dice promise, and what not',
  dice: 'Dice',
  host: 'The host is who runs the server. In a match on this screen it is whoever owns the screen.',
  questions: {
    steered: 'Can they be steered?',
    players: 'Can a player know them before choosing?',
    host: 'Can a host who plays?',
  },
  kinds: [
    {
      name: 'Seeded: puzzles, and matches of machines by the thousand',
      steered: 'Yes, by whoever chose the seed',
      players: 'Yes, whoever has the seed',
      host: 'Yes',
    },
    {
      name: 'Checkable: every match of people, unless it names a witness',
      steered: 'No; but a host who plays and sits down last may choose the dice of the set-up',
      players: 'No',
      host: 'Yes: what they come from lies on his server',
    },
    {
      name: 'Witnessed: another server signs every order before a die falls',
      steered: 'No, unless the witness helps him',
      players: 'No',
      host: 'No, unless the witness helps him',
    },
  ],
} as const;
