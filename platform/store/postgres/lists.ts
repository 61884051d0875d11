/** Which matches there are that something is to be done about, in the PostgreSQL engine. */
import type { MatchStatus } from '../store.ts';
import type { PostgresLink } from './link.ts';

export async function matchIds(link: PostgresLink, after: string, limit: number): Promise<string[]> {
  const rows = await link.query<{ id: string }>(
    'ids',
    'SELECT id FROM matches WHERE id > $1 ORDER BY id LIMIT $2',
    after,
    limit,
  );
  return rows.map(({ id }) => id);
}

export async function carriedMatches(link: PostgresLink): Promise<string[]> {
  const rows = await link.query<{ match: string }>(
    'carried',
    `SELECT DISTINCT standing.match FROM standing JOIN matches ON matches.id = standing.match
     WHERE standing.halt IS NULL AND matches.status = 'playing' ORDER BY standing.match`,
  );
  return rows.map(({ match }) => match);
}

export async function clockedMatches(link: PostgresLink): Promise<string[]> {
  const rows = await link.query<{ match: string }>(
    'clocked',
    `SELECT clocks.match FROM clocks JOIN matches ON matches.id = clocks.match
     WHERE matches.status = 'playing' ORDER BY clocks.match`,
  );
  return rows.map(({ match }) => match);
}

export async function awaitingMatches(link: PostgresLink): Promise<string[]> {
  const rows = await link.query<{ id: string }>(
    'awaiting',
    `SELECT id FROM matches WHERE (status = 'playing' AND awaits)
     OR (status = 'gathering' AND NOT EXISTS (SELECT FROM seats WHERE match = id AND nonce IS NULL))
     ORDER BY id`,
  );
  return rows.map(({ id }) => id);
}

export async function linkedMatches(link: PostgresLink): Promise<string[]> {
  const rows = await link.query<{ id: string }>(
    'linked',
    `SELECT id FROM matches WHERE war AND status = 'playing'
     UNION SELECT of_match FROM matches WHERE of_state = 'open'
     UNION SELECT id FROM matches WHERE of_state = 'open' AND status <> 'over' ORDER BY 1`,
  );
  return rows.map(({ id }) => id);
}

export async function idleMatches(
  link: PostgresLink,
  which: { status: MatchStatus; before: number; limit: number },
): Promise<string[]> {
  const rows = await link.query<{ id: string }>(
    'idle',
    `SELECT id FROM matches m WHERE status = $1 AND changed < $2
       AND NOT EXISTS (SELECT FROM matches w WHERE w.id = m.of_match)
       AND NOT EXISTS (SELECT FROM matches b WHERE b.of_match = m.id AND b.of_state = 'open' AND b.changed >= $2)
     ORDER BY changed, id LIMIT $3`,
    which.status,
    which.before,
    which.limit,
  );
  return rows.map(({ id }) => id);
}
