/** Voyages told in full: orders, moves, and friends met on the way. */
import { d6, loadedDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { markerNamed, shipsOf, squadronNamed } from '../testing/found.ts';
import { Table, type TestSquadron, testSea } from '../testing/seas.ts';
import { asksInWords, eachInWords, inWords, newsOf } from '../testing/telling.ts';
import type { Options } from '../world/options.ts';

const e1 = { token: 'E1', at: 'portsmouth', ships: 3, ratings: [3] } as const;
const e2 = { token: 'E2', at: 'nore', ships: 2, ratings: [2] } as const;
const p1 = { token: 'P1', at: 'brest', ships: 3, ratings: [2] } as const;
const able = { ...e1, ratings: [4] } as const;

const atSea = (squadrons: readonly TestSquadron[], options: Options = {}, ...faces: number[]): Table =>
  new Table(testSea({ year: 1778, options, squadrons }), loadedDice(d6(...faces)));

describe('a voyage told in full', () => {
  it('[4.0/8] [6.1/5] who may sail is asked, and what it may do is offered', () => {
    const table = atSea([{ token: 'E1', at: 'portsmouth', ships: 1, ratings: [1] }, p1]);
    expect(asksInWords(table)).toEqual([
      '? id 0.1778.sail.english, seat english, kind sail, rule 4.0/8',
      'order {token E1, path [north-sea], end sea}',
      'order {token E1, path [north-sea], end portsmouth}',
      'order {token E1, path [north-sea], end nore}',
      'order {token E1, path [north-sea], end texel}',
      'order {token E1, path [north-sea], end flushing}',
      'order {token E1, path [north-sea baltic-sea], end sea}',
      'order {token E1, path [north-sea baltic-sea], end copenhagen}',
      'order {token E1, path [north-sea western-approaches], end sea}',
      'order {token E1, path [north-sea iceland-basin], end sea}',
      'order {token E1, path [north-sea western-approaches bay-of-biscay], end sea}',
      'order {token E1, path [north-sea western-approaches bay-of-biscay], end ferrol}',
      'order {token E1, path [north-sea western-approaches bay-of-biscay iberian-basin], end sea}',
      'order {token E1, path [north-sea western-approaches bay-of-biscay iberian-basin], end cadiz}',
      'order {token E1, path [north-sea western-approaches bay-of-biscay iberian-basin], end lisbon}',
      'order {token E1, path [north-sea western-approaches bay-of-biscay iberian-basin western-med], end sea}',
      'order {token E1, path [north-sea western-approaches bay-of-biscay iberian-basin western-med], end gibraltar}',
      'order {token E1, path [north-sea western-approaches bay-of-biscay iberian-basin western-med], end port-mahon}',
      'order {token E1, path [north-sea western-approaches bay-of-biscay iberian-basin western-med], end cartagena}',
      'order {token E1, path [north-sea western-approaches bay-of-biscay iberian-basin western-med eastern-med], end sea}',
      'order -',
    ]);
  });

  it('[4.0/9] [6.1/4] [6.1/5] [6.1/6] out of port for nothing, then by wind and points, and to sea', () => {
    const table = atSea([e1, p1]);
    table.sail('E1', ['north-sea', 'western-approaches', 'azores']);
    expect(newsOf(table)).toEqual([
      '6.1/5 sailed: side english, token E1, from portsmouth, squadron eng-channel | english all; others 6.1/5 sailed: side english, token E1, from portsmouth',
      '6.1/5 moved: side english, token E1, to north-sea, cost 0',
      '6.1/4 moved: side english, token E1, to western-approaches, cost 1',
      '6.1/4 moved: side english, token E1, to azores, cost 2',
      '6.1/6 hove-to: side english, token E1, area azores',
    ]);
    expect(inWords(markerNamed(table.world, 'E1'))).toEqual(
      'token E1, side english, at {area azores}, moved true, battle false, fromNeutral false, onStation false, voyages 0',
    );
    expect([table.world.voyage, table.world.forces.english.orders]).toEqual([null, null]);
    expect(inWords(table.world.forces.english.ships)).toEqual(
      'eng-neptune {port -, damage 0, sailed true}, eng-ocean {port -, damage 0, sailed true}, eng-sandwich {port -, damage 0, sailed true}',
    );
    expect(inWords(table.world.turn)).toEqual('side european, left 1, done []');
  });

  it('[6.1/5] and into a port', () => {
    const table = atSea([able]);
    table.sail('E1', ['north-sea', 'western-approaches', 'azores', 'iberian-basin'], 'lisbon');
    expect(newsOf(table)).toEqual([
      '6.1/5 sailed: side english, token E1, from portsmouth, squadron eng-channel | english all; others 6.1/5 sailed: side english, token E1, from portsmouth',
      '6.1/5 moved: side english, token E1, to north-sea, cost 0',
      '6.1/4 moved: side english, token E1, to western-approaches, cost 1',
      '6.1/4 moved: side english, token E1, to azores, cost 2',
      '6.1/4 moved: side english, token E1, to iberian-basin, cost 1',
      '6.1/5 put-in: side english, token E1, port lisbon',
    ]);
    expect(shipsOf(table.world, 'E1').map((id) => table.world.forces.english.ships[id])).toEqual(
      [1, 2, 3].map(() => ({ port: 'lisbon', damage: 0, sailed: true })),
    );
  });

  it('[4.0/8] passing is being done, and the other goes on alone', () => {
    const table = atSea([e1, e2, p1]);
    table.pass();
    expect(newsOf(table)).toEqual(['4.0/8 passed: side english']);
    expect(inWords(table.world.turn)).toBe('side european, left 1, done [english]');
    table.sail('P1', ['bay-of-biscay']);
    expect(newsOf(table)).toEqual([
      '6.1/5 sailed: side european, token P1, from brest, squadron fra-brest | european all; others 6.1/5 sailed: side european, token P1, from brest',
      '6.1/5 moved: side european, token P1, to bay-of-biscay, cost 0',
      '6.1/6 hove-to: side european, token P1, area bay-of-biscay',
    ]);
    expect([table.progress, inWords(table.world.turn)]).toEqual([
      'done',
      'side european, left 0, done [english european]',
    ]);
  });

  it.each([
    ['6.1/5', 'not-yours', 'E9', ['north-sea'], 'sea', {}],
    ['6.1/5', 'not-yours', 'P1', ['bay-of-biscay'], 'sea', {}],
    ['6.1/3', 'no-leader', 'E3', ['western-med'], 'sea', {}],
    ['6.1/5', 'first-area', 'E1', ['western-approaches'], 'sea', {}],
    ['6.1/5', 'first-area', 'E1', [], 'sea', {}],
    ['6.1/1', 'no-area', 'E1', ['north-sea', 'atlantis'], 'sea', {}],
    ['6.1/1', 'not-adjacent', 'E1', ['north-sea', 'azores'], 'sea', {}],
    [
      '6.1/4',
      'points',
      'E2',
      ['north-sea', 'bay-of-biscay', 'north-sea', 'bay-of-biscay', 'north-sea'],
      'sea',
      {},
    ],
    ['6.1/5', 'no-port', 'E1', ['north-sea'], 'brest', {}],
    ['6.1/5', 'no-port', 'E1', ['north-sea'], 'atlantis', {}],
    ['6.2/1', 'enemy-port', 'E1', ['north-sea'], 'dunkirk', {}],
    ['6.1/7', 'under', 'E1', ['north-sea'], 'sea', { under: 'E2' }],
    ['11.A1', 'station', 'E1', ['north-sea'], 'sea', { onStation: true }],
  ] as const)('[%s] %s: %s by %j', (rule, code, token, path, end, more) => {
    const table = atSea([e1, e2, p1, { token: 'E3', at: 'gibraltar', ships: 1, ratings: [] }]);
    expect(table.check({ order: { token, path: [...path], end, ...more } })).toMatchObject({ code, rule });
    expect(table.check({ order: { token: 'E1', path: ['north-sea'], end: 'sea', under: 'E1' } })).toBeNull();
  });

  it('[6.22/1] who lies in a neutral port must leave it before his side passes, and may not end in one', () => {
    const table = atSea([{ token: 'E1', at: 'lisbon', ships: 1, ratings: [2] }]);
    expect(table.check({ order: null })).toMatchObject({ code: 'must-leave', rule: '6.22/1' });
    expect(table.choices<'sail'>().some(({ order }) => order === null)).toBe(false);
    expect(table.check({ order: { token: 'E1', path: ['iberian-basin'], end: 'lisbon' } })).toMatchObject({
      code: 'neutral-again',
      rule: '6.22/1',
    });
  });

  it('[6.21] not into a port that is full', () => {
    const full = ['E3', 'E4'].map((token) => ({ token, at: 'bermuda', ships: 1, ratings: [2] }) as const);
    const table = atSea([...full, { token: 'E1', at: 'bermuda', ships: 1, ratings: [2] }]);
    const home = { order: { token: 'E1', path: ['sargasso-sea'], end: 'bermuda' } };
    expect(table.check(home)).toMatchObject({ code: 'port-full', rule: '6.21' });
    expect(atSea(full).check({ order: { ...home.order, token: 'E3' } })).toBeNull();
  });
});

describe('meeting friends, told in full', () => {
  const battle = (...faces: number[]) => {
    const world = testSea({
      year: 1778,
      squadrons: [e1, { ...e2, at: 'bay-of-biscay' }, { ...p1, at: 'bay-of-biscay' }],
    });
    for (const marker of world.markers) marker.battle = 'area' in marker.at;
    const table = new Table(world, loadedDice(d6(...faces)));
    newsOf(table);
    return table.sail('E1', ['north-sea', 'bay-of-biscay']);
  };

  it('[6.5/5] a die and both leaders for seven: the two are one, under the higher leader', () => {
    const table = battle(2);
    expect(newsOf(table).slice(3)).toEqual([
      '! 6.5/5 join: dice [2], side english, token E1, with E2, joined true',
      '! 6.5/5 combined: side english, token E2, into E1',
    ]);
    expect(eachInWords(table.world.markers)).toEqual([
      'token E1, side english, at {area bay-of-biscay}, moved true, battle true, fromNeutral false, onStation false, voyages 0',
      'token P1, side european, at {area bay-of-biscay}, moved true, battle true, fromNeutral false, onStation false, voyages 0',
    ]);
    expect(squadronNamed(table.world, 'E1').stacks.map((stack) => stack.length)).toEqual([3, 2]);
  });

  it('[6.5/5] [6.5/6] six is too few: it goes on', () => {
    const table = battle(1);
    expect(newsOf(table).slice(3)).toEqual([
      '! 6.5/5 join: dice [1], side english, token E1, with E2, joined false',
    ]);
    expect(eachInWords(table.asks)).toEqual([
      'id 1.1778.onward.english, seat english, kind onward, rule 6.5/4, token E1, area bay-of-biscay',
    ]);
  });

  it('[6.1/6] [6.1/7] without a battle they combine unasked; of equals the owner says which marker stays', () => {
    const meeting = (under?: string) => {
      const table = atSea([
        { ...e1, ratings: [2] },
        { ...e2, at: 'north-sea' },
      ]);
      newsOf(table);
      table.sail('E1', ['north-sea'], 'sea', under === undefined ? {} : { under });
      return newsOf(table).at(-1);
    };
    expect([meeting(), meeting('E1'), meeting('E2')]).toEqual([
      '! 6.1/6 combined: side english, token E1, into E2',
      '! 6.1/6 combined: side english, token E2, into E1',
      '! 6.1/6 combined: side english, token E1, into E2',
    ]);
  });
});
