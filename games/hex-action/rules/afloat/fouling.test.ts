import { describe, expect, it } from 'vitest';
import { FOULING } from '../../data/tables.ts';
import { boardingPhase } from '../boarding/boarding.ts';
import { executionPhase } from '../movement/execution.ts';
import { notationPhase } from '../orders/notation.ts';
import { judgePlot } from '../sailing/plot.ts';
import { hexName } from '../sea/hex.ts';
import type { State } from '../sea/state.ts';
import { context, type TestShip, testSea, toldOf } from '../testing/sea.ts';
import { type Colliding, foulingModifiers, throwForFouling } from './fouling.ts';

const moving = (stated: Partial<Colliding> = {}): Colliding => ({
  quality: 'average',
  side: 'a',
  noted: { factors: 2, hexes: 2 },
  ...stated,
});
const enemy = moving({ side: 'b' });
const sums = (a: Colliding, b: Colliding) => foulingModifiers(a, b).map(({ by, rule }) => [rule, by]);

describe('8.3.5 modifiers', () => {
  it('[8.3.5] nothing bears on two average enemies under way', () => {
    expect(sums(moving(), enemy)).toEqual([]);
  });

  it.each([
    ['8.3.5.1', 'crack', -1],
    ['8.3.5.2', 'elite', -2],
    ['8.3.5.3', 'green', 1],
    ['8.3.5.4', 'poor', 2],
  ] as const)('[%s] each %s crew: %i', (rule, quality, by) => {
    expect(sums(moving({ quality }), enemy)).toEqual([[rule, by]]);
    expect(sums(moving(), { ...enemy, quality })).toEqual([[rule, by]]);
    expect(sums(moving({ quality }), { ...enemy, quality })).toEqual([
      [rule, by],
      [rule, by],
    ]);
  });

  it('[8.3.5.5] friends: -1, by the side that sails the ship now', () => {
    expect(sums(moving(), moving())).toEqual([['8.3.5.5', -1]]);
  });

  it('[8.3.5.1] [8.3.5.5] [12.4.10] a prize counts as a friend of her captors, with the quality of the prize crew', () => {
    const prize = { ...moving(), no: 4, from: 'x', total: 2, left: 2, role: 'prize', since: 0 } as const;
    const state = testSea({
      ships: [
        { id: 'x', at: 'K20', heading: 1 },
        { id: 'y', at: 'K18', heading: 1, owner: 'b', captured: true, sections: [prize] },
      ],
      execution: { step: 0, plots: { x: '2', y: '1' }, stopped: [], contest: null, retrace: null },
    });
    state.ships[1]!.quality = 'crack';
    const tools = context(6, 5);
    executionPhase.enter(state, tools);
    const [thrown] = toldOf(tools.told, 'foul');
    expect(thrown!.modifiers.map(({ by, rule }) => [rule, by])).toEqual([
      ['8.3.5.1', -1],
      ['8.3.5.5', -1],
    ]);
    expect(thrown).toMatchObject({ total: 9, success: false });
  });

  it('[8.3.5.6] a ship motionless or drifting: -4, once even if both are', () => {
    const still = { noted: { factors: 0, hexes: 0 } };
    const turning = { noted: { factors: 1, hexes: 0 } };
    expect(sums(moving(still), enemy)).toEqual([['8.3.5.6', -4]]);
    expect(sums(moving(turning), enemy)).toEqual([['8.3.5.6', -4]]);
    expect(sums(moving(still), { ...enemy, ...still })).toEqual([['8.3.5.6', -4]]);
  });

  it('[8.3.5.7] either noted for three factors or more: +1, once', () => {
    const fast = { noted: { factors: 3, hexes: 1 } };
    expect(sums(moving(fast), enemy)).toEqual([['8.3.5.7', 1]]);
    expect(sums(moving(fast), { ...enemy, ...fast })).toEqual([['8.3.5.7', 1]]);
    expect(sums(moving({ noted: { factors: 2, hexes: 2 } }), enemy)).toEqual([]);
  });

  it('[8.3.5.8] full sails: +1 for each ship under them, which in the Basic Game is none', () => {
    expect(sums(moving({ advanced: { sail: 'full' } }), enemy)).toEqual([['8.3.5.8', 1]]);
    expect(sums(moving({ advanced: { sail: 'full' } }), { ...enemy, advanced: { sail: 'full' } })).toEqual([
      ['8.3.5.8', 1],
      ['8.3.5.8', 1],
    ]);
    expect(sums(moving({ advanced: { sail: 'battle' } }), enemy)).toEqual([]);
  });

  it('[8.3.5.9] twelve on the dice always fouls, and only twelve', () => {
    const state = testSea({ ships: [] });
    const elite = moving({ quality: 'elite', noted: { factors: 0, hexes: 0 } });
    expect(throwForFouling(state, elite, elite, context(6, 6).dice)).toMatchObject({
      total: 3,
      success: true,
    });
    expect(throwForFouling(state, elite, elite, context(6, 5).dice)).toMatchObject({
      total: 2,
      success: false,
    });
  });

  it('[8.3.5] over all 36 throws just those that reach ten, or nine in the lighter table', () => {
    const fouls = (options: State['options']) => {
      let count = 0;
      for (let one = 1; one <= 6; one++)
        for (let two = 1; two <= 6; two++)
          if (
            throwForFouling(testSea({ ships: [], options }), moving(), enemy, context(one, two).dice).success
          )
            count++;
      return count;
    };
    expect(fouls({})).toBe(6);
    expect(fouls({ entanglement: 'two-dice-9' })).toBe(10);
    expect(FOULING.rule).toBe('8.3.5');
  });
});

