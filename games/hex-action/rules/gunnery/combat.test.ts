import { describe, expect, it } from 'vitest';
import { gunLosses } from '../damage/gun-losses.ts';
import type { AnswerTo } from '../sea/asks.ts';
import type { Ship } from '../sea/ship.ts';
import { bondOf, type State } from '../sea/state.ts';
import { phaseAsks, played } from '../testing/play.ts';
import { context, type TestShip, testSea, toldOf, viewOf } from '../testing/sea.ts';
import { combatPhase, fireAsk } from './combat.ts';
import { loadPhase } from './load.ts';

const A: TestShip = { id: 'a', at: 'K15', heading: 1, initial: { L: false, R: false } };
const B: TestShip = { id: 'b', at: 'N15', heading: 1, side: 'b', initial: { L: false, R: false } };
const beam = (a: Partial<TestShip> = {}, b: Partial<TestShip> = {}, rest: Partial<State> = {}): State => ({
  ...testSea({
    ships: [
      { ...A, ...a },
      { ...B, ...b },
    ],
    phase: 'combat',
  }),
  ...rest,
});
const of = (state: State, id: string): Ship => state.ships.find((each) => each.id === id)!;
const hull = (target: string) => ({ target, aim: 'hull' as const });
const HOLD = { L: null, R: null };
const refusal = (state: State, answer: AnswerTo<'fire'>) => {
  const ask = phaseAsks(combatPhase, state, context()).find(({ ship }) => ship === 'a');
  if (ask?.kind !== 'fire') throw new Error('no ask');
  return fireAsk.check(viewOf(state), ask, answer);
};

