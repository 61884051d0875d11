import { describe, expect, it } from 'vitest';
import { canFire, sectionsLost } from '../gunnery/broadside.ts';
import { loadPhase } from '../gunnery/load.ts';
import { heldBy } from '../sailing/held.ts';
import { canWork, crewLeft, type Party, type Ship } from '../sea/ship.ts';
import { bondOf, type State } from '../sea/state.ts';
import type { Quality } from '../sea/words.ts';
import { played } from '../testing/play.ts';
import { context, type TestShip, testSea, toldOf } from '../testing/sea.ts';
import { boardingPhase } from './boarding.ts';
import { meleePhase } from './melee.ts';

const tbp = (sections: number[], target: string, stay = false): Party => ({
  type: 'TBP',
  sections,
  target,
  ...(stay ? { stay } : {}),
});
const of = (state: State, id: string): Ship => state.ships.find((each) => each.id === id)!;
const left = (state: State, id: string) => of(state, id).sections.map((section) => section.left);
const friends = (a: Partial<TestShip>, b: Partial<TestShip> = {}, rest: Partial<State> = {}): State => ({
  ...testSea({
    ships: [
      { id: 'a', at: 'K15', heading: 1, ...a },
      { id: 'b', at: 'L15', heading: 1, ...b },
      { id: 'e', at: 'Z15', heading: 1, side: 'b' },
    ],
    phase: 'melee',
    turn: 4,
  }),
  ...rest,
});
const sent = (state: State) => {
  const told = context();
  meleePhase.enter(state, told);
  return toldOf(told.told, 'transfer');
};

