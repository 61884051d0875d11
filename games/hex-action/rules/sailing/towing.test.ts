import { describe, expect, it } from 'vitest';
import type { Velocity } from '../sea/advanced-sea.ts';
import type { AdvancedShip, AdvancedState } from '../sea/edition.ts';
import { neighbour, turnedBy } from '../sea/hex.ts';
import { type AdvancedTestShip, advancedSea, advancedShip } from '../testing/advanced.ts';
import { context, hexNamed, toldOf } from '../testing/sea.ts';
import { allowancesIn } from './allowance.ts';
import {
  followTower,
  heldByIrons,
  heldByTow,
  isTowed,
  liesForTow,
  makeFast,
  partTows,
  settleTows,
  towAttempts,
  towFault,
  towingLoss,
} from './towing.ts';

const RULES = { towing: true };
const LINE = [{ a: 'a', b: 'b', count: 1 }];

/** `a` with bow K10 and stern K11 tows `b`, whose bow at K12 points to that stern. */
const tower = (stated: Partial<AdvancedTestShip> = {}): AdvancedShip =>
  advancedShip({ id: 'a', at: 'K10', heading: 1, spec: { rated: 74 }, ...stated });
const towed = (stated: Partial<AdvancedTestShip> = {}): AdvancedShip =>
  advancedShip({ id: 'b', at: 'K12', heading: 1, spec: { rated: 74 }, ...stated });
const underTow = (
  stated: Partial<AdvancedTestShip> = {},
  changes: Parameters<typeof advancedSea>[1] = {},
): AdvancedState => {
  const ship = tower();
  ship.advanced.tows = 'b';
  return advancedSea([ship, towed(stated)], { rules: RULES, grapples: LINE, ...changes });
};
const at = (velocity: Velocity) => ({ advanced: { velocity } });

describe('taking in tow', () => {
  const fault = (sea: AdvancedState, target = 'b') => towFault(sea, sea.ships[0]!, target)?.code ?? null;
  const free = (changes: Parameters<typeof advancedSea>[1] = {}, other: Partial<AdvancedTestShip> = {}) =>
    advancedSea([tower(), towed(other)], { rules: RULES, ...changes });

  it('[35.1] a friendly ship, where the rule is in force', () => {
    expect(fault(free())).toBeNull();
    expect(fault(free({}, { side: 'b' }))).toBe('no-friend');
    expect(fault(free(), 'a')).toBe('no-friend');
    expect(fault(free({ rules: {} }))).toBe('no-towing');
  });

  it.each([0, 1, 2, 3, 4, 5, 6] as const)('[35.4.4] at velocity %i', (velocity) => {
    const serves = velocity >= 2 && velocity <= 4;
    expect(fault(free(at(velocity)))).toBe(serves ? null : 'wind');
  });

  it('[35.4.1] both ships must be free to move', () => {
    expect(fault(free({ fouls: [{ a: 'b', b: 'x' }] }))).toBe('not-free');
    expect(fault(free({ grapples: LINE }))).toBe('not-free');
    const aground = { difficulty: 3, from: { bow: hexNamed('K13'), heading: 1 }, lightened: false } as const;
    expect(fault(free({}, { advanced: { aground } }))).toBe('not-free');
    const anchor = { how: 'A', state: 'holding', turns: 0 } as const;
    expect(fault(free({}, { advanced: { anchor } }))).toBe('not-free');
    expect(fault(free({}, { special: { traits: ['moored-hulk'] } }))).toBe('not-free');
  });

  it('[35.4.1] her stern must be in the hex that the other’s bow points to', () => {
    expect(liesForTow(tower(), towed())).toBe(true);
    expect(liesForTow(tower(), towed({ at: 'K13' }))).toBe(false);
    expect(liesForTow(tower(), towed({ heading: 2 }))).toBe(false);
    const noted = (other: Partial<AdvancedTestShip>) => {
      const sea = advancedSea([tower({ advanced: { notes: { tow: 'b' } } }), towed(other)], { rules: RULES });
      const told = context();
      return { attempts: towAttempts(sea, told).length, void: toldOf(told.told, 'note-void') };
    };
    expect(noted({})).toEqual({ attempts: 1, void: [] });
    expect(noted({ at: 'K13' })).toMatchObject({
      attempts: 0,
      void: [{ code: 'not-in-place', note: 'tow' }],
    });
  });

  it('[35.4.1] the irons caught, the line is told and one follows the other', () => {
    const sea = free({ grapples: LINE });
    const told = context();
    makeFast(sea.ships[0]!, sea.ships[1]!, told);
    expect(isTowed(sea, sea.ships[1]!)).toBe(true);
    expect(toldOf(told.told, 'tow')).toMatchObject([{ ship: 'a', tows: 'b', begins: true, why: 'taken' }]);
  });
});

