/** The games there are, and what the command line needs of each. A game is loaded only when it is named. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type {
  CarryOn,
  Chooser,
  Game,
  GameEntry,
  LadderKit,
  ListWords,
  ScenarioHead,
} from '@weathergage/kernel';
import { CommandStop } from './command.ts';

/** All of a game that is played without a page. */
export interface PlayableGame {
  readonly entry: GameEntry;
  readonly game: Game;
  readonly scenarios: readonly ScenarioHead[];
  readonly bots: Readonly<Record<string, Chooser>>;
  readonly ladder?: LadderKit;
  readonly carryOn?: CarryOn;
  readonly listWords?: ListWords;
}

async function playable(entry: GameEntry): Promise<PlayableGame> {
  const [game, scenarios, bots, ladder, carryOn, listWords] = await Promise.all([
    entry.rules(),
    entry.scenarios(),
    entry.bots(),
    entry.ladder?.(),
    entry.carryOn?.(),
    entry.listWords?.(),
  ]);
  return {
    entry,
    game,
    scenarios,
    bots,
    ...(ladder === undefined ? {} : { ladder }),
    ...(carryOn === undefined ? {} : { carryOn }),
    ...(listWords === undefined ? {} : { listWords }),
  };
}

/** The list of the house, or the one that WEATHERGAGE_GAMES names. */
async function listed(): Promise<readonly GameEntry[]> {
  const file = process.env.WEATHERGAGE_GAMES;
  if (!file) return (await import('../../games/index.ts')).GAMES;
  const list = (await import(pathToFileURL(resolve(file)).href).catch((error: Error) => {
    throw new CommandStop(`The list of games ${file} (WEATHERGAGE_GAMES) can't be loaded: ${error.message}`);
  })) as { readonly GAMES?: readonly GameEntry[] };
  if (list.GAMES === undefined) throw new CommandStop(`${file} (WEATHERGAGE_GAMES) exports no GAMES.`);
  return list.GAMES;
}

export const allGames = async (): Promise<PlayableGame[]> => Promise.all((await listed()).map(playable));

/** The entry of the game that was named; where there is only one it need not be. */
async function entryNamed(id: string | undefined): Promise<GameEntry> {
  const games = await listed();
  const ids = games.map((entry) => entry.id).join(', ');
  if (id === undefined && games.length > 1) throw new CommandStop(`--game is needed: one of ${ids}.`);
  const entry = id === undefined ? games[0] : games.find((one) => one.id === id);
  if (entry === undefined)
    throw new CommandStop(`There is no game ${JSON.stringify(id)}. There are: ${ids}.`);
  return entry;
}

export const gameNamed = async (id: string | undefined): Promise<PlayableGame> =>
  playable(await entryNamed(id));

export const botsNamed = async (id: string): Promise<PlayableGame['bots']> => (await entryNamed(id)).bots();

export const rulesNamed = async (id: string | undefined): Promise<Game> => (await entryNamed(id)).rules();

/** Those of the game, and those that machines are tried on. */
export function scenarioOf({ game, scenarios, ladder }: PlayableGame, id: string): ScenarioHead {
  const found = [...scenarios, ...(ladder?.trials ?? [])].find((scenario) => scenario.id === id);
  if (found === undefined)
    throw new CommandStop(
      `${game.title} has no scenario ${JSON.stringify(id)}. See: weathergage scenarios --game ${game.id}`,
    );
  return found;
}

/** The best machine of a game with so much thought, as a bot is named. */
export const thoughtName = (much: number): string => `thought-${much}`;

function thinkerNamed(ladder: LadderKit | undefined, name: string): Chooser | undefined {
  const much = /^thought-(\d{1,6})$/.exec(name)?.[1];
  return much === undefined ? undefined : ladder?.thought?.of(Number(much));
}

/** A machine that has so many milliseconds for each answer, whatever the others are allowed. */
export const timedName = (name: string, ms: number): string => `${name}@${ms}`;

function timed(played: PlayableGame, name: string): Chooser | undefined {
  const [, machine, ms] = /^(.+)@([1-9]\d{0,5})$/.exec(name) ?? [];
  if (machine === undefined) return undefined;
  const choose = botOf(played, machine);
  return (view, ask, dice) => choose(view, ask, dice, Number(ms));
}

export function botOf(played: PlayableGame, name: string): Chooser {
  const { game, bots, ladder } = played;
  const all: Readonly<Record<string, Chooser>> = { ...ladder?.rivals, ...bots };
  const bot = Object.hasOwn(all, name) ? all[name] : (thinkerNamed(ladder, name) ?? timed(played, name));
  if (bot === undefined)
    throw new CommandStop(
      `${game.title} has no bot ${JSON.stringify(name)}. There are: ${Object.keys(all).join(', ')}.`,
    );
  return bot;
}
