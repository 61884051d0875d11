import { fitsSchema } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { OptionsSchema } from '../table/options.ts';
import { spoilt, testScenario } from '../testing/scenario.ts';
import { ScenarioSchema } from './scenario.ts';

const fits = (path: string, value: unknown): boolean => fitsSchema(ScenarioSchema, spoilt(path, value));

/** Every path of the sound scenario that leads to an object of named members, not to a list. */
function objectsIn(value: unknown, path = ''): string[] {
  if (value === null || typeof value !== 'object') return [];
  const inside = Object.entries(value).flatMap(([name, each]) => objectsIn(each, `${path}/${name}`));
  return Array.isArray(value) ? inside : [path, ...inside];
}
const objects = objectsIn(testScenario()).filter((path) => path !== '/provenance');

/** What a file may leave out. */
const OPTIONAL =
  /\/(flagship|seat|marines|signals|anchored|blockship|unready|arc|name|special|noFireBefore|flukyWind)$/;

const SHIP = '/squadrons/0/ships/0';
const FORT = '/batteries/0';

function expectWhole(path: string, least: number, most: number): void {
  expect([least, most].map((value) => fits(path, value))).toEqual([true, true]);
  const beyond = [least - 1, most + 1, least + 0.5, String(least), null];
  expect(beyond.map((value) => fits(path, value))).toEqual([false, false, false, false, false]);
}

function expectWord(path: string, words: readonly unknown[], other: string): void {
  for (const word of words) expect([word, fits(path, word)]).toEqual([word, true]);
  expect(['', other, 1, null].map((value) => fits(path, value))).toEqual([false, false, false, false]);
}

