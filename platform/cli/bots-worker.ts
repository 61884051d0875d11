/** Thinks for the machine's seats of a server, in a thread of its own. A game's bots are loaded when they are first named. */
import { serveJobs } from '@weathergage/bots/pool.ts';
import { type BotTask, thinkThrough } from '@weathergage/server/thinkers.ts';
import { botsNamed } from './games.ts';

const loaded = new Map<string, ReturnType<typeof botsNamed>>();

serveJobs(async (text: string) => {
  const task = JSON.parse(text) as BotTask;
  const bots = loaded.get(task.game) ?? botsNamed(task.game);
  loaded.set(task.game, bots);
  return thinkThrough((await bots)[task.bot]!, task);
});
