import { describe, expect, it } from 'vitest';
import { availableSections } from '../afloat/parties.ts';
import { closeTurn } from '../close-turn.ts';
import { combatPhase } from '../gunnery/combat.ts';
import { loadPhase } from '../gunnery/load.ts';
import { heldBy } from '../sailing/held.ts';
import type { AnswerTo } from '../sea/asks.ts';
import type { Ship } from '../sea/ship.ts';
import { bondOf, type State } from '../sea/state.ts';
import { answered, phaseAsks, played } from '../testing/play.ts';
import { context, type TestShip, testSea, toldOf, viewOf } from '../testing/sea.ts';
import { boardingAsk, boardingPhase, transferable } from './boarding.ts';
import { meleePhase } from './melee.ts';

const A: TestShip = { id: 'a', at: 'K15', heading: 1 };
const B: TestShip = { id: 'b', at: 'L15', heading: 1, side: 'b' };
const grappled = (rest: Partial<State> = {}, ships: TestShip[] = [A, B]): State => ({
  ...testSea({ ships, phase: 'boarding', turn: 3 }),
  grapples: [{ ...bondOf('a', 'b'), count: 1 }],
  ...rest,
});
const of = (state: State, id: string): Ship => state.ships.find((each) => each.id === id)!;
const refusal = (state: State, parties: AnswerTo<'boarding'>['parties'], ship = 'a') => {
  const ask = phaseAsks(boardingPhase, state, context()).find((each) => each.ship === ship);
  if (ask?.kind !== 'boarding') throw new Error('no ask');
  return boardingAsk.check(viewOf(state, ask.seat), ask, { parties });
};
const NBP = { parties: [] };
const obp = (sections: number[], target: string | null = 'b') => ({ type: 'OBP' as const, sections, target });
const dbp = (sections: number[]) => ({ type: 'DBP' as const, sections, target: null });
const tbp = (sections: number[], target: string) => ({ type: 'TBP' as const, sections, target });

