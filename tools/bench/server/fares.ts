/** What is played at a measured server, by the rules of the checkout that it is of. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Game, GameEntry, ScenarioHead } from '@weathergage/kernel';
import { GAMES } from '../../../games/index.ts';
import { type Fare, fareOf } from './players.ts';
import { duelAmong } from './server-load.ts';

export type Load = 'duels' | 'mixed';

/** The games as the server of that checkout knows them: its players go by its own rules. */
async function gamesOf(home: string | null): Promise<readonly GameEntry[]> {
  if (home === null) return GAMES;
  const list = join(home, 'games/index.ts');
  if (existsSync(list)) return ((await import(list)) as { GAMES: readonly GameEntry[] }).GAMES;
  // Before the games had a list of their own.
  const { loadAllGames } = (await import(join(home, 'platform/cli/games.ts'))) as {
    loadAllGames(): Promise<{ game: Game; scenarios: ScenarioHead[]; bots: object }[]>;
  };
  return (await loadAllGames()).map(
    ({ game, scenarios, bots }) =>
      ({
        id: game.id,
        rules: async () => game,
        scenarios: async () => scenarios,
        bots: async () => bots,
      }) as never,
  );
}

/** What is played at the server of that checkout; at this one where none is named. */
export async function faresFor(load: Load, home: string | null): Promise<readonly Fare[]> {
  const all = await Promise.all((await gamesOf(home)).map(fareOf));
  return load === 'mixed' ? all : [duelAmong(all)];
}
