import { d6 } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { check, choices } from '../answers.ts';
import { testContext } from '../testing/play.ts';
import { type TestShip, testTable, viewOf } from '../testing/table.ts';
import { initiativePhase } from './initiative.ts';

const at = (id: string, x: number, y: number, more: Partial<TestShip> = {}): TestShip => ({
  id,
  at: [x, y],
  heading: 90,
  ...more,
});
const signals = { spec: { signals: true } };
const british = { what: 'British', by: 1, rule: 'initiative.british' };

describe('initiative told in full', () => {
  it('[initiative.roll-2d6] [initiative.flagship] [initiative.crippled] dice, modifiers with their rules, the order', () => {
    const state = testTable({
      ships: [at('x', 10, 10, { flagship: true, hull: 10 }), at('y', 40, 40, { side: 'b' })],
      phase: 'initiative',
      signalled: ['b-squadron'],
    });
    const log = testContext(d6(2, 3, 6, 5));
    expect(initiativePhase.enter(state, log)).toBe('done');
    expect(log.told).toEqual([
      {
        kind: 'initiative',
        rule: 'initiative.roll-2d6',
        rolls: [
          {
            squadron: 'a-squadron',
            modifiers: [
              { what: 'flagship', by: 2, rule: 'initiative.flagship' },
              british,
              { what: 'crippled', by: -2, rule: 'initiative.crippled' },
            ],
            total: 6,
          },
          { squadron: 'b-squadron', modifiers: [], total: 11 },
        ],
        order: ['b-squadron', 'a-squadron'],
        ties: [],
        dice: [2, 3, 6, 5],
      },
    ]);
    expect(state.signalled).toEqual([]);
  });

  it('[initiative.tie-die] the dice that part equals stand at the end, with whose they were', () => {
    const state = testTable({
      ships: [at('x', 10, 10), at('y', 40, 40, { side: 'b' })],
      phase: 'initiative',
    });
    const log = testContext(d6(2, 3, 3, 3, 2, 2, 1, 5));
    initiativePhase.enter(state, log);
    expect(log.told).toMatchObject([
      {
        order: ['b-squadron', 'a-squadron'],
        ties: [
          { squadron: 'a-squadron', die: 2 },
          { squadron: 'b-squadron', die: 2 },
          { squadron: 'a-squadron', die: 1 },
          { squadron: 'b-squadron', die: 5 },
        ],
        dice: [2, 3, 3, 3, 2, 2, 1, 5],
      },
    ]);
  });

  it('[initiative.tie-flagship] of equal squadrons those of the better flagship squadron go first', () => {
    const tie = (mine: readonly [number, number], theirs: readonly [number, number]) => {
      const squadron = (id: string, side: string) => ({
        id,
        name: id,
        side,
        nation: 'Dutch' as const,
        battery: null,
      });
      const state = testTable({
        ships: [
          at('x', 10, 10, { squadron: 'a-flag', flagship: true }),
          at('v', 10, 20, { squadron: 'a-other' }),
          at('y', 40, 40, { side: 'b', squadron: 'b-flag', flagship: true }),
          at('z', 40, 20, { side: 'b', squadron: 'b-other' }),
        ],
        squadrons: [
          squadron('a-other', 'a'),
          squadron('a-flag', 'a'),
          squadron('b-other', 'b'),
          squadron('b-flag', 'b'),
        ],
        phase: 'initiative',
      });
      const log = testContext(d6(1, 2, ...mine, 1, 2, ...theirs));
      initiativePhase.enter(state, log);
      expect(log.dice.left).toBe(0);
      return state.order.map(({ squadron }) => squadron);
    };
    expect(tie([6, 6], [5, 5])).toEqual(['a-flag', 'b-flag', 'a-other', 'b-other']);
    expect(tie([5, 5], [6, 6])).toEqual(['b-flag', 'a-flag', 'b-other', 'a-other']);
  });

  it('[special.signals] [initiative.signalled] the ask, what is offered, what is refused, and what it brings', () => {
    const state = testTable({
      ships: [
        at('flag', 10, 10, { flagship: true }),
        at('x', 20, 10, signals),
        at('y', 60, 40, { side: 'b' }),
      ],
      phase: 'initiative',
    });
    const log = testContext(d6(2, 3, 6, 5));
    expect(initiativePhase.enter(state, log)).toBe('waits');
    expect(log.told).toEqual([]);
    const asks = initiativePhase.asks(state);
    const ask = asks[0]!;
    expect(asks).toEqual([
      {
        id: '0.t1.signal.x',
        seat: 'a-1',
        kind: 'signal',
        rule: 'special.signals',
        ship: 'x',
        squadrons: ['a-squadron'],
      },
    ]);
    expect([...choices(viewOf(state), ask)]).toEqual([{ squadron: 'a-squadron' }, { squadron: null }]);
    expect(check(viewOf(state), ask, { squadron: null })).toBeNull();
    expect(check(viewOf(state), ask, { squadron: 'a-squadron' })).toBeNull();
    expect(check(viewOf(state), ask, { squadron: 'b-squadron' })).toMatchObject({
      code: 'out-of-reach',
      rule: 'special.signals',
    });
    expect(initiativePhase.resolve(state, [{ ask, answer: { squadron: 'a-squadron' } }], log)).toBe('done');
    expect(log.told[0]).toEqual({
      kind: 'signalled',
      rule: 'special.signals',
      ship: 'x',
      squadron: 'a-squadron',
    });
    expect(log.told[1]).toMatchObject({
      rolls: [
        {
          squadron: 'a-squadron',
          modifiers: [
            { what: 'flagship', by: 2, rule: 'initiative.flagship' },
            british,
            { what: 'signalled', by: 1, rule: 'initiative.signalled' },
          ],
          total: 9,
        },
        { squadron: 'b-squadron', total: 11 },
      ],
    });
    expect(state.signalled).toEqual(['a-squadron']);
  });

  it('[special.signals] one who signals nobody is not told of', () => {
    const state = testTable({
      ships: [at('flag', 10, 10, { flagship: true }), at('x', 20, 10, signals)],
      phase: 'initiative',
    });
    const log = testContext(d6(2, 3));
    const [ask] = initiativePhase.asks(state);
    initiativePhase.resolve(state, [{ ask: ask!, answer: { squadron: null } }], log);
    expect(log.told.map(({ kind }) => kind)).toEqual(['initiative']);
    expect(state.signalled).toEqual([]);
  });

  it.each([
    ['initiative.british', 'British'],
    ['initiative.spanish', 'Spanish'],
  ] as const)('[%s] the modifier of %s squadrons names its rule', (rule, nation) => {
    const state = testTable({ ships: [at('x', 10, 10)], phase: 'initiative' });
    const log = testContext(d6(2, 3));
    initiativePhase.enter({ ...state, squadrons: [{ ...state.squadrons[0]!, nation }] }, log);
    expect(log.told).toMatchObject([{ rolls: [{ modifiers: [{ what: nation, rule }] }] }]);
  });
});
