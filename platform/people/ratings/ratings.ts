/** What ratings say: of a person, of the best of a game, of a scenario's sides. */
import type { Best, RatingReply, ScenarioResults } from '@weathergage/kernel/people/ratings-protocol.ts';
import { PeopleRecords } from '../records/records.ts';
import { doubtOf, leadOf } from './skill.ts';

/** So many are listed of a game, and so many of the matches that made a rating. */
const BEST = 100;
const HISTORY = 60;

export class Ratings extends PeopleRecords {
  /** Those whose rating is settled first, the best of each kind first. Who wants no rating is not there. */
  async best(game: string): Promise<Best[]> {
    const rows = await this.db
      .selectFrom('ratings')
      .leftJoin('user', 'user.id', 'ratings.person')
      .selectAll('ratings')
      .select(['user.name', 'user.flag'])
      .where('ratings.game', '=', game)
      .where((of) => of.or([of('user.unrated', 'is', null), of('user.unrated', '=', 0)]))
      .orderBy('ratings.provisional')
      .orderBy('ratings.points', 'desc')
      .orderBy('ratings.who')
      .limit(BEST)
      .execute();
    return rows.map((row) => ({
      person: row.person,
      name: row.name ?? row.who.replace(/^machine:/, ''),
      flag: row.flag as Best['flag'],
      ...said(row),
    }));
  }

  /** A person's ratings by game, and how they came about; none for who wants none. */
  async of(person: string): Promise<RatingReply[]> {
    const rows = await this.db
      .selectFrom('ratings')
      .innerJoin('user', 'user.id', 'ratings.person')
      .selectAll('ratings')
      .where('ratings.person', '=', person)
      .where('user.unrated', '=', 0)
      .orderBy('ratings.game')
      .execute();
    return Promise.all(
      rows.map(async (row) => ({
        game: row.game,
        ...said(row),
        place: row.provisional === 1 ? null : await this.#placeOf(row.game, row.points),
        history: await this.#history(person, row.game),
      })),
    );
  }

  async #placeOf(game: string, points: number): Promise<number> {
    const { count } = await this.db
      .selectFrom('ratings')
      .innerJoin('user', 'user.id', 'ratings.person')
      .select((of) => of.fn.countAll<string | number>().as('count'))
      .where('ratings.game', '=', game)
      .where('ratings.provisional', '=', 0)
      .where('user.unrated', '=', 0)
      .where('ratings.points', '>', points)
      .executeTakeFirstOrThrow();
    return Number(count) + 1;
  }

  async #history(person: string, game: string): Promise<RatingReply['history']> {
    const rows = await this.db
      .selectFrom('rating_changes')
      .leftJoin('notes', 'notes.match', 'rating_changes.match')
      .selectAll('rating_changes')
      .select('notes.title')
      .where('rating_changes.person', '=', person)
      .where('rating_changes.game', '=', game)
      .orderBy('rating_changes.at', 'desc')
      .limit(HISTORY)
      .execute();
    return rows.map(({ match, title, at, points, by_points, result }) => ({
      match,
      title: title ?? '',
      at: Number(at),
      points,
      by: by_points,
      result,
    }));
  }

  /** Whether somebody may sit down at a rated table; else why not. */
  async bar(person: string): Promise<'guest' | 'unrated' | null> {
    const user = await this.db
      .selectFrom('user')
      .select(['isAnonymous', 'unrated'])
      .where('id', '=', person)
      .executeTakeFirst();
    if (user === undefined || user.isAnonymous) return 'guest';
    return user.unrated === 1 ? 'unrated' : null;
  }

  /** What people made of the scenarios of a game. */
  async results(game: string): Promise<ScenarioResults[]> {
    const rows = await this.db
      .selectFrom('side_results')
      .leftJoin('side_skills', (join) =>
        join
          .onRef('side_skills.game', '=', 'side_results.game')
          .onRef('side_skills.scenario', '=', 'side_results.scenario')
          .onRef('side_skills.side', '=', 'side_results.side'),
      )
      .selectAll('side_results')
      .select(['side_skills.mu', 'side_skills.sigma'])
      .where('side_results.game', '=', game)
      .orderBy('side_results.scenario')
      .orderBy('side_results.side')
      .execute();
    return [...Map.groupBy(rows, ({ scenario }) => scenario)].map(([scenario, sides]) => ({
      scenario,
      matches: sides[0]!.won + sides[0]!.lost + sides[0]!.drawn,
      sides: sides.map(({ side, won, lost, drawn, mu, sigma }) => ({
        side,
        won,
        lost,
        drawn,
        lead: mu === null ? null : leadOf({ mu, sigma: sigma! }),
      })),
    }));
  }

  /** What is kept about somebody, for his copy of it. */
  async everything(person: string): Promise<Readonly<Record<string, unknown>>> {
    const of = <T extends 'ratings' | 'rating_changes' | 'stakes'>(table: T) =>
      this.db
        .selectFrom(table as 'ratings')
        .selectAll()
        .where('person', '=', person)
        .execute();
    return {
      ratings: await of('ratings'),
      ratingChanges: await of('rating_changes'),
      stakes: await of('stakes'),
    };
  }
}

interface Row {
  readonly mu: number;
  readonly sigma: number;
  readonly points: number;
  readonly provisional: number;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
}

const said = ({ points, provisional, won, lost, drawn, ...skill }: Row) => ({
  points,
  doubt: doubtOf(skill),
  provisional: provisional === 1,
  won,
  lost,
  drawn,
});
