/**
 * How a tournament goes on. Whoever changes one holds its row, so that a round is paired once and a result counts once,
 * however many servers see to it.
 */
import type { ClockTerms } from '@weathergage/kernel';
import type { Correction } from '@weathergage/kernel/people/tournament-protocol.ts';
import type { Selectable, Transaction } from 'kysely';
import { clockIn } from '../records/notes.ts';
import { calledNow, PeopleRecords } from '../records/records.ts';
import type { Tables } from '../records/tables.ts';
import { roundsOf } from './drawing.ts';
import { findLeg, goOn, keepResult, type LegKey, missingSides, openLegs, updateLeg } from './going-on.ts';
import type { TournamentFlaw } from './tournaments.ts';

/** A match that counts no more, and who gives it up. */
export interface VoidMatch {
  readonly match: string;
  readonly people: readonly string[];
}

/** A match that is to be made. */
export interface LegToMake extends LegKey {
  readonly game: string;
  readonly scenario: string;
  readonly options: unknown;
  readonly rated: boolean;
  readonly clock: ClockTerms | null;
  readonly first: string;
  readonly second: string;
}

/** A server that has taken a match upon itself and is not heard of for so long was stopped. */
const PATIENCE_MS = 60_000;
const AT_ONCE = 32;
type Held = Pick<
  Selectable<Tables['tournaments']>,
  'organiser' | 'status' | 'kind' | 'rounds' | 'round' | 'game' | 'due'
>;

