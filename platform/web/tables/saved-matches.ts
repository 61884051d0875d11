/** Matches kept in this browser: each under its own key, and a short list of them all. */
import type { Journal, Seat, Snapshot } from '@weathergage/kernel';
import { forgetKept, keepValue, readKept } from './browser-keep.ts';

/** Who plays a seat at a local table: a person at this screen, or a bot by name. */
export type SeatHands = Readonly<
  Record<Seat, { readonly by: 'person' } | { readonly by: 'bot'; readonly name: string }>
>;

export interface SavedMatch {
  readonly id: string;
  readonly gameId: string;
  readonly scenarioId: string;
  readonly title: string;
  readonly hands: SeatHands;
  /** With the secret: the umpire of a local match sits in this browser. */
  readonly journal: Journal;
  /** Where it stands: what newer rules go on from. */
  readonly snapshot?: Snapshot;
  readonly created: number;
  readonly touched: number;
  readonly over: boolean;
}

export type SavedEntry = Omit<SavedMatch, 'journal' | 'hands' | 'snapshot'>;

const LIST = 'matches';
const keyOf = (id: string): string => `match.${id}`;
/** More than this many are not kept; the oldest finished go first. */
const MOST = 24;

export interface MatchStore {
  list(): readonly SavedEntry[];
  load(id: string): SavedMatch | null;
  /** False if the browser would not keep it. */
  save(match: SavedMatch): boolean;
  remove(id: string): void;
}

const isList = (value: unknown): value is SavedEntry[] => Array.isArray(value);

/** Newest first. */
const list = (): readonly SavedEntry[] => {
  const value = readKept(LIST);
  return isList(value) ? value.toSorted((a, b) => b.touched - a.touched) : [];
};

export const savedMatches: MatchStore = {
  list,
  load: (id) => readKept(keyOf(id)) as SavedMatch | null,
  save: (match) => {
    const { journal: _journal, hands: _hands, snapshot: _snapshot, ...entry } = match;
    const all = [entry, ...list().filter((other) => other.id !== match.id)];
    const byWorth = all.toSorted((a, b) => Number(a.over) - Number(b.over) || b.touched - a.touched);
    const standing = byWorth.slice(0, MOST);
    for (const dropped of byWorth.slice(MOST)) forgetKept(keyOf(dropped.id));
    while (!keepValue(keyOf(match.id), match)) {
      // Where room runs short, matches that are over make way before the one being played is lost.
      const last = standing.findLast((one) => one.over && one.id !== match.id);
      if (last === undefined) return false;
      standing.splice(standing.indexOf(last), 1);
      forgetKept(keyOf(last.id));
    }
    return keepValue(LIST, standing);
  },
  remove: (id) => {
    forgetKept(keyOf(id));
    keepValue(
      LIST,
      list().filter((entry) => entry.id !== id),
    );
  },
};

/** The local match to go on with: the one last touched, if it is not over. */
export const unfinishedMatch = (store: MatchStore): SavedEntry | null => {
  const last = store.list()[0];
  return last === undefined || last.over ? null : last;
};
