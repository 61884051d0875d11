import { describe, expect, it } from 'vitest';
import { d3, d6, diceOf, loadedDice } from './loaded-dice.ts';

describe('loaded dice', () => {
  it('fall as told and say how many are left', () => {
    const dice = loadedDice(d6(6, 1), diceOf(20)(20), d3(3));
    expect([dice.d6(), dice.below(6), dice.roll(20)]).toEqual([6, 0, 20]);
    expect([dice.rolled, dice.left]).toEqual([3, 1]);
  });

  it('have no face that the die does not have', () => {
    expect(() => d6(7)).toThrow('7 is not on a die of 6');
    expect(() => d3(0)).toThrow('0 is not on a die of 3');
  });

  it('are not thrown for dice of other sides, larger or smaller', () => {
    const dice = loadedDice(d3(2), d6(5));
    expect(() => dice.d6()).toThrow('throw 1 is of a die of 6: the next one loaded is a 2 of 3');
    expect(dice.roll(3)).toBe(2);
    expect(() => dice.below(10)).toThrow('throw 2 is of a die of 10: the next one loaded is a 5 of 6');
    expect([dice.roll(6), dice.left]).toEqual([5, 0]);
  });

  it('give out when there are no more, and go on when more are loaded', () => {
    const dice = loadedDice();
    expect(() => dice.d6()).toThrow('the dice ran out after 0 throws');
    dice.load(d6(1), d6(2));
    expect([dice.d6(), dice.d6(), dice.rolled]).toEqual([1, 2, 2]);
  });
});
