import { describe, expect, it } from 'vitest';
import type { ShotKind } from '../sea/advanced-log.ts';
import type { AnswerTo } from '../sea/asks.ts';
import type { AdvancedShip, AdvancedState } from '../sea/edition.ts';
import { riggingLeft } from '../sea/ship.ts';
import { bondOf } from '../sea/state.ts';
import { abeam, BOTH_FIRED, SHIP_A, SHIP_B } from '../testing/abeam.ts';
import { type AdvancedTestShip, advancedShip } from '../testing/advanced.ts';
import { phaseAsks, played } from '../testing/play.ts';
import { context, toldOf, viewOf } from '../testing/sea.ts';
import { advancedCombat } from './advanced-combat.ts';
import { advancedFireAsk, lawfulShots } from './fire-orders.ts';
import { reloadPhase } from './reload.ts';

const of = (state: AdvancedState, id: string): AdvancedShip => state.ships.find((each) => each.id === id)!;
const loadedWith = (shot: ShotKind, more: object = {}) => ({
  advanced: { shot: { L: shot, R: shot }, ...more },
});
const HOLD = { L: null, R: null };
type Order = NonNullable<AnswerTo<'fire'>['R']>;
const right = (order: Partial<Order> = {}): AnswerTo<'fire'> => ({
  L: null,
  R: { target: 'b', aim: 'hull', ...order },
});
const refusal = (state: AdvancedState, answer: AnswerTo<'fire'>) => {
  const ask = phaseAsks(advancedCombat, state, context()).find(({ ship }) => ship === 'a');
  if (ask?.kind !== 'fire') throw new Error('no ask');
  return advancedFireAsk.check(viewOf(state), ask, answer);
};
/** Fires a's right broadside; returns what was told of it. */
const fired = (state: AdvancedState, answer: AnswerTo<'fire'>, ...dice: number[]) => {
  const told = context(...dice);
  played(advancedCombat, state, told, { a: answer, b: HOLD });
  expect(told.dice.left).toBe(0);
  return toldOf(told.told, 'fire')[0]!;
};
/** The same with `b` one hex off. */
const close = (
  a: Partial<AdvancedTestShip> = {},
  b: Partial<AdvancedTestShip> = {},
  waters = {},
): AdvancedState => abeam(a, { at: 'L15', ...b }, waters);