describe('boarding preparation', () => {
  it('[10.0] ships fouled or grappled with an enemy may form parties; others are not asked', () => {
    expect(phaseAsks(boardingPhase, grappled(), context()).map(({ ship }) => ship)).toEqual(['a', 'b']);
    const fouled = grappled({ grapples: [], fouls: [bondOf('a', 'b')] });
    expect(phaseAsks(boardingPhase, fouled, context())).toHaveLength(2);
    const free = grappled({ grapples: [], victory: { type: 'single-ship' } });
    expect(boardingPhase.enter(free, context())).toBe('done');
    expect(boardingPhase.enter(grappled({ noCombat: true }), context())).toBe('done');
  });

  it('[10.0] boarders and defenders need a bond with an enemy', () => {
    const friends = grappled({}, [A, { ...B, side: 'a' }]);
    expect(refusal(friends, [obp([1])])).toMatchObject({ rule: '10.0', code: 'not-bound' });
    expect(refusal(friends, [dbp([1])])).toMatchObject({ rule: '10.0', code: 'not-bound' });
  });

  it('[10.1.1] a section goes whole, into one party', () => {
    expect(refusal(grappled(), [obp([1]), dbp([1])])).toMatchObject({ rule: '10.1.1' });
    const state = grappled();
    played(boardingPhase, state, context(), { a: { parties: [obp([1])] }, b: NBP });
    expect(of(state, 'a').parties).toEqual([obp([1])]);
  });

  it('[10.1.2] from one to all sections may be used', () => {
    for (const sections of [[1], [1, 2], [1, 2, 3]]) expect(refusal(grappled(), [obp(sections)])).toBeNull();
    expect(refusal(grappled(), [obp([4])])).toMatchObject({ rule: '10.1.2.1' });
  });

  it('[10.1.2.1] the lowest section with men left comes first', () => {
    const state = grappled();
    of(state, 'a').sections[0]!.left = 0;
    expect(refusal(state, [obp([2])])).toBeNull();
    expect(refusal(state, [obp([1])])).toMatchObject({ rule: '10.1.2.1' });
    expect(availableSections(of(state, 'a'), 3).map(({ no }) => no)).toEqual([2, 3]);
  });

  it('[10.1.2.2] no lower section is skipped', () => {
    expect(refusal(grappled(), [obp([2])])).toMatchObject({ rule: '10.1.2.2' });
    expect(refusal(grappled(), [obp([1, 3])])).toMatchObject({ rule: '10.1.2.2' });
    expect(refusal(grappled(), [dbp([1]), obp([2])])).toBeNull();
  });

  it('[10.2.1] parties are written at the same time, and opened together as news; none is NBP', () => {
    const state = grappled();
    const told = context();
    expect(phaseAsks(boardingPhase, state, told)).toHaveLength(2);
    expect(told.happenings).toEqual([]);
    answered(boardingPhase, state, told, { a: { parties: [obp([1])] }, b: NBP });
    expect(told.happenings.every(({ news, shown }) => news === true && shown === undefined)).toBe(true);
    expect(toldOf(told.told, 'boarding')).toMatchObject([
      { ship: 'a', parties: [obp([1])] },
      { ship: 'b', parties: [] },
    ]);
  });

  it('[10.2.2] an OBP boards, a DBP stays, a TBP goes to a friend', () => {
    expect(refusal(grappled(), [{ ...dbp([1]), target: 'b' }])).toMatchObject({ rule: '10.2.2' });
    expect(refusal(grappled(), [{ ...obp([1]), stay: true }])).toMatchObject({ rule: '12.1.3' });
    expect(refusal(grappled(), [obp([1], 'a')])).toMatchObject({ rule: '10.0' });
  });

  it('[10.2.2] boarders in an undecided melee are bound to it; a bond that breaks sets them free', () => {
    const parties = [obp([1])];
    const melees = [{ ...bondOf('a', 'b'), since: 2 }];
    const locked = grappled({ melees }, [{ ...A, parties }, B]);
    expect(refusal(locked, [dbp([1])])).toMatchObject({ rule: '12.3.4' });
    expect(refusal(locked, [dbp([2])])).toBeNull();
    played(boardingPhase, locked, context(), { a: { parties: [dbp([2])] }, b: NBP });
    expect(of(locked, 'a').parties).toEqual([obp([1]), dbp([2])]);
    const parted = grappled({ melees, grapples: [], victory: { type: 'single-ship' } }, [
      { ...A, parties },
      B,
    ]);
    const told = context();
    expect(boardingPhase.enter(parted, told)).toBe('done');
    expect(of(parted, 'a').parties).toEqual([]);
    expect(toldOf(told.told, 'melee-ends')).toMatchObject([{ how: 'parted', winner: null }]);
  });

  it('[10.2.2] defenders whom her own boarders shield are formed anew each turn; engaged ones are not', () => {
    const parties = [obp([1], 'a'), dbp([2])];
    const melees = [{ ...bondOf('a', 'b'), since: 2 }];
    const shielded = grappled({ melees }, [
      { ...A, parties: [obp([1])] },
      { ...B, parties },
    ]);
    played(boardingPhase, shielded, context(), { a: NBP, b: NBP });
    expect(of(shielded, 'b').parties).toEqual([obp([1], 'a')]);
    const engaged = grappled({ melees }, [
      { ...A, parties: [obp([1])] },
      { ...B, parties: [dbp([2])] },
    ]);
    played(boardingPhase, engaged, context(), { a: NBP, b: NBP });
    expect(of(engaged, 'b').parties).toEqual([dbp([2])]);
  });

  it('[10.2.2] one attacker whom nobody meets is enough to hold the defenders', () => {
    const C: TestShip = { ...B, id: 'c', at: 'J15', heading: 1 };
    const state = grappled(
      {
        grapples: [bondOf('a', 'b'), bondOf('a', 'c')].map((bond) => ({ ...bond, count: 1 })),
        melees: [bondOf('a', 'b'), bondOf('a', 'c')].map((bond) => ({ ...bond, since: 2 })),
      },
      [
        { ...A, parties: [obp([1]), dbp([2])] },
        { ...B, parties: [obp([1], 'a')] },
        { ...C, parties: [obp([1], 'a')] },
      ],
    );
    played(boardingPhase, state, context(), { a: NBP, b: NBP, c: NBP });
    expect(of(state, 'a').parties).toEqual([obp([1]), dbp([2])]);
  });

  it('[10.2.6] men are sent to adjacent friends, never to the ship they are in', () => {
    const friends = grappled({}, [A, { ...B, side: 'a' }, { ...B, id: 'far', at: 'R20', side: 'a' }]);
    expect(transferable(friends, of(friends, 'a')).map(({ id }) => id)).toEqual(['b']);
  });

  it('[10.2.3] more than one type of party may be formed, each written once', () => {
    expect(refusal(grappled(), [obp([1]), dbp([2, 3])])).toBeNull();
    expect(refusal(grappled(), [dbp([1]), dbp([2])])).toMatchObject({ rule: '10.2.3' });
  });

  it('[10.2.4] with several ships to board the target must be named', () => {
    const C: TestShip = { ...B, id: 'c', at: 'J15' };
    const two = grappled({ fouls: [bondOf('a', 'c')] }, [A, B, C]);
    expect(refusal(two, [obp([1], null)])).toMatchObject({ rule: '10.2.4' });
    expect(refusal(two, [obp([1], 'b'), obp([2], 'c')])).toBeNull();
    const one = grappled();
    played(boardingPhase, one, context(), { a: { parties: [obp([1], null)] }, b: NBP });
    expect(of(one, 'a').parties).toEqual([obp([1], 'b')]);
  });

  it('[10.2.5] with every section in a party she neither fires nor moves', () => {
    const state = grappled();
    played(boardingPhase, state, context(), {
      a: { parties: [obp([1]), dbp([2, 3])] },
      b: { parties: [obp([1], 'a')] },
    });
    expect([of(state, 'a').allBoarding, of(state, 'b').allBoarding]).toEqual([true, false]);
    expect(phaseAsks(combatPhase, state, context()).map(({ ship }) => ship)).toEqual(['b']);
    expect(heldBy({ ...state, grapples: [] }, of(state, 'a'))).toBe('all-boarding');
  });

  it('[10.2.6] crews may be sent to any adjacent friend, bound or not', () => {
    const state = grappled({ grapples: [] }, [
      A,
      { ...B, side: 'a' },
      { ...B, id: 'far', side: 'a', at: 'P15' },
    ]);
    expect(refusal(state, [tbp([1], 'b')])).toBeNull();
    expect(refusal(state, [{ ...tbp([1], 'b'), stay: true }])).toBeNull();
    expect(refusal(state, [tbp([1], 'far')])).toMatchObject({ rule: '10.2.6' });
    const lost = grappled({}, [A, B, { ...A, id: 'lost', at: 'J15', surrender: 'firepower' }]);
    expect(refusal(lost, [tbp([1], 'lost')])).toMatchObject({ rule: '10.2.6' });
  });

  it('[10.2.7] men who came over serve from the next turn on', () => {
    const state = grappled({ grapples: [] }, [A, { ...B, side: 'a' }]);
    played(boardingPhase, state, context(), { a: { parties: [tbp([1], 'b')] }, b: NBP });
    meleePhase.enter(state, context());
    const newcomers = of(state, 'b').sections.find((section) => section.from === 'a')!;
    expect(newcomers).toMatchObject({ no: 4, left: 3, since: 3, role: 'crew' });
    expect(availableSections(of(state, 'b'), 3).map(({ no }) => no)).toEqual([1, 2, 3]);
    expect(availableSections(of(state, 'b'), 4).map(({ no }) => no)).toEqual([1, 2, 3, 4]);
  });

  it('[10.2.8] a ship whose whole crew has waited in vain loads nothing in that turn, in either game', () => {
    const waiting = (sections: number[]) => {
      const spent = { loaded: { L: false, R: false }, initial: { L: false, R: false }, empty: 2 };
      const unarmed = { guns: { L: 0, R: 0 }, carronades: { L: 0, R: 0 } };
      const state = grappled({ grapples: [] }, [
        { ...A, ...spent },
        { ...B, ...unarmed },
      ]);
      played(boardingPhase, state, context(), { a: { parties: [tbp(sections, 'b')] }, b: NBP });
      meleePhase.enter(state, context());
      return state;
    };
    expect(loadPhase.enter(waiting([1, 2]), context())).toBe('waits');
    const idle = waiting([1, 2, 3]);
    expect(loadPhase.enter(idle, context())).toBe('done');
    expect(of(idle, 'a')).toMatchObject({ loaded: { L: false, R: false }, empty: 2 });
  });

  it('[10.2.8] only a ship beside an enemy who may give up this turn is asked about it', () => {
    const beside = (b: Partial<TestShip>, rest: Partial<State> = {}) =>
      boardingPhase.enter(grappled({ grapples: [], ...rest }, [A, { ...B, ...b }]), context());
    expect(beside({ hull: 9 })).toBe('done');
    expect(beside({ hull: 8 })).toBe('waits');
    expect(beside({ rigging: [0, 0, 0, 0] })).toBe('waits');
    expect(beside({ surrender: 'striking' })).toBe('waits');
    expect(beside({ hull: 8 }, { victory: { type: 'single-ship' } })).toBe('done');
    // Two ships can take sixteen squares between them, if the second is in range and has something to fire.
    const helped = (hull: number, helper: Partial<TestShip> = {}) => {
      const second: TestShip = { ...A, id: 'c', at: 'U15', ...helper };
      return boardingPhase.enter(
        grappled({ grapples: [] }, [A, { ...B, hull, spec: { hull } }, second]),
        context(),
      );
    };
    expect([helped(16), helped(17)]).toEqual(['waits', 'done']);
    expect([helped(16, { at: 'W15' }), helped(16, { empty: 2 })]).toEqual(['done', 'done']);
  });

  it('[10.2.8] a TBP may wait for an enemy’s surrender; if it does not come the men stay and do nothing else', () => {
    const weak = () =>
      grappled({ grapples: [] }, [A, { ...B, guns: { L: 0, R: 0 }, carronades: { L: 0, R: 0 } }]);
    expect(refusal(weak(), [tbp([1], 'b')])).toBeNull();
    expect(refusal(weak(), [{ ...tbp([1], 'b'), stay: true }])).toMatchObject({ rule: '12.1.3' });
    const state = weak();
    played(boardingPhase, state, context(), { a: { parties: [tbp([1], 'b')] }, b: NBP });
    expect(availableSections(of(state, 'a'), 3).map(({ no }) => no)).toEqual([2, 3]);
    const unmoved = structuredClone(state);
    meleePhase.enter(unmoved, context());
    expect(of(unmoved, 'a').sections[0]!.left).toBe(3);
    expect(of(unmoved, 'b').captured).toBe(false);
    // Home again they still have no other function in this turn.
    expect(of(unmoved, 'a').parties).toEqual([]);
    expect(availableSections(of(unmoved, 'a'), 3).map(({ no }) => no)).toEqual([2, 3]);
    unmoved.turn++;
    closeTurn(unmoved, context());
    expect(availableSections(of(unmoved, 'a'), 4).map(({ no }) => no)).toEqual([1, 2, 3]);
    of(state, 'b').surrender = 'firepower';
    const told = context();
    meleePhase.enter(state, told);
    expect(of(state, 'b')).toMatchObject({ captured: true, side: 'a' });
    expect(toldOf(told.told, 'captured')).toMatchObject([
      { rule: '12.4.3', by: 'a', prize: 3, prisoners: 9 },
    ]);
  });
});
