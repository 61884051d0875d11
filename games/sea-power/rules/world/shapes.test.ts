/** The shapes of answers, options and scenarios: what fits, and that nothing more and nothing less does. */
import { fitsSchema } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../../data/scenarios.ts';
import { ANSWERS, type AskKind } from './asks.ts';
import { OptionsSchema } from './options.ts';
import { ScenarioSchema } from './scenario.ts';

const course = { path: ['north-sea'], end: 'sea', under: 'E1', onStation: true };
const stacks = [[{ ship: 'eng-mars', leader: 'eng-hawke' }]];

/** By the rule that says what is answered: a full answer to each ask. */
const FULL: readonly [string, AskKind, unknown][] = [
  ['11.E', 'bid', { points: 5, side: 'english' }],
  ['5.0/4', 'demobilise', { ships: ['eng-mars'], leaders: ['eng-hawke'] }],
  ['11.L', 'commission', { ships: ['eng-mars'] }],
  ['3.7/2', 'organise', { squadrons: [{ squadron: 'eng-channel', stacks }] }],
  ['3.7/5', 'place', { squadron: 'eng-channel', port: 'nore' }],
  [
    '5.3',
    'reorganise',
    {
      squadrons: [{ squadron: 'eng-channel', port: 'nore', stacks }],
      ashore: [{ ship: 'eng-duke', port: 'nore' }],
    },
  ],
  ['6.32', 'frigate', { area: 'north-sea' }],
  ['4.0/8', 'sail', { order: { token: 'E1', ...course } }],
  ['6.5/4', 'onward', course],
  ['6.5/2', 'search', { choice: 'fight' }],
  ['11.A2', 'wear', { damage: [{ ship: 'eng-mars', points: 1 }] }],
  ['4.0/11', 'battle-order', { area: 'north-sea' }],
  ['7.2/4', 'gauge', { withdraw: { port: 'nore' } }],
  ['7.2/4', 'gauge', { withdraw: { area: 'north-sea' } }],
  ['7.33/1', 'line', { damaged: ['eng-mars'] }],
  ['7.31/2', 'refuge', { ports: [{ ship: 'eng-mars', port: 'nore' }] }],
  ['6.23/1', 'assault', { areas: ['north-sea'] }],
  ['6.23/1', 'defend', { ports: [{ area: 'north-sea', port: 'nore' }] }],
  ['9.1/1', 'return', { ports: [{ token: 'E1', port: 'nore' }] }],
  ['9.2/1', 'repair', { repairs: [{ ship: 'eng-mars', points: 1 }] }],
];

const OPTIONAL = ['under', 'onStation'];

/** The same with one thing wrong in it, for every thing that can be. */
function* spoilt(value: unknown, of = ''): Generator<[string, unknown]> {
  if (Array.isArray(value)) {
    const [one] = value as unknown[];
    yield [
      `${of} without end`,
      Array.from({ length: 1000 }, (_, at) => (typeof one === 'string' ? `${one}${at}` : one)),
    ];
    if (typeof one === 'string' && !of.endsWith('/path')) yield [`${of} twice the same`, [one, one]];
    if (Array.isArray(one)) yield [`${of} with nothing in a list`, [[]]];
    for (const [words, wrong] of spoilt(one, of)) yield [words, [wrong]];
  } else if (typeof value === 'object' && value !== null) {
    yield [`${of} with a member too many`, { ...value, more: 1 }];
    for (const [key, one] of Object.entries(value)) {
      const { [key]: _, ...rest } = value as Record<string, unknown>;
      if (!OPTIONAL.includes(key)) yield [`${of} without ${key}`, rest];
      for (const [words, wrong] of spoilt(one, `${of}/${key}`)) yield [words, { ...value, [key]: wrong }];
    }
  } else if (typeof value === 'string') {
    yield [`${of} of no letters`, ''];
    yield [`${of} of many letters`, 'a'.repeat(61)];
    yield [`${of} a number`, 7];
  } else if (typeof value === 'number') {
    yield [`${of} below nought`, -1];
    yield [`${of} broken`, 1.5];
    yield [`${of} beyond all measure`, 101];
  } else yield [`${of} a word`, 'maybe'];
}

describe('the shape of an answer', () => {
  it.each(FULL)('[%s] to %s: as it is, and no other', (_rule, kind, answer) => {
    expect(fitsSchema(ANSWERS[kind], answer)).toBe(true);
    for (const [words, wrong] of spoilt(answer)) expect(fitsSchema(ANSWERS[kind], wrong), words).toBe(false);
  });

  it('[6.6/2] [6.4/3] a squadron may be empty, and a ship without a leader', () => {
    for (const stack of [[], [[{ ship: 'eng-mars', leader: null }]]])
      expect(fitsSchema(ANSWERS.organise, { squadrons: [{ squadron: 'eng-channel', stacks: stack }] })).toBe(
        true,
      );
  });

  it.each<[string, AskKind, unknown]>([
    ['6.32', 'frigate', { area: null }],
    ['4.0/8', 'sail', { order: null }],
    ['6.1/7', 'onward', { path: [], end: 'sea' }],
    ['7.2/4', 'gauge', { withdraw: null }],
    ['6.5/2', 'search', { choice: 'avoid' }],
    ['11.E', 'bid', { points: 100, side: 'european' }],
    ['11.E', 'bid', { points: 0, side: 'european' }],
  ])('[%s] to %s there is another: %j', (_rule, kind, answer) => {
    expect(fitsSchema(ANSWERS[kind], answer)).toBe(true);
  });

  it.each<[string, AskKind, unknown]>([
    ['11.E', 'bid', { points: 1, side: 'russian' }],
    ['6.5/2', 'search', { choice: 'flee' }],
    ['7.2/4', 'gauge', { withdraw: { port: 'nore', area: 'north-sea' } }],
    ['7.2/4', 'gauge', { withdraw: {} }],
    ['11.A2', 'wear', { damage: [{ ship: 'eng-mars', points: 100 }] }],
  ])('[%s] to %s this is none: %j', (_rule, kind, answer) => {
    expect(fitsSchema(ANSWERS[kind], answer)).toBe(false);
  });
});

