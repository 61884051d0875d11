/** The ratings of those who stand in a list. */
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export interface Rated {
  readonly points: number;
  readonly provisional: boolean;
}

export type RatedPeople = ReadonlyMap<string, Rated>;

const keyOf = (person: string, game: string): string => `${person} ${game}`;

/** By person and game; who wants no rating has none. */
export async function ratedAmong(
  db: Kysely<Tables>,
  sitters: readonly { readonly person: string | null }[],
): Promise<RatedPeople> {
  const people = new Set(sitters.flatMap(({ person }) => (person === null ? [] : [person])));
  if (people.size === 0) return new Map();
  const rows = await db
    .selectFrom('ratings')
    .innerJoin('user', 'user.id', 'ratings.person')
    .select(['ratings.who', 'ratings.game', 'ratings.points', 'ratings.provisional'])
    .where('ratings.person', 'in', [...people])
    .where('user.unrated', '=', 0)
    .execute();
  return new Map(
    rows.map(({ who, game, points, provisional }) => [
      keyOf(who, game),
      { points, provisional: provisional === 1 },
    ]),
  );
}

export const ratingIn = (rated: RatedPeople, person: string | null | undefined, game: string): Rated | null =>
  (person && rated.get(keyOf(person, game))) || null;
