import type { Refusal } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import type { Shot } from '../table/asks.ts';
import { baseOf, batteryOf, type State, shipOf } from '../table/state.ts';
import { testActivation } from '../testing/activation.ts';
import { groundAt, type TestBattery, type TestShip, type TestTable, testTable } from '../testing/table.ts';
import { isLaid, type Laid, lay, layBattery, laySnap, mayShoot, unfired } from './gunnery.ts';
import { checkShot, checkShots } from './shots.ts';

const x: TestShip = { id: 'x', at: [20, 20], heading: 90 };
const y: TestShip = { id: 'y', side: 'b', at: [20, 26], heading: 90 };
const why = (found: Laid | Refusal | null) =>
  found === null || isLaid(found as Laid) ? null : `${(found as Refusal).code} ${(found as Refusal).rule}`;

interface Scene extends Partial<TestTable> {
  readonly mine?: Partial<TestShip>;
  readonly theirs?: Partial<TestShip>;
  readonly fort?: Partial<TestBattery>;
}
const stateOf = ({ mine, theirs, fort, ...rest }: Scene): State =>
  testTable({
    ships: [{ ...x, ...mine }, { ...y, ...theirs }, ...(rest.ships ?? [])],
    batteries: fort === undefined ? [] : [{ id: 'fort', at: [20, 30], ...fort }],
    ...Object.fromEntries(Object.entries(rest).filter(([key]) => key !== 'ships')),
  });