describe('the Combat Phase', () => {
  it('[11.0] both fire, then both mark: a ship shot to pieces has fired all the same', () => {
    const state = beam({ hull: 1 }, { hull: 1 });
    const told = context(5, 5);
    played(combatPhase, state, told, { a: { L: null, R: hull('b') }, b: { L: hull('a'), R: null } });
    expect(told.told.map(({ kind }) => kind)).toEqual([
      'fire',
      'fire',
      'damage',
      'surrender',
      'damage',
      'surrender',
    ]);
    expect(state.ships.map(({ surrender }) => surrender)).toEqual(['striking', 'striking']);
  });

  it('[11.1.7] the order of firing changes nothing: a gun lost in this phase still fires in it', () => {
    const state = beam({ guns: { L: 0, R: 1 }, carronades: { L: 0, R: 0 } }, { guns: { L: 12, R: 12 } });
    const told = context(1, 6);
    played(combatPhase, state, told, { a: { L: null, R: hull('b') }, b: { L: hull('a'), R: null } });
    expect(toldOf(told.told, 'fire')[0]).toMatchObject({ ship: 'a', guns: 1, table: 0 });
    expect(of(state, 'a').guns.R).toBe(0);
  });

  it('[11.4] what is hit is told, also when only her rigging is', () => {
    const state = beam({}, { guns: { L: 12, R: 12 } });
    const told = context(4);
    played(combatPhase, state, told, { a: HOLD, b: { L: { target: 'a', aim: 'rigging' }, R: null } });
    const [damage] = toldOf(told.told, 'damage');
    expect(damage).toMatchObject({ ship: 'a', hull: 0, crew: [], rule: '11.4' });
    expect(damage!.rigging).toBeGreaterThan(0);
  });

  it('[11.1.1] each broadside bears on its own side', () => {
    expect(refusal(beam(), { L: hull('b'), R: null })).toMatchObject({ rule: '11.1.3' });
    expect(refusal(beam(), { L: null, R: hull('b') })).toBeNull();
  });

  it('[11.1.4] a broadside fires at one enemy in its field, and only a ship with one is asked', () => {
    expect(phaseAsks(combatPhase, beam(), context()).map(({ ship }) => ship)).toEqual(['a', 'b']);
    expect(combatPhase.enter(beam({}, { at: 'K12' }), context())).toBe('done');
    expect(combatPhase.enter(beam({}, {}, { noCombat: true }), context())).toBe('done');
    const spent = beam({ loaded: { L: false, R: false }, empty: 2 });
    expect(phaseAsks(combatPhase, spent, context()).map(({ ship }) => ship)).toEqual(['b']);
  });

  it('[11.1.4.1] [11.1.4.2] a refusal says what is closest or what is in the way', () => {
    const nearer = beam();
    nearer.ships.push({ ...of(nearer, 'b'), id: 'c', bow: { ...of(nearer, 'b').bow, q: 15 } });
    expect(refusal(nearer, { L: null, R: hull('c') })).toMatchObject({ rule: '11.1.4.1' });
    const left = { ...of(nearer, 'b'), id: 'left', bow: { q: 8, r: of(nearer, 'a').bow.r + 1 } };
    const blocked = beam({}, { surrender: 'firepower' });
    blocked.ships.push(left);
    expect(refusal(blocked, { L: null, R: hull('b') })).toMatchObject({ rule: '11.1.4.2' });
  });

  it('[11.1.4] who is asked does not tell which side is loaded; the choices do, to her commander alone', () => {
    const fired = { initial: { L: false, R: false }, empty: 1 };
    const either = [
      { L: true, R: false },
      { L: false, R: true },
    ].map((loaded) => beam({ ...fired, loaded }));
    const [left, right] = either.map((state) => phaseAsks(combatPhase, state, context()));
    expect(left).toEqual(right);
    expect(refusal(either[0]!, { L: null, R: hull('b') })).toMatchObject({ rule: '13.1' });
    expect(refusal(either[1]!, { L: null, R: hull('b') })).toBeNull();
  });

  it('[11.1.6] a fired broadside is empty and no longer initial', () => {
    const state = beam({ initial: { L: true, R: true } });
    played(combatPhase, state, context(1), { a: { L: null, R: hull('b') }, b: HOLD });
    expect(of(state, 'a').loaded).toEqual({ L: true, R: false });
    expect(of(state, 'a').initial).toEqual({ L: true, R: false });
    expect([of(state, 'a').empty, of(state, 'b').empty]).toEqual([1, 0]);
    expect(of(state, 'b').loaded).toEqual({ L: true, R: true });
  });

  it('[11.1.8] both broadsides may fire in one phase if both are loaded', () => {
    const state = beam();
    state.ships.push({ ...structuredClone(of(state, 'b')), id: 'c', bow: { q: 7, r: of(state, 'a').bow.r } });
    const told = context(1, 1);
    played(combatPhase, state, told, { a: { L: hull('c'), R: hull('b') }, b: HOLD, c: HOLD });
    expect(toldOf(told.told, 'fire').map(({ side, target }) => [side, target])).toEqual([
      ['L', 'c'],
      ['R', 'b'],
    ]);
    expect(
      refusal(beam({ loaded: { L: false, R: true } }), { L: { target: null, aim: 'hull' }, R: null }),
    ).toMatchObject({ rule: '13.1' });
  });

  it('[11.1.9] carronades alone can’t reach three hexes', () => {
    const only = { guns: { L: 5, R: 0 } };
    expect(phaseAsks(combatPhase, beam(only), context()).map(({ ship }) => ship)).toEqual(['b']);
    expect(phaseAsks(combatPhase, beam(only, { at: 'M15' }), context()).map(({ ship }) => ship)).toEqual([
      'a',
      'b',
    ]);
  });

  it('[11.2.5] [11.2.8] what can’t be aimed at is refused', () => {
    expect(refusal(beam({}, { at: 'Q15' }), { L: null, R: hull('b') })).toMatchObject({ rule: '11.2.5' });
    expect(refusal(beam({}, { at: 'Q15' }), { L: null, R: { target: 'b', aim: 'rigging' } })).toBeNull();
    const bound = beam({}, { at: 'L15' }, { fouls: [bondOf('a', 'b')] });
    expect(refusal(bound, { L: null, R: { target: 'b', aim: 'rigging' } })).toMatchObject({ rule: '11.2.8' });
  });

  it('[11.2.6] one die on the table found; the happening carries the whole sum', () => {
    const state = beam({ spec: { guns: { L: 7, R: 7 } }, quality: 'crack', initial: { L: true, R: true } });
    const told = context(6);
    played(combatPhase, state, told, { a: { L: null, R: hull('b') }, b: HOLD });
    expect(told.told[0]).toEqual({
      kind: 'fire',
      rule: '11.2.6',
      dice: [6],
      ship: 'a',
      side: 'R',
      target: 'b',
      aim: 'hull',
      range: 3,
      guns: 7,
      carronades: 0,
      base: 1,
      modifiers: [
        { what: 'crew quality', by: 2, rule: '11.3.1' },
        { what: 'initial broadside', by: 2, rule: '11.3.4' },
      ],
      table: 5,
      rake: false,
      hits: { H: 3, G: 1, C: 2, R: 0 },
    });
  });

  it('[11.2.4] a broadside that reaches no table misses without a die', () => {
    const state = beam({ guns: { L: 1, R: 1 } }, { at: 'O15' });
    const told = context();
    played(combatPhase, state, told, { a: { L: null, R: hull('b') }, b: HOLD });
    expect(told.told).toMatchObject([{ kind: 'fire', table: null, hits: { H: 0, G: 0, C: 0, R: 0 } }]);
    expect(of(state, 'a').loaded!.R).toBe(false);
  });

  it.each([
    [2, { hull: 2, crew: [], guns: { L: 2, R: 0 }, rigging: 0 }],
    [3, { hull: 2, crew: [{ section: 1, squares: 1 }], guns: { L: 1, R: 0 }, rigging: 1 }],
    [6, { hull: 3, crew: [{ section: 1, squares: 2 }], guns: { L: 1, R: 0 }, rigging: 0 }],
  ])('[11.2.7] hits are marked in the parts of the log they name, here those of a %i', (die, marked) => {
    const state = beam(
      { spec: { guns: { L: 7, R: 7 } }, quality: 'crack', initial: { L: true, R: true } },
      {
        carronades: { L: 0, R: 0 },
      },
    );
    const told = context(die);
    played(combatPhase, state, told, { a: { L: null, R: hull('b') }, b: HOLD });
    expect(toldOf(told.told, 'damage')).toMatchObject([{ ship: 'b', ...marked }]);
    expect(gunLosses.enter(state, context())).toBe('done');
  });

  it('[13.4] a broadside may be fired at nothing: it is spent, and initial no longer', () => {
    const state = beam({ initial: { L: true, R: true } });
    const told = context();
    played(combatPhase, state, told, { a: { L: { target: null, aim: 'hull' }, R: null }, b: HOLD });
    expect(toldOf(told.told, 'fire')).toMatchObject([{ rule: '13.4', target: null, side: 'L', table: null }]);
    expect(of(state, 'a')).toMatchObject({ loaded: { L: false, R: true }, initial: { L: false, R: true } });
  });

  it('[13.2] fired, loaded in the same turn and fired again in the next', () => {
    const state = beam();
    played(combatPhase, state, context(1), { a: { L: null, R: hull('b') }, b: HOLD });
    expect(of(state, 'a').loaded!.R).toBe(false);
    loadPhase.enter(state, context());
    state.turn++;
    played(combatPhase, state, context(1), { a: { L: null, R: hull('b') }, b: HOLD });
    expect(of(state, 'a').loaded!.R).toBe(false);
  });

  it('every order is opened as news, so that no shot can be taken back', () => {
    const told = context(1);
    played(combatPhase, beam(), told, { a: { L: null, R: hull('b') }, b: HOLD });
    expect(told.happenings[0]).toMatchObject({ news: true });
  });
});
