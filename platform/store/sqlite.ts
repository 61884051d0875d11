/** The store on SQLite: one file, write-ahead log, every commit synced before it is acknowledged. */
import type { Entry, Opening, Seat, Snapshot } from '@weathergage/kernel';
import { battlesIn, linkedMatches } from './sqlite-battles.ts';
import { SqliteFile, type SqliteOptions } from './sqlite-file.ts';
import type { SqliteWriter } from './sqlite-jobs.ts';
import { matchRecord, standingRecords } from './sqlite-rows.ts';
import { talkRecords } from './sqlite-talk.ts';
import { readWhole } from './sqlite-whole.ts';
import { waitingForWitness } from './sqlite-witness.ts';
import { snapshotText, writtenEffects, writtenEntry } from './sqlite-writes.ts';
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
  TalkRecord,
  WholeMatch,
  WitnessedHash,
  WitnessVerdict,
} from './store.ts';
import { WriterHere } from './writer-here.ts';
import { WriterThread } from './writer-thread.ts';

export class SqliteStore implements Store {
  readonly shared: boolean;
  readonly #db: SqliteFile;
  readonly #writer: SqliteWriter;

  constructor(options: SqliteOptions) {
    this.shared = options.sole !== true;
    this.#db = new SqliteFile(options);
    const { thread = false } = options;
    if (thread === false) this.#writer = new WriterHere(this.#db);
    else this.#writer = new WriterThread(options, thread === true ? undefined : thread);
  }

  async createMatch(match: NewMatch): Promise<boolean> {
    return this.#writer.write('createMatch', match);
  }

  async reseat(id: string, seat: Seat, tokenHash: string): Promise<void> {
    await this.#writer.write('reseat', id, seat, tokenHash);
  }

  async battles(match: string): ReturnType<Store['battles']> {
    return battlesIn(this.#db, match);
  }

  async settleBattle(id: string, state: 'reported' | 'dropped', verdict: string | null): Promise<void> {
    await this.#writer.write('settleBattle', id, state, verdict);
  }

  async linkedMatches(): Promise<string[]> {
    return linkedMatches(this.#db);
  }

  async findMatch(id: string): Promise<MatchRecord | null> {
    return matchRecord(this.#db, id);
  }

  async lastNumber(id: string): Promise<number | null> {
    return this.#db.get<{ n: number }>('SELECT n FROM matches WHERE id = ?', id)?.n ?? null;
  }

  async takeSeat(id: string, seat: Seat, nonce: string): Promise<boolean> {
    return this.#writer.write('takeSeat', id, seat, nonce);
  }

  async startMatch(
    id: string,
    opening: Opening,
    snapshot: Snapshot,
    gone: readonly Seat[] = [],
  ): Promise<boolean> {
    return this.#writer.write('startMatch', id, JSON.stringify(opening), snapshotText(snapshot), gone);
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
    const written = entries.map(writtenEntry);
    const isTaken = await this.#writer.write('append', id, after, written, writtenEffects(effects));
    return { conflict: !isTaken };
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
    await this.#writer.write('keepStanding', id, seat, record);
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
    return this.#writer.write('keepNextClock', id, clock);
  }

  async clockedMatches(): Promise<string[]> {
    const rows = this.#db.all<{ match: string }>(
      `SELECT clocks.match FROM clocks JOIN matches ON matches.id = clocks.match
       WHERE matches.status = 'playing' ORDER BY clocks.match`,
    );
    return rows.map(({ match }) => match);
  }

  /** One server to a file: there is nobody else to know. */
  async keepPresence(): Promise<void> {}

  async presenceElsewhere(): Promise<[]> {
    return [];
  }

  async addTalk(id: string, talk: TalkRecord, most: number): Promise<boolean> {
    return this.#writer.write('addTalk', id, talk, most);
  }

  async talk(id: string, after = 0): Promise<TalkRecord[]> {
    return talkRecords(this.#db, id, after);
  }

  async idleMatches(which: { status: MatchStatus; before: number; limit: number }): Promise<string[]> {
    const rows = this.#db.all<{ id: string }>(
      `SELECT id FROM matches m WHERE status = ? AND changed < ?
         AND NOT EXISTS (SELECT 1 FROM matches w WHERE w.id = m.of_match)
         AND NOT EXISTS (SELECT 1 FROM matches b WHERE b.of_match = m.id AND b.of_state = 'open' AND b.changed >= ?)
       ORDER BY changed, id LIMIT ?`,
      which.status,
      which.before,
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
      ...(await this.linkedMatches()),
    ]);
    inherit([...all], true);
  }

  async tend(): Promise<boolean> {
    return true;
  }

  async mayTidy(): Promise<boolean> {
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
    return this.#writer.write('deleteMatch', id, unchangedSince);
  }

  async probe(): Promise<void> {
    await this.#writer.write('probe');
  }

  async readWhole(id: string): Promise<WholeMatch | null> {
    return readWhole(this.#db, id);
  }

  async writeWhole(whole: WholeMatch): Promise<void> {
    await this.#writer.write('writeWhole', whole);
  }

  /** For a store that is to be one file and nothing beside it. */
  async gather(): Promise<void> {
    await this.#db.gather();
  }

  async awaitingMatches(): Promise<string[]> {
    return waitingForWitness(this.#db);
  }

  async witnessSecret(fresh: string): Promise<string> {
    return this.#writer.write('ownSecret', fresh);
  }

  async openWitnessed(match: string, passHash: string, created: number): Promise<boolean> {
    return this.#writer.write('takeOn', match, passHash, created);
  }

  async keepWitnessed(
    match: string,
    passHash: string,
    hash: WitnessedHash,
    most: number,
  ): Promise<WitnessVerdict> {
    return this.#writer.write('keepHash', match, passHash, hash, most);
  }

  async forgetWitnessed(before: number): Promise<number> {
    return this.#writer.write('forgetHashes', before);
  }

  async close(): Promise<void> {
    await this.#writer.close();
    await this.#db.close();
  }
}
