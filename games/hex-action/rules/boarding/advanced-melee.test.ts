import { describe, expect, it } from 'vitest';
import { fullSail } from '../sailing/full-sail.ts';
import type { Party, Ship } from '../sea/ship.ts';
import { bondOf, type State } from '../sea/state.ts';
import { type AdvancedTestShip, advancedSea, advancedShip } from '../testing/advanced.ts';
import { context, type TestShip, testSea } from '../testing/sea.ts';
import { meleePhase } from './melee.ts';

const party = (type: 'OBP' | 'DBP', target: string | null): Party => ({ type, sections: [1, 2, 3], target });
const A: TestShip & AdvancedTestShip = {
  id: 'a',
  at: 'K15',
  heading: 1,
  quality: 'crack',
  parties: [party('OBP', 'b')],
};
const B: TestShip & AdvancedTestShip = {
  id: 'b',
  at: 'L15',
  heading: 1,
  side: 'b',
  quality: 'poor',
  parties: [party('DBP', null)],
};
const rest = { phase: 'melee', turn: 4, grapples: [{ ...bondOf('a', 'b'), count: 1 }] } as const;

/** What every log shows of the fight. */
const log = ({ id, captured, side, surrender, sections }: Ship) => ({
  id,
  captured,
  side,
  surrender,
  sections: sections.map(({ no, left, role }) => ({ no, left, role })),
});

describe('the Melee Phase of the Advanced Game', () => {
  it('[25.0] the same parties and dice fight as in the Basic Game, to the same end', () => {
    const played = (state: State) => {
      const told = context(1, 6, 2, 5, 3, 4);
      const progress = meleePhase.enter(state, told);
      return { progress, told: told.told, left: told.dice.left, ships: state.ships.map(log) };
    };
    const basic = played(testSea({ ships: [A, B], ...rest, grapples: [...rest.grapples] }));
    const ships = [advancedShip(A), advancedShip(B)];
    const advanced = played(advancedSea(ships, { ...rest, grapples: [...rest.grapples] }));
    expect(advanced).toEqual(basic);
    expect(basic.told.some(({ kind }) => kind === 'melee-round')).toBe(true);
    expect(basic.ships[1]!.sections).not.toEqual(log(advancedShip(B)).sections);
  });

  it('[12.4.2] [20.1.5.2] [20.3.2] [32.3] what was noted and written ahead aboard ends with her capture', () => {
    const anchor = { how: 'A', state: 'ordered', turns: 0 } as const;
    const notes = { sail: 'FS', anchor: 'A' } as const;
    const state = advancedSea(
      [
        advancedShip(A),
        advancedShip({ ...B, parties: [], advanced: { notes, anchor, orders: [{ plot: '3' }] } }),
      ],
      { ...rest, grapples: [...rest.grapples], advanced: { written: { b: 1 } } },
    );
    meleePhase.enter(state, context());
    const taken = state.ships[1]!;
    expect(taken.captured).toBe(true);
    expect(taken.advanced).toMatchObject({ notes: {}, anchor: null, orders: [] });
    expect(state.advanced.written).toEqual({});
    fullSail.enter(state, context());
    expect(taken.advanced.sail).toBe('battle');
  });

  it('[25.0] crews of the Advanced Game are twice as large, so that the columns for great strengths count', () => {
    const crew = [20, 20, 20];
    const ships = [advancedShip({ ...A, spec: { crew } }), advancedShip({ ...B, spec: { crew } })];
    const told = context(1, 1, 1, 1, 1, 1);
    meleePhase.enter(advancedSea(ships, { ...rest, grapples: [...rest.grapples] }), told);
    const [round] = told.told.filter((each) => each.kind === 'melee-round');
    // Sixty crack boarders at 4 against sixty poor defenders at 3.
    expect(round).toMatchObject({
      parties: [
        { strength: 240, losses: 4 },
        { strength: 180, losses: 4 },
      ],
    });
  });
});
