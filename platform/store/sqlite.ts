/** The store on SQLite: one file, write-ahead log, every commit synced before it is acknowledged. */
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { Entry, Halt, Opening, Seat, Snapshot } from '@weathergage/kernel';
import { GroupCommit } from './group-commit.ts';
import { migrate } from './migrations.ts';
import {
  type ClockRecord,
  type EntryEffects,
  type MatchRecord,
  type MatchStatus,
  type NewMatch,
  type SeatRecord,
  SNAPSHOTS_KEPT,
  type SnapshotMark,
  type StandingRecord,
  type StepPage,
  type Store,
} from './store.ts';

export interface SqliteOptions {
  /** The folder that holds `weathergage.db`; it is made if it is not there. */
  readonly directory: string;
  /** Opens what is there for reading alone. */
  readonly readOnly?: boolean;
  /** The size that the database may grow to; writing beyond it fails as on a full disk. */
  readonly maxBytes?: number;
}

export const DATABASE_FILE = 'weathergage.db';
const BUSY_MS = 5000;

interface MatchRow {
  id: string;
  opening: string;
  secret: string;
  status: MatchStatus;
  created: number;
  gallery: NewMatch['gallery']['access'];
  gallery_hash: string | null;
  n: number;
  rewound: number;
}

interface StandingRow {
  seat: Seat;
  ticked: string;
  since: string;
  rules_version: string;
  n: number;
  answered: number;
  halt: string | null;
}

/** The secrets of dice that are still to fall lie here: a store of our making is its owner's alone. */
function prepare(directory: string): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  closeSync(openSync(join(directory, DATABASE_FILE), 'a', 0o600));
}

export class SqliteStore implements Store {
  readonly #db: DatabaseSync;
  readonly #group: GroupCommit;
  readonly #statements = new Map<string, StatementSync>();

