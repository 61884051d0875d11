/** The victory point track, entry by entry. */
import type { Side } from '../../data/nations.ts';

export const SOURCES = [
  'area',
  'sunk',
  'lost',
  'commerce',
  'alliance',
  'captured',
  'bid',
  'handicap',
  'start',
] as const;
export type Source = (typeof SOURCES)[number];

/** One entry of the victory point track, with where it came from. */
export interface Score {
  readonly year: number;
  readonly side: Side;
  readonly points: number;
  readonly source: Source;
  /** An area for area and commerce, a ship for the sunk and the lost. */
  readonly of: string | null;
}
