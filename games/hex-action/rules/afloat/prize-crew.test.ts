import { describe, expect, it } from 'vitest';
import { meleePhase } from '../boarding/melee.ts';
import { combatPhase } from '../gunnery/combat.ts';
import { loadPhase } from '../gunnery/load.ts';
import { canWork } from '../sea/ship.ts';
import { bondOf } from '../sea/state.ts';
import { answered, phaseAsks } from '../testing/play.ts';
import { context, toldOf } from '../testing/sea.ts';
import { bound, dbp, men, obp, of, taken } from '../testing/taken.ts';
import { settlePrizes } from './capture.ts';

describe('a prize and her prize crew', () => {
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
});
