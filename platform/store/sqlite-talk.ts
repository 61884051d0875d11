/** What is said at matches, in the SQLite engine; writing is inside the transaction of whoever calls. */
import type { SqliteFile } from './sqlite-file.ts';
import type { TalkRecord } from './store.ts';

export function talkRecords(db: SqliteFile, id: string, after = 0): TalkRecord[] {
  const rows = db.all<{ talk: string }>(
    'SELECT talk FROM talk WHERE match = ? AND n > ? ORDER BY n',
    id,
    after,
  );
  return rows.map(({ talk }) => JSON.parse(talk) as TalkRecord);
}

/** Numbered from 1 in the order in which it was said. False if the seat has said as much as it may. */
export function addTalk(db: SqliteFile, id: string, talk: TalkRecord, most: number): boolean {
  const said = 'SELECT count(*) AS c FROM talk WHERE match = ? AND seat = ?';
  if (db.get<{ c: number }>(said, id, talk.seat)!.c >= most) return false;
  db.run(
    `INSERT INTO talk (match, n, seat, talk)
     SELECT ?1, coalesce(max(n), 0) + 1, ?2, ?3 FROM talk WHERE match = ?1`,
    id,
    talk.seat,
    JSON.stringify(talk),
  );
  return true;
}
