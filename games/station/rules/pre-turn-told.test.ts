import { describe, expect, it } from 'vitest';
import type { Module } from './module/module.ts';
import { preTurn } from './pre-turn.ts';
import { type Desks, desksAt } from './testing/orders.ts';
import { tokenFor } from './testing/sailing.ts';
import { allTold, formationIn, Umpire } from './testing/station.ts';
import { atSea } from './umpire/tokens.ts';
import { newFormation } from './world/new-forces.ts';
import type { State } from './world/state.ts';

const kinds = ['plague', 'storm-season', 'stores', 'captured-mail', 'ministry-shaken', 'none'] as const;
const randomEvents: Module['randomEvents'] = kinds.map((kind, at) => ({
  die: [at + 1, kind === 'none' ? 8 : at + 1],
  kind,
  text: kind,
  ...(kind === 'plague' ? { places: [{ die: [2, 4], port: 'ferry' }] } : {}),
}));
const MORE = { world: { prestige: { red: 6, blue: 5 } } };

/** What is told at the start of a Quarterly Turn, after its date. */
function told(dice: readonly number[], stated: Desks = {}) {
  const world = desksAt({ module: { randomEvents }, turn: 4, ...stated });
  world.step = 'pre-turn';
  const umpire = new Umpire(world, preTurn, ...dice);
  expect(umpire.context.left).toBe(0);
  return { world, told: allTold(umpire.context).slice(1) };
}
const random = (dice: readonly number[], event: string, more: object = {}) => ({
  kind: 'random',
  rule: '4.21',
  dice,
  event,
  ...more,
});

describe('Random Events, told in full', () => {
  it.each<[string, readonly number[], readonly object[], Desks]>([
    ['plague in a Port', [1, 4], [random([1, 4], 'plague', { place: 'ferry' })], {}],
    ['plague nowhere in particular', [1, 5], [random([1, 5], 'plague')], {}],
    ['below that too', [1, 1], [random([1, 1], 'plague')], {}],
    ['a season of storms', [2], [random([2], 'storm-season')], {}],
    ['stores for who has less', [3], [random([3], 'stores', { side: 'blue' })], MORE],
    ['stores for the first if nobody has less', [3], [random([3], 'stores', { side: 'red' })], {}],
    [
      'captured mail',
      [4],
      [
        random([4], 'captured-mail'),
        { kind: 'shown-chit', rule: '4.21', side: 'red', order: 'red-show', news: true },
      ],
      { ...MORE, hand: { red: 'red-show' } },
    ],
    [
      'captured mail of the other',
      [4],
      [
        random([4], 'captured-mail'),
        { kind: 'shown-chit', rule: '4.21', side: 'blue', order: 'north-escort', news: true },
      ],
      { world: { prestige: { red: 4, blue: 5 } }, hand: { red: 'red-show', blue: 'north-escort' } },
    ],
    ['captured mail, and nothing in Hand', [4], [random([4], 'captured-mail')], MORE],
    ['captured mail of equals', [4], [random([4], 'captured-mail')], { hand: { red: 'red-show' } }],
    [
      'ministries shaken, or not',
      [5, 1, 2],
      [
        random([5], 'ministry-shaken'),
        random([1], 'no-requests', { side: 'red' }),
        random([2], 'ministry-holds', { side: 'blue' }),
      ],
      {},
    ],
    ['nothing', [8], [random([8], 'none')], {}],
    ['nothing printed for the die', [9], [random([9], 'none')], {}],
    ['none where they are left out', [], [], { scenario: { only: { without: ['random-events'] } } }],
    [
      'some where others are left out',
      [6],
      [random([6], 'none')],
      { scenario: { only: { without: ['events'] } } },
    ],
    ['some where only the map is less', [6], [random([6], 'none')], { scenario: { only: { map: [] } } }],
  ])('[4.21] %s', (_, dice, all, stated) => {
    expect(told(dice, stated).told).toStrictEqual(all);
  });

  it('[4.21] plague without a Port closes none; a pause that is longer stays', () => {
    const open = (world: State): unknown[] =>
      Object.values(world.ports).map(({ closedUntil }) => closedUntil);
    expect(new Set(open(told([1, 5]).world))).toEqual(new Set(open(desksAt())));
    const { world } = told([5, 0, 0]);
    expect([world.forces.red!.requests.pause, world.forces.blue!.requests.pause]).toEqual([8, 8]);
  });

  it('[4.21] what lasts for good is kept, what runs out with this Turn is not', () => {
    const lasts = (until: number | null): State['lasting'][number] => ({
      what: 'draws',
      side: 'red',
      value: 1,
      until,
    });
    const { world } = told([8], { world: { lasting: [lasts(null), lasts(4), lasts(5)] } });
    expect(world.lasting).toEqual([lasts(null), lasts(5)]);
  });

  it('[12.415] the junior player begins with more Prestige, once', () => {
    const junior = (turn: number, dice: readonly number[]) =>
      told(dice, { turn, options: { careers: { A: { rank: 2 }, B: { rank: 5 } } } }).told;
    expect(junior(0, [8])).toEqual([
      {
        kind: 'prestige',
        rule: '12.14',
        score: { turn: 0, side: 'red', points: 3, source: 'handicap' },
        total: 8,
      },
      random([8], 'none'),
    ]);
    expect(junior(1, [])).toEqual([]);
  });

  it('[11.15] Reinforcements whose day has come appear', () => {
    const world = desksAt({ turn: 5 });
    world.step = 'pre-turn';
    const formation = newFormation('red-det-1', 'flotilla', null, atSea('ocean'), 0);
    world.forces.red!.formations['red-det-1'] = { ...formation, due: 5, squadrons: ['red-a'] };
    world.forces.red!.squadrons['red-a'] = {
      id: 'red-a',
      sail: 4,
      dp: 0,
      formation: 'red-det-1',
      port: null,
    };
    new Umpire(world, preTurn);
    expect(formationIn(world, 'red-det-1').due).toBeUndefined();
    expect(tokenFor(world, 'red-det-1').place).toEqual(atSea('ocean'));
  });
});
