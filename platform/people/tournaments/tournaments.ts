/** Tournaments as they are kept: made, joined, left, read. How they go on is in `course.ts`. */
import { randomBytes } from 'node:crypto';
import type {
  NewTournament,
  TournamentReply,
  TournamentsReply,
} from '@weathergage/kernel/people/tournament-protocol.ts';
import { DEPARTED } from '../records/names.ts';
import { clockIn } from '../records/notes.ts';
import { calledNow, PeopleRecords } from '../records/records.ts';
import type { Tables } from '../records/tables.ts';
import { legsOf } from './going-on.ts';
import { tableOf } from './table.ts';

/** Why something was not done. */
export type TournamentFlaw =
  | 'no-such-tournament'
  | 'not-organiser'
  | 'not-open'
  | 'not-entered'
  | 'entered-already'
  | 'full'
  | 'too-few'
  | 'too-many'
  | 'no-such-leg'
  | 'too-late';

/** So many of one organiser's are under way at once, and so many are listed. */
const OWN = 5;
const LISTED = 100;

const isUnderWay = ['open', 'playing'] as const;

export class Tournaments extends PeopleRecords {
  async make(
    terms: NewTournament & { readonly scenarioTitle: string },
    organiser: string,
    now: number,
  ): Promise<string | TournamentFlaw> {
    const { name } = await calledNow(this.db, organiser);
    const { count } = await this.db
      .selectFrom('tournaments')
      .select((of) => of.fn.countAll<string | number>().as('count'))
      .where('organiser', '=', organiser)
      .where('status', 'in', isUnderWay)
      .executeTakeFirstOrThrow();
    if (Number(count) >= OWN) return 'too-many';
    const id = `t${randomBytes(9).toString('base64url')}`;
    const { title, game, scenario, scenarioTitle, kind, rounds, rated, days, most, clock } = terms;
    await this.db
      .insertInto('tournaments')
      .values({
        id,
        title,
        organiser,
        organiser_name: name,
        game,
        scenario,
        scenario_title: scenarioTitle,
        options: JSON.stringify(terms.options ?? {}),
        kind,
        status: 'open',
        rounds,
        round: 0,
        rated: rated ? 1 : 0,
        days,
        clock: clock === undefined ? null : JSON.stringify(clock),
        most,
        due: null,
        made: now,
        changed: now,
      })
      .execute();
    return id;
  }

  async join(id: string, person: string, now: number): Promise<TournamentFlaw | null> {
    return this.db.transaction().execute(async (all) => {
      // Whoever changes a tournament holds its row: one after the other.
      const row = await all
        .updateTable('tournaments')
        .set({ changed: now })
        .where('id', '=', id)
        .returning(['status', 'most'])
        .executeTakeFirst();
      if (row === undefined) return 'no-such-tournament';
      if (row.status !== 'open') return 'not-open';
      const entrants = await all
        .selectFrom('entrants')
        .select(['no', 'person'])
        .where('tournament', '=', id)
        .execute();
      if (entrants.some((one) => one.person === person)) return 'entered-already';
      if (entrants.length >= row.most) return 'full';
      const { name } = await calledNow(all, person);
      const no = 1 + Math.max(0, ...entrants.map((one) => one.no));
      await all
        .insertInto('entrants')
        .values({ tournament: id, no, person, name, seed: 0, withdrawn: 0, joined: now })
        .execute();
      return null;
    });
  }

  /** What may be joined and what goes on first, then what ended last. */
  async list(me: string | null): Promise<TournamentsReply['tournaments']> {
    const rows = await this.db
      .selectFrom('tournaments')
      .selectAll()
      .where('status', '!=', 'off')
      .orderBy((by) =>
        by.case().when('status', '=', 'open').then(0).when('status', '=', 'playing').then(1).else(2).end(),
      )
      .orderBy('changed', 'desc')
      .limit(LISTED)
      .execute();
    if (rows.length === 0) return [];
    const entered = await this.db
      .selectFrom('entrants')
      .select(['tournament', 'person'])
      .where(
        'tournament',
        'in',
        rows.map(({ id }) => id),
      )
      .execute();
    const by = Map.groupBy(entered, ({ tournament }) => tournament);
    return rows.map((row) => {
      const all = by.get(row.id) ?? [];
      return summaryOf(
        row,
        all.length,
        all.some(({ person }) => person !== null && person === me),
      );
    });
  }

