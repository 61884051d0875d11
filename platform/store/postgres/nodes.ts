/**
 * Several servers on one database. Each match that something is done in by itself has one of them for its home; a server
 * shows every second that it lives, and what had its home at one that does so no more is shared out among the others.
 * Workers serve nobody: while one lives all homes are with them, but for matches of machines alone, which are played where
 * somebody looks on.
 * One writes, the rest hear of it: by NOTIFY after the commit, for a commit that notifies holds up all others that do.
 *
 * No queue of jobs: what is to be done can be read from the match, each thought would cost three writes more, and that it
 * is never done twice is seen to by the number an append expects.
 */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { NodeRole, PresenceRecord, StoreEars } from '../store.ts';
import type { PostgresLink } from './link.ts';
import { keepPresence, presenceBesides } from './presence.ts';

/** Who has missed so many beats is dead. */
const MISSED = 4;
const AGAIN_MS = 300;
/** Matches taken over at once; another server takes its share meanwhile. */
const SHARE = 50;
/** A match between a person and a machine that nobody has touched for so long is left until somebody does. */
const ASLEEP_MS = 24 * 3600 * 1000;
/** Begins a notice of matches that somebody is given, and not of what was written. */
const GIVEN = '@';
/** Something is to be done in a match by itself. Machines alone play for who looks on, and where he does. */
const DUE = `(m.status = 'playing'
    AND (EXISTS (SELECT FROM clocks c WHERE c.match = m.id)
      OR EXISTS (SELECT FROM standing s WHERE s.match = m.id AND s.halt IS NULL)
      OR m.awaits
      OR m.changed > now_ms() - ${ASLEEP_MS}
        AND EXISTS (SELECT FROM seats b WHERE b.match = m.id AND b.bot IS NOT NULL)
        AND EXISTS (SELECT FROM seats p WHERE p.match = m.id AND p.bot IS NULL))
  OR m.war AND m.status = 'playing'
  OR m.of_state = 'open' AND m.status <> 'over'
  OR EXISTS (SELECT FROM matches b WHERE b.of_match = m.id AND b.of_state = 'open')
  OR m.status = 'gathering'
    AND NOT EXISTS (SELECT FROM seats s WHERE s.match = m.id AND s.nonce IS NULL))`;
/** The database takes up to 8000 bytes of one notice. */
const NOTICE = 7000;

export class PostgresNodes {
  readonly #link: PostgresLink;
  readonly #node = randomBytes(9).toString('base64url');
  readonly #channel: string;
  readonly #deadMs: number;
  /** Queries for all that live, and for those of them that see to matches: the workers, or where there is none all. */
  readonly #living: string;
  readonly #keepers: string;
  #role: NodeRole = 'server';
  /** Whether a worker lived when it last looked. */
  #hasWorker = false;
  #ears: StoreEars | null = null;
  #listening: pg.Client | null = null;
  #isTrying = false;
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
    link.onMoved(() => this.#moved());
    const isAlive = `seen > now_ms() - ${Math.ceil(this.#deadMs)}`;
    this.#living = `(SELECT node FROM nodes WHERE ${isAlive})`;
    this.#keepers = `(SELECT node FROM nodes WHERE ${isAlive}
      AND (worker OR NOT EXISTS (SELECT FROM nodes WHERE worker AND ${isAlive})))`;
  }

  async join(ears: StoreEars, role: NodeRole): Promise<void> {
    this.#ears = ears;
    this.#role = role;
    const living = await this.#link.query('living', `SELECT 1 FROM nodes WHERE node IN ${this.#living}`);
    await this.#show();
    await this.#listen();
    // People may have come to it before it could hear: what was written meanwhile has been told to nobody here.
    this.#missed();
    await this.#notify(' ');
    await this.#takeOver(living.length === 0);
    this.#timer = setInterval(() => this.#look().catch(() => {}), this.#link.beatMs);
    this.#timer.unref();
  }

