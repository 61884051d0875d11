/** Steps in which several things happen at once, told in full. */
import { describe, expect, it } from 'vitest';
import { hexKey } from '../sea/hex.ts';
import type { State } from '../sea/state.ts';
import { advancedSea, advancedShip } from '../testing/advanced.ts';
import { inShort, lyingAt, withPlots } from '../testing/movement.ts';
import { context, hexNamed, type TestContext, testSea } from '../testing/sea.ts';
import { doing, settled } from '../testing/steps.ts';
import { layOut } from './collision.ts';
import { executionPhase } from './execution.ts';

const enter = (state: State, tools: TestContext) => {
  const progress = executionPhase.enter(state, tools);
  return { progress, told: tools.told.map(inShort), left: tools.dice.left };
};
const decide = (state: State, ship: string, tools: TestContext) => {
  const ask = executionPhase.asks(state)[0]!;
  const progress = executionPhase.resolve(state, [{ ask, answer: { ship } }], tools);
  return { progress, told: tools.told.map(inShort), left: tools.dice.left };
};

describe('who has a hex', () => {
  it('[8.3.2] a stern that gives way to a bow is in the way of who follows into the hex she did not leave', () => {
    expect(settled(doing('x J21 1 F, y K20 1 R, z K22 1 F'))).toEqual({
      contest: null,
      blocked: ['y', 'z'],
      met: [
        ['J20', 'x', 'x', 'y'],
        ['K21', 'y', 'y', 'z'],
      ],
    });
  });

  it('[8.3.2] dice come first for the hex whose ship goes ahead with nobody in her way', () => {
    // K20 waits for what becomes of h in K18, and K18 is left by m.
    expect(settled(doing('x J20 2 F, y L20 6 F, h K19 1 F, k J18 2 F, m K17 1 F')).contest).toEqual([
      'K18',
      'h',
      'k',
    ]);
  });

  it('[8.3.2] of two sterns that change hexes, each with a rival, the first named is thrown for first', () => {
    expect(settled(doing('h K20 1 R, i J21 4 R, k I20 5 R, l K22 5 L')).contest).toEqual(['J20', 'h', 'k']);
  });

  it('[8.3.1] two who run bow into bow with a third behind them meet in one hex, in whatever order they are named', () => {
    const { met } = settled(doing('y K19 4 F, x K20 1 F, z J19 2 F'));
    expect(met).toEqual([['K19', 'y', 'y', 'x', 'z']]);
  });

  it.each([
    ['AB', 'K20', 'K21'],
    ['AS', 'K21', 'K20'],
  ] as const)('[20.3.4] on springs %s she turns about %s and leaves %s', (how, _about, left) => {
    const ship = advancedShip({
      id: 'x',
      at: 'K20',
      heading: 1,
      advanced: { anchor: { how, state: 'holding', turns: 0 } },
    });
    const { intents } = layOut(advancedSea([ship]), () => 'R');
    expect(intents.get('x')).toMatchObject({ end: 'swung', leftKey: hexKey(hexNamed(left)) });
  });
});

describe('throws for fouling', () => {
  it('[8.3.5] of three in one hex each pair that lies alongside throws once, in the order in which they are named', () => {
    const state = withPlots(
      testSea({
        ships: [
          { id: 'z', at: 'K18', heading: 1 },
          { id: 'x', at: 'K20', heading: 1 },
          { id: 'y', at: 'J19', heading: 2, side: 'b' },
        ],
      }),
      { x: '1', y: '1' },
    );
    expect(enter(state, context(6, 6, 6, 6, 6, 6))).toEqual({
      progress: 'done',
      told: [
        ['collision', '8.3.1', 'K19', 1, 'z', 'z', 'x', 'y'],
        ['foul', 'x', 'z', 6, 6],
        ['foul', 'y', 'z', 6, 6],
        ['foul', 'x', 'y', 6, 6],
      ],
      left: 0,
    });
  });

  it('[8.3.5] a pair that met in two hexes of one step throws once', () => {
    const state = withPlots(
      testSea({
        wind: 2,
        ships: [
          { id: 'a', at: 'K20', heading: 1 },
          { id: 'b', at: 'K19', heading: 4, side: 'b' },
          { id: 'c', at: 'J20', heading: 2 },
          { id: 'd', at: 'L19', heading: 6, side: 'b' },
        ],
      }),
      { a: '1', b: '1', c: '1', d: '1' },
    );
    expect(enter(state, context(6, 6, 6, 6, 6, 6, 6, 6))).toEqual({
      progress: 'done',
      told: [
        ['collision', '8.3.1', 'K19', 1, 'b', 'b', 'a', 'd'],
        ['collision', '8.3.1', 'K20', 1, 'a', 'a', 'b', 'c'],
        ['foul', 'a', 'b', 6, 6],
        ['foul', 'b', 'd', 6, 6],
        ['foul', 'a', 'd', 6, 6],
        ['foul', 'a', 'c', 6, 6],
      ],
      left: 0,
    });
  });
});

