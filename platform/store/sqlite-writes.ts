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

/** False if it is a battle that has a match already. */
export function writeMatch(db: SqliteFile, match: NewMatch): boolean {
  const { of } = match;
  const made = 'SELECT 1 FROM matches WHERE of_match = ? AND of_engagement = ? AND of_part = ?';
  if (of !== undefined && db.get(made, of.match, of.engagement, of.part) !== undefined) return false;
  db.run(
    `INSERT INTO matches (id, opening, secret, status, created, changed, gallery, gallery_hash, gallery_delay,
       war, of_match, of_engagement, of_part, of_state, of_verdict)
     VALUES (?, ?, ?, 'gathering', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    match.id,
    JSON.stringify(match.opening),
    match.secret,
    match.created,
    match.created,
    match.gallery.access,
    match.gallery.tokenHash,
    match.gallery.delay ?? 0,
    match.war === true ? 1 : 0,
    of?.match ?? null,
    of?.engagement ?? null,
    of?.part ?? null,
    of === undefined ? null : (of.state ?? 'open'),
    of?.verdict ?? null,
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
  return true;
}

export function keepClock(db: SqliteFile, id: string, clock: ClockRecord): void {
  db.run(
    'INSERT OR REPLACE INTO clocks (match, version, clock) VALUES (?, ?, ?)',
    id,
    clock.version,
    JSON.stringify(clock),
  );
}

/** An entry as it is written: its own text, and what is to be found by. */
export interface WrittenEntry {
  readonly n: number;
  /** The ask that it answers, or whose answer it takes back. */
  readonly ask: string | null;
  readonly retracts: string | null;
  readonly text: string;
}

export const writtenEntry = (entry: Entry): WrittenEntry => ({
  n: entry.n,
  ask: entry.type === 'answer' ? entry.ask : null,
  retracts: entry.type === 'retract' ? entry.ask : null,
  text: JSON.stringify(entry),
});

export interface SnapshotText {
  readonly step: number;
  readonly n: number;
  readonly rulesVersion: string;
  readonly text: string;
}

export const snapshotText = (snapshot: Snapshot): SnapshotText => ({
  step: snapshot.step,
  n: snapshot.n,
  rulesVersion: snapshot.rulesVersion,
  text: JSON.stringify(snapshot),
});

/** Instructions that are counted on: what the seat saw when it left them stays as it was written then. */
type CountedRecord = Omit<StandingRecord, 'since' | 'rulesVersion'>;

/** The effects of entries, with all that is large as text. */
export interface WrittenEffects
  extends Pick<EntryEffects, 'rewoundTo' | 'adopted' | 'over' | 'awaits' | 'clock'> {
  readonly steps: readonly { readonly n: number; readonly step: number; readonly text: string }[];
  readonly snapshot: SnapshotText | null;
  readonly standing?: { readonly seat: Seat; readonly record: CountedRecord | null };
}

export function writtenEffects({ steps, snapshot, standing, ...effects }: EntryEffects): WrittenEffects {
  return {
    ...effects,
    steps: steps.map(({ n, step, happenings }) => ({ n, step, text: JSON.stringify(happenings) })),
    snapshot: snapshot && snapshotText(snapshot),
    ...(standing === undefined
      ? {}
      : { standing: { seat: standing.seat, record: counted(standing.record) } }),
  };
}

const counted = (record: StandingRecord | null): CountedRecord | null => {
  if (record === null) return null;
  const { since: _, rulesVersion: __, ...rest } = record;
  return rest;
};

/** The column `ask` is set for answers that stand; those taken back keep only their place in the journal. */
export function writeEntry(db: SqliteFile, id: string, { n, ask, retracts, text }: WrittenEntry): void {
  if (retracts !== null) db.run('UPDATE journal SET ask = NULL WHERE match = ? AND ask = ?', id, retracts);
  db.run('INSERT INTO journal (match, n, ask, entry) VALUES (?, ?, ?, ?)', id, n, ask, text);
}

/** 0 where there is none yet. */
export function clockVersion(db: SqliteFile, id: string): number {
  return db.get<{ version: number }>('SELECT version FROM clocks WHERE match = ?', id)?.version ?? 0;
}

/** Whether these are still the instructions that the seat has left. */
export function isCountedOn(
  db: SqliteFile,
  id: string,
  { seat, n, ticked, answered }: CountedRecord,
): boolean {
  const same =
    'SELECT 1 FROM standing WHERE match = ? AND seat = ? AND n = ? AND ticked = ? AND answered <= ?';
  return db.get(same, id, seat, n, JSON.stringify(ticked), answered) !== undefined;
}

/** Counts on what a seat has left; false where it has left something else. */
function countOn(db: SqliteFile, id: string, { seat, ticked, n, answered, halt }: CountedRecord): boolean {
  const changed = `UPDATE standing SET answered = ?, halt = ?
                   WHERE match = ? AND seat = ? AND n = ? AND ticked = ? AND answered <= ?`;
  const why = halt === null ? null : JSON.stringify(halt);
  return db.run(changed, answered, why, id, seat, n, JSON.stringify(ticked), answered) > 0;
}

const forgetStanding = (db: SqliteFile, id: string, seat: Seat): number =>
  db.run('DELETE FROM standing WHERE match = ? AND seat = ?', id, seat);

export function keepStanding(db: SqliteFile, id: string, seat: Seat, record: StandingRecord | null): void {
  if (record === null) {
    forgetStanding(db, id, seat);
    return;
  }
  // What the seat saw then is large, and does not change while it is carried on.
  if (countOn(db, id, record)) return;
  const { ticked, since, rulesVersion, n, answered, halt } = record;
  db.run(
    `INSERT OR REPLACE INTO standing (match, seat, ticked, since, rules_version, n, answered, halt)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    id,
    seat,
    JSON.stringify(ticked),
    JSON.stringify(since),
    rulesVersion,
    n,
    answered,
    halt === null ? null : JSON.stringify(halt),
  );
}

