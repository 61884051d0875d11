import { describe, expect, it } from 'vitest';
import { advancedSea, advancedShip } from '../testing/advanced.ts';
import { answered, phaseAsks } from '../testing/play.ts';
import { context, hexNamed } from '../testing/sea.ts';
import { loadsFor, loadsRefusal, reloadPhase } from './reload.ts';

type Stated = Omit<Parameters<typeof advancedShip>[0], 'id' | 'at' | 'heading'>;
const FIRED = { loaded: { L: false, R: false }, initial: { L: false, R: false }, empty: 2 };
const fired = (stated: Stated = {}) =>
  advancedShip({
    id: 'x',
    at: 'K15',
    heading: 1,
    ...FIRED,
    ...stated,
    advanced: { shot: { L: null, R: null }, ...stated.advanced },
  });
const sea = (ship = fired(), rest: Parameters<typeof advancedSea>[1] = {}) =>
  advancedSea([ship], { phase: 'load', turn: 3, ...rest });
const NOTHING = { L: null, R: null };
const short = (refusal: { code: string; rule: string } | null) => refusal && [refusal.code, refusal.rule];
const refusal = (
  loads: Parameters<typeof loadsRefusal>[2],
  ship = fired(),
  rest: Parameters<typeof advancedSea>[1] = {},
) => short(loadsRefusal(sea(ship, rest), ship, loads));

describe('reloading told in full', () => {
  it('[26.1] [26.1.1] [7.2.5] a kind for each broadside, in secret, and squares marked', () => {
    const state = sea();
    const tools = context();
    expect(phaseAsks(reloadPhase, state, tools)).toEqual([
      {
        id: expect.any(String),
        seat: 'a-1',
        kind: 'reload',
        rule: '26.1',
        ship: 'x',
        shots: expect.any(Array),
      },
    ]);
    expect(answered(reloadPhase, state, tools, { x: { L: { shot: 'R' }, R: { shot: 'D' } } })).toBe('done');
    const left = {
      kind: 'reloaded',
      rule: '26.1',
      ship: 'x',
      side: 'L',
      shot: 'R',
      mortars: false,
      left: 29,
    };
    const right = { ...left, side: 'R', shot: 'D', left: 27 };
    expect(tools.happenings).toEqual(
      [left, right].map((truth) => ({ truth, shown: { others: null, seats: { 'a-1': truth } } })),
    );
    expect(state.ships[0]).toMatchObject({ loaded: { L: true, R: true }, empty: 0 });
    expect(state.ships[0]!.advanced).toMatchObject({ shot: { L: 'R', R: 'D' }, reloads: 27 });
  });

  it('[24.2.3.3] with fewer than three sections doubleshot takes two turns, and nothing else is loaded', () => {
    const ship = fired({ advanced: { wounds: { waterline: 1 } } });
    const state = sea(ship);
    expect(refusal({ L: { shot: 'D' }, R: { shot: 'R' } }, ship)).toEqual(['double-alone', '24.2.3.3']);
    expect(refusal({ L: { shot: 'D' }, R: null }, ship)).toBeNull();
    const tools = context();
    phaseAsks(reloadPhase, state, tools);
    answered(reloadPhase, state, tools, { x: { L: { shot: 'D' }, R: null } });
    expect(state.ships[0]).toMatchObject({ loaded: { L: false, R: false } });
    expect(state.ships[0]!.advanced).toMatchObject({ shot: { L: 'D', R: null }, reloads: 28 });
    expect(loadsFor(state, state.ships[0]!)).toEqual([{ L: { shot: 'D' }, R: null }]);
    state.turn = 4;
    phaseAsks(reloadPhase, state, tools);
    answered(reloadPhase, state, tools, { x: { L: { shot: 'D' }, R: null } });
    expect(state.ships[0]).toMatchObject({ loaded: { L: true, R: false } });
    expect(state.ships[0]!.advanced.reloads).toBe(28);
  });

  it('[26.1.2] squares never fall below none', () => {
    const state = sea(fired({ advanced: { reloads: 1 } }));
    const tools = context();
    phaseAsks(reloadPhase, state, tools);
    answered(reloadPhase, state, tools, { x: { L: { shot: 'D' }, R: { shot: 'R' } } });
    expect(state.ships[0]!.advanced.reloads).toBe(0);
  });

  it('[24.2.2.4] [24.2.5] [26.1] [42.5] what is refused', () => {
    expect(refusal({ L: { shot: 'R' }, R: { shot: 'G' } })).toBeNull();
    expect(refusal({ L: { shot: 'C' }, R: null })).toEqual(['never-loaded', '24.2.2.4']);
    expect(refusal({ L: { shot: 'C' }, R: null }, fired({ spec: { nation: 'French' } }))).toBeNull();
    const half = fired({ loaded: { L: true, R: false }, empty: 1, advanced: { shot: { L: 'R', R: null } } });
    expect(refusal({ L: { shot: 'R' }, R: null }, half)).toEqual(['nothing-to-load', '26.1']);
    expect(refusal({ L: { shot: 'D', out: true }, R: null }, half)).toBeNull();
    expect(refusal({ L: { shot: 'R', out: true }, R: null }, half)).toEqual([
      'nothing-to-fire-out',
      '24.2.5',
    ]);
    expect(refusal({ ...NOTHING, mortars: true })).toEqual(['no-mortar', '42.5']);
    expect(refusal({ L: { shot: 'R' }, R: null, mortars: true })).toEqual(['guns-or-mortars', '42.3.1']);
    expect(
      refusal({ L: { shot: 'R' }, R: { shot: 'R' } }, fired(), { rules: { oneBroadside: true } }),
    ).toEqual(['one-broadside', '26.1']);
    expect(refusal({ L: { shot: 'R' }, R: null }, fired(), { rules: { oneBroadside: true } })).toBeNull();
    expect(refusal(NOTHING)).toBeNull();
  });

  const aground = { difficulty: 3, from: { bow: hexNamed('K15'), heading: 1 as const }, lightened: false };
  it.each<[string, string, Stated, boolean]>([
    ['26.1', 'has fired', {}, true],
    ['26.1', 'has fired on one side only', { initial: { L: true, R: false } }, true],
    ['26.1', 'has not fired', { initial: { L: true, R: true } }, false],
    [
      '13.5',
      'has put her loading off',
      { initial: { L: true, R: true }, advanced: { unloaded: true } },
      true,
    ],
    ['26.1', 'has no gun', { guns: { L: 0, R: 0 }, carronades: { L: 0, R: 0 } }, false],
    ['12.4.4', 'has surrendered', { surrender: 'firepower' }, false],
    ['26.1', 'is lit', { advanced: { lit: 1 } }, false],
    ['20.3.4.2', 'was turned on springs', { advanced: { did: { sprung: true } } }, false],
    ['20.3.6.1', 'weighs', { advanced: { did: { weighed: true } } }, false],
    ['26.2', 'makes repairs', { hull: 5, advanced: { notes: { repair: 'RH' } } }, false],
  ])('[%s] who %s', (_rule, _who, stated, asked) => {
    expect(reloadPhase.asks(sea(fired(stated))).filter(({ kind }) => kind === 'reload')).toHaveLength(
      asked ? 1 : 0,
    );
    expect(
      reloadPhase
        .asks(sea(fired({ ...stated, advanced: { ...stated.advanced, aground } }), { noCombat: true }))
        .filter(({ kind }) => kind === 'reload'),
    ).toEqual([]);
  });
});
