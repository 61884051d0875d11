/** What somebody has played before the public, the latest first: matches that anybody was free to watch. */
import type { PublicMatch } from '@weathergage/kernel/people/people-protocol.ts';
import type { Kysely } from 'kysely';
import { type MatchNote, seatsWith, sittersAt } from './notes.ts';
import type { Tables } from './tables.ts';

const MOST = 20;

export async function playedInPublic(db: Kysely<Tables>, person: string): Promise<PublicMatch[]> {
  const rows = await db
    .selectFrom('chairs')
    .innerJoin('notes', 'notes.match', 'chairs.match')
    .select(['notes.match', 'notes.game', 'notes.title', 'notes.changed', 'notes.seats'])
    .select(['chairs.seat', 'chairs.side', 'chairs.result', 'chairs.program'])
    .where('chairs.person', '=', person)
    .where('chairs.result', 'is not', null)
    .where('notes.gallery', '=', 'public')
    .orderBy('notes.changed', 'desc')
    .limit(MOST)
    .execute();
  const sitters = await sittersAt(
    db,
    rows.map(({ match }) => match),
  );
  return rows.map(({ match, game, title, changed, side, result, program, ...row }) => ({
    match,
    game,
    title,
    side,
    ended: Number(changed),
    result: result!,
    program: program === 1,
    others: seatsWith(
      JSON.parse(row.seats) as MatchNote['seats'],
      sitters.filter((one) => one.match === match),
    ).flatMap(({ side: other, name, bot, sitter }) => (other === side ? [] : [{ name, bot, sitter }])),
  }));
}