  /** Which of several workers gets a match is decided by both their names, so that they get about as many each. */
  async tend(match: string, force: boolean): Promise<boolean> {
    if (this.#ears === null) return true;
    const [row] = await this.#link.query<{ node: string }>(
      'tend',
      `INSERT INTO homes (match, node)
       SELECT m.id, CASE WHEN $3 THEN $2 ELSE coalesce(
         (SELECT node FROM nodes WHERE worker AND node IN ${this.#keepers}
          ORDER BY node <> $2, md5(node || m.id) LIMIT 1), $2) END
       FROM matches m WHERE m.id = $1 AND m.status <> 'over'
       ON CONFLICT (match) DO UPDATE SET node = excluded.node
       WHERE homes.node = excluded.node OR $3 OR homes.node NOT IN ${this.#keepers} RETURNING node`,
      match,
      this.#node,
      force,
    );
    if (row !== undefined && row.node !== this.#node) await this.#notify(`${GIVEN}${row.node} ${match}`);
    return row?.node === this.#node;
  }

  /** A server that has not joined has nobody before it. */
  async keepPresence(match: string, here: PresenceRecord): Promise<void> {
    if (this.#ears === null || this.#closed) return;
    await keepPresence(this.#link, this.#node, match, here);
    this.tell([match]);
  }

  async presenceElsewhere(match: string): Promise<PresenceRecord[]> {
    return presenceBesides(this.#link, this.#node, this.#living, match);
  }

  /** One of those that live, a worker where there is one. */
  async mayTidy(): Promise<boolean> {
    if (this.#ears === null) return true;
    const [first] = await this.#link.query<{ node: string }>(
      'tidy',
      `SELECT node FROM nodes WHERE node IN ${this.#living} ORDER BY worker DESC, node LIMIT 1`,
    );
    return first?.node === this.#node;
  }

  /** Lets the others know, once what is told of is on disk. What can't be told now is told when the database is back. */
  tell(matches: Iterable<string>): void {
    if (this.#closed) return;
    for (const match of matches) this.#untold.add(match);
    // Whoever comes within the next beat may have read before this was written: he is told then.
    if (!this.#hasPeers || this.#untold.size === 0) return;
    this.#telling ??= this.#tellAll();
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
    let isTold = true;
    while (isTold && this.#untold.size > 0) {
      const notices = noticesOf(this.#untold);
      const told = this.#untold;
      this.#untold = new Set();
      try {
        for (const notice of notices) await this.#notify(notice);
        this.#before = new Set();
      } catch {
        for (const match of told) this.#untold.add(match);
        isTold = false;
      }
    }
    // In the same breath as the last look at what is untold: whoever comes after it must begin anew.
    this.#telling = null;
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
    client.once('end', () => this.#lost(client));
  }

  /** Another database has taken the place of the one before: its clock need not agree, and nobody is heard at the old one. */
  #moved(): void {
    this.#beat = Number.NEGATIVE_INFINITY;
    this.#lost(this.#listening);
  }

  /** A line that went dead on its way says nothing of it, and whoever only listens would wait for ever: it is tried. */
  async #tryLine(): Promise<void> {
    const client = this.#listening;
    if (client === null || this.#isTrying) return;
    this.#isTrying = true;
    const tried = { text: 'SELECT 1', query_timeout: this.#deadMs };
    await client.query(tried).catch(() => this.#lost(client));
    this.#isTrying = false;
  }

  /** The old line is not waited for: it may never come to its end. */
  #lost(client: pg.Client | null): void {
    if (client === null || client !== this.#listening) return;
    this.#listening = null;
    client.end().catch(() => {});
    this.#listenAgain();
  }

  #listenAgain(): void {
    if (this.#closed) return;
    const timer = setTimeout(() => {
      this.#listen().then(
        () => this.#missed(),
        () => this.#listenAgain(),
      );
    }, AGAIN_MS);
    timer.unref();
  }

  #hear(payload: string): void {
    const [from, ...matches] = payload.split(' ');
    if (from === this.#node) return;
    this.#hasPeers = true;
    if (matches[0]?.startsWith(GIVEN)) {
      if (matches[0] === GIVEN + this.#node) this.#ears?.inherit(matches.slice(1), false);
      return;
    }
    const ids = matches.filter((id) => id !== '');
    for (const id of ids) this.#ears?.heard(id);
    if (ids.length === 0) this.#look().catch(() => {});
  }

  /** Something may have gone unheard: what it holds in memory is looked at, and what has its home here besides. */
  #missed(): void {
    this.#ears?.missed();
    this.#link
      .query<{ match: string }>(
        'mine',
        `SELECT h.match FROM homes h JOIN matches m ON m.id = h.match WHERE h.node = $1 AND ${DUE}`,
        this.#node,
      )
      .then(
        (rows) =>
          rows.length > 0 &&
          this.#ears?.inherit(
            rows.map(({ match }) => match),
            false,
          ),
        // The database is away again: whoever loses his line to it comes here once more.
        () => {},
      );
  }

  /** Shows that it lives; says whether it had been taken for dead. */
  async #show(): Promise<{ isNew: boolean; gone: number; dead: number; hasWorker: boolean }> {
    const [row] = await this.#link.query<{
      known: boolean;
      peers: number;
      gone: number;
      dead: number;
      workers: number;
    }>(
      'beat',
      `WITH me AS (
         INSERT INTO nodes (node, seen, worker) VALUES ($1, now_ms(), $2)
         ON CONFLICT (node) DO UPDATE SET seen = excluded.seen RETURNING xmax <> 0 AS known)
       SELECT (SELECT known FROM me) AS known,
         (SELECT count(*)::integer FROM nodes WHERE node <> $1 AND node IN ${this.#living}) AS peers,
         (SELECT count(*)::integer FROM nodes WHERE node <> $1 AND seen = 0) AS gone,
         (SELECT count(*)::integer FROM nodes WHERE node <> $1 AND node NOT IN ${this.#living}) AS dead,
         (SELECT count(*)::integer FROM nodes WHERE worker AND node IN ${this.#living}) AS workers`,
      this.#node,
      this.#role === 'worker',
    );
    const now = performance.now();
    if (now - this.#beat > this.#deadMs) this.#mayBury = now + this.#deadMs;
    this.#beat = now;
    this.#hasPeers = row!.peers > 0;
    return { isNew: !row!.known, gone: row!.gone, dead: row!.dead, hasWorker: row!.workers > 0 };
  }

  async #look(): Promise<void> {
    void this.#tryLine();
    const { isNew, gone, dead, hasWorker } = await this.#show();
    const isRelieved = hasWorker && !this.#hasWorker && this.#role === 'server';
    this.#hasWorker = hasWorker;
    // Taken for dead, or relieved by a worker: who sees to what is asked anew.
    if (isNew || isRelieved) this.#missed();
    if (this.#hasPeers) this.tell(this.#before);
    else {
      this.#before = this.#untold;
      this.#untold = new Set();
    }
    if (dead === 0 || (gone === 0 && performance.now() < this.#mayBury)) return;
    // Who died may have written without telling.
    this.#ears?.missed();
    // Workers see to what the dead have left, and bury them.
    if (hasWorker && this.#role === 'server') return;
    await this.#takeOver(false);
    const buried = await this.#link.query(
      'bury',
      `DELETE FROM nodes WHERE node NOT IN ${this.#living} RETURNING node`,
    );
    await this.#link.query('clear', 'DELETE FROM presence WHERE node NOT IN (SELECT node FROM nodes)');
    // Each is buried by one.
    if (buried.length > 0) this.#ears?.survived?.();
  }

  /** Homes of the dead, or of servers that a worker relieves, in small shares until there are none. */
  async #takeOver(gap: boolean): Promise<void> {
    const inherited: string[] = [];
    for (;;) {
      const rows = await this.#link.query<{ match: string }>(
        'take-over',
        `WITH free AS (
           SELECT m.id FROM matches m LEFT JOIN homes h ON h.match = m.id
           WHERE (h.node IS NULL OR h.node NOT IN ${this.#keepers}) AND ${DUE} AND $1 IN ${this.#keepers}
           LIMIT ${SHARE} FOR UPDATE OF m SKIP LOCKED)
         INSERT INTO homes (match, node) SELECT id, $1 FROM free
         ON CONFLICT (match) DO UPDATE SET node = excluded.node
         WHERE homes.node NOT IN ${this.#keepers} RETURNING match`,
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
