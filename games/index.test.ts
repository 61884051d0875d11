import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  anyAnswer,
  looseDice,
  Match,
  type Opening,
  owedAsks,
  scenarioFlaws,
  schemaFlaws,
  tickIds,
} from '@weathergage/kernel';
import { givenAway, lateOrders } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import type { GAMES as Games } from './index.ts';

// Another list, named as it is to the page and the command line, is held to the same.
const list = process.env.WEATHERGAGE_GAMES;
const { GAMES }: { readonly GAMES: typeof Games } = await import(
  list ? pathToFileURL(resolve(list)).href : './index.ts'
);

it('has every game once', () => {
  expect(new Set(GAMES.map(({ id }) => id)).size).toBe(GAMES.length);
});

describe.each(GAMES)('$title', (entry) => {
  it('is called in the list what its rules call themselves', async () => {
    const { id, title } = await entry.rules();
    expect({ id, title }).toEqual({ id: entry.id, title: entry.title });
  });

  it('has sound scenarios, each under a name of its own', async () => {
    const [game, scenarios] = await Promise.all([entry.rules(), entry.scenarios()]);
    expect(new Set(scenarios.map(({ id }) => id)).size).toBe(scenarios.length);
    for (const scenario of scenarios) expect(scenarioFlaws(game, scenario)).toEqual([]);
  });

  it('shows a card for every scenario, with its seats', async () => {
    const [game, scenarios, page] = await Promise.all([entry.rules(), entry.scenarios(), entry.page()]);
    expect(page.cards.map(({ id }) => id).toSorted()).toEqual(scenarios.map(({ id }) => id).toSorted());
    for (const { scenario, sides } of page.cards)
      expect(sides.flatMap(({ seats }) => seats)).toEqual(game.seats(scenario));
  });

  it('names a side once on a card, and not again before its forces', async () => {
    const { cards } = await entry.page();
    for (const { sides } of cards)
      for (const { name, forces } of sides)
        expect(forces.filter((each) => each.startsWith(`${name}:`))).toEqual([]);
  });

  it('says of every scenario what it teaches', async () => {
    const { cards, board } = await entry.page();
    const taught = new Map(board.lessons.map(({ scenario, teaches }) => [scenario, teaches]));
    for (const { id, teaches } of cards) {
      const words = taught.get(id) ?? teaches;
      expect(words, id).toMatch(/^\S.{12,90}$/);
    }
  });

  it('offers machines that there are, says of each what it is like, and names the usual one', async () => {
    const [bots, page, kit] = await Promise.all([entry.bots(), entry.page(), entry.ladder?.()]);
    const { machine, board } = page;
    const offered = Object.keys(machine.levels);
    expect(Object.keys(bots)).toEqual(expect.arrayContaining(offered));
    expect(offered).toContain(machine.usual);
    expect(offered).toEqual(expect.arrayContaining(board.lessons.flatMap(({ opponent }) => opponent ?? [])));
    // What is weighed is what people are offered, in the same order.
    const weighed = kit?.levels.filter((level) => offered.includes(level));
    expect(offered.filter((name) => weighed?.includes(name) ?? false)).toEqual(weighed ?? []);
  });

  it('takes what stands at its usual value, and a turn limit where it wants one', async () => {
    const [{ schema }, { optionsOf }] = await Promise.all([entry.rules(), entry.page()]);
    expect(schemaFlaws(schema.options, optionsOf?.({}) ?? {})).toEqual([]);
    const { turnLimit } = entry;
    expect(schemaFlaws(schema.options, turnLimit === undefined ? {} : { turnLimit })).toEqual([]);
  });

  it('answers lawfully for whoever carries on, and knows each of its ticks by one name', async () => {
    const carryOn = await entry.carryOn?.();
    if (carryOn === undefined) return;
    expect(new Set(tickIds(carryOn)).size).toBe(tickIds(carryOn).length);
    const [game, [scenario]] = await Promise.all([entry.rules(), entry.scenarios()]);
    const dice = looseDice(7);
    const choose = anyAnswer(game);
    const opening: Opening = {
      game: game.id,
      rulesVersion: game.rulesVersion,
      scenario: scenario!,
      options: {},
      dice: { kind: 'seeded', seed: 7 },
    };
    const match = Match.begin(game, opening, null);
    const [carried] = game.seats(scenario!);
    let given = 0;
    for (let step = 0; step < 150 && match.outcome === null; step++) {
      const [first] = owedAsks(match);
      const { seat } = first!;
      const asks = owedAsks(match, seat);
      const now = match.view(seat);
      const next =
        seat === carried!.id ? carryOn.carry({ since: now, now, told: [], asks }, new Set()) : null;
      asks.forEach((ask, at) => {
        const answer = next !== null && 'answers' in next ? next.answers[at] : choose(now, ask, dice);
        if (next !== null && 'answers' in next) given++;
        expect(match.refusal(seat, ask.id, answer), `${ask.kind} ${JSON.stringify(answer)}`).toBeNull();
        match.do({ type: 'answer', seat, ask: ask.id, answer });
      });
    }
    expect(given).toBeGreaterThan(10);
  });

  it('gives by itself, and so at once, only what everybody knows to have no other answer', async () => {
    const carryOn = await entry.carryOn?.();
    if (carryOn?.only === undefined) return;
    const [game, scenarios] = await Promise.all([entry.rules(), entry.scenarios()]);
    const told = new Set<string>();
    for (const [seed, scenario] of scenarios.filter((_, at) => at % 4 === 0).entries())
      for (const { ask } of givenAway(game, carryOn, { scenario, seed, most: 400 })) told.add(ask.kind);
    expect([...told]).toEqual([]);
  });

  it('has orders of its own for whoever does not come in time, to every question', async () => {
    const carryOn = await entry.carryOn?.();
    if (carryOn === undefined) return;
    const [game, scenarios] = await Promise.all([entry.rules(), entry.scenarios()]);
    for (const [seed, scenario] of scenarios.filter((_, at) => at % 5 === 0).entries())
      for (const { ask, answer, refusal } of lateOrders(game, carryOn, { scenario, seed, most: 120 })) {
        expect(answer, `${scenario.id}: ${ask.kind}`).not.toBeNull();
        expect(refusal, `${scenario.id}: ${ask.kind} ${JSON.stringify(answer)}`).toBeNull();
      }
  });
});
