/** Battles of one's own by points: both sides choose their ships in secret within a budget. */
import type { Scenario } from '../rules/scenario/scenario.ts';
import type { Direction } from '../rules/sea/hex.ts';

/** Berths in line ahead down one column, the leader first. */
const line = (column: string, first: number, heading: Direction, count: number) =>
  Array.from({ length: count }, (_, index) => ({ bow: `${column}${first + 2 * index}`, heading }));

const meeting = (id: string, title: string, budget: number, ships: number, briefing: string): Scenario => ({
  id,
  title,
  date: '1796-06-01',
  place: 'The open sea',
  briefing,
  edition: 'advanced',
  board: { columns: 51, rows: 35, fixed: false },
  wind: 3,
  velocity: 3,
  windChange: 11,
  rules: { lossOfRigging: true },
  sides: [
    { id: 'british', name: 'Royal Navy', seats: [{ id: 'british-1', name: 'British admiral' }] },
    { id: 'allied', name: 'France and Spain', seats: [{ id: 'allied-1', name: 'Allied admiral' }] },
  ],
  ships: [],
  // Neither line has the wind of the other: it blows across both from the upper left.
  muster: [
    { side: 'british', budget, nations: ['British'], berths: line('P', 5, 1, ships) },
    { side: 'allied', budget, nations: ['French', 'Spanish'], berths: line('DD', 5, 1, ships) },
  ],
  turnLimit: 30,
  victory: { type: 'points', margin: Math.max(1, Math.round(budget / 20)) },
  provenance: {
    positions: 'constructed',
    wind: 'constructed',
    briefing: 'constructed',
    victory: 'constructed',
  },
});

export const chosenFleets: readonly Scenario[] = [
  meeting(
    'chosen-frigates',
    'Chosen Frigates',
    60,
    6,
    'Sixty points for each side, and nobody knows what the other will bring: one strong frigate and consorts, or a swarm of brigs. Choose, and meet.',
  ),
  meeting(
    'chosen-fleets',
    'Chosen Fleets',
    240,
    12,
    'Two hundred and forty points for each side: three-deckers with raw crews, or a line of smart seventy-fours. Both lists are opened together, and the lines are in sight.',
  ),
];