describe('why a broadside cannot be laid', () => {
  const laid = (scene: Scene, target = 'y', aim: 'hull' | 'rigging' = 'hull') => {
    const state = stateOf(scene);
    const ship = shipOf(state, 'x');
    return why(lay(state, ship, baseOf(ship), 'starboard', target, aim, false));
  };
  const noLong = { spec: { broadside: { large: [1, 1, 1, 0], regular: [1, 1, 1, 0] } } } as const;
  const onlyRegular = { spec: { broadside: { large: [0, 0, 0, 0], regular: [1, 0, 0, 0] } } } as const;
  const unarmed = { spec: { broadside: { large: [0, 0, 0, 0], regular: [0, 0, 0, 0] } } } as const;
  const wide = { size: { width: 200_000, height: 200_000 } };

  const BROADSIDE: readonly (readonly [string, string | null, Scene, string?, ('hull' | 'rigging')?])[] = [
    ['fire.declare-target-and-location', 'no-target', {}, 'nobody'],
    ['fire.declare-target-and-location', 'gone', { theirs: { fate: 'sunk' } }],
    ['fire.declare-target-and-location', 'friend', { theirs: { side: 'a' } }],
    ['fire.declare-target-and-location', null, { theirs: { colours: 'prize' } }],
    ['struck', 'struck', { theirs: { colours: 'struck' } }],
    ['fire.not-into-boarding', 'boarding', { boardings: [{ attacker: 'y', defender: 'w' }] }],
    ['fire.not-into-boarding', 'boarding', { boardings: [{ attacker: 'w', defender: 'y' }] }],
    ['fire.not-into-boarding', null, { boardings: [{ attacker: 'w', defender: 'v' }] }],
    ['fire.dice-by-range', null, { ...wide, theirs: { at: [20, 84] } }],
    ['fire.dice-by-range', 'out-of-range', { ...wide, theirs: { at: [20, 84.001] } }],
    ['fire.dice-by-range', null, { ...wide, mine: noLong, theirs: { at: [20, 52] } }],
    ['fire.dice-by-range', 'no-dice', { ...wide, mine: noLong, theirs: { at: [20, 52.001] } }],
    ['fire.dice-by-range', null, { mine: onlyRegular }],
    ['fire.dice-by-range', 'no-dice', { mine: unarmed }],
    ['musketry.point-blank', null, { mine: { spec: { ...unarmed.spec, musketry: 1 } } }],
    ['fire.dice-by-range', 'no-dice', { mine: { spec: { ...unarmed.spec, musketry: 1 }, musketed: true } }],
    [
      'fire.dice-by-range',
      'no-dice',
      { mine: { spec: { ...unarmed.spec, musketry: 1 } }, theirs: { at: [20, 28.001] } },
    ],
    ['fire.arc-30-degrees', 'out-of-arc', { theirs: { at: [20, 14] } }],
    ['fire.arc-30-degrees', 'out-of-arc', { theirs: { at: [28, 22] } }],
    [
      'fire.line-of-sight',
      'no-sight',
      { theirs: { at: [20, 36] }, ships: [{ ...x, id: 'v', at: [20, 28] }] },
    ],
    [
      'fire.line-of-sight',
      null,
      { theirs: { at: [20, 36] }, ships: [{ ...x, id: 'v', at: [20, 28], fate: 'sunk' }] },
    ],
    ['fire.any-point-of-move', 'too-early', { noFireBefore: 2 }],
    ['fire.any-point-of-move', null, { noFireBefore: 1 }],
    ['fire.any-point-of-move', null, { noFireBefore: 2, turn: 2 }],
    ['fire.declare-target-and-location', 'friend', { fort: { side: 'a' }, theirs: { at: [60, 40] } }, 'fort'],
    ['shore.destroyed', 'out-of-action', { fort: { state: 'destroyed' }, theirs: { at: [60, 40] } }, 'fort'],
    [
      'shore.destroyed',
      'out-of-action',
      { fort: { state: 'surrendered' }, theirs: { at: [60, 40] } },
      'fort',
    ],
    ['shore.fort-points', 'no-rigging', { fort: {}, theirs: { at: [60, 40] } }, 'fort', 'rigging'],
    ['shore.fort-points', null, { fort: {}, theirs: { at: [60, 40] } }, 'fort', 'hull'],
  ];
  for (const [rule, code, scene, target, aim] of BROADSIDE)
    it(`[${rule}] refused: ${code}`, () =>
      expect(laid(scene, target, aim)).toBe(code === null ? null : `${code} ${rule}`));

  it('[shore.fort-points] its own battery is a friend before it is a ruin, and a ruin before it has no rigging', () => {
    const far = { theirs: { at: [60, 40] } } as const;
    expect(laid({ ...far, fort: { side: 'a', state: 'destroyed' } }, 'fort', 'rigging')).toBe(
      'friend fire.declare-target-and-location',
    );
    expect(laid({ ...far, fort: { state: 'destroyed' } }, 'fort', 'rigging')).toBe(
      'out-of-action shore.destroyed',
    );
  });
});

