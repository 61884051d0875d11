import { describe, expect, it } from 'vitest';
import { targetsFor } from '../bearing/field-of-fire.ts';
import { meleePhase } from '../boarding/melee.ts';
import { combatPhase } from '../gunnery/combat.ts';
import { canRakeHull } from '../gunnery/yielding.ts';
import { canWork, type Ship } from '../sea/ship.ts';
import { bondOf, type State } from '../sea/state.ts';
import { phaseAsks, played } from '../testing/play.ts';
import { context, type TestShip, testSea, toldOf } from '../testing/sea.ts';
import { recover } from './surrender.ts';

const A: TestShip = { id: 'a', at: 'K15', heading: 1, initial: { L: false, R: false } };
const UNARMED = { guns: { L: 0, R: 0 }, carronades: { L: 0, R: 0 } };
const of = (state: State, id: string): Ship => state.ships.find((each) => each.id === id)!;
const FIRE = { L: null, R: { target: 'b', aim: 'hull' as const } };
const HOLD = { L: null, R: null };

describe('striking', () => {
  const dying = (): State =>
    testSea({
      ships: [
        A,
        { id: 'b', at: 'N15', heading: 1, side: 'b', hull: 1 },
        { id: 'c', at: 'Q15', heading: 1, side: 'b' },
      ],
    });

  it('[11.4.1.2] with the last hull square she strikes; excess misses', () => {
    const state = dying();
    const told = context(5);
    played(combatPhase, state, told, { a: FIRE, b: HOLD });
    expect(of(state, 'b')).toMatchObject({ hull: 0, surrender: 'striking' });
    expect(toldOf(told.told, 'surrender')).toEqual([
      { kind: 'surrender', rule: '11.4.1.2', ship: 'b', how: 'striking', to: null },
    ]);
    expect(canWork(of(state, 'b'), 1)).toBe(false);
  });

  it('[11.4.1.2] nobody fires at a struck ship, and her parties stand down', () => {
    const state = dying();
    of(state, 'b').parties = [{ type: 'OBP', sections: [1], target: 'a' }];
    played(combatPhase, state, context(5), { a: FIRE, b: HOLD });
    expect(of(state, 'b').parties).toEqual([]);
    expect(targetsFor(state, of(state, 'a'), 'R')).toMatchObject({ targets: [] });
    expect(targetsFor(state, of(state, 'c'), 'L').targets).toEqual([]);
  });

  it('[11.4.1.2] a struck ship can be boarded but never works again, not even for a prize crew', () => {
    const state = {
      ...testSea({
        ships: [
          { ...A, parties: [{ type: 'OBP', sections: [1, 2], target: 'b' }] },
          { id: 'b', at: 'L15', heading: 1, side: 'b', hull: 0, surrender: 'striking' },
          { id: 'c', at: 'Q15', heading: 1, side: 'b' },
        ],
      }),
      grapples: [{ ...bondOf('a', 'b'), count: 1 }],
    };
    meleePhase.enter(state, context());
    expect(of(state, 'b')).toMatchObject({ captured: true, side: 'a', surrender: 'striking' });
    expect(canWork(of(state, 'b'), 9)).toBe(false);
  });
});

describe('surrender by firepower', () => {
  const beaten = (b: Partial<TestShip> = {}, friend: Partial<TestShip> | null = null): State =>
    testSea({
      ships: [
        A,
        { id: 'b', at: 'L15', heading: 1, side: 'b', ...UNARMED, ...b },
        ...(friend === null ? [] : [{ id: 'f', at: 'V15', heading: 1, side: 'b', ...friend } as TestShip]),
      ],
    });
  const fired = (state: State) => {
    const told = context(1);
    played(combatPhase, state, told, { a: FIRE, f: HOLD });
    return toldOf(told.told, 'surrender').map(({ how, to, rule }) => [how, to, rule]);
  };

  it('[11.4.3.2] without a gun she gives up to an adjacent enemy who fires into her', () => {
    expect(fired(beaten())).toEqual([['firepower', 'a', '11.4.3.2']]);
    expect(fired(beaten({ at: 'M15' }))).toEqual([]);
    expect(fired(beaten({ guns: { L: 0, R: 1 } }))).toEqual([]);
  });

  it('[11.4.3.2] not if he holds his fire, nor if the last gun goes with this very broadside', () => {
    const held = beaten();
    const told = context();
    played(combatPhase, held, told, { a: HOLD });
    expect(told.told).toEqual([]);
    const last = beaten({ guns: { L: 1, R: 0 } });
    const salvo = context(1);
    played(combatPhase, last, salvo, { a: { L: null, R: { target: 'b', aim: 'hull' } }, b: HOLD });
    expect(of(last, 'b').surrender).toBeNull();
  });

  it('[11.4.3.2] a friend as large as the firing ship within ten hexes prevents it', () => {
    expect(fired(beaten({}, {}))).toEqual([]);
    expect(fired(beaten({}, { spec: { class: 1 } }))).toEqual([]);
    expect(fired(beaten({}, { spec: { class: 4 } }))).toHaveLength(1);
    expect(fired(beaten({}, { at: 'W15' }))).toHaveLength(1);
    expect(fired(beaten({}, { surrender: 'firepower' }))).toHaveLength(1);
    expect(fired(beaten({}, { presence: 'due' }))).toHaveLength(1);
  });

  it('[11.4.3.2] the friend is measured against the ship that fires, and each of those by herself', () => {
    const large = beaten({ spec: { class: 5 } }, { spec: { class: 4 } });
    expect(fired(large)).toHaveLength(1);
    const small = beaten({ spec: { class: 2 } }, {});
    expect(fired(small)).toEqual([]);
    // A ship of the line fires as well: the frigate that covers her against the frigate does not count there.
    const both = beaten({}, {});
    both.ships.push({
      ...structuredClone(of(both, 'a')),
      id: 'line',
      bow: { q: 12, r: of(both, 'b').bow.r },
    });
    const line = of(both, 'line');
    Object.assign(line, { spec: { ...line.spec, class: 1 } });
    const told = context(1, 1);
    const shots = { a: FIRE, line: { L: { target: 'b', aim: 'hull' as const }, R: null }, f: HOLD };
    played(combatPhase, both, told, shots);
    expect(toldOf(told.told, 'surrender')).toMatchObject([{ ship: 'b', how: 'firepower', to: 'line' }]);
  });

  it('[11.4.1.2] [11.4.3.2] a ship whose last hull square goes with it has struck, once', () => {
    const state = beaten({ hull: 1 });
    const told = context(6);
    played(combatPhase, state, told, { a: FIRE });
    expect(toldOf(told.told, 'surrender')).toMatchObject([{ ship: 'b', how: 'striking' }]);
    expect(of(state, 'b').surrender).toBe('striking');
  });
});

