/** The machine thinks here, off the page's own thread, and sees nothing but a seat's view. */
import { adviceOn, type Chooser, looseDice, type Officer, proposalOf } from '@weathergage/kernel';
import { GAMES } from '../games.ts';
import type { FromWorker, ToWorker } from './protocol.ts';

const entryOf = (gameId: string): (typeof GAMES)[number] => {
  const entry = GAMES.find(({ id }) => id === gameId);
  if (entry === undefined) throw new Error(`no machine plays ${gameId}`);
  return entry;
};

async function officerOf(gameId: string): Promise<Officer> {
  const officer = await entryOf(gameId).officer?.();
  if (officer === undefined) throw new Error(`nobody gives advice in ${gameId}`);
  return officer;
}

async function answerTo(message: ToWorker): Promise<unknown> {
  if (message.type === 'advise') {
    const officer = await officerOf(message.gameId);
    return Promise.all(message.asks.map((ask) => adviceOn(officer, message.view, ask)));
  }
  if (message.type === 'reckon') {
    const { reckonJournal } = await import('./reckon-journal.ts');
    const carryOn = await entryOf(message.gameId).carryOn?.();
    const proposal = carryOn === undefined ? null : proposalOf(carryOn);
    return reckonJournal(await officerOf(message.gameId), message.journal, message.seat, proposal);
  }
  const bots: Readonly<Record<string, Chooser>> = await entryOf(message.gameId).bots();
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