describe('under tow', () => {
  it('[35.2] one hex in all attitudes for an equal or smaller ship, two for one of more guns', () => {
    const loss = (rated: number) => {
      const sea = underTow({ spec: { rated } });
      return towingLoss(sea, sea.ships[0]!)[0]?.by;
    };
    expect([loss(36), loss(74), loss(75)]).toEqual([-1, -1, -2]);
    const sea = underTow({ spec: { rated: 100 } });
    expect(allowancesIn(sea, sea.ships[0]!)).toEqual({ A: 2, B: 1, C: 0, D: 0 });
    expect(towingLoss(sea, sea.ships[1]!)).toEqual([]);
  });

  it('[9.1.6] the line does not hold them, but other irons on either do', () => {
    const sea = underTow();
    expect(sea.ships.map((ship) => heldByIrons(sea, ship))).toEqual([false, false]);
    expect(heldByTow(sea, sea.ships[0]!)).toBeNull();
    const enemy = advancedShip({ id: 'x', at: 'L12', heading: 1, side: 'b' });
    const caught = {
      ...sea,
      ships: [...sea.ships, enemy],
      grapples: [...LINE, { a: 'b', b: 'x', count: 1 }],
    };
    expect(heldByTow(caught, caught.ships[0]!)).toBe('grappled');
    expect(heldByTow({ ...sea, fouls: [{ a: 'b', b: 'x' }] }, sea.ships[0]!)).toBe('fouled');
  });

  it('[35.4.3] a line that was cast off is gone', () => {
    const sea = underTow({}, { grapples: [] });
    const told = context();
    settleTows(sea, told);
    expect(sea.ships[0]?.advanced?.tows).toBeNull();
    expect(toldOf(told.told, 'tow')).toMatchObject([{ begins: false, why: 'cast-off' }]);
  });

  it('[35.4.3.1] a cut ends the tow and the grapple, whichever of the two it befalls', () => {
    for (const which of [0, 1]) {
      const sea = underTow();
      expect(partTows(sea, sea.ships[which]!, 'cut', context())).toBe(true);
      expect([sea.grapples, sea.ships[0]?.advanced?.tows]).toEqual([[], null]);
      expect(partTows(sea, sea.ships[which]!, 'cut', context())).toBe(false);
    }
  });

  it('[35.4.4] a wind that changes out of the breezes parts the line', () => {
    for (const velocity of [1, 5] as const) {
      const sea = underTow({}, at(velocity));
      const told = context();
      settleTows(sea, told);
      expect(sea.grapples).toEqual([]);
      expect(toldOf(told.told, 'tow')).toMatchObject([{ begins: false, why: 'wind', rule: '35.4.4' }]);
    }
    const serves = underTow({}, at(4));
    settleTows(serves, context());
    expect(serves.grapples).toEqual(LINE);
  });

  it('[35.1] a prize of the enemy is no friend: the line is cast off', () => {
    const sea = underTow({ side: 'b', captured: true });
    settleTows(sea, context());
    expect(sea.grapples).toEqual([]);
  });

  it('[35.4.3] a towing ship that surrenders has cast off; one in tow that does is drawn on', () => {
    const beaten = underTow();
    for (const ship of beaten.ships) if (ship.advanced?.tows) ship.surrender = 'firepower';
    settleTows(beaten, context());
    expect(beaten.grapples).toEqual([]);
    const drawn = underTow({ surrender: 'firepower' });
    settleTows(drawn, context());
    expect(drawn.grapples).toHaveLength(1);
  });
});

describe('in the wake', () => {
  const after = (ship: Pick<AdvancedShip, 'bow' | 'heading'>) => ({
    bow: neighbour(ship.bow, ship.heading),
    heading: ship.heading,
  });

  it('[35.4.2] straight ahead she comes into the hex that the other’s stern has left', () => {
    expect(followTower(towed(), tower(), after(tower()))).toEqual({ bow: hexNamed('K11'), heading: 1 });
  });

  it('[35.4.2] round a turn she keeps to the wake: ahead first, then into each hex of the other’s stern', () => {
    let front: Pick<AdvancedShip, 'bow' | 'heading'> = { bow: hexNamed('K10'), heading: 2 };
    let wake: Pick<AdvancedShip, 'bow' | 'heading'> = towed();
    const bows = [];
    for (let step = 0; step < 3; step++) {
      const next = after(front);
      const moved = followTower(wake, front, next);
      expect(moved).not.toBeNull();
      wake = moved!;
      front = next;
      bows.push(wake.bow);
    }
    expect(bows).toEqual([hexNamed('K11'), hexNamed('K10'), neighbour(hexNamed('K10'), 2)]);
    expect(wake.heading).toBe(2);
  });

  it('[35.4.2] wherever the other turns, the bow in tow is never more than two hexes from hers', () => {
    for (const turns of ['', 'L', 'R', 'LL', 'RR', 'LLL']) {
      let front: Pick<AdvancedShip, 'bow' | 'heading'> = tower();
      let wake: Pick<AdvancedShip, 'bow' | 'heading'> = towed();
      for (const turn of turns)
        front = { bow: front.bow, heading: turnedBy(front.heading, turn === 'L' ? -1 : 1) };
      for (let step = 0; step < 4; step++) {
        const next = after(front);
        wake = followTower(wake, front, next) ?? wake;
        front = next;
        const { q, r } = { q: front.bow.q - wake.bow.q, r: front.bow.r - wake.bow.r };
        expect(Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))).toBeLessThanOrEqual(2);
        if (turns === 'LLL') break;
      }
    }
  });

  it('[35.4.2] while the line is slack she stays', () => {
    expect(
      followTower(
        { bow: hexNamed('K11'), heading: 1 },
        { bow: hexNamed('K10'), heading: 3 },
        { bow: hexNamed('L10'), heading: 3 },
      ),
    ).toBeNull();
  });
});
