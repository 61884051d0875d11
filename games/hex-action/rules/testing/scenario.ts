/** One sound scenario of the Advanced Game that has a bit of everything, for tests that spoil it. */
import { fitsSchema } from '@weathergage/kernel';
import { expect } from 'vitest';
import { type Scenario, ScenarioSchema } from '../scenario/scenario.ts';

/** Two ships a side, two seats for the first, a fort, a boom, a shoal, and a test for the victory. */
export const soundScenario = (): Scenario => ({
  id: 'sound',
  title: 'Sound',
  date: '1 January 1800',
  place: 'Anywhere',
  briefing: 'Everything once.',
  edition: 'advanced',
  board: { columns: 30, rows: 30, fixed: true },
  wind: 1,
  velocity: 3,
  windChange: 7,
  windSchedule: [{ turn: 2, direction: 2, velocity: 4 }],
  special: [
    { id: 'unreliable', ships: ['a1', 'b1'], dieAtMost: 2 },
    { id: 'shift-flag', from: 'a1', to: 'a2', turns: 2 },
    { id: 'under-the-guns', firer: 'a1', target: 'b1', rangeNone: 1, rangeHalf: 2 },
    { id: 'treasure', side: 'b' },
    { id: 'uncoppered', sides: ['a', 'b'] },
    { id: 'free-squadron', squadron: 'van' },
    { id: 'convoy', squadrons: ['van', 'rear'] },
  ],
  depths: [{ depth: 10, hexes: ['C5', 'D5-9'] }],
  batteries: [
    {
      id: 'fort',
      name: 'Fort',
      side: 'b',
      hexes: ['A1', 'A2'],
      quality: 'average',
      guns: 8,
      hull: 9,
      crew: 6,
      arc: [1, 2],
    },
  ],
  booms: ['F5', 'F6'],
  sides: [
    {
      id: 'a',
      name: 'Side A',
      seats: [
        { id: 'a-1', name: 'First' },
        { id: 'a-2', name: 'Second' },
      ],
      squadrons: [
        { id: 'van', name: 'Van', seat: 'a-1', flagship: 'a1' },
        { id: 'rear', name: 'Rear', flagship: 'a2' },
      ],
    },
    { id: 'b', name: 'Side B', seats: [{ id: 'b-1', name: 'Third' }] },
  ],
  ships: [
    {
      id: 'a1',
      name: 'A1',
      class: 'br-f3-36',
      side: 'a',
      quality: 'crack',
      bow: 'K10',
      heading: 1,
      squadron: 'van',
    },
    {
      id: 'a2',
      name: 'A2',
      class: 'br-f3-36',
      side: 'a',
      quality: 'crack',
      bow: 'K15',
      heading: 1,
      squadron: 'rear',
    },
    { id: 'b1', name: 'B1', class: 'br-f3-36', side: 'b', quality: 'green', bow: 'R10', heading: 1 },
    { id: 'b2', name: 'B2', class: 'br-f3-36', side: 'b', quality: 'green', bow: 'R15', heading: 1 },
  ],
  land: ['A1-3', 'B9'],
  turnLimit: 20,
  victory: {
    type: 'special',
    wins: [
      {
        side: 'a',
        when: 'each-turn',
        if: {
          test: 'all',
          of: [
            { test: 'captured', ships: ['b1'], atLeast: 1 },
            { test: 'not', of: [{ test: 'reach', ship: 'b2', hexes: ['K1'] }] },
            { test: 'batterySilenced', batteries: ['fort'] },
          ],
        },
      },
      { side: 'b', when: 'end', if: { test: 'exit', side: 'b', edge: 'any', atLeast: 1 } },
    ],
    otherwise: 'draw',
  },
  provenance: { ships: 'constructed' },
});

/** The scenario with another value at a path such as `/ships/0/bow`; undefined takes the member away. */
export function spoilt(scenario: Scenario, path: string, value: unknown): Scenario {
  const copy = structuredClone(scenario);
  const steps = path.slice(1).split('/');
  const last = steps.pop()!;
  let at = copy as unknown as Record<string, unknown>;
  for (const step of steps) at = at[step] as Record<string, unknown>;
  if (value === undefined) delete at[last];
  else at[last] = value;
  return copy;
}

/** Whether the file still has the form of a scenario with another value at a path. */
export const fits = (path: string, value: unknown): boolean =>
  fitsSchema(ScenarioSchema, spoilt(soundScenario(), path, value));

/** What may stand at a path, and what may not. */
export type FormRow = readonly [path: string, may: readonly unknown[], mayNot: readonly unknown[]];

export function expectForm(rows: readonly FormRow[]): void {
  for (const [path, may, mayNot] of rows) {
    expect(may.filter((value) => !fits(path, value)).map((value) => [path, value])).toEqual([]);
    expect(mayNot.filter((value) => fits(path, value)).map((value) => [path, value])).toEqual([]);
  }
}

/** So many of one, for lists that are just short enough or too long. */
export const many = (count: number, one: unknown = 'a'): unknown[] =>
  Array.from({ length: count }, () => one);
export const word = (length: number): string => 'a'.repeat(length);
