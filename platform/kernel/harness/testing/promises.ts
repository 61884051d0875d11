/** Every promise of the umpire, on random legal play. */
import { expect, it } from 'vitest';
import type { Game, GameTypes, ScenarioHead } from '../../index.ts';
import { playOut } from '../index.ts';

/** One test a scenario, cut short after so many turns. */
export function itKeepsPromises<T extends GameTypes>(
  game: Game<T>,
  scenarios: readonly (T['scenario'] & ScenarioHead)[],
  turns: Readonly<Record<string, number>>,
  seed: number,
): void {
  for (const [id, turnLimit] of Object.entries(turns))
    it(`${id}: no violation in random play`, () => {
      const scenario = scenarios.find((each) => each.id === id)!;
      const course = playOut(game, scenario, { turnLimit } as T['options'], { seed });
      expect(course.violations).toEqual([]);
      expect(course.finished).toBe(true);
    });
}
