import { describe, expect, it } from 'vitest';
import { judgePlot } from '../sailing/plot.ts';
import type { AnswerTo, HexAsk } from '../sea/asks.ts';
import type { State } from '../sea/state.ts';
import { context, type TestShip, testSea, toldOf, viewOf } from '../testing/sea.ts';
import { unfoulAsk, unfoulingPhase } from './unfouling.ts';

type UnfoulAsk = Extract<HexAsk, { kind: 'unfoul' }>;
type Attempts = AnswerTo<'unfoul'>['attempts'];

const locked = (stated: Partial<TestShip> = {}, rest: Partial<Parameters<typeof testSea>[0]> = {}): State =>
  testSea({
    phase: 'unfouling',
    turn: 3,
    ships: [
      { id: 'x', at: 'K20', heading: 2, ...stated },
      { id: 'y', at: 'L20', heading: 2, side: 'b' },
      { id: 'z', at: 'K19', heading: 2, side: 'b' },
    ],
    fouls: [{ a: 'x', b: 'y' }],
    ...rest,
  });
const asksOf = (state: State) => unfoulingPhase.asks(state) as UnfoulAsk[];

function answer(state: State, by: Record<string, Attempts>, ...faces: number[]) {
  const tools = context(...faces);
  const answers = asksOf(state).map((ask) => ({ ask, answer: { attempts: by[ask.ship] ?? [] } }));
  expect(unfoulingPhase.resolve(state, answers, tools)).toBe('done');
  expect(tools.dice.left).toBe(0);
  return toldOf(tools.told, 'unfoul');
}
const tryIt = (from: string, spend = false) => ({ from, spend });

describe('6.0 unfouling', () => {
  it('[6.0] each fouled ship may try, with two dice against ten', () => {
    const state = locked();
    expect(unfoulingPhase.enter(state, context())).toBe('waits');
    expect(asksOf(state).map(({ ship, seat, fouledWith }) => [ship, seat, fouledWith])).toEqual([
      ['x', 'a-1', ['y']],
      ['y', 'b-1', ['x']],
    ]);
    const [failed] = answer(state, { x: [tryIt('y')] }, 4, 5);
    expect(failed).toMatchObject({
      ship: 'x',
      from: 'y',
      dice: [4, 5],
      total: 9,
      needed: 10,
      success: false,
    });
    expect(state.fouls).toHaveLength(1);
    const [done] = answer(state, { x: [tryIt('y')] }, 4, 6);
    expect(done).toMatchObject({ total: 10, success: true });
    expect(state.fouls).toEqual([]);
  });

  it('[6.0] nobody has to try, and without fouls nobody is asked', () => {
    const state = locked();
    expect(answer(state, {})).toEqual([]);
    expect(state.fouls).toHaveLength(1);
    expect(unfoulingPhase.enter(locked({}, { fouls: [] }), context())).toBe('done');
  });

  it('[6.0] both ships may try the same foul; when one has cleared it the other throws nothing', () => {
    const state = locked();
    expect(answer(state, { x: [tryIt('y')], y: [tryIt('x')] }, 1, 1, 6, 6)).toHaveLength(2);
    expect(state.fouls).toEqual([]);
    const again = locked();
    expect(answer(again, { x: [tryIt('y')], y: [tryIt('x', true)] }, 6, 6)).toHaveLength(1);
    expect(again.ships[1]!.rigging).toEqual([4, 4, 4, 4]);
  });

  it('[6.0] a ship fouled with several tries each by itself, and stays fouled to those she did not clear', () => {
    const fouls = [
      { a: 'x', b: 'y' },
      { a: 'x', b: 'z' },
    ];
    const state = locked({}, { fouls });
    expect(answer(state, { x: [tryIt('y'), tryIt('z')] }, 2, 2, 5, 5)).toHaveLength(2);
    expect(state.fouls).toEqual([{ a: 'x', b: 'y' }]);
    expect(judgePlot(state, state.ships[0]!, '1').legal).toBe(false);
  });

  it('[6.0] ships that have cleared themselves move normally in the same turn', () => {
    const state = locked();
    answer(state, { y: [tryIt('x')] }, 6, 6);
    for (const ship of state.ships.slice(0, 2)) expect(judgePlot(state, ship, '4').legal).toBe(true);
  });

  it('[6.0] the other forms of the table: nine on two dice, or one die on two faces of six', () => {
    const nine = locked({}, { options: { unfouling: 'two-dice-9' } });
    expect(answer(nine, { x: [tryIt('y')] }, 4, 5)[0]).toMatchObject({ needed: 9, success: true });
    const die = (face: number) =>
      answer(locked({}, { options: { unfouling: 'one-die-2' } }), { x: [tryIt('y')] }, face)[0]!.success;
    expect([1, 2, 3, 4, 5, 6].filter(die)).toHaveLength(2);
  });

  it('[6.1] a rigging square given up adds one, one square an attempt, first section first', () => {
    const state = locked({ rigging: [1, 4, 4, 4] });
    const [thrown] = answer(state, { x: [tryIt('y', true)] }, 4, 5);
    expect(thrown).toMatchObject({ spent: true, total: 10, success: true });
    expect(thrown!.modifiers).toEqual([{ what: 'a rigging square given up', by: 1, rule: '6.1' }]);
    expect(state.ships[0]!.rigging).toEqual([0, 4, 4, 4]);
  });

  it('[6.1] a square is lost whether or not it helps, and can’t be given up by a ship without any', () => {
    const state = locked();
    answer(state, { x: [tryIt('y', true)] }, 1, 1);
    expect(state.ships[0]!.rigging).toEqual([3, 4, 4, 4]);
    const bare = locked({ rigging: [0, 0, 0, 0] });
    const [ask] = asksOf(bare);
    expect(unfoulAsk.check(viewOf(bare), ask!, { attempts: [tryIt('y', true)] })).toMatchObject({
      code: 'no-rigging',
      rule: '6.1',
    });
    expect([...unfoulAsk.choices(viewOf(bare), ask!)]).toHaveLength(2);
  });

  it('[11.4.2.2] [12.4.4] ships without hands or colours do not try', () => {
    expect(asksOf(locked({ sections: [] })).map(({ ship }) => ship)).toEqual(['y']);
    expect(asksOf(locked({ surrender: 'firepower' })).map(({ ship }) => ship)).toEqual(['y']);
  });

  it('[12.3.3] a melee between ships that come free is over', () => {
    const state = locked({}, { melees: [{ a: 'x', b: 'y', since: 2 }] });
    answer(state, { x: [tryIt('y')] }, 6, 6);
    expect(state.melees).toEqual([]);
  });

  it('[6.0] [6.1] lists every way to answer, each of them accepted, and refuses the rest', () => {
    const fouls = [
      { a: 'x', b: 'y' },
      { a: 'x', b: 'z' },
    ];
    const state = locked({}, { fouls });
    const view = viewOf(state);
    const ask = asksOf(state)[0]!;
    const choices = [...unfoulAsk.choices(view, ask)];
    expect(choices).toHaveLength(9);
    expect(new Set(choices.map((choice) => JSON.stringify(choice))).size).toBe(9);
    for (const choice of choices) expect(unfoulAsk.check(view, ask, choice)).toBeNull();
    expect(unfoulAsk.check(view, ask, { attempts: [tryIt('x')] })?.code).toBe('not-fouled');
    expect(unfoulAsk.check(view, ask, { attempts: [tryIt('y'), tryIt('y')] })?.code).toBe('twice');
  });
});
