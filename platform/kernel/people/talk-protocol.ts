/** What is said at a match besides orders: it is kept with the match, and no journal holds it. */
import { Exactly, OneOf, type Static, Type } from '../schema.ts';
import { FLAG_SIGNALS } from '../signals.ts';

/** To everybody; to one's own side; among those who look on. */
export const TALK_TO = ['table', 'side', 'gallery'] as const;
export type TalkTo = (typeof TALK_TO)[number];

export const TALK_LIMITS = {
  /** Characters of one saying. */
  text: 300,
  /** Sayings that one seat, or the whole gallery, may leave with a match. */
  most: 400,
} as const;

const To = OneOf(TALK_TO);
const Signal = OneOf(FLAG_SIGNALS.map(({ id }) => id));

export const SaySchema = Type.Union([
  Exactly({ to: To, text: Type.String({ minLength: 1, maxLength: TALK_LIMITS.text }) }),
  Exactly({ to: To, signal: Signal }),
]);
export type Say = Static<typeof SaySchema>;

/** A saying as it is told: who said it (a seat, or `gallery`), when (milliseconds since 1970), to whom, and what. */
export const TalkLineSchema = Type.Object({
  at: Type.Integer(),
  seat: Type.String(),
  to: To,
  text: Type.Optional(Type.String()),
  signal: Type.Optional(Type.String()),
});
export type TalkLine = Static<typeof TalkLineSchema>;

export const TalkReplySchema = Type.Object({ lines: Type.Array(TalkLineSchema) });
export type TalkReply = Static<typeof TalkReplySchema>;
export const SaidSchema = Type.Object({ ok: Type.Literal(true) });

export type TalkMessage =
  /** `lines` stand from place `from` of all that the reader has been told; what he had there before is gone. */
  | { readonly type: 'talk'; readonly from: number; readonly lines: readonly TalkLine[] }
  /** Which seats have somebody before them now, at whichever server, and how many look on (in round numbers, if many). */
  | { readonly type: 'presence'; readonly seats: readonly string[]; readonly gallery: number };
