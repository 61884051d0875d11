/** Two nights on a coast that is on no map. */
import type { Scenario } from '../rules/scenario.ts';

export const scenarios: readonly Scenario[] = [
  {
    id: 'gull-bay',
    title: 'A Run to Gull Bay',
    date: 'November 1784, no moon',
    place: 'Gull Bay',
    briefing:
      'Ninety tubs of brandy lie in the hold of the cutter Nancy, and two coves are dark and empty. The revenue brig Vigilant knows that she comes tonight. She does not know where to.',
    turnLimit: 10,
    wind: 5,
    cutter: 'Nancy',
    brig: 'Vigilant',
    coves: [
      { mark: 'a', name: 'Chapel Cove' },
      { mark: 'b', name: "Widow's Gap" },
    ],
    chart: [
      '#############',
      '##a#######b##',
      '##~~###.##~##',
      '#..~~.....~~#',
      '.............',
      '......R......',
      '..~.......~..',
      '.~~......~~..',
      '.............',
      '.............',
      '.1....2....3.',
    ],
  },
  {
    id: 'monks-isle',
    title: "Round the Monk's Isle",
    date: 'January 1786, blowing fresh',
    place: "The Monk's Sound",
    briefing:
      'Tea and lace from Guernsey, three places to land them, and an island to hide behind. The brig lies in its lee and listens.',
    turnLimit: 10,
    wind: 2,
    cutter: 'Kite',
    brig: 'Hound',
    coves: [
      { mark: 'a', name: 'The Hole' },
      { mark: 'b', name: 'Saltpans' },
      { mark: 'c', name: 'Under Priory' },
    ],
    chart: [
      '####.......1.',
      '##a~.........',
      '####.........',
      '###.....##...',
      '##.R...####..',
      '#b~....~##~.2',
      '##......~~...',
      '####.........',
      '###..........',
      '##c~.........',
      '#####......3.',
    ],
  },
];
