/**
 * Appends to many matches, one round trip and one commit for all that came meanwhile: a commit waits for the disk, and
 * with a standby for the network, and nobody's promise is kept before it is done.
 */
import type { Entry } from '@weathergage/kernel';
import type { EntryEffects } from '../store.ts';
import type { PostgresLink } from './link.ts';
import { standingColumns } from './rows.ts';
import { isRefusal } from './writable-pool.ts';

interface Append {
  readonly id: string;
  readonly after: number;
  readonly entries: readonly Entry[];
  readonly effects: EntryEffects;
  resolve(result: { conflict: boolean }): void;
  reject(error: unknown): void;
}

/** So many are under way at once, each with so many appends at the most. */
const AT_ONCE = 2;
const MOST = 100;

export class Appends {
  readonly #link: PostgresLink;
  readonly #written: (matches: Iterable<string>) => void;
  #waiting: Append[] = [];
  #underWay = 0;
  #due = false;

  /** `written` is called with the matches of each commit. */
  constructor(link: PostgresLink, written: (matches: Iterable<string>) => void) {
    this.#link = link;
    this.#written = written;
  }

  append(
    id: string,
    after: number,
    entries: readonly Entry[],
    effects: EntryEffects,
  ): Promise<{ conflict: boolean }> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ id, after, entries, effects, resolve, reject });
      this.#soon();
    });
  }

  /** When all that was asked for is done, or has failed. */
  async allDone(): Promise<void> {
    while (this.#waiting.length > 0 || this.#underWay > 0) await new Promise((next) => setTimeout(next, 5));
  }

  /** What is asked for within one turn of the event loop goes together. */
  #soon(): void {
    if (this.#due || this.#underWay >= AT_ONCE) return;
    this.#due = true;
    setImmediate(() => {
      this.#due = false;
      this.#send();
    });
  }

  #send(): void {
    const batch = this.#next();
    if (batch.length === 0) return;
    this.#underWay++;
    this.#write(batch).finally(() => {
      this.#underWay--;
      if (this.#waiting.length > 0) this.#soon();
    });
    if (this.#waiting.length > 0) this.#soon();
  }

  /** One append of each match: a second one to the same waits for the next round. */
  #next(): Append[] {
    const taken = new Map<string, Append>();
    const left: Append[] = [];
    for (const append of this.#waiting)
      if (taken.size < MOST && !taken.has(append.id)) taken.set(append.id, append);
      else left.push(append);
    this.#waiting = left;
    return [...taken.values()];
  }

  async #write(batch: readonly Append[]): Promise<void> {
    try {
      const rows = await this.#link.query<{ match: string }>(
        'append',
        'SELECT append_entries($1, $2, $3, $4, $5) AS match',
        ...parametersOf(batch),
      );
      const done = new Set(rows.map(({ match }) => match));
      this.#written(done);
      for (const { id, resolve } of batch) resolve({ conflict: !done.has(id) });
    } catch (error) {
      // One that is refused must not take the others with it. A lost connection is everybody's loss.
      if (batch.length > 1 && isRefusal(error)) for (const append of batch) await this.#write([append]);
      else for (const { reject } of batch) reject(error);
    }
  }
}

function parametersOf(batch: readonly Append[]): [string, string, string, string, boolean] {
  const heads = batch.map(headOf);
  const rare = heads.some(
    ({ retracted, back, adopted, seat }) => retracted.length > 0 || back !== null || adopted || seat !== null,
  );
  const entries = batch.flatMap(({ id, entries }) =>
    entries.map((entry, at) => ({
      match: id,
      n: entry.n,
      ask: standingAsk(entry, entries.slice(at + 1)),
      entry: JSON.stringify(entry),
    })),
  );
  const steps = batch.flatMap(({ id, effects }) =>
    effects.steps.map(({ n, step, happenings }) => ({
      match: id,
      n,
      step,
      happenings: JSON.stringify(happenings),
    })),
  );
  const snapshots = batch.flatMap(({ id, effects: { snapshot } }) =>
    snapshot === null
      ? []
      : [
          {
            match: id,
            step: snapshot.step,
            n: snapshot.n,
            rules_version: snapshot.rulesVersion,
            snapshot: JSON.stringify(snapshot),
          },
        ],
  );
  const [h, e, st, sn] = [heads, entries, steps, snapshots].map((rows) => JSON.stringify(rows));
  return [h!, e!, st!, sn!, rare];
}

const headOf = ({ id, after, entries, effects }: Append) => ({
  match: id,
  after,
  last: after + entries.length,
  step: effects.snapshot?.step ?? null,
  clock: effects.clock ?? null,
  back: effects.rewoundTo,
  over: effects.over,
  adopted: effects.adopted,
  awaits: effects.awaits ?? null,
  retracted: entries.flatMap((entry) => (entry.type === 'retract' ? [JSON.stringify(entry.ask)] : [])),
  seat: effects.standing === undefined ? null : JSON.stringify(effects.standing.seat),
  standing: effects.standing?.record ? standingColumns(effects.standing.record) : null,
});

/** The column `ask` is set for answers that stand; one that is taken back at once keeps only its place in the journal. */
function standingAsk(entry: Entry, later: readonly Entry[]): string | null {
  if (entry.type !== 'answer') return null;
  const retracted = later.some((other) => other.type === 'retract' && other.ask === entry.ask);
  return retracted ? null : JSON.stringify(entry.ask);
}
