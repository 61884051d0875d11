/** A match taken out of the SQLite engine whole, and put into it. */
import type { Entry, Snapshot } from '@weathergage/kernel';
import type { SqliteFile } from './sqlite-file.ts';
import { matchRecord, standingRecords } from './sqlite-rows.ts';
import { addTalk, talkRecords } from './sqlite-talk.ts';
import { keepClock, keepStanding, writeMatch } from './sqlite-writes.ts';
import type { ClockRecord, StepRecord, WholeMatch } from './store.ts';

export function readWhole(db: SqliteFile, id: string): WholeMatch | null {
  return db.reading(() => {
    const record = matchRecord(db, id);
    if (record === null) return null;
    const journal = db.all<{ n: number; stands: number; entry: string }>(
      'SELECT n, ask IS NOT NULL AS stands, entry FROM journal WHERE match = ? ORDER BY n',
      id,
    );
    const steps = db.all<{ n: number; step: number; happenings: string }>(
      'SELECT n, step, happenings FROM steps WHERE match = ? ORDER BY n',
      id,
    );
    const snapshots = db.all<{ snapshot: string }>(
      'SELECT snapshot FROM snapshots WHERE match = ? ORDER BY step',
      id,
    );
    const clock = db.get<{ clock: string }>('SELECT clock FROM clocks WHERE match = ?', id);
    const { changed, awaits } = db.get<{ changed: number; awaits: number }>(
      'SELECT changed, awaits FROM matches WHERE id = ?',
      id,
    )!;
    return {
      record,
      changed,
      entries: journal.map(({ entry }) => JSON.parse(entry) as Entry),
      standingAnswers: journal.flatMap(({ n, stands }) => (stands === 1 ? [n] : [])),
      steps: steps.map((row) => ({
        ...row,
        happenings: JSON.parse(row.happenings) as StepRecord['happenings'],
      })),
      snapshots: snapshots.map(({ snapshot }) => JSON.parse(snapshot) as Snapshot),
      standing: standingRecords(db, id),
      clock: clock === undefined ? null : (JSON.parse(clock.clock) as ClockRecord),
      talk: talkRecords(db, id),
      awaits: awaits === 1,
    };
  });
}

/** Inside the transaction of whoever calls. */
export function writeWhole(db: SqliteFile, whole: WholeMatch): void {
  const { record, changed, entries, standingAnswers, steps, snapshots, standing, clock, talk, awaits } =
    whole;
  const { id } = record;
  db.run('DELETE FROM matches WHERE id = ?', id);
  writeMatch(db, record);
  db.run(
    'UPDATE matches SET status = ?, changed = ?, n = ?, rewound = ?, awaits = ? WHERE id = ?',
    record.status,
    changed,
    record.n,
    record.rewound,
    awaits ? 1 : 0,
    id,
  );
  const stands = new Set(standingAnswers);
  for (const entry of entries)
    db.run(
      'INSERT INTO journal (match, n, ask, entry) VALUES (?, ?, ?, ?)',
      id,
      entry.n,
      entry.type === 'answer' && stands.has(entry.n) ? entry.ask : null,
      JSON.stringify(entry),
    );
  for (const { n, step, happenings } of steps)
    db.run(
      'INSERT INTO steps (match, n, step, happenings) VALUES (?, ?, ?, ?)',
      id,
      n,
      step,
      JSON.stringify(happenings),
    );
  for (const snapshot of snapshots)
    db.run(
      'INSERT INTO snapshots (match, step, n, rules_version, snapshot) VALUES (?, ?, ?, ?, ?)',
      id,
      snapshot.step,
      snapshot.n,
      snapshot.rulesVersion,
      JSON.stringify(snapshot),
    );
  for (const left of standing) keepStanding(db, id, left.seat, left);
  if (clock !== null) keepClock(db, id, clock);
  for (const said of talk) addTalk(db, id, said, Number.MAX_SAFE_INTEGER);
}
