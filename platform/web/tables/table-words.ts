/** What may be the matter with a table, and with the line to its umpire. */

export const TABLE_WORDS = {
  noServer:
    'The server does not answer. Check the connection and try again; matches on this screen work without it.',
  refused: 'The server refused without saying why.',
  noDice: 'The dice of this match were not kept, so it can’t go on.',
  notKept: 'This browser keeps nothing: the match is lost on reload. Export the journal to save it.',
  machineFailed: 'The machine could not think this one through and plays the first sensible order. Play on.',
  elsewhere: 'This match is open in another tab of this browser.',
  gone: 'This match is not kept in this browser. It may have been thrown away: start a new one.',
  unconfirmed: 'The page was left before the umpire confirmed.',
  noRequest: 'Nobody asks for that any more.',
  strangers: 'This page and the server no longer understand one another. Load the page again.',
  noSeat: 'This link does not open a seat here. Ask whoever sent it for a fresh one.',
  noMatch: 'There is no such match on this server. Check the link, or start a new match.',
} as const;

const MISTRUST = 'the dice of this match are not to be trusted.';

/** What this page holds the dice of an online match to: how a promise was broken, and what is found in a journal. */
export const PROMISE_WORDS = {
  seal: `The seal on the dice is not the one that this page was shown at first: ${MISTRUST}`,
  added: `What this page added to the dice was left out or changed: ${MISTRUST}`,
  seats:
    'A seat has changed between a machine and a person since this page first saw the match: its dice are not to be trusted.',
  witness: `The witness of the dice, or its key, is not the one that was named at first: ${MISTRUST}`,
  secret:
    'The secret of the dice does not fit the seal that this page was shown at first: the dice of this match were not honest.',
  sameSeal: (is: boolean) => `The seal is ${is ? '' : 'not '}the one that this page was shown at first.`,
  inDice: (are: boolean) => `What this page added to the dice is ${are ? '' : 'not '}in them.`,
  otherWitness: 'The witness, or its key, is not the one that was named at first.',
  drawn: (machine: string) => `The machine at ${machine} is written down as a person.`,
} as const;
