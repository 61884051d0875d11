/** What a server signs as a witness for others' matches, in the PostgreSQL engine. */
import type { WitnessedHash, WitnessVerdict } from '../store.ts';
import type { PostgresLink } from './link.ts';

export async function witnessSecret(link: PostgresLink, fresh: string): Promise<string> {
  await link.query(
    'draw-key',
    'INSERT INTO witness_key (one, secret) VALUES (1, $1) ON CONFLICT DO NOTHING',
    fresh,
  );
  const [row] = await link.query<{ secret: string }>('key', 'SELECT secret FROM witness_key');
  return row!.secret;
}

export async function openWitnessed(
  link: PostgresLink,
  match: string,
  passHash: string,
  created: number,
): Promise<boolean> {
  const taken = await link.query(
    'witness-match',
    `INSERT INTO witnessed_matches AS w (match, pass_hash, created, asked) VALUES ($1, $2, $3, $3)
     ON CONFLICT (match) DO UPDATE SET asked = greatest(w.asked, excluded.asked)
     WHERE w.pass_hash = excluded.pass_hash AND NOT w.forgotten RETURNING match`,
    match,
    passHash,
    created,
  );
  return taken.length === 1;
}

export async function keepWitnessed(
  link: PostgresLink,
  match: string,
  passHash: string,
  { step, again, hash }: WitnessedHash,
  most: number,
): Promise<WitnessVerdict> {
  const [row] = await link.query<{ verdict: WitnessVerdict }>(
    'keep-witnessed',
    'SELECT keep_witnessed($1, $2, $3, $4, $5, $6) AS verdict',
    match,
    passHash,
    step,
    again,
    hash,
    most,
  );
  return row!.verdict;
}

/** Whoever keeps a hash meanwhile holds the match, and after that it was asked about: it is not forgotten. */
export async function forgetWitnessed(link: PostgresLink, before: number): Promise<number> {
  const [row] = await link.query<{ forgotten: number }>(
    'forget-witnessed',
    `WITH old AS (
       UPDATE witnessed_matches SET forgotten = true WHERE NOT forgotten AND asked < $1 RETURNING match),
     gone AS (DELETE FROM witnessed_steps s USING old WHERE s.match = old.match)
     SELECT count(*)::integer AS forgotten FROM old`,
    before,
  );
  return row!.forgotten;
}
