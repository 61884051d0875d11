import { anyAnswer, type Game, looseDice } from '@weathergage/kernel';
import { playOut } from '@weathergage/kernel/harness/index.ts';
import { isQuiet } from '@weathergage/kernel/past-steps.ts';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../data/scenarios.ts';
import { station } from './index.ts';
import { sidesOf } from './umpire/phase.ts';
import type { Options } from './world/options.ts';
import type { Scenario } from './world/scenario.ts';

const scenarioOf = (id: string): Scenario => scenarios.find((one) => one.id === id)!;

/** Every promise of the umpire, on random legal play: see the harness for what is looked at after each step. */
describe('Station keeps the promises of every game', () => {
  it('in all its scenarios', () => {
    for (const scenario of scenarios) expect(station.examine(scenario)).toEqual([]);
  });

  const PLAYED: readonly (readonly [string, number, Options])[] = [
    ['first-cruise', 1, { turnLimit: 1 }],
    ['valdoro-trade', 2, { turnLimit: 1, movement: 'blind' }],
    ['intro-toulon', 13, { turnLimit: 1 }],
  ];
  for (const [id, seed, options] of PLAYED)
    it(`${id}: no violation in random play of a Turn`, () => {
      const course = playOut(station, scenarioOf(id), options, { seed });
      expect(course.violations).toEqual([]);
      expect(course.finished).toBe(true);
    });

  it('with Battles fought out in matches of their own: whatever may come of them', () => {
    const options = { turnLimit: 8, foughtOut: { ways: ['here', 'there'] } };
    const choosers = { A: anyAnswer(station), B: anyAnswer(station) };
    const reports = [9, 10, 11, 12].flatMap((seed) => {
      const course = playOut(station, scenarioOf('first-cruise'), options, {
        seed,
        choosers,
        checks: ['invariants', 'asks', 'reports', 'revive', 'replay', 'resign'],
      });
      expect(course.violations).toEqual([]);
      return course.journal.entries.filter(({ type }) => type === 'report');
    });
    expect(reports.length).toBeGreaterThan(0);
  });

  it('answers after which a die falls, or a marker shows more, by what is hidden are not taken back freely', () => {
    const dice = { rolled: 0 };
    const free = (kind: string): boolean => {
      const ask = { id: `1.${kind}.crown`, seat: 'crown', kind, rule: '8.44' };
      return isQuiet(station as Pick<Game, 'standing'>, [{ ask, answer: {} }], dice, []);
    };
    const kinds = ['orders', 'plot', 'tasks', 'engage', 'withdraw', 'prizes', 'regroup', 'mulligan'];
    expect(kinds.filter(free)).toEqual(['orders', 'mulligan']);
  });

  it('through half a Year in the Mediterranean, as far as its invariants and questions go', () => {
    const course = playOut(
      station,
      scenarioOf('minor-1744'),
      { turnLimit: 5 },
      { seed: 3, checks: ['invariants', 'asks'] },
    );
    expect(course.violations).toEqual([]);
    expect(course.finished).toBe(true);
  });

  it('[13.1] [13.11] [13.12] one mind may play both Fleets: the rules are the same, and A still goes before B', () => {
    const scenario = scenarioOf('first-cruise');
    const dice = looseDice(5);
    const one = anyAnswer(station);
    let world = station.setup(scenario, { turnLimit: 1 }, dice);
    const desks: string[] = [];
    while (station.outcome(world) === null) {
      const asks = station.asks(world);
      for (const { kind, seat } of asks) if (kind === 'orders' && desks.at(-1) !== seat) desks.push(seat);
      const answers = asks.map((ask) => ({ ask, answer: one(station.view(world, ask.seat), ask, dice) }));
      world = station.resolve(world, answers, dice).state;
    }
    expect(desks).toEqual([...sidesOf(world)]);
  });
});
