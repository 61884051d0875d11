/** Whether a scenario is what its name says: one of the game's own, with each side's seats as they are or all in one hand. */
import { canonical, type ScenarioHead } from '@weathergage/kernel';
import type { ServedGame } from '../catalogue.ts';

export function isOwnScenario({ game, scenarios }: ServedGame, scenario: ScenarioHead): boolean {
  const own = scenarios.find(({ id }) => id === scenario.id);
  if (own === undefined) return false;
  const wanted = canonical(scenario);
  if (canonical(own) === wanted) return true;
  if (game.together === undefined) return false;
  const sides = Map.groupBy(game.seats(own), ({ side }) => side);
  const now = Map.groupBy(game.seats(scenario), ({ side }) => side);
  const joined = [...sides].flatMap(([side, seats]) =>
    seats.length > 1 && now.get(side)?.length === 1 ? [seats.map(({ id }) => id)] : [],
  );
  return joined.length > 0 && canonical(game.together(own, joined)) === wanted;
}
