/** Collisions that hang together, and ships that come, go or stop short (7.2.7, 8.1.2, 8.3). */
import type { Case } from './case.ts';

export const COLLISIONS_IN_COMPANY: readonly Case[] = [
  {
    id: 'C19',
    title: 'Two bows and a stern: the stern gives way, then the bows throw',
    rules: ['8.3.2'],
    ships: [
      { id: 't', at: 'K20', heading: 1, plot: 'R' },
      { id: 'x', at: 'J21', heading: 1, plot: '1', side: 'b' },
      { id: 'y', at: 'I21', heading: 2, plot: '1', side: 'b' },
    ],
    dice: [1, 6, 6, 5, 3, 3, 6, 6],
    decisions: ['y'],
    expect: {
      positions: { t: ['K20', 1], x: ['J21', 1], y: ['J20', 2] },
      contests: [{ hex: 'J20', ships: ['x', 'y'], decider: 'y' }],
      collisions: [{ step: 1, hex: 'J20', holder: 'y', ships: ['t', 'x', 'y'] }],
      throws: [
        { ships: ['t', 'x'], total: 7, fouled: false },
        { ships: ['t', 'y'], total: 2, fouled: false },
        { ships: ['x', 'y'], total: 11, fouled: true },
      ],
    },
  },
  {
    id: 'C20',
    title: 'A turn is a step: the ship that turned first comes to the hex too late',
    rules: ['8.3.1'],
    ships: [
      { id: 'x', at: 'K20', heading: 2, plot: 'L1' },
      { id: 'y', at: 'J19', heading: 2, plot: '1', side: 'b' },
    ],
    dice: [4, 5],
    expect: {
      positions: { x: ['K20', 1], y: ['K19', 2] },
      collisions: [{ step: 2, hex: 'K19', holder: 'y', ships: ['x', 'y'] }],
      throws: [{ ships: ['x', 'y'], total: 9, fouled: false }],
      log: { x: 'L', y: '1' },
    },
  },
  {
    id: 'C21',
    title: 'Courses that cross in different steps do not meet',
    rules: ['8.3.1'],
    ships: [
      { id: 'x', at: 'K20', heading: 1, plot: '3' },
      { id: 'y', at: 'H20', heading: 2, plot: '3', side: 'b' },
    ],
    expect: { positions: { x: ['K17', 1], y: ['K19', 2] } },
  },
  {
    id: 'C22',
    title: 'The same crossing a step earlier catches the stern',
    rules: ['8.3.1', '8.3.4', '8.3.5.7'],
    ships: [
      { id: 'x', at: 'K20', heading: 1, plot: '3' },
      { id: 'y', at: 'I20', heading: 2, plot: '2', side: 'b' },
    ],
    dice: [4, 5],
    expect: {
      positions: { x: ['K18', 1], y: ['J19', 2] },
      collisions: [{ step: 2, hex: 'K19', holder: 'x', ships: ['x', 'y'] }],
      throws: [{ ships: ['x', 'y'], total: 10, fouled: true }],
      log: { x: '2', y: '1' },
    },
  },
  {
    id: 'C23',
    title: 'A ship stopped by one collision is in the way of the next',
    rules: ['8.3.2', '8.3.4', '8.3.5.5', '8.3.5.7'],
    ships: [
      { id: 'x', at: 'K20', heading: 1, plot: '3' },
      { id: 'y', at: 'K18', heading: 3, plot: '0', side: 'b' },
      { id: 'z', at: 'K23', heading: 1, plot: '3' },
    ],
    dice: [6, 6, 5, 5],
    expect: {
      positions: { x: ['K19', 1], y: ['K18', 3], z: ['K21', 1] },
      collisions: [
        { step: 2, hex: 'K18', holder: 'y', ships: ['x', 'y'] },
        { step: 3, hex: 'K20', holder: 'x', ships: ['x', 'z'] },
      ],
      throws: [
        { ships: ['x', 'y'], total: 9, fouled: true },
        { ships: ['x', 'z'], total: 10, fouled: true },
      ],
    },
  },
  {
    id: 'C24',
    title: 'A stern swinging clear leaves its hex to the one that follows',
    rules: ['8.3.1'],
    ships: [
      { id: 't', at: 'K20', heading: 1, plot: 'R' },
      { id: 'x', at: 'K22', heading: 1, plot: '1', side: 'b' },
    ],
    expect: { positions: { t: ['K20', 2], x: ['K21', 1] } },
  },
  {
    id: 'C25',
    title: 'A stern that can’t swing stays in the follower’s way',
    rules: ['8.3.2', '8.3.5.6'],
    ships: [
      { id: 'o', at: 'J20', heading: 4, plot: '0', side: 'b' },
      { id: 't', at: 'K20', heading: 1, plot: 'R' },
      { id: 'x', at: 'K22', heading: 1, plot: '1', side: 'b' },
    ],
    dice: [2, 2, 3, 3],
    expect: {
      positions: { o: ['J20', 4], t: ['K20', 1], x: ['K22', 1] },
      collisions: [
        { step: 1, hex: 'J20', holder: 'o', ships: ['o', 't'] },
        { step: 1, hex: 'K21', holder: 't', ships: ['t', 'x'] },
      ],
      throws: [
        { ships: ['o', 't'], total: 0, fouled: false },
        { ships: ['t', 'x'], total: 2, fouled: false },
      ],
    },
  },
  {
    id: 'C26',
    title: 'Three in a ring, each into the hex the next one leaves: all pass',
    rules: ['8.3.1'],
    ships: [
      { id: 'x', at: 'K19', heading: 1, plot: '1' },
      { id: 'y', at: 'L18', heading: 3, plot: '1', side: 'b' },
      { id: 'z', at: 'L19', heading: 5, plot: '1' },
    ],
    expect: { positions: { x: ['K18', 1], y: ['M19', 3], z: ['K20', 5] } },
  },
  {
    id: 'C27',
    title:
      'An outsider wins a hex of the ring, the ring stops, and he is moved back by the ship that returns',
    rules: ['8.3.2', '8.3.5'],
    ships: [
      { id: 'x', at: 'K19', heading: 1, plot: '1' },
      { id: 'y', at: 'L18', heading: 3, plot: '1', side: 'b' },
      { id: 'z', at: 'L19', heading: 5, plot: '1' },
      { id: 'w', at: 'J17', heading: 3, plot: '1', side: 'b' },
    ],
    dice: [2, 5, 3, 3, 4, 4, 5, 6, 1, 1],
    decisions: ['w'],
    expect: {
      positions: { x: ['K19', 1], y: ['L18', 3], z: ['L19', 5], w: ['J17', 3] },
      contests: [{ hex: 'K18', ships: ['x', 'w'], decider: 'w' }],
      collisions: [
        { step: 1, hex: 'K18', holder: 'y', ships: ['w', 'x', 'y'] },
        { step: 1, hex: 'M19', holder: 'z', ships: ['y', 'z'] },
        { step: 1, hex: 'K20', holder: 'x', ships: ['x', 'z'] },
      ],
      throws: [
        { ships: ['x', 'y'], total: 6, fouled: false },
        { ships: ['w', 'y'], total: 7, fouled: false },
        { ships: ['y', 'z'], total: 11, fouled: true },
        { ships: ['x', 'z'], total: 1, fouled: false },
      ],
    },
  },
  {
    id: 'C28',
    title:
      'Where one contest hangs on another, the one ahead is thrown first and may make the other needless',
    rules: ['8.3.2'],
    ships: [
      { id: 'x', at: 'K20', heading: 1, plot: '1' },
      { id: 'y', at: 'J19', heading: 2, plot: '1' },
      { id: 'v', at: 'K18', heading: 1, plot: '1', side: 'b' },
      { id: 'w', at: 'J17', heading: 2, plot: '1' },
    ],
    dice: [1, 6, 1, 1, 1, 1, 1, 1, 1, 1],
    decisions: ['w'],
    expect: {
      positions: { x: ['K20', 1], y: ['J19', 2], v: ['K18', 1], w: ['K17', 2] },
      contests: [{ hex: 'K17', ships: ['v', 'w'], decider: 'w' }],
      collisions: [
        { step: 1, hex: 'K19', holder: 'v', ships: ['v', 'x', 'y'] },
        { step: 1, hex: 'K17', holder: 'w', ships: ['v', 'w'] },
      ],
      throws: [
        { ships: ['v', 'x'], total: 2, fouled: false },
        { ships: ['v', 'y'], total: 2, fouled: false },
        { ships: ['x', 'y'], total: 1, fouled: false },
        { ships: ['v', 'w'], total: 2, fouled: false },
      ],
    },
  },
  {
    id: 'C29',
    title: 'A ship that crosses a fixed edge leaves both her hexes at once',
    rules: ['8.3.1'],
    fixed: true,
    ships: [
      { id: 'x', at: 'K1', heading: 1, plot: '1' },
      { id: 'y', at: 'L1', heading: 6, plot: '1', side: 'b' },
    ],
    expect: { positions: { x: null, y: ['K1', 6] }, left: ['x'] },
  },
  {
    id: 'C30',
    title: 'A plot onto land ends before it',
    rules: ['3.1.5', '7.2.7'],
    land: ['K18'],
    ships: [{ id: 'x', at: 'K20', heading: 1, plot: '3' }],
    expect: { positions: { x: ['K19', 1] }, infractions: [{ ship: 'x', code: 'land' }], log: { x: '1' } },
  },
  {
    id: 'C31',
    title: 'An illegal plot is carried out up to the infraction, and the ship then lies in the way',
    rules: ['7.2.7', '8.3.2'],
    ships: [
      { id: 'x', at: 'K20', heading: 1, plot: '1LL1' },
      { id: 'y', at: 'I21', heading: 2, plot: '3', side: 'b' },
    ],
    // x: K19, then heading 6 with her stern swung from K20 to L19. y: J20, K20 as it is left, and L19 is taken.
    dice: [4, 4],
    expect: {
      positions: { x: ['K19', 6], y: ['K20', 2] },
      infractions: [{ ship: 'x', code: 'one-turn-a-hex' }],
      collisions: [{ step: 3, hex: 'L19', holder: 'x', ships: ['x', 'y'] }],
      throws: [{ ships: ['x', 'y'], total: 9, fouled: false }],
      log: { x: '1L', y: '2' },
    },
  },
  {
    id: 'C32',
    title: 'An entering ship comes on and sails the rest of her plot',
    rules: ['7.2.8', '8.1.2'],
    ships: [{ id: 'x', at: 'K20', heading: 1, plot: '2', enters: true }],
    expect: { positions: { x: ['K19', 1] } },
  },
  {
    id: 'C33',
    title: 'An entering ship waits a turn when her hex is taken, without a collision',
    rules: ['8.1.2'],
    ships: [
      { id: 'x', at: 'K20', heading: 1, plot: '2', enters: true },
      { id: 'o', at: 'K20', heading: 2, plot: '0', side: 'b' },
    ],
    expect: { positions: { x: null, o: ['K20', 2] }, waits: ['x'], log: { x: '0' } },
  },
  {
    id: 'C34',
    title: 'She waits as well when another comes into her hex with the first step',
    rules: ['8.1.2'],
    ships: [
      { id: 'x', at: 'K20', heading: 1, plot: '2', enters: true },
      { id: 'y', at: 'J20', heading: 2, plot: '1', side: 'b' },
    ],
    expect: { positions: { x: null, y: ['K20', 2] }, waits: ['x'] },
  },
  {
    id: 'C35',
    title: 'A ship run into while she turns on her bow hex keeps the turn and then stops',
    rules: ['8.3.2', '8.3.4'],
    ships: [
      { id: 't', at: 'K20', heading: 2, plot: 'R1' },
      { id: 'x', at: 'K21', heading: 1, plot: '1', side: 'b' },
    ],
    dice: [3, 4],
    expect: {
      positions: { t: ['K20', 3], x: ['K21', 1] },
      collisions: [{ step: 1, hex: 'K20', holder: 't', ships: ['t', 'x'] }],
      throws: [{ ships: ['t', 'x'], total: 7, fouled: false }],
      log: { t: 'R', x: '0' },
    },
  },
  {
    id: 'C36',
    title: 'A bow has no better right than a stern to the hex that a ship moved back returns to',
    rules: ['8.3.2', '8.3.5'],
    ships: [
      { id: 'z', at: 'K17', heading: 3, plot: '0', side: 'b' },
      { id: 'v', at: 'K18', heading: 1, plot: '1' },
      { id: 'x', at: 'K20', heading: 1, plot: '1' },
      { id: 't', at: 'L19', heading: 4, plot: 'L', side: 'b' },
    ],
    dice: [1, 1, 1, 1, 1, 1, 1, 1],
    expect: {
      positions: { z: ['K17', 3], v: ['K18', 1], x: ['K20', 1], t: ['L19', 4] },
      collisions: [
        { step: 1, hex: 'K17', holder: 'z', ships: ['v', 'z'] },
        { step: 1, hex: 'K19', holder: 'v', ships: ['t', 'v', 'x'] },
      ],
      throws: [
        { ships: ['v', 'z'], total: -2, fouled: false },
        { ships: ['v', 'x'], total: 1, fouled: false },
        { ships: ['t', 'v'], total: -2, fouled: false },
        { ships: ['t', 'x'], total: -2, fouled: false },
      ],
      log: { v: '0', x: '0', t: '0' },
    },
  },
  {
    id: 'C37',
    title: 'A ship that has entered collides like any other from her second step on',
    rules: ['8.1.2', '8.3.1'],
    ships: [
      { id: 'x', at: 'K20', heading: 1, plot: '3', enters: true },
      { id: 'o', at: 'K19', heading: 3, plot: '0', side: 'b' },
    ],
    dice: [5, 4],
    expect: {
      positions: { x: ['K20', 1], o: ['K19', 3] },
      collisions: [{ step: 2, hex: 'K19', holder: 'o', ships: ['o', 'x'] }],
      throws: [{ ships: ['o', 'x'], total: 6, fouled: false }],
      still: { x: 0 },
      log: { x: '1' },
    },
  },
  {
    id: 'C38',
    title: 'Of two that enter by one hex the first has it and the other waits',
    rules: ['8.1.2'],
    ships: [
      { id: 'x', at: 'K20', heading: 1, plot: '2', enters: true },
      { id: 'y', at: 'K21', heading: 1, plot: '1', enters: true },
    ],
    expect: { positions: { x: ['K19', 1], y: null }, waits: ['y'], log: { x: '2', y: '0' } },
  },
  {
    id: 'C39',
    title: 'Bow against bow with another ship running into each: the two throw once, not once for each hex',
    rules: ['8.3.2', '8.3.5'],
    wind: 2,
    ships: [
      { id: 'x', at: 'K20', heading: 1, plot: '1' },
      { id: 'y', at: 'K19', heading: 4, plot: '1', side: 'b' },
      { id: 'v', at: 'J18', heading: 3, plot: '1', side: 'b' },
      { id: 'w', at: 'L20', heading: 6, plot: '1' },
    ],
    dice: [1, 2, 1, 3, 1, 4],
    expect: {
      positions: { x: ['K20', 1], y: ['K19', 4], v: ['J18', 3], w: ['L20', 6] },
      collisions: [
        { step: 1, hex: 'K19', holder: 'y', ships: ['v', 'x', 'y'] },
        { step: 1, hex: 'K20', holder: 'x', ships: ['w', 'x', 'y'] },
      ],
      throws: [
        { ships: ['x', 'y'], total: 3, fouled: false },
        { ships: ['v', 'y'], total: 3, fouled: false },
        { ships: ['w', 'x'], total: 4, fouled: false },
      ],
    },
  },
  {
    id: 'C40',
    title: 'Two that cross a fixed edge by the same hex do not meet there',
    rules: ['8.3.1', '15.0'],
    fixed: true,
    wind: 5,
    ships: [
      { id: 'x', at: 'A5', heading: 5, plot: '1' },
      { id: 'y', at: 'A6', heading: 6, plot: '1', side: 'b' },
    ],
    expect: { positions: { x: null, y: null }, left: ['x', 'y'] },
  },
];
