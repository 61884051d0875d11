/** Towing (35.0). a with bow K20 and stern K21, b with bow K22, both heading up the board before the wind, unless stated. */
import type { AdvancedCase, AllowanceCase, LyingShip, SailingCase } from './advanced-case.ts';

interface Tow extends Omit<SailingCase, 'kind' | 'ships' | 'turns'> {
  readonly a?: Partial<LyingShip>;
  readonly b?: Partial<LyingShip>;
  readonly others?: readonly LyingShip[];
  readonly turns?: SailingCase['turns'];
}

/** The line is fast unless `a` says otherwise. */
const tow = ({ a, b, others, turns, ...stated }: Tow): SailingCase => ({
  kind: 'sailing',
  optional: ['towing'],
  ...stated,
  ships: [
    { id: 'a', at: 'K20', heading: 1, tows: 'b', ...a },
    { id: 'b', at: 'K22', heading: 1, ...b },
    ...(others ?? []),
  ],
  turns: turns ?? [],
});

/** Not fast yet. */
const apart = ({ a, ...stated }: Tow): SailingCase => {
  const built = tow(stated);
  const [first, ...rest] = built.ships;
  const { tows: _line, ...loose } = first!;
  return { ...built, ships: [{ ...loose, ...a }, ...rest] };
};

const cost = (
  { id, title, why }: Pick<AllowanceCase, 'id' | 'title' | 'why'>,
  [towing, towed]: readonly [number, number],
  hexes: AllowanceCase['expect'][string]['hexes'],
): AllowanceCase => ({
  kind: 'allowance',
  id,
  title,
  why,
  rules: ['35.2'],
  optional: ['towing'],
  ships: [
    { id: 'a', at: 'K20', heading: 1, rated: towing, tows: 'b' },
    { id: 'b', at: 'K22', heading: 1, rated: towed },
  ],
  expect: { a: { hexes } },
});

const PLACES = { a: ['K20', 1], b: ['K22', 1] } as const;

