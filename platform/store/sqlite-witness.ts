/** The book of a witness, inside the transaction of whoever calls. */
import type { SqliteFile } from './sqlite-file.ts';
import type { WitnessedHash, WitnessVerdict } from './store.ts';

export function ownSecret(db: SqliteFile, fresh: string): string {
  db.run('INSERT INTO witness_key (one, secret) VALUES (1, ?) ON CONFLICT DO NOTHING', fresh);
  return db.get<{ secret: string }>('SELECT secret FROM witness_key')!.secret;
}

interface WitnessedMatch {
  readonly pass_hash: string;
  readonly forgotten: number;
}
const witnessedMatch = (db: SqliteFile, match: string): WitnessedMatch | undefined =>
  db.get<WitnessedMatch>('SELECT pass_hash, forgotten FROM witnessed_matches WHERE match = ?', match);

export function takeOn(db: SqliteFile, match: string, passHash: string, created: number): boolean {
  const taken = db.run(
    `INSERT INTO witnessed_matches (match, pass_hash, created, asked) VALUES (?, ?, ?, ?)
     ON CONFLICT (match) DO UPDATE SET asked = max(asked, excluded.asked)
     WHERE pass_hash = excluded.pass_hash AND forgotten = 0`,
    match,
    passHash,
    created,
    created,
  );
  return taken === 1;
}

export function keepHash(
  db: SqliteFile,
  match: string,
  passHash: string,
  hash: WitnessedHash,
  most: number,
): WitnessVerdict {
  const known = witnessedMatch(db, match);
  if (known?.pass_hash !== passHash) return 'no-match';
  if (known.forgotten === 1) return 'forgotten';
  const verdict = keepInOrder(db, match, hash, most);
  if (verdict === 'kept') db.run('UPDATE witnessed_matches SET asked = ? WHERE match = ?', Date.now(), match);
  return verdict;
}

function keepInOrder(
  db: SqliteFile,
  match: string,
  { step, again, hash }: WitnessedHash,
  most: number,
): WitnessVerdict {
  const kept = db.get<{ hash: string }>(
    'SELECT hash FROM witnessed_steps WHERE match = ? AND again = ? AND step = ?',
    match,
    again,
    step,
  );
  const last = db.get<WitnessedHash>(
    'SELECT again, step FROM witnessed_steps WHERE match = ? ORDER BY again DESC, step DESC LIMIT 1',
    match,
  );
  if (kept !== undefined) return kept.hash === hash ? 'kept' : 'other';
  if (last !== undefined && (again < last.again || (again === last.again && step < last.step)))
    return 'behind';
  const { count } = db.get<{ count: number }>(
    'SELECT count(*) AS count FROM witnessed_steps WHERE match = ?',
    match,
  )!;
  if (count >= most) return 'full';
  db.run(
    'INSERT INTO witnessed_steps (match, again, step, hash) VALUES (?, ?, ?, ?)',
    match,
    again,
    step,
    hash,
  );
  return 'kept';
}

/** The match itself stays, so that it is never taken on a second time. */
export function forgetHashes(db: SqliteFile, before: number): number {
  const old = 'forgotten = 0 AND asked < ?';
  db.run(
    `DELETE FROM witnessed_steps WHERE match IN (SELECT match FROM witnessed_matches WHERE ${old})`,
    before,
  );
  return db.run(`UPDATE witnessed_matches SET forgotten = 1 WHERE ${old}`, before);
}

export const waitingForWitness = (db: SqliteFile): string[] =>
  db
    .all<{ id: string }>(
      `SELECT id FROM matches WHERE (status = 'playing' AND awaits = 1)
       OR (status = 'gathering' AND NOT EXISTS (SELECT 1 FROM seats WHERE match = id AND nonce IS NULL))
       ORDER BY id`,
    )
    .map(({ id }) => id);
