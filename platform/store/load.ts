/** Taking up a stored match where it stood: an older snapshot and the entries since, never from the first move. */
import {
  adoptMatch,
  type Entry,
  type Game,
  type GameTypes,
  Match,
  type Snapshot,
  showFinished,
} from '@weathergage/kernel';
import { type MatchRecord, NO_EFFECTS, type SnapshotMark, type Store } from './store.ts';

/** How many steps back a loaded match can be taken; a live one is held to the same, so that a restart changes nothing. */
export const UNDO_REACH = 16;

export interface LoadedMatch<T extends GameTypes = GameTypes> {
  readonly record: MatchRecord;
  readonly match: Match<T>;
  /** How many entries had to be followed. */
  readonly replayed: number;
}

/** Loads a match that has been started. Null if somebody else wrote to it in the meantime: try again. */
export async function loadMatch<T extends GameTypes>(
  store: Store,
  game: Game<T>,
  record: MatchRecord,
): Promise<LoadedMatch<T> | null> {
  const marks = await store.snapshotMarks(record.id);
  const newest = marks[0];
  if (newest === undefined) throw new Error(`match ${record.id} has no snapshot`);
  if (newest.rulesVersion !== game.rulesVersion) return takeOver(store, game, record, newest);

  const { mark, tail } = await reachBack(store, record.id, marks);
  const snapshot = (await store.snapshot(record.id, mark.step)) as Snapshot<T> | null;
  if (snapshot === null || snapshot.n !== mark.n || (tail.at(-1)?.n ?? mark.n) !== record.n) return null;
  const match = Match.resume(game, record.opening, record.secret, snapshot, UNDO_REACH);
  for (const entry of tail) match.follow(entry);
  return { record, match, replayed: tail.length };
}

/** The newest snapshot from which everything that may still be taken back, or was asked to be, can be followed. */
async function reachBack(
  store: Store,
  id: string,
  marks: readonly SnapshotMark[],
): Promise<{ mark: SnapshotMark; tail: Entry[] }> {
  const far = marks.findIndex(({ step }) => step <= marks[0]!.step - UNDO_REACH);
  const from = far < 0 ? marks.length - 1 : far;
  for (const mark of marks.slice(from, -1)) {
    const tail = await store.entries(id, mark.n);
    if (!tail.some((entry) => entry.type === 'undo-request' && entry.to < mark.step)) return { mark, tail };
  }
  const mark = marks.at(-1)!;
  return { mark, tail: await store.entries(id, mark.n) };
}

/** Takes the match over into newer rules from where it stood and writes that down; one that is over is left alone. */
async function takeOver<T extends GameTypes>(
  store: Store,
  game: Game<T>,
  record: MatchRecord,
  newest: SnapshotMark,
): Promise<LoadedMatch<T> | null> {
  const snapshot = (await store.snapshot(record.id, newest.step)) as Snapshot<T> | null;
  if (record.status === 'over' && snapshot !== null) {
    const end = { ...snapshot, n: record.n };
    return { record, match: showFinished(game, record.opening, record.secret, end), replayed: 0 };
  }
  const entries = await store.entries(record.id, 0);
  if (snapshot === null || (entries.at(-1)?.n ?? 0) !== record.n) return null;
  const old = afterTail(snapshot, entries.slice(newest.n));
  const { match, entry } = adoptMatch(game, record.opening, record.secret, old, entries);
  const { conflict } = await store.append(record.id, record.n, [entry], {
    ...NO_EFFECTS,
    snapshot: match.snapshot(),
    adopted: true,
  });
  if (conflict) return null;
  const adopted = { ...record, n: entry.n };
  return {
    record: adopted,
    match: Match.resume(game, record.opening, record.secret, match.snapshot(), UNDO_REACH),
    replayed: 0,
  };
}

/** Whatever changes the state brings its own snapshot, so that a tail holds nothing but answers given and taken back. */
function afterTail<T extends GameTypes>(snapshot: Snapshot<T>, tail: readonly Entry[]): Snapshot<T> {
  const pending = new Map(snapshot.pending.map(({ ask, answer }) => [ask, answer]));
  for (const entry of tail) {
    if (entry.type === 'answer') pending.set(entry.ask, entry.answer as T['answer']);
    if (entry.type === 'retract') pending.delete(entry.ask);
  }
  return {
    ...snapshot,
    n: tail.at(-1)?.n ?? snapshot.n,
    pending: [...pending].map(([ask, answer]) => ({ ask, answer })),
  };
}
