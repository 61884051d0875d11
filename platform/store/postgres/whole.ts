/** A match taken out of the database whole, and put into it. */
import type { Entry, Snapshot } from '@weathergage/kernel';
import type { ClientBase } from 'pg';
import type { ClockRecord, StepRecord, TalkRecord, WholeMatch } from '../store.ts';
import {
  FIND_MATCH,
  linkColumns,
  type MatchRow,
  matchRecord,
  type StandingRow,
  seatRow,
  standingColumns,
  standingRecord,
} from './rows.ts';

/** All of it as at one moment, whoever writes meanwhile. */
export async function readWhole(db: ClientBase, id: string): Promise<WholeMatch | null> {
  const rows = async <Row extends object>(text: string): Promise<Row[]> =>
    (await db.query<Row>(text, [id])).rows;
  await db.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    const [row] = await rows<MatchRow>(FIND_MATCH);
    if (row === undefined) return null;
    const journal = await rows<{ n: number; stands: boolean; entry: string }>(
      'SELECT n, ask IS NOT NULL AS stands, entry FROM journal WHERE match = $1 ORDER BY n',
    );
    const steps = await rows<{ n: number; step: number; happenings: string }>(
      'SELECT n, step, happenings FROM steps WHERE match = $1 ORDER BY n',
    );
    const snapshots = await rows<{ snapshot: string }>(
      'SELECT snapshot FROM snapshots WHERE match = $1 ORDER BY step',
    );
    const standing = await rows<StandingRow>(
      'SELECT seat, ticked, since, rules_version, n, answered, halt FROM standing WHERE match = $1 ORDER BY seat',
    );
    const [clock] = await rows<{ clock: string }>('SELECT clock FROM clocks WHERE match = $1');
    const talk = await rows<{ talk: string }>('SELECT talk FROM talk WHERE match = $1 ORDER BY n');
    const [{ changed, awaits } = { changed: '0', awaits: false }] = await rows<{
      changed: string;
      awaits: boolean;
    }>('SELECT changed, awaits FROM matches WHERE id = $1');
    return {
      record: matchRecord(row),
      changed: Number(changed),
      entries: journal.map(({ entry }) => JSON.parse(entry) as Entry),
      standingAnswers: journal.flatMap(({ n, stands }) => (stands ? [n] : [])),
      steps: steps.map((step) => ({
        ...step,
        happenings: JSON.parse(step.happenings) as StepRecord['happenings'],
      })),
      snapshots: snapshots.map(({ snapshot }) => JSON.parse(snapshot) as Snapshot),
      standing: standing.map(standingRecord),
      clock: clock === undefined ? null : (JSON.parse(clock.clock) as ClockRecord),
      talk: talk.map((said) => JSON.parse(said.talk) as TalkRecord),
      awaits,
    };
  } finally {
    await db.query('COMMIT');
  }
}

export async function writeWhole(db: ClientBase, whole: WholeMatch): Promise<void> {
  await db.query('BEGIN');
  try {
    await db.query('DELETE FROM matches WHERE id = $1', [whole.record.id]);
    await insert(db, whole);
    await db.query('COMMIT');
  } catch (error) {
    await db.query('ROLLBACK');
    throw error;
  }
}

async function insert(
  db: ClientBase,
  { record, entries, standingAnswers, ...rest }: WholeMatch,
): Promise<void> {
  const { id } = record;
  const stands = new Set(standingAnswers);
  await db.query(
    `INSERT INTO matches (id, opening, secret, status, created, changed, gallery, gallery_hash, n, rewound, awaits, gallery_delay,
       war, of_match, of_engagement, of_part, of_state, of_verdict)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`,
    [
      id,
      JSON.stringify(record.opening),
      record.secret,
      record.status,
      record.created,
      rest.changed,
      record.gallery.access,
      record.gallery.tokenHash,
      record.n,
      record.rewound,
      rest.awaits,
      record.gallery.delay ?? 0,
      ...linkColumns(record),
    ],
  );
  const { of } = record;
  if (of !== undefined)
    await db.query('INSERT INTO battle_places (match, engagement, part, battle) VALUES ($1, $2, $3, $4)', [
      of.match,
      of.engagement,
      of.part,
      id,
    ]);
  const fill = (text: string, rows: readonly object[]) => db.query(text, [id, JSON.stringify(rows)]);
  await fill(
    `INSERT INTO seats (match, place, seat, bot, token_hash, nonce)
     SELECT $1, s.place, s.seat, s.bot, s.token_hash, s.nonce
     FROM json_to_recordset($2) AS s(place integer, seat text, bot text, token_hash text, nonce text)`,
    record.seats.map((seat, place) => ({ place, ...seatRow(seat) })),
  );
  await fill(
    `INSERT INTO journal (match, n, ask, entry) SELECT $1, e.n, e.ask, e.entry
     FROM json_to_recordset($2) AS e(n integer, ask text, entry text)`,
    entries.map((entry) => ({
      n: entry.n,
      ask: entry.type === 'answer' && stands.has(entry.n) ? JSON.stringify(entry.ask) : null,
      entry: JSON.stringify(entry),
    })),
  );
  await fill(
    `INSERT INTO steps (match, n, step, happenings) SELECT $1, s.n, s.step, s.happenings
     FROM json_to_recordset($2) AS s(n integer, step integer, happenings text)`,
    rest.steps.map((step) => ({ ...step, happenings: JSON.stringify(step.happenings) })),
  );
  await fill(
    `INSERT INTO talk (match, n, seat, talk) SELECT $1, t.n, t.seat, t.talk
     FROM json_to_recordset($2) AS t(n integer, seat text, talk text)`,
    rest.talk.map((said, i) => ({ n: i + 1, seat: JSON.stringify(said.seat), talk: JSON.stringify(said) })),
  );
  for (const snapshot of rest.snapshots)
    await db.query(
      'INSERT INTO snapshots (match, step, n, rules_version, snapshot) VALUES ($1, $2, $3, $4, $5)',
      [id, snapshot.step, snapshot.n, snapshot.rulesVersion, JSON.stringify(snapshot)],
    );
  for (const left of rest.standing)
    await db.query('SELECT keep_standing($1, $2, $3)', [
      id,
      JSON.stringify(left.seat),
      JSON.stringify(standingColumns(left)),
    ]);
  if (rest.clock !== null)
    await db.query('INSERT INTO clocks (match, version, clock) VALUES ($1, $2, $3)', [
      id,
      rest.clock.version,
      JSON.stringify(rest.clock),
    ]);
}
