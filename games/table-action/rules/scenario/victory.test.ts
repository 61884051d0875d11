import { d6 } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { endPhase } from '../end.ts';
import { resign } from '../resign.ts';
import type { State } from '../table/state.ts';
import type { Victory } from '../table/victory-language.ts';
import { testContext } from '../testing/play.ts';
import { type TestBattery, type TestShip, testTable } from '../testing/table.ts';
import { judge, pointsOf } from './victory.ts';

const x: TestShip = { id: 'x', at: [10, 10], heading: 90 };
const y: TestShip = { id: 'y', side: 'b', at: [30, 10], heading: 90 };
const z: TestShip = { id: 'z', side: 'b', at: [30, 20], heading: 90 };

interface Case {
  readonly victory: Victory;
  readonly y?: Partial<TestShip>;
  readonly x?: Partial<TestShip>;
  readonly turn?: number;
  readonly fort?: Partial<TestBattery>;
}
const tableOf = (the: Case): State =>
  testTable({
    ships: [{ ...x, ...the.x }, { ...y, ...the.y }, z],
    batteries: the.fort === undefined ? [] : [{ id: 'fort', at: [60, 40], ...the.fort }],
    victory: [the.victory],
    turn: the.turn ?? 1,
    phase: 'end',
  });
const winner = (the: Case): string | undefined => judge(tableOf(the))?.winners[0];
const prize = { owner: 'b', side: 'a', colours: 'prize' } as const;

