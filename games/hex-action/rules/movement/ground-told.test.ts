/** Running aground and coming off again, each told in full. */
import { describe, expect, it } from 'vitest';
import type { AdvancedShip } from '../sea/edition.ts';
import { hexKey } from '../sea/hex.ts';
import { type AdvancedTestShip, advancedSea, advancedShip } from '../testing/advanced.ts';
import { sailOrders } from '../testing/orders.ts';
import { context, hexNamed, toldOf, viewOf } from '../testing/sea.ts';
import { refloatAll, refloatAsk, refloatAsks, runsAground } from './aground.ts';

const FROM = { bow: hexNamed('K11'), heading: 1 } as const;
const rules = { runningAground: true };
const SHOAL = { depths: { [hexKey(hexNamed('K10'))]: 10 } };
const arrived = (stated: Partial<AdvancedTestShip> = {}): AdvancedShip =>
  advancedShip({ id: 'a', at: 'K10', heading: 1, ...stated });
const stranded = (stated: Partial<AdvancedTestShip> = {}): AdvancedShip =>
  arrived({ advanced: { aground: { difficulty: 3, from: FROM, lightened: false } }, ...stated });
const other = (stated: Partial<AdvancedTestShip>): AdvancedShip =>
  advancedShip({ id: 'b', at: 'K12', heading: 1, side: 'b', ...stated });

describe('running aground told in full', () => {
  it('[38.2] the die, the hex and its depth, as news to everybody', () => {
    const ship = arrived();
    const told = context(4);
    expect(runsAground(advancedSea([ship], { rules, advanced: SHOAL }), ship, FROM, told)).toBe(true);
    expect(told.happenings).toEqual([
      {
        news: true,
        truth: {
          kind: 'aground',
          rule: '38.2',
          dice: [4],
          ship: 'a',
          hex: hexNamed('K10'),
          depth: 10,
          difficulty: 4,
        },
      },
    ]);
    expect(ship.advanced.did).toEqual({ grounded: true });
  });

  it('[38.0] a ship that is no longer afloat takes no ground', () => {
    const ship = arrived({ presence: 'gone' });
    const sea = advancedSea([ship], { rules, advanced: SHOAL });
    expect(runsAground(sea, ship, FROM, context())).toBe(false);
  });

  it('[38.1] in the movement her way ends on the shoal; without the rule she sails over it', () => {
    const sail = (on: boolean, ...dice: number[]) => {
      const ship = advancedShip({ id: 'a', at: 'K12', heading: 1 });
      const sea = advancedSea([ship], { rules: { runningAground: on }, advanced: SHOAL });
      const told = sailOrders(sea, { a: '3' }, context(...dice));
      return [ship.lastPlot, toldOf(told.told, 'moved')[0]!.steps.length];
    };
    expect(sail(true, 2)).toEqual(['2', 2]);
    expect(sail(false)).toEqual(['3', 3]);
  });
});