export class Course extends PeopleRecords {
  /** Seeds are drawn by rating, then by who came first. */
  async start(id: string, organiser: string, now: number): Promise<TournamentFlaw | null> {
    return this.#holding(id, now, async (all, row) => {
      if (row.organiser !== organiser) return 'not-organiser';
      if (row.status !== 'open') return 'not-open';
      const entrants = await all
        .selectFrom('entrants')
        .leftJoin('ratings', (join) =>
          join.onRef('ratings.person', '=', 'entrants.person').on('ratings.game', '=', row.game),
        )
        .select(['entrants.no', 'ratings.points'])
        .where('tournament', '=', id)
        .execute();
      if (entrants.length < 2) return 'too-few';
      const seeded = entrants.toSorted((a, b) => (b.points ?? 0) - (a.points ?? 0) || a.no - b.no);
      for (const [i, { no }] of seeded.entries())
        await all
          .updateTable('entrants')
          .set({ seed: i + 1 })
          .where('tournament', '=', id)
          .where('no', '=', no)
          .execute();
      const rounds = roundsOf(row.kind, row.rounds, entrants.length);
      await all.updateTable('tournaments').set({ status: 'playing', rounds }).where('id', '=', id).execute();
      await goOn(all, id, now);
      return null;
    });
  }

  async callOff(id: string, organiser: string, now: number): Promise<TournamentFlaw | null> {
    return this.#holding(id, now, async (all, row) => {
      if (row.organiser !== organiser) return 'not-organiser';
      if (row.status !== 'open' && row.status !== 'playing') return 'not-open';
      await all.updateTable('tournaments').set({ status: 'off', due: null }).where('id', '=', id).execute();
      return null;
    });
  }

  /** Before it starts he was never there; after that his pairings are the others'. Which matches of his are void. */
  async leave(id: string, person: string, now: number): Promise<TournamentFlaw | readonly VoidMatch[]> {
    return this.#holding<TournamentFlaw | readonly VoidMatch[]>(id, now, async (all, row) => {
      const entrant = await all
        .selectFrom('entrants')
        .select(['no', 'withdrawn'])
        .where('tournament', '=', id)
        .where('person', '=', person)
        .executeTakeFirst();
      if (entrant === undefined || entrant.withdrawn > 0) return 'not-entered';
      if (row.status === 'open') {
        await all.deleteFrom('entrants').where('tournament', '=', id).where('no', '=', entrant.no).execute();
        return [];
      }
      if (row.status !== 'playing') return 'not-open';
      await all
        .updateTable('entrants')
        .set({ withdrawn: row.round })
        .where('tournament', '=', id)
        .where('no', '=', entrant.no)
        .execute();
      const open = await openLegs(all, id, row.round);
      const legs = open.filter(({ first, second }) => first === entrant.no || second === entrant.no);
      for (const leg of legs)
        await keepResult(all, leg, leg.first === entrant.no ? 'second' : 'first', 'withdrew');
      await goOn(all, id, now);
      return legs.flatMap(({ match }) => (match === null ? [] : [{ match, people: [person] }]));
    });
  }

  /** A result as the organiser has it, with a record of what it was. */
  async correct(
    id: string,
    organiser: string,
    { round, place, leg, result, reason }: Correction,
    now: number,
  ): Promise<TournamentFlaw | null> {
    return this.#holding(id, now, async (all, row) => {
      if (row.organiser !== organiser) return 'not-organiser';
      // Whom somebody met afterwards hangs on it.
      if (row.kind === 'knock-out' && round !== row.round) return 'too-late';
      if (row.status !== 'playing' && row.status !== 'over') return 'not-open';
      const where = { tournament: id, round, place, leg };
      const found = await findLeg(all, where);
      if (found === undefined) return 'no-such-leg';
      const { name } = await calledNow(all, organiser);
      await all
        .insertInto('corrections')
        .values({ ...where, at: now, person: organiser, name, was: found.result, now: result, reason })
        .execute();
      await keepResult(all, found, result, 'corrected');
      await goOn(all, id, now);
      return null;
    });
  }

  /** Goes on where all matches of a round are over. */
  async goOn(id: string, now: number): Promise<void> {
    await this.#holding(id, now, async (all) => {
      await goOn(all, id, now);
      return null;
    });
  }

  /** The tournament that a match belongs to. */
  async ofMatch(match: string): Promise<string | null> {
    const row = await this.db
      .selectFrom('legs')
      .select('tournament')
      .where('match', '=', match)
      .executeTakeFirst();
    return row?.tournament ?? null;
  }

  /** Those in which something is to be done that nobody was there to do. */
  async stalled(now: number): Promise<string[]> {
    const rows = await this.db
      .selectFrom('tournaments')
      .select('id')
      .where('status', '=', 'playing')
      .where((of) =>
        of.or([
          of('due', '<', now),
          of.not(
            of.exists(
              of
                .selectFrom('legs')
                .select('legs.leg')
                .whereRef('legs.tournament', '=', 'tournaments.id')
                .whereRef('legs.round', '=', 'tournaments.round')
                .where('legs.result', 'is', null),
            ),
          ),
        ]),
      )
      .execute();
    return rows.map(({ id }) => id);
  }

  /**
   * When a round should be over: whoever has not come to a match of his, or has missed turns of it one after the other,
   * has lost it. What is left the organiser decides. Which matches are void by it.
   */
  async callRound(id: string, now: number): Promise<readonly VoidMatch[]> {
    const matches = await this.#holding<readonly VoidMatch[]>(id, now, async (all, row) => {
      if (row.status !== 'playing' || row.due === null || Number(row.due) > now) return [];
      const settled: VoidMatch[] = [];
      const entrants = await all
        .selectFrom('entrants')
        .select(['no', 'person'])
        .where('tournament', '=', id)
        .execute();
      for (const leg of await openLegs(all, id, row.round)) {
        if (leg.match === null || leg.first_side === null) continue;
        const missing = await missingSides(all, leg.match);
        if (missing.size === 0) continue;
        const [first, second] = [
          missing.has(leg.first_side),
          [...missing].some((side) => side !== leg.first_side),
        ];
        await keepResult(all, leg, first && second ? 'none' : first ? 'second' : 'first', 'absent');
        const gone = [...(first ? [leg.first] : []), ...(second ? [leg.second] : [])];
        const people = entrants.flatMap(({ no, person }) =>
          person !== null && gone.includes(no) ? [person] : [],
        );
        settled.push({ match: leg.match, people });
      }
      await all.updateTable('tournaments').set({ due: null }).where('id', '=', id).execute();
      await goOn(all, id, now);
      return settled;
    });
    return typeof matches === 'string' ? [] : matches;
  }

  /** Matches that are to be made, by whoever asks first. */
  async toMake(now: number): Promise<LegToMake[]> {
    const rows = await this.db
      .selectFrom('legs')
      .innerJoin('tournaments', 'tournaments.id', 'legs.tournament')
      .innerJoin('entrants as one', (join) =>
        join.onRef('one.tournament', '=', 'legs.tournament').onRef('one.no', '=', 'legs.first'),
      )
      .innerJoin('entrants as other', (join) =>
        join.onRef('other.tournament', '=', 'legs.tournament').onRef('other.no', '=', 'legs.second'),
      )
      .selectAll('legs')
      .select(['tournaments.game', 'tournaments.scenario', 'tournaments.options', 'tournaments.rated'])
      .select('tournaments.clock')
      .select(['one.person as firstPerson', 'other.person as secondPerson'])
      .where('legs.match', 'is', null)
      .where('legs.result', 'is', null)
      .where('legs.claimed', '<', now - PATIENCE_MS)
      .where('tournaments.status', '=', 'playing')
      .limit(AT_ONCE)
      .execute();
    const mine: LegToMake[] = [];
    for (const row of rows) {
      const { tournament, round, place, leg, game, scenario, firstPerson: first, secondPerson: second } = row;
      if (first === null || second === null) continue;
      const done = await updateLeg(this.db, row)
        .set({ claimed: now })
        .where('match', 'is', null)
        .where('claimed', '=', row.claimed)
        .executeTakeFirst();
      if (Number(done.numUpdatedRows) === 0) continue;
      const options: unknown = JSON.parse(row.options);
      const rated = row.rated === 1;
      const clock = clockIn(row.clock);
      mine.push({ tournament, round, place, leg, game, scenario, options, rated, clock, first, second });
    }
    return mine;
  }

  /** False if another has made it meanwhile. */
  async keepMatch(key: LegKey, match: string, firstSide: string): Promise<boolean> {
    const done = await updateLeg(this.db, key)
      .set({ match, first_side: firstSide })
      .where('match', 'is', null)
      .where('result', 'is', null)
      .executeTakeFirst();
    return Number(done.numUpdatedRows) === 1;
  }

  async #holding<T>(
    id: string,
    now: number,
    work: (all: Transaction<Tables>, row: Held) => Promise<T>,
  ): Promise<T | 'no-such-tournament'> {
    return this.db.transaction().execute(async (all) => {
      const row = await all
        .updateTable('tournaments')
        .set({ changed: now })
        .where('id', '=', id)
        .returning(['organiser', 'status', 'kind', 'rounds', 'round', 'game', 'due'])
        .executeTakeFirst();
      return row === undefined ? 'no-such-tournament' : work(all, row);
    });
  }
}
