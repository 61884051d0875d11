/** Every reason for which a shot is refused, in both games, and what is said of it. */
import { describe, expect, it } from 'vitest';
import type { Battery } from '../sea/advanced-sea.ts';
import type { AnswerTo } from '../sea/asks.ts';
import type { AdvancedState } from '../sea/edition.ts';
import { bondOf } from '../sea/state.ts';
import { abeam } from '../testing/abeam.ts';
import { type AdvancedTestShip, advancedSea, advancedShip } from '../testing/advanced.ts';
import { AT_ANCHOR, testBattery, testBomb } from '../testing/battery.ts';
import { hexNamed, type TestShip, testSea, viewOf } from '../testing/sea.ts';
import { batteryAsk, fireBattery } from './batteries.ts';
import { bombardRefusal } from './bombs.ts';
import { fireAsk } from './combat.ts';
import { advancedFireAsk } from './fire-orders.ts';

type Shot = NonNullable<AnswerTo<'fire'>['R']>;
const ASK = { id: 'x', seat: 'a-1', kind: 'fire', rule: '24.0', ship: 'a' } as const;
const right = (shot: Partial<Shot> = {}): AnswerTo<'fire'> => ({
  L: null,
  R: { target: 'b', aim: 'hull', ...shot },
});
const short = (refusal: { code: string; rule: string; message: string } | null) =>
  refusal && [refusal.code, refusal.rule, refusal.message];
const said = (state: AdvancedState, answer: AnswerTo<'fire'>) =>
  short(advancedFireAsk.check(viewOf(state), ASK, answer));

describe('a broadside of the Advanced Game', () => {
  const CARRONADES = { guns: { L: 0, R: 0 }, carronades: { L: 2, R: 2 } };
  const atWork: Battery = testBattery({ id: 'b', hexes: [hexNamed('Q15')] });

  it.each<[rule: string, code: string, words: string, AdvancedState, Partial<Shot>?]>([
    [
      '38.5',
      'aground',
      'A ship aground does not fire.',
      abeam({
        advanced: {
          aground: { difficulty: 3, from: { bow: hexNamed('K16'), heading: 1 }, lightened: false },
        },
      }),
    ],
    [
      '13.1',
      'not-loaded',
      "The right broadside is not loaded; it can't be fired this turn.",
      abeam({ loaded: { L: true, R: false } }),
      { target: null },
    ],
    [
      '24.1.1',
      'no-target',
      'She lies in none of the five fields of the right broadside.',
      abeam({}, { at: 'K10' }),
    ],
    ['24.1.5', 'blocked', 'b is covered by land at L15.', abeam({}, {}, { land: [hexNamed('L15')] })],
    [
      '24.1.2',
      'wrong-section',
      'At b the stern section is fired.',
      abeam({}, { at: 'M17' }),
      { section: 'bow' },
    ],
    ['24.1.2', 'wrong-section', 'At b the whole broadside is fired.', abeam(), { section: 'bow' }],
    ['11.1.9', 'out-of-reach', 'No gun square left there reaches so far.', abeam(CARRONADES, { at: 'O15' })],
    [
      '11.2.5',
      'out-of-reach',
      'Her hull can only be aimed at within five hexes.',
      advancedSea([abeam().ships[0]!], { land: atWork.hexes, advanced: { batteries: [atWork] } }),
    ],
    ['11.2.5', 'rigging-only', 'At 6 hexes only the rigging can be aimed at.', abeam({}, { at: 'Q15' })],
    [
      '11.2.8',
      'hull-only',
      'Only the hull can be aimed at there.',
      abeam({}, { at: 'L15' }, { fouls: [bondOf('a', 'b')] }),
      { aim: 'rigging' },
    ],
  ])('[%s] %s: %s', (rule, code, words, state, shot = {}) => {
    expect(said(state, right(shot))).toEqual([code, rule, words]);
  });

  it('[11.1.9] [11.2.5] just within reach it is accepted', () => {
    expect(said(abeam(CARRONADES), right())).toBeNull();
    expect(said(abeam({}, { at: 'P15' }), right())).toBeNull();
    expect(said(abeam({}, { at: 'Q15' }), right({ aim: 'rigging' }))).toBeNull();
  });
});

