/** Why a note or a sign beside the move may not stand, each reason once; and what is offered. */
import { describe, expect, it } from 'vitest';
import { judgePlot } from '../sailing/plot.ts';
import type { PlotOrder } from '../sea/advanced-log.ts';
import type { AdvancedShip } from '../sea/edition.ts';
import type { RuleSet } from '../sea/rule-set.ts';
import type { State } from '../sea/state.ts';
import { advancedSea } from '../testing/advanced.ts';
import { codeAndRule, loneShip } from '../testing/lone.ts';
import { offered } from '../testing/orders.ts';
import { context, testSea, viewOf } from '../testing/sea.ts';
import { notationPhase, plotAsk } from './notation.ts';
import { noteFaults, possibleNotes } from './notes.ts';

const basic = () => testSea({ ships: [{ id: 'x', at: 'K15', heading: 1 }] });
const lone = (ship: AdvancedShip = loneShip(), rules: Partial<RuleSet> = {}) =>
  advancedSea([ship], { rules });
const faults = (state: State, order: PlotOrder) => {
  const ship = state.ships[0]!;
  return noteFaults(state, ship, order, judgePlot(state, ship, order.plot, {})).map(
    ({ note, code, rule }) => [note, code, rule],
  );
};

describe('notes that may not stand', () => {
  it.each([
    [{ oars: true }, ['oars', 'no-oars', 'rowed']],
    [{ light: true }, ['light', 'no-fireship', 'fireships']],
    [{ tow: 'y' }, ['tow', 'no-towing', '35.0']],
    [{ anchor: 'up' }, ['anchor', 'not-anchored', '20.3.6']],
    [{ sail: 'BS' }, ['sail', 'no-change', '20.1.5.2']],
  ] as const)('[20.0] %j beside the move', (note, expected) => {
    expect(faults(lone(), { plot: '1', ...note })).toEqual([expected]);
  });

  it('[20.0] none in the Basic Game, and none where nobody can carry them out', () => {
    expect(faults(basic(), { plot: '1', oars: true })).toEqual([['oars', 'advanced-game', '20.0']]);
    expect(faults(basic(), { plot: '1' })).toEqual([]);
    expect(possibleNotes(basic(), basic().ships[0]!, '1')).toEqual([]);
    expect(faults(lone(loneShip({ sections: [] })), { plot: '0', anchor: 'A' })).toEqual([
      ['anchor', 'nobody', '20.0'],
    ]);
    const due = { presence: 'due', entryTurn: 1 } as const;
    expect(faults(lone(loneShip({ ...due, sections: [] })), { plot: '1', sail: 'FS' })).toEqual([
      ['sail', 'nobody', '20.0'],
    ]);
    expect(faults(lone(loneShip(due)), { plot: '1', sail: 'FS' }).map(([, code]) => code)).not.toContain(
      'nobody',
    );
  });
});

describe('signs beside the move', () => {
  const verdict = (state: State, answer: object) => {
    const ask = { id: 'x', seat: 'a-1', kind: 'plot', rule: '7.2', ship: 'x' } as const;
    return codeAndRule(plotAsk.check(viewOf(state), ask, { plot: '1', ...answer } as PlotOrder));
  };

  it('[30.0] a late move only where moves are timed', () => {
    for (const state of [basic(), lone()])
      expect(verdict(state, { late: true })).toEqual(['no-clock', '30.0']);
    expect(verdict(lone(loneShip(), { timedMoves: true }), { late: true })).toBeNull();
  });

  it('[31.0] a message only where there are written messages', () => {
    for (const state of [basic(), lone()])
      expect(verdict(state, { message: 'Engage' })).toEqual(['no-signals', '31.0']);
    expect(verdict(lone(loneShip(), { signals: 'fleet' }), { message: 'Engage' })).toBeNull();
    expect(verdict(basic(), {})).toBeNull();
  });
});

describe('the opening of the logs', () => {
  it('[7.2.5] shows every plot to everybody, as news, and nothing of ships that have gone', () => {
    const state = advancedSea([loneShip(), { ...loneShip({ presence: 'gone' }), id: 'g' }]);
    const tools = context();
    notationPhase.enter(state, tools);
    const answers = notationPhase.asks(state).map((ask) => ({ ask, answer: { plot: '2' } }));
    notationPhase.resolve(state, answers, tools);
    expect(tools.happenings).toEqual([
      { news: true, truth: { kind: 'plots', rule: '7.2.5', plots: { x: '2' } } },
    ]);
    expect(state.execution).toEqual({
      step: 0,
      plots: { x: '2' },
      stopped: [],
      contest: null,
      retrace: null,
    });
  });

  it('[20.0] shows what was noted beside them, as news too', () => {
    const state = lone();
    const tools = context();
    notationPhase.enter(state, tools);
    const answers = notationPhase.asks(state).map((ask) => ({
      ask,
      answer: { plot: '1', sail: 'FS' as const },
    }));
    notationPhase.resolve(state, answers, tools);
    expect(tools.happenings).toContainEqual({
      news: true,
      truth: { kind: 'notes', rule: '20.0', notes: { x: { sail: 'FS' } } },
    });
  });
});

describe('orders that are offered', () => {
  const plots = (state: State) => offered(state, 'x').map(({ plot }) => plot);

  it('[20.2] short moves also put off by backing, as far as her factors go', () => {
    const state = lone(loneShip({ spec: { battleSpeed: 4, turning: 1 } }));
    state.wind = 2;
    const backed = plots(state).filter((plot) => plot.startsWith('B'));
    const expected =
      'B1 BB1 BBB1 B2 BB2 B3 B2L B2R B1L BB1L B1L1 B1R BB1R B1R1 BL BBL BBBL BL1 BBL1 BR BBR BBBR BR1 BBR1 BR2';
    expect(backed).toEqual(expected.split(' '));
    const swift = lone(loneShip({ advanced: { sail: 'full' }, spec: { turning: 3 } }));
    swift.wind = 2;
    const moves = plots(swift)
      .filter((plot) => plot.startsWith('B'))
      .map((plot) => plot.replace(/^B+/, '').length);
    expect([Math.min(...moves), Math.max(...moves)]).toEqual([1, 3]);
  });

  it('[20.0] in the Basic Game moves alone', () => {
    expect(offered(basic(), 'x').every((order) => Object.keys(order).join() === 'plot')).toBe(true);
  });
});
