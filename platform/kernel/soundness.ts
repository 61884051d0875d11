/** Whether a scenario and its options can be played at all: looked at before any rule sees them. */

import type { Opening } from './journal.ts';
import type { Flaw } from './schema.ts';
import {
  GALLERY,
  type Game,
  type GameTypes,
  type ScenarioHead,
  type SeatInfo,
  UMPIRE,
} from './vocabulary.ts';
import { flawsInWords } from './words/flaws-in-words.ts';

/** What is wrong with a scenario of somebody's own; empty for a sound one. */
export function scenarioFlaws<T extends GameTypes>(game: Game<T>, scenario: unknown): readonly Flaw[] {
  const shape = flawsInWords(game.schema.scenario, scenario);
  if (shape.length > 0) return shape;
  const told = game.examine(scenario as T['scenario']);
  return told.length > 0 ? told : seatFlaws(game.seats(scenario as T['scenario']));
}

/** The same as a yes or no, and one that the types understand. */
export const isSoundScenario = <T extends GameTypes>(
  game: Game<T>,
  scenario: unknown,
): scenario is T['scenario'] => scenarioFlaws(game, scenario).length === 0;

export const optionFlaws = <T extends GameTypes>(game: Game<T>, options: unknown): readonly Flaw[] =>
  flawsInWords(game.schema.options, options);

/** The scenario of a match under way: it was looked at before the match was opened. */
export const openedScenario = ({ scenario }: Opening): ScenarioHead => scenario as ScenarioHead;

/**
 * Whoever sat down under the umpire's name would be shown everything, and one called like a member of every object
 * would be found where nobody sits.
 */
function seatFlaws(seats: readonly SeatInfo[]): Flaw[] {
  const known = new Set<string>();
  const found: Flaw[] = [];
  for (const { id } of seats) {
    const taken = id === UMPIRE || id === GALLERY || id in Object.prototype;
    if (taken) found.push({ path: '/', expected: `no seat called ${id}: that name is taken` });
    else if (known.has(id)) found.push({ path: '/', expected: `one seat called ${id}, not two` });
    known.add(id);
  }
  return found;
}
