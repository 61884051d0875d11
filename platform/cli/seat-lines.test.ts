import { type Ask, anyAnswer, lastNews, looseDice, whenWords } from '@weathergage/kernel';
import type { MyMatchesReply } from '@weathergage/kernel/people/people-protocol.ts';
import type { DeskReply } from '@weathergage/kernel/protocol.ts';
import {
  type PeopleHouse,
  peopleHouse,
  type Visitor,
} from '@weathergage/server/people/testing/people-house.ts';
import { joinTable, openTable, type Sat } from '@weathergage/server/people/testing/seated.ts';
import { expect, it } from 'vitest';
import { allGames, type PlayableGame } from './games.ts';

const ROUNDS = 30;
/** Games in which one side is told from the beginning what the other is not. */
const HIDING = new Set(['station', 'sea-power']);

interface Sitter {
  readonly who: Visitor;
  readonly token: string;
  readonly seat: string;
}

/** Two enemies at a match that has begun. */
async function seatedAt(at: PeopleHouse, { game, scenarios }: PlayableGame) {
  const scenario = scenarios.find((one) => game.seats(one).length === 2)!;
  const [mine, other] = game.seats(scenario).map(({ id }) => id) as [string, string];
  const [ann, ben] = [at.visitor(), at.visitor()];
  for (const who of [ann, ben]) await who.post('/api/people/guest');
  const match = { game: game.id, scenario: scenario.id, gallery: 'public' };
  const { body: first } = await openTable(ann, { match, mine });
  await joinTable(at, first);
  const { body: second } = await ben.post<Sat>(`/api/people/tables/${first.id}/sit`, { seat: other });
  await joinTable(at, second);
  const sitters: readonly Sitter[] = [
    { who: ann, token: first.token, seat: mine },
    { who: ben, token: second.token, seat: other },
  ];
  return { id: first.id, sitters };
}

const cut = (text: string): string => (text.length <= 240 ? text : `${text.slice(0, 239)}…`);

it.each(await allGames())(
  'lists tell whoever sits at a match of $game.title what he was told himself, and nothing else',
  async (played) => {
    const { game, scenarios, bots } = played;
    const words = played.listWords!;
    const at = await peopleHouse({}, { games: [{ game, scenarios, bots, listWords: words }] });
    const { id, sitters } = await seatedAt(at, played);
    const deskOf = async ({ token }: Sitter) =>
      (await at.house.get<DeskReply>(`/api/matches/${id}/desk`, token)).body;
    const choose = anyAnswer(game);
    const dice = looseDice(7);
    const seen = new Set<string>();
    let apart = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const lines: string[] = [];
      for (const sitter of sitters) {
        const { desk, steps } = await deskOf(sitter);
        const told = steps.flatMap((step) => step.told);
        const own = {
          stands: cut(whenWords(words, desk)),
          news: cut(lastNews(words, told, desk) ?? ''),
        };
        const { matches } = (await sitter.who.get<MyMatchesReply>('/api/people/me/matches')).body;
        expect(matches[0]).toMatchObject({ mySeat: sitter.seat, line: own });
        lines.push(own.news);
        seen.add(own.news);
      }
      if (lines[0] !== lines[1]) apart++;
      for (const sitter of sitters) {
        const { desk } = await deskOf(sitter);
        const open = desk.asks.find(({ answer }) => answer === null);
        if (open === undefined) continue;
        const ask: Ask = open.ask;
        const answers = [{ ask: ask.id, answer: await choose(desk.view, ask, dice) }];
        const { status } = await at.house.deed(id, sitter.token, { type: 'answer', answers });
        expect(status).toBe(200);
      }
    }
    expect(seen.size).toBeGreaterThan(1);
    if (HIDING.has(game.id)) expect(apart).toBeGreaterThan(0);
    await at.close();
  },
);
