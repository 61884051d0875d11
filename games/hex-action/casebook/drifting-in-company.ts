/** Drift among ships that sail, drift or lie as wrecks beside it (8.2, 8.3.3). The wind blows up the board. */
import type { Case } from './case.ts';

export const DRIFTING_IN_COMPANY: readonly Case[] = [
  {
    id: 'D20',
    title: 'Ships drifting in each other’s lee do not touch',
    rules: ['8.2.1', '8.3.3'],
    ships: [
      { id: 'x', at: 'K20', heading: 3, plot: 'D', still: 1 },
      { id: 'y', at: 'K19', heading: 3, plot: 'D', side: 'b', still: 1 },
    ],
    expect: { positions: { x: ['K19', 3], y: ['K18', 3] } },
  },
  {
    id: 'D21',
    title: 'One held by land holds the drifter behind her, in one collision though both hexes touch',
    rules: ['8.3.3', '8.3.5'],
    land: ['K18'],
    ships: [
      { id: 'x', at: 'K20', heading: 3, plot: 'D', still: 1 },
      { id: 'y', at: 'K19', heading: 3, plot: 'D', side: 'b', still: 1 },
    ],
    dice: [5, 5],
    expect: {
      positions: { x: ['K20', 3], y: ['K19', 3] },
      collisions: [{ step: 1, hex: 'K19', holder: 'y', ships: ['x', 'y'] }],
      throws: [{ ships: ['x', 'y'], total: 6, fouled: false }],
    },
  },
  {
    id: 'D22',
    title: 'Drift comes after all steps: a ship that has sailed into the lee is in the way',
    rules: ['8.3.3'],
    ships: [
      { id: 'x', at: 'K20', heading: 3, plot: 'D', still: 1 },
      { id: 'y', at: 'L19', heading: 6, plot: '1', side: 'b' },
    ],
    dice: [6, 3],
    expect: {
      positions: { x: ['K20', 3], y: ['K19', 6] },
      collisions: [{ step: 2, hex: 'K19', holder: 'y', ships: ['x', 'y'] }],
      throws: [{ ships: ['x', 'y'], total: 5, fouled: false }],
    },
  },
  {
    id: 'D23',
    title: 'One who has sailed through the lee and on is not',
    rules: ['8.3.3'],
    ships: [
      { id: 'x', at: 'K20', heading: 3, plot: 'D', still: 1 },
      { id: 'y', at: 'L19', heading: 6, plot: '4', side: 'b' },
    ],
    expect: { positions: { x: ['K19', 3], y: ['H17', 6] } },
  },
  {
    id: 'D24',
    title: 'A dismasted ship that has waited turns and drifts in one phase',
    rules: ['8.2.5', '8.2.5.3'],
    ships: [{ id: 'x', at: 'K20', heading: 3, plot: 'R', still: 3, dismasted: { sinceTurn: 1 } }],
    expect: { positions: { x: ['K19', 4] }, log: { x: 'R' } },
  },
  {
    id: 'D25',
    title: 'One that has not waited only drifts',
    rules: ['7.2.7', '8.2.5.3'],
    ships: [{ id: 'x', at: 'K20', heading: 3, plot: 'R', still: 3, dismasted: { sinceTurn: 0 } }],
    expect: {
      positions: { x: ['K19', 3] },
      infractions: [{ ship: 'x', code: 'dismasted-wait' }],
      log: { x: 'D' },
    },
  },
  {
    id: 'D26',
    title: 'The wind carries a ship off a board with fixed edges',
    rules: ['8.2.1'],
    fixed: true,
    ships: [{ id: 'x', at: 'K1', heading: 2, plot: 'D', still: 1 }],
    expect: { positions: { x: null }, left: ['x'] },
  },
  {
    id: 'D27',
    title: 'A surrendered ship lies still and drifts like any other',
    rules: ['8.2.1', '12.4.4'],
    ships: [{ id: 'x', at: 'K20', heading: 2, plot: '1', still: 1, surrender: 'firepower' }],
    expect: { positions: { x: ['K19', 2] }, infractions: [{ ship: 'x', code: 'surrendered' }] },
  },
  {
    id: 'D28',
    title: 'Drifting onto a body of two touches both, one throw each',
    rules: ['8.3.3', '8.3.5'],
    fouls: [['p', 'q']],
    ships: [
      { id: 'x', at: 'K20', heading: 3, plot: 'D', still: 1 },
      { id: 'p', at: 'K18', heading: 1, plot: '0', side: 'b' },
      { id: 'q', at: 'J17', heading: 1, plot: '0', side: 'b' },
    ],
    dice: [1, 1, 2, 1],
    expect: {
      positions: { x: ['K20', 3], p: ['K18', 1], q: ['J17', 1] },
      collisions: [
        { step: 1, hex: 'K19', holder: 'p', ships: ['p', 'x'] },
        { step: 1, hex: 'J18', holder: 'q', ships: ['q', 'x'] },
      ],
      throws: [
        { ships: ['p', 'x'], total: -2, fouled: false },
        { ships: ['q', 'x'], total: -1, fouled: false },
      ],
    },
  },
  {
    id: 'D29',
    title: 'One of a body that is run into keeps all of it from drifting, fouled or not',
    rules: ['8.2.3', '8.3.3', '8.3.4'],
    grapples: [['o', 'p']],
    ships: [
      { id: 'x', at: 'K20', heading: 1, plot: '2' },
      { id: 'o', at: 'K18', heading: 3, plot: 'D', side: 'b', still: 1 },
      { id: 'p', at: 'L17', heading: 3, plot: 'D', still: 1 },
    ],
    dice: [3, 3],
    expect: {
      positions: { x: ['K19', 1], o: ['K18', 3], p: ['L17', 3] },
      collisions: [{ step: 2, hex: 'K18', holder: 'o', ships: ['o', 'x'] }],
      throws: [{ ships: ['o', 'x'], total: 2, fouled: false }],
      still: { x: 0, o: 2, p: 2 },
      log: { o: '0', p: '0' },
    },
  },
  {
    id: 'D30',
    title: 'A frigate drifts onto a ship of the line that rests in this phase',
    rules: ['8.2.2', '8.3.3'],
    ships: [
      { id: 'x', at: 'K20', heading: 3, plot: 'D', still: 2 },
      { id: 'y', at: 'K19', heading: 3, plot: '0', class: 1, side: 'b', still: 2 },
    ],
    dice: [6, 5],
    expect: {
      positions: { x: ['K20', 3], y: ['K19', 3] },
      collisions: [{ step: 1, hex: 'K19', holder: 'y', ships: ['x', 'y'] }],
      throws: [{ ships: ['x', 'y'], total: 7, fouled: false }],
    },
  },
  {
    id: 'D31',
    title: 'The wind parts a body at a fixed edge: who is carried across is gone, the other has drifted',
    rules: ['8.2.1', '8.2.3'],
    fixed: true,
    grapples: [['x', 'y']],
    ships: [
      { id: 'x', at: 'K1', heading: 2, plot: 'D', still: 1 },
      { id: 'y', at: 'J2', heading: 3, plot: 'D', side: 'b', still: 1 },
    ],
    expect: { positions: { x: null, y: ['J1', 3] }, left: ['x'], log: { y: 'D' } },
  },
  {
    id: 'D32',
    title: 'A dismasted ship in irons drifts and does not have the free turn of a ship with sails',
    rules: ['7.1.15', '8.2.5'],
    ships: [{ id: 'x', at: 'K20', heading: 4, plot: 'L', still: 1, dismasted: { sinceTurn: 0 } }],
    expect: {
      positions: { x: ['K19', 4] },
      infractions: [{ ship: 'x', code: 'dismasted-wait' }],
    },
  },
  {
    id: 'D33',
    title: 'A body held by land throws for nothing, though its ships lie in each other’s lee',
    rules: ['8.2.3', '8.3.3'],
    fouls: [['x', 'y']],
    land: ['K17'],
    ships: [
      { id: 'x', at: 'K20', heading: 1, plot: 'D', still: 1 },
      { id: 'y', at: 'K18', heading: 1, plot: 'D', side: 'b', still: 1 },
    ],
    expect: { positions: { x: ['K20', 1], y: ['K18', 1] }, log: { x: '0', y: '0' } },
  },
  {
    id: 'D34',
    title: 'A grappled ship waits for the one that sailed last, as a fouled one does',
    rules: ['8.2.1', '8.2.3'],
    grapples: [['x', 'y']],
    ships: [
      { id: 'x', at: 'K20', heading: 1, plot: '0', still: 3 },
      { id: 'y', at: 'L20', heading: 1, plot: '0', side: 'b' },
    ],
    expect: { positions: { x: ['K20', 1], y: ['L20', 1] }, still: { x: 4, y: 1 }, log: { x: '0' } },
  },
];