describe('transfer', () => {
  it('[12.1.1] a TBP goes over to an adjacent friend', () => {
    const state = friends({ parties: [tbp([1, 2], 'b')] });
    expect(sent(state)).toMatchObject([{ rule: '12.1.1', from: 'a', to: 'b', squares: 6, stay: false }]);
    expect(crewLeft(of(state, 'b'))).toBe(15);
    expect(sent(friends({ parties: [tbp([1], 'b')] }, { at: 'N15' }))).toEqual([]);
  });

  it('[12.1.2] they are crossed off like casualties where they leave and noted where they are', () => {
    const state = friends({ parties: [tbp([1], 'b')] });
    sent(state);
    expect(left(state, 'a')).toEqual([0, 3, 3]);
    expect(sectionsLost(of(state, 'a'))).toBe(1);
    expect(of(state, 'b').sections[3]).toMatchObject({ from: 'a', left: 3 });
    expect(of(state, 'a').parties).toEqual([]);
  });

  it('[12.1.2] nobody goes to a friend who has surrendered', () => {
    const state = friends({ parties: [tbp([1], 'b')] }, { surrender: 'firepower' });
    expect(sent(state)).toEqual([]);
    expect(left(state, 'a')).toEqual([3, 3, 3]);
  });

  it('[12.1.1] if all who were to go have fallen, nobody goes and nothing changes', () => {
    const state = friends({ parties: [tbp([1], 'b')], quality: 'poor' });
    of(state, 'a').sections[0]!.left = 0;
    for (const section of of(state, 'b').sections) section.left = 0;
    expect(sent(state)).toEqual([]);
    expect(of(state, 'b')).toMatchObject({ quality: 'average' });
    expect(of(state, 'b').resumes).toBeUndefined();
  });

  it('[12.1.3] men who stay fill lost squares, the latest loss first; the rest form a section of their own', () => {
    const state = friends({ parties: [tbp([1, 2], 'b', true)] });
    of(state, 'b').sections[0]!.left = 0;
    of(state, 'b').sections[1]!.left = 1;
    sent(state);
    expect(left(state, 'b')).toEqual([3, 3, 3, 1]);
    const few = friends({ parties: [tbp([1], 'b', true)] });
    of(few, 'b').sections[0]!.left = 0;
    of(few, 'b').sections[1]!.left = 1;
    sent(few);
    expect(left(few, 'b')).toEqual([1, 3, 3]);
    expect(left(few, 'a')).toEqual([0, 3, 3]);
  });

  it('[10.2.7] [12.1.3] [12.1.4] newcomers do not fill sections that fight, and so neither fight nor change them', () => {
    const state = friends({ parties: [tbp([1], 'b', true)], quality: 'poor' });
    const defended = of(state, 'b');
    defended.parties = [{ type: 'DBP', sections: [1], target: null }];
    defended.sections[0]!.left = 1;
    defended.sections[1]!.left = 2;
    Object.assign(of(state, 'e'), {
      bow: { q: 12, r: 9 },
      parties: [{ type: 'OBP', sections: [1], target: 'b' }],
    });
    state.grapples = [{ ...bondOf('b', 'e'), count: 1 }];
    const told = context(5, 5, 5, 5, 5, 5);
    meleePhase.enter(state, told);
    expect(toldOf(told.told, 'melee-round')[0]!.parties).toMatchObject([
      { ship: 'e', squares: 3, strength: 9 },
      { ship: 'b', squares: 1, strength: 5 },
    ]);
    expect(left(state, 'b')).toEqual([1, 3, 3, 2]);
  });

  it('[12.1.3] two crews may change ships', () => {
    const state = friends({ parties: [tbp([1], 'b', true)] }, { parties: [tbp([1], 'a', true)] });
    of(state, 'a').sections[0]!.left = 2;
    of(state, 'b').sections[0]!.left = 1;
    sent(state);
    expect(crewLeft(of(state, 'a'))).toBe(6 + 1);
    expect(crewLeft(of(state, 'b'))).toBe(6 + 2);
  });

  it('[12.1.4] they serve with the worse quality of the two ships', () => {
    const quality = (from: Quality, to: Quality) => {
      const state = friends({ parties: [tbp([1], 'b')], quality: from }, { quality: to });
      sent(state);
      return of(state, 'b').sections[3]!.quality;
    };
    expect(quality('elite', 'green')).toBe('green');
    expect(quality('poor', 'crack')).toBe('poor');
    const filled = friends({ parties: [tbp([1], 'b', true)], quality: 'poor' }, { quality: 'crack' });
    of(filled, 'b').sections[0]!.left = 0;
    sent(filled);
    expect(of(filled, 'b').sections.map((section) => section.quality)).toEqual(['poor', 'crack', 'crack']);
  });

  it('[12.1.4] sent to a ship in a melee they take no part, and surrender with her', () => {
    const state = friends({ parties: [tbp([1], 'b')] }, {}, {});
    Object.assign(of(state, 'e'), {
      bow: { q: 12, r: 9 },
      parties: [{ type: 'OBP', sections: [1, 2], target: 'b' }],
    });
    state.grapples = [{ ...bondOf('b', 'e'), count: 1 }];
    meleePhase.enter(state, context());
    expect(of(state, 'b')).toMatchObject({ captured: true, side: 'b' });
    expect(of(state, 'b').sections.find(({ from }) => from === 'a')).toMatchObject({
      role: 'prisoner',
      left: 3,
    });
  });

  it('[11.4.2.2] a ship without crew works again once others have come aboard, from the next turn on', () => {
    for (const stay of [true, false]) {
      const state = friends({}, { loaded: { L: true, R: false }, initial: { L: false, R: false }, empty: 1 });
      for (const section of of(state, 'b').sections) section.left = 0;
      // The turn's boarding preparation has passed her by.
      played(boardingPhase, state, context(), { a: { parties: [tbp([1], 'b', stay) as never] } });
      expect(canWork(of(state, 'b'), 4)).toBe(false);
      sent(state);
      loadPhase.enter(state, context());
      expect(of(state, 'b').loaded!.R).toBe(false);
      expect([canFire(of(state, 'b'), 4), canFire(of(state, 'b'), 5)]).toEqual([false, true]);
      expect(heldBy({ ...state, turn: 5 }, of(state, 'b'))).toBeNull();
    }
  });
});