describe('the Combat Phase of the Advanced Game', () => {
  it('[24.0] as in the Basic Game all fire is laid first and marked together', () => {
    const state = abeam({ hull: 1 }, { hull: 1 });
    const told = context(5, 5, 1, 1);
    played(advancedCombat, state, told, { a: right(), b: { L: { target: 'a', aim: 'hull' }, R: null } });
    expect(state.ships.map(({ surrender }) => surrender)).toEqual(['striking', 'striking']);
    expect(toldOf(told.told, 'fire')).toHaveLength(2);
  });

  it('[16.1.2.1] two dice for a table above ten, both told with their tables', () => {
    const strong = { quality: 'elite', at: 'K12', heading: 2, initial: { L: true, R: true } } as const;
    const state = abeam({ ...strong, spec: { ...SHIP_A.spec, guns: { L: 26, R: 26 } } }, { at: 'K15' });
    const told = fired(state, right(), 3, 4);
    // Seven for a rake at three hexes, three for the elite crew, two for the initial broadside.
    expect(told).toMatchObject({ rake: true, table: 12, tables: [10, 2], dice: [3, 4] });
    expect(told.hits).toEqual({ H: 5, G: 2, C: 2, R: 1 });
  });

  it('[24.1.3] a broadside has one target, even where only a section of it can fire', () => {
    const state = abeam({}, { at: 'M17' });
    state.ships.push(advancedShip({ ...SHIP_B, id: 'c', at: 'P16' }));
    expect(
      lawfulShots(state, of(state, 'a'), 'R').map(({ target, section }) => [target.id, section]),
    ).toEqual([
      ['b', 'stern'],
      ['c', 'bow'],
    ]);
    const told = context(1);
    played(advancedCombat, state, told, { a: right({ section: 'stern' }), b: HOLD, c: HOLD });
    expect(of(state, 'a').loaded).toEqual({ L: true, R: false });
    expect(refusal(abeam(), right({ section: 'bow' }))).toMatchObject({ rule: '24.1.2' });
  });

  it('[24.1.4] a section that fires an initial broadside takes the advantage of the other with it', () => {
    const state = abeam({ initial: { L: true, R: true } }, { at: 'M17' });
    const told = fired(state, right(), 2);
    expect(told).toMatchObject({ section: 'stern', guns: 10 });
    expect(told.modifiers).toContainEqual({ what: 'initial broadside', by: 1, rule: '24.1.4' });
    expect(of(state, 'a').initial).toEqual({ L: true, R: false });
    expect(of(state, 'a').advanced.did.fired).toBe(true);
  });

  it('[24.1.5] a refusal names what covers the target', () => {
    const state = abeam();
    state.ships.push(advancedShip({ ...SHIP_B, id: 'far', at: 'Q15' }));
    expect(refusal(state, right({ target: 'far' }))).toMatchObject({ code: 'blocked', rule: '24.1.5' });
    expect(refusal(state, { L: { target: 'b', aim: 'hull' }, R: null })).toMatchObject({ code: 'no-target' });
  });

  it('[24.0] who is asked does not tell what is loaded, nor with what', () => {
    const asks = (a: Partial<AdvancedTestShip>): string[] =>
      advancedCombat.asks(abeam(a)).map(({ ship }) => ship);
    const both = ['a', 'b'];
    expect(asks({})).toEqual(both);
    expect(asks({ loaded: BOTH_FIRED, advanced: { shot: { L: null, R: null }, reloads: 0 } })).toEqual(both);
    expect(asks({ loaded: BOTH_FIRED, advanced: { shot: { L: 'D', R: null } } })).toEqual(both);
    expect(asks(loadedWith('G'))).toEqual(both);
    expect(asks({ loaded: BOTH_FIRED, empty: 2 })).toEqual(['b']);
    const unloaded = abeam({ loaded: BOTH_FIRED, advanced: { shot: { L: null, R: null } } });
    const [ask] = advancedCombat.asks(unloaded);
    expect([...advancedFireAsk.choices(viewOf(unloaded), ask as never)]).toEqual([HOLD]);
  });

  it('[20.5.3] [20.3.4.2] [20.3.6.1] repairing, turned on springs or weighing she is not asked to fire', () => {
    for (const advanced of [
      { notes: { repair: 'RH' } },
      { did: { sprung: true } },
      { did: { weighed: true } },
    ])
      expect(
        advancedCombat.asks(abeam({ advanced } as Partial<AdvancedTestShip>)).map(({ ship }) => ship),
      ).toEqual(['b']);
  });
});

