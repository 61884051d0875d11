/** The machine thinks here, off the page's own thread, and sees nothing but a seat's view. */
import { looseDice } from '@weathergage/kernel';
import type { Chooser, FromWorker, ToWorker } from './protocol.ts';

type Bots = Readonly<Record<string, Chooser>>;

const BOTS: Readonly<Record<string, () => Promise<Bots>>> = {
  'hex-action': async () => (await import('@weathergage/hex-action/bot/index.ts')).bots as unknown as Bots,
  'table-action': async () =>
    (await import('@weathergage/table-action/bot/index.ts')).bots as unknown as Bots,
  station: async () => (await import('@weathergage/station/bot/index.ts')).bots as unknown as Bots,
  'sea-power': async () => (await import('@weathergage/sea-power/bot/index.ts')).bots as unknown as Bots,
};

async function botsOf(gameId: string): Promise<Bots> {
  const load = BOTS[gameId];
  if (load === undefined) throw new Error(`no machine plays ${gameId}`);
  return load();
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
