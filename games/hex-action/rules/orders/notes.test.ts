import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { executionPhase } from '../movement/execution.ts';
import type { AdvancedState } from '../sea/edition.ts';
import { DIRECTIONS } from '../sea/hex.ts';
import type { Ship } from '../sea/ship.ts';
import type { State } from '../sea/state.ts';
import { advancedSea, advancedShip } from '../testing/advanced.ts';
import { nextTurn, offered, refused, sailOrders, write } from '../testing/orders.ts';
import { legalTexts } from '../testing/sailing.ts';
import { context, type TestShip, testSea, toldOf } from '../testing/sea.ts';
import { notationPhase } from './notation.ts';
import { hasOrders } from './written-orders.ts';

const pair = (x: Partial<Ship> = {}): AdvancedState => {
  const state = advancedSea(
    [
      advancedShip({ id: 'x', at: 'K20', heading: 1 }),
      advancedShip({ id: 'y', at: 'L20', heading: 1, side: 'b' }),
    ],
    { fouls: [{ a: 'x', b: 'y' }] },
  );
  Object.assign(state.ships[0]!, x);
  return state;
};

describe('20.0 moves and notes', () => {
  it('[20.0] notes are written with the move and opened with it', () => {
    const state = advancedSea([
      advancedShip({ id: 'x', at: 'K20', heading: 2 }),
      advancedShip({ id: 'y', at: 'T20', heading: 2, side: 'b' }),
    ]);
    const told = write(state, { x: { plot: '2', sail: 'FS' }, y: '1' });
    expect(toldOf(told.told, 'plots')[0]!.plots).toEqual({ x: '2', y: '1' });
    expect(toldOf(told.told, 'notes').map(({ notes }) => notes)).toEqual([{ x: { sail: 'FS' } }]);
    expect(state.ships.map(({ advanced }) => advanced.notes)).toEqual([{ sail: 'FS' }, {}]);
  });

  it('[24.2.5] a broadside is noted to be fired out if it has guns and nobody repairs; whether it is loaded is not asked', () => {
    const state = advancedSea([
      advancedShip({
        id: 'x',
        at: 'K20',
        heading: 2,
        hull: 5,
        guns: { L: 0, R: 8 },
        carronades: { L: 0, R: 0 },
      }),
    ]);
    expect(refused(state, 'x', { plot: '0', out: 'R' })).toBeNull();
    expect(refused(state, 'x', { plot: '0', out: 'L' })).toBe('no-guns');
    expect(refused(state, 'x', { plot: '0', repair: 'RH', out: 'R' })).toBe('repairing');
    expect(refused({ ...state, noCombat: true }, 'x', { plot: '0', out: 'R' })).toBe('no-combat');
    const told = write(state, { x: { plot: '1', out: 'R' } });
    expect(toldOf(told.told, 'notes').map(({ notes }) => notes)).toEqual([{ x: { out: 'R' } }]);
  });

  it('[20.0] they stand until the turn is over, with what she did in it', () => {
    const state = advancedSea([advancedShip({ id: 'x', at: 'K20', heading: 2 })]);
    sailOrders(state, { x: { plot: '1L', sail: 'FS' } });
    expect(state.ships[0]!.advanced).toMatchObject({ notes: { sail: 'FS' }, did: { turned: true } });
    nextTurn(state);
    expect(state.ships[0]!.advanced).toMatchObject({ notes: {}, did: {} });
  });

  it('[20.0] a note that may not stand is refused; written ahead, it is void and said to be', () => {
    const state = advancedSea([advancedShip({ id: 'x', at: 'K20', heading: 2 })]);
    expect(refused(state, 'x', { plot: '1', sail: 'BS', anchor: 'cut' })).toBe('no-change');
    const told = write(state, { x: { plot: '1', sail: 'BS', anchor: 'cut' } });
    expect(toldOf(told.told, 'note-void').map(({ note, code }) => [note, code])).toEqual([
      ['sail', 'no-change'],
      ['anchor', 'not-anchored'],
    ]);
    expect(state.ships[0]!.advanced.notes).toEqual({});
  });

  it('[20.0] a ship that can’t move is asked if there is anything to note, and only then', () => {
    const idle = pair();
    expect(hasOrders(idle, idle.ships[0]!)).toBe(true);
    expect(refused(idle, 'x', { plot: '1' })).toBe('fouled');
    const hurt = pair({ hull: 5 });
    hurt.advanced = { ...hurt.advanced, anchoringAllowed: false };
    hurt.ships[0]!.advanced.stood = true;
    expect(hasOrders(hurt, hurt.ships[0]!)).toBe(true);
    expect(offered(hurt, 'x')).toEqual([{ plot: '0' }, { plot: '0', repair: 'RH' }]);
    hurt.ships[0]!.hull = 10;
    expect(hasOrders(hurt, hurt.ships[0]!)).toBe(false);
    hurt.ships[0]!.hull = 5;
    hurt.ships[0]!.surrender = 'immobility';
    expect(hasOrders(hurt, hurt.ships[0]!)).toBe(false);
  });

  it('[20.0] everything offered may be written', () => {
    for (const heading of DIRECTIONS) {
      const state = advancedSea([
        advancedShip({
          id: 'x',
          at: 'K20',
          heading,
          hull: 5,
          advanced: { sail: 'full', stood: heading > 3 },
        }),
      ]);
      for (const order of offered(state, 'x')) expect(refused(state, 'x', order), order.plot).toBeNull();
      expect(offered(state, 'x').some(({ plot }) => plot.includes('B'))).toBe(heading !== 4);
    }
  });

  it('[20.0] the Basic Game has moves alone', () => {
    const state = testSea({ ships: [{ id: 'x', at: 'K20', heading: 2 }] });
    expect(refused(state, 'x', { plot: '1', sail: 'FS' })).toBe('advanced-game');
    expect(refused(state, 'x', { plot: 'B1' })).toBe('backing');
    expect(refused(state, 'x', { plot: '1' })).toBeNull();
  });
});

