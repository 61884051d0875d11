/** Towing played through the phases. */
import { describe, expect, it } from 'vitest';
import { hasChoice } from '../sailing/held.ts';
import { judgePlot } from '../sailing/plot.ts';
import type { AdvancedState } from '../sea/edition.ts';
import { type AdvancedTestShip, advancedSea, advancedShip } from '../testing/advanced.ts';
import { keyNamed, legalTexts, lyingHex, nextTurn, sailPhase, shipById } from '../testing/sailing.ts';
import { context, hexNamed, toldOf } from '../testing/sea.ts';
import { grapplingPhase } from './grappling.ts';
import { ungrapplingPhase } from './ungrappling.ts';

describe('towing through the phases', () => {
  /** `a` lies ahead of `b`, stern before her bow. */
  const pair = (
    changes: Parameters<typeof advancedSea>[1] = {},
    tower: Partial<AdvancedTestShip> = {},
  ): AdvancedState =>
    advancedSea(
      [
        advancedShip({ id: 'a', at: 'K20', heading: 1, spec: { rated: 74 }, ...tower }),
        advancedShip({ id: 'b', at: 'K22', heading: 1, spec: { rated: 64 } }),
      ],
      { rules: { towing: true }, ...changes },
    );
  const inTow = (
    changes: Parameters<typeof advancedSea>[1] = {},
    tower: Partial<AdvancedTestShip> = {},
  ): AdvancedState => {
    const state = pair({ grapples: [{ a: 'a', b: 'b', count: 1 }], ...changes }, tower);
    shipById(state, 'a').advanced.tows = 'b';
    return state;
  };

  it('[35.4.1] [9.1.3] noted with the move, thrown for like any friendly grapple, and fast from the next turn', () => {
    const state = pair();
    sailPhase(state, { a: { plot: '0', tow: 'b' } });
    const tools = context(3, 3);
    grapplingPhase.enter(state, tools);
    expect(toldOf(tools.told, 'grapple')).toMatchObject([
      { rule: '9.1.3', ship: 'a', target: 'b', success: true },
    ]);
    expect([shipById(state, 'a').advanced?.tows, state.grapples]).toEqual([
      'b',
      [{ a: 'a', b: 'b', count: 1 }],
    ]);
  });

  it('[35.4.1] a throw that fails leaves them apart', () => {
    const state = pair();
    sailPhase(state, { a: { plot: '0', tow: 'b' } });
    grapplingPhase.enter(state, context(1, 1));
    expect([shipById(state, 'a').advanced?.tows, state.grapples]).toEqual([null, []]);
  });

  it('[35.4.2] one plot for both: she follows in the wake, and only the towing ship is asked', () => {
    const state = inTow();
    expect(hasChoice(state, shipById(state, 'b'))).toBe(false);
    expect(judgePlot(state, shipById(state, 'b'), '1').infraction?.code).toBe('towed');
    sailPhase(state, { a: { plot: '2' } });
    expect([lyingHex(state, 'a'), lyingHex(state, 'b')]).toEqual(['K18 1', 'K20 1']);
  });

  it('[35.4.2] round a corner', () => {
    const state = inTow();
    sailPhase(state, { a: { plot: '1R' } });
    expect([lyingHex(state, 'a'), lyingHex(state, 'b')]).toEqual(['K19 2', 'K21 1']);
    nextTurn(state);
    sailPhase(state, { a: { plot: '3' } });
    expect([lyingHex(state, 'a'), lyingHex(state, 'b')]).toEqual(['N17 2', 'L18 2']);
  });

  it('[35.2] the towing ship has one hex less: two before the wind instead of three', () => {
    const state = inTow();
    expect(judgePlot(state, shipById(state, 'a'), '3').infraction?.code).toBe('allowance');
    expect(judgePlot(state, shipById(state, 'a'), '2').infraction).toBeNull();
  });

  it('[35.3] with an allowance of 0 she may still turn in place, and the other stays', () => {
    const state = inTow({ wind: 4 });
    expect(legalTexts(state, shipById(state, 'a'))).toEqual(['0', 'L', 'R']);
    sailPhase(state, { a: { plot: 'L' } });
    expect([lyingHex(state, 'a'), lyingHex(state, 'b')]).toEqual(['K20 6', 'K22 1']);
  });

  it('[35.4.3] ungrappling ends it without a throw', () => {
    const state = inTow();
    const asks = ungrapplingPhase.asks(state);
    const answers = asks.map((ask) => ({ ask, answer: { from: ask.ship === 'a' ? ['b'] : [] } }));
    ungrapplingPhase.resolve(state, answers, context());
    expect([shipById(state, 'a').advanced?.tows, state.grapples]).toEqual([null, []]);
    expect(hasChoice(state, shipById(state, 'b'))).toBe(true);
  });

  it('[35.4.4] a wind that rises to a gale parts the line in the Wind Phase', () => {
    const state = inTow({ advanced: { schedule: [{ turn: 2, direction: 1, velocity: 5 }] } });
    const tools = context();
    nextTurn(state, tools);
    expect([shipById(state, 'a').advanced?.tows, state.grapples]).toEqual([null, []]);
    expect(toldOf(tools.told, 'tow')).toMatchObject([{ why: 'wind' }]);
  });

  it('[35.4.1] an anchor that holds ends the tow', () => {
    const state = inTow();
    sailPhase(state, { a: { plot: '1', anchor: 'AS' } });
    expect(shipById(state, 'a').advanced?.tows).toBe('b');
    nextTurn(state);
    expect([shipById(state, 'a').advanced?.tows, state.grapples]).toEqual([null, []]);
  });

  it('[35.2] under oars the tow costs as much', () => {
    const state = inTow({ advanced: { velocity: 2 } }, { special: { traits: ['rowed'], rowSpeed: 4 } });
    expect(judgePlot(state, shipById(state, 'a'), '2', { oars: true }).infraction).toBeNull();
    expect(judgePlot(state, shipById(state, 'a'), '3', { oars: true }).infraction?.code).toBe('allowance');
  });

  it('[35.4.2] a ship in the way of the towing ship stops both, and neither runs into the other', () => {
    const state = inTow();
    state.ships.push(advancedShip({ id: 'x', at: 'K18', heading: 2, side: 'b' }));
    const tools = sailPhase(state, { a: { plot: '2' } }, context(1, 1));
    expect([lyingHex(state, 'a'), lyingHex(state, 'b')]).toEqual(['K19 1', 'K21 1']);
    expect(toldOf(tools.told, 'collision')).toMatchObject([{ ships: ['x', 'a'] }]);
  });

  it('[35.4.2] a ship that takes the hex of the one in tow holds the towing ship as well', () => {
    const state = inTow();
    // `a` has turned, so that the hex between them is open to others.
    sailPhase(state, { a: { plot: 'R' } });
    state.ships.push(advancedShip({ id: 'x', at: 'K21', heading: 3, side: 'b' }));
    nextTurn(state);
    const tools = sailPhase(state, { a: { plot: '1' } }, context(1, 1));
    expect([lyingHex(state, 'a'), lyingHex(state, 'b')]).toEqual(['K20 2', 'K22 1']);
    expect(toldOf(tools.told, 'collision')).toMatchObject([{ ships: ['x', 'b'] }]);
  });

  it('[35.4.2] [8.2.1] drawn along she has not lain still; adrift the two drift together', () => {
    const state = inTow();
    sailPhase(state, { a: { plot: '2' } });
    expect([shipById(state, 'b').still, shipById(state, 'b').advanced?.stood]).toEqual([0, false]);
    nextTurn(state);
    sailPhase(state);
    nextTurn(state);
    sailPhase(state);
    expect([lyingHex(state, 'a'), lyingHex(state, 'b')]).toEqual(['K17 1', 'K19 1']);
  });

  it('[35.2] [37.1] towing and blocked wind add up', () => {
    const state = inTow({ rules: { towing: true, blockedWind: true } }, { heading: 2 });
    shipById(state, 'b').bow = hexNamed('I22');
    shipById(state, 'b').heading = 2;
    state.ships.push(advancedShip({ id: 'x', at: 'K21', heading: 2, side: 'b', spec: { rated: 74 } }));
    expect(judgePlot(state, shipById(state, 'a'), '2').infraction).toBeNull();
    expect(judgePlot(state, shipById(state, 'a'), '3').infraction?.code).toBe('allowance');
  });

  it('[38.1] [35.4.3] the ground parts a line, whichever ship strikes it', () => {
    for (const shoal of ['K19', 'K21']) {
      const depths = { [keyNamed(shoal)]: 5 };
      const state = inTow({ rules: { towing: true, runningAground: true }, advanced: { depths } });
      // The towing ship lies over the second shoal already: only the one in tow comes into it.
      sailPhase(state, { a: { plot: '1' } }, context(4));
      expect(state.grapples).toEqual([]);
      const stuck = shoal === 'K19' ? 'a' : 'b';
      expect(state.ships.filter((ship) => ship.advanced?.aground).map(({ id }) => id)).toEqual([stuck]);
    }
  });
});
