import { describe, expect, it } from 'vitest';
import { hexName } from '../sea/hex.ts';
import { type AdvancedTestShip, advancedSea, advancedShip, squadronOf } from '../testing/advanced.ts';
import { refused, sailOrders, write } from '../testing/orders.ts';
import { legalTexts } from '../testing/sailing.ts';
import { context, hexNamed, toldOf } from '../testing/sea.ts';
import { boatsAway } from './oars.ts';
import { judgePlot } from './plot.ts';

const one = (stated: Partial<AdvancedTestShip> = {}) =>
  advancedSea([advancedShip({ id: 'x', at: 'K20', heading: 2, ...stated })]);
const log = (state: ReturnType<typeof one>) => state.ships[0]!.advanced;

describe('20.2 backing sails', () => {
  it('[20.2] each B costs a factor and keeps her where she is for a step', () => {
    const state = one();
    const judgement = judgePlot(state, state.ships[0]!, 'B1B1');
    expect(judgement).toMatchObject({ legal: true, steps: 'BFBF', cost: 4, hexes: 2, backs: 2 });
    expect(judgement.path.map(({ bow }) => bow)).toEqual([
      hexNamed('K20'),
      judgement.path[1]!.bow,
      judgement.path[1]!.bow,
      judgement.path[3]!.bow,
    ]);
    expect(refused(state, 'x', { plot: 'BBBB1' })).toBe('allowance');
    expect(refused(state, 'x', { plot: 'BBBBB' })).toBe('allowance');
  });

  it('[20.2] the example: BBB1 enters a hex in the last step, after the ship that would have been met has passed', () => {
    // Both would be in the same hex in step 1; a moves three hexes and has left it by step 4.
    const ships = () => [
      advancedShip({ id: 'a', at: 'K22', heading: 2 }),
      advancedShip({ id: 'b', at: 'L22', heading: 6, side: 'b' }),
    ];
    const clash = advancedSea(ships());
    const before = sailOrders(clash, { a: '4', b: '1' }, context(1, 1, 1, 1));
    expect(toldOf(before.told, 'collision')).toHaveLength(1);
    const clear = advancedSea(ships());
    const after = sailOrders(clear, { a: '4', b: 'BBB1' });
    expect(toldOf(after.told, 'collision')).toEqual([]);
    expect(clear.ships.map(({ bow }) => hexName(bow))).toEqual([
      hexName(judgePlot(advancedSea(ships()), ships()[0]!, '4').path[3]!.bow),
      hexName(judgePlot(advancedSea(ships()), ships()[1]!, '1').path[0]!.bow),
    ]);
  });

  it('[20.2] the log has the B that was done; backing alone is lying still', () => {
    const state = one();
    sailOrders(state, { x: 'B1L' });
    expect(state.ships[0]!.lastPlot).toBe('B1L');
    const still = one();
    sailOrders(still, { x: 'BB' });
    expect(still.ships[0]!).toMatchObject({ lastPlot: '0', still: 1, noted: { factors: 0, hexes: 0 } });
  });

  it('[20.2] a ship that backs holds her hexes: who runs into her collides, and she stops', () => {
    const state = advancedSea([
      advancedShip({ id: 'x', at: 'K20', heading: 1 }),
      advancedShip({ id: 'y', at: 'K23', heading: 1, side: 'b' }),
    ]);
    const told = sailOrders(state, { x: 'BB1', y: '2' }, context(1, 1));
    expect(toldOf(told.told, 'collision')[0]).toMatchObject({ hex: hexNamed('K21'), step: 2, holder: 'x' });
    expect(state.ships.map(({ bow }) => hexName(bow))).toEqual(['K20', 'K22']);
    expect(state.ships.map(({ lastPlot }) => lastPlot)).toEqual(['BB', '1']);
  });

  it('[20.2] what is spent in place does not make her fast (8.3.5.7, 9.1.4.5)', () => {
    const state = one();
    write(state, { x: 'BBB1' });
    sailOrders(state, { x: 'BBB1' });
    expect(state.ships[0]!.noted).toEqual({ factors: 1, hexes: 1 });
  });

  it('[20.2] [7.1.16] nothing follows a turn into D, not even B; and B never opens the way for a second turn in a hex', () => {
    const state = one({ heading: 3 });
    expect(refused(one(), 'x', { plot: '1LBL' })).toBe('one-turn-a-hex');
    const full = one({ heading: 3, advanced: { sail: 'full' } });
    expect(refused(full, 'x', { plot: 'RB' })).toBe('irons');
    expect(refused(state, 'x', { plot: 'B' })).toBeNull();
  });

  it('[20.2] an entering ship enters first', () => {
    const state = one({ presence: 'due', entryTurn: 1 });
    expect(refused(state, 'x', { plot: 'B1' })).toBe('enter-first');
    expect(refused(state, 'x', { plot: '1B1' })).toBeNull();
  });
});