describe('21.0 the movement', () => {
  /** Ships so close together that their plots cross; the same for both games. */
  const crowd: readonly TestShip[] = [
    { id: 'a', at: 'K20', heading: 2 },
    { id: 'b', at: 'M20', heading: 6, side: 'b' },
    { id: 'c', at: 'L18', heading: 3 },
    { id: 'd', at: 'K17', heading: 4, side: 'b', still: 1 },
    { id: 'e', at: 'N22', heading: 1, still: 2, spec: { class: 1 } },
  ];

  function play(state: State, plots: Readonly<Record<string, string>>, seed: number) {
    const loose = looseDice(seed);
    const told = { ...context(), dice: loose };
    if (notationPhase.enter(state, told) === 'waits')
      notationPhase.resolve(
        state,
        notationPhase.asks(state).map((ask) => ({ ask, answer: { plot: plots[ask.ship]! } })),
        told,
      );
    let progress = executionPhase.enter(state, told);
    while (progress === 'waits') {
      const [ask] = executionPhase.asks(state);
      const ship = ask!.kind === 'contested' ? ask!.ships[0]! : '';
      progress = executionPhase.resolve(state, [{ ask: ask!, answer: { ship } }], told);
    }
    return {
      told: told.told,
      where: state.ships.map(({ bow, heading, lastPlot }) => ({ bow, heading, lastPlot })),
    };
  }

  it('[21.0] is that of the Basic Game: the same plots and dice come to the same end', () => {
    const dice = looseDice(21);
    let collisions = 0;
    for (let round = 0; round < 30; round++) {
      const basic = testSea({ ships: crowd });
      const plots = Object.fromEntries(
        basic.ships.map((ship) => {
          const list = legalTexts(basic, ship);
          return [ship.id, list[dice.below(list.length)]!];
        }),
      );
      const advanced = advancedSea(crowd.map((stated) => advancedShip(stated as never)));
      const [x, y] = [play(basic, plots, round), play(advanced, plots, round)];
      expect(y).toEqual(x);
      collisions += toldOf(x.told, 'collision').length;
    }
    expect(collisions).toBeGreaterThan(20);
  });
});
