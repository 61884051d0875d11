/**
 * What a list of matches says of one, in the game's own words: how far it has come, and the last thing that happened.
 * It is said for one seat, from that seat's desk and what it was told alone, in the page and on a server.
 */
import type { Desk } from '../receipt.ts';
import type { GameTypes } from '../vocabulary.ts';

export interface ListWords<T extends GameTypes = GameTypes> {
  headline(desk: Desk<T>): { readonly turn: string; readonly phase: string };
  /** One happening in words; null for one that is no news to a reader. A `heading` only opens a turn. */
  logLine(
    told: T['told'],
    desk: Desk<T>,
  ): { readonly text: string; readonly weight: 'heading' | 'plain' | 'grave' } | null;
}

/** `Turn 4, Plotting`. */
export function whenWords<T extends GameTypes>(words: Pick<ListWords<T>, 'headline'>, desk: Desk<T>): string {
  const { turn, phase } = words.headline(desk);
  return phase === '' ? turn : `${turn}, ${phase}`;
}

/** The newest thing among what a seat was told; null where none of it is news. */
export function lastNews<T extends GameTypes>(
  words: Pick<ListWords<T>, 'logLine'>,
  told: readonly T['told'][],
  desk: Desk<T>,
): string | null {
  for (const one of told.toReversed()) {
    const line = words.logLine(one, desk);
    if (line !== null && line.weight !== 'heading') return line.text;
  }
  return null;
}