describe('a broadside of the Basic Game', () => {
  const A: TestShip = { id: 'a', at: 'K15', heading: 1 };
  const B: TestShip = { id: 'b', at: 'N15', heading: 1, side: 'b' };
  const refused = (a: Partial<TestShip>, b: Partial<TestShip>, land: string[], shot: Partial<Shot> = {}) => {
    const ships = [
      { ...A, ...a },
      { ...B, ...b },
    ];
    const sea = testSea({ phase: 'combat', land: land.map(hexNamed), ships });
    return short(fireAsk.check(viewOf(sea), ASK, right(shot)));
  };

  it('[11.1.4.2] land that lies nearer is in the way', () => {
    expect(refused({}, {}, ['L15'])).toEqual([
      'blocked',
      '11.1.4.2',
      'The right field of fire is blocked by land.',
    ]);
    expect(refused({}, {}, [])).toBeNull();
  });

  it('[11.1.9] carronades alone reach two hexes', () => {
    const carronades = { guns: { L: 0, R: 0 } };
    expect(refused(carronades, {}, [])).toEqual([
      'out-of-reach',
      '11.1.9',
      'Only carronades are left there; they reach two hexes.',
    ]);
    expect(refused(carronades, { at: 'M15' }, [])).toBeNull();
  });
});

describe('a mortar', () => {
  const bomb = testBomb();
  const refused = (b: Partial<AdvancedTestShip>, mortars: (string | null)[] = ['b']) => {
    const enemy = advancedShip({ id: 'b', at: 'K14', heading: 1, side: 'b', ...b });
    const sea = advancedSea([bomb, enemy], { rules: { bombs: true } });
    return short(bombardRefusal(sea, bomb, { L: null, R: null, mortars }));
  };

  it('[42.7] [42.8] [42.8.1] hits what holds to the ground, from three hexes to ten', () => {
    expect(refused({})).toEqual([
      'not-fixed',
      '42.7',
      'Mortars hit only what stands ashore, lies at anchor or is aground.',
    ]);
    const advanced = { anchor: AT_ANCHOR };
    expect(refused({ advanced })).toBeNull();
    expect(refused({ advanced, at: 'K17' })?.slice(0, 2)).toEqual(['too-near', '42.8.1']);
    expect(refused({ advanced, at: 'K16' })).toBeNull();
    expect(refused({ advanced, at: 'K8' })?.slice(0, 2)).toEqual(['too-far', '42.8']);
    expect(refused({ advanced, at: 'K9' })).toBeNull();
  });

  it('[42.7] hits enemies who have not struck', () => {
    const none = ['no-target', '42.7', 'There is no such enemy to be fired at.'];
    expect(refused({}, ['nobody'])).toEqual(none);
    expect(refused({ advanced: { anchor: AT_ANCHOR }, side: 'a' })).toEqual(none);
    expect(refused({ advanced: { anchor: AT_ANCHOR }, surrender: 'striking' })).toEqual(none);
    expect(refused({}, [null])).toBeNull();
  });

  it('[42.0] [42.5] is there, and loaded', () => {
    expect(refused({}, [null, 'b'])).toEqual(['no-mortar', '42.0', 'She has no such mortar.']);
    bomb.advanced.mortars = [3];
    expect(refused({ advanced: { anchor: AT_ANCHOR } })?.slice(0, 2)).toEqual(['not-loaded', '42.5']);
    bomb.advanced.mortars = [4];
    expect(refused({ advanced: { anchor: AT_ANCHOR } })).toBeNull();
  });
});

describe('a battery', () => {
  const fort = testBattery();
  const sea = advancedSea([advancedShip({ id: 'a', at: 'K6', heading: 1 })], {
    land: fort.hexes,
    advanced: { batteries: [fort] },
  });
  const ask = { id: 'x', seat: 'b-1', kind: 'battery', rule: 'battery', ship: 'fort' } as const;
  const refused = (shot: Shot | null) => short(batteryAsk.check(viewOf(sea, 'b-1'), ask, { shot }));

  it('[11.1.4.1] [11.2.5] fires as one, at the closest, or not at all', () => {
    expect(refused(null)).toBeNull();
    expect(refused({ target: 'a', aim: 'hull' })).toBeNull();
    for (const more of [{ section: 'bow' }, { as: 'G' }] as const)
      expect(refused({ target: 'a', aim: 'hull', ...more })?.slice(0, 1)).toEqual(['whole-battery']);
    expect(refused({ target: null, aim: 'hull' })).toEqual([
      'not-closest',
      '11.1.4.1',
      'The Fort can only fire at the closest: a.',
    ]);
    expect(fireBattery(sea, 'fort', { target: null, aim: 'hull' }, undefined as never)).toBeNull();
  });
});
