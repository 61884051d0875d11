import { describe, expect, it } from 'vitest';
import { scenarios } from '../../data/scenarios.ts';
import { type TestSquadron, testSea } from '../../rules/testing/seas.ts';
import type { State } from '../../rules/world/state.ts';
import { chanceAhead } from './year-ahead.ts';

const SECOND = scenarios.find(({ id }) => id === 'maritime-war-1778')!;

/** A year of the second war, whose prizes are few and high, as all have sailed. */
const sailed = (year: number, ...squadrons: TestSquadron[]): State => ({
  ...testSea({ year, squadrons }),
  scenario: SECOND,
});
const english = (state: State): number => chanceAhead(state, 'english');

const PRIZE = 'eastern-caribbean';
const FRENCH = { token: 'P1', at: PRIZE, ships: 12 } as const;

describe('a year as it will come out', () => {
  it('is as likely to be won by one side as to be lost by the other', () => {
    for (const state of [sailed(1780), sailed(1783, FRENCH)])
      expect(chanceAhead(state, 'english') + chanceAhead(state, 'european')).toBeCloseTo(1, 10);
    expect(english(sailed(1780))).toBeCloseTo(0.5, 10);
  });

  it('counts a sea that is held, one that any flag denies, and what is too weak to hold it', () => {
    const alone = english(sailed(1783, FRENCH));
    expect(alone).toBeLessThan(0.2);
    expect(english(sailed(1783, FRENCH, { token: 'E1', at: PRIZE }))).toBeCloseTo(0.5, 10);
    expect(english(sailed(1783, { ...FRENCH, ships: 1 }))).toBeCloseTo(0.5, 10);
    expect(english(sailed(1783, { ...FRENCH, at: 'black-sea' }))).toBeCloseTo(0.5, 10);
  });

  it('weighs a battle by the two lines', () => {
    const against = (ships: number): number =>
      english(sailed(1783, FRENCH, { token: 'E1', at: PRIZE, ships }));
    const lines = [2, 6, 12, 16].map(against);
    expect(lines).toEqual(lines.toSorted((a, b) => a - b));
    expect(lines.at(-1)).toBeGreaterThan(0.5);
  });

  it('counts frigates on trade that no squadron keeps, as far as it is kept', () => {
    const preyedOn = sailed(1783);
    preyedOn.frigates.european = ['western-caribbean'];
    expect(english(preyedOn)).toBeLessThan(0.5);
    const kept = sailed(1783, { token: 'E1', at: 'western-caribbean', ships: 2 });
    kept.frigates.european = ['western-caribbean'];
    expect(english(kept)).toBeCloseTo(0.5, 10);
  });

  it('takes a lead for the less the more years are to come', () => {
    const ahead = (year: number): number => {
      const state = sailed(year);
      state.points.english += 40;
      return english(state);
    };
    expect(ahead(1783)).toBeGreaterThan(0.9);
    expect(ahead(1779)).toBeLessThan(ahead(1782));
    expect(ahead(1779)).toBeGreaterThan(0.5);
  });
});
