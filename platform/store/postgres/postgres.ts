/** The store on PostgreSQL: several servers may share it, and each answer is on its disk before it is acknowledged. */
import type { Entry, Opening, Seat, Snapshot } from '@weathergage/kernel';
import type {
  BattleRecord,
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
import { PostgresLink, type PostgresOptions } from './link.ts';
import { PostgresNodes } from './nodes.ts';
import {
  BATTLE,
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
      `WITH made AS (
         INSERT INTO matches (id, opening, secret, status, created, changed, gallery, gallery_hash, gallery_delay,
           war, of_match, of_engagement, of_part, of_state, of_verdict)
         VALUES ($1, $2, $3, 'gathering', $4, $4, $5, $6, $8, $9, $10, $11, $12, $13, $14)
         ON CONFLICT (of_match, of_engagement, of_part) WHERE of_match IS NOT NULL DO NOTHING RETURNING id)
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
    await this.#link.query(
      'reseat',
      'UPDATE seats SET token_hash = $3 WHERE match = $1 AND seat = $2',
      id,
      JSON.stringify(seat),
      tokenHash,
    );
    this.#nodes.tell([id]);
  }

  async battles(match: string): ReturnType<Store['battles']> {
    const rows = await this.#link.query<{ id: string; status: MatchStatus; of: BattleRecord }>(
      'battles',
      `SELECT id, status, ${BATTLE} AS of FROM matches WHERE of_match = $1 ORDER BY created, of_part, id`,
      match,
    );
    return rows.map(({ id, status, of }) => ({ ...of, id, status }));
  }

  async settleBattle(id: string, state: 'reported' | 'dropped', verdict: string | null): Promise<void> {
    await this.#link.query(
      'settle-battle',
      `UPDATE matches SET of_state = $2, of_verdict = $3, status = CASE WHEN $2 = 'dropped' THEN 'over' ELSE status END
       WHERE id = $1 AND of_state = 'open'`,
      id,
      state,
      verdict,
    );
    this.#nodes.tell([id]);
  }

  async linkedMatches(): Promise<string[]> {
    const rows = await this.#link.query<{ id: string }>(
      'linked',
      `SELECT id FROM matches WHERE war AND status = 'playing'
       UNION SELECT of_match FROM matches WHERE of_state = 'open'
       UNION SELECT id FROM matches WHERE of_state = 'open' AND status <> 'over' ORDER BY 1`,
    );
    return rows.map(({ id }) => id);
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

  async startMatch(id: string, opening: Opening, snapshot: Snapshot): Promise<boolean> {
    const { step, n, rulesVersion } = snapshot;
    const started = await this.#link.query(
      'start',
      `WITH started AS (
         UPDATE matches SET status = 'playing', opening = $2, changed = now_ms() WHERE id = $1 AND status = 'gathering' RETURNING id)
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

  async carriedMatches(): Promise<string[]> {
    const rows = await this.#link.query<{ match: string }>(
      'carried',
      `SELECT DISTINCT standing.match FROM standing JOIN matches ON matches.id = standing.match
       WHERE standing.halt IS NULL AND matches.status = 'playing' ORDER BY standing.match`,
    );
    return rows.map(({ match }) => match);
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

  async clockedMatches(): Promise<string[]> {
    const rows = await this.#link.query<{ match: string }>(
      'clocked',
      `SELECT clocks.match FROM clocks JOIN matches ON matches.id = clocks.match
       WHERE matches.status = 'playing' ORDER BY clocks.match`,
    );
    return rows.map(({ match }) => match);
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

  async idleMatches(which: { status: MatchStatus; before: number; limit: number }): Promise<string[]> {
    const rows = await this.#link.query<{ id: string }>(
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

  async matchIds(after: string, limit: number): Promise<string[]> {
    const rows = await this.#link.query<{ id: string }>(
      'ids',
      'SELECT id FROM matches WHERE id > $1 ORDER BY id LIMIT $2',
      after,
      limit,
    );
    return rows.map(({ id }) => id);
  }

  readWhole(id: string): Promise<WholeMatch | null> {
    return this.#link.with((client) => readWhole(client, id));
  }

  async writeWhole(whole: WholeMatch): Promise<void> {
    await this.#link.with((client) => writeWhole(client, whole));
    this.#nodes.tell([whole.record.id]);
  }

  async awaitingMatches(): Promise<string[]> {
    const rows = await this.#link.query<{ id: string }>(
      'awaiting',
      `SELECT id FROM matches WHERE (status = 'playing' AND awaits)
       OR (status = 'gathering' AND NOT EXISTS (SELECT FROM seats WHERE match = id AND nonce IS NULL))
       ORDER BY id`,
    );
    return rows.map(({ id }) => id);
  }

  async witnessSecret(fresh: string): Promise<string> {
    await this.#link.query(
      'draw-key',
      'INSERT INTO witness_key (one, secret) VALUES (1, $1) ON CONFLICT DO NOTHING',
      fresh,
    );
    const [row] = await this.#link.query<{ secret: string }>('key', 'SELECT secret FROM witness_key');
    return row!.secret;
  }

  async openWitnessed(match: string, passHash: string, created: number): Promise<boolean> {
    const taken = await this.#link.query(
      'witness-match',
      `INSERT INTO witnessed_matches AS w (match, pass_hash, created, asked) VALUES ($1, $2, $3, $3)
       ON CONFLICT (match) DO UPDATE SET asked = greatest(w.asked, excluded.asked)
       WHERE w.pass_hash = excluded.pass_hash AND NOT w.forgotten RETURNING match`,
      match,
      passHash,
      created,
    );
    return taken.length === 1;
  }

  async keepWitnessed(
    match: string,
    passHash: string,
    { step, again, hash }: WitnessedHash,
    most: number,
  ): Promise<WitnessVerdict> {
    const [row] = await this.#link.query<{ verdict: WitnessVerdict }>(
      'keep-witnessed',
      'SELECT keep_witnessed($1, $2, $3, $4, $5, $6) AS verdict',
      match,
      passHash,
      step,
      again,
      hash,
      most,
    );
    return row!.verdict;
  }

  /** Whoever keeps a hash meanwhile holds the match, and after that it was asked about: it is not forgotten. */
  async forgetWitnessed(before: number): Promise<number> {
    const [row] = await this.#link.query<{ forgotten: number }>(
      'forget-witnessed',
      `WITH old AS (
         UPDATE witnessed_matches SET forgotten = true WHERE NOT forgotten AND asked < $1 RETURNING match),
       gone AS (DELETE FROM witnessed_steps s USING old WHERE s.match = old.match)
       SELECT count(*)::integer AS forgotten FROM old`,
      before,
    );
    return row!.forgotten;
  }

  async close(): Promise<void> {
    await this.#appends.allDone();
    await this.#nodes.close();
    await this.#link.close();
  }
}
