import { describe, expect, it } from 'vitest';
import { desksAt } from '../testing/orders.ts';
import { allTold, scripted } from '../testing/station.ts';
import { PLAYER_RANKS } from '../world/ranks.ts';
import { isNews } from './news.ts';
import { buyMulligan, mayBuyMulligan, throwFor } from './own-dice.ts';
import {
  answersOf,
  askOf,
  dateOf,
  isQuarterly,
  ownForces,
  seasonOf,
  seatOf,
  sideOf,
  today,
} from './phase.ts';
import { admiralOf, checkRating, onceATurn, ratingsOf, strategyCheck, tryOnce } from './strategy-checks.ts';
import { view } from './view.ts';

describe('Leadership and Strategy Checks, told in full', () => {
  const what = { side: 'red', leader: 'r-birch', rating: 'lr', rule: '3.45', for: 'a test' } as const;
  const told = {
    kind: 'check',
    rule: '3.45',
    side: 'red',
    leader: 'r-birch',
    what: 'a test',
    rating: 4,
    modifier: 0,
  };

  it.each([
    [3, true],
    [4, true],
    [5, false],
  ])('[3.45] [3.451] a %i against a rating of four, seen by its side alone: %s', (die, passed) => {
    const world = desksAt();
    const context = scripted(world, die);
    expect(checkRating(world, context, what)).toBe(passed);
    expect(allTold(context)).toEqual([{ ...told, dice: [die], passed, others: null }]);
  });

  it('[3.452] [3.45] modifiers count on the die; an open check is seen by all', () => {
    const world = desksAt();
    const context = scripted(world, 5, 5);
    checkRating(world, context, { ...what, modifier: -1, open: true });
    checkRating(world, context, { ...what, rating: 'sr', modifier: 2 });
    expect(allTold(context)).toEqual([
      { ...told, dice: [5], modifier: -1, passed: true },
      { ...told, dice: [5], rating: 3, modifier: 2, passed: false, others: null },
    ]);
  });

  it('[3.47] [3.412] [3.122] the Admiral whose business it is makes the Strategy Check', () => {
    const world = desksAt();
    const context = scripted(world, 3, 5);
    expect([null, 'north', 'south'].map((command) => admiralOf(world, 'blue', command))).toEqual([
      'a-aubin',
      'a-clerc',
      'c-cano',
    ]);
    expect(strategyCheck(world, context, 'blue', 'north', '9.365', 'a chit')).toBe(true);
    expect(strategyCheck(world, context, 'red', null, '9.39', 'more time', 1)).toBe(false);
    expect(allTold(context)).toEqual([
      {
        ...told,
        rule: '9.365',
        dice: [3],
        side: 'blue',
        leader: 'a-clerc',
        what: 'a chit',
        rating: 3,
        passed: true,
        others: null,
      },
      {
        ...told,
        rule: '9.39',
        dice: [5],
        leader: 'r-ash',
        what: 'more time',
        rating: 5,
        modifier: 1,
        passed: false,
        others: null,
      },
    ]);
  });

  it('[3.453] [3.492] [3.493] without a leader a Notional one makes it, at nought', () => {
    const world = desksAt({ stations: {} });
    const context = scripted(world, 0, 1);
    expect(admiralOf(world, 'red', null)).toBeNull();
    expect([1, 2].map(() => strategyCheck(world, context, 'red', null, '9.365', 'a chit'))).toEqual([
      true,
      false,
    ]);
    const notional = { lr: 0, sr: 0, cr: 1, personality: 'Timid', rank: null };
    expect(ratingsOf(world, 'red', null)).toEqual(notional);
    expect(ratingsOf(world, 'red', 'nobody')).toEqual(notional);
  });

  it('[3.43] [3.431] what stands on his counter; a Commodore has no Strategy Rating', () => {
    const world = desksAt();
    expect(ratingsOf(world, 'red', 'r-birch')).toEqual({
      lr: 4,
      sr: 3,
      cr: 3,
      personality: 'Aggressive',
      rank: 'RA',
    });
    expect(ratingsOf(world, 'red', 'r-cole')).toEqual({
      lr: 6,
      sr: 0,
      cr: 2,
      personality: 'Rash',
      rank: 'Cdre',
    });
  });

  it('[11.172] an Enemy’s rank is what the calendar says, from the end of Turn One on, or what a Battle shows', () => {
    const rank = (year: number, turn: number) => {
      const world = desksAt({ scenario: { start: { year, turn } } });
      return ratingsOf({ ...world, forces: {} }, 'red', 'r-ash').rank;
    };
    expect([rank(1741, 16), rank(1742, 1), rank(1742, 2), rank(1743, 1)]).toEqual(['VA', 'VA', 'FA', 'FA']);
    const world = desksAt();
    expect(ratingsOf(world, 'red', 'r-ash').rank).toBe('VA');
    world.forces.red!.leaders['r-ash']!.rank = 'FA';
    expect(ratingsOf(world, 'red', 'r-ash').rank).toBe('FA');
  });

  it('[3.451] what was tried is noted and not tried again this Turn', () => {
    const world = desksAt();
    const context = scripted(world, 9);
    expect(onceATurn(world, 'red', 'issue:red-show')).toBeNull();
    expect(tryOnce(world, context, 'red', null, '9.365', 'issue:red-show', -1)).toBe(false);
    expect(world.forces.red!.desk.tried).toEqual(['issue:red-show']);
    expect(context.told('check')).toMatchObject([{ rule: '9.365', what: 'issue:red-show', modifier: -1 }]);
    expect(onceATurn(world, 'red', 'issue:red-show')).toMatchObject({ code: 'tried', rule: '3.451' });
    expect(onceATurn(world, 'red', 'issue:red-cruise')).toBeNull();
    expect(onceATurn(world, 'blue', 'issue:red-show')).toBeNull();
    expect(onceATurn({ ...world, forces: {} }, 'red', 'issue:red-show')).toBeNull();
  });
});