describe('a shot as it is laid', () => {
  it('[fire.dice-by-range] [fire.to-hit-rigging] [musketry.point-blank] with all that is known of it', () => {
    const state = stateOf({
      mine: { spec: { musketry: 5 }, sail: 'easy', quality: 'good' },
      theirs: { fires: 1, sail: 'full' },
    });
    const ship = shipOf(state, 'x');
    expect(lay(state, ship, baseOf(ship), 'starboard', 'y', 'rigging', true)).toEqual({
      side: 'starboard',
      target: 'y',
      aim: 'rigging',
      distance: 6000,
      range: 'pointBlank',
      large: 2,
      regular: 2,
      musketry: 5,
      needed: 5,
      modifiers: [
        { what: 'good-crew', by: 1, rule: 'fire.modifiers-shooter' },
        { what: 'shooter-easy-sail', by: 1, rule: 'fire.modifiers-shooter' },
        { what: 'chain-shot', by: 2, rule: 'chain-shot.pass' },
        { what: 'target-on-fire', by: 1, rule: 'fire.modifiers-target' },
        { what: 'target-full-sail', by: 1, rule: 'fire.modifiers-target' },
      ],
      rake: null,
      halved: 0,
    });
  });

  it('[fire.modifiers-shooter] [fire.modifiers-target] sails: none without rigging, easy at anchor', () => {
    const modifiers = (mine: Partial<TestShip>, theirs: Partial<TestShip>) => {
      const state = stateOf({ mine, theirs });
      const ship = shipOf(state, 'x');
      const laid = lay(state, ship, baseOf(ship), 'starboard', 'y', 'hull', false);
      return 'modifiers' in laid ? laid.modifiers.map(({ what, by }) => `${what} ${by}`) : laid.code;
    };
    expect(modifiers({ sail: 'full', quality: 'poor' }, { sail: 'easy' })).toEqual([
      'poor-crew -1',
      'shooter-full-sail -1',
      'target-easy-sail -1',
    ]);
    expect(modifiers({ sail: 'full', rigging: 0 }, { sail: 'full', rigging: 0 })).toEqual([]);
    expect(modifiers({ sail: 'full', anchored: true }, { sail: 'full', anchored: true })).toEqual([
      'shooter-easy-sail 1',
      'target-easy-sail -1',
    ]);
    expect(modifiers({}, { sail: 'full', colours: 'prize' })).toEqual([]);
  });

  it('[fire.crippled-hull-halves] a crippled hull, and a broadside that is not cleared yet, halve once each', () => {
    const halved = (mine: Partial<TestShip>, turn = 1) => {
      const state = stateOf({ mine, turn });
      const ship = shipOf(state, 'x');
      const laid = lay(state, ship, baseOf(ship), 'starboard', 'y', 'hull', false);
      return 'halved' in laid ? [laid.halved, laid.large, laid.regular] : null;
    };
    const unready = (side: 'larboard' | 'starboard') => ({ unready: { side, untilTurn: 3 } });
    expect(halved({ hull: 47 })).toEqual([0, 2, 2]);
    expect(halved({ hull: 46 })).toEqual([1, 1, 1]);
    expect(halved(unready('starboard'), 2)).toEqual([1, 1, 1]);
    expect(halved(unready('starboard'), 3)).toEqual([0, 2, 2]);
    expect(halved(unready('larboard'), 2)).toEqual([0, 2, 2]);
    expect(halved({ hull: 46, ...unready('starboard') })).toEqual([2, 1, 1]);
  });

  it('[boarding.snap-fire] snap fire as it is laid: point blank, halved, nothing raked', () => {
    const state = stateOf({
      mine: {
        spec: { musketry: 5, broadside: { large: [5, 0, 0, 0], regular: [1, 0, 0, 0] } },
        hull: 46,
        sail: 'full',
      },
      theirs: { at: [20, 21], fires: 1 },
    });
    const [ship, boarder] = [shipOf(state, 'x'), shipOf(state, 'y')];
    expect(laySnap(state, ship, 'starboard', boarder, 'rigging')).toEqual({
      side: 'starboard',
      target: 'y',
      aim: 'rigging',
      distance: 1000,
      range: 'pointBlank',
      large: 2,
      regular: 1,
      musketry: 3,
      needed: 5,
      modifiers: [
        { what: 'shooter-full-sail', by: -1, rule: 'fire.modifiers-shooter' },
        { what: 'target-on-fire', by: 1, rule: 'fire.modifiers-target' },
      ],
      rake: null,
      halved: 2,
    });
    const early = stateOf({ noFireBefore: 2 });
    expect(why(laySnap(early, shipOf(early, 'x'), 'starboard', shipOf(early, 'y'), 'hull'))).toBe(
      'too-early fire.any-point-of-move',
    );
  });
});

