/** Fleets that are bought: the asks, the refusals and the launching told in full. */
import { describe, expect, it } from 'vitest';
import type { HexAsk } from '../sea/asks.ts';
import { hexName } from '../sea/hex.ts';
import { advancedSea } from '../testing/advanced.ts';
import { codeAndRule } from '../testing/lone.ts';
import { fleetOf } from '../testing/musters.ts';
import { context, hexNamed, viewOf } from '../testing/sea.ts';
import { classesFor, dearest, musterAsk, musterPhase, priceOf } from './muster.ts';

type MusterAsk = Extract<HexAsk, { kind: 'muster' }>;
const berths = (column: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    bow: hexNamed(`${column}${4 + 2 * index}`),
    heading: 1 as const,
  }));
const empty = (budget = 60, count = 8) =>
  advancedSea([], {
    phase: 'muster',
    turn: 1,
    asked: 0,
    seats: [
      { id: 'a-1', side: 'a', name: 'First' },
      { id: 'b-1', side: 'b', name: 'Other' },
      { id: 'a-2', side: 'a', name: 'Second' },
    ],
    advanced: {
      muster: { sides: { a: { budget, nations: ['French', 'British'], berths: berths('K', count) } } },
    },
  });
const ASK: MusterAsk = {
  id: '0.t1.muster.a',
  seat: 'a-1',
  kind: 'muster',
  rule: 'muster',
  ship: '',
  budget: 60,
  berths: 8,
  nations: ['French', 'British'],
};

describe('buying a fleet', () => {
  it('the first chair of a side is asked, once, with what it may spend', () => {
    expect(musterPhase.enter(empty(), context())).toBe('waits');
    expect(musterPhase.asks(empty())).toEqual([ASK]);
    const none = advancedSea([]);
    expect(musterPhase.enter(none, context())).toBe('done');
    expect(musterPhase.asks(none)).toEqual([]);
  });

  it('each refusal has its code and the name of the rule', () => {
    const verdict = (ships: ReturnType<typeof fleetOf>) =>
      codeAndRule(musterAsk.check(viewOf(empty()), ASK, { ships }));
    expect(verdict(fleetOf('br-f3-36', 6))).toBeNull();
    expect(verdict(fleetOf('br-f3-36', 9))).toEqual(['no-berth', 'muster']);
    expect(verdict(fleetOf('us-f3-36', 1))).toEqual(['not-for-sale', 'muster']);
    expect(verdict(fleetOf('br-sol1-110', 1))).toEqual(['too-large', 'muster']);
    expect(verdict(fleetOf('br-f3-36', 2).map((ship) => ({ ...ship, name: 'Twin' })))).toEqual([
      'same-name',
      'muster',
    ]);
    expect(verdict(fleetOf('br-f3-36', 7))).toEqual(['over-budget', 'muster']);
    expect(priceOf({ class: 'no-such', quality: 'average' })).toBe(Number.POSITIVE_INFINITY);
    expect([dearest(60), dearest(35), dearest(36), dearest(39)]).toEqual([20, 12, 12, 13]);
  });

  it('a side buys of its nations and of those classes that are anybody’s, but none that is no ship of war', () => {
    const nations = classesFor(['British']).map(({ nation }) => nation);
    expect([...new Set(nations)].sort()).toEqual(['British', 'any']);
    const traits = classesFor(['British', 'French', 'American']).flatMap(({ advanced }) => advanced.traits);
    for (const unfit of ['moored-hulk', 'fireship', 'bomb']) expect(traits).not.toContain(unfit);
    expect(traits).toContain('rowed');
  });

  it('of every class and quality as many as budget and berths take, and none that nothing can be bought of', () => {
    const offers = [...musterAsk.choices(viewOf(empty()), ASK)];
    for (const { ships } of offers) {
      const [first] = ships;
      expect(ships.length).toBe(Math.min(8, Math.floor(60 / priceOf(first!))));
      expect(ships.map(({ name }) => name.split(' ').at(-1))).toEqual(
        ships.map((_, index) => String(index + 1)),
      );
    }
    const prices = offers.map(({ ships }) => priceOf(ships[0]!));
    expect(Math.max(...prices)).toBe(20);
    const poor = { ...ASK, budget: 1 };
    for (const { ships } of musterAsk.choices(viewOf(empty()), poor)) expect(ships.length).toBeGreaterThan(0);
  });
});

describe('launching what was bought', () => {
  const launched = (count: number, class_ = 'br-s5-20') => {
    const sea = empty(900, 16);
    const tools = context();
    const [ask] = musterPhase.asks(sea);
    expect(musterPhase.resolve(sea, [{ ask: ask!, answer: { ships: fleetOf(class_, count) } }], tools)).toBe(
      'done',
    );
    return { sea, tools };
  };

  it('[32.1] squadrons of six, whose chairs take turns, each led by its first ship', () => {
    const { sea } = launched(13);
    const named = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, index) => `a-${from + index}`);
    const row = (no: number, seat: string, from: number, to: number) => ({
      id: `a-squadron-${no}`,
      name: `Squadron ${no}`,
      side: 'a',
      seat,
      ships: named(from, to),
      flagship: `a-${from}`,
      provisional: true,
    });
    expect(sea.advanced.squadrons).toEqual([
      row(1, 'a-1', 1, 6),
      row(2, 'a-2', 7, 12),
      row(3, 'a-1', 13, 13),
    ]);
    expect(sea.ships.map(({ seat }) => seat).join(' ')).toBe(
      [...Array(6).fill('a-1'), ...Array(6).fill('a-2'), 'a-1'].join(' '),
    );
    expect(sea.ships.map(({ bow }) => hexName(bow)).slice(0, 3)).toEqual(['K4', 'K6', 'K8']);
    expect(launched(12).sea.advanced.squadrons).toHaveLength(2);
  });

  it('[14.2.1] is news: the side, her ships and what they cost', () => {
    expect(launched(2).tools.happenings).toEqual([
      {
        news: true,
        truth: {
          kind: 'mustered',
          rule: 'muster',
          side: 'a',
          ships: ['a-1', 'a-2'],
          points: expect.any(Number),
        },
      },
    ]);
    expect(launched(1).tools.told).toMatchObject([
      { points: priceOf({ class: 'br-s5-20', quality: 'average' }) },
    ]);
  });

  it('a ship of a class that is anybody’s sails for the first nation of her side', () => {
    const anybody = classesFor([])[0]!.id;
    expect(launched(1, anybody).sea.ships[0]!.spec.nation).toBe('French');
    expect(launched(1).sea.ships[0]!.spec.nation).toBe('British');
  });
});