describe('Dice bought, told in full', () => {
  it('[12.31] a Mulligan costs a point and is told to all', () => {
    const world = desksAt({ scenario: { prestige: { red: 1, blue: 5 } } });
    const context = scripted(world);
    expect(mayBuyMulligan(world, 'red')).toBe(true);
    buyMulligan(world, context, 'red', 'sc');
    expect(allTold(context)).toEqual([
      {
        kind: 'prestige',
        rule: '12.14',
        score: { turn: 0, side: 'red', points: -1, source: 'mulligan' },
        total: 0,
      },
      { kind: 'mulligan', rule: '12.31', side: 'red', what: 'sc' },
    ]);
    expect(mayBuyMulligan(world, 'red')).toBe(false);
  });

  it('[12.43] the Admiral of the Fleet’s first in a Turn costs nothing, the second does', () => {
    const world = desksAt({ options: { careers: { A: { rank: PLAYER_RANKS.length } } } });
    const context = scripted(world);
    buyMulligan(world, context, 'red', 'sc');
    expect(allTold(context)).toEqual([{ kind: 'mulligan', rule: '12.31', side: 'red', what: 'sc' }]);
    buyMulligan(world, context, 'red', 'sc');
    expect(world.prestige.red).toBe(4);
  });

  it('[12.42] [12.31] bettered, thrown again and bettered; then spoilt and forced by the Enemy', () => {
    const world = desksAt({ options: { careers: { A: { rank: 2 }, B: { rank: 2 } } } });
    const standing = (side: string, more: object) =>
      Object.assign(world.forces[side]!, { standing: { ...world.forces[side]!.standing, ...more } });
    standing('red', { again: ['search'] });
    standing('blue', { spoil: ['search'], force: ['search'] });
    const favour = (side: string, by: number) => ({
      kind: 'favour',
      rule: '12.42',
      side,
      what: 'search',
      by,
    });
    const good = (die: number) => die <= 5;
    // 8 can't be bettered and is thrown again: 6, bettered to 5, which Blue spoils.
    const first = scripted(world, 8, 6);
    expect(throwFor(world, first, 'red', 'search', good, true)).toEqual({ dice: [8, 6], die: 6 });
    expect(allTold(first)).toEqual([
      expect.objectContaining({ kind: 'prestige' }),
      { kind: 'mulligan', rule: '12.31', side: 'red', what: 'search' },
      favour('red', -1),
      favour('blue', 1),
    ]);
    // In the same Turn nothing of it is left but Blue’s Mulligan.
    const second = scripted(world, 3, 4);
    expect(throwFor(world, second, 'red', 'search', good, true)).toEqual({ dice: [3, 4], die: 4 });
    expect(second.told('mulligan')).toEqual([
      { kind: 'mulligan', rule: '12.31', side: 'blue', what: 'search' },
    ]);
    const third = scripted(world, 3);
    expect(throwFor(world, third, 'red', 'search', good, true)).toEqual({ dice: [3], die: 3 });
    expect(third.happenings).toEqual([]);
    // A secret die is none of his business.
    world.turn++;
    expect(throwFor(world, scripted(world, 5), 'red', 'search', good)).toEqual({ dice: [5], die: 5 });
  });
});

