import { describe, expect, it } from 'vitest';
import { notationPhase } from '../orders/notation.ts';
import type { HexAsk } from '../sea/asks.ts';
import { hexName } from '../sea/hex.ts';
import type { State } from '../sea/state.ts';
import { context, hexNamed, type TestShip, testSea, toldOf, viewOf } from '../testing/sea.ts';
import { contestedAsk, executionPhase } from './execution.ts';

const at = (state: State, id: string) => {
  const ship = state.ships.find((each) => each.id === id)!;
  return `${hexName(ship.bow)} ${ship.heading}`;
};
const ordered = (
  ships: readonly (TestShip & { plot?: string })[],
  rest: Partial<Parameters<typeof testSea>[0]> = {},
): State => {
  const plots = Object.fromEntries(ships.map(({ id, plot }) => [id, plot ?? '0']));
  return testSea({
    phase: 'execution',
    ships: ships.map(({ plot: _plot, ...ship }) => ship),
    execution: { step: 0, plots, stopped: [], contest: null, retrace: null },
    ...rest,
  });
};

describe('8.1 movement', () => {
  it('[8.1.1] all ships move at once, each told as one way from step to step', () => {
    const state = ordered([
      { id: 'x', at: 'K20', heading: 1, plot: '1R1' },
      { id: 'y', at: 'R20', heading: 2, plot: '4', side: 'b' },
    ]);
    const tools = context();
    expect(executionPhase.enter(state, tools)).toBe('done');
    expect([at(state, 'x'), at(state, 'y')]).toEqual(['L18 2', 'V18 2']);
    const [x, y] = toldOf(tools.told, 'moved');
    expect(x).toMatchObject({ ship: 'x', rule: '8.1.1', drift: false, from: { heading: 1 } });
    expect(hexName(x!.from.bow)).toBe('K20');
    expect(x!.steps.map(({ bow, heading }) => `${hexName(bow)} ${heading}`)).toEqual([
      'K19 1',
      'K19 2',
      'L18 2',
    ]);
    expect(y!.steps).toHaveLength(4);
    expect(state.execution).toBeNull();
  });

  it('[8.1.1] the order in which ships are listed changes nothing', () => {
    const ships = [
      { id: 'x', at: 'K20', heading: 1, plot: '2' },
      { id: 'y', at: 'K18', heading: 1, plot: '2' },
      { id: 'z', at: 'K16', heading: 1, plot: '2' },
    ] as const;
    const run = (listed: readonly (typeof ships)[number][]) => {
      const state = ordered(listed);
      executionPhase.enter(state, context());
      return ['x', 'y', 'z'].map((id) => at(state, id));
    };
    expect(run([...ships].reverse())).toEqual(run(ships));
  });

  it('[8.1.2] a scheduled ship enters with her first step and moves on; told before her way', () => {
    const state = ordered([{ id: 'x', at: 'K20', heading: 1, plot: '2', presence: 'due', entryTurn: 1 }]);
    const tools = context();
    executionPhase.enter(state, tools);
    expect(state.ships[0]).toMatchObject({ presence: 'afloat', still: 0, noted: { factors: 2, hexes: 2 } });
    expect(at(state, 'x')).toBe('K19 1');
    expect(tools.told.map(({ kind }) => kind)).toEqual(['entered', 'moved']);
  });

  it('[8.1.2] one without orders to come in stays where she is', () => {
    const state = ordered([{ id: 'x', at: 'K20', heading: 1, plot: '0', presence: 'due', entryTurn: 1 }]);
    const tools = context();
    executionPhase.enter(state, tools);
    expect(state.ships[0]).toMatchObject({ presence: 'due', entryTurn: 1 });
    expect(tools.told.map(({ kind }) => kind)).toEqual(['infraction']);
  });

  it('[8.1.2] one that found her hex taken is still due and asked again next turn', () => {
    const state = ordered([
      { id: 'x', at: 'K20', heading: 1, plot: '2', presence: 'due', entryTurn: 1 },
      { id: 'o', at: 'K20', heading: 2, side: 'b' },
    ]);
    executionPhase.enter(state, context());
    expect(state.ships[0]).toMatchObject({ presence: 'due', entryTurn: 1, still: 0, lastPlot: '0' });
    state.turn = 2;
    expect(notationPhase.asks(state).map(({ ship }) => ship)).toEqual(['x', 'o']);
  });
});

