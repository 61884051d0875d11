/** What the umpire refuses by himself, whatever the game: each of his sentences stands here and nowhere else. */
import { type Ask, type Refusal, refuse } from '../vocabulary.ts';

/** No rule of the game forbids it: the umpire's own name stands for a rule's number. */
const no = (code: string, message: string): Refusal => refuse(code, 'umpire', message);

export const UMPIRE_REFUSES = {
  matchOver: no('match-over', 'The match is over.'),
  noSuchSeat: no('no-such-seat', 'Nobody of that name sits at this match.'),
  /** The same whether it is open to somebody else or to nobody: what others are asked is theirs to know. */
  askNotOpen: no('ask-not-open', 'That question is not open to you: it was settled, or never put.'),
  answeredTwice: no('malformed', 'One question is answered twice.'),
  malformedAnswer: ({ kind, rule }: Ask) =>
    refuse('malformed', rule, `That is not an answer to a question of kind ${kind}.`),
  nothingToRetract: ({ rule }: Ask) => refuse('nothing-to-retract', rule, 'There is no answer to take back.'),
  undoNeedsConsent: no(
    'undo-needs-consent',
    'Dice have fallen or something was shown since: the others must agree.',
  ),
  undoAlreadyAsked: no('undo-already-asked', 'There is a request already: it must be settled first.'),
  noUndoRequest: no('no-undo-request', 'Nobody has asked to take that back.'),
  nothingIsTakenBack: no(
    'nothing-is-taken-back',
    'When this match was made it was settled that no step is taken back once dice have fallen or something was shown.',
  ),
  awaitsWitness: no(
    'awaits-witness',
    'All is answered, and the step waits for its witness: nothing can be changed before he has signed.',
  ),
  noWitnessAwaited: no('no-witness-awaited', 'That step does not wait for a witness.'),
  noSuchEngagement: no('no-such-engagement', 'No engagement of that name waits for a report.'),
  malformedResult: no('malformed', 'That is not what can come of an engagement here.'),
  undoTooFar: no('undo-too-far', 'That is further back than the umpire has at hand.'),
} as const;
