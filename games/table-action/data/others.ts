/** American, Danish and Dutch ships. Names, years and armament are public history; the quality of a crew is our judgement. */
import type { RosterRow } from './roster-row.ts';

export const american: readonly RosterRow[] = [
  ['ame-constitution', 'Constitution', 1812, 44, '30x24 14x32c', 'good', ['marines']],
  ['ame-essex', 'Essex', 1812, 32, '26x32c 6x12', 'good', ['marines']],
  ['ame-wasp', 'Wasp', 1814, 22, '20x32c 2x12', 'good', []],
];

export const danish: readonly RosterRow[] = [
  ['dan-dannebrog-blockship', 'Dannebrog blockship', 1801, 60, '24x24 24x18 12x8', 'average', ['flagship']],
  ['dan-sjaelland', 'Sjælland', 1801, 74, '28x24 30x18 16x8', 'average', []],
  ['dan-holsten', 'Holsten', 1801, 60, '24x24 24x18 12x8', 'average', []],
  ['dan-provesten-blockship', 'Prøvesten blockship', 1801, 56, '28x36 28x24', 'average', []],
  ['dan-wagrien-blockship', 'Wagrien blockship', 1801, 52, '26x24 26x18', 'average', []],
  ['dan-jylland-blockship', 'Jylland blockship', 1801, 54, '26x24 24x12 4x8', 'average', []],
  ['dan-elven', 'Elven', 1801, 10, '10x36c', 'average', ['signals']],
];

export const dutch: readonly RosterRow[] = [
  ['dut-vrijheid', 'Vrijheid', 1797, 74, '28x32 28x18 18x8', 'good', ['flagship']],
  ['dut-jupiter', 'Jupiter', 1797, 72, '28x32 28x18 16x8', 'average', []],
  ['dut-haarlem', 'Haarlem', 1797, 68, '26x32 26x18 16x8', 'average', []],
  ['dut-delft', 'Delft', 1797, 54, '22x18 22x12 10x8', 'good', []],
];