describe('refloating told in full', () => {
  it('[38.2.2.1] whoever can throw a gun of each broadside overboard is asked', () => {
    expect(refloatAsks(advancedSea([stranded()], { rules, turn: 4, asked: 7 }))).toEqual([
      { id: '7.t4.refloat.a', seat: 'a-1', kind: 'refloat', rule: '38.2.2.1', ship: 'a' },
    ]);
  });

  it('[38.2.2.1] without a gun, or lightened before, the offer is refused by its rule; a ship afloat has none', () => {
    const ship = stranded();
    const sea = advancedSea([ship], { rules });
    const ask = refloatAsks(sea)[0] as Extract<ReturnType<typeof refloatAsks>[number], { kind: 'refloat' }>;
    const verdict = (lighten: boolean) => {
      const refusal = refloatAsk.check(viewOf(sea), ask, { lighten });
      return refusal && [refusal.code, refusal.rule];
    };
    ship.guns.L = 0;
    expect([verdict(true), verdict(false)]).toEqual([null, null]);
    ship.carronades.L = 0;
    expect([verdict(true), verdict(false)]).toEqual([['no-guns', '38.2.2.1'], null]);
    ship.guns.L = 1;
    ship.advanced.aground = { difficulty: 3, from: FROM, lightened: true };
    expect(verdict(true)).toEqual(['no-guns', '38.2.2.1']);
    ship.advanced.aground = null;
    expect(verdict(true)).toEqual(['no-guns', '38.2.2.1']);
  });

  const none = { L: 0, R: 0 };
  it('[38.2.2.1] what goes overboard is told, and then the die with what it needed', () => {
    const told = context(3);
    refloatAll(advancedSea([stranded()], { rules }), new Set(['a']), told);
    expect(told.told).toEqual([
      {
        kind: 'damage',
        rule: '38.2.2.1',
        ship: 'a',
        hull: 0,
        crew: [],
        guns: { L: 1, R: 1 },
        carronades: none,
        rigging: 0,
      },
      {
        kind: 'refloat',
        rule: '38.6',
        dice: [3],
        ship: 'a',
        needed: 4,
        total: 4,
        floats: true,
        lightened: true,
      },
    ]);
  });

  it('[38.2.1] a die too low leaves her there', () => {
    const told = context(3);
    refloatAll(advancedSea([stranded()], { rules }), new Set(), told);
    expect(told.told).toEqual([
      {
        kind: 'refloat',
        rule: '38.2.1',
        dice: [3],
        ship: 'a',
        needed: 4,
        total: 3,
        floats: false,
        lightened: false,
      },
    ]);
  });

  it('[38.2.2.1] carronades are told as carronades where no guns are left', () => {
    const told = context(1);
    refloatAll(advancedSea([stranded({ guns: { L: 0, R: 2 } })], { rules }), new Set(['a']), told);
    expect(toldOf(told.told, 'damage')).toMatchObject([{ guns: { L: 0, R: 1 }, carronades: { L: 1, R: 0 } }]);
  });

  it.each([
    ['more guns forward', { L: 3, R: 4 }, { L: 2, R: 3 }],
    ['more guns aft', { L: 2, R: 1 }, { L: 2, R: 1 }],
  ])('[38.2.2.1] with %s the heavier end of each broadside goes first', (_where, forward, left) => {
    const ship = stranded();
    ship.advanced.forward = { ...ship.advanced.forward, guns: forward };
    refloatAll(advancedSea([ship], { rules }), new Set(['a']), context(1));
    expect([ship.guns, ship.advanced.forward.guns]).toEqual([{ L: 4, R: 4 }, left]);
  });

  it('[38.2.2.1] of equal ends the stern', () => {
    const ship = stranded({ guns: { L: 4, R: 4 } });
    ship.advanced.forward = { ...ship.advanced.forward, guns: { L: 2, R: 2 } };
    refloatAll(advancedSea([ship], { rules }), new Set(['a']), context(1));
    expect([ship.guns, ship.advanced.forward.guns]).toEqual([
      { L: 3, R: 3 },
      { L: 2, R: 2 },
    ]);
  });

  it('[38.2.2.1] of carronades too the heavier end goes first', () => {
    const forwardLeft = (forward: number) => {
      const ship = stranded({ guns: { L: 0, R: 0 }, carronades: { L: 3, R: 3 } });
      ship.advanced.forward = { guns: { L: 0, R: 0 }, carronades: { L: forward, R: forward } };
      refloatAll(advancedSea([ship], { rules }), new Set(['a']), context(1));
      expect(ship.carronades).toEqual({ L: 2, R: 2 });
      return ship.advanced.forward.carronades;
    };
    expect(forwardLeft(2)).toEqual({ L: 1, R: 1 });
    expect(forwardLeft(1)).toEqual({ L: 1, R: 1 });
  });

  it('[38.6] a ship that has gone from there, or is still to come, shuts no way off', () => {
    for (const presence of ['gone', 'due'] as const)
      expect(refloatAsks(advancedSea([stranded(), other({ presence })], { rules }))).toHaveLength(1);
    expect(refloatAsks(advancedSea([stranded(), other({})], { rules }))).toEqual([]);
  });
});
