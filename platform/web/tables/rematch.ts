/** The same again: same scenario, same seats, new dice. */
import { openedScenario } from '@weathergage/kernel';
import type { LoadedGame } from '../games.ts';
import type { LocalTable } from './local-table.ts';
import { beginLocal } from './open-table.ts';
import { savedMatches } from './saved-matches.ts';

/** Null where the match is not kept here: then a new one has to be chosen. */
export function beginRematch(loaded: LoadedGame, id: string): LocalTable | null {
  const saved = savedMatches.load(id);
  if (saved === null) return null;
  const { title, scenarioId, hands, journal, campaign } = saved;
  const { options } = journal.opening;
  const scenario = openedScenario(journal.opening);
  return beginLocal(loaded, {
    game: loaded.game,
    title,
    scenarioId,
    scenario,
    options,
    hands,
    ...(campaign === undefined ? {} : { campaign }),
  });
}
