/** The games there are, and what the command line needs of each. A game is loaded only when it is named. */
import type { Chooser, Game, GameEntry, ScenarioHead } from '@weathergage/kernel';
import { GAMES } from '../../games/index.ts';
import { Stop } from './command.ts';

/** All of a game that is played without a page. */
export interface PlayableGame {
  readonly entry: GameEntry;
  readonly game: Game;
  readonly scenarios: readonly ScenarioHead[];
  readonly bots: Readonly<Record<string, Chooser>>;
}

async function playable(entry: GameEntry): Promise<PlayableGame> {
  const [game, scenarios, bots] = await Promise.all([entry.rules(), entry.scenarios(), entry.bots()]);
  return { entry, game, scenarios, bots };
}

export const allGames = (): Promise<PlayableGame[]> => Promise.all(GAMES.map(playable));

/** The entry of the game that was named; where there is only one it need not be. */
export function entryNamed(id: string | undefined): GameEntry {
  const ids = GAMES.map((entry) => entry.id).join(', ');
  if (id === undefined && GAMES.length > 1) throw new Stop(`--game is needed: one of ${ids}.`);
  const entry = id === undefined ? GAMES[0] : GAMES.find((one) => one.id === id);
  if (entry === undefined) throw new Stop(`There is no game ${JSON.stringify(id)}. There are: ${ids}.`);
  return entry;
}

export const gameNamed = async (id: string | undefined): Promise<PlayableGame> => playable(entryNamed(id));

export function scenarioOf({ game, scenarios }: PlayableGame, id: string): ScenarioHead {
  const found = scenarios.find((scenario) => scenario.id === id);
  if (found === undefined)
    throw new Stop(
      `${game.title} has no scenario ${JSON.stringify(id)}. See: weathergage scenarios --game ${game.id}`,
    );
  return found;
}

export function botOf({ game, bots }: PlayableGame, name: string): Chooser {
  const bot = Object.hasOwn(bots, name) ? bots[name] : undefined;
  if (bot === undefined)
    throw new Stop(
      `${game.title} has no bot ${JSON.stringify(name)}. There are: ${Object.keys(bots).join(', ')}.`,
    );
  return bot;
}
