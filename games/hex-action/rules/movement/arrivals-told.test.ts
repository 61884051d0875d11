/** Ships that come onto the sea, and those that have left it, while the others move. */
import { describe, expect, it } from 'vitest';
import type { State } from '../sea/state.ts';
import { advancedSea, advancedShip } from '../testing/advanced.ts';
import { inShort, lyingAt, withPlots } from '../testing/movement.ts';
import { context, type TestShip, testSea } from '../testing/sea.ts';
import { executionPhase } from './execution.ts';

const told = (state: State, ...dice: number[]) => {
  const tools = context(...dice);
  expect(executionPhase.enter(state, tools)).toBe('done');
  return tools.told.map(inShort);
};
const sea = (ships: readonly TestShip[], plots: Record<string, string>): State =>
  withPlots(testSea({ ships }), plots);
const DUE = { id: 'd', at: 'K20', heading: 1, presence: 'due', entryTurn: 1 } as const;

describe('coming onto the sea', () => {
  it('[8.1.2] a ship that is due in a later turn does nothing yet', () => {
    const state = sea([{ ...DUE, entryTurn: 5 }], { d: '2' });
    const before = structuredClone(state.ships);
    expect(told(state)).toEqual([]);
    expect(state.ships).toEqual(before);
  });

  it('[8.1.2] she waits for who lies in a hex that she needs, and for who comes into it with her first step', () => {
    const lies = { id: 'o', at: 'K20', heading: 2, side: 'b' } as const;
    expect(told(sea([DUE, lies], { d: '2', o: '0' }))).toEqual([['waits', '8.1.2', 'd']]);
    const comes = { id: 'o', at: 'J20', heading: 2, side: 'b' } as const;
    const state = sea([DUE, comes], { d: '2', o: '1' });
    expect(told(state)).toEqual([
      ['waits', '8.1.2', 'd'],
      ['moved', '8.1.1', 'o', 'J20 2', 'K20 2'],
    ]);
    expect(state.ships[0]).toMatchObject({ presence: 'due', lastPlot: '0' });
    // Who comes no nearer than beside it keeps nobody waiting.
    const later = { id: 'o', at: 'I21', heading: 2, side: 'b' } as const;
    expect(told(sea([DUE, later], { d: '1', o: '1' }))[0]![0]).toBe('entered');
  });

  it('[8.1.2] of two that need one hex the first named has it', () => {
    const state = sea([DUE, { ...DUE, id: 'e', at: 'K21' }], { d: '2', e: '2' });
    expect(told(state)).toEqual([
      ['entered', '8.1.2', 'd'],
      ['waits', '8.1.2', 'e'],
      ['moved', '8.1.1', 'd', 'K21 1', 'K20 1', 'K19 1'],
    ]);
    expect(state.ships.map(({ presence }) => presence)).toEqual(['afloat', 'due']);
  });

  it('[8.3.3] a step that was waited through is none: a drift is told with the step after the last', () => {
    const state = sea(
      [
        DUE,
        { id: 'o', at: 'K20', heading: 2, side: 'b' },
        { id: 'x', at: 'T20', heading: 1, still: 1 },
        { id: 'y', at: 'T18', heading: 1, side: 'b' },
      ],
      { d: '2' },
    );
    expect(told(state, 6, 6)).toEqual([
      ['waits', '8.1.2', 'd'],
      ['collision', '8.3.3', 'T19', 1, 'y', 'y', 'x'],
      ['foul', 'x', 'y', 6, 6],
    ]);
  });
});

describe('ships that have left the sea', () => {
  it('[8.1.1] have no part in the movement of the others, and nothing of their logs changes', () => {
    const gone = { id: 'g', at: 'K30', heading: 1, presence: 'gone', side: 'b' } as const;
    const state = sea([gone, { id: 'x', at: 'K20', heading: 1 }], { x: '1', g: '3' });
    const before = structuredClone(state.ships[0]);
    expect(told(state)).toEqual([['moved', '8.1.1', 'x', 'K20 1', 'K19 1']]);
    expect(state.ships[0]).toEqual(before);
    const advanced = withPlots(
      advancedSea([advancedShip(gone), advancedShip({ id: 'x', at: 'K20', heading: 1 })]),
      { x: '1', g: '3' },
    );
    const log = structuredClone(advanced.ships[0]);
    expect(told(advanced)).toEqual([['moved', '8.1.1', 'x', 'K20 1', 'K19 1']]);
    expect(advanced.ships[0]).toEqual(log);
  });

  it('[15.0] what was plotted beyond the edge is no part of her way', () => {
    const state = withPlots(
      advancedSea([advancedShip({ id: 'x', at: 'K1', heading: 1 })], {
        board: { columns: 51, rows: 35, fixed: true },
      }),
      { x: '1B' },
    );
    expect(told(state)).toEqual([
      ['infraction', '15.0', 'x'],
      ['moved', '8.1.1', 'x', 'K1 1', 'K0 1'],
      ['left', '15.0', 'x'],
    ]);
    expect(lyingAt(state)).toEqual(['K0 1']);
  });

  it('[40.0] a turn spent waiting to come in counts for no hex to windward', () => {
    const stated = { heading: 4, special: { foreAndAft: true } } as const;
    const state = withPlots(
      advancedSea(
        [
          advancedShip({ ...stated, id: 'd', at: 'K20', presence: 'due', entryTurn: 1 }),
          advancedShip({ ...stated, id: 'x', at: 'R20' }),
          advancedShip({ ...stated, id: 'o', at: 'K20' }),
        ],
        { rules: { foreAndAft: true } },
      ),
      { d: '0', x: '0', o: '0' },
    );
    told(state);
    expect(state.ships.map(({ advanced }) => advanced!.weatherly)).toEqual([0, 1, 1]);
  });
});