describe('a movement that rests while a hex is decided', () => {
  /** x and y contest K18 in their second step; v has run into w in the first. */
  const resting = () =>
    withPlots(
      testSea({
        ships: [
          { id: 'x', at: 'K20', heading: 1 },
          { id: 'y', at: 'I19', heading: 2, side: 'b' },
          { id: 'v', at: 'T20', heading: 1 },
          { id: 'w', at: 'T18', heading: 1, side: 'b' },
        ],
      }),
      { x: '3', y: '3', v: '3', w: '0' },
    );

  it('[8.3.2] the ask says who decides about which hex and between whom', () => {
    const state = resting();
    expect(executionPhase.asks(state)).toEqual([]);
    const tools = context(1, 1, 5, 2);
    expect(enter(state, tools)).toEqual({
      progress: 'waits',
      told: [
        ['collision', '8.3.1', 'T19', 1, 'w', 'w', 'v'],
        ['foul', 'v', 'w', 1, 1],
        ['contest', '8.3.2', 'K18', 'x', 'x', 'y', 5, 2],
      ],
      left: 0,
    });
    expect(executionPhase.asks({ ...state, turn: 4, asked: 6 })).toEqual([
      {
        id: '6.t4.contested.x',
        seat: 'a-1',
        kind: 'contested',
        rule: '8.3.2',
        ship: 'x',
        hex: hexNamed('K18'),
        ships: ['x', 'y'],
      },
    ]);
    state.execution = null;
    expect(executionPhase.asks(state)).toEqual([]);
  });

  it('[8.3.4] who collided before it stays where she is after it, and the ways are told whole', () => {
    const state = resting();
    enter(state, context(1, 1, 5, 2));
    expect(decide(state, 'x', context(1, 1))).toEqual({
      progress: 'done',
      told: [
        ['moved', '8.1.1', 'x', 'K20 1', 'K19 1', 'K18 1'],
        ['moved', '8.1.1', 'y', 'I19 2', 'J18 2'],
        ['collision', '8.3.1', 'K18', 2, 'x', 'x', 'y'],
        ['foul', 'x', 'y', 1, 1],
      ],
      left: 0,
    });
    expect(lyingAt(state)).toEqual(['K18 1', 'J18 2', 'T20 1', 'T18 1']);
  });

  it('[8.3.2] what was decided of one hex stands while the next of the same step is decided', () => {
    const state = withPlots(
      testSea({
        wind: 2,
        ships: [
          { id: 'x', at: 'K20', heading: 1 },
          { id: 'y', at: 'K18', heading: 4, side: 'b' },
          { id: 'v', at: 'T20', heading: 1 },
          { id: 'w', at: 'T18', heading: 4, side: 'b' },
        ],
      }),
      { x: '1', y: '1', v: '1', w: '1' },
    );
    enter(state, context(5, 2));
    expect(decide(state, 'y', context(6, 1))).toEqual({
      progress: 'waits',
      told: [['contest', '8.3.2', 'T19', 'v', 'v', 'w', 6, 1]],
      left: 0,
    });
    expect(decide(state, 'v', context(1, 1, 1, 1)).progress).toBe('done');
    expect(lyingAt(state)).toEqual(['K20 1', 'K19 4', 'T19 1', 'T18 4']);
  });
});
