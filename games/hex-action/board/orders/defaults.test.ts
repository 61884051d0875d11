import { describe, expect, it } from 'vitest';
import { check } from '../../rules/answers.ts';
import type { HexAsk } from '../../rules/sea/asks.ts';
import type { State } from '../../rules/sea/state.ts';
import type { HexTold } from '../../rules/sea/told.ts';
import { viewOf } from '../../rules/testing/sea.ts';
import { partiesFrom, taskOf } from '../panels/boarding-panel.tsx';
import { twoShips } from '../testing/desk.ts';
import { defaultAnswer, faultIn } from './defaults.ts';

const bound = (): State => {
  const waters = twoShips();
  waters.grapples = [{ a: 'chesapeake', b: 'shannon', count: 1 }];
  waters.fouls = [{ a: 'chesapeake', b: 'shannon' }];
  return waters;
};
const about = { id: 'x', seat: 'a-1', rule: '5.0', ship: 'shannon' };

const ASKS: readonly HexAsk[] = [
  { ...about, kind: 'unfoul', fouledWith: ['chesapeake'] },
  { ...about, kind: 'grapple', targets: ['chesapeake'] },
  { ...about, kind: 'ungrapple', from: ['chesapeake'] },
  { ...about, kind: 'boarding' },
  { ...about, kind: 'fire' },
  { ...about, kind: 'gun-losses', hits: ['L'] },
  { ...about, kind: 'board-on', target: 'chesapeake' },
  { ...about, kind: 'disengage', other: 'chesapeake' },
  { ...about, kind: 'contested', hex: { q: 0, r: 0 }, ships: ['shannon', 'chesapeake'] },
];

describe('the answer that a nod gives', () => {
  it.each(ASKS)('is legal: $kind', (ask) => {
    const view = viewOf(bound());
    expect(check(view, ask, defaultAnswer(view, ask))).toBeNull();
  });

  it('is legal for loading', () => {
    const waters = twoShips();
    waters.ships[0]!.loaded = { L: false, R: false };
    const view = viewOf(waters);
    const ask: HexAsk = { ...about, kind: 'load' };
    expect(check(view, ask, defaultAnswer(view, ask))).toBeNull();
  });

  it('fires at a hull that lies under the guns, and holds fire where nothing bears', () => {
    const view = viewOf(twoShips());
    expect(defaultAnswer(view, { ...about, kind: 'fire' })).toEqual({
      L: null,
      R: { target: 'chesapeake', aim: 'hull' },
    });
  });

  it('[12.2.4] leaves no deck empty with an enemy fast alongside', () => {
    expect(defaultAnswer(viewOf(bound()), { ...about, kind: 'boarding' })).toEqual({
      parties: [{ type: 'DBP', sections: [1, 2], target: null }],
    });
  });

  it('[9.2.1] [35.4.3] casts off no friend, holds on to an enemy with fewer men and cuts loose from one with more', () => {
    const ask: HexAsk = { ...about, kind: 'ungrapple', from: ['chesapeake'] };
    const crewed = (men: number, side = 'b'): State => {
      const waters = bound();
      const [, chesapeake] = waters.ships;
      chesapeake!.side = side;
      for (const section of chesapeake!.sections) section.left = men;
      return waters;
    };
    expect(defaultAnswer(viewOf(crewed(9)), ask)).toEqual({ from: ['chesapeake'] });
    expect(defaultAnswer(viewOf(crewed(1)), ask)).toEqual({ from: [] });
    expect(defaultAnswer(viewOf(crewed(9, 'a')), ask)).toEqual({ from: [] });
  });

  it('holds on to whoever she has grappled herself, however many men are there, until she tries to be rid of her', () => {
    const ask: HexAsk = { ...about, kind: 'ungrapple', from: ['chesapeake'] };
    const waters = bound();
    for (const section of waters.ships[1]!.sections) section.left = 9;
    const view = viewOf(waters);
    const thrown = { modifiers: [], dice: [5, 5], total: 10, needed: 10 } as const;
    const grapple = (ship: string, target: string, success = true): HexTold =>
      ({ kind: 'grapple', rule: '9.1.4', ship, target, ...thrown, success }) as HexTold;
    const cut = (ship: string): HexTold =>
      ({
        kind: 'ungrapple',
        rule: '9.2.1',
        ship,
        from: 'chesapeake',
        automatic: false,
        ...thrown,
        success: false,
      }) as HexTold;
    const nod = (...told: HexTold[]) => defaultAnswer(view, ask, told);
    expect(nod(grapple('shannon', 'chesapeake'))).toEqual({ from: [] });
    expect(nod(grapple('shannon', 'chesapeake', false))).toEqual({ from: ['chesapeake'] });
    expect(nod(grapple('chesapeake', 'shannon'))).toEqual({ from: ['chesapeake'] });
    expect(nod(grapple('shannon', 'chesapeake'), cut('shannon'))).toEqual({ from: ['chesapeake'] });
  });

  it('[7.2.6] a ship that is held fast lies still without being told to', () => {
    expect(defaultAnswer(viewOf(bound()), { ...about, kind: 'plot' })).toEqual({ plot: '0' });
  });

  it('[7.2.6] is no plot at all: a captain has to write one', () => {
    const view = viewOf(twoShips());
    const ask: HexAsk = { ...about, kind: 'plot' };
    expect(faultIn(view, ask, defaultAnswer(view, ask))?.rule).toBe('7.2.6');
    expect(faultIn(view, ask, { plot: '1' })).toBeNull();
    expect(faultIn(view, ask, { plot: '9' })?.rule).toBe('7.1.5');
  });
});

describe('sections told off', () => {
  it('[10.2.3] form one party where they have one task', () => {
    const board = { type: 'OBP', target: 'chesapeake' } as const;
    const parties = partiesFrom([
      { no: 1, task: board },
      { no: 2, task: board },
      { no: 3, task: { type: 'DBP', target: null } },
      { no: 4, task: null },
    ]);
    expect(parties).toEqual([
      { type: 'OBP', target: 'chesapeake', sections: [1, 2] },
      { type: 'DBP', target: null, sections: [3] },
    ]);
    expect(taskOf(parties, 2)).toEqual(board);
    expect(taskOf(parties, 4)).toBeNull();
  });
});
