/**
 * Tournaments: run by anybody with an account. A pairing is a pair of matches with sides changed, made by the server.
 *
 *   GET  /api/people/tournaments                 → TournamentsReply: those that may be joined, go on, or ended lately
 *   POST /api/people/tournaments                 NewTournament → TournamentReply
 *   GET  /api/people/tournaments/:id             → TournamentReply
 *   POST /api/people/tournaments/:id/join        → TournamentReply; `leave`: before it starts, or out of it for good
 *   POST /api/people/tournaments/:id/start       → TournamentReply; `call-off`: the organiser's
 *   POST /api/people/tournaments/:id/correct     Correction → TournamentReply: the organiser's, with a record of it
 */
import { ClockTermsSchema } from '../clock-terms.ts';
import { Exactly, OneOf, type Static, Type } from '../schema.ts';

export const TOURNAMENT_KINDS = ['round-robin', 'swiss', 'knock-out'] as const;
export type TournamentKind = (typeof TOURNAMENT_KINDS)[number];
export const TOURNAMENT_STATES = ['open', 'playing', 'over', 'off'] as const;
/** Who has a match of a pairing; neither where nobody came. */
export const LEG_RESULTS = ['first', 'second', 'drawn', 'none'] as const;
export type LegResult = (typeof LEG_RESULTS)[number];
/** By play, without an opponent, because one did not come or withdrew, or as the organiser has it. */
export const LEG_WAYS = ['played', 'bye', 'absent', 'withdrew', 'corrected'] as const;
export type LegWay = (typeof LEG_WAYS)[number];

export const TOURNAMENT_LIMITS = { most: 64, rounds: 11, days: 60 } as const;

export const NewTournamentSchema = Exactly({
  title: Type.String({ minLength: 3, maxLength: 60 }),
  game: Type.String({ minLength: 1, maxLength: 60 }),
  /** One of the game's own, with two sides. */
  scenario: Type.String({ minLength: 1, maxLength: 100 }),
  options: Type.Optional(Type.Unknown()),
  kind: OneOf(TOURNAMENT_KINDS),
  /** Of a Swiss; the others have as many as they need. */
  rounds: Type.Integer({ minimum: 1, maximum: TOURNAMENT_LIMITS.rounds }),
  most: Type.Integer({ minimum: 2, maximum: TOURNAMENT_LIMITS.most }),
  rated: Type.Boolean(),
  /** Days for each round; 0 where there is no hurry. */
  days: Type.Integer({ minimum: 0, maximum: TOURNAMENT_LIMITS.days }),
  /** Of every match; without it nobody is pressed. */
  clock: Type.Optional(ClockTermsSchema),
});
export type NewTournament = Static<typeof NewTournamentSchema>;

const Place = { round: Type.Integer(), place: Type.Integer(), leg: Type.Integer() };

export const CorrectionSchema = Exactly({
  ...Place,
  result: OneOf(LEG_RESULTS),
  reason: Type.String({ minLength: 3, maxLength: 200 }),
});
export type Correction = Static<typeof CorrectionSchema>;

const OrNull = <S extends Parameters<typeof Type.Union>[0][number]>(schema: S) =>
  Type.Union([schema, Type.Null()]);

const Summary = {
  id: Type.String(),
  title: Type.String(),
  organiser: Type.String(),
  game: Type.String(),
  scenario: Type.String(),
  /** The scenario's own title. */
  scenarioTitle: Type.String(),
  kind: OneOf(TOURNAMENT_KINDS),
  status: OneOf(TOURNAMENT_STATES),
  rounds: Type.Integer(),
  /** 0 before the first. */
  round: Type.Integer(),
  rated: Type.Boolean(),
  days: Type.Integer(),
  /** Of every match; null where there is none. */
  clock: OrNull(ClockTermsSchema),
  most: Type.Integer(),
  entered: Type.Integer(),
  /** Whether I am in it. */
  mine: Type.Boolean(),
};

export const TournamentsSchema = Type.Object({ tournaments: Type.Array(Type.Object(Summary)) });
export type TournamentsReply = Static<typeof TournamentsSchema>;

export const TournamentSchema = Type.Object({
  ...Summary,
  /** When the round has to be over; milliseconds since 1970. */
  due: OrNull(Type.Integer()),
  /** Whether it is mine to start, to correct, to call off. */
  iOrganise: Type.Boolean(),
  /** My number in it. */
  me: OrNull(Type.Integer()),
  entrants: Type.Array(
    Type.Object({
      no: Type.Integer(),
      name: Type.String(),
      person: OrNull(Type.String()),
      withdrawn: Type.Boolean(),
    }),
  ),
  pairings: Type.Array(
    Type.Object({
      round: Type.Integer(),
      place: Type.Integer(),
      first: Type.Integer(),
      /** Null for a bye. */
      second: OrNull(Type.Integer()),
      legs: Type.Array(
        Type.Object({
          leg: Type.Integer(),
          /** Null until it is made, and where none is played. */
          match: OrNull(Type.String()),
          /** The side of the first of the two. */
          firstSide: OrNull(Type.String()),
          result: OrNull(OneOf(LEG_RESULTS)),
          how: OrNull(OneOf(LEG_WAYS)),
        }),
      ),
    }),
  ),
  table: Type.Array(
    Type.Object({
      no: Type.Integer(),
      /** Shared by those whom nothing tells apart. */
      place: Type.Integer(),
      points: Type.Number(),
      won: Type.Integer(),
      drawn: Type.Integer(),
      lost: Type.Integer(),
      /** Points of all he met; points against those with as many as he; those of whom he beat, and half of those he drew with. */
      buchholz: Type.Number(),
      direct: Type.Number(),
      sonneborn: Type.Number(),
    }),
  ),
  corrections: Type.Array(
    Type.Object({
      ...Place,
      at: Type.Integer(),
      by: Type.String(),
      was: OrNull(OneOf(LEG_RESULTS)),
      now: OneOf(LEG_RESULTS),
      reason: Type.String(),
    }),
  ),
});
export type TournamentReply = Static<typeof TournamentSchema>;
export type TableRow = TournamentReply['table'][number];
