import { scenarioFlaws } from '@weathergage/kernel';
import { playOut } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../../data/scenarios.ts';
import { tableAction } from '../index.ts';
import type { Scenario } from './scenario.ts';
import { seatsOf } from './setup.ts';
import { together } from './together.ts';

/** A second chair on each side, which commands every other ship; the last squadron is its own. */
const shared = (scenario: Scenario): Scenario => ({
  ...scenario,
  sides: scenario.sides.map((side) => ({
    ...side,
    seats: [...side.seats, { id: `${side.id}-second`, name: 'Second' }],
  })),
  squadrons: scenario.squadrons.map((squadron) => ({
    ...squadron,
    seat: `${squadron.side}-second`,
    ships: squadron.ships.map((ship, index) =>
      index % 2 === 0
        ? { ...ship, seat: scenario.sides.find(({ id }) => id === squadron.side)!.seats[0]!.id }
        : ship,
    ),
  })),
  batteries: scenario.batteries.map((battery) => ({ ...battery, seat: `${battery.side}-second` })),
});

const MANY = scenarios.filter(({ squadrons }) => squadrons.some(({ ships }) => ships.length > 1));

describe('one commander for several chairs', () => {
  it.each(MANY.map((scenario) => [scenario.id, scenario] as const))(
    '%s: divided between two and put together again everything is as it was',
    (_, scenario) => {
      const apart = shared(scenario);
      expect(scenarioFlaws(tableAction, apart)).toEqual([]);
      const whole = together(
        apart,
        apart.sides.map(({ seats }) => seats.map(({ id }) => id)),
      );
      expect(scenarioFlaws(tableAction, whole)).toEqual([]);
      expect(seatsOf(whole).map(({ id, name }) => [id, name])).toEqual(
        scenario.sides.map(({ seats, name }) => [seats[0]!.id, name]),
      );
      const first = (side: string): string => scenario.sides.find(({ id }) => id === side)!.seats[0]!.id;
      for (const { side, seat, ships } of whole.squadrons) {
        expect(seat).toBe(first(side));
        for (const ship of ships) expect(ship.seat ?? seat).toBe(first(side));
      }
      for (const { side, seat } of whole.batteries) expect(seat).toBe(first(side));
    },
  );

  it('random play finds nothing wrong with it', () => {
    const apart = shared(MANY[0]!);
    const whole = together(apart, [apart.sides[0]!.seats.map(({ id }) => id)]);
    expect(seatsOf(whole)).toHaveLength(3);
    const course = playOut(tableAction, { ...whole, turnLimit: 2 }, {}, { seed: 2 });
    expect(course.violations).toEqual([]);
    expect(course.finished).toBe(true);
  });

  it('who has no chair of its own is given none', () => {
    const [scenario] = MANY as [Scenario];
    const whole = together(scenario, []);
    expect(whole).toStrictEqual(scenario);
  });
});
