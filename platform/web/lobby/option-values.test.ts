import { describe, expect, it } from 'vitest';
import type { GameOption, NumberOption, OptionGroup } from '../toolkit/options.ts';
import {
  allowedValue,
  changedCount,
  optionsFor,
  standingValue,
  usualOf,
  withValue,
} from './option-values.ts';

const weather: GameOption = { kind: 'switch', key: 'weather', label: 'Weather' };
const open: GameOption = { kind: 'switch', key: 'open', label: 'Open play', usual: true };
const length: GameOption = {
  kind: 'choice',
  key: 'turnLimit',
  label: 'Length',
  choices: [
    { label: 'As the scenario says', value: undefined },
    { label: '20 turns', value: 20 },
  ],
};
const handicap: NumberOption = {
  kind: 'number',
  key: 'handicap',
  label: 'Handicap',
  least: -10,
  most: 25,
  step: 5,
  usual: 0,
};
const groups: readonly OptionGroup[] = [
  { title: 'One', options: [weather, open] },
  { title: 'Two', options: [length, handicap] },
];

describe('the values of options', () => {
  it('stand at what is usual until somebody sets them', () => {
    expect([weather, open, length, handicap].map(usualOf)).toEqual([false, true, undefined, 0]);
    expect(standingValue(open, {})).toBe(true);
    expect(standingValue(open, { open: false })).toBe(false);
  });

  it('say nothing once they are back at what is usual', () => {
    const set = withValue(withValue({}, weather, true), length, 20);
    expect(set).toEqual({ weather: true, turnLimit: 20 });
    expect(changedCount(groups, set)).toBe(2);
    expect(withValue(withValue(set, weather, false), length, undefined)).toEqual({});
  });

  it('keep numbers within their limits and steps', () => {
    expect([-99, 99, 7, 8, Number.NaN].map((wish) => allowedValue(handicap, wish))).toEqual([
      -10, 25, 5, 10, 0,
    ]);
  });

  it('go to the game as they are, or as the game makes them', () => {
    expect(optionsFor({}, { weather: true })).toEqual({ weather: true });
    expect(optionsFor({ optionsOf: (set) => ({ rules: Object.keys(set) }) }, { weather: true })).toEqual({
      rules: ['weather'],
    });
  });
});