export const TOWING: readonly AdvancedCase[] = [
  apart({
    id: 'T01',
    title: 'Her stern lies before the other’s bow and she has noted the tow: does it begin?',
    rules: ['35.4.1', '9.1.4.6'],
    why: 'The line is a grapple and is thrown for; twelve always holds.',
    turns: [{ a: { plot: '0', tow: 'b' } }],
    dice: [6, 6],
    expect: { positions: PLACES, towedBy: { b: 'a' } },
  }),
  apart({
    id: 'T02',
    title: 'She lies a hex too far ahead: does the tow begin?',
    rules: ['35.4.1'],
    why: 'Her stern must be in the very hex that the other’s bow points to; nothing is thrown.',
    b: { at: 'K23' },
    turns: [{ a: { plot: '0', tow: 'b' } }],
    expect: { positions: { a: ['K20', 1], b: ['K23', 1] }, towedBy: { b: null } },
  }),
  apart({
    id: 'T03',
    title:
      'She crosses ahead and stops with her stern in the right hex, on another course: does the tow begin?',
    rules: ['35.4.1'],
    why: 'Only the place of her stern is asked for, after the movement: here K21.',
    a: { at: 'J21', heading: 2 },
    turns: [{ a: { plot: '2', tow: 'b' } }],
    dice: [6, 6],
    expect: { positions: { a: ['L20', 2], b: ['K22', 1] }, towedBy: { b: 'a' } },
  }),
  apart({
    id: 'T04',
    title: 'May she take an enemy in tow?',
    rules: ['35.1'],
    why: 'Only a friendly ship.',
    b: { side: 'b' },
    expect: {
      positions: PLACES,
      orders: [{ ship: 'a', order: { plot: '0', tow: 'b' }, forbidden: '35.1' }],
    },
  }),
  apart({
    id: 'T05',
    title: 'May she take a friend in tow in a light breeze?',
    rules: ['35.4.4'],
    why: 'Ships tow in moderate, normal and heavy breezes only.',
    velocity: 1,
    expect: {
      positions: PLACES,
      orders: [{ ship: 'a', order: { plot: '0', tow: 'b' }, forbidden: '35.4.4' }],
    },
  }),
  apart({
    id: 'T06',
    title: 'May she take a friend at anchor in tow?',
    rules: ['35.4.1'],
    why: 'Both must be free to move.',
    b: { anchor: 'A' },
    expect: {
      positions: PLACES,
      orders: [{ ship: 'a', order: { plot: '0', tow: 'b' }, forbidden: '35.4.1' }],
    },
  }),
  cost(
    { id: 'T07', title: 'What does it cost to tow a smaller ship?', why: 'One hex in all attitudes.' },
    [74, 36],
    { A: 3, B: 2, C: 0, D: 0 },
  ),
  cost(
    {
      id: 'T08',
      title: 'What does it cost to tow a ship of the same rating?',
      why: 'One hex, as for a smaller.',
    },
    [74, 74],
    { A: 3, B: 2, C: 0, D: 0 },
  ),
  cost(
    { id: 'T09', title: 'What does it cost to tow a ship of more guns?', why: 'Two hexes in all attitudes.' },
    [36, 74],
    { A: 2, B: 1, C: 0, D: 0 },
  ),
  tow({
    id: 'T10',
    title: 'Two hexes straight ahead: where does the ship in tow come?',
    rules: ['35.4.2'],
    why: 'She follows in the wake; one plot is written for both.',
    turns: [{ a: { plot: '2' } }],
    expect: {
      positions: { a: ['K18', 1], b: ['K20', 1] },
      towedBy: { b: 'a' },
      orders: [{ ship: 'b', order: { plot: '1' }, forbidden: '35.4.2' }],
    },
  }),
  tow({
    id: 'T11',
    title: 'Three hexes before the wind with a ship of her size in tow: is it lawful?',
    rules: ['35.2'],
    why: 'Of three one is lost.',
    expect: {
      positions: PLACES,
      orders: [
        { ship: 'a', order: { plot: '3' }, forbidden: '7.1.5' },
        { ship: 'a', order: { plot: '2' }, forbidden: null },
      ],
    },
  }),
  tow({
    id: 'T12',
    title: 'A hex ahead, a turn to the right, then three hexes: where does the ship in tow come?',
    rules: ['35.4.2'],
    why: 'She passes through K20, K19 and L18, the hexes that the other’s stern has left.',
    turns: [{ a: { plot: '1R' } }, { a: { plot: '3' } }],
    expect: { positions: { a: ['N17', 2], b: ['L18', 2] }, towedBy: { b: 'a' } },
  }),
  tow({
    id: 'T13',
    title: 'A hex ahead, a turn to the left, then two hexes: where does the ship in tow come?',
    rules: ['35.4.2'],
    why: 'She has come by K20 to K19, where the other turned; the corner is still before her.',
    turns: [{ a: { plot: '1L' } }, { a: { plot: '2' } }],
    expect: { positions: { a: ['I18', 6], b: ['K19', 1] }, towedBy: { b: 'a' } },
  }),
  tow({
    id: 'T14',
    title: 'The wind is right ahead: may she turn, and does the ship in tow move?',
    rules: ['35.3'],
    why: 'With an allowance of 0 she turns in place; the other stays.',
    wind: 4,
    turns: [{ a: { plot: 'L' } }],
    expect: { positions: { a: ['K20', 6], b: ['K22', 1] }, towedBy: { b: 'a' } },
  }),
  tow({
    id: 'T15',
    title: 'The towing ship runs into another in her second hex: where do both lie?',
    rules: ['35.4.2'],
    why: 'They move together or not at all: both have made one hex.',
    others: [{ id: 'x', at: 'K18', heading: 2, side: 'b' }],
    turns: [{ a: { plot: '2' } }],
    dice: [1, 1],
    expect: { positions: { a: ['K19', 1], b: ['K21', 1], x: ['K18', 2] }, towedBy: { b: 'a' } },
  }),
  tow({
    id: 'T16',
    title: 'A ship lies in the hex into which the one in tow would be drawn: where do both lie?',
    rules: ['35.4.2'],
    why: 'What stops the one stops the other.',
    a: { heading: 2 },
    others: [{ id: 'x', at: 'K21', heading: 6, side: 'b' }],
    turns: [{ a: { plot: '1' } }],
    dice: [1, 1],
    expect: { positions: { a: ['K20', 2], b: ['K22', 1], x: ['K21', 6] } },
  }),
  tow({
    id: 'T17',
    title: 'Both lie still a second turn: do they drift?',
    rules: ['35.4.2', '8.2.1'],
    why: 'Bound ships drift as one body.',
    a: { still: 1 },
    b: { still: 1 },
    turns: [{ a: { plot: '0' } }],
    expect: { positions: { a: ['K19', 1], b: ['K21', 1] }, towedBy: { b: 'a' } },
  }),
  tow({
    id: 'T18',
    title: 'An enemy has grappled the ship in tow: may the towing ship sail?',
    rules: ['9.1.6', '35.4.2'],
    why: 'The other irons hold both of them.',
    others: [{ id: 'x', at: 'L22', heading: 1, side: 'b' }],
    grapples: [['b', 'x']],
    expect: {
      positions: PLACES,
      orders: [{ ship: 'a', order: { plot: '1' }, forbidden: '9.1.6' }],
    },
  }),
  tow({
    id: 'T19',
    title: 'She tows one ship: may she take another?',
    rules: ['35.4.1'],
    why: 'Both ships must be free, and she is not.',
    others: [{ id: 'c', at: 'M22', heading: 1 }],
    expect: {
      positions: PLACES,
      orders: [{ ship: 'a', order: { plot: '0', tow: 'c' }, forbidden: '35.4.1' }],
    },
  }),
  tow({
    id: 'T20',
    title: 'The line is cast off: does it need a throw, and may the other sail by herself?',
    rules: ['35.4.3'],
    why: 'Friends cast off without a throw; from the next turn on each has a plot of her own.',
    turns: [{ a: { plot: '1' } }],
    castOff: [['a', 'b']],
    expect: {
      positions: { a: ['K19', 1], b: ['K21', 1] },
      towedBy: { b: null },
      orders: [{ ship: 'b', order: { plot: 'R1' }, forbidden: null }],
    },
  }),
  tow({
    id: 'T21',
    title: 'The wind rises to a gale: does the line hold?',
    rules: ['35.4.4'],
    why: 'In an unsuitable wind the grapple is lost.',
    turns: [{ a: { plot: '1' } }],
    nextVelocity: 5,
    expect: { positions: { a: ['K19', 1], b: ['K21', 1] }, towedBy: { b: null } },
  }),
  tow({
    id: 'T22',
    title: 'The wind rises to a heavy breeze: does the line hold?',
    rules: ['35.4.4'],
    why: 'A heavy breeze is the last that serves.',
    turns: [{ a: { plot: '1' } }],
    nextVelocity: 4,
    expect: { positions: { a: ['K19', 1], b: ['K21', 1] }, towedBy: { b: 'a' } },
  }),
  tow({
    id: 'T23',
    title: 'The towing ship anchors: what becomes of the tow?',
    rules: ['35.4.1', '20.3.2'],
    why: 'She still sails in the turn of the note; when the anchor holds, the line is cast off.',
    turns: [{ a: { plot: '1', anchor: 'AS' } }],
    expect: {
      positions: { a: ['K19', 1], b: ['K21', 1] },
      anchored: { a: 'AS' },
      towedBy: { b: null },
    },
  }),
];