describe('Seats, dates and news', () => {
  it('[2.33] every side has its chair, an onlooker none', () => {
    const world = desksAt();
    expect(['red', 'blue'].map((side) => seatOf(world, side))).toEqual(['red', 'blue']);
    expect(['red', 'blue', 'onlooker'].map((seat) => sideOf(world, seat))).toEqual(['red', 'blue', null]);
    expect(seatOf({ ...world, seats: [] }, 'red')).toBe('red');
    expect(askOf({ ...world, asked: 7 }, 'orders', 'blue', '9.33')).toEqual({
      id: '7.orders.blue',
      seat: 'blue',
      kind: 'orders',
      rule: '9.33',
    });
    expect(ownForces(view(world, 'red'))).toBe(world.forces.red);
    expect(() => ownForces(view(world, 'onlooker'))).toThrow('only a commander');
    const given = (kind: 'orders' | 'extend', seat: string) =>
      ({ ask: { kind, seat }, answer: kind }) as unknown as Parameters<typeof answersOf>[1][number];
    expect(answersOf(world, [given('orders', 'blue'), given('extend', 'red')], 'extend')).toEqual([
      { side: 'red', answer: 'extend' },
    ]);
  });

  it.each([
    [0, 1741, 9, 'Summer', true],
    [3, 1741, 12, 'Summer', false],
    [4, 1741, 13, 'Fall', true],
    [7, 1741, 16, 'Fall', false],
    [8, 1742, 1, 'Winter', true],
    [11, 1742, 4, 'Winter', false],
    [12, 1742, 5, 'Spring', true],
    [24, 1743, 1, 'Winter', true],
  ])(
    '[4.12] [4.13] %i Turns after Turn 9 of 1741 it is Turn %3$i of %2$i',
    (turn, year, of, season, quarterly) => {
      const world = desksAt({ turn, scenario: { start: { year: 1741, turn: 9 } } });
      const date = today(world);
      expect(date).toEqual({ year, turn: of });
      expect([seasonOf(date), isQuarterly(date)]).toEqual([season, quarterly]);
      expect(dateOf(world, 0)).toEqual({ year: 1741, turn: 9 });
    },
  );

  it('what gives away to others what was hidden is no step to be taken back freely', () => {
    const news =
      'moved leeway becalmed held task looked shadowing removed rebased spotted seen sighted dummies dummy-found concealed counters driven-off recovered scattered sunk hurt casualty disorganised order issued drew pool shown-chit prestige year convoy convoy-hurt corsairs-handed corsair-toll trade-track formed unformed subordinated officer station relief reinforcements withdrawn port-lost meeting no-battle battle gauge assist reinforced laid-open line combat fireship victor event campaign named-port over';
    for (const kind of news.split(' ')) expect([kind, isNews({ kind } as never)]).toEqual([kind, true]);
    for (const kind of ['check', 'favour', 'mulligan', 'corsairs', 'attrition', ''])
      expect([kind, isNews({ kind } as never)]).toEqual([kind, false]);
  });
});
