/** Scenarios that a player has marked, kept in this browser. */
import { create } from 'zustand';
import { keepValue, readKept } from '../tables/browser-keep.ts';

const KEY = 'favourites';

const kept = (): readonly string[] => {
  const value = readKept(KEY);
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
};

/** A scenario's id is its own within its game only. */
export const favouriteKey = (game: string, scenario: string): string => `${game}/${scenario}`;

interface Favourites {
  readonly marked: ReadonlySet<string>;
  turn(key: string): void;
}

export const useFavourites = create<Favourites>()((set, get) => ({
  marked: new Set(kept()),
  turn: (key) => {
    const { marked } = get();
    const now = marked.has(key) ? [...marked].filter((one) => one !== key) : [...marked, key];
    keepValue(KEY, now);
    set({ marked: new Set(now) });
  },
}));
