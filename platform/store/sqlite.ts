/** The store on SQLite: one file, write-ahead log, every commit synced before it is acknowledged. */
import type { Entry, Opening, Seat, Snapshot } from '@weathergage/kernel';
import { SqliteFile, type SqliteOptions } from './sqlite-file.ts';
import { matchRecord, standingRecords } from './sqlite-rows.ts';
import { readWhole, writeWhole } from './sqlite-whole.ts';
import { forgetHashes, keepHash, ownSecret, takeOn, waitingForWitness } from './sqlite-witness.ts';
import {
  applyEffects,
  clockVersion,
  isCountedOn,
  keepClock,
  keepSnapshot,
  keepStanding,
  writeEntry,
  writeMatch,
} from './sqlite-writes.ts';
import type {
  ClockRecord,
  EntryEffects,
  MatchRecord,
  MatchStatus,
  NewMatch,
  SnapshotMark,
  StandingRecord,
  StepPage,
  Store,
  StoreEars,
  WholeMatch,
  WitnessedHash,
  WitnessVerdict,
} from './store.ts';

export class SqliteStore implements Store {
  readonly shared: boolean;
  readonly #db: SqliteFile;

  constructor(options: SqliteOptions) {
    this.shared = options.sole !== true;
    this.#db = new SqliteFile(options);
  }

  async createMatch(match: NewMatch): Promise<void> {
    await this.#db.together(() => writeMatch(this.#db, match));
  }

  async findMatch(id: string): Promise<MatchRecord | null> {
    return matchRecord(this.#db, id);
  }

  async lastNumber(id: string): Promise<number | null> {
    return this.#db.get<{ n: number }>('SELECT n FROM matches WHERE id = ?', id)?.n ?? null;
  }

  async takeSeat(id: string, seat: Seat, nonce: string): Promise<boolean> {
    const taken = 'UPDATE seats SET nonce = ? WHERE match = ? AND seat = ? AND nonce IS NULL';
    return this.#db.together(() => {
      if (this.#db.run(taken, nonce, id, seat) === 0) return false;
      this.#db.run('UPDATE matches SET changed = ? WHERE id = ?', Date.now(), id);
      return true;
    });
  }