describe('8.3.6 fouled ships', () => {
  const chase = (): State => {
    const ships: TestShip[] = [
      { id: 'x', at: 'K20', heading: 1 },
      { id: 'y', at: 'K18', heading: 1, side: 'b' },
    ];
    return testSea({
      ships,
      execution: { step: 0, plots: { x: '2', y: '1' }, stopped: [], contest: null, retrace: null },
    });
  };
  const nextPhase = (state: State): void => {
    state.turn++;
    expect(notationPhase.enter(state, context())).toBe('done');
    executionPhase.enter(state, context());
  };
  const bows = (state: State) => state.ships.map(({ bow }) => hexName(bow));

  it('[8.3.6] [8.2.1] they can neither move nor turn, and drift in the second phase after fouling', () => {
    const state = chase();
    executionPhase.enter(state, context(6, 6));
    expect(bows(state)).toEqual(['K19', 'K17']);
    for (const each of state.ships)
      for (const plot of ['1', 'L', 'R']) expect(judgePlot(state, each, plot).infraction?.rule).toBe('8.3.6');
    nextPhase(state);
    expect(bows(state)).toEqual(['K19', 'K17']);
    expect(state.ships.map(({ lastPlot }) => lastPlot)).toEqual(['0', '0']);
    nextPhase(state);
    expect(bows(state)).toEqual(['K18', 'K16']);
    expect(state.ships.map(({ lastPlot }) => lastPlot)).toEqual(['D', 'D']);
    nextPhase(state);
    expect(bows(state)).toEqual(['K17', 'K15']);
  });

  it('[8.3.6] where nobody had sailed, the phase of fouling is the first without sailing and the count runs on', () => {
    const track = (shipClass: 1 | 3) => {
      const state = testSea({
        ships: [
          { id: 'x', at: 'K20', heading: 1 },
          { id: 'y', at: 'K18', heading: 1, side: 'b', spec: { class: shipClass } },
        ],
        execution: { step: 0, plots: { x: '1', y: '0' }, stopped: [], contest: null, retrace: null },
      });
      executionPhase.enter(state, context(6, 6));
      expect(state.fouls).toHaveLength(1);
      return Array.from({ length: 3 }, () => {
        nextPhase(state);
        return bows(state).join(' ');
      });
    };
    expect(track(3)).toEqual(['K19 K17', 'K18 K16', 'K17 K15']);
    expect(track(1)).toEqual(['K19 K17', 'K19 K17', 'K18 K16']);
  });

  it('[8.3.7] ships fouled prepare boarding parties in this turn and in every one in which they still are', () => {
    const asked = (state: State) => {
      state.phase = 'boarding';
      return boardingPhase.enter(state, context()) === 'done'
        ? []
        : boardingPhase.asks(state).map((ask) => ask.ship);
    };
    const state = chase();
    executionPhase.enter(state, context(6, 6));
    expect(asked(state)).toEqual(['x', 'y']);
    nextPhase(state);
    expect(asked(state)).toEqual(['x', 'y']);
    const free = chase();
    executionPhase.enter(free, context(1, 1));
    expect(asked(free)).toEqual([]);
  });

  it('[8.3.8] the foul is noted for both ships', () => {
    const state = chase();
    const tools = context(6, 6);
    executionPhase.enter(state, tools);
    expect(state.fouls).toEqual([{ a: 'x', b: 'y' }]);
    expect(toldOf(tools.told, 'foul')).toMatchObject([{ ships: ['x', 'y'], dice: [6, 6], success: true }]);
  });
});