describe('a battery’s guns', () => {
  const laid = (scene: Scene, target = 'x', aim: 'hull' | 'rigging' = 'hull') => {
    const state = stateOf({ fort: {}, theirs: { at: [60, 40] }, ...scene });
    return layBattery(state, batteryOf(state, 'fort'), target, aim);
  };
  const empty = { large: [0, 0, 0, 0], regular: [0, 0, 0, 0] } as const;
  const wide = { size: { width: 200_000, height: 200_000 } };

  const BATTERY: readonly (readonly [string, string | null, Scene, string?])[] = [
    ['fire.declare-target-and-location', 'no-target', {}, 'nobody'],
    ['fire.declare-target-and-location', 'no-target', {}, 'fort'],
    ['fire.declare-target-and-location', 'friend', {}, 'y'],
    ['fire.declare-target-and-location', 'gone', { mine: { fate: 'sunk' } }],
    ['struck', 'struck', { mine: { colours: 'struck' } }],
    ['fire.not-into-boarding', 'boarding', { boardings: [{ attacker: 'x', defender: 'w' }] }],
    ['fire.dice-by-range', null, { ...wide, mine: { at: [20, 94] } }],
    ['fire.dice-by-range', 'out-of-range', { ...wide, mine: { at: [20, 94.001] } }],
    ['fire.dice-by-range', 'no-dice', { fort: { broadside: empty } }],
    ['musketry.point-blank', null, { fort: { broadside: empty, musketry: 2 }, mine: { at: [20, 22] } }],
    [
      'fire.dice-by-range',
      'no-dice',
      { fort: { broadside: empty, musketry: 2 }, mine: { at: [20, 21.999] } },
    ],
    ['fire.any-point-of-move', 'too-early', { noFireBefore: 2 }],
    ['fire.line-of-sight', 'no-sight', { ships: [{ ...y, id: 'v', at: [20, 25] }] }],
    ['fire.line-of-sight', 'no-sight', { terrain: [groundAt('land', [18, 24], [22, 24], [20, 26])] }],
    ['fire.line-of-sight', null, { terrain: [groundAt('land', [18, 28], [22, 28], [20, 34])] }],
    ['shore.all-round-arc', null, { fort: { arc: { from: 3500, to: 100 } } }],
    ['shore.all-round-arc', null, { fort: { arc: { from: 0, to: 100 } } }],
    ['shore.all-round-arc', null, { fort: { arc: { from: 3500, to: 0 } } }],
    ['shore.all-round-arc', 'out-of-arc', { fort: { arc: { from: 1, to: 100 } } }],
    ['shore.all-round-arc', 'out-of-arc', { fort: { arc: { from: 3500, to: 3599 } } }],
  ];
  for (const [rule, code, scene, target] of BATTERY)
    it(`[${rule}] refused: ${code}`, () =>
      expect(why(laid(scene, target))).toBe(code === null ? null : `${code} ${rule}`));

  it('[shore.plus-one] [shore.crippled-third] a shot as it is laid', () => {
    const shot = {
      side: null,
      target: 'x',
      aim: 'rigging',
      distance: 8000,
      range: 'pointBlank',
      large: 2,
      regular: 0,
      musketry: 4,
      needed: 5,
      modifiers: [{ what: 'shore-battery', by: 1, rule: 'shore.plus-one' }],
      rake: null,
      halved: 0,
    };
    const near = { mine: { at: [20, 22] } } as const;
    expect(laid({ ...near, fort: { musketry: 4 } }, 'x', 'rigging')).toEqual(shot);
    expect(laid({ ...near, fort: { musketry: 4, fort: 40 } }, 'x', 'rigging')).toEqual({
      ...shot,
      large: 1,
      halved: 1,
    });
    const good = laid({ ...near, fort: { quality: 'good' }, mine: { at: [20, 22], fires: 2 } });
    expect('modifiers' in good && good.modifiers.map(({ what }) => what)).toEqual([
      'good-crew',
      'shore-battery',
      'target-on-fire',
    ]);
  });
});

