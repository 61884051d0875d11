/** Single decisions, and that they come from the view and nothing else. */

import { answersAlike, playedTo } from '@weathergage/bots/testing/behind-the-screen.ts';
import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../data/scenarios.ts';
import { SHIPS } from '../data/ships.ts';
import { seaPower } from '../rules/index.ts';
import { warWith } from '../rules/testing/battle.ts';
import type { LineShip } from '../rules/world/squadron.ts';
import type { State } from '../rules/world/state.ts';
import { admiral } from './admiral.ts';
import { forecast } from './battle-odds.ts';
import { streamOf } from './chance.ts';
import { chanceToFind } from './encounter.ts';
import { bots } from './index.ts';
import { drawnUp } from './line.ts';
import { meet } from './odds-table.ts';
import { ladder } from './trials/index.ts';

const line = (nation: string, ships: number): LineShip[] =>
  SHIPS.filter((ship) => ship.nation === nation && ship.guns === 74)
    .slice(0, ships)
    .map(({ id }) => ({ ship: id, leader: null, damage: 0, disabled: false }));

/** They take no time to think. */
type Quick = typeof bots.random;

/** A match played by the admiral up to so many questions. */
const byAdmiral = (questions: number): State =>
  playedTo(
    seaPower,
    seaPower.setup(scenarios[0]!, {}, looseDice(4)),
    questions,
    admiral as Quick,
    looseDice(5),
  );

describe('what a bot sees', () => {
  it.each(Object.entries({ ...ladder.rivals, ...bots }))(
    '%s answers alike whatever stands behind the screen',
    (_, bot) => {
      let compared = 0;
      for (const questions of [0, 4, 30, 36, 44, 52, 60])
        compared += answersAlike(seaPower, byAdmiral(questions), bot as Quick, questions + 1);
      expect(compared).toBeGreaterThanOrEqual(7);
    },
  );
});

describe('the odds it goes by', () => {
  it('a bigger lead finds more often, and none at all seldom: three dice against one', () => {
    expect(chanceToFind(0)).toBeLessThan(0.1);
    expect(chanceToFind(7)).toBeCloseTo(0.5, 1);
    expect(chanceToFind(16)).toBeGreaterThan(0.98);
    for (let lead = -19; lead <= 20; lead++)
      expect(chanceToFind(lead)).toBeGreaterThanOrEqual(chanceToFind(lead - 1));
  });

  it('many ships against few win the field and the points', () => {
    const lines = { english: line('England', 12), european: line('France', 4) };
    const { points, holds } = forecast(lines, 2, 60, streamOf(looseDice(1)));
    expect(holds.english).toBeGreaterThan(0.95);
    expect(points).toBeGreaterThan(3);
  });

  it('the table agrees with battles fought out ship by ship', () => {
    const lines = { english: line('England', 8), european: line('France', 6) };
    const fought = forecast(lines, 2, 400, streamOf(looseDice(2)));
    const weight = (ships: number, worth: number) => ({ seventyFours: ships, ships, worth, force: true });
    const told = meet(weight(8, 1), weight(6, 2));
    expect(told.points).toBeGreaterThan(fought.points - 1.2);
    expect(told.points).toBeLessThan(fought.points + 1.2);
  });
});

describe('the line it draws up', () => {
  it('puts strong and sound ships ahead and leaders apart, the best nearest to the middle', () => {
    const ships = SHIPS.filter(({ nation, wars }) => nation === 'England' && wars.includes(1)).slice(0, 9);
    const hurt = ships[0]!.id;
    const [stack] = drawnUp(
      ships.map(({ id }) => id),
      ['eng-hawke', 'eng-byng', 'eng-keppel'],
      (id) => (id === hurt ? 3 : 0),
      1,
    );
    expect(stack!.at(-1)!.ship).toBe(hurt);
    expect(stack!.flatMap(({ leader }, place) => (leader === null ? [] : [[place, leader]]))).toEqual([
      [1, 'eng-keppel'],
      [4, 'eng-hawke'],
      [7, 'eng-byng'],
    ]);
  });

  it('splits more than sixteen ships into stacks that are each led', () => {
    const ships = SHIPS.filter(({ nation, wars }) => nation === 'England' && wars.includes(1)).slice(0, 20);
    const stacks = drawnUp(
      ships.map(({ id }) => id),
      ['eng-hawke', 'eng-byng'],
      () => 0,
      1,
    );
    expect(stacks.map((stack) => stack.length)).toEqual([10, 10]);
    expect(stacks.every((stack) => stack.some(({ leader }) => leader !== null))).toBe(true);
  });
});

describe('ports', () => {
  const BEFORE_LOUISBURG = [
    { token: 'E1', at: 'gulf-of-st-lawrence', stacks: [['eng-mars:eng-hawke', 'eng-culloden']] },
  ] as const;
  const answered = (fleets: Parameters<typeof warWith>[0], prizes: Record<string, number>) => {
    const war = warWith(fleets, { war: 1, year: 1758 });
    const [plan] = war.scenario.wars;
    const world: State = {
      ...war,
      phase: 'assault',
      scenario: { ...war.scenario, wars: [{ ...plan!, prizes }] },
    };
    const ask = seaPower.asks(world).find(({ kind }) => kind === 'assault')!;
    return admiral(seaPower.view(world, ask.seat), ask, looseDice(1));
  };

  it('are stormed where the sea before them counts, and left alone where they would only bring trade to guard', () => {
    expect(answered(BEFORE_LOUISBURG, { 'gulf-of-st-lawrence': 36 })).toEqual({
      areas: ['gulf-of-st-lawrence'],
    });
    expect(answered(BEFORE_LOUISBURG, { 'western-med': 32 })).toEqual({ areas: [] });
  });

  it('are stormed by the Europeans wherever they can be: they have no trade to lose', () => {
    const offMahon = [
      { token: 'P1', at: 'western-med', stacks: [['fra-souverain:fra-la-clue', 'fra-temeraire']] },
    ] as const;
    expect(answered(offMahon, {})).toEqual({ areas: ['western-med'] });
  });
});
