/** What is written when a tournament goes on, by whoever holds its row. */
import type { Outcome } from '@weathergage/kernel';
import type { LegResult, LegWay } from '@weathergage/kernel/people/tournament-protocol.ts';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { MatchNote } from '../records/notes.ts';
import type { Tables } from '../records/tables.ts';
import { levelPairs, nextRound, type Standing } from './drawing.ts';
import { LEGS } from './table.ts';

export type All = Kysely<Tables> | Transaction<Tables>;

export interface LegKey {
  readonly tournament: string;
  readonly round: number;
  readonly place: number;
  readonly leg: number;
}

type LegRow = Selectable<Tables['legs']>;

const DAY_MS = 86_400_000;
/** Who has missed so many turns when the round should be over is taken for absent. */
const MISSED = 3;

export const legsOf = (all: All, id: string): Promise<LegRow[]> =>
  all
    .selectFrom('legs')
    .selectAll()
    .where('tournament', '=', id)
    .orderBy('round')
    .orderBy('place')
    .orderBy('leg')
    .execute();

export const findLeg = async (
  all: All,
  { tournament, round, place, leg }: LegKey,
): Promise<LegRow | undefined> =>
  (await legsOf(all, tournament)).find(
    (one) => one.round === round && one.place === place && one.leg === leg && one.second !== null,
  );

export const openLegs = async (all: All, id: string, round: number): Promise<LegRow[]> =>
  (await legsOf(all, id)).filter((leg) => leg.round === round && leg.result === null);

/** A change of this leg alone. */
export const updateLeg = (all: All, { tournament, round, place, leg }: LegKey) =>
  all
    .updateTable('legs')
    .where('tournament', '=', tournament)
    .where('round', '=', round)
    .where('place', '=', place)
    .where('leg', '=', leg);

export async function keepResult(all: All, key: LegKey, result: LegResult, how: LegWay): Promise<void> {
  await updateLeg(all, key).set({ result, how }).execute();
}

/** A match is over: what that is to the tournament it belongs to. One whose chair a machine had at the end has lost. */
export async function endLeg(
  all: All,
  match: string,
  seats: MatchNote['seats'],
  { winners }: Outcome,
): Promise<void> {
  const leg = await all
    .selectFrom('legs')
    .selectAll()
    .where('match', '=', match)
    .where('result', 'is', null)
    .executeTakeFirst();
  if (leg === undefined) return;
  const isFirst = (side: string): boolean => side === leg.first_side;
  const gone = seats.filter(({ bot }) => bot !== null).map(({ side }) => isFirst(side));
  const won = winners.map(isFirst);
  const result =
    gone.includes(true) !== gone.includes(false)
      ? gone.includes(true)
        ? 'second'
        : 'first'
      : won.includes(true) !== won.includes(false)
        ? won.includes(true)
          ? 'first'
          : 'second'
        : 'drawn';
  await keepResult(all, leg, result, 'played');
}

/** The sides of a match whose people have not come to it, or have missed turns of it one after the other. */
export async function missingSides(all: All, match: string): Promise<ReadonlySet<string>> {
  const note = await all
    .selectFrom('notes')
    .select(['status', 'seats', 'asked'])
    .where('match', '=', match)
    .executeTakeFirst();
  if (note === undefined || note.status === 'over') return new Set();
  const late =
    note.status === 'gathering'
      ? (JSON.parse(note.asked) as string[])
      : (
          await all
            .selectFrom('waiting')
            .select('seat')
            .where('match', '=', match)
            .where('missed', '>=', MISSED)
            .execute()
        ).map(({ seat }) => seat);
  const seats = JSON.parse(note.seats) as MatchNote['seats'];
  return new Set(seats.flatMap(({ id, side }) => (late.includes(id) ? [side] : [])));
}

/** Goes on as far as it goes by itself: a round of nothing but byes is over at once. */
export async function goOn(all: All, id: string, now: number): Promise<void> {
  for (;;) {
    const standing = await standingOf(all, id);
    if (standing === null) return;
    const { round, legs } = standing;
    if (legs.some((leg) => leg.round === round && leg.result === null)) return;
    const level = levelPairs(standing);
    if (level.length > 0) {
      for (const { place, first, second } of level)
        await addPair(all, standing, { round, place, from: LEGS }, [first, second]);
      return;
    }
    const pairs = nextRound(standing);
    if (pairs === null) {
      await all.updateTable('tournaments').set({ status: 'over', due: null }).where('id', '=', id).execute();
      return;
    }
    const due = standing.days === 0 ? null : now + standing.days * DAY_MS;
    await all
      .updateTable('tournaments')
      .set({ round: round + 1, due })
      .where('id', '=', id)
      .execute();
    for (const [place, pair] of pairs.entries())
      if (pair !== null) await addPair(all, standing, { round: round + 1, place, from: 0 }, pair);
  }
}

interface Held extends Standing {
  readonly id: string;
  readonly days: number;
}

async function standingOf(all: All, id: string): Promise<Held | null> {
  const row = await all
    .selectFrom('tournaments')
    .select(['kind', 'status', 'rounds', 'round', 'days'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined || row.status !== 'playing') return null;
  const entrants = await all
    .selectFrom('entrants')
    .select(['no', 'seed', 'withdrawn'])
    .where('tournament', '=', id)
    .orderBy('seed')
    .execute();
  return {
    ...row,
    id,
    entrants: entrants.map((one) => ({ ...one, withdrawn: one.withdrawn > 0 })),
    legs: await legsOf(all, id),
  };
}

/** Two matches with sides changed; none where there is nobody to play against. */
async function addPair(
  all: All,
  { id: tournament, entrants }: Held,
  { round, place, from }: { round: number; place: number; from: number },
  [first, second]: readonly [number, number | null],
): Promise<void> {
  const isIn = (no: number): boolean => entrants.some((one) => one.no === no && !one.withdrawn);
  const pair = { tournament, round, place, first, second, first_side: null, match: null, claimed: 0 };
  const given: { result: LegResult | null; how: LegWay | null } =
    second === null
      ? { result: 'first', how: 'bye' }
      : isIn(first) && isIn(second)
        ? { result: null, how: null }
        : { result: isIn(first) ? 'first' : isIn(second) ? 'second' : 'none', how: 'withdrew' };
  const legs = second === null ? [0] : Array.from({ length: LEGS }, (_, i) => from + i);
  await all
    .insertInto('legs')
    .values(legs.map((leg) => ({ ...pair, leg, ...given })))
    .execute();
}