describe('orders to fire', () => {
  const R: Shot = { side: 'starboard', target: 'y', aim: 'hull' };
  const L: Shot = { side: 'larboard', target: 'n', aim: 'hull' };
  const north: TestShip = { ...y, id: 'n', at: [20, 14] };
  const state = (scene: Scene = {}) => stateOf({ ships: [north], ...scene });
  const one = (
    shot: Shot,
    scene: Scene = {},
    activation: Parameters<typeof testActivation>[0] | null = {},
  ) => {
    const table = state(scene);
    const ship = shipOf(table, 'x');
    return why(checkShot(table, ship, baseOf(ship), shot, activation && testActivation(activation)));
  };
  const chain: Shot = { ...R, aim: 'rigging', chain: true };

  const ORDERS: readonly (readonly [
    string,
    string | null,
    Shot,
    Scene?,
    (Parameters<typeof testActivation>[0] | null)?,
  ])[] = [
    ['fire.any-point-of-move', null, R],
    ['all-hands.only-move', 'all-hands', R, {}, { allHands: true }],
    ['fire.not-into-boarding', 'cannot-fire', R, { boardings: [{ attacker: 'x', defender: 'w' }] }],
    ['fire.not-into-boarding', 'cannot-fire', R, { mine: { colours: 'struck' } }],
    ['fire.any-point-of-move', 'fired', R, { mine: { fired: { larboard: false, starboard: true } } }],
    ['fire.any-point-of-move', null, L, { mine: { fired: { larboard: false, starboard: true } } }],
    ['fire.arc-30-degrees', 'out-of-arc', { ...R, side: 'larboard' }],
    ['special.one-a-turn', 'special-spent', chain, {}, null],
    ['special.one-a-turn', 'special-spent', chain, {}, { special: 'tack' }],
    ['special.one-a-turn', null, chain, {}, { special: 'chain-shot', chain: true }],
    ['special.crippled-crew', 'crew-crippled', chain, { mine: { crew: 23 } }],
    ['chain-shot.pass', null, chain],
    ['chain-shot.pass', 'no-use', { ...chain, aim: 'hull' }],
    ['chain-shot.pass', null, chain, { theirs: { at: [20, 36] } }],
    ['chain-shot.pass', 'no-use', chain, { theirs: { at: [20, 36.001] } }],
  ];
  for (const [rule, code, shot, scene, activation] of ORDERS)
    it(`[${rule}] refused: ${code}`, () =>
      expect(one(shot, scene, activation)).toBe(code === null ? null : `${code} ${rule}`));

  it('[fire.any-point-of-move] [special.one-a-turn] both at once: each side once, and chain shot once', () => {
    const both = (...shots: Shot[]) => {
      const table = state();
      const ship = shipOf(table, 'x');
      return why(checkShots(table, ship, baseOf(ship), shots, testActivation({})));
    };
    expect(both(R, L)).toBeNull();
    expect(both(R, R)).toBe('twice fire.any-point-of-move');
    expect(both(chain, { ...L, aim: 'rigging', chain: true })).toBe('special-spent special.one-a-turn');
    expect(both(chain, L)).toBeNull();
    expect(both({ ...R, target: 'nobody' }, { ...L, target: 'y' })).toBe(
      'no-target fire.declare-target-and-location',
    );
    expect(both(R, { ...L, target: 'y' })).toBe('out-of-arc fire.arc-30-degrees');
  });

  it('[fire.not-into-boarding] whose guns may speak, and which are loaded', () => {
    const may = (scene: Scene) => mayShoot(state(scene), shipOf(state(scene), 'x'));
    expect(may({})).toBe(true);
    expect(may({ boardings: [{ attacker: 'w', defender: 'x' }] })).toBe(false);
    expect(may({ mine: { colours: 'prize' } })).toBe(false);
    expect(may({ mine: { fate: 'left' } })).toBe(false);
    const loaded = (larboard: boolean, starboard: boolean) =>
      unfired(shipOf(state({ mine: { fired: { larboard, starboard } } }), 'x'));
    expect([loaded(false, false), loaded(true, false), loaded(false, true), loaded(true, true)]).toEqual([
      ['larboard', 'starboard'],
      ['starboard'],
      ['larboard'],
      [],
    ]);
  });
});
