/** Equal forces of a war, as they are weighed: by its own tables, and fought out. */
import type { Engagement } from '@weathergage/kernel';
import type { Loss } from './loss.ts';

export interface Weighed {
  readonly parent: string;
  /** Of the two sides, in the order of each `Loss`. */
  readonly names: readonly [string, string];
  byTables(): Loss;
  /** The fight of that number; the gauge goes turn and turn about. */
  engagement(way: string, at: number): Engagement;
  lossOf(result: unknown, at: number): Loss;
}
