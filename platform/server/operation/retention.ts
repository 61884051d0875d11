/** How long matches are kept, as the host has set it. What was played is written to an archive before it is forgotten. */
import { randomBytes } from 'node:crypto';
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Journal } from '@weathergage/kernel';
import { type MatchStatus, type Store, type TalkRecord, wholeJournal } from '@weathergage/store';
import type { ServerLog } from './server-log.ts';

/** Milliseconds since something was last done; null for ever. */
export interface KeepTerms {
  /** Matches that never started, that nobody has moved in, and that are over. */
  readonly unstartedMs: number | null;
  readonly idleMs: number | null;
  readonly overMs: number | null;
  /** What was signed as a witness for a match that was not asked about since. */
  readonly witnessedMs: number | null;
  /** The folder that journals are written to before their match is forgotten. */
  readonly archive: string;
}

/** Does something to a match when nobody else is at it. */
type InTurn = (id: string, work: () => Promise<boolean>) => Promise<boolean>;

/** So many are looked for at a time. */
const BATCH = 100;
const zipped = promisify(gzip);

export class Retention {
  readonly #terms: KeepTerms;
  readonly #store: Store;
  readonly #inTurn: InTurn;
  readonly #log: ServerLog;
  #sweeping: Promise<number> | null = null;
  #stopped = false;

  constructor(terms: KeepTerms, store: Store, inTurn: InTurn, log: ServerLog) {
    this.#terms = terms;
    this.#store = store;
    this.#inTurn = inTurn;
    this.#log = log;
  }

  /** Forgets all whose time is over; how many matches of this server those were. One sweep at a time. */
  sweep(now = Date.now()): Promise<number> {
    this.#sweeping ??= this.#sweepAll(now).finally(() => {
      this.#sweeping = null;
    });
    return this.#sweeping;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#sweeping?.catch(() => {});
  }

  async #sweepAll(now: number): Promise<number> {
    const { unstartedMs, idleMs, overMs, witnessedMs } = this.#terms;
    const kept = [
      ['gathering', unstartedMs],
      ['playing', idleMs],
      ['over', overMs],
    ] as const;
    let forgotten = 0;
    for (const [status, ms] of kept) if (ms !== null) forgotten += await this.#sweepOne(status, now - ms);
    if (forgotten > 0) this.#log('info', { forgotten }, 'matches were forgotten');
    if (witnessedMs !== null) {
      const witnessed = await this.#store.forgetWitnessed(now - witnessedMs);
      if (witnessed > 0) this.#log('info', { witnessed }, 'what was signed for matches was forgotten');
    }
    return forgotten;
  }

  async #sweepOne(status: MatchStatus, before: number): Promise<number> {
    for (let forgotten = 0; ; ) {
      const ids = await this.#store.idleMatches({ status, before, limit: BATCH });
      let done = 0;
      for (const id of ids) {
        if (this.#stopped) return forgotten;
        if (await this.#inTurn(id, () => this.#forget(id, before))) done++;
      }
      forgotten += done;
      // One that can't be written to the archive stays, and is tried again next time.
      if (ids.length < BATCH || done === 0) return forgotten;
    }
  }

  async #forget(id: string, before: number): Promise<boolean> {
    try {
      const record = await this.#store.findMatch(id);
      if (record === null) return false;
      if (record.status !== 'gathering')
        await writeArchive(this.#terms.archive, id, await wholeJournal(this.#store, record));
      const talk = await this.#store.talk(id);
      if (talk.length > 0) await writeArchive(this.#terms.archive, `${id}.talk`, talk);
      return await this.#store.deleteMatch(id, before);
    } catch (err) {
      this.#log('error', { match: id, err }, 'a match could not be archived, and stays');
      return false;
    }
  }
}

/** On disk, whole, before it gets its name, and under that before its match is forgotten. */
async function writeArchive(
  directory: string,
  name: string,
  kept: Journal | readonly TalkRecord[],
): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const path = join(directory, `${name}.json.gz`);
  // Another server may be at the same one, if it takes this one for dead.
  const part = `${path}.${randomBytes(6).toString('hex')}.part`;
  const file = await open(part, 'w', 0o600);
  try {
    await file.writeFile(await zipped(JSON.stringify(kept)));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(part, path);
  if (process.platform !== 'win32') await syncFolder(directory);
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
