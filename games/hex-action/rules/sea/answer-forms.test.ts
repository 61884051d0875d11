import { fitsSchema } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { ANSWERS, type AskKind, GUN_MARKS } from './asks.ts';

const many = (count: number, one: unknown): unknown[] => Array.from({ length: count }, () => one);
const ids = (count: number): string[] => Array.from({ length: count }, (_, index) => `s${index}`);
const word = (length: number): string => 'a'.repeat(length);
const shot = (change: object = {}) => ({ target: 'a', aim: 'hull', ...change });
const party = (change: object = {}) => ({
  parties: [{ type: 'OBP', sections: [1], target: 'a', ...change }],
});
const fire = (change: object = {}) => ({ L: null, R: null, ...change });
const chosen = (change: object = {}) => ({ ships: [{ class: 'a', quality: 'crack', name: 'A', ...change }] });
const attempt = { from: 'a', spend: false };
type Row = readonly [rule: string, ask: AskKind, may: readonly object[], mayNot: readonly object[]];

const beside = (note: object) => ({ plot: '1', ...note });
const notes = [
  { sail: 'FS' },
  { sail: 'BS' },
  { anchor: 'A' },
  { anchor: 'AB' },
  { anchor: 'AS' },
  { anchor: 'up' },
  { anchor: 'cut' },
  { repair: 'RH' },
  { repair: 'RG' },
  { repair: 'RR' },
  { oars: true },
  { light: true },
  { tow: 'a' },
  { out: 'L' },
  { out: 'R' },
];
const wrong = [
  { sail: '' },
  { anchor: '' },
  { repair: '' },
  { oars: false },
  { light: false },
  { tow: '' },
  { out: '' },
  { more: 1 },
];

