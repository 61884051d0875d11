import { describe, expect, it } from 'vitest';
import { boardingPhase } from '../boarding/boarding.ts';
import { meleePhase } from '../boarding/melee.ts';
import { canFire, computeBroadside } from '../gunnery/broadside.ts';
import { combatPhase } from '../gunnery/combat.ts';
import { loadPhase } from '../gunnery/load.ts';
import { heldBy } from '../sailing/held.ts';
import { canWork, crewLeft, type Party, type Ship } from '../sea/ship.ts';
import { bondOf, type State } from '../sea/state.ts';
import { answered, phaseAsks } from '../testing/play.ts';
import { context, type TestShip, testSea, testShip, toldOf } from '../testing/sea.ts';
import { settlePrizes } from './capture.ts';
import { recover } from './surrender.ts';

const obp = (sections: number[], target: string): Party => ({ type: 'OBP', sections, target });
const dbp = (...sections: number[]): Party => ({ type: 'DBP', sections, target: null });
const of = (state: State, id: string): Ship => state.ships.find((each) => each.id === id)!;
const bound = (a: Partial<TestShip>, b: Partial<TestShip>, rest: Partial<State> = {}): State => ({
  ...testSea({
    ships: [
      { id: 'a', at: 'K15', heading: 1, ...a },
      { id: 'b', at: 'L15', heading: 1, side: 'b', ...b },
      // Somebody else on either side, so that the action goes on.
      { id: 'x', at: 'A1', heading: 1 },
      { id: 'y', at: 'ZZ30', heading: 1, side: 'b' },
    ],
    phase: 'melee',
    turn: 4,
  }),
  grapples: [{ ...bondOf('a', 'b'), count: 1 }],
  ...rest,
});
/** 'b' taken by two sections of 'a'. */
const taken = (b: Partial<TestShip> = {}): State => {
  const state = bound({ parties: [obp([1, 2], 'b')], quality: 'crack' }, b);
  meleePhase.enter(state, context());
  return state;
};
const men = (ship: Ship) => ship.sections.map(({ no, role, side, left }) => [no, role, side, left]);

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

  it('[12.4.8] without her prize crew she is her owner’s again', () => {
    const state = taken();
    for (const section of of(state, 'b').sections) if (section.role === 'prize') section.left = 0;
    const told = context();
    settlePrizes(state, told);
    expect(told.told).toEqual([{ kind: 'retaken', rule: '12.4.8', ship: 'b', side: 'b' }]);
    expect(of(state, 'b')).toMatchObject({ captured: false, side: 'b', seat: 'b-1', quality: 'average' });
    expect(of(state, 'b').homeSeat).toBeUndefined();
    expect(canWork(of(state, 'b'), 5)).toBe(true);
  });

  it('[16.1.2.2.3] [12.4.8] a crew that had lost heart is no better for having been captured', () => {
    const state = bound({ parties: [obp([1, 2], 'b')], quality: 'crack' }, {});
    const prize = of(state, 'b');
    prize.quality = 'green';
    prize.sections = prize.sections.map((section) => ({ ...section, quality: 'green' }));
    meleePhase.enter(state, context());
    expect([prize.captured, prize.quality]).toEqual([true, 'crack']);
    for (const section of prize.sections) if (section.role === 'prize') section.left = 0;
    settlePrizes(state, context());
    expect([prize.captured, prize.quality, prize.spec.quality]).toEqual([false, 'green', 'average']);
  });

  it('[12.1.4] [16.1.2.2.3] rescuers of a ship whose crew had lost heart are no better than that crew', () => {
    const state = taken();
    const prize = of(state, 'b');
    prize.homeQuality = 'poor';
    for (const section of prize.sections.slice(0, 3)) section.left = 0;
    Object.assign(of(state, 'y'), { bow: { q: 12, r: 9 }, parties: [obp([1], 'b')] });
    state.grapples = [...state.grapples, { ...bondOf('b', 'y'), count: 1 }];
    state.turn = 5;
    meleePhase.enter(state, context());
    expect(prize).toMatchObject({ captured: false, quality: 'poor' });
    expect(prize.sections.at(-1)).toMatchObject({ from: 'y', quality: 'poor' });
  });

  it('[12.4.8] a prize crew that is sent away gives her up', () => {
    const state = taken();
    of(state, 'b').parties = [{ type: 'TBP', sections: [4, 5], target: 'a' }];
    state.turn = 5;
    meleePhase.enter(state, context());
    expect(of(state, 'b')).toMatchObject({ captured: false, side: 'b' });
    expect(of(state, 'a').sections.map(({ left }) => left)).toEqual([0, 0, 3, 3, 3]);
  });

  it('[12.4.8] a prize crew that goes on to take another ship gives up the first', () => {
    const state = taken();
    Object.assign(of(state, 'y'), { bow: { q: 12, r: 9 } });
    of(state, 'b').parties = [obp([4, 5], 'y')];
    state.grapples = [...state.grapples, { ...bondOf('b', 'y'), count: 1 }];
    state.turn = 5;
    const told = context();
    meleePhase.enter(state, told);
    expect(told.told.map(({ kind }) => kind)).toEqual(['surrender', 'captured', 'retaken']);
    expect(of(state, 'b')).toMatchObject({ captured: false, side: 'b' });
    expect(of(state, 'y')).toMatchObject({ captured: true, side: 'a' });
  });

  it('[12.4.8] guards who fall in a round of melee lose the ship before anybody is asked anything', () => {
    const state = taken();
    Object.assign(of(state, 'y'), { bow: { q: 12, r: 9 }, parties: [obp([1], 'b')] });
    const prize = of(state, 'b');
    for (const section of prize.sections)
      if (section.role === 'prize') section.left = section.no === 4 ? 1 : 0;
    for (const section of prize.sections.slice(1, 3)) section.left = 0;
    prize.parties = [dbp(4)];
    of(state, 'y').sections[0]!.left = 1;
    state.grapples = [...state.grapples, { ...bondOf('b', 'y'), count: 1 }];
    state.turn = 5;
    // Three against six, both on a 1: a square each, and nobody is left of either.
    const told = context(1, 1);
    expect(meleePhase.enter(state, told)).toBe('done');
    expect(prize).toMatchObject({ captured: false, side: 'b' });
    expect(state.melees).toEqual([]);
  });

  it('[12.4.9] one square holds six prisoners or part of six; with fewer the prisoners take over', () => {
    const held = (prisoners: number, prize: number) => {
      const state = taken();
      of(state, 'b').sections = of(state, 'b')
        .sections.slice(0, 1)
        .concat(of(state, 'b').sections.slice(3, 4));
      const [crew, guard] = of(state, 'b').sections;
      crew!.left = prisoners;
      guard!.left = prize;
      settlePrizes(state, context());
      return of(state, 'b');
    };
    expect(held(6, 1).captured).toBe(true);
    expect(held(7, 1).captured).toBe(false);
    expect(held(12, 2).captured).toBe(true);
    expect(held(13, 2).captured).toBe(false);
    expect(men(held(7, 1))).toEqual([
      [1, 'crew', 'b', 7],
      [4, 'prisoner', 'a', 1],
    ]);
  });

  it('[12.4.9] too small a party loses a ship it has just taken', () => {
    const state = bound({ parties: [obp([1], 'b')] }, { spec: { crew: [7, 7, 7] } });
    const told = context();
    meleePhase.enter(state, told);
    expect(told.told.map(({ kind }) => kind)).toEqual(['surrender', 'captured', 'retaken']);
    expect(of(state, 'b').captured).toBe(false);
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

  it('[12.4.8] a ship that comes back in the middle of a melee is no longer in it', () => {
    const state = taken();
    Object.assign(of(state, 'y'), { bow: { q: 12, r: 9 }, parties: [obp([1], 'b')] });
    state.melees = [{ ...bondOf('b', 'y'), since: 4 }];
    for (const section of of(state, 'b').sections) if (section.role === 'prize') section.left = 0;
    settlePrizes(state, context());
    expect(of(state, 'b').side).toBe('b');
    expect(state.melees).toEqual([]);
  });

  it('[12.4.8] if her commander has resigned meanwhile she goes to another of her side', () => {
    const state = taken();
    const second = { id: 'b-2', side: 'b', name: 'Second' };
    for (const section of of(state, 'b').sections) if (section.role === 'prize') section.left = 0;
    const left = { ...state, seats: [...state.seats, second], resigned: ['b-1'] };
    settlePrizes(left, context());
    expect(of(left, 'b').seat).toBe('b-2');
  });

  it('[12.4.3] rescuers of a prize that gave up need not hold anybody: her crew is with them', () => {
    const state = taken();
    Object.assign(of(state, 'y'), { bow: { q: 12, r: 9 }, parties: [obp([1], 'b')] });
    of(state, 'y').sections[0]!.left = 1;
    Object.assign(of(state, 'b'), { surrender: 'immobility' });
    of(state, 'b').sections[3]!.left = 9;
    state.turn = 5;
    meleePhase.enter(state, context());
    expect(of(state, 'b')).toMatchObject({ captured: false, side: 'b', surrender: null });
  });

  it('[12.4.8] [12.4.11] fire that kills the prize crew sets the prisoners free', () => {
    const state = taken();
    state.grapples = [];
    const prize = of(state, 'b');
    prize.bow = { q: 20, r: 5 };
    for (const section of prize.sections)
      if (section.role === 'prize') section.left = section.no === 4 ? 2 : 0;
    const firer = of(state, 'y');
    Object.assign(firer, { bow: { q: 22, r: 4 }, guns: { L: 13, R: 13 }, quality: 'average', heading: 1 });
    state.phase = 'combat';
    state.turn = 5;
    phaseAsks(combatPhase, state, context());
    const told = context(6);
    const hold = { L: null, R: null };
    // Table 6, die 6: one crew hit, taken from the prize crew; one square can't hold nine.
    answered(combatPhase, state, told, { y: { L: { target: 'b', aim: 'hull' }, R: null }, b: hold });
    expect(toldOf(told.told, 'fire')).toMatchObject([{ table: 6, hits: { C: 1 } }]);
    expect(toldOf(told.told, 'retaken')).toHaveLength(1);
    expect(prize.captured).toBe(false);
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

  it('[12.1.4] [12.4.8] rescuers who find nobody alive man her, with the worse quality, from the next turn on', () => {
    const state = taken({ loaded: { L: true, R: false }, initial: { L: true, R: false }, empty: 1 });
    Object.assign(of(state, 'y'), { bow: { q: 12, r: 9 }, parties: [obp([1], 'b')], quality: 'poor' });
    for (const section of of(state, 'b').sections.slice(0, 3)) section.left = 0;
    state.grapples = [...state.grapples, { ...bondOf('b', 'y'), count: 1 }];
    state.turn = 5;
    meleePhase.enter(state, context());
    expect(of(state, 'b')).toMatchObject({ captured: false, side: 'b', quality: 'poor' });
    expect(of(state, 'b').sections.at(-1)).toMatchObject({
      from: 'y',
      role: 'crew',
      left: 3,
      quality: 'poor',
    });
    loadPhase.enter(state, context());
    expect(of(state, 'b').loaded).toEqual({ L: true, R: false });
    expect([canWork(of(state, 'b'), 5), canWork(of(state, 'b'), 6)]).toEqual([false, true]);
  });

  it('[12.4.8] a prize that gives up to her own side as her guards die has not surrendered to her own side', () => {
    const state = taken({ guns: { L: 0, R: 0 }, carronades: { L: 0, R: 0 } });
    const prize = of(state, 'b');
    for (const section of prize.sections)
      if (section.role === 'prize') section.left = section.no === 4 ? 2 : 0;
    Object.assign(of(state, 'y'), { bow: { q: 12, r: 9 }, guns: { L: 13, R: 13 } });
    // Her captor has sailed on and covers her no longer.
    Object.assign(of(state, 'a'), { bow: { q: 30, r: 30 } });
    state.grapples = [];
    state.phase = 'combat';
    state.turn = 5;
    phaseAsks(combatPhase, state, context());
    // 14 squares at one hex, initial: table 7, and a 1 brings a crew hit. One square can't hold nine.
    const told = context(1);
    answered(combatPhase, state, told, { y: { L: { target: 'b', aim: 'hull' }, R: null } });
    expect(toldOf(told.told, 'surrender')).toMatchObject([{ ship: 'b', how: 'firepower', to: 'y' }]);
    expect(toldOf(told.told, 'retaken')).toHaveLength(1);
    expect(prize).toMatchObject({ captured: false, side: 'b', surrender: null });
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
