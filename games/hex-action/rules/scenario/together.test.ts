import { scenarioFlaws, seededDice } from '@weathergage/kernel';
import { playOut } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../../data/scenarios.ts';
import { hexAction } from '../index.ts';
import { hoistFlags } from '../orders/command-lag.ts';
import { canSignal } from '../orders/messages.ts';
import type { AdvancedState } from '../sea/edition.ts';
import type { Scenario } from './scenario.ts';
import { seatsOf } from './setup.ts';
import { together } from './together.ts';

const byId = (id: string): Scenario => scenarios.find((each) => each.id === id)!;
const wholeSides = (scenario: Scenario): Scenario =>
  together(
    scenario,
    scenario.sides.map(({ seats }) => seats.map(({ id }) => id)),
  );
const MANY = scenarios.filter(({ sides }) => sides.some(({ seats }) => seats.length > 1));

const opened = (scenario: Scenario, options = {}) =>
  hexAction.setup(
    scenario,
    options,
    seededDice(1).forStep(0, () => ''),
  );
/** What is asked of whom, without the seat: the side's chairs are one. */
const asked = (scenario: Scenario, options = {}) => {
  const sea = opened(scenario, options);
  return hexAction
    .asks(sea)
    .map(({ seat, ...ask }) => ({ ...ask, side: sea.seats.find(({ id }) => id === seat)!.side }));
};

describe('one commander for a whole side', () => {
  it('has scenarios to be tried on', () => expect(MANY.length).toBeGreaterThan(25));

  it.each(MANY.map((scenario) => [scenario.id, scenario] as const))(
    '%s: sound, two chairs, the same ships, the same questions',
    (_, scenario) => {
      const whole = wholeSides(scenario);
      expect(scenarioFlaws(hexAction, whole)).toEqual([]);
      expect(seatsOf(whole).map(({ name }) => name)).toEqual(scenario.sides.map(({ name }) => name));
      const [apart, one] = [opened(scenario), opened(whole)];
      const unseated = ({ ships }: typeof one) => ships.map(({ seat: _seat, ...ship }) => ship);
      expect(unseated(one)).toEqual(unseated(apart));
      expect(asked(whole)).toEqual(asked(scenario));
      for (const { side, seat } of one.ships)
        expect(seat).toBe(seatsOf(whole).find((info) => info.side === side)!.id);
    },
  );

  it('[32.1] squadrons stay as they are, and chairs without any become squadrons of their own', () => {
    const trafalgar = opened(wholeSides(byId('trafalgar-1805'))).advanced!.squadrons;
    const apart = opened(byId('trafalgar-1805')).advanced!.squadrons;
    expect(trafalgar.map(({ seat: _seat, ...squadron }) => squadron)).toEqual(
      apart.map(({ seat: _seat, ...squadron }) => squadron),
    );
    const commodores = opened(wholeSides(byId('two-commodores')), { edition: 'advanced' });
    expect(commodores.advanced!.squadrons.map(({ id, seat, ships }) => [id, seat, ships.length])).toEqual([
      ['british-1', 'british-1', 1],
      ['british-2', 'british-1', 1],
      ['french-1', 'french-1', 1],
      ['french-2', 'french-1', 1],
    ]);
  });

  it('[32.1] a command too large for one squadron is left to its commander to divide', () => {
    const scenario = byId('two-commodores');
    const [unicorn] = scenario.ships;
    const more = Array.from({ length: 6 }, (_, n) => ({ ...unicorn!, id: `more-${n}` }));
    const whole = wholeSides({ ...scenario, ships: [...scenario.ships, ...more] });
    expect(whole.sides.map(({ squadrons }) => squadrons?.length)).toEqual([undefined, 2]);
    expect(whole.ships.find(({ id }) => id === 'more-0')).not.toHaveProperty('squadron');
  });

  it('[32.1] each chair becomes a squadron of its own ships alone, however many the side has', () => {
    const scenario = byId('two-commodores');
    const more = scenario.ships.flatMap((ship) =>
      Array.from({ length: 3 }, (_, n) => ({ ...ship, id: `${ship.id}-${n}` })),
    );
    const whole = wholeSides({ ...scenario, ships: [...scenario.ships, ...more] });
    expect(whole.sides.map(({ squadrons }) => squadrons?.map(({ id, flagship }) => [id, flagship]))).toEqual(
      scenario.sides.map((side) =>
        side.seats.map(({ id }, at) => [id, scenario.ships.filter((ship) => ship.side === side.id)[at]!.id]),
      ),
    );
  });

  it('[32.6] who commands all has one flagship, also where every chair has its own', () => {
    const options = { rules: { ownFlags: true, commandLag: 'squadrons' } } as const;
    const flags = (scenario: Scenario): string[] => {
      const sea = opened(scenario, options) as AdvancedState;
      hoistFlags(sea);
      return Object.keys(sea.advanced.flags);
    };
    expect(flags(byId('cape-henry-1781'))).toHaveLength(4);
    expect(flags(wholeSides(byId('cape-henry-1781')))).toEqual(['british-1', 'french-1']);
  });

  it('[31.1] nobody signals to himself, but commanders of parts still do', () => {
    const signals = (scenario: Scenario): boolean => {
      const sea = opened(scenario);
      return sea.ships.some((ship) => canSignal(sea, ship));
    };
    expect(signals(byId('trafalgar-1805'))).toBe(true);
    expect(signals(wholeSides(byId('trafalgar-1805')))).toBe(false);
    const weather = together(byId('trafalgar-1805'), [['british-1', 'british-2']]);
    expect(seatsOf(weather)[0]).toEqual({
      id: 'british-1',
      side: 'british',
      name: 'Weather 1 and Weather 2',
    });
    expect(seatsOf(weather)).toHaveLength(10);
    expect(signals(weather)).toBe(true);
  });

  it.each(['two-commodores', 'flamborough-head-1779', 'san-domingo-1806'])(
    '%s: random play finds nothing wrong',
    (id) => {
      const course = playOut(hexAction, wholeSides(byId(id)), { turnLimit: 2 }, { seed: 4 });
      expect(course.violations).toEqual([]);
      expect(course.finished).toBe(true);
    },
  );
});
