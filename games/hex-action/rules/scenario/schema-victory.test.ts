import { describe, expect, it } from 'vitest';
import type { VictoryTest } from '../sea/victory-language.ts';
import { expectForm, fits, many, word } from '../testing/scenario.ts';

describe('the form of victories', () => {
  const tests: readonly VictoryTest[] = [
    { test: 'reach', ship: 'a', hexes: ['A1'] },
    { test: 'captured', atLeast: 1 },
    { test: 'anySurrender', atLeast: 1 },
    { test: 'surrenderedOrLost' },
    { test: 'exit', edge: 'any', atLeast: 1 },
    { test: 'survive', ships: ['a'], untilTurn: 1 },
    { test: 'destroyed', ships: ['a'], by: 'any' },
    { test: 'aground', side: 'a', atLeast: 1 },
    { test: 'batterySilenced', batteries: ['a'] },
    { test: 'burnt', side: 'a', atLeast: 1 },
    { test: 'pointsAtLeast', side: 'a', points: 0 },
  ];
  const IF = '/victory/wins/0/if';
  it.each(tests.map((test) => [test.test, test] as const))('[14.2] %s, at each depth', (_, test) => {
    const nested = (inner: unknown, how = 'all') => ({ test: how, of: [inner] });
    expectForm([
      [
        IF,
        [
          test,
          nested(test),
          nested(test, 'any'),
          nested(nested(test, 'not')),
          nested(nested(test, 'any'), 'not'),
          nested(nested(test)),
        ],
        [nested(nested(nested(test))), { ...test, more: 1 }],
      ],
      [
        IF,
        [{ test: 'all', of: many(20, test) }, nested({ test: 'any', of: many(20, test) })],
        [
          { test: 'all', of: [] },
          { test: 'all', of: many(21, test) },
          nested({ test: 'any', of: many(21, test) }),
          nested({ test: 'any', of: [] }),
          nested(test, ''),
          nested(nested(test, '')),
          { ...nested(test), more: 1 },
          nested({ ...nested(test), more: 1 }),
        ],
      ],
    ]);
    for (const member of Object.keys(test)) {
      const { [member]: _out, ...rest } = test as Record<string, unknown>;
      expect([member, fits(IF, rest)]).toEqual([member, false]);
    }
  });

  it('[14.2] their members have limits', () => {
    const at = (index: number, change: object) => ({ ...tests[index]!, ...change });
    expectForm([
      [
        IF,
        [at(0, { inOrder: true }), at(0, { hexes: many(40, word(12)) })],
        [
          at(0, { inOrder: 1 }),
          at(0, { hexes: [] }),
          at(0, { hexes: many(41, 'A1') }),
          at(0, { hexes: [word(13)] }),
        ],
      ],
      [
        IF,
        [at(1, { side: 'a', ships: ['a'], atLeast: 80 }), at(1, { side: word(60) })],
        [
          at(1, { atLeast: 0 }),
          at(1, { atLeast: 81 }),
          at(1, { side: '' }),
          at(1, { side: word(61) }),
          at(1, { ships: [] }),
          at(1, { ships: many(81) }),
        ],
      ],
      [
        IF,
        [at(3, { atLeast: 1, side: 'a' }), at(2, { ships: ['a'] }), at(8, { atLeast: 1 })],
        [at(3, { atLeast: 0 }), at(8, { atLeast: 0 })],
      ],
      [
        IF,
        ['1', '2-3', '4', '5-6'].map((edge) => at(4, { edge, side: 'a', notSurrendered: true })),
        [at(4, { edge: '' }), at(4, { notSurrendered: 1 })],
      ],
      [IF, [at(5, { untilTurn: 500 })], [at(5, { untilTurn: 0 }), at(5, { untilTurn: 501 })]],
      [IF, [at(6, { by: 'land' }), at(6, { by: 'fire' })], [at(6, { by: '' })]],
      [IF, [at(10, { points: 5000 })], [at(10, { points: -1 }), at(10, { points: 5001 })]],
    ]);
  });

  it('[14.0] the four kinds of victory', () => {
    const win = { side: 'a', when: 'end', if: tests[1] };
    const bonus = { side: 'a', points: 1, if: tests[1] };
    const points = (change: object) => ({ type: 'points', margin: 1, ...change });
    const special = (change: object) => ({ type: 'special', wins: [win], otherwise: 'draw', ...change });
    const race = (change: object) => ({ type: 'race', marks: ['A1'], laps: 'once', ...change });
    const even = { side: 'a', points: 1 };
    expectForm([
      ['/victory', [{ type: 'single-ship' }], [{ type: 'single-ship', more: 1 }, { type: '' }, undefined]],
      [
        '/victory',
        [
          points({}),
          points({ margin: 1000 }),
          points({ bonus: many(20, bonus) }),
          points({ handicap: many(4, even) }),
        ],
        [
          points({ margin: 0 }),
          points({ margin: 1001 }),
          points({ bonus: many(21, bonus) }),
          points({ handicap: many(5, even) }),
          points({ more: 1 }),
        ],
      ],
      [
        '/victory',
        [points({ bonus: [{ ...bonus, points: 1000 }] })],
        [
          points({ bonus: [{ ...bonus, points: 0 }] }),
          points({ bonus: [{ ...bonus, points: 1001 }] }),
          points({ bonus: [{ ...bonus, more: 1 }] }),
        ],
      ],
      [
        '/victory',
        [points({ handicap: [{ ...even, points: 1000 }] })],
        [
          points({ handicap: [{ ...even, points: 0 }] }),
          points({ handicap: [{ ...even, points: 1001 }] }),
          points({ handicap: [{ ...even, more: 1 }] }),
        ],
      ],
      [
        '/victory',
        [
          special({}),
          special({ wins: many(20, win) }),
          special({ margin: 1 }),
          special({ margin: 1000 }),
          special({ handicap: many(4, even) }),
        ],
        [
          special({ wins: [] }),
          special({ wins: many(21, win) }),
          special({ margin: 0 }),
          special({ margin: 1001 }),
          special({ handicap: many(5, even) }),
          special({ more: 1 }),
          special({ wins: [{ ...win, when: '' }] }),
          special({ wins: [{ ...win, more: 1 }] }),
        ],
      ],
      [
        '/victory',
        [
          special({ wins: [{ ...win, when: 'each-turn' }] }),
          special({ handicap: [{ ...even, points: 1000 }] }),
        ],
        [
          special({ handicap: [{ ...even, points: 0 }] }),
          special({ handicap: [{ ...even, points: 1001 }] }),
          special({ handicap: [{ ...even, more: 1 }] }),
        ],
      ],
      [
        '/victory',
        [race({}), race({ marks: many(40, 'A1') })],
        [
          race({ marks: [] }),
          race({ marks: many(41, 'A1') }),
          race({ marks: [word(13)] }),
          race({ laps: 'twice' }),
          race({ more: 1 }),
        ],
      ],
    ]);
  });
});