export function applyEffects(db: SqliteFile, id: string, last: number, effects: WrittenEffects): void {
  const { steps, snapshot, rewoundTo, adopted, over, standing, awaits } = effects;
  if (rewoundTo !== null) {
    db.run('UPDATE matches SET rewound = ? WHERE id = ?', last, id);
    db.run('DELETE FROM steps WHERE match = ? AND step > ?', id, rewoundTo);
    db.run('DELETE FROM snapshots WHERE match = ? AND step > ?', id, rewoundTo);
    const standing = '(SELECT coalesce(max(n), 0) FROM steps WHERE match = ?)';
    db.run(`UPDATE journal SET ask = NULL WHERE match = ? AND ask IS NOT NULL AND n > ${standing}`, id, id);
  }
  if (adopted) db.run('DELETE FROM snapshots WHERE match = ?', id);
  for (const { n, step, text } of steps)
    db.run('INSERT INTO steps (match, n, step, happenings) VALUES (?, ?, ?, ?)', id, n, step, text);
  if (snapshot !== null) keepSnapshot(db, id, snapshot);
  if (standing?.record) countOn(db, id, standing.record);
  else if (standing !== undefined) forgetStanding(db, id, standing.seat);
  if (awaits !== undefined) db.run('UPDATE matches SET awaits = ? WHERE id = ?', awaits ? 1 : 0, id);
  if (over) db.run(`UPDATE matches SET status = 'over' WHERE id = ?`, id);
}

export function keepSnapshot(
  db: SqliteFile,
  id: string,
  { step, n, rulesVersion, text }: SnapshotText,
): void {
  db.run(
    `INSERT OR REPLACE INTO snapshots (match, step, n, rules_version, snapshot) VALUES (?, ?, ?, ?, ?)`,
    id,
    step,
    n,
    rulesVersion,
    text,
  );
  db.run(
    `DELETE FROM snapshots WHERE match = ? AND step < ? AND step % ${SNAPSHOTS_KEPT.forGood} <> 0
     AND NOT (step % ${SNAPSHOTS_KEPT.fresh} = 0 AND step > ? - ${SNAPSHOTS_KEPT.freshFor})`,
    id,
    step,
    step,
  );
}
