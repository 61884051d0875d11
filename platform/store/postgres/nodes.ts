/**
 * Several servers on one database. Each match that something is done in by itself has one of them for its home; a server
 * shows every second that it lives, and what had its home at one that does so no more is shared out among the others.
 * One writes, the rest hear of it: by NOTIFY after the commit, for a commit that notifies holds up all others that do.
 *
 * No queue of jobs: what is to be done can be read from the match, each thought would cost three writes more, and that it
 * is never done twice is seen to by the number an append expects.
 */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { StoreEars } from '../store.ts';
import type { PostgresLink } from './link.ts';

/** Who has missed so many beats is dead. */
const MISSED = 4;
const AGAIN_MS = 300;
/** Matches taken over at once; another server takes its share meanwhile. */
const SHARE = 50;
/** A match between a person and a machine that nobody has touched for so long is left until somebody does. */
const ASLEEP_MS = 24 * 3600 * 1000;
/** The database takes up to 8000 bytes of one notice. */
const NOTICE = 7000;

export class PostgresNodes {
  readonly #link: PostgresLink;
  readonly #node = randomBytes(9).toString('base64url');
  readonly #channel: string;
  readonly #deadMs: number;
  /** A query for all that live. */
  readonly #living: string;
  #ears: StoreEars | null = null;
  #listening: pg.Client | null = null;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;
  /** Whether anybody else is there to be told. */
  #hasPeers = true;
  /** What was written since the last beat without being told, and what in the beat before it. */
  #untold = new Set<string>();
  #before = new Set<string>();
  #telling: Promise<void> | null = null;
  /** When it last showed itself: a server that was itself away must not take the others for dead. */
  #beat = 0;
  #mayBury = 0;

  constructor(link: PostgresLink) {
    this.#link = link;
    this.#channel = `${link.schema}_changes`;
    this.#deadMs = MISSED * link.beatMs;
    this.#living = `(SELECT node FROM nodes WHERE seen > now_ms() - ${Math.ceil(this.#deadMs)})`;
  }

  async join(ears: StoreEars): Promise<void> {
    this.#ears = ears;
    const living = await this.#link.query('living', `SELECT 1 FROM nodes WHERE node IN ${this.#living}`);
    await this.#show();
    await this.#listen();
    await this.#notify(' ');
    await this.#takeOver(living.length === 0);
    this.#timer = setInterval(() => this.#look().catch(() => {}), this.#link.beatMs);
    this.#timer.unref();
  }

  async tend(match: string, force: boolean): Promise<boolean> {
    if (this.#ears === null) return true;
    const rows = await this.#link.query(
      'tend',
      `INSERT INTO homes (match, node) SELECT id, $2 FROM matches WHERE id = $1 AND status = 'playing'
       ON CONFLICT (match) DO UPDATE SET node = excluded.node
       WHERE homes.node = excluded.node OR $3 OR homes.node NOT IN ${this.#living} RETURNING match`,
      match,
      this.#node,
      force,
    );
    return rows.length === 1;
  }

