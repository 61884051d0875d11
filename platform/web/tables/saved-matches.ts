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
  /** The battle of another match that is fought out in this one. */
  readonly of?: BattleOf;
  /** The campaign that was chosen, for a war that is one. */
  readonly campaign?: string;
  /** Who won, by name, and why; of a match that is over. */
  readonly ended?: {
    readonly winners: readonly string[];
    readonly reason: string;
    /** Their seats; what was kept by an older page does not say. */
    readonly seats?: readonly Seat[];
  };
}

/** The match whose battle it is, kept in the same place, which of its battles, and which part of that. */
export interface BattleOf {
  readonly match: string;
  readonly engagement: string;
  readonly part: number;
}

/** As it stands in the list; those of old say nothing of who plays. */
export type SavedEntry = Omit<SavedMatch, 'journal' | 'hands' | 'snapshot'> &
  Partial<Pick<SavedMatch, 'hands'>>;

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

/** A match with all the battles that are fought out below it. */
function withBattles(all: readonly SavedEntry[], id: string): ReadonlySet<string> {
  const whole = new Set([id]);
  for (const above of whole) for (const { id: below, of } of all) if (of?.match === above) whole.add(below);
  return whole;
}

/** A battle is kept as long as its war: it counts for nothing beside it. */
const isKeptAlone = (all: readonly SavedEntry[], { of }: SavedEntry): boolean =>
  of === undefined || all.every(({ id }) => id !== of.match);

export const savedMatches: MatchStore = {
  list,
  load: (id) => readKept(keyOf(id)) as SavedMatch | null,
  save: (match) => {
    const { journal: _journal, snapshot: _snapshot, ...entry } = match;
    let standing: readonly SavedEntry[] = [entry, ...list().filter((other) => other.id !== match.id)];
    const drop = (id: string): void => {
      const gone = withBattles(standing, id);
      standing = standing.filter((one) => !gone.has(one.id));
      for (const one of gone) forgetKept(keyOf(one));
    };
    const byWorth = standing
      .filter((one) => isKeptAlone(standing, one))
      .toSorted((a, b) => Number(a.over) - Number(b.over) || b.touched - a.touched);
    const isThis = ({ id }: SavedEntry): boolean => withBattles(standing, id).has(match.id);
    for (const one of byWorth.splice(MOST)) if (!isThis(one)) drop(one.id);
    while (!keepValue(keyOf(match.id), match)) {
      // Where room runs short, matches that are over make way before the one being played is lost.
      const last = byWorth.findLastIndex((one) => one.over && !isThis(one));
      if (last < 0) return false;
      for (const { id } of byWorth.splice(last, 1)) drop(id);
    }
    return keepValue(LIST, standing);
  },
  remove: (id) => {
    const gone = withBattles(list(), id);
    for (const one of gone) forgetKept(keyOf(one));
    keepValue(
      LIST,
      list().filter((entry) => !gone.has(entry.id)),
    );
  },
};

/** The battles of a match that are, or were, fought out in matches of their own, the oldest first. */
export const battlesIn = (store: Pick<MatchStore, 'list'>, match: string): readonly SavedEntry[] =>
  store
    .list()
    .filter(({ of }) => of?.match === match)
    .toSorted((a, b) => a.created - b.created);

/** The local match to go on with: the one last touched, if it is not over; from a battle that is, its war. */
export const unfinishedMatch = (store: MatchStore): SavedEntry | null => {
  const all = store.list();
  let last = all[0];
  while (last?.over === true && last.of !== undefined) {
    const { match } = last.of;
    last = all.find(({ id }) => id === match);
  }
  return last === undefined || last.over ? null : last;
};
