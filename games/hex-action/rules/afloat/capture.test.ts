import { describe, expect, it } from 'vitest';
import { boardingPhase } from '../boarding/boarding.ts';
import { meleePhase } from '../boarding/melee.ts';
import { canFire, computeBroadside } from '../gunnery/broadside.ts';
import { loadPhase } from '../gunnery/load.ts';
import { heldBy } from '../sailing/held.ts';
import { crewLeft } from '../sea/ship.ts';
import { bondOf } from '../sea/state.ts';
import { phaseAsks } from '../testing/play.ts';
import { context, testShip, toldOf } from '../testing/sea.ts';
import { bound, dbp, men, obp, of, taken } from '../testing/taken.ts';
import { recover } from './surrender.ts';

describe('capture', () => {
  it('[12.4.1] a ship that has surrendered in any way may be captured', () => {
    for (const surrender of ['striking', 'firepower', 'immobility'] as const)
      expect(of(taken({ surrender }), 'b')).toMatchObject({ captured: true, side: 'a' });
    expect(of(taken(), 'b')).toMatchObject({ captured: true, side: 'a' });
  });

  it('[12.4.2] beaten in a melee she is captured, and the victors are her prize crew', () => {
    const state = bound(
      { parties: [obp([1, 2, 3], 'b')], quality: 'elite' },
      { parties: [dbp(1)], quality: 'poor' },
    );
    // 45 on a 1: two of three; 9 on a 6: none. 45 to 3.
    const told = context(1, 6);
    expect(meleePhase.enter(state, told)).toBe('done');
    expect(told.told.map(({ kind }) => kind)).toEqual(['melee-round', 'surrender', 'melee-ends', 'captured']);
    expect(toldOf(told.told, 'surrender')).toMatchObject([{ how: 'melee', rule: '12.4.2', to: 'a' }]);
    expect(toldOf(told.told, 'melee-ends')).toMatchObject([{ how: 'won', winner: 'a' }]);
    expect(men(of(state, 'b'))).toEqual([
      [1, 'prisoner', 'b', 1],
      [2, 'prisoner', 'b', 3],
      [3, 'prisoner', 'b', 3],
      [4, 'prize', 'a', 3],
      [5, 'prize', 'a', 3],
      [6, 'prize', 'a', 3],
    ]);
    expect(crewLeft(of(state, 'a'))).toBe(0);
  });

  it('[14.1.4] in a single-ship action the match stops there', () => {
    const state = bound({ parties: [obp([1], 'b')] }, {}, { victory: { type: 'single-ship' } });
    state.ships = state.ships.slice(0, 2);
    of(state, 'b').sections.push({ ...of(state, 'b').sections[0]!, no: 4, total: 30, left: 30 });
    expect(meleePhase.enter(state, context())).toBe('done');
    // Three squares could not hold 39 prisoners, but it no longer comes to that.
    expect(of(state, 'b').captured).toBe(true);
  });

  it('[12.4.3] after gunfire a TBP or an OBP must be put aboard', () => {
    for (const type of ['TBP', 'OBP'] as const) {
      const state = bound(
        { parties: [{ type, sections: [1, 2], target: 'b' }] },
        { surrender: 'immobility' },
      );
      meleePhase.enter(state, context());
      expect(of(state, 'b').captured).toBe(true);
    }
    const nobody = bound({ parties: [dbp(1)] }, { surrender: 'immobility' });
    meleePhase.enter(nobody, context());
    expect(of(nobody, 'b').captured).toBe(false);
  });

  it('[12.4.5] the prize crew sails and fights her from the next turn on', () => {
    const prize = of(taken({ surrender: 'firepower' }), 'b');
    expect(canFire(prize, 4)).toBe(false);
    expect(canFire(prize, 5)).toBe(true);
    expect(prize.seat).toBe('a-1');
    const free = { ...taken(), grapples: [] };
    free.turn = 5;
    expect(heldBy(free, of(free, 'b'))).toBeNull();
    const { b: orders } = Object.fromEntries(
      phaseAsks(
        boardingPhase,
        { ...taken(), turn: 5, grapples: [{ ...bondOf('b', 'y'), count: 1 }] },
        context(),
      ).map((ask) => [ask.ship, ask.seat]),
    );
    expect(orders).toBe('a-1');
  });

  it('[10.2.7] [12.4.5] in the turn of the capture nobody loads her, in the next one the prize crew does', () => {
    const state = taken({ loaded: { L: true, R: false }, initial: { L: true, R: false }, empty: 1 });
    loadPhase.enter(state, context());
    expect(of(state, 'b')).toMatchObject({ loaded: { L: true, R: false }, empty: 1 });
    state.turn = 5;
    loadPhase.enter(state, context());
    expect(of(state, 'b')).toMatchObject({ loaded: { L: true, R: true }, empty: 0 });
  });

  it('[11.3.5] [12.4.10] she fires with the prize crew’s quality and two tables lower, whatever her own lost', () => {
    const state = taken();
    state.turn = 5;
    const prize = of(state, 'b');
    Object.assign(of(state, 'y'), { bow: { q: 13, r: 9 } });
    for (const section of prize.sections.slice(0, 2)) section.left = 0;
    const laid = computeBroadside(state, prize, 'R', of(state, 'y'), 'hull')!;
    expect(laid.modifiers.map(({ rule, by }) => [rule, by])).toEqual([
      ['11.3.1', 1],
      ['11.3.5', -2],
      ['11.3.4', 1],
    ]);
  });

  it('[12.4.6] [12.4.7] her damage goes with her, her own crew stays on her log as prisoners', () => {
    const prize = of(taken({ hull: 3, guns: { L: 1, R: 2 }, rigging: [0, 1, 4, 4] }), 'b');
    expect(prize).toMatchObject({ hull: 3, guns: { L: 1, R: 2 }, rigging: [0, 1, 4, 4], owner: 'b' });
    expect(men(prize)).toEqual([
      [1, 'prisoner', 'b', 3],
      [2, 'prisoner', 'b', 3],
      [3, 'prisoner', 'b', 3],
      [4, 'prize', 'a', 3],
      [5, 'prize', 'a', 3],
    ]);
  });

  it('[12.4.10] the ship is as good as her prize crew, and as the worst of several', () => {
    expect(of(taken(), 'b').quality).toBe('crack');
    const state = bound({ parties: [obp([1, 2], 'b')], quality: 'crack' }, {});
    state.ships.push(
      testShip({ id: 'g', at: 'M15', heading: 1, quality: 'green', parties: [obp([1], 'b')] }),
    );
    state.grapples = [...state.grapples, { ...bondOf('b', 'g'), count: 1 }];
    meleePhase.enter(state, context());
    expect(of(state, 'b')).toMatchObject({ captured: true, quality: 'green' });
  });

  it('[12.4.7] [12.4.9] men of the captor who were held aboard are free and guard her with the others', () => {
    const state = bound({ parties: [obp([1], 'b')] }, { spec: { crew: [7, 7, 7] } });
    const held = { from: 'x', side: 'a', role: 'prisoner', quality: 'average', since: 2 } as const;
    of(state, 'b').sections.push({ ...held, no: 4, total: 1, left: 1 });
    const told = context();
    meleePhase.enter(state, told);
    expect(toldOf(told.told, 'captured')).toMatchObject([{ prize: 4, prisoners: 21 }]);
    expect(of(state, 'b').captured).toBe(true);
  });

  it('[12.4.3] her own side may take her back: the prisoners are free and the prize crew is held', () => {
    const state = taken();
    Object.assign(of(state, 'y'), { bow: { q: 12, r: 9 }, parties: [obp([1], 'b')] });
    state.grapples = [...state.grapples, { ...bondOf('b', 'y'), count: 1 }];
    state.turn = 5;
    const told = context();
    meleePhase.enter(state, told);
    expect(told.told.map(({ kind }) => kind)).toEqual(['surrender', 'retaken']);
    expect(men(of(state, 'b')).map(([, role]) => role)).toEqual([
      'crew',
      'crew',
      'crew',
      'prisoner',
      'prisoner',
    ]);
    // The rescuers go home.
    expect(crewLeft(of(state, 'y'))).toBe(9);
  });

  it('[11.4.5] [12.4.2] a ship in the hands of a prize crew is not freed by a friend near by', () => {
    const state = taken();
    Object.assign(of(state, 'y'), { bow: { q: 14, r: 9 } });
    state.turn = 5;
    const told = context();
    recover(state, told);
    expect(told.told).toEqual([]);
    expect(of(state, 'b')).toMatchObject({ captured: true, side: 'a' });
  });

  it('[11.4.1.2] [12.4.4] a struck prize is neither defended nor left: who comes aboard has her', () => {
    const state = taken({ surrender: 'striking', hull: 0 });
    Object.assign(of(state, 'y'), { bow: { q: 12, r: 9 } });
    state.grapples = [...state.grapples, { ...bondOf('b', 'y'), count: 1 }];
    state.turn = 5;
    expect(phaseAsks(boardingPhase, state, context()).map(({ ship }) => ship)).not.toContain('b');
    of(state, 'y').parties = [obp([1], 'b')];
    meleePhase.enter(state, context());
    expect(of(state, 'b')).toMatchObject({ captured: false, side: 'b', surrender: 'striking' });
  });
});
