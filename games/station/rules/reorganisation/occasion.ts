/** What a Reorganisation is held for, and what that allows. */
import type { LocationId } from '../module/vocabulary.ts';

/** After a Battle everything is free of checks and confined to the Battle Space. */
export interface Occasion {
  readonly free: boolean;
  readonly at: LocationId | null;
}
