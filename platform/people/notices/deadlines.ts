/** Where somebody is waited for until a time, as his calendar shows it. */
import type { Kysely } from 'kysely';
import type { MatchNote } from '../records/notes.ts';
import type { Tables } from '../records/tables.ts';
import type { Waiting } from '../records/waiting.ts';
import type { Deadline } from './calendar.ts';
import { linkOf, plainTitle, sayingOf, type Told } from './words.ts';

export async function deadlinesOf(
  db: Kysely<Tables>,
  waiting: Waiting,
  person: string,
  publicUrl: string,
): Promise<Deadline[]> {
  const all = (await waiting.of(person)).filter(({ deadline }) => deadline !== null);
  if (all.length === 0) return [];
  const notes = await db
    .selectFrom('notes')
    .select(['match', 'title', 'seats'])
    .where(
      'match',
      'in',
      all.map(({ match }) => match),
    )
    .execute();
  return all.flatMap(({ match, seat, deadline, since }) => {
    const note = notes.find((one) => one.match === match);
    if (note === undefined) return [];
    const seats = JSON.parse(note.seats) as MatchNote['seats'];
    const name = seats.find(({ id }) => id === seat)?.name ?? seat;
    const words = { title: plainTitle(note.title), seat: plainTitle(name) };
    const told: Told = { kind: 'turn', match, seat, words, again: false };
    return [{ match, seat, head: sayingOf(told).head, link: linkOf(publicUrl, told), at: deadline!, since }];
  });
}
