/** Worked examples of backing sails (20.2) and of turns that follow turns (20.4.2). */
import type { SailingCase } from './advanced-case.ts';

export const SAILS_AND_TURNS: readonly SailingCase[] = [
  {
    kind: 'sailing',
    id: 'S01',
    title: 'Both would enter J20: can b let the other pass by backing her sails?',
    rules: ['20.2'],
    why: 'Each B spends a factor in place: b enters J20 in the fourth step, when a has left it.',
    wind: 2,
    ships: [
      { id: 'a', at: 'I21', heading: 2 },
      { id: 'b', at: 'J21', heading: 1, side: 'b' },
    ],
    turns: [{ a: { plot: '3' }, b: { plot: 'BBB1' } }],
    expect: { positions: { a: ['L19', 2], b: ['J20', 1] } },
  },
  {
    kind: 'sailing',
    id: 'S02',
    title: 'Her last move L1R ended with a turn: how may she begin the next one?',
    rules: ['20.4.2'],
    why: 'A hex ahead comes before the next turn, unless the turn is the whole move.',
    ships: [{ id: 'x', at: 'K20', heading: 1 }],
    turns: [{ x: { plot: 'L1R' } }],
    expect: {
      positions: { x: ['J19', 1] },
      orders: [
        { ship: 'x', order: { plot: '1L1' }, forbidden: null },
        { ship: 'x', order: { plot: 'L' }, forbidden: null },
        { ship: 'x', order: { plot: 'L1R' }, forbidden: '20.4.2' },
      ],
    },
  },
];
