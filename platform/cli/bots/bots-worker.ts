/** Thinks for the machine's seats of a server, in a thread of its own. A game's bots are loaded when they are first named. */
import { setPriority } from 'node:os';
import { serveJobs } from '@weathergage/bots/pool.ts';
import { type BotTask, thinkThrough } from '@weathergage/server/tended/thinkers.ts';
import { botsNamed } from '../games.ts';

// Whoever waits for an acknowledgement comes before any thought. On Linux this is for the thread alone; elsewhere it would
// be for the server, too.
const NICE = 10;
if (process.platform === 'linux') setPriority(0, NICE);

const loaded = new Map<string, ReturnType<typeof botsNamed>>();

serveJobs(async (text: string) => {
  const task = JSON.parse(text) as BotTask;
  const bots = loaded.get(task.game) ?? botsNamed(task.game);
  loaded.set(task.game, bots);
  return thinkThrough((await bots)[task.bot]!, task);
});