describe('15.0 the open sea', () => {
  it('[15.0] moving everything the same way changes nothing: courses, collisions and drift run on past the edge', () => {
    const run = (shift: (name: string) => string, fixed = false) => {
      const ships = [
        { id: 'x', at: 'C4', heading: 1, plot: '3' },
        { id: 'y', at: 'C2', heading: 1, plot: '1', side: 'b' },
        { id: 'z', at: 'E1', heading: 2, plot: 'D', still: 1 },
      ] as const;
      const state = ordered(
        ships.map((ship) => ({ ...ship, at: shift(ship.at) })),
        { board: { columns: 51, rows: 35, fixed } },
      );
      executionPhase.enter(state, context(3, 4));
      return state.ships.map((ship) => `${ship.presence} ${hexName(ship.bow)} ${ship.heading}`);
    };
    const down = (name: string) => `${name[0]}${Number(name.slice(1)) + 20}`;
    const up = (text: string) =>
      text.replace(/([A-Z])(-?\d+) /, (_all, column, row) => `${column}${row - 20} `);
    expect(run((name) => name)).toEqual(['afloat C3 1', 'afloat C1 1', 'afloat E0 2']);
    expect(run(down).map(up)).toEqual(run((name) => name));
    // With real edges the drifting ship is gone.
    expect(run((name) => name, true)).toEqual(['afloat C3 1', 'afloat C1 1', 'gone E0 2']);
  });
});

describe('the marks of a race', () => {
  it('[14.0] are rounded by every hex the bow comes into on the way, in order, drifting included', () => {
    const marks = ['K19', 'K17', 'K16'].map(hexNamed);
    const state = ordered([{ id: 'x', at: 'K20', heading: 1, plot: '3' }], { marks });
    executionPhase.enter(state, context());
    expect(state.reached).toEqual({ x: 2 });
    state.ships[0]!.still = 1;
    executionPhase.enter(state, context());
    expect(at(state, 'x')).toBe('K16 1');
    expect(state.reached).toEqual({ x: 3 });
  });

  it('[14.0] do not count out of their order', () => {
    const state = ordered([{ id: 'x', at: 'K20', heading: 1, plot: '3' }], {
      marks: ['K17', 'K19'].map(hexNamed),
    });
    executionPhase.enter(state, context());
    expect(state.reached).toEqual({ x: 1 });
  });
});

describe('7.2.7 plots that reach execution illegal', () => {
  it.each([
    ['5', 'allowance', 'O18 2', '4'],
    ['2LL', 'one-turn-a-hex', 'M19 1', '2L'],
    ['R2', 'attitude', 'L20 3', 'R1'],
    ['1B1', 'backing', 'L19 2', '1'],
    ['1?', 'unreadable', 'L19 2', '1'],
    ['D', 'not-drifting', 'K20 2', '0'],
  ])('[7.2.7] %s ends at the infraction: %s', (plot, code, place, log) => {
    const state = ordered([{ id: 'x', at: 'K20', heading: 2, plot }]);
    const tools = context();
    executionPhase.enter(state, tools);
    expect(toldOf(tools.told, 'infraction')).toMatchObject([{ ship: 'x', plot, code }]);
    expect(at(state, 'x')).toBe(place);
    expect(state.ships[0]!.lastPlot).toBe(log);
  });

  it('[7.2.7] a held ship’s plot is cut before its first step', () => {
    const state = ordered(
      [
        { id: 'x', at: 'K20', heading: 2, plot: '2' },
        { id: 'y', at: 'K21', heading: 2, side: 'b' },
      ],
      { fouls: [{ a: 'x', b: 'y' }] },
    );
    const tools = context();
    executionPhase.enter(state, tools);
    expect(toldOf(tools.told, 'infraction')).toMatchObject([{ code: 'fouled', rule: '8.3.6', at: 0 }]);
    expect(at(state, 'x')).toBe('K20 2');
  });
});

