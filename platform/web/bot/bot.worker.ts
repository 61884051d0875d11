/** The machine thinks here, off the page's own thread, and sees nothing but a seat's view. */
import { type Chooser, looseDice } from '@weathergage/kernel';
import { GAMES } from '../games.ts';
import type { FromWorker, ToWorker } from './protocol.ts';

async function botsOf(gameId: string): Promise<Readonly<Record<string, Chooser>>> {
  const entry = GAMES.find(({ id }) => id === gameId);
  if (entry === undefined) throw new Error(`no machine plays ${gameId}`);
  return entry.bots();
}

async function answerTo(message: ToWorker): Promise<unknown> {
  const bots = await botsOf(message.gameId);
  if (message.type === 'names') return Object.keys(bots);
  const chooser = bots[message.bot];
  if (chooser === undefined) throw new Error(`no machine of the name ${message.bot} plays ${message.gameId}`);
  return chooser(message.view, message.ask, looseDice(message.seed), message.budgetMs);
}

const reply = (message: FromWorker): void => postMessage(message);

addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  try {
    reply({ id: data.id, ok: true, value: await answerTo(data) });
  } catch (error) {
    reply({ id: data.id, ok: false, message: error instanceof Error ? error.message : String(error) });
  }
});
