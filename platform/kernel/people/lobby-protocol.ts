/**
 * Where people find each other: tables that anybody may sit down at, matches to watch, and the same again.
 *
 *   GET  /api/people/lobby                  → LobbyReply
 *   POST /api/people/tables                 OpenTable → SatReply: a match whose seats are people's, with no links
 *   POST /api/people/tables/:id/sit         { seat, also? } → SatReply: one seat, or several of a side, all or none
 *   POST /api/people/tables/:id/leave       → { ok }: out of a match that has not begun, or of an open table
 *   GET  /api/people/matches/:id/rematch    → RematchWantedReply
 *   POST /api/people/matches/:id/rematch    → RematchReply: the same match with sides changed, made by the first to ask,
 *                                           or by the server where it was rated
 */

import { ClockTermsSchema } from '../clock-terms.ts';
import { CreateMatchSchema } from '../protocol.ts';
import { Exactly, OneOf, type Static, Type } from '../schema.ts';
import { SEAT_TAKEN } from './people-protocol.ts';

export const TABLE_LEVELS = ['any', 'new', 'seasoned'] as const;
export type TableLevel = (typeof TABLE_LEVELS)[number];
/** At one sitting, or whenever somebody finds the time. */
export const TABLE_PACES = ['sitting', 'post'] as const;
export type TablePace = (typeof TABLE_PACES)[number];

const Seat = Type.String({ minLength: 1, maxLength: 100 });

export const OpenTableSchema = Exactly({
  match: CreateMatchSchema,
  mine: Seat,
  /** Whether it stands in the lobby, for anybody. */
  open: Type.Boolean(),
  level: OneOf(TABLE_LEVELS),
  pace: OneOf(TABLE_PACES),
  /** Whether it counts for ratings; `machines`: also where machines have seats, whose level is rated then, too. */
  rated: Type.Optional(OneOf(['no', 'people', 'machines'])),
  /** Whether programs may sit down; they may not if nothing is said. */
  programs: Type.Optional(Type.Boolean()),
  /** People who are asked to sit down, by the names they have here. */
  invite: Type.Array(Type.String({ minLength: 1, maxLength: 80 }), { maxItems: 20 }),
});
export type OpenTable = Static<typeof OpenTableSchema>;

export const SitSchema = Exactly({
  seat: Seat,
  /** More seats of the same side; who is not given all of them is given none. */
  also: Type.Optional(Type.Array(Seat, { maxItems: 40 })),
});
export type Sit = Static<typeof SitSchema>;
export const SatSchema = Type.Object({ id: Type.String(), seat: Type.String(), token: Type.String() });
export type SatReply = Static<typeof SatSchema>;

const TableSeat = Type.Object({
  ...SEAT_TAKEN,
  /** Who sits there, or is asked to; null where anybody may. */
  sitter: Type.Union([Type.String(), Type.Null()]),
  /** His rating in this game; null where he has none. */
  rating: Type.Union([Type.Object({ points: Type.Integer(), provisional: Type.Boolean() }), Type.Null()]),
  /** Whether a program of his plays it. */
  program: Type.Boolean(),
});

const Listed = {
  id: Type.String(),
  game: Type.String(),
  scenario: Type.String(),
  title: Type.String(),
  status: OneOf(['gathering', 'playing', 'over']),
  seats: Type.Array(TableSeat),
};

const ListedTable = Type.Object({
  ...Listed,
  /** Milliseconds since 1970. */
  made: Type.Integer(),
  level: OneOf(TABLE_LEVELS),
  pace: OneOf(TABLE_PACES),
  rated: Type.Boolean(),
  /** What was set away from the usual, as the game has it. */
  options: Type.Unknown(),
  programs: Type.Boolean(),
  free: Type.Array(Type.String()),
  /** The clock that it is played by; null for none. */
  clock: Type.Union([ClockTermsSchema, Type.Null()]),
  /** Whether I sit there. */
  mine: Type.Boolean(),
  /** The side on which I could take one more seat; null where I have none, or one is all that a person has. */
  more: Type.Union([Type.String(), Type.Null()]),
});
export type ListedTable = Static<typeof ListedTable>;

const WatchedMatch = Type.Object({ ...Listed, changed: Type.Integer() });
export type WatchedMatch = Static<typeof WatchedMatch>;

export const LobbySchema = Type.Object({ tables: Type.Array(ListedTable), watch: Type.Array(WatchedMatch) });
export type LobbyReply = Static<typeof LobbySchema>;

export const RematchWantedSchema = Type.Object({
  /** Who has asked for it, while it waits; null if nobody has. */
  by: Type.Union([Type.String(), Type.Null()]),
  /** Whether it is the second of a rated pair, made by the server, and waits. */
  isReturn: Type.Boolean(),
});
export type RematchWantedReply = Static<typeof RematchWantedSchema>;

export const RematchSchema = Type.Object({
  ...SatSchema.properties,
  title: Type.String(),
  game: Type.String(),
  /** Secrets of the seats of those who were known by their links alone, for whoever asked first to send on. */
  links: Type.Record(Type.String(), Type.String()),
});
export type RematchReply = Static<typeof RematchSchema>;
