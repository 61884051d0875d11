import { describe, expect, it } from 'vitest';
import { advancedShip } from '../testing/advanced.ts';
import { testShip } from '../testing/sea.ts';
import { FAULTS, type Facts, type FaultCode, infractionOf } from './infractions.ts';

const facts = (change: Partial<Facts> = {}): Facts => ({
  ship: testShip({ id: 'x', at: 'K15', heading: 1 }),
  start: 'A',
  allowances: { A: 4, B: 3, C: 1, D: 0 },
  wait: 1,
  turning: 2,
  now: 'C',
  ...change,
});
const RULES: Readonly<Record<FaultCode, string>> = {
  unreadable: '7.2.7',
  alone: '7.2.6',
  'drift-alone': '8.2.4',
  'not-drifting': '8.2.4',
  backing: '7.2.3',
  fouled: '8.3.6',
  grappled: '9.1.6',
  struck: '11.4.1.2',
  surrendered: '12.4.4',
  unmanned: '11.4.2.2',
  idle: '11.4.5',
  'all-boarding': '10.2.5',
  dismasted: '8.2.5',
  'dismasted-wait': '8.2.5.3',
  'turn-only': '7.1.15',
  allowance: '7.1.5',
  'turn-cost': '7.1.11',
  'one-turn-a-hex': '7.1.8',
  'turning-ability': '7.1.9',
  attitude: '7.1.12',
  irons: '7.1.16',
  land: '3.1.5',
  left: '15.0',
  anchored: '20.3.3',
  springs: '20.3.4.1',
  weighing: '20.3.6',
  aground: '38.1',
  moored: '20.3.3',
  towed: '35.4.2',
  stood: '20.4.1.1',
  'turned-last': '20.4.2',
  helm: '16.1.2.2',
  wreckage: '36.2.2',
  'holds-course': '20.4',
  'must-enter': '8.1.2',
  'enter-first': '7.2.8',
};

describe('infractions', () => {
  it.each((Object.entries(RULES) as [FaultCode, string][]).map(([code, rule]) => [rule, code] as const))(
    '[%s] %s, with a sentence of its own',
    (rule, code) => {
      const found = infractionOf(code, 2, facts());
      expect(found).toEqual({ at: 2, code, rule, message: expect.stringMatching(/^\S.+\.$/) });
      const others = (Object.keys(FAULTS) as FaultCode[]).filter((other) => other !== code);
      expect(others.map((other) => infractionOf(other, 2, facts()).message)).not.toContain(found.message);
    },
  );

  it('[7.1.12] [8.2.5] one is one, more are more', () => {
    const words = (code: FaultCode, change: Partial<Facts> = {}) =>
      infractionOf(code, 0, facts(change)).message;
    expect(words('attitude')).toBe('In attitude C she may move 1 hex in a phase, and no more.');
    expect(words('attitude', { now: 'B' })).toBe(
      'In attitude B she may move 3 hexes in a phase, and no more.',
    );
    expect(words('dismasted-wait')).toBe(
      'x is dismasted: she may turn after 1 phase of drifting, and has had 0.',
    );
    expect(words('dismasted-wait', { wait: 3 })).toBe(
      'x is dismasted: she may turn after 3 phases of drifting, and has had 0.',
    );
  });

  it.each([
    [1, '8.2.5.3'],
    [2, '8.2.5.2'],
    [3, '8.2.5.1'],
  ])('[8.2.5.1] [8.2.5.2] [8.2.5.3] a wait of %i is by %s', (wait, rule) => {
    expect(infractionOf('dismasted-wait', 0, facts({ wait })).rule).toBe(rule);
  });

  it('[20.3.3] [20.3.8.2] at anchor, and on springs that are gone', () => {
    const rule = (how: 'A' | 'AB', anchors: number) =>
      infractionOf(
        'anchored',
        0,
        facts({
          ship: advancedShip({
            id: 'x',
            at: 'K15',
            heading: 1,
            advanced: { anchor: { how, state: 'holding', turns: 0 }, anchors },
          }),
        }),
      ).rule;
    expect([rule('A', 2), rule('A', 1), rule('AB', 2), rule('AB', 1)]).toEqual([
      '20.3.3',
      '20.3.3',
      '20.3.3',
      '20.3.8.2',
    ]);
  });
});