const rows: readonly Row[] = [
  [
    '6.0',
    'unfoul',
    [{ attempts: [] }, { attempts: many(60, attempt) }],
    [
      {},
      { attempts: many(61, attempt) },
      { attempts: [{ ...attempt, more: 1 }] },
      { attempts: [{ from: 'a' }] },
      { attempts: [], more: 1 },
    ],
  ],
  [
    '7.2.4',
    'plot',
    ['0', 'D', '12LRB', '1'.repeat(24)].map((plot) => ({ plot })),
    [{}, { plot: '' }, { plot: '1'.repeat(25) }, { plot: 'x1' }, { plot: '1x' }],
  ],
  ['20.5.2', 'plot', notes.map(beside), wrong.map(beside)],
  [
    '31.2',
    'plot',
    [
      { plot: '1', message: 'a' },
      { plot: '1', message: word(200) },
    ],
    [
      { plot: '1', message: '' },
      { plot: '1', message: word(201) },
    ],
  ],
  ['30.0', 'plot', [{ plot: '1', late: true }], [{ plot: '1', late: false }]],
  [
    '32.3',
    'orders',
    [{ orders: [{ plot: '1' }] }, { orders: many(5, { plot: '1', sail: 'FS' }), message: 'a', late: true }],
    [
      { orders: [] },
      { orders: many(6, { plot: '1' }) },
      { orders: [{ plot: '1', more: 1 }] },
      { orders: [{ plot: '1' }], more: 1 },
      { orders: [{ plot: '1' }], late: false },
    ],
  ],
  [
    '32.5',
    'flagship',
    [{ ship: 'a' }, { ship: word(64) }],
    [{}, { ship: '' }, { ship: word(65) }, { ship: 'a', more: 1 }],
  ],
  ['31.1', 'message', [{}, { message: 'a' }], [{ message: '' }, { more: 1 }]],
  [
    '32.1',
    'squadrons',
    [
      { flagship: 'a', squadrons: [['a']] },
      { flagship: 'a', squadrons: many(60, ids(60)) },
    ],
    [
      { flagship: 'a', squadrons: [] },
      { flagship: 'a', squadrons: many(61, ['a']) },
      { flagship: 'a', squadrons: [[]] },
      { flagship: 'a', squadrons: [ids(61)] },
      { flagship: 'a', squadrons: [['a', 'a']] },
      { flagship: 'a', squadrons: [['a']], more: 1 },
    ],
  ],
  ['20.1.5.1', 'prepare', [{ sail: 'battle' }, { sail: 'full' }], [{ sail: '' }, { sail: 'full', more: 1 }]],
  [
    '3.1.2',
    'muster',
    [
      chosen(),
      chosen({ class: word(40) }),
      chosen({ name: word(80) }),
      { ships: many(40, chosen().ships[0]) },
    ],
    [
      chosen({ class: word(41) }),
      chosen({ name: '' }),
      chosen({ name: word(81) }),
      chosen({ quality: '' }),
      chosen({ more: 1 }),
      { ships: [] },
      { ships: many(41, chosen().ships[0]) },
      { ...chosen(), more: 1 },
    ],
  ],
  ['8.3.2', 'contested', [{ ship: 'a' }], [{}, { ship: 'a', more: 1 }]],
  [
    '9.1.2',
    'grapple',
    [{ targets: [] }, { targets: ids(60) }],
    [{ targets: ids(61) }, { targets: ['a', 'a'] }, { targets: [], more: 1 }],
  ],
  [
    '9.2.4',
    'ungrapple',
    [{ from: [] }, { from: ids(60) }],
    [{ from: ids(61) }, { from: ['a', 'a'] }, { from: [], more: 1 }],
  ],
  [
    '10.2.3',
    'boarding',
    [
      { parties: [] },
      party(),
      party({ type: 'DBP', target: null }),
      party({ type: 'TBP', stay: true }),
      { parties: many(20, party().parties[0]) },
    ],
    [
      party({ type: '' }),
      party({ sections: [] }),
      party({ sections: [0] }),
      party({ sections: [1, 1] }),
      party({ sections: [1.5] }),
      party({ target: '' }),
      party({ stay: 1 }),
      party({ more: 1 }),
      { parties: many(21, party().parties[0]) },
      { parties: [], more: 1 },
    ],
  ],
  [
    '11.1.4',
    'fire',
    [
      fire(),
      fire({ L: shot() }),
      fire({ R: shot({ target: null, aim: 'rigging' }) }),
      fire({ L: shot({ section: 'bow' }) }),
      fire({ L: shot({ section: 'stern' }) }),
    ],
    [
      { L: null },
      fire({ L: shot({ aim: '' }) }),
      fire({ L: shot({ section: '' }) }),
      fire({ L: shot({ target: '' }) }),
      fire({ L: shot({ more: 1 }) }),
      fire({ more: 1 }),
    ],
  ],
  [
    '24.2.4.5',
    'fire',
    [fire({ L: shot({ as: 'R' }) }), fire({ L: shot({ as: 'G' }) })],
    [fire({ L: shot({ as: '' }) }), fire({ L: shot({ as: 'C' }) })],
  ],
  [
    '42.7',
    'fire',
    [fire({ mortars: [null] }), fire({ mortars: ['a', 'b'] })],
    [fire({ mortars: [] }), fire({ mortars: [null, null, null] })],
  ],
  ['11.1.4', 'battery', [{ shot: null }, { shot: shot() }], [{}, { shot: null, more: 1 }]],
  [
    '11.4.3.1',
    'gun-losses',
    [{ marks: [] }, { marks: ['LG', 'LC', 'RG', 'RC'] }, { marks: many(320, 'LG') }],
    [{ marks: many(321, 'LG') }, { marks: [''] }, { marks: [], more: 1 }],
  ],
  [
    '24.1.7',
    'gun-losses',
    [{ marks: ['LGB', 'LGS', 'LCB', 'LCS', 'RGB', 'RGS', 'RCB', 'RCS'] }],
    [{ marks: ['LGX'] }],
  ],
  ['12.3.5', 'board-on', [{ board: true }, { board: false }], [{}, { board: true, more: 1 }]],
  ['12.3.3', 'disengage', [{ disengage: true }, { disengage: false }], [{}, { disengage: true, more: 1 }]],
  ['13.1', 'load', [{ side: 'L' }, { side: 'R' }], [{ side: '' }, { side: 'L', more: 1 }]],
  [
    '26.1',
    'reload',
    [
      fire(),
      ...['R', 'D', 'C', 'G'].map((kind) => fire({ L: { shot: kind }, R: { shot: kind, out: true } })),
      fire({ mortars: true }),
    ],
    [
      { L: null },
      fire({ L: { shot: '' } }),
      fire({ L: { shot: 'R', out: false } }),
      fire({ L: { shot: 'R', more: 1 } }),
      fire({ mortars: false }),
      fire({ more: 1 }),
    ],
  ],
  ['38.2.2.1', 'refloat', [{ lighten: true }, { lighten: false }], [{}, { lighten: true, more: 1 }]],
];

describe('the form of answers', () => {
  it.each(rows)('[%s] %s: what may be answered, and what may not', (_rule, ask, may, mayNot) => {
    expect(may.filter((answer) => !fitsSchema(ANSWERS[ask], answer))).toEqual([]);
    expect(mayNot.filter((answer) => fitsSchema(ANSWERS[ask], answer))).toEqual([]);
  });

  it('[24.1.7] a mark for each side, piece and section', () => {
    expect(GUN_MARKS).toHaveLength(12);
  });
});