describe('the shape of options', () => {
  const SWITCHES = [
    ...['seaTime', 'weather', 'revolution', 'delayedRepair', 'bidding', 'openPlay', 'automaticVictory'],
    ...[
      'northernAlliances',
      'nelsonsYearOff',
      'earlySpain',
      'capture',
      'permanentlySunk',
      'simplifiedCombat',
    ],
    'russians',
  ];

  it('[11.0] each may be on or off or left out, and there are no others', () => {
    expect(fitsSchema(OptionsSchema, {})).toBe(true);
    for (const option of SWITCHES) {
      for (const state of [true, false])
        expect(fitsSchema(OptionsSchema, { [option]: state }), option).toBe(true);
      expect(fitsSchema(OptionsSchema, { [option]: 1 }), option).toBe(false);
    }
    expect(fitsSchema(OptionsSchema, { torpedoes: true })).toBe(false);
  });

  it('[11.F/1] a handicap is up to a hundred points for each side', () => {
    const handicap = (english: unknown, european: unknown = 0, more = {}) =>
      fitsSchema(OptionsSchema, { handicap: { english, european, ...more } });
    expect([handicap(0), handicap(100), handicap(0, 100)]).toEqual([true, true, true]);
    expect([handicap(101), handicap(-1), handicap(0.5), handicap(0, 101)]).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(handicap(0, 0, { russian: 1 })).toBe(false);
    expect(fitsSchema(OptionsSchema, { handicap: { english: 1 } })).toBe(false);
  });
});

describe('the shape of a scenario', () => {
  const sound = { ...structuredClone(scenarios[1]!), values: { 'north-sea': 5 } };
  const [war] = sound.wars;
  const [england, ...allies] = war!.forces;
  const withWar = (more: object) => ({ ...sound, wars: [{ ...war, ...more }] });
  const withForces = (more: object) => withWar({ forces: [{ ...england, ...more }, ...allies] });

  it('as it is on offer', () => {
    for (const scenario of [
      sound,
      withWar({ prizes: {} }),
      withWar({ changes: [] }),
      { ...sound, start: undefined },
    ])
      expect(fitsSchema(ScenarioSchema, JSON.parse(JSON.stringify(scenario)))).toBe(true);
  });

  it.each<[string, object]>([
    ['a member too many', { ...sound, weather: 'fair' }],
    ['no war', { ...sound, wars: [] }],
    ['four wars', { ...sound, wars: [war, war, war, war] }],
    ['a fourth war', withWar({ war: 4 })],
    ['a war with a member too many', withWar({ king: 'George' })],
    ['a war without a title', withWar({ title: '' })],
    ['a title too long', withWar({ title: 'a'.repeat(81) })],
    ['a year too early', withWar({ first: 1699 })],
    ['a year too late', withWar({ last: 1900 })],
    ['half a year', withWar({ first: 1778.5 })],
    ['nobody to fight', withWar({ forces: [england] })],
    ['six nations', withWar({ forces: [1, 2, 3, 4, 5, 6].map(() => england) })],
    ['a nation unheard of', withForces({ nation: 'Sweden' })],
    ['forces with a member too many', withForces({ galleys: 1 })],
    ['a base too big', withForces({ base: { ships: 121, leaders: 1 } })],
    ['less than no ships', withForces({ base: { ships: -1, leaders: 1 } })],
    ['too many leaders', withForces({ new: { ships: 1, leaders: 41 } })],
    ['less than no leaders', withForces({ new: { ships: 1, leaders: -1 } })],
    ['a levy with a member too many', withForces({ base: { ships: 1, leaders: 1, guns: 1 } })],
    ['too many frigates', withForces({ frigates: 31 })],
    ['less than no frigates', withForces({ frigates: -1 })],
    ['an entry too late', withForces({ enters: 1900 })],
    ['too many changes', withWar({ changes: new Array(61).fill(war!.changes[0]) })],
    ['a change to nobody', withWar({ changes: [{ year: 1780, port: 'new-york', owner: 'Sweden' }] })],
    ['a change of no port', withWar({ changes: [{ year: 1780, port: 'New York', owner: 'Neutral' }] })],
    [
      'a change with a member too many',
      withWar({ changes: [{ year: 1780, port: 'x', owner: 'Neutral', by: 1 }] }),
    ],
    ['a prize too big', withWar({ prizes: { 'north-sea': 51 } })],
    ['a prize below nought', withWar({ prizes: { 'north-sea': -1 } })],
    ['a value too big', { ...sound, values: { 'north-sea': 51 } }],
    ['a start too high', { ...sound, start: { english: 201, european: 0 } }],
    ['a start below nought', { ...sound, start: { english: 0, european: -1 } }],
    ['a start with a member too many', { ...sound, start: { english: 0, european: 0, russian: 0 } }],
    ['a source unheard of', { ...sound, provenance: { forces: 'hearsay' } }],
    ['no sources', { ...sound, provenance: undefined }],
  ])('not with %s', (_words, wrong) => {
    expect(fitsSchema(ScenarioSchema, JSON.parse(JSON.stringify(wrong)))).toBe(false);
  });
});
