import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { scenarioFlaws, schemaFlaws } from '@weathergage/kernel';
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

  it('says of every machine what it is like, and names the usual one', async () => {
    const [bots, { machine }] = await Promise.all([entry.bots(), entry.page()]);
    expect(Object.keys(machine.levels)).toEqual(Object.keys(bots));
    expect(Object.keys(bots)).toContain(machine.usual);
  });

  it('takes what stands at its usual value, and a turn limit where it wants one', async () => {
    const [{ schema }, { optionsOf }] = await Promise.all([entry.rules(), entry.page()]);
    expect(schemaFlaws(schema.options, optionsOf?.({}) ?? {})).toEqual([]);
    const { turnLimit } = entry;
    expect(schemaFlaws(schema.options, turnLimit === undefined ? {} : { turnLimit })).toEqual([]);
  });
});
