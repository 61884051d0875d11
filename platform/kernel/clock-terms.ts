/**
 * The clock that people agree on when they make a match: what a turn may take, and what is done about who stays away.
 * It is the table's and no rule's: no journal holds it, and nobody loses a match by it alone.
 */
import { Exactly, type Static, Type } from './schema.ts';

/** After so many missed turns in a row the others may do something about it. */
const Misses = Type.Integer({ minimum: 1, maximum: 9 });

/** Everybody at the table at once: a bank of time, and some more of it with every answer. In seconds. */
const LiveClock = Exactly({
  kind: Type.Literal('live'),
  bank: Type.Integer({ minimum: 0, maximum: 8 * 3600 }),
  increment: Type.Integer({ minimum: 5, maximum: 600 }),
  misses: Misses,
});

const Hour = Type.Integer({ minimum: 0, maximum: 23 });

/** In everybody's own time. In hours: what a turn may take, and what there is in reserve for the whole match. */
const PostClock = Exactly({
  kind: Type.Literal('post'),
  turn: Type.Integer({ minimum: 1, maximum: 24 * 30 }),
  bank: Type.Integer({ minimum: 0, maximum: 24 * 60 }),
  /** Hours of the day that do not count, from one to the other, by the clocks of the zone. */
  night: Type.Union([Exactly({ from: Hour, to: Hour }), Type.Null()]),
  /** Saturdays and Sundays do not count. */
  weekends: Type.Boolean(),
  /** By its name, as `Europe/Lisbon`. */
  zone: Type.String({ minLength: 1, maxLength: 60 }),
  /** Days that somebody has taken off do not count for him. */
  holidays: Type.Boolean(),
  misses: Misses,
});

export const ClockTermsSchema = Type.Union([LiveClock, PostClock]);
export type ClockTerms = Static<typeof ClockTermsSchema>;
export type PostTerms = Static<typeof PostClock>;

export const USUAL_MISSES = 2;
