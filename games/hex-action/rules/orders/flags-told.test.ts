/** Flags, who is commanded directly, and orders ahead, each case by itself. */
import { describe, expect, it } from 'vitest';
import type { Flag } from '../sea/advanced-sea.ts';
import type { HexAsk } from '../sea/asks.ts';
import type { AdvancedState } from '../sea/edition.ts';
import type { RuleSet } from '../sea/rule-set.ts';
import type { SpecialRule } from '../sea/special-rules.ts';
import { shipOf } from '../sea/state.ts';
import { advancedSea, advancedShip, squadronOf } from '../testing/advanced.ts';
import { codeAndRule } from '../testing/lone.ts';
import { context, viewOf } from '../testing/sea.ts';
import {
  commanded,
  flagsToName,
  hoistFlags,
  ordersAsk,
  passFlags,
  seatOfFlag,
  strikeFlags,
  turnsToWrite,
} from './command-lag.ts';
import { notationPhase } from './notation.ts';
import { preparePhase } from './prepare.ts';
import { squadronsAsk } from './squadrons.ts';

const fleet = (
  rules: Partial<RuleSet> = { commandLag: 'squadrons' },
  special: SpecialRule[] = [],
): AdvancedState =>
  advancedSea(
    [
      advancedShip({ id: 'flag', at: 'M20', heading: 2 }),
      advancedShip({ id: 'second', at: 'M24', heading: 2 }),
      advancedShip({ id: 'van', at: 'Z20', heading: 2 }),
    ],
    {
      rules,
      turn: 6,
      advanced: {
        squadrons: [squadronOf('main', ['flag', 'second']), { ...squadronOf('ahead', ['van']), seat: 'a-2' }],
        special,
      },
    },
  );
const HOISTED: Flag = { squadron: 'main', ship: 'flag', until: null, successor: null };
const LEADERLESS: Flag = { squadron: 'main', ship: null, until: 5, successor: null };
const withFlag = (flag: Flag, sea = fleet()): AdvancedState => {
  sea.advanced.flags = { a: flag };
  return sea;
};

describe('flags', () => {
  it('[32.1] are hoisted by the first squadron of each command, and in no match without command lag', () => {
    const flags = (rules: Partial<RuleSet>) => {
      const sea = fleet(rules);
      hoistFlags(sea);
      return sea.advanced.flags;
    };
    expect(flags({ commandLag: 'off' })).toEqual({});
    expect(flags({ commandLag: 'squadrons' })).toEqual({ a: HOISTED });
    expect(flags({ commandLag: 'squadrons', ownFlags: true })).toEqual({
      'a-1': HOISTED,
      'a-2': { ...HOISTED, squadron: 'ahead', ship: 'van' },
    });
  });

  it('[32.1] are hoisted when the sails are chosen', () => {
    const sea = fleet();
    expect(preparePhase.enter(sea, context())).toBe('waits');
    const tools = context();
    const answers = preparePhase.asks(sea).map((ask) => ({ ask, answer: { sail: 'full' as const } }));
    expect(preparePhase.resolve(sea, answers, tools)).toBe('done');
    expect(sea.advanced.flags).toEqual({ a: HOISTED });
    expect(tools.happenings[0]).toEqual({
      news: true,
      truth: { kind: 'sails', rule: '20.1.5.1', ship: 'flag', sail: 'full', why: 'start' },
    });
  });

  it.each([
    ['gone', { presence: 'gone' }],
    ['struck', { surrender: 'struck' }],
    ['taken', { captured: true }],
  ] as const)('[32.5] of a flagship that is %s come down for five turns', (_how, change) => {
    const sea = withFlag(HOISTED);
    Object.assign(shipOf(sea, 'flag'), change);
    strikeFlags(sea);
    expect(sea.advanced.flags).toEqual({ a: { ...LEADERLESS, until: 10 } });
  });

  it('[32.5] of one that fights stay up; a shift is for the ship that the scenario names', () => {
    const sea = withFlag(HOISTED);
    strikeFlags(sea);
    expect(sea.advanced.flags).toEqual({ a: HOISTED });
    const shift = (from: string) => {
      const other = withFlag(HOISTED, fleet(undefined, [{ id: 'shift-flag', from, to: 'van', turns: 2 }]));
      shipOf(other, 'flag').captured = true;
      strikeFlags(other);
      return other.advanced.flags.a;
    };
    expect(shift('flag')).toEqual({ ...LEADERLESS, until: 7, successor: 'van' });
    expect(shift('second')).toEqual({ ...LEADERLESS, until: 10 });
  });

  it('[32.5] are named anew when the turns are over, by whoever still fights', () => {
    const named = (flag: Flag, change: object = {}, id = 'second') => {
      const sea = withFlag(flag);
      Object.assign(shipOf(sea, 'flag'), { captured: true });
      Object.assign(shipOf(sea, id), change);
      return flagsToName(sea).map(({ command, ships }) => [command, ...ships.map((ship) => ship.id)]);
    };
    expect(named(LEADERLESS)).toEqual([['a', 'second', 'van']]);
    expect(named({ ...LEADERLESS, until: 6 })).toEqual([]);
    expect(named({ ...LEADERLESS, until: null })).toEqual([]);
    expect(named({ ...HOISTED, until: 5 })).toEqual([]);
    expect(named(LEADERLESS, { presence: 'gone' })).toEqual([['a', 'van']]);
    expect(named(LEADERLESS, { presence: 'due' })).toEqual([['a', 'van']]);
    expect(named(LEADERLESS, { surrender: 'struck' }, 'van')).toEqual([['a', 'second']]);
    const sea = withFlag(LEADERLESS);
    for (const ship of sea.ships) ship.presence = 'gone';
    expect(flagsToName(sea)).toEqual([]);
  });

  it('[32.5] pass to the successor if she still can carry them', () => {
    const pass = (successor: string | null, change: object = {}) => {
      const sea = withFlag({ ...LEADERLESS, successor });
      Object.assign(shipOf(sea, 'van'), change);
      return [passFlags(sea), sea.advanced.flags.a];
    };
    expect(pass('van')).toEqual([['a'], { squadron: 'ahead', ship: 'van', until: null, successor: null }]);
    expect(pass('van', { captured: true })).toEqual([[], { ...LEADERLESS, successor: 'van' }]);
    expect(pass(null)).toEqual([[], LEADERLESS]);
  });

  it('[32.6] are named by the chair that had the old one', () => {
    const sea = fleet();
    expect([seatOfFlag(sea, HOISTED), seatOfFlag(sea, { ...HOISTED, squadron: 'ahead' })]).toEqual([
      'a-1',
      'a-2',
    ]);
  });
});

