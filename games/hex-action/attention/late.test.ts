import { lateOrders } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../data/scenarios.ts';
import { hexAction } from '../rules/index.ts';
import { legalPlots } from '../rules/sailing/plot.ts';
import type { AnswerTo } from '../rules/sea/asks.ts';
import { shipOf } from '../rules/sea/state.ts';
import { carryOn } from './carry-on.ts';
import { courseOf } from './courses.ts';
import { groundingOn } from './plot-choices.ts';

const HARMLESS: Readonly<Record<string, unknown>> = {
  grapple: { targets: [] },
  'board-on': { board: false },
  disengage: { disengage: false },
  refloat: { lighten: false },
};

describe('a captain who does not come', () => {
  it('boards nobody, and does not run her ashore where there is another way', () => {
    const met = new Set<string>();
    for (const [seed, id] of ['constitution-guerriere-1812', 'algeciras-1801', 'tut-3-boarding'].entries()) {
      const scenario = scenarios.find((one) => one.id === id);
      if (scenario === undefined) throw new Error(id);
      for (const { view, ask, answer, isProposed } of lateOrders(hexAction, carryOn, {
        scenario,
        seed,
        most: 900,
      })) {
        if (isProposed) continue;
        met.add(ask.kind);
        if (Object.hasOwn(HARMLESS, ask.kind)) expect(answer, ask.kind).toEqual(HARMLESS[ask.kind]);
        if (ask.kind === 'boarding')
          for (const { type } of (answer as AnswerTo<'boarding'>).parties) expect(type).toBe('DBP');
        if (ask.kind === 'plot') {
          const ship = shipOf(view, ask.ship);
          const grounds = (path: Parameters<typeof groundingOn>[2]) => groundingOn(view, ship, path) !== null;
          const { path } = courseOf(view, ship, (answer as AnswerTo<'plot'>).plot);
          expect(grounds(path)).toBe(
            legalPlots(view, ship).every(({ judgement }) => grounds(judgement.path)),
          );
        }
      }
    }
    expect([...met]).toEqual(expect.arrayContaining(['grapple', 'boarding', 'plot']));
  });
});
