/**
 * What follows from the end of a match for ratings and for results by scenario and side: once for each match, whoever
 * sees its end and however often, all of it or nothing.
 */
import type { Outcome } from '@weathergage/kernel';
import { type Selectable, sql } from 'kysely';
import { type MatchNote, resultOf } from '../records/notes.ts';
import { PeopleRecords } from '../records/records.ts';
import type { NoteStatus, Result, Tables } from '../records/tables.ts';
import { endLeg } from '../tournaments/going-on.ts';
import {
  type All,
  asTheyStand,
  holdRatings,
  keepRating,
  keepSide,
  sideSkills,
  stakesNow,
} from './kept-skills.ts';
import { awaitReturn } from './return-matches.ts';
import { FRESH_SIDE } from './skill.ts';
import { type Holder, type Stake, type Team, teamsOf } from './teams.ts';

/** As much of a note as is needed. */
interface Ended {
  readonly match: string;
  readonly game: string;
  readonly scenario: string;
  readonly own: boolean;
  readonly seats: MatchNote['seats'];
  readonly outcome: Outcome;
}

/** What has come of a match in which nothing was played but who came. */
const CAME: Outcome = { winners: ['came'], reason: 'absent', rule: '' };

export class Reckoning extends PeopleRecords {
  /** Remembers who sits where when a rated match begins, and how strong he is. The first to do so stands. */
  async enlist(match: string, game: string, seats: MatchNote['seats']): Promise<void> {
    const offer = await this.db
      .selectFrom('offers')
      .select('match')
      .where('match', '=', match)
      .where('rated', '>', 0)
      .executeTakeFirst();
    if (offer === undefined) return;
    const stakes = await stakesNow(this.db, match, game, seats);
    if (stakes.length === 0) return;
    await this.db
      .insertInto('stakes')
      .values(stakes.map(({ skill, ...stake }) => ({ match, ...stake, ...skill })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** Whether it was reckoned with now: not if it is not over, or somebody was quicker. */
  async reckon(match: string, now: number): Promise<boolean> {
    return this.db.transaction().execute(async (all) => {
      const note = await reckonWith(all, match, 'over')
        .returning(['game', 'scenario', 'own', 'seats', 'outcome'])
        .executeTakeFirst();
      if (note === undefined) return false;
      if (note.outcome === null) return true;
      const ended = endedBy(match, note, JSON.parse(note.outcome) as Outcome);
      await countSides(all, ended);
      await rateEnded(all, ended, now);
      await endLeg(all, match, ended.seats, ended.outcome);
      return true;
    });
  }

  /**
   * A return match that did not begin in its time, once: who has not come has lost it. False if it is none, has begun, or
   * somebody was quicker.
   */
  async callReturn(match: string, now: number): Promise<boolean> {
    return this.db.transaction().execute(async (all) => {
      const note = await reckonWith(all, match, 'gathering')
        .where('match', 'in', all.selectFrom('return_matches').select('second').where('second', '=', match))
        .returning(['game', 'scenario', 'own', 'seats', 'asked'])
        .executeTakeFirst();
      if (note === undefined) return false;
      const absent = JSON.parse(note.asked) as string[];
      await rateAbsent(all, endedBy(match, note, CAME), absent, now);
      return true;
    });
  }

  /** Matches that are over and were not reckoned with: whoever should have was stopped in the middle. */
  async left(limit: number): Promise<string[]> {
    const rows = await this.db
      .selectFrom('notes')
      .select('match')
      .where('status', '=', 'over')
      .where('reckoned', '=', 0)
      .orderBy('changed')
      .limit(limit)
      .execute();
    return rows.map(({ match }) => match);
  }

  /** Matches that something hangs on, and whose end nobody has noted yet: rated ones, those of tournaments. */
  async awaited(after: string, limit: number): Promise<string[]> {
    const rows = await this.db
      .selectFrom('offers')
      .innerJoin('notes', 'notes.match', 'offers.match')
      .select('offers.match')
      .where((of) =>
        of.or([
          of('offers.rated', '>', 0),
          of.exists(
            of
              .selectFrom('legs')
              .select('legs.leg')
              .whereRef('legs.match', '=', 'offers.match')
              .where('legs.result', 'is', null),
          ),
        ]),
      )
      .where('notes.status', '=', 'playing')
      .where('offers.match', '>', after)
      .orderBy('offers.match')
      .limit(limit)
      .execute();
    return rows.map(({ match }) => match);
  }
}

/** Marks the note of a match that stands so: the first to do it has it. */
const reckonWith = (all: All, match: string, status: NoteStatus) =>
  all
    .updateTable('notes')
    .set({ reckoned: 1 })
    .where('match', '=', match)
    .where('status', '=', status)
    .where('reckoned', '=', 0);

type NoteRead = Pick<Selectable<Tables['notes']>, 'game' | 'scenario' | 'own' | 'seats'>;

const endedBy = (match: string, { game, scenario, own, seats }: NoteRead, outcome: Outcome): Ended => ({
  match,
  game,
  scenario,
  own: own === 1,
  seats: JSON.parse(seats) as MatchNote['seats'],
  outcome,
});

/** Results of people alone, in the game's own scenarios alone: what another has made may have any name. */
async function countSides(all: All, { match, game, scenario, own, seats, outcome }: Ended): Promise<void> {
  if (!own || seats.some(({ bot }) => bot !== null)) return;
  const sitters = await all
    .selectFrom('chairs')
    .select(['side', 'person', 'seat'])
    .where('match', '=', match)
    .execute();
  const sides = [...new Set(seats.map(({ side }) => side))];
  const people = sides.map((side) => sitters.find((one) => one.side === side));
  // One who plays both sides learns something; nobody else does.
  const known = people.flatMap((one) => (one === undefined ? [] : [one.person ?? one.seat]));
  if (new Set(known).size < sides.length) return;
  for (const side of sides) {
    const result = resultOf(side, outcome);
    const none = { won: 0, lost: 0, drawn: 0 };
    await all
      .insertInto('side_results')
      .values({ game, scenario, side, ...none, [result]: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['game', 'scenario', 'side'])
          .doUpdateSet({ [result]: sql`${sql.ref(`side_results.${result}`)} + 1` }),
      )
      .execute();
  }
}

async function rateEnded(all: All, ended: Ended, now: number): Promise<void> {
  const { match, game, seats, outcome } = ended;
  const offer = await all.selectFrom('offers').select('rated').where('match', '=', match).executeTakeFirst();
  if (offer === undefined || offer.rated === 0) return;
  await holdRatings(all);
  const rows = await all.deleteFrom('stakes').where('match', '=', match).returningAll().execute();
  const sat = await all.selectFrom('chairs').select(['seat', 'person']).where('match', '=', match).execute();
  const holders = new Map<string, Holder>(
    seats.map(({ id, bot }) => {
      const person = bot === null ? (sat.find(({ seat }) => seat === id)?.person ?? null) : null;
      return [id, { person, machine: bot }];
    }),
  );
  const begun: readonly Stake[] =
    rows.length === 0
      ? await stakesNow(all, match, game, seats)
      : rows.map(({ seat, side, person, machine, mu, sigma }) => ({
          seat,
          side,
          person,
          machine,
          skill: { mu, sigma },
        }));
  const teams = await asTheyStand(all, game, teamsOf(begun, holders, outcome));
  if (teams.length === 0) return;
  await keepTeams(all, ended, teams, now);
  await awaitReturn(all, match, teams);
}

/**
 * Who has not come to a return match has lost it to everybody who has. Nothing is said of the sides, and nothing counts
 * where nobody came or one of them is there no more.
 */
async function rateAbsent(all: All, ended: Ended, absent: readonly string[], now: number): Promise<void> {
  const { match, game, seats } = ended;
  await holdRatings(all);
  const stakes = await stakesNow(all, match, game, seats);
  if (stakes.length < seats.length || absent.length === 0 || absent.length >= seats.length) return;
  const holders = new Map<string, Holder>(
    stakes.flatMap(({ seat, person, machine }) =>
      absent.includes(seat) ? [] : [[seat, { person, machine }]],
    ),
  );
  // Those who came are one team: nothing was played that would tell them apart.
  const [side] = ended.outcome.winners;
  const together = stakes.map((stake) => ({ ...stake, side: side! }));
  const teams = await asTheyStand(all, game, teamsOf(together, holders, ended.outcome));
  if (teams.length > 0) await keepTeams(all, ended, teams, now);
}

async function keepTeams(all: All, ended: Ended, teams: readonly Team[], now: number): Promise<void> {
  const { match, game, scenario, outcome } = ended;
  // Where somebody left the result says nothing of the sides.
  const even = teams.every(({ side }) => side !== null);
  const sides = ended.own && even ? await sideSkills(all, game, scenario) : null;
  // Loaded when the first rated match is over.
  const { rateMatch } = await import('./rate.ts');
  const moved = rateMatch(
    teams.map(({ members, rank, side }) => ({
      members,
      rank,
      side: sides === null ? null : (sides.get(side!) ?? FRESH_SIDE),
    })),
  );
  for (const [t, team] of teams.entries()) {
    const result = resultOfTeam(team, outcome);
    for (const [m, member] of team.members.entries())
      await keepRating(all, match, game, member, moved[t]!.members[m]!, result, now);
    const side = moved[t]!.side;
    if (side !== null) await keepSide(all, game, scenario, team.side!, side);
  }
}

const resultOfTeam = ({ side }: Team, outcome: Outcome): Result =>
  side === null ? 'lost' : resultOf(side, outcome);
