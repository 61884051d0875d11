/** What a side or a seat brings, as short as a card or a tile needs it. */
import type { Seat } from '@weathergage/kernel';
import type { ScenarioCard } from '../toolkit/page.ts';

import { COMMAND_WORDS } from './new-match-words.ts';

/** So many ships are named; of more, the first and how many there are. */
const NAMED = 6;

export const forcesInWords = (forces: readonly string[]): string =>
  forces.length <= NAMED
    ? forces.join(', ')
    : COMMAND_WORDS.forces(forces.length, forces.slice(0, NAMED - 2));

/** What a seat commands by itself: all of its side's where it sits there alone. */
export const forcesOfSeat = (side: ScenarioCard['sides'][number], seat: Seat): readonly string[] =>
  side.seats.length === 1 ? side.forces : (side.commands?.[seat] ?? []);
