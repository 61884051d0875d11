/** Who gets the hex, who is moved back, who has collided (8.3.1 to 8.3.4). */
import type { Case } from './case.ts';

export const COLLISIONS: readonly Case[] = [
  {
    id: 'C01',
    title: 'A ship lying still keeps her bow hex; the one that runs in goes back',
    rules: ['8.3.1', '8.3.2'],
    ships: [
      { id: 'x', at: 'K20', heading: 1, plot: '2' },
      { id: 'y', at: 'K18', heading: 3, plot: '0', side: 'b' },
    ],
    dice: [6, 5],
    expect: {
      positions: { x: ['K19', 1], y: ['K18', 3] },
      collisions: [{ step: 2, hex: 'K18', holder: 'y', ships: ['x', 'y'] }],
      throws: [{ ships: ['x', 'y'], total: 7, fouled: false }],
      log: { x: '1', y: '0' },
    },
  },
  {
    id: 'C02',
    title: 'A stern counts as well as a bow',
    rules: ['8.3.2', '8.3.5.9'],
    ships: [
      { id: 'x', at: 'K20', heading: 1, plot: '2' },
      { id: 'y', at: 'J17', heading: 6, plot: '0', side: 'b' },
    ],
    dice: [6, 6],
    expect: {
      positions: { x: ['K19', 1], y: ['J17', 6] },
      collisions: [{ step: 2, hex: 'K18', holder: 'y', ships: ['x', 'y'] }],
      throws: [{ ships: ['x', 'y'], total: 8, fouled: true }],
    },
  },
  {
    id: 'C03',
    title: 'A ship may follow into the hex that the stern ahead leaves in the same step',
    rules: ['8.3.1'],
    ships: [
      { id: 'x', at: 'K20', heading: 1, plot: '1' },
      { id: 'y', at: 'K18', heading: 1, plot: '1' },
    ],
    expect: { positions: { x: ['K19', 1], y: ['K17', 1] } },
  },
  {
    id: 'C04',
    title: 'One who follows too fast runs onto the stern ahead',
    rules: ['8.3.1', '8.3.2'],
    ships: [
      { id: 'x', at: 'K20', heading: 1, plot: '2' },
      { id: 'y', at: 'K18', heading: 1, plot: '1', side: 'b' },
    ],
    dice: [5, 5],
    expect: {
      positions: { x: ['K19', 1], y: ['K17', 1] },
      collisions: [{ step: 2, hex: 'K18', holder: 'y', ships: ['x', 'y'] }],
      throws: [{ ships: ['x', 'y'], total: 10, fouled: true }],
    },
  },
  {
    id: 'C05',
    title: 'A ship struck as her bow leaves the hex keeps that step and then stops',
    rules: ['8.3.2', '8.3.4'],
    ships: [
      { id: 'x', at: 'K20', heading: 2, plot: '1' },
      { id: 'y', at: 'L19', heading: 1, plot: '2', side: 'b' },
    ],
    dice: [3, 4],
    expect: {
      positions: { x: ['K20', 2], y: ['L18', 1] },
      collisions: [{ step: 1, hex: 'L19', holder: 'y', ships: ['x', 'y'] }],
      throws: [{ ships: ['x', 'y'], total: 7, fouled: false }],
      log: { x: '0', y: '1' },
    },
  },
  {
    id: 'C06',
    title: 'Crossing close astern touches nobody',
    rules: ['8.3.1'],
    ships: [
      { id: 'x', at: 'K20', heading: 2, plot: '1' },
      { id: 'y', at: 'L18', heading: 1, plot: '1', side: 'b' },
    ],
    expect: { positions: { x: ['L19', 2], y: ['L17', 1] } },
  },
  {
    id: 'C07',
    title: 'Bow against bow: both stay where they are, and it is one collision',
    rules: ['8.3.2', '8.3.5'],
    wind: 2,
    ships: [
      { id: 'x', at: 'K20', heading: 1, plot: '1' },
      { id: 'y', at: 'K19', heading: 4, plot: '1', side: 'b' },
    ],
    dice: [4, 4],
    expect: {
      positions: { x: ['K20', 1], y: ['K19', 4] },
      collisions: [{ step: 1, hex: 'K19', holder: null, ships: ['x', 'y'] }],
      throws: [{ ships: ['x', 'y'], total: 8, fouled: false }],
    },
  },
  {
    id: 'C08',
    title: 'Two bows meet in the hex between them: the high die takes it',
    rules: ['8.3.2'],
    wind: 2,
    ships: [
      { id: 'x', at: 'K20', heading: 1, plot: '1' },
      { id: 'y', at: 'K18', heading: 4, plot: '1', side: 'b' },
    ],
    dice: [5, 3, 6, 4],
    decisions: ['x'],
    expect: {
      positions: { x: ['K19', 1], y: ['K18', 4] },
      contests: [{ hex: 'K19', ships: ['x', 'y'], decider: 'x' }],
      collisions: [{ step: 1, hex: 'K19', holder: 'x', ships: ['x', 'y'] }],
      throws: [{ ships: ['x', 'y'], total: 10, fouled: true }],
    },
  },
  {
    id: 'C09',
    title: 'The high die may give the hex to the other ship',
    rules: ['8.3.2'],
    wind: 2,
    ships: [
      { id: 'x', at: 'K20', heading: 1, plot: '1' },
      { id: 'y', at: 'K18', heading: 4, plot: '1', side: 'b' },
    ],
    dice: [2, 6, 1, 2],
    decisions: ['x'],
    expect: {
      positions: { x: ['K19', 1], y: ['K18', 4] },
      contests: [{ hex: 'K19', ships: ['x', 'y'], decider: 'y' }],
      collisions: [{ step: 1, hex: 'K19', holder: 'x', ships: ['x', 'y'] }],
      throws: [{ ships: ['x', 'y'], total: 3, fouled: false }],
    },
  },
  {
    id: 'C10',
    title: 'Equal dice are thrown again',
    rules: ['8.3.2'],
    wind: 2,
    ships: [
      { id: 'x', at: 'K20', heading: 1, plot: '1' },
      { id: 'y', at: 'K18', heading: 4, plot: '1', side: 'b' },
    ],
    dice: [4, 4, 1, 2, 2, 2],
    decisions: ['y'],
    expect: {
      positions: { x: ['K20', 1], y: ['K19', 4] },
      contests: [{ hex: 'K19', ships: ['x', 'y'], decider: 'y' }],
      collisions: [{ step: 1, hex: 'K19', holder: 'y', ships: ['x', 'y'] }],
      throws: [{ ships: ['x', 'y'], total: 4, fouled: false }],
    },
  },
  {
    id: 'C11',
    title: 'Two bows from different quarters contest the hex as well',
    rules: ['8.3.2'],
    ships: [
      { id: 'x', at: 'K20', heading: 2, plot: '1' },
      { id: 'y', at: 'M19', heading: 5, plot: '1', side: 'b' },
    ],
    dice: [6, 1, 3, 3],
    decisions: ['x'],
    expect: {
      positions: { x: ['L19', 2], y: ['M19', 5] },
      contests: [{ hex: 'L19', ships: ['x', 'y'], decider: 'x' }],
      collisions: [{ step: 1, hex: 'L19', holder: 'x', ships: ['x', 'y'] }],
      throws: [{ ships: ['x', 'y'], total: 6, fouled: false }],
    },
  },
  {
    id: 'C12',
    title: 'A swinging stern gives way to a bow',
    rules: ['8.3.2', '8.3.5.6'],
    ships: [
      { id: 't', at: 'K20', heading: 1, plot: 'R' },
      { id: 'x', at: 'J21', heading: 1, plot: '1', side: 'b' },
    ],
    dice: [5, 6],
    expect: {
      positions: { t: ['K20', 1], x: ['J20', 1] },
      collisions: [{ step: 1, hex: 'J20', holder: 'x', ships: ['t', 'x'] }],
      throws: [{ ships: ['t', 'x'], total: 7, fouled: false }],
      log: { t: '0', x: '1' },
    },
  },
  {
    id: 'C13',
    title: 'Two sterns swinging into one hex throw for it',
    rules: ['8.3.2'],
    ships: [
      { id: 't', at: 'K20', heading: 1, plot: 'R' },
      { id: 'u', at: 'J19', heading: 2, plot: 'L', side: 'b' },
    ],
    dice: [3, 5, 6, 5],
    decisions: ['u'],
    expect: {
      positions: { t: ['K20', 1], u: ['J19', 1] },
      contests: [{ hex: 'J20', ships: ['t', 'u'], decider: 'u' }],
      collisions: [{ step: 1, hex: 'J20', holder: 'u', ships: ['t', 'u'] }],
      throws: [{ ships: ['t', 'u'], total: 7, fouled: false }],
    },
  },
  {
    id: 'C14',
    title: 'A ship moved back keeps the hex she returns to, and her follower is moved back too',
    rules: ['8.3.2', '8.3.5'],
    ships: [
      { id: 'z', at: 'K17', heading: 3, plot: '0', side: 'b' },
      { id: 'y', at: 'K18', heading: 1, plot: '1' },
      { id: 'x', at: 'K20', heading: 1, plot: '1' },
    ],
    dice: [4, 4, 5, 6],
    expect: {
      positions: { z: ['K17', 3], y: ['K18', 1], x: ['K20', 1] },
      collisions: [
        { step: 1, hex: 'K17', holder: 'z', ships: ['y', 'z'] },
        { step: 1, hex: 'K19', holder: 'y', ships: ['x', 'y'] },
      ],
      throws: [
        { ships: ['y', 'z'], total: 4, fouled: false },
        { ships: ['x', 'y'], total: 10, fouled: true },
      ],
    },
  },
  {
    id: 'C15',
    title: 'A line ahead sails on without touching',
    rules: ['8.1.1', '8.3.1'],
    ships: [
      { id: 'x', at: 'K21', heading: 1, plot: '2' },
      { id: 'y', at: 'K19', heading: 1, plot: '2' },
      { id: 'z', at: 'K17', heading: 1, plot: '2' },
    ],
    expect: { positions: { x: ['K19', 1], y: ['K17', 1], z: ['K15', 1] } },
  },
  {
    id: 'C16',
    title: 'A whole line runs up when its leader is stopped',
    rules: ['8.3.2', '8.3.5'],
    ships: [
      { id: 'z', at: 'K16', heading: 3, plot: '0', side: 'b' },
      { id: 'u', at: 'K17', heading: 1, plot: '1' },
      { id: 'v', at: 'K19', heading: 1, plot: '1' },
      { id: 'w', at: 'K21', heading: 1, plot: '1' },
    ],
    dice: [1, 1, 1, 2, 1, 3],
    expect: {
      positions: { z: ['K16', 3], u: ['K17', 1], v: ['K19', 1], w: ['K21', 1] },
      collisions: [
        { step: 1, hex: 'K16', holder: 'z', ships: ['u', 'z'] },
        { step: 1, hex: 'K18', holder: 'u', ships: ['u', 'v'] },
        { step: 1, hex: 'K20', holder: 'v', ships: ['v', 'w'] },
      ],
      throws: [
        { ships: ['u', 'z'], total: -2, fouled: false },
        { ships: ['u', 'v'], total: 2, fouled: false },
        { ships: ['v', 'w'], total: 3, fouled: false },
      ],
    },
  },
  {
    id: 'C17',
    title: 'Two run into one that lies still: every pair that lies alongside throws',
    rules: ['8.3.2', '8.3.5'],
    ships: [
      { id: 'o', at: 'K19', heading: 4, plot: '0', side: 'b' },
      { id: 'x', at: 'K20', heading: 1, plot: '1' },
      { id: 'y', at: 'J19', heading: 2, plot: '1' },
    ],
    dice: [6, 3, 6, 6, 2, 3],
    expect: {
      positions: { o: ['K19', 4], x: ['K20', 1], y: ['J19', 2] },
      collisions: [{ step: 1, hex: 'K19', holder: 'o', ships: ['o', 'x', 'y'] }],
      throws: [
        { ships: ['o', 'x'], total: 5, fouled: false },
        { ships: ['o', 'y'], total: 8, fouled: true },
        { ships: ['x', 'y'], total: 4, fouled: false },
      ],
    },
  },
  {
    id: 'C18',
    title:
      'Three bows for one hex: the equal highest throw again, and losers a hex apart do not foul each other',
    rules: ['8.3.2', '8.3.5'],
    ships: [
      { id: 'x', at: 'K20', heading: 1, plot: '1' },
      { id: 'y', at: 'J19', heading: 2, plot: '1' },
      { id: 'z', at: 'L19', heading: 6, plot: '1', side: 'b' },
    ],
    dice: [2, 5, 5, 3, 4, 4, 4, 6, 4],
    decisions: ['x'],
    expect: {
      positions: { x: ['K19', 1], y: ['J19', 2], z: ['L19', 6] },
      contests: [{ hex: 'K19', ships: ['x', 'y', 'z'], decider: 'z' }],
      collisions: [{ step: 1, hex: 'K19', holder: 'x', ships: ['x', 'y', 'z'] }],
      throws: [
        { ships: ['x', 'y'], total: 7, fouled: false },
        { ships: ['x', 'z'], total: 10, fouled: true },
      ],
    },
  },
];