  /** Lets the others know, once what is told of is on disk. What can't be told now is told when the database is back. */
  tell(matches: Iterable<string>): void {
    if (this.#closed) return;
    for (const match of matches) this.#untold.add(match);
    // Whoever comes within the next beat may have read before this was written: he is told then.
    if (!this.#hasPeers) return;
    this.#telling ??= this.#tellAll().finally(() => {
      this.#telling = null;
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#timer);
    await this.#telling;
    await this.#listening?.end().catch(() => {});
    if (this.#ears === null) return;
    // The others need not wait until it is taken for dead.
    await this.#link.query('leave', 'UPDATE nodes SET seen = 0 WHERE node = $1', this.#node).catch(() => {});
    await this.#notify(' ').catch(() => {});
  }

  async #tellAll(): Promise<void> {
    while (this.#untold.size > 0) {
      const notices = noticesOf(this.#untold);
      const told = this.#untold;
      this.#untold = new Set();
      try {
        for (const notice of notices) await this.#notify(notice);
        this.#before = new Set();
      } catch {
        for (const match of told) this.#untold.add(match);
        return;
      }
    }
  }

  async #notify(what: string): Promise<void> {
    await this.#link.query('notify', 'SELECT pg_notify($1, $2)', this.#channel, `${this.#node} ${what}`);
  }

  /** A connection for nothing but hearing; made again and again if it breaks. */
  async #listen(): Promise<void> {
    const client = new pg.Client({ ...this.#link.config });
    client.on('error', () => {});
    client.on('notification', ({ payload = '' }) => this.#hear(payload));
    try {
      await client.connect();
      await client.query(`LISTEN ${client.escapeIdentifier(this.#channel)}`);
    } catch (error) {
      client.end().catch(() => {});
      throw error;
    }
    this.#listening = client;
    client.once('end', () => this.#listenAgain());
  }

  #listenAgain(): void {
    if (this.#closed) return;
    const timer = setTimeout(() => {
      this.#listen().then(
        () => this.#ears?.missed(),
        () => this.#listenAgain(),
      );
    }, AGAIN_MS);
    timer.unref();
  }

  #hear(payload: string): void {
    const [from, ...matches] = payload.split(' ');
    if (from === this.#node) return;
    this.#hasPeers = true;
    const ids = matches.filter((id) => id !== '');
    for (const id of ids) this.#ears?.heard(id);
    if (ids.length === 0) this.#look().catch(() => {});
  }

  /** Shows that it lives; says whether it had been taken for dead. */
  async #show(): Promise<{ isNew: boolean; gone: number; dead: number }> {
    const [row] = await this.#link.query<{ known: boolean; peers: number; gone: number; dead: number }>(
      'beat',
      `WITH me AS (
         INSERT INTO nodes (node, seen) VALUES ($1, now_ms())
         ON CONFLICT (node) DO UPDATE SET seen = excluded.seen RETURNING xmax <> 0 AS known)
       SELECT (SELECT known FROM me) AS known,
         (SELECT count(*)::integer FROM nodes WHERE node <> $1 AND node IN ${this.#living}) AS peers,
         (SELECT count(*)::integer FROM nodes WHERE node <> $1 AND seen = 0) AS gone,
         (SELECT count(*)::integer FROM nodes WHERE node <> $1 AND node NOT IN ${this.#living}) AS dead`,
      this.#node,
    );
    const now = performance.now();
    if (now - this.#beat > this.#deadMs) this.#mayBury = now + this.#deadMs;
    this.#beat = now;
    this.#hasPeers = row!.peers > 0;
    return { isNew: !row!.known, gone: row!.gone, dead: row!.dead };
  }

  async #look(): Promise<void> {
    const { isNew, gone, dead } = await this.#show();
    if (isNew) this.#ears?.missed();
    if (this.#hasPeers) this.tell(this.#before);
    else {
      this.#before = this.#untold;
      this.#untold = new Set();
    }
    if (dead === 0 || (gone === 0 && performance.now() < this.#mayBury)) return;
    // Who died may have written without telling.
    this.#ears?.missed();
    await this.#takeOver(false);
    await this.#link.query('bury', `DELETE FROM nodes WHERE node NOT IN ${this.#living}`);
  }

  /** Homes of the dead that something is to be done in, until there are none, in small shares. */
  async #takeOver(gap: boolean): Promise<void> {
    const inherited: string[] = [];
    for (;;) {
      const rows = await this.#link.query<{ match: string }>(
        'take-over',
        `WITH free AS (
           SELECT m.id FROM matches m LEFT JOIN homes h ON h.match = m.id
           WHERE m.status = 'playing' AND (h.node IS NULL OR h.node NOT IN ${this.#living})
             AND (EXISTS (SELECT FROM clocks c WHERE c.match = m.id)
               OR EXISTS (SELECT FROM standing s WHERE s.match = m.id AND s.halt IS NULL)
               OR m.awaits
               OR m.changed > now_ms() - ${ASLEEP_MS}
                 AND EXISTS (SELECT FROM seats b WHERE b.match = m.id AND b.bot IS NOT NULL))
           LIMIT ${SHARE} FOR UPDATE OF m SKIP LOCKED)
         INSERT INTO homes (match, node) SELECT id, $1 FROM free
         ON CONFLICT (match) DO UPDATE SET node = excluded.node
         WHERE homes.node NOT IN ${this.#living} RETURNING match`,
        this.#node,
      );
      inherited.push(...rows.map(({ match }) => match));
      if (rows.length < SHARE) break;
    }
    if (inherited.length > 0 || gap) this.#ears?.inherit(inherited, gap);
  }
}

function noticesOf(matches: Iterable<string>): string[] {
  const notices: string[] = [];
  let notice = '';
  for (const match of matches) {
    if (notice.length + match.length > NOTICE) {
      notices.push(notice);
      notice = '';
    }
    notice += `${match} `;
  }
  return notice === '' ? notices : [...notices, notice];
}
