import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { shipPool } from '../data/ships.ts';
import type { LineShip } from '../rules/world/squadron.ts';
import { battleOdds, foughtByTables } from './battle-odds.ts';

const line = (nation: 'England' | 'France', size: number): LineShip[] =>
  shipPool(nation, 2)
    .filter(({ guns }) => guns === 74)
    .slice(0, size)
    .map(({ id }) => ({ ship: id, leader: null, damage: 0, disabled: false }));
const battle = (english: number, european: number, joint = false) => ({
  lines: { english: line('England', english), european: line('France', european) },
  war: 2 as const,
  joint,
});

describe('a battle to its end by the tables', () => {
  it('ends when somebody is beaten, and has lost no more than was there', () => {
    const dice = looseDice(3);
    for (let fight = 0; fight < 50; fight++) {
      const { sunk, beaten } = foughtByTables(battle(3, 4), dice);
      expect(beaten.length).toBeGreaterThan(0);
      expect(sunk.english).toBeLessThanOrEqual(3);
      expect(sunk.european).toBeLessThanOrEqual(4);
    }
  });

  it('of six seventy-fours the French lose the more; the longer line wins; a joint command costs it', () => {
    const even = battleOdds(battle(6, 6));
    // 20,000 throws: 1.12 and 1.57 sunk.
    expect(even.sunk.english).toBeCloseTo(1.12, 0);
    expect(even.sunk.european).toBeGreaterThan(even.sunk.english);
    expect(even.won.english + even.won.european).toBeLessThanOrEqual(100);
    expect(battleOdds(battle(6, 3)).won.english).toBeGreaterThan(even.won.english);
    expect(battleOdds(battle(3, 6)).won.european).toBeGreaterThan(even.won.european);
    expect(battleOdds(battle(6, 6, true)).sunk.english).toBeLessThan(even.sunk.english);
  });

  it('is the same for whoever asks, and takes what a line has suffered into account', () => {
    expect(battleOdds(battle(4, 4))).toEqual(battleOdds(battle(4, 4)));
    const { lines, ...rest } = battle(4, 4);
    const hurt = lines.english.map((one) => ({ ...one, damage: 3 }));
    const worse = battleOdds({ ...rest, lines: { ...lines, english: hurt } });
    expect(worse.sunk.english).toBeGreaterThan(battleOdds(battle(4, 4)).sunk.english);
    expect(worse.won.english).toBe(0);
  });
});
