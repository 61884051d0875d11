/** Ratings as they are kept: how strong people, machines and sides are held to be, read and written. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { MatchNote } from '../records/notes.ts';
import type { Result, Tables } from '../records/tables.ts';
import { FRESH_SKILL, isProvisional, pointsOf, type Skill } from './skill.ts';
import { machineKey, type Stake, type Team, type TeamMember } from './teams.ts';

export type All = Kysely<Tables> | Transaction<Tables>;

/** Who has which seat, with the skills that are his now. */
export async function stakesNow(
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

/** The match may have taken weeks: what counts is how strong they are held to be now. */
export async function asTheyStand(all: All, game: string, teams: readonly Team[]): Promise<readonly Team[]> {
  const who = teams.flatMap(({ members }) => members.flatMap((one) => (one.who === null ? [] : [one.who])));
  const now = await skillsOf(all, game, who);
  return teams.map((team) => ({
    ...team,
    members: team.members.map((member) => ({ ...member, skill: now.get(member.who ?? '') ?? member.skill })),
  }));
}

export async function sideSkills(
  all: All,
  game: string,
  scenario: string,
): Promise<ReadonlyMap<string, Skill>> {
  const rows = await all
    .selectFrom('side_skills')
    .select(['side', 'mu', 'sigma'])
    .where('game', '=', game)
    .where('scenario', '=', scenario)
    .execute();
  return new Map(rows.map(({ side, mu, sigma }) => [side, { mu, sigma }]));
}

export async function keepSide(
  all: All,
  game: string,
  scenario: string,
  side: string,
  skill: Skill,
): Promise<void> {
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

export async function keepRating(
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

/** One after the other: what two matches do to one rating must not be lost. */
export async function holdRatings(all: All): Promise<void> {
  await all
    .insertInto('house')
    .values({ name: 'ratings', value: '' })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: '' }))
    .execute();
}
