/** The games that the page knows. Rules and board of a game come over the wire only when it is played. */
import type { GameEntry, LoadedGame } from './games/game.ts';
import { hexAction } from './games/hex-action.ts';
import { seaPower } from './games/sea-power.ts';
import { station } from './games/station.ts';
import { tableAction } from './games/table-action.ts';

/** In the order of the lobby; the page opens on a match of the first. */
export const GAMES: readonly [GameEntry, ...GameEntry[]] = [hexAction, tableAction, station, seaPower];

const loading = new Map<string, Promise<LoadedGame>>();

/** Loads a game once; a failed load is tried again the next time. */
export function loadGame(gameId: string): Promise<LoadedGame> {
  const entry = GAMES.find(({ id }) => id === gameId);
  if (entry === undefined)
    return Promise.reject(
      new Error(`This page does not know the game “${gameId}”. A newer page may: try a reload.`),
    );
  let loaded = loading.get(gameId);
  if (loaded === undefined) {
    loaded = entry.load();
    loaded.catch(() => loading.delete(gameId));
    loading.set(gameId, loaded);
  }
  return loaded;
}
