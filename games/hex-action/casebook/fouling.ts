/** Throws for fouling and all that bears on them (8.3.5). A chaser runs onto the stern of the ship ahead. */
import type { Case, CaseShip } from './case.ts';

interface Chase {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly string[];
  readonly chaser?: Partial<CaseShip>;
  readonly chased?: Partial<CaseShip>;
  readonly options?: Case['options'];
  readonly dice: readonly [number, number];
  readonly total: number;
  readonly fouled: boolean;
}

/** x sails 2 or more from K20, y sails 1 from K18 on the same heading: they meet in K18 in the second step. */
const chase = ({ id, title, rules, chaser, chased, options, dice, total, fouled }: Chase): Case => ({
  id,
  title,
  rules,
  ...(options && { options }),
  ships: [
    { id: 'x', at: 'K20', heading: 1, plot: '2', ...chaser },
    { id: 'y', at: 'K18', heading: 1, plot: '1', side: 'b', ...chased },
  ],
  dice,
  expect: {
    positions: { x: ['K19', 1], y: ['K17', 1] },
    collisions: [{ step: 2, hex: 'K18', holder: 'y', ships: ['x', 'y'] }],
    throws: [{ ships: ['x', 'y'], total, fouled }],
  },
});

export const FOULING: readonly Case[] = [
  chase({ id: 'F01', title: 'Ten fouls', rules: ['8.3.5'], dice: [4, 6], total: 10, fouled: true }),
  chase({ id: 'F02', title: 'Nine does not', rules: ['8.3.5'], dice: [3, 6], total: 9, fouled: false }),
  chase({
    id: 'F03',
    title: 'A crack crew takes one off',
    rules: ['8.3.5.1'],
    chaser: { quality: 'crack' },
    dice: [4, 6],
    total: 9,
    fouled: false,
  }),
  chase({
    id: 'F04',
    title: 'Two crack crews take two off, whichever ship they are in',
    rules: ['8.3.5.1'],
    chaser: { quality: 'crack' },
    chased: { quality: 'crack' },
    dice: [5, 6],
    total: 9,
    fouled: false,
  }),
  chase({
    id: 'F05',
    title: 'An elite crew takes two off',
    rules: ['8.3.5.2'],
    chased: { quality: 'elite' },
    dice: [5, 6],
    total: 9,
    fouled: false,
  }),
  chase({
    id: 'F06',
    title: 'A green crew adds one',
    rules: ['8.3.5.3'],
    chased: { quality: 'green' },
    dice: [4, 5],
    total: 10,
    fouled: true,
  }),
  chase({
    id: 'F07',
    title: 'A poor crew adds two',
    rules: ['8.3.5.4'],
    chaser: { quality: 'poor' },
    dice: [4, 4],
    total: 10,
    fouled: true,
  }),
  chase({
    id: 'F08',
    title: 'Friends clear each other more easily',
    rules: ['8.3.5.5'],
    chased: { side: 'a' },
    dice: [4, 6],
    total: 9,
    fouled: false,
  }),
  chase({
    id: 'F09',
    title: 'A ship noted for three factors adds one, though the collision cut her short',
    rules: ['8.3.5.7'],
    chaser: { plot: '3' },
    dice: [4, 5],
    total: 10,
    fouled: true,
  }),
  {
    id: 'F10',
    title: 'Two fast ships add one together, not one each',
    rules: ['8.3.5.7'],
    ships: [
      { id: 'x', at: 'K20', heading: 1, plot: '3' },
      { id: 'y', at: 'I20', heading: 2, plot: '3', side: 'b' },
    ],
    dice: [4, 4],
    expect: {
      positions: { x: ['K18', 1], y: ['J19', 2] },
      collisions: [{ step: 2, hex: 'K19', holder: 'x', ships: ['x', 'y'] }],
      throws: [{ ships: ['x', 'y'], total: 9, fouled: false }],
    },
  },
  {
    id: 'F11',
    title: 'A ship lying still takes four off',
    rules: ['8.3.5.6'],
    ships: [
      { id: 'x', at: 'K20', heading: 1, plot: '1' },
      { id: 'y', at: 'K18', heading: 1, plot: '0', side: 'b' },
    ],
    dice: [5, 6],
    expect: {
      positions: { x: ['K20', 1], y: ['K18', 1] },
      collisions: [{ step: 1, hex: 'K19', holder: 'y', ships: ['x', 'y'] }],
      throws: [{ ships: ['x', 'y'], total: 7, fouled: false }],
    },
  },
  {
    id: 'F12',
    title: 'Factors spent on turning count towards three',
    rules: ['8.3.5.7'],
    ships: [
      { id: 'x', at: 'K20', heading: 2, plot: 'L2' },
      { id: 'y', at: 'K18', heading: 1, plot: '1', side: 'b' },
    ],
    dice: [4, 5],
    expect: {
      positions: { x: ['K19', 1], y: ['K17', 1] },
      collisions: [{ step: 3, hex: 'K18', holder: 'y', ships: ['x', 'y'] }],
      throws: [{ ships: ['x', 'y'], total: 10, fouled: true }],
    },
  },
  {
    id: 'F13',
    title: 'Everything at once: elite and poor, friends, one lying still, one fast',
    rules: ['8.3.5.2', '8.3.5.4', '8.3.5.5', '8.3.5.6', '8.3.5.7'],
    ships: [
      { id: 'x', at: 'K20', heading: 1, plot: '3', quality: 'elite' },
      { id: 'y', at: 'K18', heading: 1, plot: '0', quality: 'poor' },
    ],
    dice: [6, 5],
    expect: {
      positions: { x: ['K20', 1], y: ['K18', 1] },
      collisions: [{ step: 1, hex: 'K19', holder: 'y', ships: ['x', 'y'] }],
      throws: [{ ships: ['x', 'y'], total: 7, fouled: false }],
    },
  },
  {
    id: 'F14',
    title: 'Twelve on the dice fouls whatever the modifiers',
    rules: ['8.3.5.9'],
    ships: [
      { id: 'x', at: 'K20', heading: 1, plot: '1', quality: 'elite' },
      { id: 'y', at: 'K18', heading: 1, plot: '0', quality: 'elite' },
    ],
    dice: [6, 6],
    expect: {
      positions: { x: ['K20', 1], y: ['K18', 1] },
      collisions: [{ step: 1, hex: 'K19', holder: 'y', ships: ['x', 'y'] }],
      throws: [{ ships: ['x', 'y'], total: 3, fouled: true }],
    },
  },
  chase({
    id: 'F15',
    title: 'With the lighter table nine is enough',
    rules: ['8.3.5'],
    options: { entanglement: 'two-dice-9' },
    dice: [3, 6],
    total: 9,
    fouled: true,
  }),
];
