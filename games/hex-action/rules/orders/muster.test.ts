import { describe, expect, it } from 'vitest';
import { chosenFleets } from '../../data/chosen-fleets.ts';
import { hexAction } from '../index.ts';
import { examine } from '../scenario/examine.ts';
import type { HexAsk } from '../sea/asks.ts';
import { advancedSea } from '../testing/advanced.ts';
import { fleetOf } from '../testing/musters.ts';
import { context, hexNamed, toldOf, viewOf } from '../testing/sea.ts';
import { classesFor, dearest, musterAsk, musterPhase, priceOf } from './muster.ts';

const berths = (column: string, heading: 1 | 4) =>
  Array.from({ length: 8 }, (_, index) => ({ bow: hexNamed(`${column}${4 + 3 * index}`), heading }));

const empty = () =>
  advancedSea([], {
    phase: 'muster',
    advanced: {
      muster: {
        sides: {
          a: { budget: 60, nations: ['British'], berths: berths('K', 1) },
          b: { budget: 60, nations: ['French'], berths: berths('EE', 4) },
        },
      },
    },
  });

type MusterAsk = Extract<HexAsk, { kind: 'muster' }>;

describe('fleets of one’s own', () => {
  it('both sides are asked at once, each within its budget', () => {
    expect(musterPhase.asks(empty())).toMatchObject([
      { seat: 'a-1', budget: 60, berths: 8, nations: ['British'] },
      { seat: 'b-1', budget: 60, berths: 8, nations: ['French'] },
    ]);
  });

  it('refuses what the side can’t have, too much, too large and too many', () => {
    const sea = empty();
    const ask = musterPhase.asks(sea)[0] as MusterAsk;
    const code = (ships: ReturnType<typeof fleetOf>) => musterAsk.check(viewOf(sea), ask, { ships })?.code;
    expect(code(fleetOf('br-f3-36', 6))).toBeUndefined();
    expect(code(fleetOf('fr-f3-36', 2))).toBe('not-for-sale');
    expect(code(fleetOf('br-f3-36', 7))).toBe('over-budget');
    expect(code(fleetOf('br-sol1-110', 1))).toBe('too-large');
    expect(code(fleetOf('br-f3-36', 9))).toBe('no-berth');
    expect(code(fleetOf('br-f3-36', 2).map((ship) => ({ ...ship, name: 'Twin' })))).toBe('same-name');
    expect(dearest(60)).toBe(20);
  });

  it('whatever is offered may be bought', () => {
    const sea = empty();
    const ask = musterPhase.asks(sea)[1] as MusterAsk;
    let offers = 0;
    for (const answer of musterAsk.choices(viewOf(sea, 'b-1'), ask)) {
      expect(musterAsk.check(viewOf(sea, 'b-1'), ask, answer)).toBeNull();
      offers++;
    }
    expect(offers).toBeGreaterThan(20);
    expect(classesFor(['French']).every(({ nation }) => nation === 'French' || nation === 'any')).toBe(true);
    expect(priceOf({ class: 'br-f3-36', quality: 'average' })).toBe(10);
  });

  it('[32.1] the chosen ships lie in their berths, in squadrons of six', () => {
    const sea = empty();
    const told = context();
    const answers = musterPhase.asks(sea).map((ask) => ({
      ask,
      answer: { ships: ask.seat === 'a-1' ? fleetOf('br-s5-20', 8) : fleetOf('fr-f3-36', 2) },
    }));
    musterPhase.resolve(sea, answers, told);
    expect(sea.ships.map(({ id, side }) => `${side}/${id}`)).toHaveLength(10);
    expect(sea.advanced.squadrons.map(({ side, ships }) => [side, ships.length])).toEqual([
      ['a', 6],
      ['a', 2],
      ['b', 2],
    ]);
    expect(sea.advanced.muster).toBeNull();
    expect(toldOf(told.told, 'mustered').map(({ points }) => points > 0)).toEqual([true, true]);
    expect(hexAction.invariants(sea)).toEqual([]);
  });

  it('[3.1.1] berths lie on water and clear of each other', () => {
    const [scenario] = chosenFleets;
    const broken = structuredClone(scenario!);
    broken.muster![0]!.berths[1]!.bow = broken.muster![0]!.berths[0]!.bow;
    broken.land = [broken.muster![1]!.berths[0]!.bow];
    expect(examine(scenario!)).toEqual([]);
    expect(examine(broken).map(({ path }) => path)).toContain('/muster/0/berths/1/bow');
    expect(examine(broken).map(({ path }) => path)).toContain('/muster/1/berths/0/bow');
  });
});
