/** Who is before which match at which server: true for the moment, and worth nothing after it. */
import type { PresenceRecord } from '../store.ts';
import type { PostgresLink } from './link.ts';

export async function keepPresence(
  link: PostgresLink,
  node: string,
  match: string,
  { seats, gallery }: PresenceRecord,
): Promise<void> {
  if (seats.length === 0 && gallery === 0)
    await link.query('gone', 'DELETE FROM presence WHERE match = $1 AND node = $2', match, node);
  else
    await link.query(
      'here',
      `INSERT INTO presence (match, node, seats, gallery) SELECT $1, $2, $3, $4
       WHERE EXISTS (SELECT FROM matches WHERE id = $1)
       ON CONFLICT (match, node) DO UPDATE SET seats = excluded.seats, gallery = excluded.gallery`,
      match,
      node,
      JSON.stringify(seats),
      gallery,
    );
}

/** Of all servers that live but one; `living` is a query for those. */
export async function presenceBesides(
  link: PostgresLink,
  node: string,
  living: string,
  match: string,
): Promise<PresenceRecord[]> {
  const rows = await link.query<{ seats: string; gallery: number }>(
    'others-here',
    `SELECT seats, gallery FROM presence WHERE match = $1 AND node <> $2 AND node IN ${living}`,
    match,
    node,
  );
  return rows.map(({ seats, gallery }) => ({ seats: JSON.parse(seats) as string[], gallery }));
}
