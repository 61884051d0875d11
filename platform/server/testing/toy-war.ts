/** A toy war at a server, whose battles are short matches of powder, and who plays it. */
import { type Entry, type Game, pastHash } from '@weathergage/kernel';
import type {
  BattleInfo,
  BattlesReply,
  CreatedReply,
  CreateMatch,
  DeskReply,
  MatchInfo,
} from '@weathergage/kernel/protocol.ts';
import { type ToyBattle, type War, warGame, warOf } from '@weathergage/kernel/toys/war.ts';
import type { Store } from '@weathergage/store';
import { powderGame, powderScenario } from '@weathergage/store/testing/powder.ts';
import { expect } from 'vitest';
import type { ServedGame } from '../catalogue.ts';
import type { BattleWays } from '../wars/battles.ts';
import { type House, powderEntry } from './house.ts';

/** Whoever won it has lost nothing. */
export const toyWays: BattleWays = {
  bound: (_game, options) => options,
  partsOf: (_game, engagement) => [
    {
      game: 'powder',
      scenario: {
        ...powderScenario(1),
        id: `at-${(engagement as ToyBattle).sea}`,
        captains: ['ann', 'ben'],
      } as never,
      options: {},
    },
  ],
  ownersOf: (_game, _engagement, chairs) => Object.fromEntries(chairs.map(({ id }) => [id, id])),
  reportOn: (_game, engagement, [part]) => ({
    engagement: engagement.id,
    child: pastHash(part!.journal.opening, part!.journal.entries as Entry[]),
    result: { lost: { ann: 0, ben: 1 } },
  }),
  botOf: () => 'first',
  careersIn: async ({ war, battles }) =>
    battles.map(({ engagement, journal }) => ({
      engagement,
      reports: war.entries.filter(({ type }) => type === 'report').length,
      child: pastHash(journal.opening, journal.entries),
    })),
};

const war: ServedGame<War> = {
  game: warGame,
  scenarios: [warOf(3)],
  bots: { first: (view, ask) => [...warGame.choices(view, ask)][0]! },
};
export const TOY_WAR = [war, powderEntry] as unknown as readonly ServedGame[];
const RULES: Readonly<Record<string, Game>> = {
  war: warGame as unknown as Game,
  powder: powderGame as unknown as Game,
};

export type Begun = CreatedReply & { readonly id: string };
export const begin = (house: House, more: Partial<CreateMatch> = {}): Promise<Begun> =>
  house.begin({ game: 'war', scenario: 'war', ...more });

/** Answers all that a seat is asked with the first choice, or what is named. */
export async function answer(house: House, id: string, token: string, said?: unknown): Promise<number> {
  const { body } = await house.get<DeskReply>(`/api/matches/${id}/desk`, token);
  const { desk } = body;
  const { body: info } = await house.get<MatchInfo>(`/api/matches/${id}`, token);
  const open = desk.asks.filter((one) => one.answer === null);
  if (open.length === 0) return 0;
  const answers = open.map(({ ask }) => ({
    ask: ask.id,
    answer: said ?? [...RULES[info.game]!.choices(desk.view, ask)][0],
  }));
  const reply = await house.deed(id, token, { type: 'answer', answers });
  expect(reply.status).toBe(200);
  return open.length;
}

export async function meet(house: House, { id, tokens }: Begun): Promise<void> {
  for (const seat of ['ann', 'ben']) await answer(house, id, tokens[seat]!, { sea: 'north', ships: 2 });
}

export const battlesOf = async (house: House, id: string, token: string): Promise<BattleInfo[]> =>
  (await house.get<BattlesReply>(`/api/matches/${id}/battles`, token)).body.battles;

export async function fight(house: House, id: string, token: string): Promise<void> {
  for (;;) {
    const { body } = await house.get<MatchInfo>(`/api/matches/${id}`, token);
    if (body.status === 'over') return;
    if ((await answer(house, id, token)) === 0) await new Promise((next) => setTimeout(next, 5));
  }
}

export const reportsIn = async (store: Store, id: string): Promise<Entry[]> =>
  (await store.entries(id, 0)).filter(({ type }) => type === 'report');

export async function reported(house: House, id: string): Promise<Entry[]> {
  let found: Entry[] = [];
  for (let tries = 0; tries < 400 && found.length === 0; tries++) {
    found = await reportsIn(house.store, id);
    if (found.length === 0) await new Promise((next) => setTimeout(next, 5));
  }
  return found;
}