describe('20.4.1 a ship that stood', () => {
  const stood = (stated: Partial<AdvancedTestShip> = {}) =>
    one({ ...stated, advanced: { stood: true, ...stated.advanced } });

  it('[20.4.1] is one whose bow hex did not change under sail; she stands no more once it has', () => {
    const state = one();
    expect(log(state).stood).toBe(false);
    sailOrders(state, { x: 'L' });
    expect(log(state).stood).toBe(true);
    sailOrders(state, { x: '1' });
    expect(log(state).stood).toBe(false);
    sailOrders(state, { x: '0' });
    expect(log(state).stood).toBe(true);
  });

  it('[20.4.1] drifting does not count as moving', () => {
    const state = one({ still: 1 });
    const told = sailOrders(state, { x: 'D' });
    expect(toldOf(told.told, 'moved')).toHaveLength(1);
    expect(log(state).stood).toBe(true);
  });

  it('[20.4.1.1] moves a hex ahead before she turns, or turns in place and does nothing else', () => {
    const state = stood();
    expect(['1L1', '2R', 'L', 'R', '4', '0'].map((plot) => refused(state, 'x', { plot }))).toEqual(
      Array(6).fill(null),
    );
    expect(['L1', 'R1', 'BL', 'LB', 'L1L'].map((plot) => refused(state, 'x', { plot }))).toEqual(
      Array(5).fill('stood'),
    );
    expect(refused(stood(), 'x', { plot: 'B1L' })).toBeNull();
    expect(legalTexts(state, state.ships[0]!).filter((plot) => /^[LR]/.test(plot))).toEqual(['L', 'R']);
  });

  it('[20.4.1.2] has one turn fewer in that phase', () => {
    expect(refused(stood({ spec: { turning: 2 } }), 'x', { plot: '1L1L' })).toBe('turning-ability');
    expect(refused(one({ spec: { turning: 2 } }), 'x', { plot: '1L1L' })).toBeNull();
    // The turn in place stays hers even with none left.
    expect(refused(stood({ spec: { turning: 1 } }), 'x', { plot: '1L' })).toBe('turning-ability');
    expect(refused(stood({ spec: { turning: 1 } }), 'x', { plot: 'L' })).toBeNull();
  });

  it('[20.4.1.3] sets full sails only with at least one hex ahead and no turn', () => {
    const FS = { sail: 'FS' } as const;
    expect(refused(stood(), 'x', { plot: '1', ...FS })).toBeNull();
    expect(refused(stood(), 'x', { plot: 'B2', ...FS })).toBeNull();
    expect(['0', 'L', '1L', '1L1'].map((plot) => refused(stood(), 'x', { plot, ...FS }))).toEqual(
      Array(4).fill('stood'),
    );
    expect(refused(one(), 'x', { plot: '0', ...FS })).toBeNull();
    const full = stood({ advanced: { sail: 'full' } });
    expect(refused(full, 'x', { plot: '0', sail: 'BS' })).toBeNull();
  });

  it('[20.4.1.3] and only if she really got under way: a collision at once takes the note back', () => {
    const state = advancedSea([
      advancedShip({ id: 'x', at: 'K20', heading: 1, advanced: { stood: true } }),
      advancedShip({ id: 'y', at: 'K18', heading: 1, side: 'b' }),
    ]);
    const told = sailOrders(state, { x: { plot: '2', sail: 'FS' }, y: '0' }, context(1, 1));
    expect(toldOf(told.told, 'note-void')[0]).toMatchObject({ ship: 'x', note: 'sail', code: 'stood' });
    expect(log(state).notes.sail).toBeUndefined();
  });
});

