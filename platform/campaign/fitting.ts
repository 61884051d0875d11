/** A child is made by a pure function, and must be a match like any other: what its game finds wrong is our fault. */
import { type Game, optionFlaws, scenarioFlaws } from '@weathergage/kernel';

export function fittingScenario(game: Game, scenario: unknown, options: unknown): void {
  const [flaw] = [...scenarioFlaws(game, scenario), ...optionFlaws(game, options)];
  if (flaw !== undefined) throw new Error(`${game.id} can’t play it: at ${flaw.path}: ${flaw.expected}`);
}
