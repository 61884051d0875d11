/** A ship under way by herself, another near her, and what is told of both. */
import { TestPlay } from './play.ts';
import { type TestShip, type TestTable, testTable } from './table.ts';

export const x: TestShip = { id: 'x', at: [20, 20], heading: 90 };

export const y: TestShip = { id: 'y', side: 'b', at: [24, 20], heading: 0 };

export const scene = (table: TestTable) => new TestPlay(testTable(table));

export const place = (x: number, y: number, heading = 900) => ({ at: { x, y }, heading });

export const activated = {
  kind: 'activated',
  rule: 'activation.step-order',
  ship: 'x',
  opening: null,
  allHands: false,
};

export const done = { kind: 'done', rule: 'activation.marks-done', ship: 'x' };

export const moved = (from: object, to: object, distance: number, segment = 1, disposition = 'reaching') => ({
  kind: 'moved',
  rule: 'move.three-segments',
  ship: 'x',
  from,
  to,
  distance,
  segment,
  disposition,
});

export const turned = (from: object, to: object, by: number) => ({
  kind: 'turned',
  rule: 'move.one-turn-a-segment',
  ship: 'x',
  from,
  to,
  by,
});

/** Points lost, as they are told. */
export const lossTold = (
  ship: string,
  area: string,
  by: number,
  left: number,
  rule: string,
  why: string,
) => ({
  kind: 'damage',
  rule,
  ship,
  area,
  by,
  left,
  why,
});