describe('20.4.2 a ship that ended on a turn', () => {
  it('[20.4.2] the example: after L1R another L1R is illegal, 1L1 is not', () => {
    const state = one();
    sailOrders(state, { x: 'L1R' });
    expect(log(state).endedOnTurn).toBe(true);
    expect(refused(state, 'x', { plot: 'L1R' })).toBe('turned-last');
    expect(refused(state, 'x', { plot: '1L1' })).toBeNull();
    expect(refused(state, 'x', { plot: 'L' })).toBeNull();
    expect(refused(state, 'x', { plot: 'BL' })).toBe('turned-last');
  });

  it('[20.4.2] a move that ends ahead leaves her free; backing after the turn does not', () => {
    const ahead = one();
    sailOrders(ahead, { x: 'L1' });
    expect(refused(ahead, 'x', { plot: 'R1' })).toBeNull();
    const backed = one();
    sailOrders(backed, { x: '1LB' });
    expect(refused(backed, 'x', { plot: 'R1' })).toBe('turned-last');
  });

  it('[20.4.2] what she really did counts: a turn that a collision took back did not end her move', () => {
    const state = advancedSea([
      advancedShip({ id: 'x', at: 'K20', heading: 1 }),
      advancedShip({ id: 'y', at: 'K18', heading: 1, side: 'b' }),
    ]);
    sailOrders(state, { x: '2L', y: '0' }, context(1, 1));
    expect(log(state).endedOnTurn).toBe(false);
  });

  it('[20.4.2.1] of an illegal L1R only the L is taken', () => {
    const state = one({ advanced: { endedOnTurn: true } });
    const told = sailOrders(state, { x: 'L1R' });
    expect(toldOf(told.told, 'infraction')[0]).toMatchObject({
      ship: 'x',
      plot: 'L1R',
      at: 1,
      code: 'turned-last',
    });
    expect(state.ships[0]).toMatchObject({ heading: 1, bow: hexNamed('K20'), lastPlot: 'L' });
  });

  it('[20.4.2.1] of any other illegal move the part before the infraction', () => {
    const state = one();
    sailOrders(state, { x: '1LL2' });
    expect(state.ships[0]!.lastPlot).toBe('1L');
  });
});

describe('what else keeps a ship from turning', () => {
  it('[16.1.2.2.3] lost turning ability and a shot helm', () => {
    const wounded = one({ advanced: { wounds: { turning: 2 } } });
    expect(refused(wounded, 'x', { plot: '1L1R' })).toBe('turning-ability');
    expect(refused(wounded, 'x', { plot: '1L' })).toBeNull();
    const helm = one({ advanced: { wounds: { helm: 1 } } });
    expect(refused(helm, 'x', { plot: '1L' })).toBe('helm');
    expect(refused({ ...helm, turn: 2 }, 'x', { plot: '1L' })).toBeNull();
  });

  it('[36.2.2] a mast over the side', () => {
    expect(refused(one({ advanced: { wreckage: ['L'] } }), 'x', { plot: '1L' })).toBe('wreckage');
  });

  it('in a calm boats may turn her head, and their crews are away from the guns then', () => {
    const special = [{ id: 'boat-tow' as const, ships: ['x'] }];
    const calm = () => {
      const state = one();
      state.advanced = { ...state.advanced, velocity: 0, special };
      return state;
    };
    const [turning, lying] = [calm(), calm()];
    sailOrders(turning, { x: 'L' });
    sailOrders(lying, { x: '0' });
    expect([turning, lying].map((state) => boatsAway(state, state.ships[0]!))).toEqual([true, false]);
  });

  it('a squadron that holds its course through a turn', () => {
    const state = one();
    state.advanced = {
      ...state.advanced,
      squadrons: [squadronOf('van', ['x'])],
      special: [{ id: 'holds-course', squadron: 'van', untilTurn: 3 }],
    };
    expect(refused(state, 'x', { plot: '1L' })).toBe('holds-course');
    expect(refused({ ...state, turn: 4 }, 'x', { plot: '1L' })).toBeNull();
  });
});
