/** What an entry and its effects write, inside the transaction of whoever calls. */
import type { Entry, Seat, Snapshot } from '@weathergage/kernel';
import type { SqliteFile } from './sqlite-file.ts';
import {
  type ClockRecord,
  type EntryEffects,
  type NewMatch,
  SNAPSHOTS_KEPT,
  type StandingRecord,
} from './store.ts';

export function writeMatch(db: SqliteFile, match: NewMatch): void {
  db.run(
    `INSERT INTO matches (id, opening, secret, status, created, changed, gallery, gallery_hash)
     VALUES (?, ?, ?, 'gathering', ?, ?, ?, ?)`,
    match.id,
    JSON.stringify(match.opening),
    match.secret,
    match.created,
    match.created,
    match.gallery.access,
    match.gallery.tokenHash,
  );
  match.seats.forEach(({ seat, bot, tokenHash, nonce }, place) => {
    db.run(
      'INSERT INTO seats (match, place, seat, bot, token_hash, nonce) VALUES (?, ?, ?, ?, ?, ?)',
      match.id,
      place,
      seat,
      bot,
      tokenHash,
      nonce,
    );
  });
}

export function keepClock(db: SqliteFile, id: string, clock: ClockRecord): void {
  db.run(
    'INSERT OR REPLACE INTO clocks (match, version, clock) VALUES (?, ?, ?)',
    id,
    clock.version,
    JSON.stringify(clock),
  );
}

/** The column `ask` is set for answers that stand; those taken back keep only their place in the journal. */
export function writeEntry(db: SqliteFile, id: string, entry: Entry): void {
  if (entry.type === 'retract')
    db.run('UPDATE journal SET ask = NULL WHERE match = ? AND ask = ?', id, entry.ask);
  db.run(
    'INSERT INTO journal (match, n, ask, entry) VALUES (?, ?, ?, ?)',
    id,
    entry.n,
    entry.type === 'answer' ? entry.ask : null,
    JSON.stringify(entry),
  );
}

/** 0 where there is none yet. */
export function clockVersion(db: SqliteFile, id: string): number {
  return db.get<{ version: number }>('SELECT version FROM clocks WHERE match = ?', id)?.version ?? 0;
}

/** Whether these are still the instructions that the seat has left. */
export function isCountedOn(
  db: SqliteFile,
  id: string,
  { seat, n, ticked, answered }: StandingRecord,
): boolean {
  const same =
    'SELECT 1 FROM standing WHERE match = ? AND seat = ? AND n = ? AND ticked = ? AND answered <= ?';
  return db.get(same, id, seat, n, JSON.stringify(ticked), answered) !== undefined;
}

export function keepStanding(db: SqliteFile, id: string, seat: Seat, record: StandingRecord | null): void {
  if (record === null) {
    db.run('DELETE FROM standing WHERE match = ? AND seat = ?', id, seat);
    return;
  }
  const { ticked, since, rulesVersion, n, answered, halt } = record;
  const counted = `UPDATE standing SET answered = ?, halt = ?
                   WHERE match = ? AND seat = ? AND n = ? AND ticked = ? AND answered <= ?`;
  const written = JSON.stringify(ticked);
  const why = halt === null ? null : JSON.stringify(halt);
  // What the seat saw then is large, and does not change while it is carried on.
  if (db.run(counted, answered, why, id, seat, n, written, answered) > 0) return;
  db.run(
    `INSERT OR REPLACE INTO standing (match, seat, ticked, since, rules_version, n, answered, halt)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    id,
    seat,
    written,
    JSON.stringify(since),
    rulesVersion,
    n,
    answered,
    why,
  );
}

export function applyEffects(db: SqliteFile, id: string, last: number, effects: EntryEffects): void {
  const { steps, snapshot, rewoundTo, adopted, over, standing, awaits } = effects;
  if (rewoundTo !== null) {
    db.run('UPDATE matches SET rewound = ? WHERE id = ?', last, id);
    db.run('DELETE FROM steps WHERE match = ? AND step > ?', id, rewoundTo);
    db.run('DELETE FROM snapshots WHERE match = ? AND step > ?', id, rewoundTo);
    const standing = '(SELECT coalesce(max(n), 0) FROM steps WHERE match = ?)';
    db.run(`UPDATE journal SET ask = NULL WHERE match = ? AND ask IS NOT NULL AND n > ${standing}`, id, id);
  }
  if (adopted) db.run('DELETE FROM snapshots WHERE match = ?', id);
  for (const { n, step, happenings } of steps)
    db.run(
      'INSERT INTO steps (match, n, step, happenings) VALUES (?, ?, ?, ?)',
      id,
      n,
      step,
      JSON.stringify(happenings),
    );
  if (snapshot !== null) keepSnapshot(db, id, snapshot);
  if (standing !== undefined) keepStanding(db, id, standing.seat, standing.record);
  if (awaits !== undefined) db.run('UPDATE matches SET awaits = ? WHERE id = ?', awaits ? 1 : 0, id);
  if (over) db.run(`UPDATE matches SET status = 'over' WHERE id = ?`, id);
}

export function keepSnapshot(db: SqliteFile, id: string, snapshot: Snapshot): void {
  const { step, n, rulesVersion } = snapshot;
  db.run(
    `INSERT OR REPLACE INTO snapshots (match, step, n, rules_version, snapshot) VALUES (?, ?, ?, ?, ?)`,
    id,
    step,
    n,
    rulesVersion,
    JSON.stringify(snapshot),
  );
  db.run(
    `DELETE FROM snapshots WHERE match = ? AND step < ? AND step % ${SNAPSHOTS_KEPT.forGood} <> 0
     AND NOT (step % ${SNAPSHOTS_KEPT.fresh} = 0 AND step > ? - ${SNAPSHOTS_KEPT.freshFor})`,
    id,
    step,
    step,
  );
}
