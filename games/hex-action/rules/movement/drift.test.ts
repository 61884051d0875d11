import { describe, expect, it } from 'vitest';
import { notationPhase } from '../orders/notation.ts';
import { driftIsDue, hasChoice } from '../sailing/held.ts';
import { judgePlot } from '../sailing/plot.ts';
import { hexName } from '../sea/hex.ts';
import type { State } from '../sea/state.ts';
import { legalTexts } from '../testing/sailing.ts';
import { context, type TestShip, testSea } from '../testing/sea.ts';
import { executionPhase } from './execution.ts';

/** Plays movement phases; `plots` are tried, and where a ship has no choice the umpire writes for her. */
function phases(
  state: State,
  count: number,
  plots: (turn: number) => Record<string, string> = () => ({}),
): void {
  for (let n = 0; n < count; n++) {
    if (notationPhase.enter(state, context()) === 'waits') {
      const asks = notationPhase.asks(state);
      const answers = asks.map((ask) => ({ ask, answer: { plot: plots(state.turn)[ask.ship] ?? '0' } }));
      for (const { ask, answer } of answers)
        expect(
          judgePlot(state, state.ships.find(({ id }) => id === ask.ship)!, answer.plot).infraction,
        ).toBeNull();
      notationPhase.resolve(state, answers, context());
    }
    executionPhase.enter(state, context());
    state.turn++;
  }
}
const one = (stated: Partial<TestShip>): State =>
  testSea({ ships: [{ id: 'x', at: 'K20', heading: 3, ...stated }] });
const rows = (state: State): string[] => state.ships.map(({ bow }) => hexName(bow));
/** Where the ships lie after each of so many phases. */
const track = (state: State, count: number): string[][] =>
  Array.from({ length: count }, () => {
    phases(state, 1);
    return rows(state);
  });

