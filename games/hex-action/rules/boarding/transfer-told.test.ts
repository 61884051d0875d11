import { describe, expect, it } from 'vitest';
import { availableSections } from '../afloat/parties.ts';
import type { Party } from '../sea/ship.ts';
import type { State } from '../sea/state.ts';
import { advancedSea, advancedShip } from '../testing/advanced.ts';
import { context, type TestShip, testSea } from '../testing/sea.ts';
import { meleePhase } from './melee.ts';
import { takePrizes, transferCrews } from './transfer.ts';

const tbp = (sections: number[], target: string, stay?: boolean): Party => ({
  type: 'TBP',
  sections,
  target,
  ...(stay !== undefined && { stay }),
});
const obp = (sections: number[], target: string): Party => ({ type: 'OBP', sections, target });
const sea = (a: Partial<TestShip>, b: Partial<TestShip> = {}, c: Partial<TestShip> = {}): State =>
  testSea({
    ships: [
      { id: 'a', at: 'K15', heading: 1, ...a },
      { id: 'b', at: 'L15', heading: 1, ...b },
      { id: 'c', at: 'M15', heading: 1, ...c },
    ],
    phase: 'melee',
    turn: 4,
  });
const told = (state: State, act: typeof transferCrews) => {
  const tools = context();
  act(state, tools);
  return tools.told;
};
const crew = (state: State, at: number) =>
  state.ships[at]!.sections.map(({ no, left, role, quality, from }) => [no, left, role, quality, from]);

describe('transfers told in full', () => {
  it('[12.1.1] [12.1.2] three squares go over and are noted where they are', () => {
    const state = sea({ parties: [tbp([1], 'b')] });
    expect(told(state, transferCrews)).toEqual([
      { kind: 'transfer', rule: '12.1.1', from: 'a', to: 'b', squares: 3, stay: false },
    ]);
    expect(crew(state, 0).map(([, left]) => left)).toEqual([0, 3, 3]);
    expect(crew(state, 1)).toEqual([
      [1, 3, 'crew', 'average', 'b'],
      [2, 3, 'crew', 'average', 'b'],
      [3, 3, 'crew', 'average', 'b'],
      [4, 3, 'crew', 'average', 'a'],
    ]);
    // 10.2.7: they serve from the next turn on.
    expect(availableSections(state.ships[1]!, 4).map(({ no }) => no)).toEqual([1, 2, 3]);
    expect(availableSections(state.ships[1]!, 5).map(({ no }) => no)).toEqual([1, 2, 3, 4]);
    expect(state.ships[1]!.resumes).toBeUndefined();
    expect(state.ships[1]!.quality).toBe('average');
  });

  it('[12.1.3] those who stay fill the latest losses, except in sections that fight', () => {
    const state = sea(
      { parties: [tbp([1], 'b', true)], quality: 'green' },
      { parties: [{ type: 'DBP', sections: [3], target: null }] },
    );
    for (const section of state.ships[1]!.sections) section.left = 1;
    expect(told(state, transferCrews)).toEqual([
      { kind: 'transfer', rule: '12.1.1', from: 'a', to: 'b', squares: 3, stay: true },
    ]);
    expect(crew(state, 1)).toEqual([
      [1, 2, 'crew', 'green', 'b'],
      [2, 3, 'crew', 'green', 'b'],
      [3, 1, 'crew', 'average', 'b'],
    ]);
    // A section that goes away itself is no fighting one.
    const leaving = sea({ parties: [tbp([1], 'b', true)] }, { parties: [tbp([3], 'c')] });
    leaving.ships[1]!.sections[2]!.left = 1;
    told(leaving, transferCrews);
    expect(leaving.ships[1]!.sections.map(({ no, left }) => [no, left])).toEqual([
      [1, 3],
      [2, 3],
      [3, 2],
      [4, 1],
    ]);
  });

  it('[12.1.4] a ship without men takes the quality of those who come, and works from the next turn on', () => {
    const state = sea({ parties: [tbp([1], 'b')], quality: 'poor' });
    for (const section of state.ships[1]!.sections) section.left = 0;
    told(state, transferCrews);
    expect(state.ships[1]).toMatchObject({ quality: 'poor', resumes: 5 });
    const manned = sea({ parties: [tbp([1], 'b')], quality: 'poor' });
    told(manned, transferCrews);
    expect(manned.ships[1]!.quality).toBe('average');
  });

  it.each<[string, Partial<TestShip>, Partial<TestShip>]>([
    ['to an enemy', {}, { side: 'b' }],
    ['to one who has surrendered', {}, { surrender: 'immobility' }],
    ['to one who is gone', {}, { presence: 'gone' }],
    ['to one too far away', {}, { at: 'P15' }],
    ['from one who has surrendered', { surrender: 'striking' }, {}],
    ['as boarders', { parties: [obp([1], 'b')] }, {}],
    ['as defenders', { parties: [{ type: 'DBP', sections: [1], target: null }] }, {}],
  ])('[12.1.1] [12.1.2] nobody goes %s', (_, a, b) => {
    const state = sea({ parties: [tbp([1], 'b')], ...a }, b);
    expect(told(state, transferCrews)).toEqual([]);
    expect(crew(state, 0).map(([, left]) => left)).toEqual([3, 3, 3]);
  });
});