describe('the shape of a scenario', () => {
  it('is that of the sound one', () => expect(fitsSchema(ScenarioSchema, testScenario())).toBe(true));

  it.each(objects)('%s has no member that nobody knows', (path) =>
    expect(fits(`${path}/nonsense`, 1)).toBe(false),
  );

  it('every member that is not optional must be there', () => {
    for (const path of objects) {
      const holder = path
        .split('/')
        .slice(1)
        .reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], testScenario());
      for (const name of Object.keys(holder as object)) {
        const member = `${path}/${name}`;
        const free = OPTIONAL.test(member) && (name !== 'name' || path.startsWith('/terrain'));
        expect([member, fits(member, undefined)]).toEqual([member, free]);
      }
    }
  });

  it.each([
    ['roster.base-statistics', `${SHIP}/guns`, 1, 140],
    ['roster.base-statistics', `${SHIP}/hull`, 1, 400],
    ['roster.base-statistics', `${SHIP}/rigging`, 1, 400],
    ['roster.base-statistics', `${SHIP}/crew`, 1, 400],
    ['roster.base-statistics', `${SHIP}/musketry`, 0, 60],
    ['fire.dice-by-range', `${SHIP}/broadside/large/0`, 0, 60],
    ['fire.dice-by-range', `${SHIP}/broadside/large/1`, 0, 60],
    ['fire.dice-by-range', `${SHIP}/broadside/large/2`, 0, 60],
    ['fire.dice-by-range', `${SHIP}/broadside/regular/3`, 0, 60],
    ['turn.phases', `${SHIP}/points`, 0, 400],
    ['wind.disposition-at-segment-start', `${SHIP}/heading`, 0, 3599],
    ['wind.disposition-at-segment-start', '/wind/toward', 0, 3599],
    ['fire.any-point-of-move', '/squadrons/2/ships/0/unready/untilTurn', 1, 200],
    ['fire.any-point-of-move', '/special/noFireBefore', 1, 200],
    ['shore.fort-points', `${FORT}/fort`, 1, 400],
    ['shore.crew-morale', `${FORT}/crew`, 1, 400],
    ['shore.fort-points', `${FORT}/guns`, 1, 140],
    ['shore.fort-points', `${FORT}/musketry`, 0, 60],
    ['turn.phases', `${FORT}/points`, 0, 400],
    ['shore.all-round-arc', `${FORT}/arc/from`, 0, 3599],
    ['shore.all-round-arc', `${FORT}/arc/to`, 0, 3599],
    ['turn.phases', '/turnLimit', 1, 200],
    ['aground.removed', '/terrain/0/polygon/0/0', -50_000, 450_000],
    ['aground.removed', '/terrain/0/polygon/0/1', -50_000, 450_000],
    ['turn.phases', '/victory/0/atLeast', 1, 60],
    ['turn.phases', '/victory/2/percent', 1, 100],
    ['turn.phases', '/victory/3/untilTurn', 1, 200],
    ['turn.phases', '/victory/9/margin', 0, 1000],
  ] as const)('[%s] %s is a whole number from %i to %i', (_rule, path, least, most) =>
    expectWhole(path, least, most),
  );

  it.each([`${SHIP}/x`, `${SHIP}/y`, '/table/width', '/table/height'])(
    '%s is a length on the table',
    (path) => expectWhole(path, 0, 400_000),
  );

  it.each([
    ['roster.base-statistics', `${SHIP}/rate`, ['1st', '3rd-small', '6th'], '7th'],
    ['move.rate-table', `${SHIP}/size`, ['large', 'medium', 'small'], 'huge'],
    ['move.rate-table', `${SHIP}/sail`, ['easy', 'battle', 'full'], 'none'],
    ['reroll.good', `${SHIP}/quality`, ['good', 'average', 'poor'], 'elite'],
    ['reroll.good', `${FORT}/quality`, ['good', 'average', 'poor'], 'elite'],
    ['initiative.british', '/squadrons/0/nation', ['British', 'French', 'Spanish'], 'Swiss'],
    ['initiative.british', '/sides/0/nation', ['British', 'French', 'Spanish'], 'Swiss'],
    ['initiative.british', `${SHIP}/nation`, ['British', 'French', 'Spanish'], 'Swiss'],
    ['initiative.british', `${FORT}/nation`, ['British', 'French', 'Spanish'], 'Swiss'],
    ['aground.removed', '/terrain/0/kind', ['land', 'shoal'], 'reef'],
    ['fire.arc-30-degrees', '/squadrons/2/ships/0/unready/side', ['larboard', 'starboard'], 'bow'],
    ['turn.phases', '/victory/1/edge', ['north', 'east', 'south', 'west'], 'up'],
    ['turn.phases', '/victory/0/type', ['battery'], 'nonsense'],
    ['boarding.marines', `${SHIP}/marines`, [true, false], 'yes'],
    ['special.signals', `${SHIP}/signals`, [true, false], 'yes'],
    ['demasted', `${SHIP}/blockship`, [true, false], 'yes'],
  ] as const)('[%s] %s is one of %j', (_rule, path, words, other) => expectWord(path, words, other));

  it.each([
    ['/provenance/ships', ['sheet', 'public', 'constructed'], 'hearsay'],
    ['/special/flukyWind', [true, false], 'yes'],
    [`${SHIP}/anchored`, [true, false], 'yes'],
  ] as const)('%s is one of %j', (path, words, other) => expectWord(path, words, other));

  it.each([
    '/sides/0/id',
    `${SHIP}/id`,
    '/squadrons/0/id',
    `${FORT}/id`,
    '/victory/0/side',
    '/sides/0/flagship',
  ])('%s is a word of small letters and figures', (path) => {
    for (const id of ['a', 'a-1', 'old-74', 'x'.repeat(60)]) expect([id, fits(path, id)]).toEqual([id, true]);
    for (const id of ['', 'A', 'a_1', '-a', 'a-', 'a--b', 'a b', ' a', 'a!', 'x'.repeat(61), 7])
      expect([id, fits(path, id)]).toEqual([id, false]);
  });

  it.each(['/sides/0/name', `${SHIP}/name`, '/squadrons/0/name', `${FORT}/name`, '/terrain/0/name'])(
    '%s is a name of one to eighty letters',
    (path) => {
      expect(['n', 'n'.repeat(80)].map((name) => fits(path, name))).toEqual([true, true]);
      expect(['', 'n'.repeat(81)].map((name) => fits(path, name))).toEqual([false, false]);
    },
  );

  const many = (path: string, count: number): boolean => {
    const list = path
      .split('/')
      .slice(1)
      .reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], testScenario()) as unknown[];
    return fits(path, Array<unknown>(count).fill(list[0]));
  };
  const expectMany = (path: string, least: number, most: number): void => {
    expect([many(path, least), many(path, most)]).toEqual([true, true]);
    if (least > 0) expect(many(path, least - 1)).toBe(false);
    expect(many(path, most + 1)).toBe(false);
  };
  it.each([
    ['activation.squadron-by-squadron', '/squadrons', 1, 24],
    ['activation.squadron-by-squadron', '/squadrons/0/ships', 1, 24],
    ['shore.own-squadron', '/batteries', 0, 12],
    ['aground.removed', '/terrain', 0, 40],
    ['aground.removed', '/terrain/0/polygon', 3, 60],
    ['turn.phases', '/victory', 1, 20],
    ['fire.dice-by-range', `${SHIP}/broadside/large`, 4, 4],
    ['fire.dice-by-range', `${FORT}/broadside/regular`, 4, 4],
    ['aground.removed', '/terrain/0/polygon/0', 2, 2],
  ] as const)('[%s] %s has %i to %i entries', (_rule, path, least, most) => expectMany(path, least, most));

  it.each([
    ['/sides', 2, 2],
    ['/sides/0/seats', 1, 8],
  ] as const)('%s has %i to %i entries', (path, least, most) => expectMany(path, least, most));

  it('[turn.phases] a condition of victory names one to sixty ships, each once', () => {
    const named = (count: number) => Array.from({ length: count }, (_, index) => `s-${index}`);
    expect([1, 60].map((count) => fits('/victory/1/ships', named(count)))).toEqual([true, true]);
    expect([0, 61].map((count) => fits('/victory/1/ships', named(count)))).toEqual([false, false]);
    expect(fits('/victory/1/ships', ['x', 'x'])).toBe(false);
  });

  it('a limit on turns may be set when a match is made, and nothing else', () => {
    const may = (options: unknown) => fitsSchema(OptionsSchema, options);
    expect([{}, { turnLimit: 1 }, { turnLimit: 200 }].map(may)).toEqual([true, true, true]);
    expect([{ turnLimit: 0 }, { turnLimit: 201 }, { turnLimit: 1.5 }, { more: 1 }].map(may)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
