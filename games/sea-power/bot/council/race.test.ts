import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { type RaceTerms, raceOrders } from './race.ts';

const TERMS: RaceTerms = { prudence: 4, proof: 0.7, patience: 1.5, least: 4 };

/** Orders of known worth, seen through the same weather in each world and a gust of their own. */
function racedBy(worths: readonly number[], playOuts: number, handicaps = worths.map(() => 0)) {
  const dice = looseDice(5);
  const weather: number[] = [];
  const noise = (): number => (dice.below(200) - 100) / 1000;
  return raceOrders(
    handicaps,
    (order, world) => {
      weather[world] ??= noise();
      return worths[order]! + weather[world] + noise() / 2;
    },
    (count) => count > playOuts,
    TERMS,
  );
}

describe('orders that are run against one another', () => {
  it('lets the first stand while nothing is proved', () => {
    expect(racedBy([0.5, 0.52, 0.5], 12).won).toBe(0);
    expect(racedBy([0.5, 0.45, 0.44, 0.46], 400).won).toBe(0);
  });

  it('finds the one that is clearly better, and gives up those that are clearly worse', () => {
    const { won, runners, playOuts } = racedBy([0.5, 0.3, 0.65, 0.2], 200);
    expect(won).toBe(2);
    expect(runners[3]!.worlds).toBeLessThan(runners[2]!.worlds / 2);
    expect(playOuts).toBeLessThanOrEqual(200);
  });

  it('asks more of what he thinks little of himself', () => {
    expect(racedBy([0.5, 0.6], 60).won).toBe(1);
    expect(racedBy([0.5, 0.6], 60, [0, 0.2]).won).toBe(0);
  });
});
