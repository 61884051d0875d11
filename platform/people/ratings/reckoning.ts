/**
 * What follows from the end of a match for ratings and for results by scenario and side: once for each match, whoever
 * sees its end and however often, all of it or nothing.
 */
import type { Outcome } from '@weathergage/kernel';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type MatchNote, resultOf } from '../records/notes.ts';
import type { Result, Tables } from '../records/tables.ts';
import { endLeg } from '../tournaments/going-on.ts';
import { FRESH_SIDE, FRESH_SKILL, isProvisional, pointsOf, type Skill } from './skill.ts';
import { type Holder, machineKey, type Stake, type Team, type TeamMember, teamsOf } from './teams.ts';

/** As much of a note as is needed. */
interface Ended {
  readonly match: string;
  readonly game: string;
  readonly scenario: string;
  readonly own: boolean;
  readonly seats: MatchNote['seats'];
  readonly outcome: Outcome;
}

export class Reckoning {
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  /** Remembers who sits where when a rated match begins, and how strong he is. The first to do so stands. */
  async enlist(match: string, game: string, seats: MatchNote['seats']): Promise<void> {
    const offer = await this.#db
      .selectFrom('offers')
      .select('match')
      .where('match', '=', match)
      .where('rated', '>', 0)
      .executeTakeFirst();
    if (offer === undefined) return;
    const stakes = await stakesNow(this.#db, match, game, seats);
    if (stakes.length === 0) return;
    await this.#db
      .insertInto('stakes')
      .values(stakes.map(({ skill, ...stake }) => ({ match, ...stake, ...skill })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** Whether it was reckoned with now: not if it is not over, or somebody was quicker. */
  async reckon(match: string, now: number): Promise<boolean> {
    return this.#db.transaction().execute(async (all) => {
      const done = await all
        .updateTable('notes')
        .set({ reckoned: 1 })
        .where('match', '=', match)
        .where('status', '=', 'over')
        .where('reckoned', '=', 0)
        .executeTakeFirst();
      if (Number(done.numUpdatedRows) === 0) return false;
      const note = await all
        .selectFrom('notes')
        .select(['game', 'scenario', 'own', 'seats', 'outcome'])
        .where('match', '=', match)
        .executeTakeFirstOrThrow();
      if (note.outcome === null) return true;
      const ended: Ended = {
        match,
        game: note.game,
        scenario: note.scenario,
        own: note.own === 1,
        seats: JSON.parse(note.seats) as MatchNote['seats'],
        outcome: JSON.parse(note.outcome) as Outcome,
      };
      await countSides(all, ended);
      await rateEnded(all, ended, now);
      await endLeg(all, match, ended.seats, ended.outcome);
      return true;
    });
  }

  /** Matches that are over and were not reckoned with: whoever should have was stopped in the middle. */
  async left(limit: number): Promise<string[]> {
    const rows = await this.#db
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
    const rows = await this.#db
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

type All = Kysely<Tables> | Transaction<Tables>;

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

/** Who has which seat, with the skills that are his now. */
async function stakesNow(
  all: All,
  match: string,
  game: string,
  seats: MatchNote['seats'],
): Promise<readonly Stake[]> {
  const sitters = await all
    .selectFrom('chairs')
    .leftJoin('ratings', (join) =>
      join.onRef('ratings.person', '=', 'chairs.person').on('ratings.game', '=', game),
    )
    .select(['chairs.seat', 'chairs.person', 'ratings.mu', 'ratings.sigma'])
    .where('chairs.match', '=', match)
    .execute();
  const machines = await skillsOf(
    all,
    game,
    seats.flatMap(({ bot }) => (bot === null ? [] : [machineKey(bot)])),
  );
  return seats.flatMap(({ id: seat, side, bot }): Stake[] => {
    if (bot !== null) {
      const skill = machines.get(machineKey(bot)) ?? FRESH_SKILL;
      return [{ seat, side, person: null, machine: bot, skill }];
    }
    const sitter = sitters.find((one) => one.seat === seat);
    if (sitter === undefined || sitter.person === null) return [];
    const { person, mu, sigma } = sitter;
    return [{ seat, side, person, machine: null, skill: mu === null ? FRESH_SKILL : { mu, sigma: sigma! } }];
  });
}

async function skillsOf(all: All, game: string, who: readonly string[]): Promise<ReadonlyMap<string, Skill>> {
  if (who.length === 0) return new Map();
  const rows = await all
    .selectFrom('ratings')
    .select(['who', 'mu', 'sigma'])
    .where('game', '=', game)
    .where('who', 'in', who)
    .execute();
  return new Map(rows.map(({ who: key, mu, sigma }) => [key, { mu, sigma }]));
}

async function rateEnded(all: All, ended: Ended, now: number): Promise<void> {
  const { match, game, scenario, seats, outcome } = ended;
  const offer = await all.selectFrom('offers').select('rated').where('match', '=', match).executeTakeFirst();
  if (offer === undefined || offer.rated === 0) return;
  // One after the other: what two matches do to one rating must not be lost.
  await all
    .insertInto('house')
    .values({ name: 'ratings', value: '' })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: '' }))
    .execute();
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

/** The match may have taken weeks: what counts is how strong they are held to be now. */
async function asTheyStand(all: All, game: string, teams: readonly Team[]): Promise<readonly Team[]> {
  const who = teams.flatMap(({ members }) => members.flatMap((one) => (one.who === null ? [] : [one.who])));
  const now = await skillsOf(all, game, who);
  return teams.map((team) => ({
    ...team,
    members: team.members.map((member) => ({ ...member, skill: now.get(member.who ?? '') ?? member.skill })),
  }));
}

async function sideSkills(all: All, game: string, scenario: string): Promise<ReadonlyMap<string, Skill>> {
  const rows = await all
    .selectFrom('side_skills')
    .select(['side', 'mu', 'sigma'])
    .where('game', '=', game)
    .where('scenario', '=', scenario)
    .execute();
  return new Map(rows.map(({ side, mu, sigma }) => [side, { mu, sigma }]));
}

async function keepSide(all: All, game: string, scenario: string, side: string, skill: Skill): Promise<void> {
  await all
    .insertInto('side_skills')
    .values({ game, scenario, side, ...skill, matches: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['game', 'scenario', 'side'])
        .doUpdateSet({ ...skill, matches: sql`side_skills.matches + 1` }),
    )
    .execute();
}

async function keepRating(
  all: All,
  match: string,
  game: string,
  { who, person, skill: before }: TeamMember,
  skill: Skill,
  result: Result,
  now: number,
): Promise<void> {
  if (who === null) return;
  const points = pointsOf(skill);
  const had = await all
    .selectFrom('ratings')
    .select(['won', 'lost', 'drawn'])
    .where('game', '=', game)
    .where('who', '=', who)
    .executeTakeFirst();
  const { won, lost, drawn } = had ?? { won: 0, lost: 0, drawn: 0 };
  const counts = { won, lost, drawn, [result]: { won, lost, drawn }[result] + 1 };
  const provisional = isProvisional(won + lost + drawn + 1) ? 1 : 0;
  const row = { ...skill, points, provisional, ...counts, changed: now };
  await all
    .insertInto('ratings')
    .values({ game, who, person, ...row })
    .onConflict((conflict) => conflict.columns(['game', 'who']).doUpdateSet(row))
    .execute();
  if (person !== null)
    await all
      .insertInto('rating_changes')
      .values({ match, person, game, points, by_points: points - pointsOf(before), result, at: now })
      .execute();
}
