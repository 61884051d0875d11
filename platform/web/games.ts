/** The games of the house. Rules and board of a game come over the wire only when it is played. */
import type { Game } from '@weathergage/kernel';
import { GAMES } from '../../games/index.ts';
import { PAGE_WORDS } from './page-words.ts';
import type { Page } from './toolkit/page.ts';

export { GAMES };

/** A game as the page has it once somebody plays it. */
export interface LoadedGame extends Page {
  readonly id: string;
  readonly game: Game;
}

const loading = new Map<string, Promise<LoadedGame>>();

async function load(id: string): Promise<LoadedGame> {
  const entry = GAMES.find((one) => one.id === id);
  if (entry === undefined) throw new Error(PAGE_WORDS.unknownGame(id));
  const [game, page] = await Promise.all([entry.rules(), entry.page()]);
  return { ...page, id, game };
}

/** Loads a game once; a failed load is tried again the next time. */
export function loadGame(id: string): Promise<LoadedGame> {
  let loaded = loading.get(id);
  if (loaded === undefined) {
    loaded = load(id);
    loaded.catch(() => loading.delete(id));
    loading.set(id, loaded);
  }
  return loaded;
}