  async find(id: string, me: string | null): Promise<TournamentReply | null> {
    const row = await this.db.selectFrom('tournaments').selectAll().where('id', '=', id).executeTakeFirst();
    if (row === undefined) return null;
    const entrants = await this.db
      .selectFrom('entrants')
      .leftJoin('user', 'user.id', 'entrants.person')
      .select(['entrants.no', 'entrants.person', 'entrants.withdrawn', 'entrants.seed'])
      .select((of) => of.fn.coalesce('user.name', 'entrants.name').as('name'))
      .where('tournament', '=', id)
      .orderBy('entrants.seed')
      .orderBy('entrants.no')
      .execute();
    const legs = await legsOf(this.db, id);
    const corrections = await this.db
      .selectFrom('corrections')
      .selectAll()
      .where('tournament', '=', id)
      .orderBy('at')
      .execute();
    const mine = entrants.find(({ person }) => me !== null && person === me)?.no ?? null;
    return {
      ...summaryOf(row, entrants.length, mine !== null),
      due: row.due === null ? null : Number(row.due),
      iOrganise: me !== null && row.organiser === me,
      me: mine,
      entrants: entrants.map(({ no, name, person, withdrawn }) => ({
        no,
        name,
        person,
        withdrawn: withdrawn > 0,
      })),
      pairings: [...Map.groupBy(legs, ({ round, place }) => `${round}/${place}`).values()].map((pair) => {
        const { round, place, first, second } = pair[0]!;
        return {
          round,
          place,
          first,
          second,
          legs: pair.map(({ leg, match, first_side: firstSide, result, how }) => ({
            leg,
            match,
            firstSide,
            result,
            how,
          })),
        };
      }),
      table: [
        ...tableOf(
          row.kind,
          entrants.map(({ no }) => no),
          legs,
        ),
      ],
      corrections: corrections.map(({ at, name, round, place, leg, was, now, reason }) => ({
        round,
        place,
        leg,
        at: Number(at),
        by: name,
        was,
        now,
        reason,
      })),
    };
  }

  /** Those under way that somebody is in. */
  async joinedBy(person: string): Promise<string[]> {
    const rows = await this.db
      .selectFrom('entrants')
      .innerJoin('tournaments', 'tournaments.id', 'entrants.tournament')
      .select('tournaments.id')
      .where('entrants.person', '=', person)
      .where('entrants.withdrawn', '=', 0)
      .where('tournaments.status', 'in', isUnderWay)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** What is kept about somebody, for his copy of it. */
  async everything(person: string): Promise<Readonly<Record<string, unknown>>> {
    return {
      tournaments: await this.db
        .selectFrom('entrants')
        .innerJoin('tournaments', 'tournaments.id', 'entrants.tournament')
        .select(['tournaments.id', 'tournaments.title', 'entrants.no', 'entrants.name'])
        .select(['entrants.seed', 'entrants.joined', 'entrants.withdrawn'])
        .where('entrants.person', '=', person)
        .execute(),
      organised: await this.db
        .selectFrom('tournaments')
        .selectAll()
        .where('organiser', '=', person)
        .execute(),
      corrections: await this.db.selectFrom('corrections').selectAll().where('person', '=', person).execute(),
    };
  }

  /** He goes; what he played and ran can still be read, without his name. */
  async depart(person: string): Promise<void> {
    const name = DEPARTED;
    await this.db.updateTable('entrants').set({ person: null, name }).where('person', '=', person).execute();
    await this.db
      .updateTable('tournaments')
      .set({ organiser: null, organiser_name: name })
      .where('organiser', '=', person)
      .execute();
    await this.db
      .updateTable('corrections')
      .set({ person: null, name })
      .where('person', '=', person)
      .execute();
  }
}

function summaryOf(
  row: Pick<Tables['tournaments'], 'id' | 'title' | 'game' | 'scenario' | 'kind' | 'status'> &
    Pick<Tables['tournaments'], 'rounds' | 'round' | 'rated' | 'days' | 'most' | 'organiser_name'> &
    Pick<Tables['tournaments'], 'scenario_title' | 'clock'>,
  entered: number,
  mine: boolean,
): TournamentsReply['tournaments'][number] {
  const { id, title, game, scenario, kind, status, rounds, round, days, most } = row;
  return {
    id,
    title,
    organiser: row.organiser_name,
    game,
    scenario,
    scenarioTitle: row.scenario_title,
    kind,
    status,
    rounds,
    round,
    rated: row.rated === 1,
    days,
    clock: clockIn(row.clock),
    most,
    entered,
    mine,
  };
}
