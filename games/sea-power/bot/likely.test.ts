import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../data/scenarios.ts';
import { seaPower } from '../rules/index.ts';
import { berthsOf, LEADER_LIMIT } from '../rules/world/squadron.ts';
import type { State } from '../rules/world/state.ts';
import { bots } from './index.ts';
import { imagineLikely } from './likely.ts';

const [WAR, SECOND] = scenarios;

/** The first two years of a war between sea lords, step by step. */
function* warOfSeaLords(scenario = WAR!): Generator<State> {
  const dice = looseDice(11);
  let state = seaPower.setup(scenario, {}, dice);
  while (state.year < scenario.wars[0]!.first + 2) {
    yield state;
    const answers = seaPower.asks(state).map((ask) => {
      const view = seaPower.view(state, ask.seat);
      return { ask, answer: bots['sea-lord'](view, ask, dice) as never };
    });
    state = seaPower.resolve(state, answers, dice).state;
  }
}

describe('a world as it is likely to be', () => {
  // In the second war's second year Spain is in it: a squadron may be taken for another nation's than it is.
  it.each([
    ['of one enemy', WAR!],
    ['of two', SECOND!],
  ])('agrees with the view, and breaks no rule, in a war %s', { timeout: 60_000 }, (_, scenario) => {
    let looked = 0;
    for (const state of warOfSeaLords(scenario))
      for (const { id } of seaPower.seats(WAR!)) {
        const view = seaPower.view(state, id);
        const world = imagineLikely(view, looseDice(looked++));
        expect(seaPower.view(world, id)).toEqual(view);
        expect(seaPower.invariants(world)).toEqual([]);
      }
    expect(looked).toBeGreaterThan(100);
  });

  it('has one great European fleet in three of four, and stacks with leaders enough', {
    timeout: 60_000,
  }, () => {
    let [worlds, great] = [0, 0];
    for (const state of warOfSeaLords()) {
      if (state.phase !== 'movement') continue;
      const view = seaPower.view(state, 'english');
      for (let seed = 0; seed < 4; seed++) {
        const squadrons = imagineLikely(view, looseDice(seed)).forces.european.squadrons;
        const most = Math.max(...squadrons.map((one) => berthsOf(one).length));
        worlds++;
        if (most >= 16) great++;
        for (const { stacks } of squadrons)
          for (const stack of stacks) {
            expect(stack.length).toBeLessThanOrEqual(LEADER_LIMIT);
            expect(stack.some(({ leader }) => leader !== null)).toBe(true);
          }
      }
    }
    expect(great / worlds).toBeGreaterThan(0.5);
    expect(great / worlds).toBeLessThan(0.95);
  });

  it('gives an enemy who draws up his fleets all that the year allows him', { timeout: 60_000 }, () => {
    let asked = 0;
    for (const state of warOfSeaLords()) {
      if (state.phase !== 'organise' && state.phase !== 'reorganise') continue;
      const count = (world: State): number => Object.keys(world.forces.english.ships).length;
      const imagined = imagineLikely(seaPower.view(state, 'european'), looseDice(asked++));
      expect(count(imagined)).toBe(count(state));
      expect(imagined.forces.english.leaders.length).toBe(state.forces.english.leaders.length);
      // 3.7/2: as a war begins nobody lies anywhere before he is placed.
      const harbours = Object.values(imagined.forces.english.ships).map(({ port }) => port !== null);
      expect(harbours.some(Boolean)).toBe(state.phase === 'reorganise');
    }
    expect(asked).toBeGreaterThan(1);
  });
});
