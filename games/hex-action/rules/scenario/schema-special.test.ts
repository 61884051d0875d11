import { describe, expect, it } from 'vitest';
import type { SpecialRule } from '../sea/special-rules.ts';
import { expectForm, fits, many, word } from '../testing/scenario.ts';

describe('the form of special rules', () => {
  const rules: readonly SpecialRule[] = [
    { id: 'unreliable', ships: ['a'], dieAtMost: 1 },
    { id: 'lee-ports', side: 'a', minVelocity: 0, tableShift: -5 },
    { id: 'shift-flag', from: 'a', to: 'b', turns: 0 },
    { id: 'lower-ports-shut', ships: ['a'], minVelocity: 7 },
    { id: 'night', minRange: 40, dieAtMost: 6 },
    { id: 'short-handed', side: 'a', squaresLost: 0, section: 40 },
    { id: 'holds-anchor', squadron: 'a', untilTurn: 1 },
    { id: 'holds-course', squadron: 'a', untilTurn: 500 },
    { id: 'uncoppered', sides: ['a'] },
    { id: 'free-squadron', squadron: 'a' },
    { id: 'reloads', side: 'a', squares: 0 },
    { id: 'treasure', side: 'a' },
    { id: 'under-the-guns', firer: 'a', target: 'b', rangeNone: 0, rangeHalf: 1 },
    { id: 'bluff', side: 'a', range: 1 },
    { id: 'convoy', squadrons: ['a'] },
    { id: 'moored-line', side: 'a', crewBack: 1, everyTurns: 1 },
    { id: 'boom', breakOn: { class4OrLarger: 1, smaller: 6 }, explosionRadius: 1 },
    { id: 'fireships', burnTurns: 1, catchOn: 1, catchOnFouled: 6, explodeAfter: 1 },
    { id: 'tide', direction: 1, hexes: 1 },
    { id: 'sweeps', ships: ['a'], hexes: 1 },
    { id: 'scheduled-wind-only' },
    { id: 'boat-tow', ships: ['a'] },
    { id: 'bombard', side: 'a', pointsPerHit: 1 },
    { id: 'secret-depths', side: 'a' },
  ];
  it.each(rules.map((rule) => [rule.id, rule] as const))(
    '[3.1.1] %s: all its members and no other',
    (_, rule) => {
      expect(fits('/special', [rule])).toBe(true);
      expect(fits('/special', [{ ...rule, more: 1 }])).toBe(false);
      for (const member of Object.keys(rule)) {
        const { [member]: _out, ...rest } = rule as Record<string, unknown>;
        expect([member, fits('/special', [rest])]).toEqual([member, false]);
      }
    },
  );

  it('[3.1.1] their numbers have limits', () => {
    const at = (index: number, change: object) => [{ ...rules[index]!, ...change }];
    expectForm([
      ['/special', [many(30, rules[0])], [many(31, rules[0])]],
      [
        '/special',
        [at(0, { dieAtMost: 6 }), at(0, { ships: many(80) }), at(0, { ships: [word(60)] })],
        [
          at(0, { dieAtMost: 0 }),
          at(0, { dieAtMost: 7 }),
          at(0, { ships: [] }),
          at(0, { ships: many(81) }),
          at(0, { ships: [''] }),
          at(0, { ships: [word(61)] }),
        ],
      ],
      [
        '/special',
        [at(1, { tableShift: 5 }), at(1, { minVelocity: 7 })],
        [
          at(1, { tableShift: 6 }),
          at(1, { tableShift: -6 }),
          at(1, { minVelocity: 8 }),
          at(1, { minVelocity: -1 }),
        ],
      ],
      ['/special', [at(2, { turns: 40 })], [at(2, { turns: -1 }), at(2, { turns: 41 })]],
      ['/special', [], [at(6, { untilTurn: 0 }), at(7, { untilTurn: 501 })]],
      [
        '/special',
        [],
        [at(16, { breakOn: { class4OrLarger: 1, smaller: 1, more: 1 } }), at(16, { breakOn: {} })],
      ],
      ['/special', [at(18, { direction: 6 })], [at(18, { direction: 0 }), at(18, { direction: 7 })]],
    ]);
  });
});
