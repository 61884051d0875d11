/** Drifting told in full: bodies, what holds them back, tide and ground. */
import { describe, expect, it } from 'vitest';
import { hexKey } from '../sea/hex.ts';
import type { SpecialRule } from '../sea/special-rules.ts';
import type { State } from '../sea/state.ts';
import { type AdvancedTestShip, advancedSea, advancedShip } from '../testing/advanced.ts';
import { inShort, lyingAt, withPlots } from '../testing/movement.ts';
import { context, hexNamed, type TestShip, testSea, toldOf } from '../testing/sea.ts';
import { executionPhase } from './execution.ts';

const told = (state: State, ...dice: number[]) => {
  const tools = context(...dice);
  expect(executionPhase.enter(state, tools)).toBe('done');
  expect(tools.dice.left).toBe(0);
  return tools.told.map(inShort);
};
/** All lie still; who has lain still before drifts up the board with the wind. */
const lying = (ships: readonly TestShip[], rest: Partial<Omit<State, 'ships'>> = {}): State =>
  withPlots(testSea({ ...rest, ships }), {});
const X = { id: 'x', at: 'K20', heading: 1, still: 1 } as const;

describe('drifting told in full', () => {
  it('[8.2.1] a hex down the wind, from where to where', () => {
    const tools = context();
    executionPhase.enter(lying([X]), tools);
    expect(tools.told).toEqual([
      {
        kind: 'moved',
        rule: '8.2.1',
        ship: 'x',
        from: { bow: hexNamed('K20'), heading: 1 },
        steps: [{ bow: hexNamed('K19'), heading: 1 }],
        drift: true,
      },
    ]);
  });

  it('[8.2.1] a ship that has gone neither drifts nor lies in anybody’s way', () => {
    const gone = { id: 'g', at: 'K18', heading: 1, still: 4, presence: 'gone', side: 'b' } as const;
    const state = lying([X, gone]);
    const before = structuredClone(state.ships[1]);
    expect(told(state)).toEqual([['moved', '8.2.1', 'x', 'K20 1', 'K19 1']]);
    expect(state.ships[1]).toEqual(before);
  });

  it('[8.2.1] [8.3.5] who is held back holds back who lies to windward; each pair throws once', () => {
    const state = lying([
      X,
      { id: 'y', at: 'K18', heading: 1, still: 1 },
      { id: 'z', at: 'K16', heading: 1, side: 'b' },
    ]);
    expect(told(state, 6, 6, 6, 6)).toEqual([
      ['collision', '8.3.3', 'K17', 1, 'z', 'z', 'y'],
      ['foul', 'y', 'z', 6, 6],
      ['collision', '8.3.3', 'K19', 1, 'y', 'y', 'x'],
      ['foul', 'x', 'y', 6, 6],
    ]);
    expect(lyingAt(state)).toEqual(['K20 1', 'K18 1', 'K16 1']);
  });

  it('[8.3.5] bow and stern against one ship are one collision', () => {
    const state = lying([
      { id: 'x', at: 'K20', heading: 3, still: 1 },
      { id: 'y', at: 'K19', heading: 3, side: 'b' },
    ]);
    expect(told(state, 6, 6)).toEqual([
      ['collision', '8.3.3', 'K19', 1, 'y', 'y', 'x'],
      ['foul', 'x', 'y', 6, 6],
    ]);
  });

  it('[8.2.3] ships bound together do not run into each other when one of them is held back', () => {
    const state = lying(
      [X, { id: 'y', at: 'K18', heading: 1, still: 1 }, { id: 'z', at: 'K16', heading: 1, side: 'b' }],
      { grapples: [{ a: 'x', b: 'y', count: 1 }] },
    );
    expect(told(state, 6, 6)).toEqual([
      ['collision', '8.3.3', 'K17', 1, 'z', 'z', 'y'],
      ['foul', 'y', 'z', 6, 6],
    ]);
  });

  it('[8.2.3] land to leeward of one keeps the whole body', () => {
    const bound = { grapples: [{ a: 'x', b: 'y', count: 1 }] };
    const ships = [X, { id: 'y', at: 'L20', heading: 1, still: 1 }] as const;
    expect(told(lying(ships, { ...bound, land: [hexNamed('K19')] }))).toEqual([]);
    expect(told(lying(ships, bound)).length).toBe(2);
  });

  it('[8.3.4] a body of which one was run into does not drift', () => {
    const state = withPlots(
      testSea({
        ships: [
          { ...X, heading: 2 },
          { id: 'y', at: 'L20', heading: 2, still: 1 },
          { id: 'z', at: 'I21', heading: 2, side: 'b' },
        ],
        fouls: [{ a: 'x', b: 'y' }],
      }),
      { z: '1' },
    );
    expect(told(state, 1, 1)).toEqual([
      ['collision', '8.3.1', 'J20', 1, 'x', 'x', 'z'],
      ['foul', 'x', 'z', 1, 1],
    ]);
  });

  it('[26.2] who drifted into another, and the other, have collided this turn', () => {
    const ships = [
      X,
      { id: 'y', at: 'K18', heading: 1, side: 'b' },
      { id: 'z', at: 'T20', heading: 1 },
    ] as const;
    const state = withPlots(advancedSea(ships.map((ship) => advancedShip(ship))), {});
    told(state, 6, 6);
    expect(state.ships.map(({ advanced }) => advanced.did.collided)).toEqual([true, true, undefined]);
  });
});

describe('what carries a ship on', () => {
  const TIDE: SpecialRule[] = [{ id: 'tide', direction: 2, hexes: 1 }];
  const sea = (stated: Partial<AdvancedTestShip>, depths: string[], rest: object = {}) =>
    withPlots(
      advancedSea([advancedShip({ ...X, ...stated })], {
        rules: { runningAground: true },
        advanced: {
          special: TIDE,
          depths: Object.fromEntries(depths.map((name) => [hexKey(hexNamed(name)), 5])),
        },
        ...rest,
      }),
      {},
    );

  it('[8.2.1] the tide sets her on after the wind, and says so', () => {
    expect(told(sea({}, []))).toEqual([
      ['moved', '8.2.1', 'x', 'K20 1', 'K19 1'],
      ['moved', 'tide', 'x', 'K19 1', 'L18 1'],
    ]);
  });

  it('[38.1] the ground that the wind has set her on ends her drift', () => {
    const state = sea({}, ['K19']);
    expect(told(state, 2)).toEqual([
      ['moved', '8.2.1', 'x', 'K20 1', 'K19 1'],
      ['aground', '38.2', 'x'],
    ]);
  });

  it('[15.0] and so does the edge of a fixed board', () => {
    const state = sea({ at: 'K1' }, [], { board: { columns: 51, rows: 35, fixed: true } });
    expect(told(state)).toEqual([
      ['moved', '8.2.1', 'x', 'K1 1', 'K0 1'],
      ['left', '15.0', 'x'],
    ]);
  });
});

describe('casting the lead after a drift', () => {
  const sounds = (special: SpecialRule[]) => {
    const state = withPlots(
      advancedSea([advancedShip(X)], {
        rules: { castingTheLead: true },
        advanced: { special, depths: { [hexKey(hexNamed('L18'))]: 20 }, sounded: { a: [] } },
      }),
      {},
    );
    const tools = context();
    executionPhase.enter(state, tools);
    return toldOf(tools.told, 'sounded').length;
  };

  it('[39.1] a hex down the wind leaves her time for it, a second with the tide does not', () => {
    expect([sounds([]), sounds([{ id: 'tide', direction: 2, hexes: 1 }])]).toEqual([1, 0]);
  });
});
