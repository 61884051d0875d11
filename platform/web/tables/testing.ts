/** A local table for tests: the kernel's toy auction, kept nowhere, the machine answering at once. */
import type { Game, Seat } from '@weathergage/kernel';
import { AUCTION_FOR_TWO, auction } from '@weathergage/kernel/toys/auction.ts';
import type { BotHouse } from '../bot/bot-house.ts';
import type { LocalMeans, LocalPlan } from './local-plan.ts';
import { LocalTable } from './local-table.ts';
import type { MatchStore, SavedMatch, SeatHands } from './saved-matches.ts';
import type { Table } from './table.ts';

export const toyGame = auction as unknown as Game;

export const memoryStore = (): MatchStore & { readonly kept: Map<string, SavedMatch> } => {
  const kept = new Map<string, SavedMatch>();
  return {
    kept,
    list: () => [...kept.values()],
    load: (id) => kept.get(id) ?? null,
    // As a browser does: what is kept is text, and shares nothing with the table.
    save: (match) => kept.set(match.id, JSON.parse(JSON.stringify(match)) as SavedMatch) !== undefined,
    remove: (id) => void kept.delete(id),
  };
};

/** Takes the first choice; `broken` fails every time. */
export const toyBots = (broken = false): BotHouse => ({
  names: () => Promise.resolve(['toy']),
  choose: ({ view, ask }) => {
    if (broken) return Promise.reject(new Error('out of order'));
    for (const choice of toyGame.choices(view, ask as never)) return Promise.resolve(choice);
    return Promise.reject(new Error('nothing to choose'));
  },
});

export const personSeat = { by: 'person' } as const;
export const machineSeat = { by: 'bot', name: 'toy' } as const;

export const toyPlan = (hands: SeatHands): LocalPlan => ({
  game: toyGame,
  title: 'An auction',
  scenarioId: 'auction-for-two',
  scenario: AUCTION_FOR_TWO,
  options: { trading: false },
  hands,
});

export const toyMeans = (store = memoryStore(), bots = toyBots()): LocalMeans => ({
  store,
  bots,
  clock: () => 1000,
  breathMs: 0,
});
export const toyTable = (hands: SeatHands, means = toyMeans()): LocalTable =>
  LocalTable.begin(toyPlan(hands), means);

/** Answers everything that is asked of a seat with the first choice. */
export async function answerAll(table: Table, seat: Seat): Promise<void> {
  const desk = table.now().chairs.get(seat)!.desk;
  for (const { ask } of desk.asks)
    for (const choice of toyGame.choices(desk.view, ask)) {
      await table.answer(seat, [{ ask: ask.id, answer: choice }]);
      break;
    }
}

/** Lets whatever waits for a promise go on. */
export const settlePromises = async (): Promise<void> => {
  for (let i = 0; i < 20; i++) await Promise.resolve();
};
