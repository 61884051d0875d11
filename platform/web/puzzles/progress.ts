/** What a player has done with the puzzles, kept in this browser. */
import { create } from 'zustand';
import { keepValue, readKept } from '../tables/browser-keep.ts';

/** Tries that were decided, and whether one of them was right; `shown` if the solution was looked at before that. */
export interface PuzzleProgress {
  readonly tries: number;
  readonly solved: boolean;
  readonly shown: boolean;
}

const KEY = 'puzzles';
const NOTHING: PuzzleProgress = { tries: 0, solved: false, shown: false };

const madeWhole = (value: unknown): PuzzleProgress => {
  const { tries, solved, shown } = (value ?? {}) as Partial<PuzzleProgress>;
  return { tries: typeof tries === 'number' ? tries : 0, solved: solved === true, shown: shown === true };
};

const kept = (): Readonly<Record<string, PuzzleProgress>> => {
  const value = readKept(KEY);
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, madeWhole(one)]));
};

interface Progress {
  readonly done: Readonly<Record<string, PuzzleProgress>>;
  note(key: string, change: (was: PuzzleProgress) => PuzzleProgress): void;
}

/** A puzzle's id is its own within its game only. */
export const puzzleKey = (game: string, puzzle: string): string => `${game}/${puzzle}`;

export const useProgress = create<Progress>()((set, get) => ({
  done: kept(),
  note: (key, change) => {
    const done = { ...get().done, [key]: change(get().done[key] ?? NOTHING) };
    keepValue(KEY, done);
    set({ done });
  },
}));

export const useProgressOf = (key: string): PuzzleProgress => useProgress(({ done }) => done[key] ?? NOTHING);
