/** What is said at matches, in the database. */
import type { TalkRecord } from '../store.ts';
import type { PostgresLink } from './link.ts';

/** Somebody else has said something at the same moment, and has the number. */
const TAKEN = '23505';
const TRIES = 10;

export async function addTalk(
  link: PostgresLink,
  id: string,
  talk: TalkRecord,
  most: number,
): Promise<boolean> {
  for (let tried = 1; ; tried++)
    try {
      const kept = await link.query(
        'add-talk',
        `INSERT INTO talk (match, n, seat, talk)
         SELECT $1, coalesce((SELECT max(n) FROM talk WHERE match = $1), 0) + 1, $2, $3
         WHERE (SELECT count(*) FROM talk WHERE match = $1 AND seat = $2) < $4 RETURNING n`,
        id,
        JSON.stringify(talk.seat),
        JSON.stringify(talk),
        most,
      );
      return kept.length === 1;
    } catch (error) {
      if ((error as { code?: string }).code !== TAKEN || tried === TRIES) throw error;
    }
}

export async function talkRecords(link: PostgresLink, id: string, after: number): Promise<TalkRecord[]> {
  const rows = await link.query<{ talk: string }>(
    'talk',
    'SELECT talk FROM talk WHERE match = $1 AND n > $2 ORDER BY n',
    id,
    after,
  );
  return rows.map(({ talk }) => JSON.parse(talk) as TalkRecord);
}
