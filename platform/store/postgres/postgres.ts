/** The store on PostgreSQL: several servers may share it, and each answer is on its disk before it is acknowledged. */
import type { Entry, Opening, Seat, Snapshot } from '@weathergage/kernel';
import type {
  ClockRecord,
  EntryEffects,
  MatchRecord,
  MatchStatus,
  NewMatch,
  NodeRole,
  PresenceRecord,
  SnapshotMark,
  StandingRecord,
  StepPage,
  StepRecord,
  Store,
  StoreEars,
  TalkRecord,
  WholeMatch,
  WitnessedHash,
  WitnessVerdict,
} from '../store.ts';
import { Appends } from './appends.ts';
import { battlesOf, reseat, settleBattle } from './battles.ts';
import { PostgresLink, type PostgresOptions } from './link.ts';
import {
  awaitingMatches,
  carriedMatches,
  clockedMatches,
  idleMatches,
  linkedMatches,
  matchIds,
} from './lists.ts';
import { PostgresNodes } from './nodes.ts';
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
import { addTalk, talkRecords } from './talk.ts';
import { readWhole, writeWhole } from './whole.ts';
import { forgetWitnessed, keepWitnessed, openWitnessed, witnessSecret } from './witness.ts';

/** The largest whole number that the database counts steps and entries with. */
const LAST = 2 ** 31 - 1;

export class PostgresStore implements Store {
  readonly shared = true;
  readonly #link: PostgresLink;
  readonly #appends: Appends;
  readonly #nodes: PostgresNodes;

  private constructor(link: PostgresLink) {
    this.#link = link;
    this.#nodes = new PostgresNodes(link);
    this.#appends = new Appends(link, (matches) => this.#nodes.tell(matches));
  }

  static async open(options: PostgresOptions): Promise<PostgresStore> {
    return new PostgresStore(await PostgresLink.open(options));
  }

