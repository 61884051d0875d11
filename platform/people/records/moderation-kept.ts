/** What somebody may know of all that was reported and judged about him, or by him: not who reported him. */
import type { Kysely } from 'kysely';
import type { Moderation } from './moderation.ts';
import type { Tables } from './tables.ts';

export async function moderationKept(
  person: string,
  db: Kysely<Tables>,
  moderation: Moderation,
): Promise<Readonly<Record<string, unknown>>> {
  const reported = await db
    .selectFrom('reports')
    .select(['about_name', 'reason', 'words', 'match', 'made', 'act'])
    .where('by_person', '=', person)
    .execute();
  const shunned = await db
    .selectFrom('shunned')
    .innerJoin('user', 'user.id', 'shunned.other')
    .select(['shunned.kind', 'user.name', 'shunned.made'])
    .where('shunned.person', '=', person)
    .execute();
  const reportsAbout = await db
    .selectFrom('reports')
    .select(['reason', 'match', 'made', 'act'])
    .where('about', '=', person)
    .execute();
  const acts = await moderation.acts(person);
  const judged = await db
    .selectFrom('acts')
    .select(['about_name', 'act', 'words', 'made', 'ends'])
    .where('moderator', '=', person)
    .orderBy('made')
    .execute();
  return {
    role: await moderation.roleOf(person),
    shunned,
    reported,
    reportsAbout,
    acts: acts.map(({ act, words, made, ends }) => ({ act, words, made, ends })),
    judged,
    words: await moderation.wordsTo(person),
  };
}
