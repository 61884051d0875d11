import { describe, expect, it } from 'vitest';
import { combatResult } from '../../rules/battle/combat/resolve.ts';
import { twoFleets } from '../../rules/testing/battle.ts';
import type { StationTold } from '../../rules/told/index.ts';
import { view as viewOf } from '../../rules/umpire/view.ts';
import { combatTold } from '../testing/told.ts';
import {
  battlesOf,
  bySource,
  chanceIn,
  checksOf,
  type Frame,
  gunneryOf,
  lostRun,
  luckRun,
  ordersOf,
  prestigeRun,
  statesRun,
  turnsPlayed,
} from './tally.ts';

const base = viewOf(twoFleets(), 'red');
const frame = (turn: number, told: readonly StationTold[], more: Partial<typeof base> = {}): Frame => ({
  desk: { view: { ...base, turn, ...more }, step: 0, asks: [], outcome: null } as unknown as Frame['desk'],
  told,
  turn,
});
const combat = combatTold(
  { die: 0, column: { red: 2, blue: 4 }, dp: { red: 0, blue: 5 }, sunk: { red: 1, blue: 0 } },
  { dice: [0], modifiers: { red: [{ why: 'sail', value: 1 }], blue: [] }, result: { red: '4', blue: 'S*' } },
);
const order = (what: 'fulfilled' | 'failed', side: string): StationTold => ({
  kind: 'order',
  rule: '9.38',
  side,
  what,
});
const frames: Frame[] = [
  frame(0, [], { prestige: { red: 5, blue: 5 } }),
  frame(
    0,
    [
      { kind: 'battle', rule: '8.21', at: 'w', initial: {} },
      { kind: 'intensity', rule: '8.321', chosen: 'Medium', shift: 0, intensity: 'Medium', level: 4 },
      combat,
      { kind: 'victor', rule: '8.43', at: 'w', victor: 'blue', sunk: { red: 1, blue: 0 }, struck: 1 },
      order('failed', 'red'),
    ],
    {
      prestige: { red: 4, blue: 6 },
      lost: { red: { sunk: 0, captured: 1 }, blue: { sunk: 0, captured: 0 } },
    },
  ),
  frame(
    1,
    [
      order('fulfilled', 'red'),
      { kind: 'check', rule: '3.45', side: 'red', what: 'gale', rating: 4, modifier: 1, passed: true },
    ],
    {
      prestige: { red: 5, blue: 6 },
      lost: { red: { sunk: 1, captured: 1 }, blue: { sunk: 0, captured: 0 } },
      ledger: [
        { turn: 0, side: 'red', points: -1, source: 'sail' },
        { turn: 0, side: 'blue', points: 1, source: 'sail' },
        { turn: 1, side: 'red', points: 1, source: 'orders' },
      ],
    },
  ),
];
const turns = turnsPlayed(frames);

describe('the report in numbers', () => {
  it('follows Prestige and ships lost Turn by Turn', () => {
    expect(turns).toEqual([0, 1]);
    expect(prestigeRun(frames, turns, 'red')).toEqual([4, 5]);
    expect(lostRun(frames, turns, 'red')).toEqual([1, 2]);
  });

  it('keeps what was won apart from what was lost, by source', () => {
    const red = bySource(frames.at(-1)!.desk.view, 'red');
    expect([...red]).toEqual([
      ['sail', { won: 0, lost: 1 }],
      ['orders', { won: 1, lost: 0 }],
    ]);
  });

  it('counts Orders by their end', () => {
    expect(ordersOf(frames, 'red')).toEqual({ fulfilled: 1, failed: 1 });
    expect(ordersOf(frames, 'blue')).toEqual({ fulfilled: 0, failed: 0 });
  });

  it('counts ships by what they are fit for, and keeps silent on what the reader may not know', () => {
    expect(statesRun(frames, turns, 'red')).toEqual({
      Ready: [8, 8],
      FittingOut: [0, 0],
      InOrdinary: [0, 0],
    });
    expect(statesRun(frames, turns, 'blue')).toBeNull();
  });

  it('has a line for each Battle', () => {
    expect(battlesOf(frames)).toEqual([
      {
        turn: 0,
        at: 'w',
        combats: 1,
        level: 4,
        dp: { red: 0, blue: 5 },
        sunk: { red: 1, blue: 0 },
        struck: 1,
        victor: 'blue',
      },
    ]);
  });

  it('sets what the guns did against what their columns brought on average', () => {
    const chance = chanceIn(combat, 'red')!;
    const faces = Array.from({ length: 10 }, (_, die) => combatResult(2, die, 1).dp);
    expect(chance.rolled).toBe(5);
    expect(chance.expected).toBeCloseTo(faces.reduce((sum, one) => sum + one, 0) / 10);
    expect(gunneryOf(frames, 'red')).toMatchObject({ combats: 1, done: 5 });
    const [first, second] = luckRun(frames, turns, 'red');
    expect(first).toBeCloseTo(5 - chance.expected);
    expect(second).toBe(first);
  });

  it('counts the checks that came to light', () => {
    expect(checksOf(frames, 'red')).toEqual({ made: 1, passed: 1, due: 0.4 });
  });
});
