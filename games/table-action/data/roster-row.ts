/** A row of the roster: what history says of a ship, and our judgement of her crew. */
import type { Quality, Special } from './words.ts';

export type RosterRow = readonly [
  id: string,
  name: string,
  year: number,
  guns: number,
  /** Deck by deck from below: number x calibre in pounds, `c` for carronades. */
  armament: string,
  quality: Quality,
  specials: readonly Special[],
];
