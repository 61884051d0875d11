/** Stations and weather told in full. */
import { d6, loadedDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { markerNamed, shipsOf, squadronNamed } from '../testing/found.ts';
import { Table, type TestSquadron, testSea } from '../testing/seas.ts';
import { asksInWords, inWords, newsOf } from '../testing/telling.ts';
import type { Options } from '../world/options.ts';

const e1 = { token: 'E1', at: 'portsmouth', ships: 3, ratings: [3] } as const;
const p1 = { token: 'P1', at: 'brest', ships: 3, ratings: [2] } as const;

const atSea = (squadrons: readonly TestSquadron[], options: Options = {}, ...faces: number[]): Table =>
  new Table(testSea({ year: 1778, options, squadrons }), loadedDice(d6(...faces)));
const ordersOf = (table: Table) => inWords(table.world.forces.english.orders);

describe('time at sea and weather, told in full', () => {
  it('[11.A1] on station: a die of wear, shared out by its owner', () => {
    const table = atSea([e1, p1], { seaTime: true }, 5);
    newsOf(table);
    table.sail('E1', ['north-sea'], 'sea', { onStation: true });
    expect(newsOf(table)).toEqual([
      '6.1/5 sailed: side english, token E1, from portsmouth, squadron eng-channel | english all; others 6.1/5 sailed: side english, token E1, from portsmouth',
      '6.1/5 moved: side english, token E1, to north-sea, cost 0',
      '6.1/6 hove-to: side english, token E1, area north-sea',
      '11.A1 station: dice [5], side english, token E1, voyages 0, onStation true',
    ]);
    expect([ordersOf(table), inWords(table.world.voyage)]).toEqual([
      'left 3, path [], end sea, under -, onStation true, wear 5',
      'token E1, side english, at north-sea, track [north-sea], waits wear, against -, turnedAway []',
    ]);
    expect(asksInWords(table)).toEqual([
      '? id 1.1778.wear.english, seat english, kind wear, rule 11.A, token E1',
      'damage [{ship eng-neptune, points 2} {ship eng-ocean, points 2} {ship eng-sandwich, points 1}]',
      'damage [{ship eng-neptune, points 5}]',
      'damage [{ship eng-sandwich, points 5}]',
      'damage [{ship eng-sandwich, points 5}]',
    ]);
    const [a, b] = shipsOf(table.world, 'E1') as [string, string];
    for (const [damage, code] of [
      [[{ ship: a, points: 4 }], 'sum'],
      [[{ ship: a, points: 8 }], 'too-much'],
      [[{ ship: a, points: 0 }], 'too-much'],
      [[{ ship: 'fra-orient', points: 5 }], 'not-hers'],
      [
        [
          { ship: a, points: 2 },
          { ship: a, points: 3 },
        ],
        'not-hers',
      ],
    ] as const)
      expect(table.check({ damage: [...damage] })).toMatchObject({ code, rule: '11.A2' });
    newsOf(table);
    table.answer({
      damage: [
        { ship: a, points: 2 },
        { ship: b, points: 3 },
      ],
    });
    expect(newsOf(table)).toEqual([
      '11.A wear: side english, token E1, damage [{ship eng-neptune, points 2} {ship eng-ocean, points 3}] | english all; others 11.A wear: side english, token E1',
    ]);
    expect(inWords(markerNamed(table.world, 'E1'))).toEqual(
      'token E1, side english, at {area north-sea}, moved true, battle false, fromNeutral false, onStation true, voyages 0',
    );
  });

  it('[11.A] [8.3] a ship worn out is lost, and her leader goes over to another', () => {
    const table = atSea([{ ...e1, ships: 2 }], { seaTime: true }, 6);
    const [a, b] = shipsOf(table.world, 'E1') as [string, string];
    table.world.forces.english.ships[a]!.damage = 1;
    newsOf(table);
    table.sail('E1', ['north-sea'], 'sea', { onStation: true });
    newsOf(table);
    table.answer({ damage: [{ ship: a, points: 6 }] });
    expect(newsOf(table)).toEqual([
      '11.A wear: side english, token E1, damage [{ship eng-neptune, points 6}] | english all; others 11.A wear: side english, token E1',
      '! 11.A lost: side english, ships [eng-neptune], why wear',
    ]);
    expect(squadronNamed(table.world, 'E1').stacks).toEqual([[{ ship: b, leader: 'eng-keppel' }]]);
    expect(table.world.sunk).toEqual([{ ship: a, side: 'english', captured: false }]);
    expect(table.world.forces.english.ships[a]).toBeUndefined();
  });

  it.each([
    [3, 'held'],
    [4, 'held'],
    [5, 'fair'],
  ])('[11.B/1] a die and a leader of two make %i: %s', (total, effect) => {
    const table = atSea([{ ...e1, ratings: [2] }], { weather: true }, total - 2);
    newsOf(table);
    table.sail('E1', ['north-sea']);
    const [line, ...more] = newsOf(table);
    expect(line).toBe(`! 11.B/1 weather: side english, token E1, effect ${effect}, dice [${total - 2}]`);
    expect(more.length > 0).toBe(effect === 'fair');
    expect(markerNamed(table.world, 'E1')).toMatchObject({
      moved: true,
      at: effect === 'fair' ? { area: 'north-sea' } : { port: 'portsmouth' },
    });
  });

  it('[11.B/2] below three it storms: a die for each ship, five and six do nothing', () => {
    const table = atSea([{ ...e1, ratings: [1] }], { weather: true }, 1, 4, 5, 1);
    newsOf(table);
    table.sail('E1', ['north-sea']);
    expect(newsOf(table)).toEqual([
      '! 11.B/2 weather: side english, token E1, effect storm, dice [1 4 5 1], damage [{ship eng-neptune, points 4} {ship eng-sandwich, points 1}] | english all; others 11.B/2 weather: side english, token E1, effect storm, dice [1]',
    ]);
    expect(Object.values(table.world.forces.english.ships).map(({ damage }) => damage)).toEqual([4, 0, 1]);
    expect(markerNamed(table.world, 'E1')).toMatchObject({ moved: true, at: { port: 'portsmouth' } });
  });

  it('[11.B/2] a storm may sink', () => {
    const table = atSea([{ ...e1, ratings: [1] }], { weather: true }, 1, 4, 5, 5);
    const [a] = shipsOf(table.world, 'E1') as [string];
    table.world.forces.english.ships[a]!.damage = 3;
    newsOf(table);
    table.sail('E1', ['north-sea']);
    expect(newsOf(table).at(-1)).toEqual('! 11.B/2 lost: side english, ships [eng-neptune], why storm');
  });
});