  constructor({ directory, readOnly = false, maxBytes }: SqliteOptions) {
    if (!readOnly) prepare(directory);
    this.#db = new DatabaseSync(join(directory, DATABASE_FILE), {
      readOnly,
      timeout: BUSY_MS,
      enableForeignKeyConstraints: true,
    });
    this.#group = new GroupCommit(this.#db);
    try {
      if (!readOnly) this.#db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
      migrate(this.#db);
      if (maxBytes !== undefined) this.#limit(maxBytes);
    } catch (error) {
      this.#db.close();
      throw error;
    }
  }

  async createMatch(match: NewMatch): Promise<void> {
    this.#transaction(() => {
      this.#run(
        `INSERT INTO matches (id, opening, secret, status, created, gallery, gallery_hash)
         VALUES (?, ?, ?, 'gathering', ?, ?, ?)`,
        match.id,
        JSON.stringify(match.opening),
        match.secret,
        match.created,
        match.gallery.access,
        match.gallery.tokenHash,
      );
      match.seats.forEach(({ seat, bot, tokenHash, nonce }, place) => {
        this.#run(
          'INSERT INTO seats (match, place, seat, bot, token_hash, nonce) VALUES (?, ?, ?, ?, ?, ?)',
          match.id,
          place,
          seat,
          bot,
          tokenHash,
          nonce,
        );
      });
    });
  }

  async findMatch(id: string): Promise<MatchRecord | null> {
    const row = this.#get<MatchRow>('SELECT * FROM matches WHERE id = ?', id);
    if (row === undefined) return null;
    const seats = this.#all<SeatRecord>(
      'SELECT seat, bot, token_hash AS tokenHash, nonce FROM seats WHERE match = ? ORDER BY place',
      id,
    );
    const { opening, gallery, gallery_hash, ...rest } = row;
    return {
      ...rest,
      opening: JSON.parse(opening) as Opening,
      gallery: { access: gallery, tokenHash: gallery_hash },
      seats: seats.map((seat) => ({ ...seat })),
    };
  }

  async lastNumber(id: string): Promise<number | null> {
    return this.#get<{ n: number }>('SELECT n FROM matches WHERE id = ?', id)?.n ?? null;
  }

  async takeSeat(id: string, seat: Seat, nonce: string): Promise<boolean> {
    const taken = 'UPDATE seats SET nonce = ? WHERE match = ? AND seat = ? AND nonce IS NULL';
    return this.#run(taken, nonce, id, seat) === 1;
  }

  async startMatch(id: string, opening: Opening, snapshot: Snapshot): Promise<boolean> {
    return this.#transaction(() => {
      const start = `UPDATE matches SET status = 'playing', opening = ? WHERE id = ? AND status = 'gathering'`;
      if (this.#run(start, JSON.stringify(opening), id) === 0) return false;
      this.#keep(id, snapshot);
      return true;
    });
  }

  async append(
    id: string,
    after: number,
    entries: readonly Entry[],
    effects: EntryEffects,
  ): Promise<{ conflict: boolean }> {
    entries.forEach((entry, i) => {
      if (entry.n !== after + i + 1) throw new Error(`entry ${entry.n} where ${after + i + 1} was due`);
    });
    return this.#group.write(() => {
      if (effects.clock !== undefined && this.#clockVersion(id) !== effects.clock) return { conflict: true };
      const last = after + entries.length;
      const claimed = this.#run('UPDATE matches SET n = ? WHERE id = ? AND n = ?', last, id, after);
      if (claimed === 0) return { conflict: true };
      for (const entry of entries) this.#write(id, entry);
      this.#apply(id, last, effects);
      return { conflict: false };
    });
  }

  async entries(id: string, after: number): Promise<Entry[]> {
    const rows = this.#all<{ entry: string }>(
      'SELECT entry FROM journal WHERE match = ? AND n > ? ORDER BY n',
      id,
      after,
    );
    return rows.map(({ entry }) => JSON.parse(entry) as Entry);
  }

  async lastAnswer(id: string, seat: Seat, ask: string): Promise<{ answer: unknown } | null> {
    const row = this.#get<{ entry: string }>(
      'SELECT entry FROM journal WHERE match = ? AND ask = ? ORDER BY n DESC LIMIT 1',
      id,
      ask,
    );
    if (row === undefined) return null;
    const entry = JSON.parse(row.entry) as Extract<Entry, { type: 'answer' }>;
    return entry.seat === seat ? { answer: entry.answer } : null;
  }

  async steps(
    id: string,
    { after, before = Number.MAX_SAFE_INTEGER, limit }: { after: number; before?: number; limit: number },
  ): Promise<StepPage> {
    const range = 'FROM steps WHERE match = ? AND n > ? AND n < ?';
    const rows = this.#all<{ n: number; step: number; happenings: string }>(
      `SELECT n, step, happenings ${range} ORDER BY n DESC LIMIT ?`,
      id,
      after,
      before,
      limit,
    );
    const all =
      rows.length < limit
        ? rows.length
        : this.#get<{ c: number }>(`SELECT count(*) AS c ${range}`, id, after, before)!.c;
    const steps = rows.reverse().map((row) => ({ ...row, happenings: JSON.parse(row.happenings) }));
    return { steps, earlier: all - rows.length };
  }

  async snapshotMarks(id: string): Promise<SnapshotMark[]> {
    const rows = this.#all<SnapshotMark>(
      'SELECT step, n, rules_version AS rulesVersion FROM snapshots WHERE match = ? ORDER BY step DESC',
      id,
    );
    return rows.map((row) => ({ ...row }));
  }

  async snapshot(id: string, step: number): Promise<Snapshot | null> {
    const row = this.#get<{ snapshot: string }>(
      'SELECT snapshot FROM snapshots WHERE match = ? AND step = ?',
      id,
      step,
    );
    return row === undefined ? null : (JSON.parse(row.snapshot) as Snapshot);
  }

  async keepStanding(id: string, seat: Seat, record: StandingRecord | null): Promise<void> {
    await this.#group.write(() => this.#stand(id, seat, record));
  }

  async standing(id: string): Promise<StandingRecord[]> {
    const rows = this.#all<StandingRow>('SELECT * FROM standing WHERE match = ? ORDER BY seat', id);
    return rows.map(({ seat, ticked, since, rules_version, n, answered, halt }) => ({
      seat,
      ticked: JSON.parse(ticked) as string[],
      since: JSON.parse(since) as unknown,
      rulesVersion: rules_version,
      n,
      answered,
      halt: halt === null ? null : (JSON.parse(halt) as Halt),
    }));
  }

  async carriedMatches(): Promise<string[]> {
    const rows = this.#all<{ match: string }>(
      `SELECT DISTINCT standing.match FROM standing JOIN matches ON matches.id = standing.match
       WHERE standing.halt IS NULL AND matches.status = 'playing' ORDER BY standing.match`,
    );
    return rows.map(({ match }) => match);
  }

  async clock(id: string): Promise<ClockRecord | null> {
    const row = this.#get<{ clock: string }>('SELECT clock FROM clocks WHERE match = ?', id);
    return row === undefined ? null : (JSON.parse(row.clock) as ClockRecord);
  }

  async keepClock(id: string, clock: ClockRecord): Promise<boolean> {
    const { version } = clock;
    return this.#group.write(() => {
      if (this.#clockVersion(id) !== version - 1) return false;
      this.#run(
        'INSERT OR REPLACE INTO clocks (match, version, clock) VALUES (?, ?, ?)',
        id,
        version,
        JSON.stringify(clock),
      );
      return true;
    });
  }

  async clockedMatches(): Promise<string[]> {
    const rows = this.#all<{ match: string }>(
      `SELECT clocks.match FROM clocks JOIN matches ON matches.id = clocks.match
       WHERE matches.status = 'playing' ORDER BY clocks.match`,
    );
    return rows.map(({ match }) => match);
  }

  async close(): Promise<void> {
    if (this.#db.isOpen) this.#group.flush();
    this.#statements.clear();
    if (this.#db.isOpen) this.#db.close();
  }

  /** The column `ask` is set for answers that stand; those taken back keep only their place in the journal. */
  #write(id: string, entry: Entry): void {
    if (entry.type === 'retract')
      this.#run('UPDATE journal SET ask = NULL WHERE match = ? AND ask = ?', id, entry.ask);
    this.#run(
      'INSERT INTO journal (match, n, ask, entry) VALUES (?, ?, ?, ?)',
      id,
      entry.n,
      entry.type === 'answer' ? entry.ask : null,
      JSON.stringify(entry),
    );
  }

  /** 0 where there is none yet. */
  #clockVersion(id: string): number {
    return this.#get<{ version: number }>('SELECT version FROM clocks WHERE match = ?', id)?.version ?? 0;
  }

  #stand(id: string, seat: Seat, record: StandingRecord | null): void {
    if (record === null) {
      this.#run('DELETE FROM standing WHERE match = ? AND seat = ?', id, seat);
      return;
    }
    const { ticked, since, rulesVersion, n, answered, halt } = record;
    const counted = `UPDATE standing SET answered = ?, halt = ?
                     WHERE match = ? AND seat = ? AND n = ? AND ticked = ? AND answered <= ?`;
    const written = JSON.stringify(ticked);
    const why = halt === null ? null : JSON.stringify(halt);
    // What the seat saw then is large, and does not change while it is carried on.
    if (this.#run(counted, answered, why, id, seat, n, written, answered) > 0) return;
    this.#run(
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

  #apply(id: string, last: number, effects: EntryEffects): void {
    const { steps, snapshot, rewoundTo, adopted, over, standing } = effects;
    if (rewoundTo !== null) {
      this.#run('UPDATE matches SET rewound = ? WHERE id = ?', last, id);
      this.#run('DELETE FROM steps WHERE match = ? AND step > ?', id, rewoundTo);
      this.#run('DELETE FROM snapshots WHERE match = ? AND step > ?', id, rewoundTo);
      const standing = '(SELECT coalesce(max(n), 0) FROM steps WHERE match = ?)';
      this.#run(
        `UPDATE journal SET ask = NULL WHERE match = ? AND ask IS NOT NULL AND n > ${standing}`,
        id,
        id,
      );
    }
    if (adopted) this.#run('DELETE FROM snapshots WHERE match = ?', id);
    for (const { n, step, happenings } of steps)
      this.#run(
        'INSERT INTO steps (match, n, step, happenings) VALUES (?, ?, ?, ?)',
        id,
        n,
        step,
        JSON.stringify(happenings),
      );
    if (snapshot !== null) this.#keep(id, snapshot);
    if (standing !== undefined) this.#stand(id, standing.seat, standing.record);
    if (over) this.#run(`UPDATE matches SET status = 'over' WHERE id = ?`, id);
  }

  #keep(id: string, snapshot: Snapshot): void {
    const { step, n, rulesVersion } = snapshot;
    this.#run(
      `INSERT OR REPLACE INTO snapshots (match, step, n, rules_version, snapshot) VALUES (?, ?, ?, ?, ?)`,
      id,
      step,
      n,
      rulesVersion,
      JSON.stringify(snapshot),
    );
    this.#run(
      `DELETE FROM snapshots WHERE match = ? AND step < ? AND step % ${SNAPSHOTS_KEPT.forGood} <> 0
       AND NOT (step % ${SNAPSHOTS_KEPT.fresh} = 0 AND step > ? - ${SNAPSHOTS_KEPT.freshFor})`,
      id,
      step,
      step,
    );
  }

  #limit(maxBytes: number): void {
    const { page_size } = this.#db.prepare('PRAGMA page_size').get() as { page_size: number };
    this.#db.exec(`PRAGMA max_page_count = ${Math.max(1, Math.floor(maxBytes / page_size))}`);
  }

  #transaction<R>(work: () => R): R {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.#db.exec('COMMIT');
      return result;
    } catch (error) {
      // A full disk or an I/O error may have rolled back already.
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  #prepared(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (statement === undefined) {
      statement = this.#db.prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }

  #run(sql: string, ...values: SQLInputValue[]): number {
    return Number(this.#prepared(sql).run(...values).changes);
  }

  #get<Row>(sql: string, ...values: SQLInputValue[]): Row | undefined {
    return this.#prepared(sql).get(...values) as Row | undefined;
  }

  #all<Row>(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.#prepared(sql).all(...values) as Row[];
  }
}