describe('surrender by immobility', () => {
  // Two hexes across her bow, broadside on.
  const raked = (
    a: Partial<TestShip> = {},
    b: Partial<TestShip> = {},
    friend: Partial<TestShip> | null = null,
  ): State =>
    testSea({
      ships: [
        { ...A, at: 'L12', heading: 2, ...a },
        { id: 'b', at: 'K15', heading: 1, side: 'b', rigging: [0, 0, 0, 0], ...b },
        ...(friend === null ? [] : [{ id: 'f', at: 'K22', heading: 1, side: 'b', ...friend } as TestShip]),
      ],
    });
  const resolved = (state: State, fire = false) => {
    const told = context(1);
    played(combatPhase, state, told, { a: fire ? FIRE : HOLD, b: HOLD, f: HOLD });
    return toldOf(told.told, 'surrender').map(({ how, to, rule }) => [how, to, rule]);
  };

  it('[11.4.4.2] without rigging she gives up to an enemy who can rake her hull, fired or not', () => {
    expect(resolved(raked())).toEqual([['immobility', 'a', '11.4.4.2']]);
    expect(resolved(raked(), true)).toHaveLength(1);
    expect(resolved(raked({}, { rigging: [0, 0, 0, 1] }))).toEqual([]);
  });

  it('[11.4.4.2] he must be able to: loaded, manned, and near enough for the hull', () => {
    expect(resolved(raked({ loaded: { L: true, R: false }, empty: 1 }))).toEqual([]);
    expect(resolved(raked({ loaded: { L: false, R: true }, empty: 1 }))).toHaveLength(1);
    expect(resolved(raked({ at: 'L8' }))).toEqual([]);
    const can = (state: State) => canRakeHull(state, of(state, 'a'), of(state, 'b'));
    expect(can(raked())).toBe(true);
    expect(can(raked({ parties: [{ type: 'OBP', sections: [1, 2, 3], target: 'x' }] }))).toBe(false);
    // Somebody lies between them.
    expect(can(raked({}, {}, { at: 'K14', side: 'a' }))).toBe(false);
    const beam = testSea({
      ships: [A, { id: 'b', at: 'N15', heading: 1, side: 'b', rigging: [0, 0, 0, 0] }],
    });
    expect(resolved(beam)).toEqual([]);
  });

  it('[11.4.4.2] a friend as large as he within ten hexes prevents it', () => {
    expect(resolved(raked({}, {}, {}))).toEqual([]);
    expect(resolved(raked({}, {}, { spec: { class: 5 } }))).toHaveLength(1);
  });
});

describe('recovery', () => {
  const astray = (surrender: Ship['surrender'], friend: Partial<TestShip> = {}): State =>
    testSea({
      ships: [
        { id: 'b', at: 'K15', heading: 1, side: 'b', surrender, hull: 4 },
        { id: 'f', at: 'P15', heading: 1, side: 'b', ...friend },
      ],
      turn: 7,
    });

  it('[11.4.5] within five hexes of a friend she is herself again, and works from the next turn on', () => {
    for (const surrender of ['firepower', 'immobility'] as const) {
      const state = astray(surrender);
      const told = context();
      recover(state, told);
      expect(told.told).toEqual([{ kind: 'recovered', rule: '11.4.5', ship: 'b' }]);
      const ship = of(state, 'b');
      expect(ship).toMatchObject({ surrender: null, hull: 4 });
      expect([canWork(ship, 7), canWork(ship, 8)]).toEqual([false, true]);
    }
  });

  it('[11.4.5] not at six hexes, not after striking, not by a friend who has surrendered or an enemy', () => {
    const still = (state: State) => {
      recover(state, context());
      return of(state, 'b').surrender;
    };
    expect(still(astray('firepower', { at: 'Q15' }))).toBe('firepower');
    expect(still(astray('striking'))).toBe('striking');
    expect(still(astray('firepower', { surrender: 'immobility' }))).toBe('firepower');
    expect(still(astray('firepower', { side: 'a' }))).toBe('firepower');
  });

  it('[12.4.4] a surrendered ship neither fires nor is asked for anything', () => {
    const state = testSea({
      ships: [
        A,
        { id: 'b', at: 'N15', heading: 1, side: 'b', surrender: 'immobility' },
        { id: 'c', at: 'I15', heading: 1, side: 'b' },
      ],
    });
    expect(phaseAsks(combatPhase, state, context()).map(({ ship }) => ship)).toEqual(['a', 'c']);
    expect(canWork(of(state, 'b'), 1)).toBe(false);
  });
});