describe('prizes told in full', () => {
  const struck = { side: 'b', surrender: 'firepower' as const };
  const captured = {
    kind: 'captured',
    rule: '12.4.3',
    ship: 'b',
    by: 'a',
    bySide: 'a',
    prize: 3,
    prisoners: 9,
  };

  it.each([
    ['OBP', obp([1], 'b')],
    ['TBP', tbp([1], 'b')],
  ])('[12.2.7] [12.4.3] a ship that has surrendered is taken by an %s', (_, party) => {
    const state = sea({ parties: [party] }, struck);
    expect(told(state, takePrizes)).toEqual([captured]);
    expect(state.ships[1]).toMatchObject({ captured: true, side: 'a', owner: 'b', surrender: null });
  });

  it.each<[string, Partial<TestShip>, Partial<TestShip>]>([
    ['defenders go nowhere', { parties: [{ type: 'DBP', sections: [1], target: 'b' }] }, struck],
    ['one who fights on is no prize', { parties: [obp([1], 'b')] }, { side: 'b' }],
    ['she lies too far away', { parties: [obp([1], 'b')] }, { ...struck, at: 'P15' }],
    ['she is gone', { parties: [obp([1], 'b')] }, { ...struck, presence: 'gone' }],
    ['they were sent to another', { parties: [obp([1], 'c')] }, struck],
    ['who has surrendered takes nobody', { parties: [obp([1], 'b')], surrender: 'striking' }, struck],
    ['a friend is no prize', { parties: [tbp([1], 'b')] }, { surrender: 'firepower' }],
  ])('[12.4.1] [12.4.3] %s', (_, a, b) => {
    expect(told(sea(a, b), takePrizes)).toEqual([]);
  });

  it('[12.4.9] boarders too few for her prisoners stay away; a party ordered over goes, and is overcome', () => {
    const few = sea({ parties: [obp([1], 'b')] }, struck);
    few.ships[0]!.sections[0]!.left = 1;
    expect(told(few, takePrizes)).toEqual([]);
    few.ships[0]!.sections[0]!.left = 2;
    expect(told(few, takePrizes)).toEqual([{ ...captured, prize: 2 }]);
    const ordered = sea({ parties: [tbp([1], 'b')] }, struck);
    ordered.ships[0]!.sections[0]!.left = 1;
    expect(told(ordered, takePrizes)[0]).toEqual({ ...captured, prize: 1 });
    const fallen = sea({ parties: [obp([1], 'b')] }, struck);
    fallen.ships[0]!.sections[0]!.left = 0;
    expect(told(fallen, takePrizes)).toEqual([]);
  });

  it('[24.3.3] nobody goes aboard a ship that will sink', () => {
    const doomed = (doom: 'sinking' | null) => {
      const a = advancedShip({ id: 'a', at: 'K15', heading: 1, parties: [obp([1], 'b')] });
      const b = advancedShip({
        id: 'b',
        at: 'L15',
        heading: 1,
        side: 'b',
        surrender: 'striking',
        advanced: { doom },
      });
      return told(advancedSea([a, b], { turn: 4 }), takePrizes).length;
    };
    expect([doomed(null), doomed('sinking')]).toEqual([1, 0]);
  });
});

describe('the phase', () => {
  it('[12.2.7] [12.3.3] prizes first, then melees that are over, then transfers', () => {
    const state = sea(
      { parties: [obp([1], 'b'), tbp([2], 'c')], at: 'L15' },
      { side: 'b', surrender: 'firepower', at: 'K15' },
      { at: 'M15' },
    );
    state.grapples = [{ a: 'a', b: 'b', count: 1 }];
    state.melees = [{ a: 'a', b: 'b', since: 3 }];
    const tools = context();
    expect(meleePhase.enter(state, tools)).toBe('done');
    expect(tools.told.map(({ kind }) => kind)).toEqual(['melee-ends', 'captured', 'transfer']);
    expect(state.melees).toEqual([]);
    expect(state.ships.map(({ parties }) => parties)).toEqual([[], [], []]);
  });

  it('[12.3.3] a melee whose boarders have all fallen to shot is over before anybody goes over', () => {
    const state = sea({ parties: [obp([1], 'b'), tbp([2], 'c')], at: 'L15' }, { side: 'b', at: 'K15' });
    state.ships[0]!.sections[0]!.left = 0;
    state.grapples = [{ a: 'a', b: 'b', count: 1 }];
    state.melees = [{ a: 'a', b: 'b', since: 3 }];
    const tools = context();
    expect(meleePhase.enter(state, tools)).toBe('done');
    expect(tools.told).toEqual([
      { kind: 'melee-ends', rule: '12.3.3', ships: ['a', 'b'], how: 'won', winner: null },
      { kind: 'transfer', rule: '12.1.1', from: 'a', to: 'c', squares: 3, stay: false },
    ]);
  });
});
