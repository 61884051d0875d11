import { describe, expect, it } from 'vitest';
import type { HexAsk } from '../sea/asks.ts';
import { context, type TestShip, testSea, toldOf, viewOf } from '../testing/sea.ts';
import { view } from '../view.ts';
import { notationPhase, plotAsk } from './notation.ts';

type PlotAsk = Extract<HexAsk, { kind: 'plot' }>;
const two = (stated: Partial<TestShip> = {}, rest: Partial<Parameters<typeof testSea>[0]> = {}) =>
  testSea({
    ships: [
      { id: 'x', at: 'K20', heading: 2, ...stated },
      { id: 'y', at: 'R20', heading: 5, side: 'b' },
    ],
    ...rest,
  });
const asked = (state: ReturnType<typeof two>) => notationPhase.asks(state).map(({ ship }) => ship);

describe('7.0 movement notation', () => {
  it('[7.0] all ships are asked at once, each of her own seat, and nothing is shown until all have answered', () => {
    const state = two();
    const before = structuredClone(state);
    const tools = context();
    expect(notationPhase.enter(state, tools)).toBe('waits');
    expect(notationPhase.asks(state).map(({ ship, seat, rule }) => [ship, seat, rule])).toEqual([
      ['x', 'a-1', '7.2'],
      ['y', 'b-1', '7.2'],
    ]);
    expect(tools.told).toEqual([]);
    expect(state).toEqual(before);
  });

  it('[7.2.1] [7.2.5] then every log is opened in the turn’s place, and the load column stays closed', () => {
    const state = two();
    const tools = context();
    const [x, y] = notationPhase.asks(state);
    const answers = [
      { ask: x!, answer: { plot: 'L1R1' } },
      { ask: y!, answer: { plot: '0' } },
    ];
    expect(notationPhase.resolve(state, answers, tools)).toBe('done');
    const opened = { kind: 'plots', rule: '7.2.5', plots: { x: 'L1R1', y: '0' } };
    expect(tools.happenings).toEqual([{ truth: opened, news: true }]);
    expect(state.ships.map(({ lastPlot }) => lastPlot)).toEqual(['L1R1', '0']);
    expect(state.execution?.plots).toEqual({ x: 'L1R1', y: '0' });
    expect(view(state, 'a-1').ships.map(({ loaded }) => loaded)).toEqual([{ L: true, R: true }, null]);
  });

  it('[7.2.6] every ship has an order: those without a choice get 0 or D from the umpire', () => {
    const bound = { fouls: [{ a: 'x', b: 'y' }] };
    const first = two({}, bound);
    const tools = context();
    expect(notationPhase.enter(first, tools)).toBe('done');
    expect(toldOf(tools.told, 'plots')[0]!.plots).toEqual({ x: '0', y: '0' });
    const second = two({ still: 1 }, bound);
    second.ships[1]!.still = 1;
    notationPhase.enter(second, context());
    expect(second.execution?.plots).toEqual({ x: 'D', y: 'D' });
    expect(asked(two({ surrender: 'immobility' }))).toEqual(['y']);
    expect(asked(two({ rigging: [0, 0, 0, 0], sinceTurn: 0 }))).toEqual(['y']);
    expect(asked(two({ rigging: [0, 0, 0, 0], sinceTurn: 1 }))).toEqual(['x', 'y']);
  });

  it('[7.2.8] a ship that enters this turn is plotted with the others, one that is due later is not', () => {
    expect(asked(two({ presence: 'due', entryTurn: 1 }))).toEqual(['x', 'y']);
    const later = two({ presence: 'due', entryTurn: 2 });
    expect(asked(later)).toEqual(['y']);
    notationPhase.resolve(later, [{ ask: notationPhase.asks(later)[0]!, answer: { plot: '1' } }], context());
    expect(later.execution?.plots).toEqual({ y: '1' });
    expect(asked(two({ presence: 'gone' }))).toEqual(['y']);
  });

  it('[7.1.5] refuses an illegal plot with the rule and a sentence, and accepts every plot it lists', () => {
    const state = two();
    const seen = viewOf(state);
    const ask = notationPhase.asks(state)[0] as PlotAsk;
    expect(plotAsk.check(seen, ask, { plot: '5' })).toEqual({
      code: 'allowance',
      rule: '7.1.5',
      message: 'Her allowance is 4 in attitude A, where she starts: it is used up before this hex.',
    });
    const choices = [...plotAsk.choices(seen, ask)];
    expect(choices).toHaveLength(35);
    for (const choice of choices) expect(plotAsk.check(seen, ask, choice)).toBeNull();
  });
});
