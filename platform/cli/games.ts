/** The games there are, and what the command line needs of each. A game is loaded only when it is named. */
import { type Chooser, randomBot } from '@weathergage/bots';
import type { Game, GameTypes } from '@weathergage/kernel';
import { Stop } from './command.ts';

/** What every scenario says of itself, whatever its game. */
export interface ScenarioHead {
  readonly id: string;
  readonly title: string;
  readonly date: string;
  readonly place: string;
  readonly briefing: string;
  readonly turnLimit?: number;
  /** Made to learn by. */
  readonly tutorial?: boolean;
}

export interface Shelf {
  readonly game: Game;
  readonly scenarios: readonly ScenarioHead[];
  readonly bots: Readonly<Record<string, Chooser>>;
  /** Turns after which a match between machines is ended where the scenario sets no limit; null where each has one. */
  readonly turnLimit: number | null;
  /** What is counted of a match besides its outcome: figures by name, from all that was told and how it ended. */
  readonly figures?: (told: readonly object[], end: GameTypes['state']) => Readonly<Record<string, number>>;
}

const GAMES: Readonly<Record<string, () => Promise<Shelf>>> = {
  'hex-action': async () => {
    const [{ hexAction }, { scenarios }, { bots }] = await Promise.all([
      import('@weathergage/hex-action'),
      import('@weathergage/hex-action/data/scenarios.ts'),
      import('@weathergage/hex-action/bot/index.ts'),
    ]);
    return shelf(hexAction, scenarios, bots, 100);
  },
  'sea-power': async () => {
    const [{ seaPower }, { lesson, scenarios }, { bots }] = await Promise.all([
      import('@weathergage/sea-power'),
      import('@weathergage/sea-power/data/scenarios.ts'),
      import('@weathergage/sea-power/bot/index.ts'),
    ]);
    return shelf(seaPower, [...scenarios, lesson], bots, null);
  },
  station: async () => {
    const [{ station }, { scenarios }, { bots }, { figures }] = await Promise.all([
      import('@weathergage/station'),
      import('@weathergage/station/data/scenarios.ts'),
      import('@weathergage/station/bot/index.ts'),
      import('@weathergage/station/bot/figures.ts'),
    ]);
    return { ...shelf(station, scenarios, bots, null), figures: figures as NonNullable<Shelf['figures']> };
  },
  'table-action': async () => {
    const [{ tableAction }, { scenarios }, { bots }] = await Promise.all([
      import('@weathergage/table-action'),
      import('@weathergage/table-action/data/scenarios.ts'),
      import('@weathergage/table-action/bot/index.ts'),
    ]);
    return shelf(tableAction, scenarios, bots, null);
  },
};

/** Here the types of a game are let go: from here on its own schemas guard it. */
const shelf = <T extends GameTypes>(
  game: Game<T>,
  scenarios: readonly ScenarioHead[],
  bots: Readonly<Record<string, Chooser<T>>>,
  turnLimit: number | null,
): Shelf => ({
  game: game as unknown as Game,
  scenarios,
  bots: { random: randomBot(game), ...bots } as Readonly<Record<string, Chooser>>,
  turnLimit,
});

export const gameIds = (): string[] => Object.keys(GAMES);

export async function loadGame(id: string): Promise<Shelf> {
  const load = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  if (load === undefined)
    throw new Stop(`There is no game ${JSON.stringify(id)}. There are: ${gameIds().join(', ')}.`);
  return load();
}

export const loadAllGames = (): Promise<Shelf[]> => Promise.all(gameIds().map(loadGame));

/** The game that was named; where there is only one it need not be. */
export async function gameNamed(id: string | undefined): Promise<Shelf> {
  const ids = gameIds();
  if (id === undefined && ids.length > 1) throw new Stop(`--game is needed: one of ${ids.join(', ')}.`);
  return loadGame(id ?? ids[0]!);
}

export function scenarioOf({ game, scenarios }: Shelf, id: string): ScenarioHead {
  const found = scenarios.find((scenario) => scenario.id === id);
  if (found === undefined)
    throw new Stop(
      `${game.title} has no scenario ${JSON.stringify(id)}. See: weathergage scenarios --game ${game.id}`,
    );
  return found;
}

export function botOf({ game, bots }: Shelf, name: string): Chooser {
  const bot = Object.hasOwn(bots, name) ? bots[name] : undefined;
  if (bot === undefined)
    throw new Stop(
      `${game.title} has no bot ${JSON.stringify(name)}. There are: ${Object.keys(bots).join(', ')}.`,
    );
  return bot;
}