describe('ammunition', () => {
  const lawful = (state: AdvancedState): string[] =>
    lawfulShots(state, of(state, 'a'), 'R').flatMap(({ shot, as, aims }) =>
      aims.map((aim) => `${shot}${as ? ' as' : ''} ${aim}`),
    );

  it('[24.2.1] [24.2.1.1] [24.2.1.2] roundshot reaches ten hexes and changes no table', () => {
    const far = abeam({}, { at: 'U15' });
    expect(lawful(far)).toEqual(['R rigging']);
    expect(lawfulShots(far, of(far, 'a'), 'R').map(({ target }) => target.id)).toEqual(['b']);
    expect(fired(abeam(), right(), 2)).toMatchObject({ shot: 'R', table: 2, modifiers: [] });
  });

  it('[24.2.2] [24.2.2.1] chainshot reaches four hexes', () => {
    expect(lawful(abeam(loadedWith('C'), { at: 'O15' }))).toEqual(['C hull', 'C rigging']);
    expect(lawful(abeam(loadedWith('C'), { at: 'P15' }))).toEqual([]);
    expect(refusal(abeam(loadedWith('C'), { at: 'P15' }), right())).toMatchObject({ code: 'wrong-shot' });
  });

  it('[24.2.2.2] chainshot raises the table, and its hull and gun hits miss', () => {
    const state = abeam(loadedWith('C'));
    const told = fired(state, right({ aim: 'rigging' }), 3);
    // Table 4, die 3 would hit a gun as well.
    expect(told).toMatchObject({ shot: 'C', table: 4, hits: { H: 0, G: 0, C: 1, R: 2 } });
    expect(of(state, 'b').guns).toEqual({ L: 20, R: 20 });
  });

  it('[24.2.2.4] the British never fire chainshot, nor do their prizes', () => {
    const shots = (state: AdvancedState) => {
      const ask = reloadPhase.asks(state).find(({ ship }) => ship === 'a');
      return ask?.kind === 'reload' ? ask.shots : null;
    };
    expect(shots(abeam())).toEqual(['R', 'D', 'C', 'G']);
    const british = abeam({ spec: { ...SHIP_A.spec, nation: 'British' } });
    expect(shots(british)).toEqual(['R', 'D', 'G']);
    const prize = abeam({ captured: true });
    of(prize, 'a').sections.push({ ...of(prize, 'a').sections[0]!, no: 4, from: 'b', role: 'prize' });
    expect(shots(prize)).toEqual(['R', 'D', 'G']);
    const found = abeam({ ...loadedWith('C'), spec: { ...SHIP_A.spec, nation: 'British' } });
    expect(lawful(found)).toEqual([]);
    expect(refusal(found, right())).toMatchObject({ rule: '24.2.2.4' });
  });

  it('[11.2.7] hits are marked in the parts of the log they name, and in no other', () => {
    const marked = (die: number) => {
      const state = abeam();
      const told = context(die);
      played(advancedCombat, state, told, { a: right(), b: HOLD });
      const b = of(state, 'b');
      const { H, G, C, R } = toldOf(told.told, 'fire')[0]!.hits;
      const lost = [20 - b.hull, 18 - b.sections.reduce((sum, { left }) => sum + left, 0)];
      return { hits: [H, C, R, G], marks: [...lost, 16 - riggingLeft(b), state.gunHits.length] };
    };
    // Table 2: H G, H C, H C R.
    expect([3, 4, 5].map((die) => marked(die).hits)).toEqual([
      [1, 0, 0, 1],
      [1, 1, 0, 0],
      [1, 1, 1, 0],
    ]);
    for (const die of [3, 4, 5]) expect(marked(die).marks).toEqual(marked(die).hits);
  });

  it('[24.2.3.1] at two hexes doubleshot is no longer fired as such', () => {
    const two = () => abeam(loadedWith('D'), { at: 'M15' });
    expect(lawful(two())).toEqual(['R as hull', 'R as rigging']);
    expect(fired(two(), right(), 2)).toMatchObject({ shot: 'R', range: 2 });
  });

  it('[24.2.3] [24.2.3.1] [24.2.3.2] doubleshot reaches one hex and raises the table', () => {
    const state = close(loadedWith('D'));
    expect(lawful(state)).toEqual(['D hull', 'D rigging']);
    expect(fired(state, right(), 2)).toMatchObject({ shot: 'D', range: 1, base: 4, table: 6 });
  });

  it('[24.2.3.4] beyond one hex it may be fired as roundshot, but not at low powder', () => {
    const state = abeam(loadedWith('D'));
    expect(lawful(state)).toEqual(['R as hull', 'R as rigging']);
    expect(fired(abeam(loadedWith('D')), right(), 2)).toMatchObject({ shot: 'R' });
    const low = abeam(loadedWith('D', { reloads: 0 }));
    expect(refusal(low, right({ as: 'R' }))).toMatchObject({ code: 'wrong-shot' });
    expect(refusal(low, right())).toMatchObject({ code: 'wrong-shot' });
    expect(fired(state, right({ as: 'R' }), 2)).toMatchObject({ shot: 'R', table: 2 });
    expect(lawful(abeam(loadedWith('D', { reloads: 0 })))).toEqual([]);
    expect(refusal(close(loadedWith('D')), right({ as: 'R' }))).toMatchObject({ code: 'wrong-shot' });
  });

  it('[24.2.4] [24.2.4.1] [24.2.4.2] grape takes as many crew squares as the table has, without a die', () => {
    const state = close(loadedWith('G', {}), {}, {});
    of(state, 'a').quality = 'elite';
    expect(lawful(state)).toEqual(['G hull']);
    const told = fired(state, right());
    expect(told).toMatchObject({ shot: 'G', table: 2, hits: { H: 0, G: 0, C: 2, R: 0 } });
    expect(told.dice).toBeUndefined();
    expect(of(state, 'b').sections.map(({ left }) => left)).toEqual([4, 6, 6]);
    expect(lawful(abeam(loadedWith('G')))).toEqual([]);
  });

  it('[24.2.4.4] no grape at a ship whose crew has been in a melee with her for a turn', () => {
    const waters = {
      turn: 5,
      melees: [{ ...bondOf('a', 'b'), since: 4 }],
      grapples: [{ ...bondOf('a', 'b'), count: 1 }],
    };
    expect(lawful(close(loadedWith('R'), {}, waters))).toEqual(['R hull']);
    expect(refusal(close(loadedWith('R'), {}, waters), right({ as: 'G' }))).toMatchObject({
      rule: '24.2.4.4',
    });
    expect(lawful(close(loadedWith('R'), {}, { ...waters, melees: [] }))).toEqual(['R hull', 'G as hull']);
  });

  it('[24.2.4.5] a broadside of roundshot may be fired as grape', () => {
    const state = close({ quality: 'elite' });
    expect(lawful(state)).toEqual(['R hull', 'R rigging', 'G as hull']);
    expect(fired(state, right({ as: 'G' }))).toMatchObject({ shot: 'G', hits: { C: 2 } });
  });

  it('[24.2.5] what is loaded stays in the gun until it is fired, if need be at nothing', () => {
    const state = abeam(loadedWith('C'), { at: 'P15' });
    of(state, 'a').initial = { L: true, R: true };
    expect(fired(state, right({ target: null }))).toMatchObject({ target: null, shot: 'C', rule: '13.4' });
    expect(of(state, 'a')).toMatchObject({ loaded: { L: true, R: false }, initial: { L: true, R: false } });
    expect(of(state, 'a').advanced.shot).toEqual({ L: 'C', R: null });
  });

  it('[24.2.5] a broadside noted to be fired out goes off at nothing, whether or not anything bears', () => {
    const state = abeam(loadedWith('C'), { at: 'A1' });
    const ship = of(state, 'a');
    ship.initial = { L: true, R: true };
    ship.advanced.notes = { out: 'R' };
    const tools = context();
    advancedCombat.enter(state, tools);
    expect(toldOf(tools.told, 'fire')).toMatchObject([
      { ship: 'a', side: 'R', target: null, shot: 'C', rule: '13.4' },
    ]);
    expect(of(state, 'a')).toMatchObject({ loaded: { L: true, R: false }, initial: { L: true, R: false } });
    const again = context();
    advancedCombat.enter(state, again);
    expect(toldOf(again.told, 'fire')).toEqual([]);
  });

  it('[24.2.6] carronades fire what the broadside fires, as it is fired', () => {
    const carronades = { spec: { ...SHIP_A.spec, guns: { L: 16, R: 16 }, carronades: { L: 4, R: 4 } } };
    const state = close({ ...carronades, quality: 'elite' });
    expect(fired(state, right({ as: 'G' }))).toMatchObject({ guns: 16, carronades: 4, shot: 'G', table: 2 });
    const only = { L: 0, R: 0 };
    const spent = close({ ...loadedWith('C'), guns: only, spec: { ...carronades.spec, guns: only } });
    expect(fired(spent, right({ aim: 'hull' }), 4)).toMatchObject({
      carronades: 4,
      shot: 'C',
      hits: { H: 0, G: 0 },
    });
  });

  it('[24.2.7] a ship with a boarding party loses one crew square more to grape, and to grape alone', () => {
    const parties = [{ type: 'DBP', sections: [1], target: null }] as const;
    const boarded = (shot: 'R' | 'G') =>
      fired(
        close({ quality: 'elite' }, { parties: [...parties] }),
        right(shot === 'G' ? { as: 'G' } : {}),
        ...(shot === 'G' ? [] : [2]),
      );
    expect(boarded('G').hits.C).toBe(3);
    expect(boarded('R').hits).toEqual({ H: 2, G: 0, C: 2, R: 1 });
  });

  it('[20.1.3] extra rigging hits are told apart, with the table they come from', () => {
    const state = abeam({ quality: 'crack' }, { advanced: { sail: 'full' } });
    expect(fired(state, right({ aim: 'rigging' }), 3)).toMatchObject({
      hits: { R: 3, C: 1, G: 1 },
      fullSail: 1,
      reconstructed: ['fullSailHits'],
    });
  });
});
