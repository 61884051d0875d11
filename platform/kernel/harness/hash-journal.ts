/** The hash of the state that a journal leads to: how Node and a browser show each other that they agree. */
import { hashOf } from '../hash.ts';
import type { Journal } from '../journal.ts';
import { rebuildMatch } from '../rebuild.ts';
import type { Game, GameTypes } from '../vocabulary.ts';

export const hashJournal = <T extends GameTypes>(game: Game<T>, journal: Journal): string =>
  hashOf(rebuildMatch(game, journal).state);
