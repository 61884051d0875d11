/** What a storm does and what it leaves alone. */
import { describe, expect, it } from 'vitest';
import { type AdvancedTestShip, advancedSea, advancedShip } from '../testing/advanced.ts';
import { context } from '../testing/sea.ts';
import { windPhase } from './wind-phase.ts';

type Changes = NonNullable<Parameters<typeof advancedSea>[1]>;
const full = (stated: Partial<AdvancedTestShip> = {}) =>
  advancedShip({ id: 'x', at: 'K15', heading: 1, advanced: { sail: 'full' }, ...stated });
const rising = (ships: Parameters<typeof advancedSea>[0], to: number, changes: Changes = {}) =>
  advancedSea(ships, {
    turn: 2,
    asked: 1,
    ...changes,
    advanced: {
      velocity: 5,
      schedule: [{ turn: 2, direction: 1, velocity: to as 6 }],
      ...changes.advanced,
    },
  });
const kinds = (state: ReturnType<typeof rising>, ...dice: number[]) => {
  const tools = context(...dice);
  windPhase.enter(state, tools);
  expect(tools.dice.left).toBe(0);
  return tools.told.map(({ kind, rule }) => `${kind} ${rule}`);
};

describe('a wind that rises', () => {
  it('[18.2.2.1] strains who carries full sails on the sea, and nobody who has left it', () => {
    expect(kinds(rising([full()], 6), 3)).toEqual(['wind 18.1', 'damage 18.2.2.1', 'sails 18.2.2.1']);
    const gone = full({ id: 'g', presence: 'gone' });
    expect(kinds(rising([gone, full()], 6), 3).filter((told) => told.startsWith('damage'))).toHaveLength(1);
    expect(kinds(rising([advancedShip({ id: 'x', at: 'K15', heading: 1 })], 6))).toEqual(['wind 18.1']);
  });

  it('[36.2] a section of rigging that the storm takes away throws for its mast', () => {
    const state = rising([full({ rigging: [1, 4, 4, 4] })], 6, { rules: { lossOfRigging: true } });
    expect(kinds(state, 1, 5)).toEqual(['wind 18.1', 'damage 18.2.2.1', 'mast 36.2.1', 'sails 18.2.2.1']);
    // What was gone before falls no second time.
    const again = rising([full({ rigging: [0, 4, 4, 4] })], 6, { rules: { lossOfRigging: true } });
    expect(kinds(again, 1)).toEqual(['wind 18.1', 'damage 18.2.2.1', 'sails 18.2.2.1']);
  });

  it('[18.2.2.2] a hurricane ends the match when it comes, and asks nobody', () => {
    const state = rising([full()], 7);
    expect(kinds(state)).toEqual(['wind 18.1', 'over 18.2.2.2']);
    expect(state.outcome).toMatchObject({ rule: '18.2.2.2', reason: 'hurricane' });
    expect(kinds(rising([full()], 7, { advanced: { velocity: 7 } }))).toEqual(['wind 18.1']);
    expect(windPhase.asks(state)).toEqual([]);
    expect(windPhase.resolve(state, [], context())).toBe('done');
  });

  it('[34.0] a wind thrown for at the start takes full sails in a storm alone', () => {
    const start = (velocity: number) => {
      const state = advancedSea([full()], { turn: 1, rules: { variableWind: true } });
      kinds(state, 1, velocity, 1, 1, 1);
      return [state.advanced.velocity >= 6, state.ships[0]!.advanced.sail];
    };
    const seen = [1, 2, 3, 4, 5, 6].map(start);
    for (const [storm, sail] of seen) expect(sail).toBe(storm ? 'battle' : 'full');
    expect(seen.some(([storm]) => !storm)).toBe(true);
  });
});
