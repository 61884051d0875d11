/** Battles that are fought out in matches of their own, in the PostgreSQL engine. */
import type { Seat } from '@weathergage/kernel';
import type { BattleRecord, MatchStatus, Store } from '../store.ts';
import type { PostgresLink } from './link.ts';
import { BATTLE } from './rows.ts';

export async function reseat(link: PostgresLink, id: string, seat: Seat, tokenHash: string): Promise<void> {
  await link.query(
    'reseat',
    'UPDATE seats SET token_hash = $3 WHERE match = $1 AND seat = $2',
    id,
    JSON.stringify(seat),
    tokenHash,
  );
}

export async function battlesOf(link: PostgresLink, match: string): ReturnType<Store['battles']> {
  const rows = await link.query<{ id: string; status: MatchStatus; of: BattleRecord }>(
    'battles',
    `SELECT id, status, ${BATTLE} AS of FROM matches WHERE of_match = $1 ORDER BY created, of_part, id`,
    match,
  );
  return rows.map(({ id, status, of }) => ({ ...of, id, status }));
}

export async function settleBattle(
  link: PostgresLink,
  id: string,
  state: 'reported' | 'dropped',
  verdict: string | null,
): Promise<void> {
  await link.query(
    'settle-battle',
    `UPDATE matches SET of_state = $2, of_verdict = $3, status = CASE WHEN $2 = 'dropped' THEN 'over' ELSE status END
     WHERE id = $1 AND of_state = 'open'`,
    id,
    state,
    verdict,
  );
}