describe('8.3 collisions', () => {
  const headOn = () =>
    ordered(
      [
        { id: 'x', at: 'K20', heading: 1, plot: '2' },
        { id: 'y', at: 'K18', heading: 4, plot: '1', side: 'b' },
      ],
      { wind: 2 },
    );

  it('[8.3] [8.3.1] friend or enemy, ships found in one hex in one step collide; in different steps they do not', () => {
    const meet = (side: string, from: string, plot: string) => {
      const tools = context(1, 1);
      executionPhase.enter(
        ordered([
          { id: 'x', at: 'K20', heading: 1, plot: '3' },
          { id: 'y', at: from, heading: 2, plot, side },
        ]),
        tools,
      );
      return toldOf(tools.told, 'collision').length;
    };
    expect(meet('a', 'I20', '2')).toBe(1);
    expect(meet('b', 'I20', '2')).toBe(1);
    // From a hex further away she comes into K19 a step later, when the stern has gone.
    expect(meet('b', 'H20', '3')).toBe(0);
  });

  it('[8.3.2] the ship that lies in a hex, with bow or stern, remains there; the others move back', () => {
    // Her stern in K18, then her bow.
    for (const lying of [
      { at: 'K17', heading: 1 },
      { at: 'K18', heading: 4 },
    ] as const) {
      const state = ordered([
        { id: 'x', at: 'K20', heading: 1, plot: '2' },
        { id: 'y', ...lying, side: 'b' },
      ]);
      const tools = context(1, 1);
      expect(executionPhase.enter(state, tools)).toBe('done');
      expect([at(state, 'x'), at(state, 'y')]).toEqual(['K19 1', `${lying.at} ${lying.heading}`]);
      expect(toldOf(tools.told, 'collision')).toMatchObject([{ holder: 'y', ships: ['y', 'x'] }]);
    }
  });

  it('[8.3.2] a bow that enters goes before a stern that swings in at the same moment', () => {
    // Turning to starboard y’s stern swings out of K21 into J20, which x’s bow enters in the same step.
    const state = ordered([
      { id: 'x', at: 'J21', heading: 1, plot: '1' },
      { id: 'y', at: 'K20', heading: 1, plot: 'R', side: 'b' },
    ]);
    const tools = context(1, 1);
    expect(executionPhase.enter(state, tools)).toBe('done');
    expect([at(state, 'x'), at(state, 'y')]).toEqual(['J20 1', 'K20 1']);
    expect(toldOf(tools.told, 'collision')).toMatchObject([{ holder: 'x' }]);
  });

  it('[8.3.2] the commander of the high die is asked, and only the ships that contest can be named', () => {
    const state = headOn();
    const tools = context(2, 6);
    expect(executionPhase.enter(state, tools)).toBe('waits');
    expect(tools.told.map(({ kind }) => kind)).toEqual(['contest']);
    expect(toldOf(tools.told, 'contest')[0]).toMatchObject({ dice: [2, 6], decider: 'y', ships: ['x', 'y'] });
    const [ask] = executionPhase.asks(state) as Extract<HexAsk, { kind: 'contested' }>[];
    expect(ask).toMatchObject({ seat: 'b-1', rule: '8.3.2', ship: 'y', ships: ['x', 'y'] });
    const view = viewOf(state, 'b-1');
    expect([...contestedAsk.choices(view, ask!)]).toEqual([{ ship: 'x' }, { ship: 'y' }]);
    expect(contestedAsk.check(view, ask!, { ship: 'x' })).toBeNull();
    expect(contestedAsk.check(view, ask!, { ship: 'z' })).toMatchObject({
      code: 'not-contesting',
      rule: '8.3.2',
    });
    // Nobody has moved into the hex while it is being decided.
    expect([at(state, 'x'), at(state, 'y')]).toEqual(['K20 1', 'K18 4']);
  });

  it('[8.3.2] what rests in the state while a hex is decided is not changed by deciding it', () => {
    const state = headOn();
    executionPhase.enter(state, context(6, 1));
    const kept = state.execution;
    const before = structuredClone(kept);
    const copy = { ...state, ships: state.ships.map((ship) => ({ ...ship })) };
    const ask = executionPhase.asks(state)[0]!;
    executionPhase.resolve(copy, [{ ask, answer: { ship: 'x' } }], context(1, 1));
    expect(kept).toEqual(before);
    expect(copy.execution).toBeNull();
  });

  it('[8.3.4] movement ends for all who collided and the log is changed to what they really did', () => {
    const state = headOn();
    executionPhase.enter(state, context(6, 1));
    const tools = context(1, 1);
    executionPhase.resolve(state, [{ ask: executionPhase.asks(state)[0]!, answer: { ship: 'x' } }], tools);
    expect([at(state, 'x'), at(state, 'y')]).toEqual(['K19 1', 'K18 4']);
    expect(state.ships.map(({ lastPlot }) => lastPlot)).toEqual(['1', '0']);
    // What was noted stays noted (8.3.5.7, 9.1.4.5).
    expect(state.ships.map(({ noted }) => noted.hexes)).toEqual([2, 1]);
    expect(tools.told.map(({ kind }) => kind)).toEqual(['moved', 'collision', 'foul']);
  });

  it('[8.2.1] [8.3.5] a ship that drifts into another stays where she was and throws for fouling with her', () => {
    const state = ordered([
      { id: 'x', at: 'K20', heading: 3, plot: 'D', still: 1 },
      { id: 'y', at: 'K19', heading: 3, side: 'b' },
    ]);
    const tools = context(2, 3);
    executionPhase.enter(state, tools);
    expect([at(state, 'x'), at(state, 'y')]).toEqual(['K20 3', 'K19 3']);
    expect(tools.told.map(({ kind }) => kind)).toEqual(['collision', 'foul']);
    expect(tools.dice.left).toBe(0);
  });

  it('[8.3.3] drift is told last, after ways and collisions', () => {
    const state = ordered([
      { id: 'x', at: 'K20', heading: 1, plot: '2' },
      { id: 'y', at: 'K18', heading: 1, plot: '1', side: 'b' },
      { id: 'z', at: 'A9', heading: 3, plot: 'D', still: 1 },
    ]);
    const tools = context(6, 6);
    executionPhase.enter(state, tools);
    expect(tools.told.map(({ kind }) => kind)).toEqual(['moved', 'moved', 'collision', 'foul', 'moved']);
    expect(toldOf(tools.told, 'moved').at(-1)).toMatchObject({ ship: 'z', drift: true, rule: '8.2.1' });
  });

  it('[8.3.5] ships that did not foul sail on normally in the next phase', () => {
    const state = headOn();
    executionPhase.enter(state, context(6, 1));
    executionPhase.resolve(
      state,
      [{ ask: executionPhase.asks(state)[0]!, answer: { ship: 'y' } }],
      context(1, 1),
    );
    expect(state.fouls).toEqual([]);
    state.execution = { step: 0, plots: { x: 'L1' }, stopped: [], contest: null, retrace: null };
    executionPhase.enter(state, context());
    expect(at(state, 'x')).toBe('J19 6');
  });

  it('[10.2.5] a crew that all went boarding is back at the sails after the phase it could not move in', () => {
    const state = ordered([{ id: 'x', at: 'K20', heading: 1, plot: '2', allBoarding: true }]);
    const tools = context();
    executionPhase.enter(state, tools);
    expect(toldOf(tools.told, 'infraction')[0]).toMatchObject({ code: 'all-boarding', rule: '10.2.5' });
    expect(state.ships[0]!.allBoarding).toBe(false);
  });
});