describe('victory, in the End Phase', () => {
  it('[turn.phases] points: all for struck, taken or lost, half for crippled, by a margin after the last turn', () => {
    const points = { type: 'points', margin: 30 } satisfies Victory;
    const score = (changes: Partial<TestShip>) => pointsOf(tableOf({ victory: points, y: changes })).a;
    expect(score({})).toBe(0);
    expect(score({ hull: 40 })).toBe(25);
    for (const lost of [{ colours: 'struck' }, prize, { fate: 'sunk' }, { fate: 'aground' }] as const)
      expect(score(lost)).toBe(50);
    expect(score({ fate: 'left', exit: 'north' })).toBe(25);
    expect(score({ colours: 'retaken' })).toBe(25);
    expect(winner({ victory: points, y: { colours: 'struck' }, turn: 9 })).toBeUndefined();
    expect(winner({ victory: points, y: { colours: 'struck' }, turn: 10 })).toBe('a');
    expect(judge(tableOf({ victory: points, y: { hull: 40 }, turn: 10 }))).toMatchObject({ winners: [] });
    expect(winner({ victory: points, x: { crew: 1, colours: 'struck' }, turn: 10 })).toBe('b');
  });

  it('[turn.phases] points: a lead of just the margin is enough, one point less is a draw, and none is never a win', () => {
    const by = (margin: number, more: Omit<Case, 'victory'>) =>
      judge(tableOf({ victory: { type: 'points', margin }, turn: 10, ...more }))?.winners;
    const crippled = { y: { hull: 40 } };
    expect(by(25, crippled)).toEqual(['a']);
    expect(by(26, crippled)).toEqual([]);
    expect(by(25, { x: { hull: 40 } })).toEqual(['b']);
    expect(by(26, { x: { hull: 40 } })).toEqual([]);
    expect(by(0, {})).toEqual([]);
    expect(by(0, crippled)).toEqual(['a']);
  });

  it('[turn.phases] a destroyed battery counts its points', () => {
    const state = tableOf({ victory: { type: 'points', margin: 1 }, fort: { state: 'surrendered' } });
    expect(pointsOf(state)).toEqual({ a: 16, b: 0 });
  });

  const ships = { side: 'a', ships: ['y', 'z'], atLeast: 1 };
  it('[turn.phases] capture: taken by boarding, and not lost again', () => {
    const victory = { type: 'capture', ...ships } satisfies Victory;
    expect(winner({ victory, y: prize })).toBe('a');
    expect(winner({ victory, y: { colours: 'struck' } })).toBeUndefined();
    expect(winner({ victory, y: { ...prize, fate: 'sunk' } })).toBeUndefined();
  });
  it('[turn.phases] sink: removed from play', () => {
    const victory = { type: 'sink', ...ships } satisfies Victory;
    for (const fate of ['sunk', 'exploded', 'aground'] as const)
      expect(winner({ victory, y: { fate } })).toBe('a');
    expect(winner({ victory, y: { fate: 'left' } })).toBeUndefined();
    expect(winner({ victory: { ...victory, atLeast: 2 }, y: { fate: 'sunk' } })).toBeUndefined();
  });
  it('[turn.phases] strike: struck, taken or removed', () => {
    const victory = { type: 'strike', ...ships } satisfies Victory;
    for (const lost of [{ colours: 'struck' }, prize, { fate: 'sunk' }] as const)
      expect(winner({ victory, y: lost })).toBe('a');
    expect(winner({ victory })).toBeUndefined();
  });
  it('[turn.phases] exit: by that edge, under her own colours', () => {
    const victory = { type: 'exit', side: 'b', ships: ['y'], atLeast: 1, edge: 'west' } satisfies Victory;
    expect(winner({ victory, y: { fate: 'left', exit: 'west' } })).toBe('b');
    expect(winner({ victory, y: { fate: 'left', exit: 'east' } })).toBeUndefined();
    expect(winner({ victory, y: { fate: 'left', exit: 'west', colours: 'struck' } })).toBeUndefined();
    expect(pointsOf(tableOf({ victory, y: { fate: 'left', exit: 'west' } })).a).toBe(0);
  });
  it('[turn.phases] hold: a fighting ship within six inches of the point at the end', () => {
    const victory = { type: 'hold', side: 'a', x: 16_000, y: 10_000 } satisfies Victory;
    expect(winner({ victory, turn: 10 })).toBe('a');
    expect(winner({ victory, turn: 9 })).toBeUndefined();
    expect(winner({ victory: { ...victory, x: 16_001 }, turn: 10 })).toBeUndefined();
  });
  it('[turn.phases] survive: still fighting on the table at the end of that turn', () => {
    const victory = { type: 'survive', side: 'b', ships: ['y'], atLeast: 1, untilTurn: 4 } satisfies Victory;
    expect([winner({ victory, turn: 3 }), winner({ victory, turn: 4 })]).toEqual([undefined, 'b']);
    for (const gone of [
      { colours: 'struck' },
      { colours: 'retaken' },
      prize,
      { fate: 'sunk' },
      { fate: 'left', exit: 'west' },
    ] as const)
      expect(winner({ victory, turn: 4, y: gone })).toBeUndefined();
    expect(winner({ victory, turn: 4, y: { hull: 1, rigging: 0, crew: 1 } })).toBe('b');
  });
  it('[turn.phases] battery: destroyed or surrendered', () => {
    const victory = { type: 'battery', side: 'a', batteries: ['fort'], atLeast: 1 } satisfies Victory;
    expect(winner({ victory, fort: { state: 'destroyed' } })).toBe('a');
    expect(winner({ victory, fort: {} })).toBeUndefined();
  });
  it('[turn.phases] flagship: any of the ships beaten', () => {
    const victory = { type: 'flagship', side: 'a', ships: ['y'] } satisfies Victory;
    expect([winner({ victory, y: { colours: 'struck' } }), winner({ victory })]).toEqual(['a', undefined]);
  });
  it('[turn.phases] fraction crippled: so many in a hundred crippled, struck or lost', () => {
    const victory = { type: 'fractionCrippled', side: 'a', of: 'b', percent: 50 } satisfies Victory;
    expect([winner({ victory, y: { crew: 10 } }), winner({ victory })]).toEqual(['a', undefined]);
    expect(winner({ victory: { ...victory, percent: 51 }, y: { crew: 10 } })).toBeUndefined();
  });

  it('[turn.phases] the first line of the list that is true decides', () => {
    const state = tableOf({ victory: { type: 'points', margin: 1 }, x: { colours: 'struck' }, y: prize });
    const list: Victory[] = [
      { type: 'strike', side: 'a', ships: ['y'], atLeast: 1 },
      { type: 'strike', side: 'b', ships: ['x'], atLeast: 1 },
    ];
    expect(judge({ ...state, victory: list })).toMatchObject({ winners: ['a'], reason: 'strike' });
    expect(judge({ ...state, victory: [...list].reverse() })).toMatchObject({ winners: ['b'] });
  });

  it('[turn.phases] a side with nobody left has lost the field, unless the list says otherwise', () => {
    const victory = { type: 'capture', side: 'a', ships: ['y'], atLeast: 1 } satisfies Victory;
    expect(judge(tableOf({ victory, x: { colours: 'struck' } }))).toMatchObject({
      winners: ['b'],
      reason: 'field',
    });
  });

  it('[turn.phases] a side whose seats have all resigned has lost', () => {
    const state = tableOf({ victory: { type: 'points', margin: 1 } });
    expect(resign(state, 'a-1').state.outcome).toMatchObject({ winners: ['b'], reason: 'resigned' });
    const two = { ...state, seats: [...state.seats, { id: 'a-2', side: 'a', name: 'Two' }] };
    const { state: left } = resign(two, 'a-1');
    expect(left.outcome).toBeNull();
    expect(left.ships[0]!.seat).toBe('a-2');
    const fort = tableOf({ victory: { type: 'points', margin: 1 }, fort: { side: 'a', seat: 'a-1' } });
    expect(resign({ ...fort, seats: two.seats }, 'a-1').state.batteries[0]!.seat).toBe('a-2');
  });

  it('[turn.phases] a fluky wind is thrown for when the turn ends', () => {
    const state = { ...tableOf({ victory: { type: 'points', margin: 1 } }), flukyWind: true };
    endPhase.enter(state, testContext(d6(1)));
    expect(state.fluky).toBe(true);
    endPhase.enter(state, testContext(d6(2)));
    expect(state.fluky).toBe(false);
  });
});
