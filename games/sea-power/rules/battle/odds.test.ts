import { describe, expect, it } from 'vitest';
import { lineOf } from '../testing/battle.ts';
import { expectedDamage, expectedHits, forecast, prospects } from './odds.ts';

describe('odds', () => {
  it('[7.4/1] [7.5] [7.32] say where the dice of each ship come from', () => {
    const lines = {
      english: lineOf('eng-mars:eng-hardy', 'eng-culloden+2'),
      european: lineOf('fra-souverain:fra-beauffremont', 'spa-infante+1', 'spa-reina'),
    };
    const began = {
      english: lines.english.map(({ ship }) => ship),
      european: lines.european.map(({ ship }) => ship),
    };
    const shown = forecast({ began, round: 0, lines }, 1);
    expect(shown.english.ships).toEqual([
      { ship: 'eng-mars', own: 5, leader: 1, joint: 0, dice: 6 },
      { ship: 'eng-culloden', own: 3, leader: 1, joint: 0, dice: 4 },
    ]);
    expect(shown.european.ships).toEqual([
      { ship: 'fra-souverain', own: 4, leader: 1, joint: -1, dice: 4 },
      { ship: 'spa-infante', own: 2, leader: 0, joint: -1, dice: 1 },
      { ship: 'spa-reina', own: 3, leader: 0, joint: -1, dice: 2 },
    ]);
    expect(shown.european.broadsides).toMatchObject([
      { target: 'eng-mars', by: [0, 2], dice: 6, bonus: 1 },
      { target: 'eng-culloden', by: [1], dice: 1 },
    ]);
    for (const { unhurt, damaged, disabled, sunk } of shown.english.broadsides)
      expect(unhurt + damaged + disabled + sunk).toBeCloseTo(1, 12);
  });

  it('[7.31/1] a single die: four in six nothing, one disables, one hits', () => {
    expect(prospects(1, 5)).toEqual({
      unhurt: expect.closeTo(4 / 6),
      damaged: expect.closeTo(5 / 36),
      disabled: expect.closeTo(1 / 6),
      sunk: expect.closeTo(1 / 36),
    });
    expect(prospects(0, 5)).toEqual({ unhurt: 1, damaged: 0, disabled: 0, sunk: 0 });
    expect(expectedHits(12)).toBe(2);
    expect(expectedDamage(12)).toBe(7);
  });

  it('[7.33/2] see that the damaged double from the tail once lines have been reformed', () => {
    const lines = {
      english: lineOf('eng-mars', 'eng-culloden', 'eng-burford+1'),
      european: lineOf('fra-souverain', 'fra-temeraire'),
    };
    const began = { english: [], european: [] };
    const rows = (round: number) =>
      forecast({ began, round, lines }, 1).english.broadsides.map(({ by }) => by);
    expect(rows(0)).toEqual([[0, 2], [1]]);
    expect(rows(1)).toEqual([[0], [1, 2]]);
  });
});
