/**
 * How well people play, and what they make of each scenario.
 *
 *   GET  /api/people/ratings/:game    → BestReply: the best of a game, those whose rating is settled first
 *   GET  /api/people/results/:game    → ResultsReply: results of people by scenario and side
 *
 * A person's own ratings, with how they came about, are part of what is known of him (people-protocol.ts).
 */

import { OneOf, type Static, Type } from '../schema.ts';
import { FlagOrNone } from './person-flags.ts';

export const RESULTS = ['won', 'lost', 'drawn'] as const;

const Rated = {
  /** 1500 is the middle. */
  points: Type.Integer(),
  /** The true figure lies within so many points, nineteen times of twenty. */
  doubt: Type.Integer(),
  /** Too few matches to say much. */
  provisional: Type.Boolean(),
  won: Type.Integer(),
  lost: Type.Integer(),
  drawn: Type.Integer(),
};

/** One person's rating in one game, and the matches that made it, the latest first. */
export const RatingSchema = Type.Object({
  game: Type.String(),
  ...Rated,
  /** His place among those whose rating is settled; null while his is not. */
  place: Type.Union([Type.Integer(), Type.Null()]),
  history: Type.Array(
    Type.Object({
      match: Type.String(),
      /** The scenario's title. */
      title: Type.String(),
      /** Milliseconds since 1970. */
      at: Type.Integer(),
      /** After it, and by how much it went up or down. */
      points: Type.Integer(),
      by: Type.Integer(),
      result: OneOf(RESULTS),
    }),
  ),
});
export type RatingReply = Static<typeof RatingSchema>;

const BestSchema = Type.Object({
  /** Null for a machine. */
  person: Type.Union([Type.String(), Type.Null()]),
  /** A person's name, or a machine's level. */
  name: Type.String(),
  flag: FlagOrNone,
  ...Rated,
});
export type Best = Static<typeof BestSchema>;

export const BestListSchema = Type.Object({ best: Type.Array(BestSchema) });
export type BestReply = Static<typeof BestListSchema>;

/** What people's matches of a scenario came to. */
export const ScenarioResultsSchema = Type.Object({
  scenario: Type.String(),
  matches: Type.Integer(),
  sides: Type.Array(
    Type.Object({
      side: Type.String(),
      won: Type.Integer(),
      lost: Type.Integer(),
      drawn: Type.Integer(),
      /** Points that the side is ahead by, as rated matches have it; null while there are none. */
      lead: Type.Union([Type.Integer(), Type.Null()]),
    }),
  ),
});
export type ScenarioResults = Static<typeof ScenarioResultsSchema>;

export const ResultsSchema = Type.Object({ scenarios: Type.Array(ScenarioResultsSchema) });
export type ResultsReply = Static<typeof ResultsSchema>;
