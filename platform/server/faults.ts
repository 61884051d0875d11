/** What can go wrong at the border, as a code with its HTTP status. Whatever else is thrown is a fault of the program. */
import type { Refusal } from '@weathergage/kernel';
import { CLOSE_CODES, type ErrorBody } from '@weathergage/kernel/protocol.ts';

/** A code that is not listed is a rule's own refusal: well understood, and not allowed (422). */
const STATUS: Readonly<Record<string, number>> = {
  'bad-json': 400,
  malformed: 400,
  'token-needed': 401,
  'not-signed-in': 401,
  'invalid-email-or-password': 401,
  'token-unknown': 401,
  'token-scope': 403,
  'no-programs': 403,
  'not-a-moderator': 403,
  'own-cause': 403,
  'account-closed': 403,
  silenced: 403,
  'not-invited': 403,
  'no-such-report': 404,
  'nobody-known': 409,
  'reported-already': 409,
  'session-not-fresh': 403,
  'not-allowed': 403,
  'wrong-origin': 403,
  'not-a-player': 403,
  'not-found': 404,
  'not-my-match': 404,
  'no-such-person': 404,
  'no-such-name': 404,
  'no-such-table': 404,
  'no-such-match': 404,
  'unknown-game': 404,
  'unknown-scenario': 404,
  'not-started': 409,
  'seat-taken': 409,
  'name-taken': 409,
  'seated-already': 409,
  'asked-twice': 409,
  'not-left-now': 409,
  'account-needed': 403,
  'not-rated': 409,
  'no-such-tournament': 404,
  'no-such-leg': 404,
  'not-organiser': 403,
  'not-open': 409,
  'not-entered': 409,
  'entered-already': 409,
  full: 409,
  'too-few': 409,
  'too-late': 409,
  'match-over': 409,
  'not-over': 409,
  'ask-not-open': 409,
  'answer-outdated': 409,
  'nothing-to-retract': 409,
  'undo-needs-consent': 409,
  'undo-too-far': 409,
  'no-undo-request': 409,
  'undo-already-asked': 409,
  'no-clock': 409,
  'time-is-up': 409,
  'no-pause-request': 409,
  'pause-already-asked': 409,
  'pause-outdated': 409,
  'already-paused': 409,
  'not-paused': 409,
  'awaits-witness': 409,
  'no-witness-awaited': 409,
  'nothing-is-taken-back': 409,
  'witnessed-otherwise': 409,
  'witness-forgot': 409,
  'too-large': 413,
  'wrong-media-type': 415,
  'too-fast': 429,
  'too-many': 429,
  'witness-full': 429,
  'witness-silent': 502,
  internal: 500,
  'store-failed': 503,
  'seats-joined': 503,
  stopping: 503,
};
const RULE_REFUSED = 422;

/** Whoever sent a book is not sent it back. */
const LONGEST = 500;
const MOST_FLAWS = 50;
const shortened = (text: string): string =>
  text.length <= LONGEST ? text : `${text.slice(0, LONGEST).toWellFormed()}…`;
const shortFlaws = ({ flaws }: Partial<ErrorBody>): Pick<ErrorBody, 'flaws'> =>
  flaws === undefined
    ? {}
    : {
        flaws: flaws
          .slice(0, MOST_FLAWS)
          .map(({ path, expected }) => ({ path: shortened(path), expected: shortened(expected) })),
      };

export class Fault extends Error {
  readonly body: ErrorBody;
  readonly statusCode: number;

  constructor(code: string, message: string, more: Partial<ErrorBody> = {}, cause?: unknown) {
    super(message, { cause });
    this.body = { code, message: shortened(message), ...more, ...shortFlaws(more) };
    this.statusCode = STATUS[code] ?? RULE_REFUSED;
  }
}

export const refusalFault = ({ code, rule, message }: Refusal, ask?: string): Fault =>
  new Fault(code, message, ask === undefined ? { rule } : { rule, ask });

export const noSuchMatch = (): Fault => new Fault('no-such-match', 'There is no such match.');

export const galleryActs = (): Fault =>
  new Fault('not-a-player', 'The gallery looks on and gives no orders.');

const NOTHING_THERE = ['not-found', 'There is nothing at that address.'] as const;

/** What Fastify and its plugins throw, in our words. */
const FOREIGN: Readonly<Record<string, readonly [code: string, message: string]>> = {
  FST_STATIC_FORBIDDEN_PATH: NOTHING_THERE,
  FST_ERR_BAD_URL: NOTHING_THERE,
  FST_ERR_MAX_PARAM_LENGTH: NOTHING_THERE,
  FST_ERR_CTP_BODY_TOO_LARGE: ['too-large', 'That is more than the server takes in one piece.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['wrong-media-type', 'Send application/json.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['bad-json', 'There is no body.'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['bad-json', 'That is not JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['bad-json', 'The length of the body is not what was said.'],
};

/** Anything that was thrown, as a fault; what nobody expected says nothing of itself to the outside. */
export function asFault(error: unknown): Fault {
  if (error instanceof Fault) return error;
  const { code = '', statusCode = 500 } = error as { code?: string; statusCode?: number };
  const known = FOREIGN[code];
  if (known !== undefined) return new Fault(known[0], known[1]);
  if (statusCode === 400) return new Fault('bad-json', 'The request could not be read.');
  return new Fault('internal', 'Something went wrong on the server; nothing was changed.', {}, error);
}

/** The close code for a fault that ends a socket. */
export function closeCodeOf({ statusCode }: Fault): number {
  if (statusCode === 404) return CLOSE_CODES.noMatch;
  if (statusCode === 401 || statusCode === 403) return CLOSE_CODES.notAllowed;
  if (statusCode === 429) return CLOSE_CODES.tooFast;
  return statusCode >= 500 ? CLOSE_CODES.storeFailed : CLOSE_CODES.badMessage;
}