  async startMatch(id: string, opening: Opening, snapshot: Snapshot): Promise<boolean> {
    return this.#db.together(() => {
      const start = `UPDATE matches SET status = 'playing', opening = ?, changed = ?
                     WHERE id = ? AND status = 'gathering'`;
      if (this.#db.run(start, JSON.stringify(opening), Date.now(), id) === 0) return false;
      keepSnapshot(this.#db, id, snapshot);
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
    return this.#db.together(() => {
      if (effects.clock !== undefined && clockVersion(this.#db, id) !== effects.clock)
        return { conflict: true };
      if (effects.standing?.record && !isCountedOn(this.#db, id, effects.standing.record))
        return { conflict: true };
      const last = after + entries.length;
      const claim = 'UPDATE matches SET n = ?, changed = ? WHERE id = ? AND n = ?';
      const claimed = this.#db.run(claim, last, Date.now(), id, after);
      if (claimed === 0) return { conflict: true };
      for (const entry of entries) writeEntry(this.#db, id, entry);
      applyEffects(this.#db, id, last, effects);
      return { conflict: false };
    });
  }

  async entries(id: string, after: number): Promise<Entry[]> {
    const rows = this.#db.all<{ entry: string }>(
      'SELECT entry FROM journal WHERE match = ? AND n > ? ORDER BY n',
      id,
      after,
    );
    return rows.map(({ entry }) => JSON.parse(entry) as Entry);
  }

  async lastAnswer(id: string, seat: Seat, ask: string): Promise<{ answer: unknown } | null> {
    const row = this.#db.get<{ entry: string }>(
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
    const rows = this.#db.all<{ n: number; step: number; happenings: string }>(
      `SELECT n, step, happenings ${range} ORDER BY n DESC LIMIT ?`,
      id,
      after,
      before,
      limit,
    );
    const all =
      rows.length < limit
        ? rows.length
        : this.#db.get<{ c: number }>(`SELECT count(*) AS c ${range}`, id, after, before)!.c;
    const steps = rows.reverse().map((row) => ({ ...row, happenings: JSON.parse(row.happenings) }));
    return { steps, earlier: all - rows.length };
  }

  async snapshotMarks(id: string): Promise<SnapshotMark[]> {
    const rows = this.#db.all<SnapshotMark>(
      'SELECT step, n, rules_version AS rulesVersion FROM snapshots WHERE match = ? ORDER BY step DESC',
      id,
    );
    return rows.map((row) => ({ ...row }));
  }

  async snapshot(id: string, step: number): Promise<Snapshot | null> {
    const row = this.#db.get<{ snapshot: string }>(
      'SELECT snapshot FROM snapshots WHERE match = ? AND step = ?',
      id,
      step,
    );
    return row === undefined ? null : (JSON.parse(row.snapshot) as Snapshot);
  }

  async keepStanding(id: string, seat: Seat, record: StandingRecord | null): Promise<void> {
    await this.#db.together(() => keepStanding(this.#db, id, seat, record));
  }

  async standing(id: string): Promise<StandingRecord[]> {
    return standingRecords(this.#db, id);
  }

  async carriedMatches(): Promise<string[]> {
    const rows = this.#db.all<{ match: string }>(
      `SELECT DISTINCT standing.match FROM standing JOIN matches ON matches.id = standing.match
       WHERE standing.halt IS NULL AND matches.status = 'playing' ORDER BY standing.match`,
    );
    return rows.map(({ match }) => match);
  }

  async clock(id: string): Promise<ClockRecord | null> {
    const row = this.#db.get<{ clock: string }>('SELECT clock FROM clocks WHERE match = ?', id);
    return row === undefined ? null : (JSON.parse(row.clock) as ClockRecord);
  }

  async keepClock(id: string, clock: ClockRecord): Promise<boolean> {
    const { version } = clock;
    return this.#db.together(() => {
      if (clockVersion(this.#db, id) !== version - 1) return false;
      keepClock(this.#db, id, clock);
      return true;
    });
  }

  async clockedMatches(): Promise<string[]> {
    const rows = this.#db.all<{ match: string }>(
      `SELECT clocks.match FROM clocks JOIN matches ON matches.id = clocks.match
       WHERE matches.status = 'playing' ORDER BY clocks.match`,
    );
    return rows.map(({ match }) => match);
  }

  async idleMatches(which: { status: MatchStatus; before: number; limit: number }): Promise<string[]> {
    const rows = this.#db.all<{ id: string }>(
      'SELECT id FROM matches WHERE status = ? AND changed < ? ORDER BY changed, id LIMIT ?',
      which.status,
      which.before,
      which.limit,
    );
    return rows.map(({ id }) => id);
  }

  /** Nobody else writes to it: there is nothing to hear, and all is this server's. */
  async join({ inherit }: StoreEars): Promise<void> {
    const all = new Set([
      ...(await this.clockedMatches()),
      ...(await this.carriedMatches()),
      ...(await this.awaitingMatches()),
    ]);
    inherit([...all], true);
  }

  async tend(): Promise<boolean> {
    return true;
  }

  async matchIds(after: string, limit: number): Promise<string[]> {
    const rows = this.#db.all<{ id: string }>(
      'SELECT id FROM matches WHERE id > ? ORDER BY id LIMIT ?',
      after,
      limit,
    );
    return rows.map(({ id }) => id);
  }

  async deleteMatch(id: string, unchangedSince: number): Promise<boolean> {
    return this.#db.together(
      () => this.#db.run('DELETE FROM matches WHERE id = ? AND changed < ?', id, unchangedSince) === 1,
    );
  }

  async probe(): Promise<void> {
    await this.#db.together(() => {
      this.#db.run('INSERT OR REPLACE INTO probe (only, at) VALUES (1, ?)', Date.now());
    });
  }

  async readWhole(id: string): Promise<WholeMatch | null> {
    return readWhole(this.#db, id);
  }

  async writeWhole(whole: WholeMatch): Promise<void> {
    await this.#db.together(() => writeWhole(this.#db, whole));
  }

  /** For a store that is to be one file and nothing beside it. */
  async gather(): Promise<void> {
    await this.#db.gather();
  }

  async awaitingMatches(): Promise<string[]> {
    return waitingForWitness(this.#db);
  }

  async witnessSecret(fresh: string): Promise<string> {
    return this.#db.together(() => ownSecret(this.#db, fresh));
  }

  async openWitnessed(match: string, passHash: string, created: number): Promise<boolean> {
    return this.#db.together(() => takeOn(this.#db, match, passHash, created));
  }

  async keepWitnessed(
    match: string,
    passHash: string,
    hash: WitnessedHash,
    most: number,
  ): Promise<WitnessVerdict> {
    return this.#db.together(() => keepHash(this.#db, match, passHash, hash, most));
  }

  async forgetWitnessed(before: number): Promise<number> {
    return this.#db.together(() => forgetHashes(this.#db, before));
  }

  async close(): Promise<void> {
    await this.#db.close();
  }
}
