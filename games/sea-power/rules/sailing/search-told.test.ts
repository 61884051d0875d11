/** Searches told in full. */
import { d6, loadedDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { markerNamed } from '../testing/found.ts';
import { Table, type TestSquadron, testSea } from '../testing/seas.ts';
import { eachInWords, inWords, newsOf } from '../testing/telling.ts';
import type { Options } from '../world/options.ts';

const e1 = { token: 'E1', at: 'portsmouth', ships: 3, ratings: [3] } as const;
const p1 = { token: 'P1', at: 'brest', ships: 3, ratings: [2] } as const;
const able = { ...e1, ratings: [4] } as const;

const atSea = (squadrons: readonly TestSquadron[], options: Options = {}, ...faces: number[]): Table =>
  new Table(testSea({ year: 1778, options, squadrons }), loadedDice(d6(...faces)));
const ordersOf = (table: Table) => inWords(table.world.forces.english.orders);

/** The French lie at sea off Brest as the English come. */
const met = (options: Options = {}, ...faces: number[]) => {
  const table = atSea([able, { ...p1, at: 'bay-of-biscay' }], options, ...faces);
  newsOf(table);
  return table.sail('E1', ['north-sea', 'bay-of-biscay', 'azores']);
};
/** The same with what both have chosen, and the rest behind it. */
const chose = (...choices: Parameters<Table['search']>): Table => {
  const table = met();
  newsOf(table);
  return table.search(...choices);
};

describe('a search told in full', () => {
  it('[6.5/1] [6.5/2] an enemy at sea stops it, and both choose in secret', () => {
    const table = met();
    expect(newsOf(table)).toEqual([
      '6.1/5 sailed: side english, token E1, from portsmouth, squadron eng-channel | english all; others 6.1/5 sailed: side english, token E1, from portsmouth',
      '6.1/5 moved: side english, token E1, to north-sea, cost 0',
      '6.1/4 moved: side english, token E1, to bay-of-biscay, cost 2',
    ]);
    expect(inWords(table.world.voyage)).toEqual(
      'token E1, side english, at bay-of-biscay, track [north-sea bay-of-biscay], waits search, against P1, turnedAway []',
    );
    expect(ordersOf(table)).toEqual('left 2, path [azores], end sea, under -, onStation false, wear 0');
    expect(eachInWords(table.asks)).toEqual([
      'id 1.1778.search.english, seat english, kind search, rule 6.5/2, area bay-of-biscay, mine E1, theirs P1',
      'id 1.1778.search.european, seat european, kind search, rule 6.5/2, area bay-of-biscay, mine P1, theirs E1',
    ]);
    expect(table.choices<'search'>()).toEqual([{ choice: 'fight' }, { choice: 'avoid' }]);
  });

  it('[6.5/3] both fight', () => {
    const table = chose('fight', 'fight');
    expect(newsOf(table)).toEqual([
      '6.5/3 search: area bay-of-biscay, mover E1, other P1, choices {english fight, european fight}, throws [], result battle',
    ]);
    expect(table.world.markers.map(({ token, battle, moved }) => [token, battle, moved])).toEqual([
      ['E1', true, true],
      ['P1', true, true],
    ]);
    expect([table.world.voyage, table.progress]).toEqual([null, 'done']);
  });

  it('[6.5/2] [6.5/4] both avoid, and the newcomer goes on', () => {
    const table = chose('avoid', 'avoid');
    expect(newsOf(table)).toEqual([
      '6.5/2 search: area bay-of-biscay, mover E1, other P1, choices {english avoid, european avoid}, throws [], result avoided',
    ]);
    expect(inWords(table.world.voyage)).toEqual(
      'token E1, side english, at bay-of-biscay, track [north-sea bay-of-biscay], waits onward, against -, turnedAway [bay-of-biscay]',
    );
    expect(eachInWords(table.asks)).toEqual([
      'id 2.1778.onward.english, seat english, kind onward, rule 6.5/4, token E1, area bay-of-biscay',
    ]);
    expect(eachInWords(table.choices<'onward'>().slice(0, 6))).toEqual([
      'path [azores], end sea',
      'path [], end ferrol',
      'path [], end ferrol',
      'path [north-sea bay-of-biscay], end ferrol',
      'path [north-sea], end sea',
      'path [north-sea], end portsmouth',
    ]);
    const onward = (path: string[], end: string) => table.check({ path, end });
    expect(onward([], 'sea')).toMatchObject({ code: 'may-not-stay', rule: '6.5/4' });
    expect(onward(['azores', 'bay-of-biscay'], 'sea')).not.toBeNull();
    expect(onward(['azores'], 'sea')).toBeNull();
    table.answer({ path: ['azores'], end: 'sea' });
    expect(newsOf(table)).toEqual([
      '6.1/4 moved: side english, token E1, to azores, cost 2',
      '6.1/6 hove-to: side english, token E1, area azores',
    ]);
  });

  it('[6.5/4] they differ: leaders, ships, frigates and dice, ties thrown again', () => {
    // Four and three against two and three and a frigate's three: one die against three.
    const table = met({}, 6, 1, 2, 2, 5, 1, 1, 1);
    table.world.frigates.european.push('bay-of-biscay', 'north-sea');
    newsOf(table);
    table.search('fight', 'avoid');
    expect(newsOf(table)).toEqual([
      '! 6.5/4 search: area bay-of-biscay, mover E1, other P1, choices {english fight, european avoid}, dice [6 1 2 2 5 1 1 1], throws [{english [6], european [1 2 2]} {english [5], european [1 1 1]}], result battle',
    ]);
    expect(table.progress).toBe('done');
  });

  it('[6.5/4] the English may be the ones who avoid', () => {
    const table = met({}, 1, 1, 1, 2);
    newsOf(table);
    table.search('avoid', 'fight');
    expect(newsOf(table)).toEqual([
      '! 6.5/4 search: area bay-of-biscay, mover E1, other P1, choices {english avoid, european fight}, dice [1 1 1 2], throws [{english [1 1 1], european [2]}], result avoided',
    ]);
  });

  it('[6.61] a decoy that is fought is found out; the other goes on where it was bound', () => {
    const table = atSea([able, { token: 'P1', at: 'bay-of-biscay' }]);
    newsOf(table);
    table.sail('E1', ['north-sea', 'bay-of-biscay', 'azores']).search('fight', 'avoid');
    expect(newsOf(table).slice(3)).toEqual([
      '! 6.61 search: area bay-of-biscay, mover E1, other P1, choices {english fight, european avoid}, throws [], result decoy',
      '! 6.61 decoy: side european, token P1, area bay-of-biscay, squadron fra-brest',
    ]);
    expect(markerNamed(table.world, 'P1')).toBeUndefined();
    expect(inWords(table.world.voyage)).toEqual(
      'token E1, side english, at bay-of-biscay, track [north-sea bay-of-biscay], waits onward, against -, turnedAway []',
    );
    expect(eachInWords(table.choices<'onward'>().slice(0, 4))).toEqual([
      'path [azores], end sea',
      'path [], end sea',
      'path [], end ferrol',
      'path [north-sea bay-of-biscay], end ferrol',
    ]);
    const decoy = atSea([
      { token: 'E1', at: 'portsmouth' },
      { ...p1, at: 'north-sea' },
    ]);
    newsOf(decoy);
    decoy.sail('E1', ['north-sea']).search('avoid', 'fight');
    expect(newsOf(decoy).slice(2)).toEqual([
      '! 6.61 search: area north-sea, mover E1, other P1, choices {english avoid, european fight}, throws [], result decoy',
      '! 6.61 decoy: side english, token E1, area north-sea, squadron eng-channel',
    ]);
    expect(decoy.progress).toBe('done');
  });
});