describe('who is commanded directly', () => {
  const far = (sea: AdvancedState) => commanded(sea, shipOf(sea, 'van'));
  const near = (sea: AdvancedState) => commanded(sea, shipOf(sea, 'second'));

  it('[32.0] everybody where there is no lag, no flag or no squadron', () => {
    expect(far(withFlag(HOISTED, fleet({ commandLag: 'off' })))).toBe('directly');
    expect(far(fleet())).toBe('directly');
    const alone = withFlag(HOISTED);
    alone.advanced = { ...alone.advanced, squadrons: [] };
    expect(far(alone)).toBe('directly');
  });

  it('[32.3] a free squadron, and no other', () => {
    const free = (squadron: string) =>
      far(withFlag(HOISTED, fleet(undefined, [{ id: 'free-squadron', squadron }])));
    expect([free('ahead'), free('main')]).toEqual(['directly', 3]);
  });

  it('[32.5] without a flagship her squadron for the rest of the five turns, the others three turns ahead', () => {
    const sea = withFlag({ ...LEADERLESS, until: 9 });
    expect([near(sea), far(sea)]).toEqual([4, 3]);
    expect(turnsToWrite(sea, shipOf(sea, 'second'))).toEqual([6, 7, 8, 9]);
    sea.advanced.written = { second: 3 };
    expect(turnsToWrite(sea, shipOf(sea, 'second'))).toEqual([9]);
    expect(near(withFlag({ ...LEADERLESS, until: 9, successor: 'van' }))).toBe('directly');
    expect(near(withFlag({ ...LEADERLESS, until: 3 }))).toBe(1);
  });

  it('[32.3] nothing is written for a ship that has gone', () => {
    const sea = withFlag(HOISTED);
    shipOf(sea, 'van').presence = 'gone';
    expect(notationPhase.enter(sea, context())).toBe('waits');
    const answers = notationPhase.asks(sea).map((ask) => ({ ask, answer: { plot: '1' } }));
    expect(answers.map(({ ask }) => [ask.kind, ask.ship])).toEqual([
      ['plot', 'flag'],
      ['plot', 'second'],
    ]);
    notationPhase.resolve(sea, answers, context());
    expect([sea.advanced.written, shipOf(sea, 'van').advanced.orders]).toEqual([{}, []]);
  });
});

describe('orders ahead', () => {
  const ask: Extract<HexAsk, { kind: 'orders' }> = {
    id: 'x',
    seat: 'a-1',
    kind: 'orders',
    rule: '32.3',
    ship: 'van',
    turns: [6, 7],
  };

  it('[32.3] the same simple move for each of the turns is offered', () => {
    const offers = [...ordersAsk.choices(viewOf(fleet()), ask)];
    expect(offers).toEqual(['3', '1', '0', '1L1', '1R1'].map((plot) => ({ orders: [{ plot }, { plot }] })));
  });

  it('[32.3] [7.2.7] are one for each turn and can be read', () => {
    const verdict = (...plots: string[]) =>
      codeAndRule(ordersAsk.check(viewOf(fleet()), ask, { orders: plots.map((plot) => ({ plot })) }));
    expect(verdict('1')).toEqual(['wrong-number', '32.3']);
    expect(verdict('1', '1', '1')).toEqual(['wrong-number', '32.3']);
    expect(verdict('1', '?')).toEqual(['unreadable', '7.2.7']);
    expect(verdict('?', '1')).toEqual(['unreadable', '7.2.7']);
    expect(verdict('1', '1')).toBeNull();
  });
});

describe('squadrons', () => {
  const offered = (ships: string[]) =>
    [...squadronsAsk.choices(viewOf(fleet()), { ships } as never)].map(({ flagship, squadrons }) => [
      flagship,
      ...squadrons.map((each) => each.join(' ')),
    ]);

  it('[32.1] the fewest, and one more where there are ships enough, under any flagship', () => {
    expect(offered(['p'])).toEqual([['p', 'p']]);
    expect(offered(['p', 'q'])).toEqual([
      ['p', 'p q'],
      ['q', 'p q'],
      ['p', 'p', 'q'],
      ['q', 'p', 'q'],
    ]);
  });
});