describe('8.2 drifting', () => {
  it('[8.2] it may be voluntary, by lying still, or not, when nothing else is left', () => {
    const willing = one({});
    expect(hasChoice(willing, willing.ships[0]!)).toBe(true);
    expect(track(willing, 2).flat()).toEqual(['K20', 'K19']);
    const helpless = one({ sections: [] });
    expect(hasChoice(helpless, helpless.ships[0]!)).toBe(false);
    expect(track(helpless, 2).flat()).toEqual(['K20', 'K19']);
  });

  it('[8.2.1] from the second phase in a row in which the bow hex did not change', () => {
    expect(track(one({}), 4).flat()).toEqual(['K20', 'K19', 'K18', 'K17']);
  });

  it('[8.2.1] turning in place does not change the bow hex', () => {
    const state = one({ heading: 4 });
    phases(state, 1, () => ({ x: 'L' }));
    expect([rows(state)[0], state.ships[0]!.heading]).toEqual(['K20', 3]);
    phases(state, 1, () => ({ x: 'R' }));
    expect([rows(state)[0], state.ships[0]!.heading]).toEqual(['K19', 4]);
  });

  it.each([1, 2] as const)('[8.2.2] a ship of class %i drifts every other turn', (shipClass) => {
    expect(track(one({ spec: { class: shipClass } }), 6).flat()).toEqual([
      'K20',
      'K19',
      'K19',
      'K18',
      'K18',
      'K17',
    ]);
  });

  it.each([3, 4, 5, 6, 7] as const)('[8.2.2] a ship of class %i drifts every turn', (shipClass) => {
    expect(track(one({ spec: { class: shipClass } }), 4).flat()).toEqual(['K20', 'K19', 'K18', 'K17']);
  });

  it('[8.2.2] until she sails at least a hex; then the count begins anew', () => {
    const state = one({ heading: 1 });
    phases(state, 3);
    expect(rows(state)).toEqual(['K18']);
    phases(state, 1, () => ({ x: '1' }));
    expect(rows(state)).toEqual(['K17']);
    expect(track(state, 2).flat()).toEqual(['K17', 'K16']);
  });

  it('[8.2.3] fouled or grappled ships only drift', () => {
    const state = testSea({
      ships: [
        { id: 'x', at: 'K20', heading: 1 },
        { id: 'y', at: 'L20', heading: 1, side: 'b' },
      ],
      grapples: [{ a: 'x', b: 'y', count: 2 }],
    });
    expect(legalTexts(state, state.ships[0]!)).toEqual(['0']);
    expect(track(state, 3)).toEqual([
      ['K20', 'L20'],
      ['K19', 'L19'],
      ['K18', 'L18'],
    ]);
  });

  it('[8.2.3.1] bound ships of different classes drift at the speed of the highest', () => {
    const state = testSea({
      ships: [
        { id: 'x', at: 'K20', heading: 1, spec: { class: 5 } },
        { id: 'y', at: 'L20', heading: 1, side: 'b', spec: { class: 1 } },
      ],
      fouls: [{ a: 'x', b: 'y' }],
    });
    expect(track(state, 4)).toEqual([
      ['K20', 'L20'],
      ['K19', 'L19'],
      ['K19', 'L19'],
      ['K18', 'L18'],
    ]);
  });

  it('[8.2.4] the log has a D for each turn of drifting', () => {
    const state = one({ sections: [], spec: { class: 2 } });
    const logs = Array.from({ length: 4 }, () => {
      const due = driftIsDue(state, state.ships[0]!);
      phases(state, 1);
      return [due, state.ships[0]!.lastPlot];
    });
    expect(logs).toEqual([
      [false, '0'],
      [true, 'D'],
      [false, '0'],
      [true, 'D'],
    ]);
  });

  it('[8.2.5] [8.2.5.3] [8.2.5.4] a dismasted ship of turning ability 3 turns every second turn at most', () => {
    const state = one({ rigging: [0, 0, 0, 0], spec: { turning: 3 } });
    const ship = state.ships[0]!;
    const asked = Array.from({ length: 5 }, () => {
      const choice = hasChoice(state, ship);
      phases(state, 1, () => ({ x: 'L' }));
      return choice;
    });
    expect(asked).toEqual([false, true, false, true, false]);
    expect(ship.heading).toBe(1);
  });

  it.each([
    ['8.2.5.1', 1, 3],
    ['8.2.5.2', 2, 2],
  ])(
    '[%s] [8.2.5.4] with turning ability %i she waits %i turns, and as many again after a turn',
    (_rule, turning, wait) => {
      const state = one({ rigging: [0, 0, 0, 0], spec: { turning } });
      const ship = state.ships[0]!;
      for (const again of [1, 2]) {
        phases(state, wait);
        expect(ship.sinceTurn).toBe(wait);
        expect(legalTexts(state, ship)).toContain('L');
        phases(state, 1, () => ({ x: 'L' }));
        expect([ship.sinceTurn, ship.heading]).toEqual([0, 3 - again]);
        expect(legalTexts(state, ship)).not.toContain('L');
      }
    },
  );

  it('[8.2.5.4] a chance to turn that is not taken is kept', () => {
    const state = one({ rigging: [0, 0, 0, 0], spec: { turning: 2 } });
    phases(state, 5, () => ({ x: '0' }));
    expect(state.ships[0]!.sinceTurn).toBe(5);
    expect(legalTexts(state, state.ships[0]!)).toEqual(['0', 'D', 'L', 'R']);
  });

  it('[8.2.5.4] a turn that a collision took back does not begin the wait anew', () => {
    const state = testSea({
      ships: [
        { id: 'x', at: 'K20', heading: 1, rigging: [0, 0, 0, 0], sinceTurn: 1 },
        { id: 'y', at: 'J21', heading: 1, side: 'b' },
      ],
      execution: { step: 0, plots: { x: 'R', y: '1' }, stopped: [], contest: null, retrace: null },
    });
    executionPhase.enter(state, context(1, 1));
    const ship = state.ships[0]!;
    expect([ship.heading, ship.sinceTurn, ship.still]).toEqual([1, 2, 1]);
    expect(legalTexts(state, ship)).toContain('R');
  });

  it('[8.2.3] [8.2.5] a dismasted ship that is fouled can’t turn either, but her wait goes on', () => {
    const state = testSea({
      ships: [
        { id: 'x', at: 'K20', heading: 1, rigging: [0, 0, 0, 0], sinceTurn: 5 },
        { id: 'y', at: 'L20', heading: 1, side: 'b' },
      ],
      fouls: [{ a: 'x', b: 'y' }],
    });
    expect(judgePlot(state, state.ships[0]!, 'L').infraction?.code).toBe('fouled');
    phases(state, 2);
    expect(rows(state)).toEqual(['K19', 'L19']);
    state.fouls = [];
    expect(legalTexts(state, state.ships[0]!)).toEqual(['0', 'D', 'L', 'R']);
  });

  it('[8.2.2] a ship freed of a body drifts at her own rate again', () => {
    const state = testSea({
      ships: [
        { id: 'x', at: 'K20', heading: 1, spec: { class: 3 } },
        { id: 'y', at: 'L20', heading: 1, side: 'b', spec: { class: 1 } },
      ],
      grapples: [{ a: 'x', b: 'y', count: 1 }],
    });
    phases(state, 2);
    expect(rows(state)).toEqual(['K19', 'L19']);
    state.grapples = [];
    expect(track(state, 2)).toEqual([
      ['K18', 'L19'],
      ['K17', 'L18'],
    ]);
  });

  it('[8.2.5] the wait begins when she is dismasted: drifting before that does not count', () => {
    const state = one({ heading: 1, spec: { turning: 3 } });
    const ship = state.ships[0]!;
    phases(state, 4);
    ship.rigging = [0, 0, 0, 0];
    expect(hasChoice(state, ship)).toBe(false);
    phases(state, 1);
    expect(legalTexts(state, ship)).toContain('L');
  });

  it('[8.2.1] [15.0] a ship carried across a fixed edge holds nobody any longer', () => {
    const state = testSea({
      board: { columns: 51, rows: 35, fixed: true },
      ships: [
        { id: 'x', at: 'K1', heading: 2, still: 1 },
        { id: 'y', at: 'J2', heading: 3, side: 'b', still: 1 },
        { id: 'z', at: 'L2', heading: 4, side: 'b', still: 1 },
      ],
      fouls: [{ a: 'x', b: 'y' }],
      grapples: [{ a: 'x', b: 'z', count: 2 }],
      melees: [{ a: 'x', b: 'z', since: 1 }],
    });
    phases(state, 1);
    expect(state.ships.map(({ presence }) => presence)).toEqual(['gone', 'afloat', 'afloat']);
    expect([state.fouls, state.grapples, state.melees]).toEqual([[], [], []]);
    for (const ship of state.ships.slice(1)) expect(hasChoice(state, ship)).toBe(true);
  });
});
