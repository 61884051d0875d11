/** Careers kept in this browser, a book for each game. Nobody's name stands in it: whose a career is its owner knows. */
import { keepValue, readKept } from '../tables/browser-keep.ts';
import type { Careers } from '../toolkit/careers.ts';

interface Book {
  readonly careers: readonly unknown[];
  /** Matches after which something was bought: one thing after each. */
  readonly matches: readonly string[];
}

/** Matches so long ago that nobody comes back to them to buy again. */
const MOST_MATCHES = 200;

const keyOf = (gameId: string): string => `careers.${gameId}`;
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Whatever was kept, made whole: an older page may have kept other things. */
function readBook(gameId: string, careers: Careers): Book {
  const kept = (readKept(keyOf(gameId)) ?? {}) as Partial<Record<keyof Book, unknown>>;
  return {
    careers: list(kept.careers).flatMap((one) => careers.read(one) ?? []),
    matches: list(kept.matches).filter((one) => typeof one === 'string'),
  };
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export const careersKept = (gameId: string, careers: Careers): readonly unknown[] =>
  readBook(gameId, careers).careers;

export const hasBought = (gameId: string, careers: Careers, matchId: string): boolean =>
  readBook(gameId, careers).matches.includes(matchId);

/**
 * Enters what was bought after a match: it takes the place of the career that was worn in it. False if the browser would
 * not take it, or something was bought after this match before.
 */
export function enterPurchase(
  gameId: string,
  careers: Careers,
  matchId: string,
  worn: unknown,
  bought: unknown,
): boolean {
  const { careers: kept, matches } = readBook(gameId, careers);
  if (matches.includes(matchId)) return false;
  const at = kept.findIndex((one) => same(one, worn));
  const others = at < 0 ? kept : kept.toSpliced(at, 1);
  return keepValue(keyOf(gameId), {
    careers: [...others, bought],
    matches: [...matches, matchId].slice(-MOST_MATCHES),
  } satisfies Book);
}