  async createMatch(match: NewMatch): Promise<boolean> {
    const seats = match.seats.map((seat, place) => ({ place, ...seatRow(seat) }));
    const made = await this.#link.query(
      'create',
      `WITH place AS (
         INSERT INTO battle_places (match, engagement, part, battle)
         SELECT $10, $11, $12::integer, $1 WHERE $10::text IS NOT NULL ON CONFLICT DO NOTHING RETURNING battle),
       made AS (
         INSERT INTO matches (id, opening, secret, status, created, changed, gallery, gallery_hash, gallery_delay,
           war, of_match, of_engagement, of_part, of_state, of_verdict)
         SELECT $1, $2, $3, 'gathering', $4::bigint, $4, $5, $6, $8::integer, $9::boolean, $10, $11, $12, $13, $14
         WHERE $10 IS NULL OR EXISTS (SELECT FROM place) RETURNING id)
       INSERT INTO seats (match, place, seat, bot, token_hash, nonce)
       SELECT made.id, s.place, s.seat, s.bot, s.token_hash, s.nonce FROM made,
         json_to_recordset($7) AS s(place integer, seat text, bot text, token_hash text, nonce text)
       RETURNING match`,
      match.id,
      JSON.stringify(match.opening),
      match.secret,
      match.created,
      match.gallery.access,
      match.gallery.tokenHash,
      JSON.stringify(seats),
      match.gallery.delay ?? 0,
      ...linkColumns(match),
    );
    return made.length > 0;
  }

  async reseat(id: string, seat: Seat, tokenHash: string): Promise<void> {
    await reseat(this.#link, id, seat, tokenHash);
    this.#nodes.tell([id]);
  }

  battles(match: string): ReturnType<Store['battles']> {
    return battlesOf(this.#link, match);
  }

  async settleBattle(id: string, state: 'reported' | 'dropped', verdict: string | null): Promise<void> {
    await settleBattle(this.#link, id, state, verdict);
    this.#nodes.tell([id]);
  }

  linkedMatches(): Promise<string[]> {
    return linkedMatches(this.#link);
  }

  async findMatch(id: string): Promise<MatchRecord | null> {
    const [row] = await this.#link.query<MatchRow>('find', FIND_MATCH, id);
    return row === undefined ? null : matchRecord(row);
  }

  async lastNumber(id: string): Promise<number | null> {
    const [row] = await this.#link.query<{ n: number }>('last', 'SELECT n FROM matches WHERE id = $1', id);
    return row?.n ?? null;
  }

  async takeSeat(id: string, seat: Seat, nonce: string): Promise<boolean> {
    const taken = await this.#link.query(
      'take',
      `WITH taken AS (
         UPDATE seats SET nonce = $3 WHERE match = $1 AND seat = $2 AND nonce IS NULL RETURNING match)
       UPDATE matches SET changed = now_ms() FROM taken WHERE id = taken.match RETURNING id`,
      id,
      JSON.stringify(seat),
      JSON.stringify(nonce),
    );
    this.#nodes.tell([id]);
    return taken.length === 1;
  }

  async startMatch(
    id: string,
    opening: Opening,
    snapshot: Snapshot,
    gone: readonly Seat[] = [],
  ): Promise<boolean> {
    const { step, n, rulesVersion } = snapshot;
    const started = await this.#link.query(
      'start',
      `WITH started AS (
         UPDATE matches SET status = 'playing', opening = $2, changed = now_ms() WHERE id = $1 AND status = 'gathering' RETURNING id),
       joined AS (
         DELETE FROM seats USING started WHERE seats.match = started.id AND seats.seat = ANY($7::text[]))
       INSERT INTO snapshots (match, step, n, rules_version, snapshot)
       SELECT id, $3, $4, $5, $6 FROM started
       ON CONFLICT (match, step) DO UPDATE
       SET n = excluded.n, rules_version = excluded.rules_version, snapshot = excluded.snapshot
       RETURNING step`,
      id,
      JSON.stringify(opening),
      step,
      n,
      rulesVersion,
      JSON.stringify(snapshot),
      gone.map((seat) => JSON.stringify(seat)),
    );
    this.#nodes.tell([id]);
    return started.length === 1;
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
    return this.#appends.append(id, after, entries, effects);
  }

  async entries(id: string, after: number): Promise<Entry[]> {
    const rows = await this.#link.query<{ entry: string }>(
      'entries',
      'SELECT entry FROM journal WHERE match = $1 AND n > $2 ORDER BY n',
      id,
      after,
    );
    return rows.map(({ entry }) => JSON.parse(entry) as Entry);
  }

  async lastAnswer(id: string, seat: Seat, ask: string): Promise<{ answer: unknown } | null> {
    const [row] = await this.#link.query<{ entry: string }>(
      'answer',
      'SELECT entry FROM journal WHERE match = $1 AND ask = $2 ORDER BY n DESC LIMIT 1',
      id,
      JSON.stringify(ask),
    );
    if (row === undefined) return null;
    const entry = JSON.parse(row.entry) as Extract<Entry, { type: 'answer' }>;
    return entry.seat === seat ? { answer: entry.answer } : null;
  }

  async steps(
    id: string,
    { after, before = LAST, limit }: { after: number; before?: number; limit: number },
  ): Promise<StepPage> {
    const range = [id, Math.min(after, LAST), Math.min(before, LAST)];
    const where = 'FROM steps WHERE match = $1 AND n > $2 AND n < $3';
    const rows = await this.#link.query<{ n: number; step: number; happenings: string }>(
      'steps',
      `SELECT n, step, happenings ${where} ORDER BY n DESC LIMIT $4`,
      ...range,
      limit,
    );
    const all =
      rows.length < limit
        ? rows.length
        : (
            await this.#link.query<{ c: number }>(
              'steps-all',
              `SELECT count(*)::integer AS c ${where}`,
              ...range,
            )
          )[0]!.c;
    const steps = rows
      .reverse()
      .map((row) => ({ ...row, happenings: JSON.parse(row.happenings) as StepRecord['happenings'] }));
    return { steps, earlier: all - rows.length };
  }

  async snapshotMarks(id: string): Promise<SnapshotMark[]> {
    return this.#link.query<SnapshotMark>(
      'marks',
      `SELECT step, n, rules_version AS "rulesVersion" FROM snapshots WHERE match = $1 ORDER BY step DESC`,
      id,
    );
  }

  async snapshot(id: string, step: number): Promise<Snapshot | null> {
    const [row] = await this.#link.query<{ snapshot: string }>(
      'snapshot',
      'SELECT snapshot FROM snapshots WHERE match = $1 AND step = $2',
      id,
      step,
    );
    return row === undefined ? null : (JSON.parse(row.snapshot) as Snapshot);
  }

  async keepStanding(id: string, seat: Seat, record: StandingRecord | null): Promise<void> {
    await this.#link.query(
      'keep-standing',
      'SELECT keep_standing($1, $2, $3)',
      id,
      JSON.stringify(seat),
      record === null ? null : JSON.stringify(standingColumns(record)),
    );
    this.#nodes.tell([id]);
  }

  async standing(id: string): Promise<StandingRecord[]> {
    const rows = await this.#link.query<StandingRow>(
      'standing',
      'SELECT seat, ticked, since, rules_version, n, answered, halt FROM standing WHERE match = $1 ORDER BY seat',
      id,
    );
    return rows.map(standingRecord);
  }

  carriedMatches(): Promise<string[]> {
    return carriedMatches(this.#link);
  }

  async clock(id: string): Promise<ClockRecord | null> {
    const [row] = await this.#link.query<{ clock: string }>(
      'clock',
      'SELECT clock FROM clocks WHERE match = $1',
      id,
    );
    return row === undefined ? null : (JSON.parse(row.clock) as ClockRecord);
  }

  async keepClock(id: string, clock: ClockRecord): Promise<boolean> {
    const [row] = await this.#link.query<{ kept: boolean }>(
      'keep-clock',
      'SELECT keep_clock($1, $2, $3) AS kept',
      id,
      clock.version,
      JSON.stringify(clock),
    );
    if (row!.kept) this.#nodes.tell([id]);
    return row!.kept;
  }

  clockedMatches(): Promise<string[]> {
    return clockedMatches(this.#link);
  }

  keepPresence(id: string, here: PresenceRecord): Promise<void> {
    return this.#nodes.keepPresence(id, here);
  }

  presenceElsewhere(id: string): Promise<PresenceRecord[]> {
    return this.#nodes.presenceElsewhere(id);
  }

  async addTalk(id: string, talk: TalkRecord, most: number): Promise<boolean> {
    const isKept = await addTalk(this.#link, id, talk, most);
    if (isKept) this.#nodes.tell([id]);
    return isKept;
  }

  talk(id: string, after = 0): Promise<TalkRecord[]> {
    return talkRecords(this.#link, id, after);
  }

  idleMatches(which: { status: MatchStatus; before: number; limit: number }): Promise<string[]> {
    return idleMatches(this.#link, which);
  }

  async deleteMatch(id: string, unchangedSince: number): Promise<boolean> {
    const rows = await this.#link.query(
      'delete',
      'DELETE FROM matches WHERE id = $1 AND changed < $2 RETURNING id',
      id,
      unchangedSince,
    );
    if (rows.length > 0) this.#nodes.tell([id]);
    return rows.length === 1;
  }

  async probe(): Promise<void> {
    await this.#link.query(
      'probe',
      `INSERT INTO probe (one, at) VALUES (1, now_ms()) ON CONFLICT (one) DO UPDATE SET at = excluded.at`,
    );
  }

  join(ears: StoreEars, role: NodeRole = 'server'): Promise<void> {
    return this.#nodes.join(ears, role);
  }

  mayTidy(): Promise<boolean> {
    return this.#nodes.mayTidy();
  }

  tend(id: string, force = false): Promise<boolean> {
    return this.#nodes.tend(id, force);
  }

  matchIds(after: string, limit: number): Promise<string[]> {
    return matchIds(this.#link, after, limit);
  }

  readWhole(id: string): Promise<WholeMatch | null> {
    return this.#link.with((client) => readWhole(client, id));
  }

  async writeWhole(whole: WholeMatch): Promise<void> {
    await this.#link.with((client) => writeWhole(client, whole));
    this.#nodes.tell([whole.record.id]);
  }

  awaitingMatches(): Promise<string[]> {
    return awaitingMatches(this.#link);
  }

  witnessSecret(fresh: string): Promise<string> {
    return witnessSecret(this.#link, fresh);
  }

  openWitnessed(match: string, passHash: string, created: number): Promise<boolean> {
    return openWitnessed(this.#link, match, passHash, created);
  }

  keepWitnessed(match: string, passHash: string, hash: WitnessedHash, most: number): Promise<WitnessVerdict> {
    return keepWitnessed(this.#link, match, passHash, hash, most);
  }

  forgetWitnessed(before: number): Promise<number> {
    return forgetWitnessed(this.#link, before);
  }

  async close(): Promise<void> {
    await this.#appends.allDone();
    await this.#nodes.close();
    await this.#link.close();
  }
}
