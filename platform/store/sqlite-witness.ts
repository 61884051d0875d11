/** The book of a witness, inside the transaction of whoever calls. */
import type { SqliteFile } from './sqlite-file.ts';
import type { WitnessedHash, WitnessVerdict } from './store.ts';

export function ownSecret(db: SqliteFile, fresh: string): string {
  db.run('INSERT INTO witness_key (one, secret) VALUES (1, ?) ON CONFLICT DO NOTHING', fresh);
  return db.get<{ secret: string }>('SELECT secret FROM witness_key')!.secret;
}

const passOf = (db: SqliteFile, match: string): string | undefined =>
  db.get<{ pass_hash: string }>('SELECT pass_hash FROM witnessed_matches WHERE match = ?', match)?.pass_hash;

export function takeOn(db: SqliteFile, match: string, passHash: string, created: number): boolean {
  db.run(
    'INSERT INTO witnessed_matches (match, pass_hash, created) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
    match,
    passHash,
    created,
  );
  return passOf(db, match) === passHash;
}

export function keepHash(
  db: SqliteFile,
  match: string,
  passHash: string,
  { step, again, hash }: WitnessedHash,
  most: number,
): WitnessVerdict {
  if (passOf(db, match) !== passHash) return 'no-match';
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

export const waitingForWitness = (db: SqliteFile): string[] =>
  db
    .all<{ id: string }>(
      `SELECT id FROM matches WHERE (status = 'playing' AND awaits = 1)
       OR (status = 'gathering' AND NOT EXISTS (SELECT 1 FROM seats WHERE match = id AND nonce IS NULL))
       ORDER BY id`,
    )
    .map(({ id }) => id);
