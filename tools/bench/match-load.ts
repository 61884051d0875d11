/** Taking a match of 2,000 answers out of the store: snapshot and tail, with nothing of it in memory. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hexAction } from '@weathergage/hex-action';
import {
  commitmentTo,
  type Entry,
  hashOf,
  looseDice,
  Match,
  type Opening,
  type Snapshot,
} from '@weathergage/kernel';
import { loadMatch, NO_EFFECTS, SqliteStore, type StepRecord, UNDO_REACH } from '@weathergage/store';
import { answerAll, done, greatestScenario, openingOf } from './duel.ts';
import { type Figure, rounded } from './figure.ts';
import { median } from './measure.ts';

const ANSWERS = 2000;
const LOADS = 15;
const ID = 'bench';
const NONCE = 'benchmark';
/** Random play may end a match early: then the next one is tried. */
const TRIES = 50;
const SECRET = '5a'.repeat(32);

type Batch = Parameters<SqliteStore['append']>;

/** A match of 2,000 answers, as what the server would have written of it; null if these answers end it sooner. */
function played(opening: Opening, seed: number): { first: Snapshot; batches: Batch[]; hash: string } | null {
  const match = Match.begin(hexAction, opening, SECRET, UNDO_REACH);
  const first = match.snapshot();
  const batches: Batch[] = [];
  const dice = looseDice(seed);
  while (match.n < ANSWERS) {
    if (match.outcome !== null) return null;
    const after = match.n;
    const entries: Entry[] = [];
    const steps: StepRecord[] = [];
    answerAll(match, dice, (deed) => {
      const { entry, step } = done(match, deed);
      entries.push(entry);
      if (step !== null) steps.push({ n: step.n, step: step.step, happenings: step.happenings });
    });
    batches.push([ID, after, entries, { ...NO_EFFECTS, steps, snapshot: match.snapshot() }]);
  }
  return { first, batches, hash: hashOf(match.state) };
}

/** Writes such a match into the store; the hash of the state it leads to. */
async function fill(store: SqliteStore): Promise<string> {
  const seats = hexAction.seats(greatestScenario).map(({ id }) => id);
  const nonces = Object.fromEntries(seats.map((seat) => [seat, NONCE]));
  const dice = { kind: 'checkable', commitment: commitmentTo(SECRET), nonces } as const;
  const opening = openingOf(greatestScenario, { turnLimit: 1000 }, dice);
  for (let seed = 1; seed <= TRIES; seed++) {
    const match = played(opening, seed);
    if (match === null) continue;
    await store.createMatch({
      id: ID,
      opening,
      secret: SECRET,
      created: 0,
      gallery: { access: 'closed', tokenHash: null },
      seats: seats.map((seat) => ({ seat, bot: 'random', tokenHash: null, nonce: NONCE })),
    });
    await store.startMatch(ID, opening, match.first);
    for (const batch of match.batches) await store.append(...batch);
    return match.hash;
  }
  throw new Error(`none of ${TRIES} matches lasted for ${ANSWERS} answers`);
}

async function loadOnce(directory: string): Promise<{ ms: number; hash: string }> {
  const start = performance.now();
  const store = new SqliteStore({ directory });
  const record = await store.findMatch(ID);
  const loaded = await loadMatch(store, hexAction, record!);
  const ms = performance.now() - start;
  await store.close();
  return { ms, hash: hashOf(loaded!.match.state) };
}

export async function matchLoad(): Promise<Figure[]> {
  const directory = mkdtempSync(join(tmpdir(), 'weathergage-bench-'));
  try {
    const store = new SqliteStore({ directory });
    const hash = await fill(store);
    await store.close();
    const times: number[] = [];
    for (let i = 0; i < LOADS; i++) {
      const load = await loadOnce(directory);
      if (load.hash !== hash) throw new Error('what was loaded is not what was stored');
      times.push(load.ms);
    }
    return [{ name: 'match-load-2000', value: rounded(median(times)), unit: 'ms', target: '< 100' }];
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
