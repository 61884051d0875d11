import { describe, expect, it } from 'vitest';
import { closeTurn } from '../close-turn.ts';
import { PLAIN_RULES } from '../sea/rule-set.ts';
import { advancedSea, advancedShip } from '../testing/advanced.ts';
import { context } from '../testing/sea.ts';
import { windPhase } from './wind-phase.ts';

type Changes = NonNullable<Parameters<typeof advancedSea>[1]>;
const sea = (changes: Changes = {}, sail: 'battle' | 'full' = 'battle') =>
  advancedSea(
    [
      advancedShip({ id: 'x', at: 'K15', heading: 1, advanced: { sail } }),
      advancedShip({ id: 'y', at: 'R15', heading: 1, side: 'b' }),
    ],
    {
      turn: 2,
      asked: 1,
      ...changes,
    },
  );
const told = (state: ReturnType<typeof sea>, ...dice: number[]) => {
  const tools = context(...dice);
  expect(windPhase.enter(state, tools)).toBe('done');
  expect(tools.dice.left).toBe(0);
  return tools.told;
};
const check = (dice: number[], changes: boolean, changeNumber = 7) => ({
  kind: 'wind-check',
  rule: '18.1.3',
  dice,
  changeNumber,
  changes,
});

describe('the wind told in full', () => {
  it('[18.1.3] two dice that do not equal the number change nothing', () => {
    const state = sea({ advanced: { changeNumber: 7 } });
    expect(told(state, 3, 3)).toEqual([check([3, 3], false)]);
    expect(state.wind).toBe(1);
    expect(told(sea())).toEqual([]);
    expect(told(sea({ advanced: { changeNumber: 7, special: [{ id: 'scheduled-wind-only' }] } }))).toEqual(
      [],
    );
  });

  it('[18.1.3] [18.1.3.1] [18.1.3.2] two that do throw for direction and velocity', () => {
    const state = sea({ advanced: { changeNumber: 7 } });
    const [first, second] = told(state, 3, 4, 1, 1);
    expect(first).toEqual(check([3, 4], true));
    expect(second).toEqual({
      kind: 'wind',
      rule: '18.1.3',
      dice: [1, 1],
      scheduled: false,
      direction: state.wind,
      velocity: state.advanced.velocity,
      changeNumber: 7,
    });
  });

  it('[33.0] a fourth die gives a new number, and says that its table is rebuilt', () => {
    const state = sea({ advanced: { changeNumber: 7 }, rules: { changingWindNumber: true } });
    const found = told(state, 3, 4, 1, 1, 6);
    expect(found[1]).toMatchObject({
      kind: 'wind',
      dice: [1, 1, 6],
      reconstructed: ['windNumbers'],
      changeNumber: 11,
    });
    expect(state.advanced.changeNumber).toBe(11);
  });

  it('[34.0] three dice at the start, and no harm from a storm before anybody sails', () => {
    const rules = { variableWind: true, tables: PLAIN_RULES.tables };
    const state = sea({ turn: 1, rules }, 'full');
    expect(told(state, 4, 6, 1, 1, 1)).toEqual([
      {
        kind: 'wind',
        rule: '34.0',
        dice: [4, 6, 1],
        scheduled: false,
        reconstructed: ['startingWind', 'windNumbers'],
        direction: 4,
        velocity: state.advanced.velocity,
        changeNumber: 7,
      },
      { kind: 'sails', rule: '18.2.2.1', ship: 'x', sail: 'battle', why: 'storm' },
      check([1, 1], false),
    ]);
    expect(state.advanced.velocity).toBe(6);
    expect(state.advanced.initialWind).toBe(4);
    expect(state.ships[0]!.rigging).toEqual([4, 4, 4, 4]);
  });

  it('[18.1] by the scenario’s own clock, without a die', () => {
    const schedule = [{ turn: 2, direction: 3 as const, velocity: 4 as const }];
    expect(told(sea({ advanced: { schedule, changeNumber: 7 } }))).toEqual([
      { kind: 'wind', rule: '18.1', scheduled: true, direction: 3, velocity: 4, changeNumber: 7 },
    ]);
    expect(told(sea({ turn: 3, advanced: { schedule } }))).toEqual([]);
  });

  it('[18.2.2.1] a storm strains full sails by half a die, and takes them in', () => {
    const schedule = [{ turn: 2, direction: 1 as const, velocity: 6 as const }];
    const state = sea({ advanced: { schedule, velocity: 5 } }, 'full');
    const none = { L: 0, R: 0 };
    expect(told(state, 5)).toEqual([
      { kind: 'wind', rule: '18.1', scheduled: true, direction: 1, velocity: 6, changeNumber: null },
      {
        kind: 'damage',
        rule: '18.2.2.1',
        dice: [5],
        ship: 'x',
        hull: 0,
        crew: [],
        guns: none,
        carronades: none,
        rigging: 3,
      },
      { kind: 'sails', rule: '18.2.2.1', ship: 'x', sail: 'battle', why: 'storm' },
    ]);
    expect(state.ships.map(({ rigging }) => rigging[0])).toEqual([1, 4]);
    // It was one already.
    expect(told(sea({ advanced: { schedule, velocity: 6 } }, 'full'))).toHaveLength(1);
  });

  it('[18.2.2.2] a hurricane ends it for whoever is ahead, else in a draw', () => {
    const schedule = [{ turn: 2, direction: 1 as const, velocity: 7 as const }];
    const over = (struck: boolean) => {
      const state = sea({ advanced: { schedule, velocity: 6 } });
      if (struck) state.ships[1]!.surrender = 'striking';
      const found = told(state);
      expect(found[1]).toEqual({ kind: 'over', rule: '18.2.2.2', outcome: state.outcome });
      return state.outcome;
    };
    expect(over(true)).toEqual({
      winners: ['a'],
      rule: '18.2.2.2',
      reason: 'hurricane',
      points: { a: 10, b: 0 },
    });
    expect(over(false)).toEqual({
      winners: [],
      rule: '18.2.2.2',
      reason: 'hurricane',
      points: { a: 0, b: 0 },
    });
  });
});

describe('when a turn is over', () => {
  it('[10.2.8] [20.3.2] notes are done with, and what was ordered holds', () => {
    const state = sea();
    const [ship] = state.ships;
    ship!.toldOff = [{ type: 'TBP', sections: [1], target: 'y' }];
    Object.assign(ship!.advanced, {
      notes: { anchor: 'A' },
      did: { fired: true },
      anchor: { how: 'A', state: 'ordered', turns: 0 },
    });
    const tools = context();
    closeTurn(state, tools);
    expect(tools.told).toEqual([
      { kind: 'anchor', rule: '20.3.2', ship: 'x', what: 'dropped', how: 'A', left: 2 },
    ]);
    expect(ship).not.toHaveProperty('toldOff');
    expect(ship!.advanced).toMatchObject({ notes: {}, did: {} });
    expect(ship!.advanced.notes).toEqual({});
    expect(ship!.advanced.did).toEqual({});
  });

  it.each([
    [4, true],
    [5, true],
    [6, false],
  ])('[15.0] edges that are real until turn 5, in turn %i', (turn, fixed) => {
    const state = sea({
      turn,
      board: { columns: 51, rows: 35, fixed: true },
      advanced: { fixedUntilTurn: 5 },
    });
    closeTurn(state, context());
    expect(state.board).toEqual({ columns: 51, rows: 35, fixed });
    const always = sea({ turn, board: { columns: 51, rows: 35, fixed: true } });
    closeTurn(always, context());
    expect(always.board.fixed).toBe(true);
  });
});
